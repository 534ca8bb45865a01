"""Whether what a scenario says is so, in its own words."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Judgement(msgspec.Struct, frozen=True):
    """What was expected and what was found, and the clauses that the engine gives for it."""

    holds: bool
    expected: str
    got: str
    cited: tuple[str, ...] = ()


def judge(expected: T, got: T, say: Callable[[T], str] = str, cited: tuple[str, ...] = ()) -> Judgement:
    """Compare two things of a kind; `say` puts one of them into words."""
    return Judgement(expected == got, say(expected), say(got), cited)


class NotYetError(Exception):
    """A step that speaks of something the scenario has not come to, such as a coup not yet dealt.

    This is a slip of the scenario and no refusal: nothing was asked of the table.
    """
