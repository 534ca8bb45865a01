"""What is wrong with the text of a rule book, said so that its author can mend it."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

import msgspec

from sabot import SabotError

CALLED_BY: Final = ("key", "id", "kind", "item", "ground")
"""What an item of a list is called by in a message: the first of these keys that it has."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong: where, what, and the nearest right name when there is one."""

    where: str
    problem: str
    nearest: str | None = None

    def __str__(self) -> str:
        hint = f"; did you mean {self.nearest!r}?" if self.nearest else ""
        return f"{self.where}: {self.problem}{hint}" if self.where else f"{self.problem}{hint}"


class RuleBookError(SabotError):
    """A rule book that is not taken, with everything found wrong with it."""

    def __init__(self, name: str, findings: Iterable[Finding]) -> None:
        self.name = name
        self.findings = tuple(findings)
        super().__init__("\n".join(f"{name}: {finding}" for finding in self.findings))


def nearest(wrong: str, right: Iterable[str]) -> str | None:
    """The right name that looks most like a wrong one."""
    found = get_close_matches(wrong, list(right), n=1, cutoff=0.4)
    return found[0] if found else None
