"""What a dealer types for cards, and how it is compared with what a shoe read."""

import pytest

from sabot.cards import Card, CardError, differences, must_be_whole, read_typed


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("8 K 3 5", "8 K 3 5"),
        ("8s kh 3D 5c", "8S KH 3D 5C"),
        ("8s,kh, 3 5c", "8S KH 3 5C"),
        ("8K35", "8 K 3 5"),
        ("8SKH3D5C", "8S KH 3D 5C"),
        ("10 10h 0 T td", "T TH T T TD"),
        ("1 a 1s AS", "A A AS AS"),
        ("1035", "T 3 5"),
        ("8♠ 10♥ q♦ j♣", "8S TH QD JC"),
        ("  8  ", "8"),
        ("", ""),
        ("8 s", "8S"),
    ],
)
def test_a_line_of_cards_is_read_with_their_suits_or_without(text: str, cards: str) -> None:
    assert " ".join(card.name for card in read_typed(text)) == cards


@pytest.mark.parametrize(
    ("text", "wrong"), [("8 x 3", "'x 3'"), ("8S S", "'S'"), ("ten", "'en'"), ("8;3", "';3'")]
)
def test_what_is_no_card_is_told_from_where_it_stands(text: str, wrong: str) -> None:
    with pytest.raises(CardError, match=wrong):
        read_typed(text)


def test_a_card_without_its_suit_is_no_whole_card_and_the_suit_is_asked_for() -> None:
    whole, half = read_typed("8S k")
    assert must_be_whole(whole) is Card.parse("8S")
    assert half is Card.seen("K")
    with pytest.raises(CardError, match="which King"):
        must_be_whole(half)


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("8 T 9 7", ()),
        ("8S TH 9D 7C", ()),
        ("8 T 9H 7", (2,)),
        ("8 9 T 7", (1, 2)),
        ("8 T 9", (3,)),
        ("8 T 9 7 4", (4,)),
    ],
)
def test_what_is_typed_is_compared_with_what_the_shoe_read(typed: str, places: tuple[int, ...]) -> None:
    known = [Card.parse(name) for name in ("8S", "TH", "9D", "7C")]
    assert differences(read_typed(typed), known) == places
