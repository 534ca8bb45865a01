"""Writes the page of deeds and events: whatever the engine knows that can be done and can happen.

They are those that the engine has, so that nobody lists them by hand; `--check` fails when the page
has others.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sabot.scenario.life.listing import deeds, events

PAGE: Final = Path(__file__).resolve().parent.parent / "docs/DEEDS.md"
BEGINNING: Final = """# Deeds and events

What can be done at a table, and what happens there, in the words of a scenario. How they are used is told
in [SCENARIOS.md](SCENARIOS.md). This page is written by `make sentences` from the commands and events of
the engine.

## Deeds

A person stands before it: `the dealer reports a misdeal`. Details stand in a table under the step; one
with a star must be given.

"""
BETWEEN: Final = """
## Events

As in `Then the event "coup voided" is recorded with:`. Each may be asked for its `rule`, and for whom it
was done `by` and its `approver`, besides these.

"""


def main() -> int:
    page = BEGINNING + table("Deed", deeds()) + BETWEEN + table("Event", events())
    if "--check" not in sys.argv:
        PAGE.write_text(page, "utf-8")
    elif PAGE.read_text("utf-8") != page:
        print("docs/DEEDS.md lists other deeds or events than there are: run make sentences", file=sys.stderr)
        return 1
    return 0


def table(of: str, listed: Iterable[tuple[str, tuple[str, ...]]]) -> str:
    rows = "".join(f"| `{called}` | {', '.join(details) or 'none'} |\n" for called, details in listed)
    return f"| {of} | Details |\n|---|---|\n{rows}"


if __name__ == "__main__":
    sys.exit(main())
