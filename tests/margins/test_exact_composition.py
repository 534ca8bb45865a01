"""Compositions that people write down."""

import pytest

from sabot import SabotError
from sabot.cards import Card, Composition
from sabot.margins.composition import CompositionError, must_deal, must_fit, read_composition
from sabot.margins.exact import margins
from sabot.rulebooks import open_game


def test_a_composition_is_read_and_absent_cards_count_zero() -> None:
    left = read_composition(b'{"AS": 8, "10h": 7, "KD": 0}')
    assert left == Composition({Card.parse("AS"): 8, Card.parse("TH"): 7})


BAD = {
    "negative": (b'{"AS": -1}', "AS is counted -1 times"),
    "a fraction": (b'{"AS": 1.5}', "the count of AS is a whole number, not 1.5"),
    "a whole float": (b'{"AS": 1.0}', "the count of AS is a whole number, not 1.0"),
    "text": (b'{"AS": "8"}', 'the count of AS is a whole number, not "8"'),
    "true": (b'{"AS": true}', "the count of AS is a whole number, not true"),
    "nothing": (b'{"AS": null}', "the count of AS is a whole number, not null"),
    "an object": (b'{"AS": {"AH": 1}}', "the count of AS is a whole number, not an object"),
    "an array": (b'{"AS": [8]}', "the count of AS is a whole number, not a list"),
    "not a number": (b'{"AS": NaN}', "the count of AS is a whole number, not NaN"),
    "twice": (b'{"TH": 1, "10h": 2}', "TH is counted twice"),
    "no such card": (b'{"1S": 8}', "there is no card '1S'"),
    "not JSON": (b'{"AS": 8', "not JSON"),
    "nothing at all": (b"", "not JSON"),
    "not text": (b"\xff\xfe\x00", "not JSON"),
    "a list": (b'["AS"]', "a composition is a JSON object"),
    "a list of objects": (b'[{"AS": 8}]', "a composition is a JSON object"),
    "a number": (b"8", "a composition is a JSON object"),
    "deep": (b"[" * 100_000, "not JSON"),
    "more digits than are read": (b'{"AS": ' + b"9" * 5000 + b"}", "not JSON"),
}


@pytest.mark.parametrize("problem", BAD)
def test_a_bad_composition_is_refused_in_one_line(problem: str) -> None:
    text, said = BAD[problem]
    with pytest.raises(SabotError) as refused:
        read_composition(text)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_decks_hold_no_more_of_a_card_than_there_are_decks() -> None:
    must_fit(Composition.of_decks(6), open_game("star-baccarat/baccarat", 6))
    with pytest.raises(CompositionError, match="AS is counted 7 times, and 6 decks hold 6 of it"):
        must_fit(Composition({Card.parse("AS"): 7}), open_game("star-baccarat/baccarat", 6))


@pytest.mark.parametrize("game", ["crown-baccarat/crown", "star-three-card-baccarat/three-card"])
def test_a_coup_is_dealt_for_certain_from_six_cards_and_no_fewer(game: str) -> None:
    six = Composition.of(Card.all()[:6])
    must_deal(six)
    assert sum(margins(open_game(game), six)["tie"].outcomes.values()) == 1
    with pytest.raises(
        CompositionError, match="5 cards are too few to deal a coup for certain: it takes at least 6"
    ):
        margins(open_game(game), Composition.of(Card.all()[:5]))
