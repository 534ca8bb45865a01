"""What a table is opened with, and what may be changed while it runs."""

from typing import Literal

import msgspec

from sabot.rulebook.words import DealingDevice, PreShuffled, SignContent

Cents = int


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the parts of a table's settings."""


class Limit(Settings, frozen=True, kw_only=True):
    """The least and the most that may be wagered."""

    least: Cents
    most: Cents


class Limits(Settings, frozen=True, kw_only=True):
    """The limits that the sign at the table shows."""

    bets: dict[str, Limit]
    """By bet; each limits one patron's wager on one area."""
    areas: dict[str, Cents] = {}
    """The most that may lie on an area of a bet, all patrons together."""
    differential: Cents | None = None
    approved_minimum: Cents = 1
    """The least that the regulator approved, where the book has one."""
    approved: dict[str, Cents] = {}
    """By bet, where the regulator approved another least than that."""
    unit: Cents = 1
    """Wagers are made in multiples of this, when the sign says so."""

    def approved_on(self, bet: str) -> Cents:
        return self.approved.get(bet, self.approved_minimum)


class Device(Settings, frozen=True, kw_only=True):
    """What the cards are dealt from."""

    kind: DealingDevice
    scans: bool = False
    virtual: bool = False
    """Whether the cards are not of paper: the device shuffles, and is bound to the order before the cut."""


ChipColour = Literal[
    "white", "red", "green", "black", "purple", "orange", "yellow", "blue", "pink", "brown", "grey"
]


class TableSettings(Settings, frozen=True, kw_only=True):
    """Everything decided about a table before its first shoe."""

    table: str
    game: str
    decks: int
    options: dict[str, str] = {}
    layout: str
    places: int
    drawn_places: int | None = None
    """How many places the cloth shows, when it is said; those that are not in play are closed."""
    where: str | None = None
    private_area: bool = False
    reserved_for: tuple[str, ...] = ()
    """The patrons who may come, where the table is reserved or its room keeps a list of them."""
    device: Device
    method: str
    chips: tuple[Cents, ...]
    chip_colours: dict[Cents, ChipColour] = {}
    """By value, where they are not the usual ones."""
    limits: Limits
    side_bets: tuple[str, ...] = ()
    """The optional bets on offer, among those the layout has."""
    accepts_cash: bool = True
    drop_box: bool = True
    day_begins: int = 0
    """When the gaming day begins that reports are made for, in milliseconds after midnight UTC."""
    side_bet_places: dict[str, int] = {}
    """How many may wager on a side bet: at the table, or at each place where the book counts so."""
    low_limit: bool = False
    tournament: bool = False
    equipment: tuple[str, ...] = ()


class Change(Settings, frozen=True, kw_only=True):
    """What a sign says is going to change: only what is given changes."""

    limits: Limits | None = None
    kept_minimum: dict[str, Cents] | None = None
    """By bet, for those who kept an old minimum."""
    game: str | None = None
    side_bets: tuple[str, ...] | None = None
    options: dict[str, str] = {}


class CardSet(Settings, frozen=True, kw_only=True):
    """The decks brought to a table."""

    id: str
    backs: str
    pre_shuffled: PreShuffled | None = None
    approved: bool = True
    """Whether they were approved for use in the game."""
    secured: bool = True
    """Whether they were kept under lock until they were brought."""


ChipCounts = dict[Cents, int]
"""How many chips of each denomination."""

Instrument = Literal["chips", "promotional-tokens"]
SignShows = SignContent | Literal["change", "closing"]


def value_of(counts: ChipCounts) -> Cents:
    return sum(denomination * count for denomination, count in counts.items())
