"""`sabot margins`: every bet's margin as JSON and as a table, and how bad input ends."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from sabot.cards import Card
from tests.cli.sabot_command import Sabot, in_its_own_process

CROWN = "crown-baccarat/traditional"
KEYS = {
    "margin",
    "margin_float",
    "expected",
    "per_resolved",
    "per_resolved_exact",
    "variance",
    "hit_rate",
    "outcomes",
}


def written(folder: Path, counts: object) -> str:
    path = folder / "left.json"
    path.write_text(counts if isinstance(counts, str) else json.dumps(counts), encoding="utf-8")
    return str(path)


def test_json_has_the_exact_fractions_of_every_bet(sabot: Sabot) -> None:
    ran = sabot("margins", CROWN, "--json")
    assert ran.status == 0
    bets = ran.json
    assert isinstance(bets, dict)
    assert bets["banker"].keys() >= KEYS
    assert "1-1-2" in bets
    # of 4,998,398,275,503,360 sequences the Banker wins and ties in so many
    wins = Fraction(2_292_252_566_437_888, 4_998_398_275_503_360)
    assert Fraction(bets["banker"]["outcomes"]["Banker wins"]) == wins
    assert Fraction(bets["banker"]["hit_rate_exact"]) == wins
    assert round(bets["banker"]["margin_float"], 6) == 0.010579
    assert Fraction(bets["banker"]["margin"]) == -Fraction(bets["banker"]["expected"])
    for told in bets.values():
        assert sum(map(Fraction, told["outcomes"].values())) == 1
        assert float(Fraction(told["margin"])) == told["margin_float"]


def test_the_reference_engine_answers_alike(sabot: Sabot) -> None:
    compiled = sabot("margins", CROWN, "--json")
    assert sabot("margins", CROWN, "--json", "--engine", "reference").out == compiled.out


def test_one_bet_may_be_asked_for(sabot: Sabot) -> None:
    ran = sabot("margins", CROWN, "--bet", "tie", "--bet", "player", "--json")
    assert isinstance(ran.json, dict)
    assert list(ran.json) == ["player", "tie"]


def test_decks_and_options_count(sabot: Sabot) -> None:
    six = sabot("margins", "star-baccarat/baccarat", "--decks", "6", "--bet", "tie", "--json").json
    assert isinstance(six, dict)
    assert round(six["tie"]["margin_float"], 4) == 0.1444  # as published for six decks
    sixteen = sabot("margins", CROWN, "--option", "super-six=2", "--bet", "super-six", "--json").json
    assert isinstance(sixteen, dict)
    # sixteen to one instead of fifteen gives back a unit each time: 13.82% less 5.39%
    assert round(sixteen["super-six"]["margin_float"], 4) == round(0.138181 - 0.053864, 4)


def test_a_composition_is_read_from_a_file(sabot: Sabot, tmp_path: Path) -> None:
    """Out of eights and tens alone a Banker with an eight has a natural, and so on: but pairs are simple.

    Two of each of four cards: behind the first lies one more like it among seven.
    """
    left = written(tmp_path, {"8S": 2, "8H": 2, "TS": 2, "TH": 2})
    ran = sabot("margins", CROWN, "--composition", left, "--json")
    assert isinstance(ran.json, dict)
    assert ran.json["perfect-pairs-player"]["outcomes"] == {
        "Perfect Pair": "1/7",
        "Coloured Pair": "0",
        "Mixed Pair": "2/7",
        "loses": "4/7",
    }


def test_where_nothing_is_resolved_json_says_null(sabot: Sabot, tmp_path: Path) -> None:
    left = written(tmp_path, {"KS": 8})
    ran = sabot("margins", CROWN, "--composition", left, "--bet", "player", "--json")
    assert isinstance(ran.json, dict)
    assert ran.json["player"]["per_resolved"] is None
    assert ran.json["player"]["outcomes"]["stands off"] == "1"
    assert "–" in sabot("margins", CROWN, "--composition", left, "--bet", "player").out


def test_a_person_reads_a_table_of_percentages(sabot: Sabot, tmp_path: Path) -> None:
    told = sabot("margins", CROWN).out
    assert "Baccarat, Crown Sydney, a fresh shoe of 8 decks" in told
    (banker,) = [line.split() for line in told.splitlines() if line.strip().startswith("banker")]
    assert banker == ["banker", "1.0579%", "1.1692%", "45.8597%", "0.927"]
    assert "stands off" not in told
    left = written(tmp_path, {card.name: 1 for card in Card.all()})
    one = sabot("margins", CROWN, "--composition", left, "--bet", "pairs-player").out
    assert "52 cards left in the shoe" in one
    assert "5.8824%" in one  # 3 in 51
    assert "Player pair" in one


def test_three_card_margins_are_those_of_its_own_hands(sabot: Sabot) -> None:
    ran = sabot("margins", "star-three-card-baccarat/three-card", "--json")
    assert isinstance(ran.json, dict)
    # 96 pictures among 416 cards
    pictures = Fraction(96 * 95 * 94, 416 * 415 * 414)
    assert Fraction(ran.json["three-pictures"]["hit_rate_exact"]) == pictures


# Compiling ---------------------------------------------------------------------------------------


def test_compiling_is_said_once_and_beside_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    first = in_its_own_process("margins", "star-three-card-baccarat/three-card", "--json")
    again = in_its_own_process("margins", "star-three-card-baccarat/three-card", "--json")
    assert first.status == again.status == 0
    assert first.err == "sabot: compiling, once\n"
    assert again.err == ""
    assert json.loads(first.out) == json.loads(again.out)
    assert list(tmp_path.iterdir())


def test_the_reference_engine_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    ran = in_its_own_process("margins", CROWN, "--json", "--engine", "reference")
    assert (ran.status, ran.err) == (0, "")
    assert not list(tmp_path.iterdir())


# Bad input ---------------------------------------------------------------------------------------

BAD_FILES = {
    "a negative count": ({"AS": -8}, "AS is counted -8 times; a count cannot be below zero"),
    "half a card": ({"AS": 0.5}, "the count of AS is a whole number, not 0.5"),
    "too few cards": (
        {"AS": 3, "2S": 2},
        "5 cards are too few to deal a coup for certain: it takes at least 6",
    ),
    "no cards": ({}, "0 cards are too few"),
    "a ninth copy": ({"AS": 9}, "AS is counted 9 times, and 8 decks hold 8 of it"),
    "an unknown card": ({"1S": 8}, "there is no card '1S'"),
    "not JSON": ("AS: 8", "not JSON"),
    "not an object": ([8], "a composition is a JSON object"),
}


@pytest.mark.parametrize("problem", BAD_FILES)
def test_a_bad_composition_gets_one_clear_line_and_status_2(
    sabot: Sabot, tmp_path: Path, problem: str
) -> None:
    counts, said = BAD_FILES[problem]
    path = written(tmp_path, counts)
    ran = sabot("margins", CROWN, "--composition", path, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"sabot: {path}: ")
    assert said in ran.err


def test_decks_given_too_say_how_many_copies_there_can_be(sabot: Sabot, tmp_path: Path) -> None:
    path = written(tmp_path, dict.fromkeys(("AS", "KS"), 7))
    game = "star-baccarat/baccarat"
    assert sabot("margins", game, "--composition", path).status == 0
    ran = sabot("margins", game, "--composition", path, "--decks", "6")
    assert ran.status == 2
    assert "AS is counted 7 times, and 6 decks hold 6 of it" in ran.err


BAD_CALLS = {
    "no game": ((), "margins needs GAME: see sabot margins --help"),
    "an unknown bet": ((CROWN, "--bet", "tier"), "offers no bet 'tier'; did you mean 'tiger'?"),
    "an unknown game": (("crown-baccarat/crow",), "did you mean crown-baccarat/crown?"),
    "seven decks": (("star-baccarat/baccarat", "--decks", "7"), "3, 4, 6, 8 decks, not 7"),
    "a missing file": ((CROWN, "--composition", "no-such-file.json"), "no-such-file.json: cannot read"),
    "a folder": ((CROWN, "--composition", "."), ".: cannot read the composition"),
    "an unknown engine": ((CROWN, "--engine", "steam"), "steam"),
    "an unknown option": ((CROWN, "--option", "super-seven=1"), "'super-six'"),
}


@pytest.mark.parametrize("problem", BAD_CALLS)
def test_a_bad_call_gets_one_clear_line_and_status_2(sabot: Sabot, problem: str) -> None:
    arguments, said = BAD_CALLS[problem]
    ran = sabot("margins", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_margins_teaches_itself(sabot: Sabot) -> None:
    ran = sabot("margins", "--help")
    assert ran.status == 0
    for option in ("--decks", "--composition", "--option", "--bet", "--engine", "--json"):
        assert option in ran.out
