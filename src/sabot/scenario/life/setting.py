"""How a table is opened in a scenario: what it states, and for the rest a table that the book allows."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from sabot.bets import BetError
from sabot.engine.settings import Device, Limit, Limits, TableSettings
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.rulebook.words import EquipmentItem, SignContent
from sabot.scenario.dollars import in_cents
from sabot.scenario.life.details import bets_named, must_be_bets
from sabot.scenario.life.values import limits_changed, read_constant
from sabot.scenario.slots import DetailError, Row, SlotError

CHIPS: Final = (100, 500, 2_500, 10_000)
FLOAT: Final = {10_000: 5_000, 2_500: 2_000, 500: 2_000, 100: 5_000}
MAIN: Final = Limit(least=2_500, most=1_000_000)
SIDE: Final = Limit(least=500, most=100_000)
PLACES: Final = 7


def settings_for(book: RuleBook, game: str, stated: Mapping[str, Any]) -> TableSettings:
    """What is stated, and for the rest sensible choices: a card shoe, cards kept by the dealer, every
    bet of the layout on offer, $25 to $10,000 on a main bet and $5 to $1,000 on another."""
    assert book.table is not None
    assert book.dealing is not None
    stated = dict(stated)
    playing = next((one for one in book.games if one.key == game), book.games[0])
    asked = stated.pop("side_bets", None)
    layout = _layout(book, stated.get("layout"), asked or ())
    bets = [bet for key in layout.bets if (bet := book.bet(key)) is not None]
    offered = [bet for bet in bets if bet.games is None or game in bet.games]
    limits = Limits(bets={str(bet.key): MAIN if bet.kind == "main" else SIDE for bet in offered})
    usual = TableSettings(
        table="Table 1",
        game=game,
        decks=max(book.cards.decks.any_of),
        layout=layout.key,
        places=_places(book),
        where=book.table.where.is_[0] if book.table.where is not None else None,
        device=Device(kind="card-shoe"),
        method=next(one.key for one in book.dealing.methods if one.held_by == "dealer"),
        chips=CHIPS,
        limits=limits,
        side_bets=tuple(str(bet.key) for bet in offered if bet.kind != "main") if asked is None else asked,
        tournament=playing.tournament_only is not None and playing.tournament_only.is_,
        equipment=tuple(piece.item for piece in book.table.equipment),
    )
    told = stated.pop("limits", None)
    settings = replace(usual, **stated)
    return settings if told is None else replace(settings, limits=told(limits))


def _layout(book: RuleBook, key: str | None, wanted: Sequence[str]) -> Any:
    """The layout named; else one with the side bets that are wanted, and of those one with the most bets."""
    assert book.table is not None
    layouts = book.table.layouts
    if key is not None:
        return next((one for one in layouts if one.key == key), layouts[0])
    fitting = [one for one in layouts if set(wanted) <= set(one.bets)]
    return max(fitting or layouts, key=lambda one: len(one.bets) if not wanted else 0)


def _places(book: RuleBook) -> int:
    assert book.table is not None
    allowed = book.table.places.any_of
    return max((places for places in allowed if places <= PLACES), default=PLACES - 1)


def read_settings(rows: Sequence[Row], bets: Collection[str]) -> dict[str, Any]:
    """The rows under the opening of a table, each stating one thing about it."""
    stated: dict[str, Any] = {}
    for line, cells in rows:
        if len(cells) != 2:
            raise DetailError(line, "a row of details has two cells: what it is, and what is said of it")
        name, value = cells
        if name not in STATED:
            hint = nearest(name, STATED)
            suggestion = f"; did you mean {hint!r}?" if hint else f"; it has {', '.join(STATED)}"
            raise DetailError(line, f"a table is not opened with {name!r}{suggestion}")
        field, read = STATED[name]
        if field in stated:
            raise DetailError(line, f"the detail {name!r} is given twice")
        try:
            stated[field] = read(value)
            must_be_bets(bets_named(field, value), bets)
        except (SlotError, ValueError, BetError) as error:
            raise DetailError(line, f"{name}: {error}") from error
    return stated


def _plain(field: str, hint: Any) -> Callable[[str], Any]:
    return lambda text: read_constant(field, hint, text)


def _device(text: str) -> Device:
    match text:
        case "card shoe":
            return Device(kind="card-shoe")
        case "scanning shoe":
            return Device(kind="card-shoe", scans=True)
        case "shuffling device":
            return Device(kind="shuffling-device")
        case "scanning shuffling device":
            return Device(kind="shuffling-device", scans=True)
        case _:
            raise SlotError(f"{text!r} is no device: write card shoe, scanning shoe or shuffling device")


def _chips(text: str) -> tuple[int, ...]:
    return tuple(in_cents(amount) for amount in text.replace(" and ", ", ").split(", "))


STATED: Final[dict[str, tuple[str, Callable[[str], Any]]]] = {
    "decks": ("decks", _plain("decks", int)),
    "layout": ("layout", str),
    "places": ("places", _plain("places", int)),
    "drawn places": ("drawn_places", _plain("drawn_places", int)),
    "where": ("where", str),
    "reserved for": ("reserved_for", _plain("reserved_for", tuple[str, ...])),
    "private area": ("private_area", _plain("private_area", bool)),
    "device": ("device", _device),
    "method": ("method", str),
    "chips": ("chips", _chips),
    "limits": ("limits", limits_changed),
    "side bets": ("side_bets", _plain("side_bets", tuple[str, ...])),
    "options": ("options", _plain("options", dict[str, str])),
    "accepts cash": ("accepts_cash", _plain("accepts_cash", bool)),
    "drop box": ("drop_box", _plain("drop_box", bool)),
    "side bet places": ("side_bet_places", _plain("side_bet_places", dict[str, int])),
    "low limit": ("low_limit", _plain("low_limit", bool)),
    "tournament": ("tournament", _plain("tournament", bool)),
    "equipment": ("equipment", _plain("equipment", tuple[EquipmentItem, ...])),
    "float": ("float", _plain("float", dict[int, int])),
    "signs": ("signs", _plain("signs", tuple[SignContent, ...])),
}
