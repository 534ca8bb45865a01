"""Patrons who come, buy chips, and go."""

from sabot.engine.commands.base import Command, WithPatron
from sabot.engine.settings import Cents, Instrument


class Arrive(WithPatron, frozen=True, kw_only=True):
    """Come to the table, to a place or standing."""

    place: int | None = None
    player_card: bool = False
    card_number: str | None = None
    """The number of his Player Card, where the floor knows whose it is."""
    loss_limit: Cents | None = None
    lost: Cents | None = None
    """His net loss in the period of the limit; where it is not said, what it was when he left here."""


class Leave(WithPatron, frozen=True, kw_only=True):
    """Leave the table, with one's chips."""

    remaining: Cents | None = None
    """What is left of them, as he declares it to the dealer."""


class BuyChips(WithPatron, frozen=True, kw_only=True):
    """Change cash, or what a cashless terminal took, into chips."""

    cents: Cents
    cash: bool = True


class BringChips(WithPatron, frozen=True, kw_only=True):
    """Declare chips brought to the table."""

    cents: Cents


class ExchangeVoucher(WithPatron, frozen=True, kw_only=True):
    """Exchange a promotional voucher for promotional tokens, or a voucher for chips for those."""

    cents: Cents
    voucher: str
    into: Instrument = "promotional-tokens"


class VacateSeat(WithPatron, frozen=True, kw_only=True):
    """Ask a patron who sat out three coups at a full table to give up the seat."""


class TakeBreak(WithPatron, frozen=True, kw_only=True):
    """Ask a patron to take a break until a new period of his loss limit begins."""

    until: int


class EndBreak(WithPatron, frozen=True, kw_only=True):
    """Let a patron wager again, his loss limit new."""


class ExcludePatron(WithPatron, frozen=True, kw_only=True):
    """Shut a patron out of the game, or of the casino."""

    reason: str
    from_casino: bool = False


class Reserve(Command, frozen=True, kw_only=True):
    """Say anew for whom the table is reserved, or who may come into the room it stands in."""

    patrons: tuple[str, ...]


class GiveUpArea(WithPatron, frozen=True, kw_only=True):
    """Have a player who wagers on several areas give one up to somebody who has no seat."""

    area: int
    to: str


class LimitPlayers(Command, frozen=True, kw_only=True):
    """Limit how many may play at the table, or to one player for each box; with neither, to nobody.

    Where the book counts the players on each area, the limit is on those.
    """

    most: int | None = None
    one_to_a_box: bool = False
