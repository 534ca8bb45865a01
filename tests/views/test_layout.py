"""The layout as a drawing: no area lies over another, and all lie on the cloth, at any number of places."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from random import Random

import pytest

from sabot.rulebook.book import RuleBook
from sabot.rulebook.table import Layout
from sabot.rulebooks import BOOKS, load_book
from sabot.views.layout import LayoutDrawing, layout

Point = tuple[float, float]
PLACES = range(3, 15)


@cache
def book(name: str) -> RuleBook:
    return load_book(name)


def layouts() -> list[tuple[str, str]]:
    """A layout of each book for every different set of bets."""
    found: dict[tuple[str, tuple[str, ...]], str] = {}
    for name in BOOKS:
        table = book(name).table
        assert table is not None
        for one in table.layouts:
            found.setdefault((name, tuple(map(str, one.bets))), one.key)
    return [(name, key) for (name, _), key in found.items()]


def layout_of(name: str, key: str) -> Layout:
    table = book(name).table
    assert table is not None
    return next(one for one in table.layouts if one.key == key)


@cache
def drawn(name: str, key: str, places: int) -> LayoutDrawing:
    return layout(book(name), layout_of(name, key), places, book(name).bets)


def outline(path: str) -> list[Point]:
    """The path of an area as a polygon: straight lines as they are, arcs of circles in small steps."""
    parts = re.findall(r"([MLAZ])([-\d. ]*)", path)
    points: list[Point] = []
    for letter, numbers in parts:
        values = [float(one) for one in numbers.split()]
        if letter in "ML":
            points.append((values[0], values[1]))
        elif letter == "A":
            points += arc(points[-1], (values[5], values[6]), values[0], clockwise=values[4] == 1)
    return points


def arc(start: Point, end: Point, radius: float, *, clockwise: bool) -> Iterator[Point]:
    """Points on the smaller arc between two points, found from its chord alone."""
    (ax, ay), (bx, by) = start, end
    half = hypot(bx - ax, by - ay) / 2
    away = (radius**2 - half**2) ** 0.5 if radius > half else 0.0
    turn = 1 if clockwise else -1
    cx = (ax + bx) / 2 - turn * away * (by - ay) / (2 * half)
    cy = (ay + by) / 2 + turn * away * (bx - ax) / (2 * half)
    first, last = atan2(ay - cy, ax - cx), atan2(by - cy, bx - cx)
    swept = (last - first) % (2 * pi) if clockwise else -((first - last) % (2 * pi))
    for step in range(1, 25):
        angle = first + swept * step / 24
        yield cx + radius * cos(angle), cy + radius * sin(angle)


def holds(polygon: list[Point], point: Point) -> bool:
    """Whether a point lies in a polygon: a line from it to the side crosses its edge oddly often."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise([*polygon, polygon[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def samples(polygon: list[Point], random: Random) -> Iterator[Point]:
    """Points along the edge of an area and on lines across it."""
    yield from polygon
    for _ in range(12):
        (ax, ay), (bx, by) = random.choice(polygon), random.choice(polygon)
        part = random.uniform(0.1, 0.9)
        point = (ax + (bx - ax) * part, ay + (by - ay) * part)
        if holds(polygon, point):
            yield point


@pytest.mark.parametrize(("name", "key"), layouts())
@pytest.mark.parametrize("places", PLACES)
def test_no_area_lies_over_another(name: str, key: str, places: int) -> None:
    random = Random(places)
    areas = [outline(area.path) for area in drawn(name, key, places).areas]
    boxes = [(min(x), max(x), min(y), max(y)) for x, y in (zip(*area, strict=True) for area in areas)]

    for first, polygon in enumerate(areas):
        points = list(samples(polygon, random))
        for second, other in enumerate(areas):
            left, right, top, bottom = boxes[second]
            near = [p for p in points if first != second and left < p[0] < right and top < p[1] < bottom]
            assert not [p for p in near if holds(other, p)], (first, second)


