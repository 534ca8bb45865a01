"""What is true of all tests: those that this machine cannot run are left out loudly."""

from collections import Counter

import pytest

LEFT_OUT = "LEFT OUT: "
"""How the reason of a skip begins when the machine lacks something that a test needs."""

TOLD = "told"
"""The name of a property whose text is told at the end: how many times something was tried."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
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
