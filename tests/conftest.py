"""What is true of all tests: those that this machine cannot run are left out loudly."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

LEFT_OUT = "LEFT OUT: "
"""How the reason of a skip begins when the machine lacks something that a test needs."""

TOLD = "told"
"""The name of a property whose text is told at the end: how many times something was tried."""

TALLY = "tally"
"""The name of a property whose counts, by what was counted, are summed over the tests and told at the end."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in summed(terminalreporter.stats.get("passed", [])):
        terminalreporter.write_line(line)
    for report in terminalreporter.stats.get("passed", []):
        for name, told in report.user_properties:
            if name == TOLD:
                terminalreporter.write_line(told)
    why: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        if isinstance(report.longrepr, tuple):
            _, found, reason = report.longrepr[2].partition(LEFT_OUT)
            if found:
                why[reason] += 1
    for reason, count in why.items():
        terminalreporter.write_sep("!", f"{count} TESTS LEFT OUT: {reason}", red=True, bold=True)


def summed(reports: list[pytest.TestReport]) -> Iterator[str]:
    """A line for each tally: what it counts, its sum, and each thing counted."""
    tallies: dict[str, Counter[str]] = {}
    for report in reports:
        for name, counts in report.user_properties:
            if name.startswith(TALLY):
                tallies.setdefault(name.removeprefix(TALLY).strip(), Counter()).update(
                    json.loads(str(counts))
                )
    for name, counts in tallies.items():
        each = ", ".join(f"{what} {times:,}" for what, times in counts.most_common())
        yield f"{name}: {sum(counts.values()):,} ({each})"
