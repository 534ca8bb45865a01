"""The cloth: the rings with their areas, the places, the hands, and what stands beside the dealer."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, Literal

import msgspec

from sabot.rulebook.book import RuleBook
from sabot.rulebook.games import Bet, ThreeCardDeal
from sabot.rulebook.table import Layout
from sabot.rulebook.words import Hand
from sabot.views.layout.print import Line, Spot, printed
from sabot.views.layout.sectors import Rings, Sector, cells
from sabot.views.names import Caption, caption_of

EDGE: Final = 1000.0
"""The outer radius of the outermost ring."""
RAIL: Final = 66.0
"""How far the cloth goes on beyond it, for the numbers of the places."""
SPREAD: Final = 80.0
"""How far to either side the places reach, in degrees."""
DEALER: Final = 250.0
"""How deep the dealer's strip is, above the centre of the rings."""
ROW: Final = 92.0
GAP: Final = 9.0
BESIDE: Final = 3
"""How many side bets lie beside one another in one ring of a place."""
INSIDE: Final = 430.0
"""How much room there must be within the rings."""

Furniture = Literal["shoe", "discard-rack", "float", "drop-box", "used-cards-box", "dealer-work-area"]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a drawing."""


class AreaDrawing(Part, frozen=True, kw_only=True):
    """Where wagers on a bet lie: at a place, or for everybody where `place` is None."""

    bet: str
    place: int | None
    path: str
    lines: tuple[Line, ...]
    chips: Spot


class PlaceDrawing(Part, frozen=True, kw_only=True):
    """Where the number of a place stands."""

    place: int
    x: float
    y: float


class CardSlot(Part, frozen=True, kw_only=True):
    """Where the middle of a card lies, and how it is turned."""

    x: float
    y: float
    turned: float


class HandDrawing(Part, frozen=True, kw_only=True):
    """Where the cards of a hand lie, in the order in which they come, and where its count is shown."""

    hand: Hand
    area: int
    width: float
    height: float
    cards: tuple[CardSlot, ...]
    count: CardSlot


class FurnitureDrawing(Part, frozen=True, kw_only=True):
    """What stands on the cloth beside the dealer."""

    kind: Furniture
    x: float
    y: float
    width: float
    height: float


class LayoutDrawing(Part, frozen=True, kw_only=True):
    """The whole cloth, in units of its own."""

    key: str
    width: float
    height: float
    edge: str
    """The path around the cloth."""
    areas: tuple[AreaDrawing, ...]
    places: tuple[PlaceDrawing, ...]
    hands: tuple[HandDrawing, ...]
    furniture: tuple[FurnitureDrawing, ...]
    middle: CardSlot
    """Where what happened is written."""


WIDTH: Final = 2 * (EDGE + RAIL)
HEIGHT: Final = DEALER + EDGE + RAIL
CENTRE: Final = Rings(WIDTH / 2, DEALER)


def layout(book: RuleBook, of: Layout, places: int, bets: Sequence[Bet]) -> LayoutDrawing:
    """The drawing of a layout for so many places, with those of its bets that are on offer."""
    printed_on = [bet for bet in bets if bet.key in of.bets]
    row = [bet for bet in printed_on if _is_for_all(bet)]
    rings = list(_rings([bet for bet in printed_on if bet not in row]))
    areas: list[AreaDrawing] = []
    radius, deep = EDGE, _depths(len(rings), bool(row))
    for ring in rings:
        depth = deep["main" if ring[0].kind == "main" else "side"]
        areas += _ring(ring, Sector(radius - depth, radius, -SPREAD, SPREAD), places)
        radius -= depth + GAP
    if row:
        areas += _row(row, Sector(radius - ROW, radius, -SPREAD, SPREAD))
        radius -= ROW + GAP
    return LayoutDrawing(
        key=of.key,
        width=WIDTH,
        height=HEIGHT,
        edge=_edge(),
        areas=tuple(areas),
        places=tuple(_numbers(places)),
        hands=tuple(_hands(book, places, radius)),
        furniture=tuple(_furniture(of)),
        middle=_slot(CENTRE.x, DEALER + radius * (0.3 if isinstance(book.play.deal, ThreeCardDeal) else 0.5)),
    )


def _is_for_all(bet: Bet) -> bool:
    """A bet on the count of the Banker hand is the same at every place."""
    return bool(bet.pays) and all(line.when == "banker-points" for line in bet.pays)


def _rings(bets: Sequence[Bet]) -> Iterator[list[Bet]]:
    """The bets of each ring from the outside: a main bet has one of its own, side bets share."""
    yield from ([bet] for bet in bets if bet.kind == "main")
    sides = [bet for bet in bets if bet.kind != "main"]
    if sides:
        count = ceil(len(sides) / BESIDE)
        for ring in range(count):  # the fuller rings are the outer ones, which are longer
            yield sides[-(-ring * len(sides) // count) : -(-(ring + 1) * len(sides) // count)]


def _depths(rings: int, with_row: bool) -> dict[Literal["main", "side"], float]:  # noqa: FBT001
    """How deep rings are: as deep as leaves room within them, side bets three quarters of main bets."""
    room = EDGE - INSIDE - rings * GAP - (ROW + GAP if with_row else 0)
    main = min(112.0, room / (3 + 0.75 * max(0, rings - 3)))
    return {"main": main, "side": 0.75 * main}


def _ring(bets: list[Bet], whole: Sector, places: int) -> Iterator[AreaDrawing]:
    for place, sector in enumerate(cells(whole, places, GAP * min(3.0, 24 / places)), 1):
        parts = cells(sector, len(bets), GAP)
        for bet, part in zip(bets, reversed(parts), strict=True):
            yield _area(bet, place, part)


def _row(bets: list[Bet], whole: Sector) -> Iterator[AreaDrawing]:
    for bet, part in zip(bets, reversed(cells(whole, len(bets), GAP)), strict=True):
        yield _area(bet, None, part)


def _area(bet: Bet, place: int | None, sector: Sector) -> AreaDrawing:
    caption: Caption = caption_of(bet)
    lines, chips = printed(CENTRE, sector, caption)
    return AreaDrawing(bet=str(bet.key), place=place, path=CENTRE.outline(sector), lines=lines, chips=chips)


def _numbers(places: int) -> Iterator[PlaceDrawing]:
    for place, sector in enumerate(cells(Sector(EDGE, EDGE + RAIL, -SPREAD, SPREAD), places, 0), 1):
        at = CENTRE.at(EDGE + RAIL / 2, sector.middle)
        yield PlaceDrawing(place=place, x=round(at.x, 1), y=round(at.y, 1))


def _edge() -> str:
    """Straight at the dealer's side, round at the patrons'."""
    radius, corner = EDGE + RAIL, 40
    return (
        f"M{corner} 0H{WIDTH - corner:.0f}Q{WIDTH:.0f} 0 {WIDTH:.0f} {corner}V{DEALER:.0f}"
        f"A{radius:.0f} {radius:.0f} 0 0 1 0 {DEALER:.0f}V{corner}Q0 0 {corner} 0Z"
    )


def _hands(book: RuleBook, places: int, inside: float) -> Iterator[HandDrawing]:
    """Two hands before the dealer; or his in the middle, and one before each place."""
    if not isinstance(book.play.deal, ThreeCardDeal):
        yield _hand_of_two("player", -1)
        yield _hand_of_two("banker", 1)
        return
    width, height = 132.0, 185.0
    slots = tuple(_slot(CENTRE.x + (card - 1) * (width + 10), 165) for card in range(3))
    yield HandDrawing(
        hand="banker", area=0, width=width, height=height, cards=slots, count=_slot(CENTRE.x + 320, 165)
    )
    for place, sector in enumerate(cells(Sector(inside - 1, inside, -SPREAD, SPREAD), places, 0), 1):
        yield _hand_at(place, sector.middle, inside, min(66.0, sector.width / 2.6))


def _hand_of_two(hand: Hand, side: Literal[-1, 1]) -> HandDrawing:
    """Two cards side by side, and a third across, on the outside."""
    width, height, gap, top = 168.0, 235.0, 12.0, 190.0
    first, second = 140 + width / 2, 140 + width * 1.5 + gap
    left, right = sorted((CENTRE.x + side * first, CENTRE.x + side * second))
    third = CENTRE.x + side * (second + width / 2 + gap + height / 2)
    return HandDrawing(
        hand=hand,
        area=0,
        width=width,
        height=height,
        cards=(_slot(left, top), _slot(right, top), _slot(third, top, 90)),
        count=_slot(CENTRE.x + side * 72, top),
    )


def _hand_at(place: int, angle: float, inside: float, width: float) -> HandDrawing:
    """A hand of three before a place, turned to it, its cards overlapping."""
    height = width * 1.4
    radius = inside - height / 2 - 10
    step = width * 0.62 / radius * 57.3
    slots = []
    for card in range(3):
        turned = angle + (card - 1) * step
        at = CENTRE.at(radius, turned)
        slots.append(_slot(at.x, at.y, -turned))
    count = CENTRE.at(radius - height / 2 - 26, angle)
    return HandDrawing(
        hand="player",
        area=place,
        width=round(width, 1),
        height=round(height, 1),
        cards=tuple(slots),
        count=_slot(count.x, count.y),
    )


def _slot(x: float, y: float, turned: float = 0) -> CardSlot:
    return CardSlot(x=round(x, 1), y=round(y, 1), turned=round(turned, 1))


def _furniture(of: Layout) -> Iterator[FurnitureDrawing]:
    """The shoe at the dealer's left, the discard rack at his right; the boxes that the diagram shows."""
    yield _piece("float", CENTRE.x - 330, 8, 660, 44)
    yield _piece("shoe", WIDTH - 270, 40, 190, 120)
    yield _piece("discard-rack", 90, 48, 150, 110)
    for box, (x, y) in zip(of.boxes_without_wagers, ((90.0, 178.0), (WIDTH - 210, 178.0)), strict=False):
        yield _piece(box, x, y, 120, 66)


def _piece(kind: Furniture, x: float, y: float, width: float, height: float) -> FurnitureDrawing:
    return FurnitureDrawing(kind=kind, x=x, y=y, width=width, height=height)
