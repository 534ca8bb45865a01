"""Compositions: how many of each card are left."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.cards import Card, CardError, Composition, decks_of
from tests.rules.hands import cards

some_cards = st.lists(st.sampled_from(Card.all()), max_size=60)


@pytest.mark.parametrize("decks", [1, 3, 4, 6, 8])
def test_so_many_decks_hold_as_many_of_each_card(decks: int) -> None:
    shoe = Composition.of_decks(decks)

    assert shoe.total == 52 * decks
    assert set(shoe.values()) == {decks}
    assert shoe == Composition.of(decks_of(decks))


@given(some_cards)
def test_a_composition_counts_its_cards(held: list[Card]) -> None:
    composition = Composition.of(held)

    assert composition.total == len(held)
    assert {card: count for card, count in composition.items() if count} == Counter(held)


@given(some_cards)
def test_cards_taken_are_gone_and_the_others_stay(taken: list[Card]) -> None:
    shoe = Composition.of_decks(60)

    left = shoe.without(taken)

    assert left.total + len(taken) == shoe.total == 60 * 52
    assert all(left[card] + taken.count(card) == 60 for card in Card.all())


@given(some_cards)
def test_equal_compositions_have_equal_hashes(held: list[Card]) -> None:
    again = Composition.of(reversed(held))

    assert Composition.of(held) == again
    assert hash(Composition.of(held)) == hash(again)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(CardError, match="no 8S left to take"):
        Composition.of_decks(2).without(cards("8S 8S 8S"))


def test_taking_cards_leaves_the_first_composition_as_it_was() -> None:
    shoe = Composition.of_decks(1)
    shoe.without(cards("8S"))

    assert shoe == Composition.of_decks(1)


def test_a_count_below_zero_is_refused() -> None:
    with pytest.raises(CardError, match="8S is counted -1 times"):
        Composition({Card.parse("8S"): -1})


def test_a_composition_is_of_whole_cards() -> None:
    """A rank without its suit is none of the 52 counts, and is not left out in silence."""
    with pytest.raises(CardError, match="say of what suit the King is"):
        Composition({Card.seen("K"): 1})
    with pytest.raises(CardError, match="say of what suit the King is"):
        Composition.of_decks(8).without([Card.seen("K")])


def test_a_composition_shows_what_it_holds() -> None:
    assert repr(Composition.of(cards("8S 8S TH"))) == "Composition(3 cards: 8S:2 TH:1)"


def test_a_card_of_which_only_the_rank_is_known_is_not_among_them() -> None:
    shoe, eight = Composition.of_decks(8), Card.seen("8")

    assert eight not in shoe
    assert shoe.get(eight) is None
    with pytest.raises(KeyError):
        shoe[eight]
