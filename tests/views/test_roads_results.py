"""Reading results, from letters and from JSON, and refusing what is neither."""

import json
import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.views.roads import (
    BadCharacterError,
    Result,
    ResultsError,
    Winner,
    parse_results,
    results_from_objects,
)

BETWEEN = " \t\n\r\u00a0\u3000,-\u2010\u2013\u2014"


def winners(text: str) -> str:
    return "".join(result.winner.value for result in parse_results(text))


# Letters


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("BPT", "BPT"),
        ("bpt", "BPT"),
        ("B, P, T", "BPT"),
        ("B-P-T", "BPT"),
        ("  BB\tPP\r\nT\n", "BBPPT"),
        ("B\u2013P\u2014T", "BPT"),
        (" ,-\n", ""),
    ],
)
def test_letters_are_read_in_either_case_with_spaces_commas_and_dashes(text: str, expected: str) -> None:
    assert winners(text) == expected


def test_letters_say_nothing_of_pairs() -> None:
    assert parse_results("BT") == (Result(winner=Winner.BANKER), Result(winner=Winner.TIE))


@pytest.mark.parametrize(
    ("text", "character", "position"),
    [
        ("x", "x", 1),
        ("BPX", "X", 3),
        ("B, P, 7 X", "7", 7),  # what lies between counts towards the position, and the first fault is named
        ("B;P", ";", 2),
        ("BP\u0412", "\u0412", 3),  # a Cyrillic letter that looks like B
        ("B\0", "\0", 2),
        ("B_P", "_", 2),
    ],
)
def test_other_character_is_refused_by_name_and_position(text: str, character: str, position: int) -> None:
    with pytest.raises(BadCharacterError) as refused:
        parse_results(text)
    assert (refused.value.character, refused.value.position) == (character, position)
    assert str(refused.value) == f"{character!r} at position {position} is not B, P or T"


def test_refusals_are_value_errors_of_one_family() -> None:
    assert issubclass(BadCharacterError, ResultsError)
    assert issubclass(ResultsError, ValueError)


def test_refusal_survives_being_sent_between_processes() -> None:
    copy = pickle.loads(pickle.dumps(BadCharacterError("x", 4)))
    assert (str(copy), copy.character, copy.position) == ("'x' at position 4 is not B, P or T", "x", 4)


@given(st.text(alphabet="BPTbpt" + BETWEEN))
def test_reading_letters_drops_only_what_lies_between(text: str) -> None:
    assert winners(text) == "".join(character for character in text.upper() if character in "BPT")


@given(
    st.text(alphabet="BPTbpt" + BETWEEN),
    st.characters(categories=("L", "N", "S"), exclude_characters="BPTbpt"),
    st.text(),
)
def test_first_letter_digit_or_symbol_that_is_no_result_is_the_one_named(
    good: str, bad: str, rest: str
) -> None:
    with pytest.raises(BadCharacterError) as refused:
        parse_results(good + bad + rest)
    assert (refused.value.character, refused.value.position) == (bad, len(good) + 1)


# JSON


@pytest.mark.parametrize(
    ("word", "winner"),
    [
        ("B", Winner.BANKER),
        ("banker", Winner.BANKER),
        ("P", Winner.PLAYER),
        ("player", Winner.PLAYER),
        ("T", Winner.TIE),
        ("tie", Winner.TIE),
    ],
)
def test_objects_name_the_winner_by_letter_or_by_word(word: str, winner: Winner) -> None:
    assert results_from_objects([{"result": word}]) == (Result(winner=winner),)


def test_objects_name_the_hands_that_had_a_pair() -> None:
    text = """[
        {"result": "B", "pairs": ["player"]},
        {"result": "tie", "pairs": ["banker", "player"]},
        {"result": "player", "pairs": ["banker"]},
        {"result": "P", "pairs": []}
    ]"""
    assert results_from_objects(json.loads(text)) == (
        Result(winner=Winner.BANKER, player_pair=True),
        Result(winner=Winner.TIE, player_pair=True, banker_pair=True),
        Result(winner=Winner.PLAYER, banker_pair=True),
        Result(winner=Winner.PLAYER),
    )


def test_no_objects_are_no_results() -> None:
    assert results_from_objects([]) == ()


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('[{"result": "B", "pair": ["player"]}]', "unknown field `pair` - at `$[0]`"),
        ('[{"result": "B"}, {"result": "B", "natural": true}]', "unknown field `natural` - at `$[1]`"),
        ('[{"result": "b"}]', "$[0].result"),
        ('[{"result": "Banker"}]', "$[0].result"),
        ('[{"result": 1}]', "$[0].result"),
        ('[{"result": null}]', "$[0].result"),
        ('[{"pairs": []}]', "missing required field `result` - at `$[0]`"),
        ('[{"result": "B", "pairs": ["tie"]}]', "$[0].pairs[0]"),
        ('[{"result": "B", "pairs": "player"}]', "$[0].pairs"),
        ('[{"result": "B", "pairs": null}]', "$[0].pairs"),
        ('[{"result": "B", "pairs": ["player", "player"]}]', "`pairs` names the same hand twice - at `$[0]`"),
        ('["B"]', "$[0]"),
        ('[["B"]]', "$[0]"),
        ('{"result": "B"}', "Expected `array`"),
        ('"BPT"', "Expected `array`"),
        ("null", "Expected `array`"),
    ],
)
def test_objects_that_are_not_exactly_results_are_refused_with_the_place(text: str, where: str) -> None:
    with pytest.raises(ResultsError) as refused:
        results_from_objects(json.loads(text))
    assert where in str(refused.value)


# Results themselves


def test_result_goes_to_json_and_back() -> None:
    result = Result(winner=Winner.PLAYER, banker_pair=True)
    wire = msgspec.json.encode(result)
    assert wire == b'{"winner":"P","player_pair":false,"banker_pair":true}'
    assert msgspec.json.decode(wire, type=Result) == result


def test_result_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `pairs`"):
        msgspec.json.decode(b'{"winner":"P","pairs":[]}', type=Result)
