"""Settlements reversed, wagers returned and forfeited, money paid wrongly and put right."""

from sabot.engine.events.base import Event
from sabot.engine.settings import Cents, Instrument


class SettlementReversed(Event, frozen=True, kw_only=True):
    """A settled wager lies on the layout again. `reverses` is the number of the event that settled it."""

    wager: int
    reverses: int


class SettledWagerReturned(Event, frozen=True, kw_only=True):
    """A settled wager is undone and its stake back with its owner.

    `owed` is what was paid and could not be had back.
    """

    wager: int
    reverses: int
    why: str
    owed: Cents = 0


class WagerForfeited(Event, frozen=True, kw_only=True):
    """The stake is the house's though the coup has no result."""

    wager: int
    reverses: int | None = None


class WindowEased(Event, frozen=True, kw_only=True):
    """Wagers may change again until a card is exposed: of these patrons, or of all when none is named."""

    patrons: tuple[str, ...]
    reason: str


class WagerRejected(Event, frozen=True, kw_only=True):
    """A wager was found on the layout that cannot be taken; it went straight back."""

    patron: str
    bet: str
    area: int
    cents: Cents
    instrument: Instrument


class Mispaid(Event, frozen=True, kw_only=True):
    """Money was paid wrongly. The postings are what really happened to the chips, and who owes whom."""

    mispayment: int
    patron: str | None
    of: str
    wager: int | None
    cents: Cents
    suspected: bool
    enquiries: str


class MispaymentRectified(Event, frozen=True, kw_only=True):
    """The wrong payment was put right; `reverses` is the number of the mispayment."""

    mispayment: int
    reverses: int
    cents: Cents


class AttemptRecorded(Event, frozen=True, kw_only=True):
    mispayment: int
    attempt: str
    outcome: str
    patron_identified: str | None = None
