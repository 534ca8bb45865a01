"""The table: places, layouts, equipment, markers and signs."""

from sabot.rulebook.node import BetKey, Cited, Datum, GameKey, Node
from sabot.rulebook.words import (
    BoxWithoutWagers,
    Characters,
    DealingDevice,
    EquipmentItem,
    EquipmentNeed,
    LimitKind,
    MarkerKind,
    SignContent,
    TableSystem,
)


class PlacesAtMost(Cited, frozen=True, kw_only=True):
    """A kind of room and the most places that may be in play there."""

    where: str
    at_most: int
    reserved: Cited | None = None
    """Set where the table is reserved for the patrons that are named when it opens."""
    restricted: Cited | None = None
    """Set where the operator may keep a list of those who may come in."""


class Places(Cited, frozen=True, kw_only=True):
    """How many places a table may have; none listed means the operator chooses."""

    any_of: tuple[int, ...] = ()
    at_most: tuple[PlacesAtMost, ...] = ()


class Layout(Cited, frozen=True, kw_only=True):
    """A diagram of the document, as far as its caption and the bets tied to it say."""

    key: str
    places: int | None = None
    may_also_have: tuple[int, ...] = ()
    characters: Characters
    bets: tuple[BetKey, ...]
    game: GameKey | None = None
    may_describe_odds: bool = False
    table_system: TableSystem | None = None
    boxes_without_wagers: tuple[BoxWithoutWagers, ...] = ()


class Equipment(Cited, frozen=True, kw_only=True):
    item: EquipmentItem
    need: EquipmentNeed
    removable_when_cashless: bool = False


class Marker(Cited, frozen=True, kw_only=True):
    kind: MarkerKind
    required: bool = False


class Sign(Cited, frozen=True, kw_only=True):
    """What a sign at the table must show, and in which game when not in all."""

    shows: tuple[SignContent, ...]
    games: tuple[GameKey, ...] | None = None


class Table(Node, frozen=True, kw_only=True):
    where: Datum[tuple[str, ...]] | None = None
    places: Places
    standing_wagers: Datum[bool] | None = None
    devices: Datum[tuple[DealingDevice, ...]]
    discard_capacity_decks: Datum[int]
    layouts: tuple[Layout, ...]
    equipment: tuple[Equipment, ...]
    markers: tuple[Marker, ...] = ()
    signs: tuple[Sign, ...] = ()
    limits_shown: Datum[tuple[LimitKind, ...]]
