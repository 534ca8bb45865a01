"""The Star's diagrams A to M, drawn: the wagers and the places that their captions name, and no others."""

import pytest

from sabot.engine.commands.wagering import PlaceWager, TakeBackWager
from sabot.engine.settings import Limit
from sabot.rulebook.table import Layout
from sabot.rulebooks import load_book
from sabot.views.layout import LayoutDrawing, layout
from sabot.views.table import patron_view
from tests.engine.driver import running

STAR, SHEET = "star-baccarat", "star-how-to-play-baccarat"
MAIN = {"player", "banker", "tie"}
PAIRS = MAIN | {"pairs-player", "pairs-banker", "super-six"}
TIGERS = MAIN | {"tiger", "big-tiger", "small-tiger", "tiger-tie", "tiger-pair"}
SIX, EIGHT = (6, {3, 5, 7, 8, 9}), (8, {3, 5, 6, 7, 9})

# The captions of the diagrams: how many places each draws, how many it may have as well, and its wagers.
CAPTIONS = [
    ("A", "17", SIX, PAIRS),
    ("B", "18", SIX, TIGERS),
    ("C", "19", SIX, TIGERS),
    ("D", "20", SIX, PAIRS),
    ("E", "21", SIX, TIGERS),
    ("F", "22", SIX, TIGERS),
    ("G", "23", SIX, TIGERS),
    ("H", "24", SIX, TIGERS),
    ("I", "25", SIX, TIGERS),
    ("J", "26", EIGHT, TIGERS),
    ("K", "27", EIGHT, TIGERS),
    ("L", "28", SIX, TIGERS),
    ("M", "29", SIX, TIGERS),
]
EACH = [pytest.param(*one, id=one[0], marks=pytest.mark.clauses(STAR, one[1])) for one in CAPTIONS]


def of(key: str) -> Layout:
    table = load_book(STAR).table
    assert table is not None
    return next(one for one in table.layouts if one.key == key)


def drawn(key: str, places: int) -> LayoutDrawing:
    book = load_book(STAR)
    return layout(book, of(key), places, book.bets)


@pytest.mark.parametrize(("key", "rule", "places", "bets"), EACH)
def test_a_diagram_has_the_areas_of_its_caption_at_each_of_its_places(
    key: str, rule: str, places: tuple[int, set[int]], bets: set[str]
) -> None:
    first, others = places
    data = of(key)
    assert (data.places, set(data.may_also_have), str(data.rule)) == (first, others, rule)
    for count in (first, *others):
        drawing = drawn(key, count)
        assert [one.place for one in drawing.places] == list(range(1, count + 1))
        laid = sorted((area.bet, area.place) for area in drawing.areas if area.place is not None)
        assert laid == sorted((bet, place) for bet in bets for place in range(1, count + 1))
        assert len(laid) == len(drawing.areas)


@pytest.mark.clauses(STAR, "17", "20")
@pytest.mark.parametrize("key", ["A", "D"])
def test_17_the_areas_are_printed_in_english_and_in_chinese(key: str) -> None:
    for area in drawn(key, 3).areas:
        assert {line.chinese for line in area.lines} == {True, False}, area.bet


@pytest.mark.clauses(STAR, "17 Note")
def test_17_the_two_unlabelled_boxes_are_the_drop_box_and_that_of_used_cards() -> None:
    kinds = [one.kind for one in drawn("A", 6).furniture]

    assert kinds.count("drop-box") == kinds.count("used-cards-box") == 1


AREAS = [
    ("A", "pairs-player", "pairs-play-1"),
    ("A", "pairs-banker", "pairs-play-1"),
    ("A", "super-six", "super-six-play-1"),
    ("B", "tiger", "tiger-1"),
    ("B", "big-tiger", "big-tiger-1"),
    ("B", "small-tiger", "small-tiger-1"),
    ("B", "tiger-tie", "tiger-tie-1"),
    ("B", "tiger-pair", "tiger-pair-2"),
]


@pytest.mark.parametrize(
    ("key", "bet"),
    [pytest.param(*one[:2], id=one[1], marks=pytest.mark.clauses(SHEET, one[2])) for one in AREAS],
)
def test_an_optional_bet_has_an_area_of_its_own_before_each_patron(key: str, bet: str) -> None:
    areas = [area for area in drawn(key, 6).areas if area.bet == bet]

    assert [area.place for area in areas] == [1, 2, 3, 4, 5, 6]
    assert len({area.path for area in areas}) == 6
    assert not {area.path for area in areas} & {area.path for area in drawn(key, 6).areas if area.bet != bet}


# What a patron sees of wagers before they close ----------------------------------------------------


RESPONSIBLE_FOR_POSITION = [(STAR, "5.7"), ("crown-baccarat", "6.5"), ("star-three-card-baccarat", "5.12")]
RESPONSIBLE_FOR_LIMITS = [
    (STAR, "6.6"),
    ("crown-baccarat", "7.1"),
    ("star-premium-baccarat", "6.5"),
    ("star-three-card-baccarat", "6.4"),
]


def proving(*clauses: tuple[str, str]) -> list[object]:
    """Each book, with the clause of it that is proved."""
    return [pytest.param(book, id=book, marks=pytest.mark.clauses(book, rule)) for book, rule in clauses]


@pytest.mark.parametrize("book", proving(*RESPONSIBLE_FOR_POSITION))
def test_5_7_a_patron_sees_each_wager_with_its_area_and_amount_while_it_can_be_put_right(book: str) -> None:
    table = running(book)
    table.call_for_bets()
    table.wager("ann", "player", 10_000)
    table.done(PlaceWager, patron="ann", bet="player", cents=5_000, area=2)  # the dealer lays it for her

    coup = patron_view(table.book, table.state, "ann").coup
    assert coup is not None
    seen = [(one.id, one.bet, one.area, one.cents) for one in coup.wagers if one.patron == "ann"]
    assert seen == [(1, "player", 1, 10_000), (2, "player", 2, 5_000)]
    assert coup.phase == "wagering"
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=2)
    moved = patron_view(table.book, table.state, "ann").coup
    assert moved is not None
    assert [one.fate for one in moved.wagers] == ["placed", "returned"]


@pytest.mark.parametrize("book", proving(*RESPONSIBLE_FOR_LIMITS))
def test_6_6_a_patron_sees_the_limits_of_each_bet_before_he_wagers_and_is_told_of_a_breach(book: str) -> None:
    table = running(book)
    table.call_for_bets()
    own = patron_view(table.book, table.state, "ann").own
    assert own is not None
    shown = {one.bet: Limit(least=one.least, most=one.most) for one in own.offers}

    combined = {str(bet.key) for bet in table.book.bets if bet.combines}  # within the limits of its parts
    stated = table.table.settings.limits.bets
    assert {bet: limit for bet, limit in shown.items() if bet not in combined} == {
        bet: limit for bet, limit in stated.items() if bet not in combined
    }
    most = shown["player"].most
    breach = {"patron": "ann", "bet": "player", "cents": most + 100, "area": 1}
    table.seat("cai", 3, cents=2 * most)
    told = table.refused(PlaceWager, table.patron("cai"), **{**breach, "patron": "cai"})
    assert "above the maximum" in told.reason
