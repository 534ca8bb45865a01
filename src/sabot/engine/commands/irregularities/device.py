"""A shuffling device that fails."""

from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report


class ReportMalfunction(Report, frozen=True, kw_only=True):
    """The shuffling device no longer works as it should, and all that decides what comes of it."""

    disadvantaged: str | None = None
    """Who was disadvantaged by it: the operator or a player."""
    spare: str | None = None
    """Another device that is ready."""
    practicable: bool = True
    """Whether the cards can be transferred to it."""
    damaged: tuple[str, ...] = ()
    replaced_by: tuple[str, ...] = ()
    """The cards of a new deck that take the place of the damaged ones."""
    investigate: bool = False


class LoadCardShoe(Command, frozen=True, kw_only=True):
    """Shuffle the cards of the failed device, cut them so deep, and put them into a card shoe."""

    cut: int
