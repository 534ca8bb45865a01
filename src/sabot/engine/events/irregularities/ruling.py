"""What the rule book said of an irregularity."""

from sabot.engine.events.base import Event
from sabot.rulebook.words import Duty, MoneyEffect, Then


class IrregularityRuled(Event, frozen=True, kw_only=True):
    """The part of the book that answered, who noticed the irregularity and when, and who agreed.

    The events after it, of the same moment, are what came of it.
    """

    limb: str
    then: Then
    money: tuple[MoneyEffect, ...]
    duty: Duty
    coup: int | None = None
    reported_by: str
    noticed_at: int
    reason: str = ""
    agreed_by: tuple[str, ...] = ()
