"""How often cards can leave a shoe, some of them known by their rank alone."""

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from sabot.cards import Card, exhausted, too_many

some_eights = st.lists(st.sampled_from(("8S", "8H", "8D", "8C", "8")), max_size=12)


def fits(names: list[str], decks: int) -> bool:
    """Whether suits can be thought of for the cards without one so that the decks hold them all: by trial."""
    known = Counter(name for name in names if len(name) == 2)
    missing = len(names) - known.total()
    for suits in product(range(missing + 1), repeat=4):
        filled = [known[f"8{suit}"] + more for suit, more in zip("SHDC", suits, strict=True)]
        if sum(suits) == missing and max(filled) <= decks:
            return True
    return False


@given(some_eights, st.sampled_from(("8S", "8C", "8")), st.integers(1, 2))
def test_a_card_can_leave_as_long_as_suits_can_be_thought_of_for_all(
    left: list[str], card: str, decks: int
) -> None:
    if fits(left, decks):
        assert (exhausted(Counter(left), Card.seen(card), decks) is None) == fits([*left, card], decks)


def test_there_are_as_many_of_a_card_as_decks_and_four_times_as_many_of_a_rank() -> None:
    assert exhausted({"8S": 7}, Card.parse("8S"), 8) is None
    assert exhausted({"8S": 8}, Card.parse("8S"), 8) == "all 8 of 8S"
    assert exhausted({"8S": 8, "8": 23}, Card.seen("8"), 8) is None
    assert exhausted({"8S": 8, "8": 24}, Card.seen("8"), 8) == "all 32 of 8"
    assert exhausted({"8": 32}, Card.parse("8H"), 8) == "all 32 of 8"
    assert exhausted({"8": 32}, Card.parse("9H"), 8) is None


def test_the_first_card_too_many_is_named() -> None:
    cards = [Card.seen(name) for name in ("8S", "8S", "8")]
    assert too_many({"8S": 2}, cards, 8) is None
    assert too_many({"8S": 7}, cards, 8) is Card.parse("8S")
    assert too_many({"8": 30}, cards, 8) is Card.seen("8")
