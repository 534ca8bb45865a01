"""Patrons came, bought chips and went."""

from sabot.engine.events.base import Event
from sabot.engine.settings import Cents, Instrument, Limits


class PatronArrived(Event, frozen=True, kw_only=True):
    patron: str
    place: int | None = None
    player_card: bool = False
    card_number: str | None = None
    loss_limit: Cents | None = None
    lost: Cents | None = None


class PatronLeft(Event, frozen=True, kw_only=True):
    patron: str
    remaining: Cents | None = None
    """The chips that he declared."""
    lost: Cents | None = None
    """His net loss in the period of his loss limit, where he has one; below nought, a gain."""


class ChipsBought(Event, frozen=True, kw_only=True):
    patron: str
    cents: Cents
    cash: bool


class ChipsBrought(Event, frozen=True, kw_only=True):
    patron: str
    cents: Cents


class VoucherExchanged(Event, frozen=True, kw_only=True):
    patron: str
    cents: Cents
    voucher: str
    into: Instrument = "promotional-tokens"


class SeatVacated(Event, frozen=True, kw_only=True):
    patron: str


class BreakTaken(Event, frozen=True, kw_only=True):
    patron: str
    until: int


class BreakEnded(Event, frozen=True, kw_only=True):
    """A new period of the patron's loss limit has begun."""

    patron: str


class PatronExcluded(Event, frozen=True, kw_only=True):
    patron: str
    reason: str
    from_casino: bool


class TableReserved(Event, frozen=True, kw_only=True):
    patrons: tuple[str, ...]


class AreaGivenUp(Event, frozen=True, kw_only=True):
    """A player wagers no more on an area at which another has sat down."""

    patron: str
    area: int
    to: str


class PlayersLimited(Event, frozen=True, kw_only=True):
    most: int | None
    one_to_a_box: bool = False


class IndividualLimitsSet(Event, frozen=True, kw_only=True):
    patron: str
    limits: Limits | None
