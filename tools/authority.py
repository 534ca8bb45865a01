"""Writes docs/AUTHORITY.md: who may do what under each rule book, when, and with whose approval.

All of it is read from the rule books' own files at the addresses in `tools/power_table.py`; `--check` fails
when the page says something else.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sabot.rulebooks import BOOKS
from sabot.views.deeds.phrases import PHRASES
from tools.moments import MOMENTS, SPOKEN
from tools.power_table import POWERS
from tools.powers import (
    Book,
    Entry,
    Named,
    approvers,
    book_named,
    moments_of,
    who_may,
)

PAGE: Final = Path(__file__).resolve().parent.parent / "docs/AUTHORITY.md"
BEGINNING: Final = """# Who may do what

For each rule book: every deed of the table engine, who may do it, whose approval it takes, by which clause,
and when. This page is written by `make authority` from the rule books' own files. A test sees each deed done
at each moment that is named here and tries it there by every role; at all other moments everybody is refused.

Whoever is named may, and so may all the staff of the same rank or a higher one; a role from outside only
where it is named. Where the book names nobody for the conduct of the game, it is whoever deals. A patron acts
for himself alone. Nobody approves what he asks for himself; whoever has the power to approve needs no
approval. Beside who and when, a deed has conditions of its own: the refusals name their clauses.

"""


def main() -> int:
    page = BEGINNING + "\n".join(section for book in BOOKS for section in _of_book(book_named(book)))
    if "--check" not in sys.argv:
        PAGE.write_text(page, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != page:
        print(
            "docs/AUTHORITY.md says something else than the rule books: run make authority", file=sys.stderr
        )
        return 1
    return 0


def _of_book(book: Book) -> Iterator[str]:
    names = {role["key"]: role["name"] for role in book["roles"]}
    of = book["document"]
    yield f"## {of['casino']}: {of['title']}, version {of['version']}\n"
    staff = sorted((role for role in book["roles"] if role["kind"] == "staff"), key=lambda role: role["rank"])
    ranks = ", ".join(f"{role['name']} ({role['rank']})" for role in staff)
    yield f"From the lowest rank: {ranks}.\n"
    yield "| Deed | Who may | With the approval of | Clause | When |"
    yield "|---|---|---|---|---|"
    unknown = []
    for phrase, name in _in_order():
        entry = POWERS[name]
        who = who_may(book, entry)
        if not who:
            unknown.append(phrase)
            continue
        cells = (phrase, _people(who, names), _approval(book, entry, names), _rules(who), _when(book, entry))
        yield f"| {' | '.join(cells)} |"
    yield f"\nThis book knows nothing of: {'; '.join(unknown) or 'nothing is missing'}.\n"


def _in_order() -> list[tuple[str, str]]:
    named = {command.__name__: phrase for command, phrase in PHRASES.items()}
    return [(named[name], name) for name in POWERS]


def _people(who: list[Named], names: dict[str, str]) -> str:
    roles = dict.fromkeys(role for one in who for role in one.roles)
    return " or ".join("the patron himself" if role == "player" else names[role] for role in roles)


def _rules(who: list[Named]) -> str:
    return ", ".join(dict.fromkeys(one.rule for one in who if one.rule)) or "–"


def _approval(book: Book, entry: Entry, names: dict[str, str]) -> str:
    told: dict[tuple[str, str], list[str]] = {}
    for one, why in approvers(book, entry):
        told.setdefault((_people([one], names), why), []).append(one.rule)
    return (
        "; ".join(
            f"{people} {'' if why == 'always' else why + ' '}({', '.join(dict.fromkeys(rules))})"
            for (people, why), rules in told.items()
        )
        or "nobody"
    )


def _when(book: Book, entry: Entry) -> str:
    moments = moments_of(book, entry)
    return SPOKEN.get(moments) or "; ".join(MOMENTS[moment] for moment in moments)


if __name__ == "__main__":
    sys.exit(main())
