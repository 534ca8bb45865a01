"""The face of a table: what it says of itself before anything happens, the same while the table is open."""

from typing import Final

import msgspec

from sabot.bets.paytable import Paytable
from sabot.engine.settings import ChipColour, Device, Limits, TableSettings
from sabot.engine.state import State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.games import Bet, PuntoBanco
from sabot.rulebook.words import BetKind
from sabot.views import chinese
from sabot.views.help import HELP, HelpView
from sabot.views.layout import LayoutDrawing, layout
from sabot.views.names import HANDS, Said, name_of
from sabot.views.parts import View
from sabot.views.tableau import TableauView, tableau
from sabot.views.telling import contingency, odds

USUAL_COLOURS: Final[dict[int, ChipColour]] = {
    100: "white",
    500: "red",
    2_500: "green",
    10_000: "black",
    50_000: "purple",
    100_000: "orange",
}
"""Those that Australian tables begin with, where a table's settings name no others."""


NO_LIMITS: Final = Limits(bets={})
MOST_FACES: Final = 1_000
_FACES: Final[dict[bytes, tuple[RuleBook, "FaceView"]]] = {}
"""Faces by what they are made from: a floor has few, and each is drawn once."""


class PaysView(View, frozen=True, kw_only=True):
    """One line of what a bet pays: the odds, on what, and the clause."""

    odds: Said
    on: Said
    rule: str


class BetView(View, frozen=True, kw_only=True):
    """A bet on offer."""

    key: str
    name: Said
    kind: BetKind
    hand: str
    """Whose colour it bears: `player`, `banker`, `tie`, or `side`."""
    pays: tuple[PaysView, ...]


class ChipView(View, frozen=True, kw_only=True):
    """A chip of the table, and its colour."""

    cents: int
    colour: ChipColour


class FaceView(View, frozen=True, kw_only=True):
    """What a table is."""

    table: str
    book: str
    title: str
    casino: str
    version: str
    game: str
    game_title: str
    game_name: Said
    """Its title in every language."""
    decks: int
    places: int
    device: Device
    """What the cards are dealt from."""
    several_hands: bool
    """Whether each wagered area has a Player hand of its own."""
    hands: dict[str, Said]
    bets: tuple[BetView, ...]
    chips: tuple[ChipView, ...]
    layout: LayoutDrawing
    tableau: TableauView | None
    """Null where every hand has three cards."""
    help: HelpView


def face(book: RuleBook, state: State) -> FaceView | None:
    """The face of an open table; of a closed one there is none."""
    if state.settings is None:
        return None
    settings = state.settings
    key = msgspec.json.encode((book.id, msgspec.structs.replace(settings, limits=NO_LIMITS)))
    found = _FACES.get(key)
    if found is None or found[0] is not book:
        if len(_FACES) >= MOST_FACES:
            _FACES.clear()
        found = _FACES[key] = (book, _face(Table(book, state)))
    return found[1]


def _face(table: Table) -> FaceView:
    book, settings, rules = table.book, table.settings, table.game.rules
    deal = book.play.deal
    offered = offered_bets(table)
    return FaceView(
        table=settings.table,
        book=book.id,
        title=book.document.title,
        casino=book.document.casino,
        version=book.document.version,
        game=str(rules.key),
        game_title=rules.name,
        game_name=chinese.game(rules.name),
        decks=settings.decks,
        places=settings.places,
        device=settings.device,
        several_hands=table.deals_areas,
        hands=HANDS,
        bets=tuple(_bet(table.game.paytable, bet) for bet in offered),
        chips=tuple(ChipView(cents=cents, colour=colour) for cents, colour in colours(settings).items()),
        layout=_drawn(table, offered),
        tableau=tableau(deal) if isinstance(deal, PuntoBanco) else None,
        help=HELP,
    )


def offered_bets(table: Table) -> list[Bet]:
    """The bets that may be wagered on at a table."""
    return [
        bet
        for bet in table.game.paytable.bets.values()
        if bet.kind == "main" or bet.key in table.settings.side_bets
    ]


def colours(settings: TableSettings) -> dict[int, ChipColour]:
    """The chips of a table by value, each with its colour; a value nobody gave a colour is grey."""
    chosen = {**USUAL_COLOURS, **settings.chip_colours}
    return {cents: chosen.get(cents, "grey") for cents in sorted(settings.chips)}


def _drawn(table: Table, offered: list[Bet]) -> LayoutDrawing:
    of = next(one for one in table.table_rules.layouts if one.key == table.settings.layout)
    return layout(table.book, of, table.settings.places, offered)


def _bet(paytable: Paytable, bet: Bet) -> BetView:
    return BetView(
        key=str(bet.key),
        name=name_of(bet),
        kind=bet.kind,
        hand=str(bet.key) if str(bet.key) in HANDS else "side",
        pays=tuple(
            PaysView(odds=odds(paytable.terms(line)), on=contingency(line), rule=line.clause)
            for line in paytable.lines(bet)
        ),
    )
