"""Wagers settled, commission charged and collected."""

from typing import Literal

from sabot.engine.events.base import Event
from sabot.engine.settings import Cents, ChipCounts
from sabot.rulebook.words import CommissionDue


class WagerSettled(Event, frozen=True, kw_only=True):
    """A wager won, lost or stood off, to the cent."""

    wager: int
    fate: Literal["won", "lost", "stood-off"]
    paid: Cents
    """Winnings, after commission and rounding."""
    returned: Cents
    collected: Cents = 0
    """Promotional tokens that the dealer keeps, though the wager did not lose."""
    commission: Cents
    rounding: Cents
    chips: ChipCounts
    """The winnings in chips, as a dealer cuts them out."""
    said: str


class CommissionDeferred(Event, frozen=True, kw_only=True):
    pass


class CommissionCollected(Event, frozen=True, kw_only=True):
    patron: str
    cents: Cents
    ground: CommissionDue | None = None
    """Why before the end of the shoe, when it was."""
    rounding: Cents = 0
    """What was collected over what was owed, or below nought under it, since chips could not make it."""
