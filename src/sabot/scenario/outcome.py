"""What came of a scenario, and of a file: passed, failed, or not readable."""

import msgspec

from sabot.scenario.clauses import Clause
from sabot.scenario.problems import Problem


class Failure(msgspec.Struct, frozen=True):
    """The step at which a scenario failed: what was expected there, and what was got."""

    line: int
    step: str
    expected: str
    got: str


class Passed(msgspec.Struct, frozen=True):
    """A scenario that holds, with the clauses it proves."""

    file: str
    name: str
    line: int
    clauses: tuple[Clause, ...]


class Failed(msgspec.Struct, frozen=True):
    """A scenario that does not hold; it proves nothing."""

    file: str
    name: str
    line: int
    clauses: tuple[Clause, ...]
    """What it set out to prove."""
    failure: Failure


class Unreadable(msgspec.Struct, frozen=True):
    """A file that is no scenario file, and everything wrong with it."""

    file: str
    problems: tuple[Problem, ...]

    @property
    def line(self) -> int:
        return self.problems[0].line


Outcome = Passed | Failed
Result = Passed | Failed | Unreadable
