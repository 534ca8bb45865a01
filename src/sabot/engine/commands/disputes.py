"""A dispute, from the complaint to the inspector's address."""

from sabot.engine.commands.base import Command, WithPatron


class RaiseDispute(WithPatron, frozen=True, kw_only=True):
    """Complain, or complain for a patron; the wagers in dispute are not moved until it is decided."""

    about: str
    wagers: tuple[int, ...] = ()


class DecideDispute(Command, frozen=True, kw_only=True):
    """Decide it in the first instance."""

    dispute: int
    decision: str
    first_absent: bool = False
    """Whether whoever decides first by the book is absent."""


class AskForReview(WithPatron, frozen=True, kw_only=True):
    """Ask for the decision to be reviewed."""

    dispute: int


class ReviewDispute(Command, frozen=True, kw_only=True):
    """Review the decision of another person."""

    dispute: int
    decision: str


class MakeFinal(Command, frozen=True, kw_only=True):
    """Declare the operator's decision, which is final."""

    dispute: int
    decision: str


class AdviseOfInspector(Command, frozen=True, kw_only=True):
    """Tell the patron of the right to complain to an inspector, and how."""

    dispute: int