@pytest.mark.parametrize(("name", "key"), layouts())
@pytest.mark.parametrize("places", PLACES)
def test_every_area_number_and_card_lies_on_the_cloth(name: str, key: str, places: int) -> None:
    drawing = drawn(name, key, places)
    radius = drawing.width / 2
    centre = drawing.height - radius

    def on_the_cloth(x: float, y: float) -> bool:
        return 0 <= x <= drawing.width and y >= 0 and (y <= centre or hypot(x - radius, y - centre) <= radius)

    points = [point for area in drawing.areas for point in outline(area.path)]
    points += [(place.x, place.y) for place in drawing.places]
    points += [(card.x, card.y) for hand in drawing.hands for card in hand.cards]
    assert all(on_the_cloth(x, y) for x, y in points)


@pytest.mark.parametrize(("name", "key"), layouts())
@pytest.mark.parametrize("places", PLACES)
def test_chips_lie_in_their_area_and_no_card_lies_on_any(name: str, key: str, places: int) -> None:
    drawing = drawn(name, key, places)
    areas = [outline(area.path) for area in drawing.areas]

    assert all(
        holds(polygon, (area.chips.x, area.chips.y))
        for area, polygon in zip(drawing.areas, areas, strict=True)
    )
    for hand in drawing.hands:
        for card in hand.cards:
            turned = card.turned * pi / 180
            corners = [
                (
                    card.x + x * hand.width / 2 * cos(turned) - y * hand.height / 2 * sin(turned),
                    card.y + x * hand.width / 2 * sin(turned) + y * hand.height / 2 * cos(turned),
                )
                for x in (-1, 1)
                for y in (-1, 1)
            ]
            assert not [corner for corner in corners for area in areas if holds(area, corner)]


@pytest.mark.parametrize(("name", "key"), layouts())
def test_every_bet_of_the_layout_is_printed_at_every_place_or_once_for_all(name: str, key: str) -> None:
    drawing = drawn(name, key, 7)
    at: dict[str, set[int | None]] = {}
    for area in drawing.areas:
        at.setdefault(area.bet, set()).add(area.place)

    known = {str(bet.key) for bet in book(name).bets}
    assert at.keys() == {str(bet) for bet in layout_of(name, key).bets} & known
    assert all(places in ({None}, set(range(1, 8))) for places in at.values())


def test_places_are_spaced_alike_along_the_rail() -> None:
    for count in PLACES:
        places = drawn("crown-baccarat", "A", count).places
        steps = [hypot(a.x - b.x, a.y - b.y) for a, b in pairwise(places)]
        assert max(steps) - min(steps) < 0.5


def test_place_1_is_at_the_dealer_s_left_and_the_numbers_go_clockwise() -> None:
    """The dealer stands at the top and looks down the drawing, so his left is its right."""
    places = drawn("star-baccarat", "A", 6).places

    assert [one.place for one in places] == [1, 2, 3, 4, 5, 6]
    assert [one.x for one in places] == sorted((one.x for one in places), reverse=True)


def test_player_lies_nearest_the_patrons_then_banker_then_tie_then_the_side_bets() -> None:
    drawing = drawn("star-baccarat", "A", 7)
    depth = {area.bet: area.chips.y for area in drawing.areas if area.place == 4}

    assert depth["player"] > depth["banker"] > depth["tie"] > depth["pairs-player"]


def test_labels_shorten_as_places_grow_and_are_never_empty() -> None:
    few, many = drawn("star-baccarat", "A", 3), drawn("star-baccarat", "A", 14)

    def print_of(drawing: LayoutDrawing, bet: str) -> list[str]:
        return [line.text for line in next(one for one in drawing.areas if one.bet == bet).lines]

    assert print_of(few, "player") == ["PLAYER", "闲"]
    assert print_of(many, "player") == ["闲"]
    assert print_of(few, "super-six") == ["SUPER 6", "超级六"]
    for name, key in layouts():
        for places in PLACES:
            assert all(area.lines for area in drawn(name, key, places).areas)


def test_three_card_has_a_hand_before_each_place_and_a_row_of_totals_for_all() -> None:
    drawing = drawn("star-three-card-baccarat", "A", 6)
    row = [area for area in drawing.areas if area.place is None]

    assert [area.bet for area in row] == [f"point-total-{count}" for count in range(10)]
    assert [area.chips.x for area in row] == sorted(area.chips.x for area in row)
    assert {hand.area for hand in drawing.hands if hand.hand == "player"} == set(range(1, 7))
    assert all(len(hand.cards) == 3 for hand in drawing.hands)
