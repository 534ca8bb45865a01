"""The value of each card, and the point count of a hand: rules 3.2 and 3.3 of every book."""

from itertools import combinations_with_replacement

import pytest

from sabot.cards import Card
from sabot.coup.explain import count_in_words
from sabot.coup.hands import PointCount
from sabot.rulebooks import load_book
from tests.rules.hands import EVERY_BOOK, PUNTO_BANCO, cards

SHEET = "star-how-to-play-baccarat"


def counts(book: str) -> PointCount:
    return PointCount(load_book(book).play.point_count.values)


def of_every_book(*ids: str) -> pytest.MarkDecorator:
    """The cases of a test that runs for each book, each marked with the book's own clauses."""
    return pytest.mark.parametrize(
        "book", [pytest.param(book, marks=pytest.mark.clauses(book, *ids)) for book in EVERY_BOOK]
    )


@of_every_book("3.2", "3.2.1")
@pytest.mark.clauses(SHEET, "play-1")
def test_3_2_1_two_to_nine_have_their_face_value(book: str) -> None:
    for face in range(2, 10):
        for suit in "SHDC":
            assert counts(book).of_card(Card.parse(f"{face}{suit}")) == face


@of_every_book("3.2", "3.2.2")
@pytest.mark.clauses(SHEET, "play-2")
def test_3_2_2_ten_jack_queen_and_king_are_worth_nothing(book: str) -> None:
    for card in cards("TS TH TD TC JS JH JD JC QS QH QD QC KS KH KD KC"):
        assert counts(book).of_card(card) == 0


@of_every_book("3.2", "3.2.3")
@pytest.mark.clauses(SHEET, "play-1")
def test_3_2_3_an_ace_is_worth_one(book: str) -> None:
    for card in cards("AS AH AD AC"):
        assert counts(book).of_card(card) == 1


@of_every_book("3.3", "3.3.1", "3.3.2")
@pytest.mark.clauses(SHEET, "play-3")
def test_3_3_every_hand_counts_the_right_digit_of_its_total(book: str) -> None:
    """Every hand of two or three ranks, added up on fingers and read off the paper."""
    pips = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
    count = counts(book)
    for size in (2, 3):
        for ranks in combinations_with_replacement(pips, size):
            total = str(sum(pips[rank] for rank in ranks))

            assert count(tuple(Card.parse(f"{rank}S") for rank in ranks)) == int(total[-1])


@of_every_book("3.3.1")
@pytest.mark.parametrize(("hand", "count"), [("TS KH", 0), ("AS 8H", 9), ("2S 3H 4D", 9), ("AS AH AD", 3)])
def test_3_3_1_totals_up_to_nine_count_as_they_are(book: str, hand: str, count: int) -> None:
    assert counts(book)(cards(hand)) == count


@of_every_book("3.3.2")
@pytest.mark.parametrize(("hand", "count"), [("4S 6H", 0), ("9S 8H", 7), ("9S 9H 9D", 7), ("9S AH KD", 0)])
def test_3_3_2_totals_of_ten_and_more_count_their_right_digit(book: str, hand: str, count: int) -> None:
    assert counts(book)(cards(hand)) == count


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        pytest.param("AS 5H", 6, marks=pytest.mark.clauses(SHEET, "example-1")),
        # the sheet prints 19 for 10 + 3 + 6, and the right hand total beside it
        pytest.param("10S 3H 6D", 9, marks=pytest.mark.clauses(SHEET, "example-2")),
        pytest.param("9S 5H", 4, marks=pytest.mark.clauses(SHEET, "example-3")),
    ],
)
def test_examples_of_the_sheet_count_as_printed(hand: str, count: int) -> None:
    assert counts("star-baccarat")(cards(hand)) == count


@pytest.mark.clauses("star-baccarat", '1.1 "Baccarat"', '1.1 "Point Count"')
@pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat"', '1.1 "Point Count"')
@pytest.mark.clauses("star-premium-baccarat", '1.1 "baccarat"', '1.1 "point count"')
@pytest.mark.clauses("star-three-card-baccarat", '1.1 "baccarat"', '1.1 "point count"')
@pytest.mark.parametrize("hand", ["TS KH", "4S 6H", "3S 3H 4D", "QS 5H 5D"])
def test_1_1_a_count_of_nought_is_called_baccarat(hand: str) -> None:
    for book in EVERY_BOOK:
        assert count_in_words(counts(book)(cards(hand))) == "Baccarat (0)"
    assert [count_in_words(points) for points in range(1, 10)] == list("123456789")


@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_suits_add_nothing_to_a_count(book: str) -> None:
    for card in Card.all():
        assert counts(book).of_card(card) == counts(book).of_card(Card.parse(f"{card.name[0]}S"))
