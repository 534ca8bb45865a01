"""A playing card: how it is written, and what is on it."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.cards import Card, CardError, Colour, Rank, Suit, deck, decks_of

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)

any_card = st.sampled_from(Card.all())


def test_a_deck_is_52_different_cards() -> None:
    assert {card.name for card in deck()} == set(NAMES)
    assert len(deck()) == len(Card.all()) == 52


def test_eight_decks_hold_eight_of_each_card() -> None:
    shoe = decks_of(8)

    assert len(shoe) == 416
    assert all(shoe.count(card) == 8 for card in deck())


@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_named_by_its_rank_and_its_suit(name: str) -> None:
    card = Card.parse(name)

    assert (card.rank, card.suit) == (Rank(name[0]), Suit(name[1]))
    assert str(card) == card.name == name
    assert repr(card) == f"Card({name!r})"
    assert Card.of(Rank(name[0]), Suit(name[1])) is card


@given(any_card)
def test_reading_a_card_undoes_writing_it(card: Card) -> None:
    assert Card.parse(str(card)) is card


@given(any_card)
def test_small_letters_and_spaces_are_read_too(card: Card) -> None:
    assert Card.parse(f" {card.name.lower()} ") is card


@pytest.mark.parametrize(("written", "meant"), [("10H", "TH"), ("10s", "TS"), ("th", "TH")])
def test_a_ten_is_read_either_way(written: str, meant: str) -> None:
    assert Card.parse(written).name == meant


@pytest.mark.parametrize(
    "text", ["", " ", "8", "S", "1S", "0H", "11H", "8X", "8SS", "S8", "XK", "Joker", "8 S", "100H"]
)
def test_what_is_no_card_is_refused_with_the_way_to_write_one(text: str) -> None:
    with pytest.raises(CardError) as refused:
        Card.parse(text)

    assert repr(text) in str(refused.value)
    assert "as in 8S or TH" in str(refused.value)
    assert "\n" not in str(refused.value)


@given(st.text(max_size=4))
def test_any_text_is_a_card_or_is_refused(text: str) -> None:
    try:
        card = Card.parse(text)
    except CardError:
        return
    assert card.name in NAMES


@pytest.mark.parametrize(("suit", "colour"), [("S", "black"), ("H", "red"), ("D", "red"), ("C", "black")])
def test_hearts_and_diamonds_are_red(suit: str, colour: str) -> None:
    assert Card.parse("8" + suit).colour is Colour(colour)


@pytest.mark.parametrize(
    ("name", "face"), [("8S", "8♠"), ("TH", "10♥"), ("AD", "A♦"), ("KC", "K♣"), ("2H", "2♥"), ("JS", "J♠")]
)
def test_a_card_looks_as_it_is_printed(name: str, face: str) -> None:
    assert Card.parse(name).face == face


@pytest.mark.parametrize(
    ("rank", "word"), [("A", "Ace"), ("T", "10"), ("J", "Jack"), ("Q", "Queen"), ("K", "King"), ("7", "7")]
)
def test_a_rank_is_spoken_as_a_dealer_says_it(rank: str, word: str) -> None:
    assert Rank(rank).word == word


def test_a_card_stays_the_one_object_when_it_is_copied_or_stored() -> None:
    for card in (*Card.all(), *Card.ranks()):
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.copy(card) is copy.deepcopy(card) is card


def test_indexes_are_the_places_in_the_deck() -> None:
    assert [card.index for card in (*Card.all(), *Card.ranks())] == list(range(65))


# Cards of which nobody recorded the suit ----------------------------------------------------------


def test_a_card_may_be_known_by_its_rank_alone() -> None:
    assert [card.name for card in Card.ranks()] == list(RANKS)
    for card in Card.ranks():
        assert (card.suit, card.colour) == (None, None)
        assert Card.seen(card.name) is Card.of(card.rank, None) is card
        assert card.is_picture == (card.name in "JQK")


@pytest.mark.parametrize(
    ("written", "meant", "face"),
    [
        ("8", "8", "8"),
        ("10", "T", "10"),
        (" k ", "K", "K"),
        ("t", "T", "10"),
        ("10h", "TH", "10♥"),
        ("8s", "8S", "8♠"),
    ],
)
def test_a_table_knows_a_card_as_far_as_it_was_read(written: str, meant: str, face: str) -> None:
    assert (Card.seen(written).name, Card.seen(written).face) == (meant, face)


@pytest.mark.parametrize("text", ["", " ", "S", "1", "0", "11", "X", "88", "8 S", "next", "100"])
def test_what_is_not_even_a_rank_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="as in 8S or TH"):
        Card.seen(text)


def test_two_cards_may_be_one_unless_what_is_known_of_them_differs() -> None:
    """By their letters: one rank, and one suit or none."""
    for first in (*Card.all(), *Card.ranks()):
        for second in (*Card.all(), *Card.ranks()):
            differs = len({first.name[0], second.name[0]}) > 1
            differs |= len({first.name[1:], second.name[1:]} - {""}) > 1
            assert first.may_be(second) is not differs
