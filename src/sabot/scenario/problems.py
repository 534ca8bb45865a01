"""What makes a scenario file unreadable, said so that its author can mend it."""

from collections.abc import Iterable

import msgspec

from sabot import SabotError


class Problem(msgspec.Struct, frozen=True, order=True):
    """One thing that is wrong, and the line it is on; line 0 is the file as a whole."""

    line: int
    text: str


class ScenarioError(SabotError):
    """A file that is not taken, with everything found wrong with it."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.name = name
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(f"{_where(name, problem)}: {problem.text}" for problem in self.problems))


def _where(name: str, problem: Problem) -> str:
    return f"{name}:{problem.line}" if problem.line else name
