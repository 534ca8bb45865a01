"""The other commands, as a newcomer meets them."""

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from sabot.rulebooks import BOOKS, SHEETS, load_book, load_register
from tests.cli.sabot_command import Sabot, in_its_own_process


def test_help_answers_well_under_half_a_second() -> None:
    """Measured in processor time, which other work on the machine does not lengthen."""
    took = []
    for _ in range(3):
        began = processor_time_of_children()
        ran = in_its_own_process("--help")
        took.append(processor_time_of_children() - began)
        assert ran.status == 0
    assert min(took) < 0.4


def processor_time_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_help_names_every_command_and_loads_nothing_heavy() -> None:
    code = "import sys; from sabot.cli.app import run; run(['--help']); print(sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for command in ("deal", "explain", "settle", "roads", "games", "rules", "rulebook", "check"):
        assert f" {command} " in ran.stdout
    for heavy in ("'gherkin'", "'numpy'", "'sabot.rulebook.load'", "'sabot.coup'"):
        assert heavy not in ran.stdout


@pytest.mark.parametrize(
    "command", ["deal", "explain", "settle", "roads", "games", "rules", "check", "rulebook check"]
)
def test_every_command_teaches_itself(sabot: Sabot, command: str) -> None:
    ran = sabot(*command.split(), "--help")
    assert ran.status == 0
    assert "Usage: sabot" in ran.out
    assert "--json" in ran.out
    assert "Begin with" not in ran.out


def test_help_of_a_command_says_what_goes_in_and_what_comes_out(sabot: Sabot) -> None:
    settle = " ".join(sabot("settle", "--help").out.split())
    assert (
        'A line in: {"cards": ["8S", "3D", "TH", "3C"]}, the cards in the order they left the shoe.' in settle
    )
    assert "A line out: the hands, their points, the result" in settle
    roads = " ".join(sabot("roads", "--help").out.split())
    assert "a string of B, P and T, such as BBPPPPP, or JSON with the pairs" in roads
    check = " ".join(sabot("rulebook", "check", "--help").out.split())
    assert "The register of its clauses lies beside it, named like it and ending in .csv." in check


def test_games_lists_the_ten_games_with_their_defaults(sabot: Sabot) -> None:
    games = sabot("games", "--json").json
    assert isinstance(games, list)
    ids = [game["id"] for game in games]
    assert ids == [
        "star-baccarat/baccarat",
        "star-baccarat/even-money",
        "crown-baccarat/traditional",
        "crown-baccarat/crown",
        "crown-baccarat/zero-commission",
        "star-premium-baccarat/premium",
        "star-premium-baccarat/even-money",
        "star-premium-baccarat/tie",
        "star-three-card-baccarat/three-card",
        "star-three-card-baccarat/even-money",
    ]
    crown = next(game for game in games if game["id"] == "crown-baccarat/crown")
    defaults = {option["key"]: option["default"] for option in crown["options"]}
    assert defaults == {"super-six": "1", "tiger": "1", "1-1-2": "pairs"}
    told = sabot("games").out
    assert all(game_id in told for game_id in ids)


def test_deal_with_a_seed_deals_the_same_shoe_again(sabot: Sabot) -> None:
    first = sabot("deal", "crown-baccarat/crown", "--seed", "7", "--json")
    again = sabot("deal", "crown-baccarat/crown", "--seed", "7", "--json")
    other = sabot("deal", "crown-baccarat/crown", "--seed", "8", "--json")
    assert first.json == again.json
    assert first.json != other.json


@pytest.mark.parametrize("game", ["star-baccarat/even-money", "star-three-card-baccarat/three-card"])
def test_deal_deals_no_card_more_often_than_the_decks_hold_it(sabot: Sabot, game: str) -> None:
    shoe = sabot("deal", game, "--seed", "1", "--json").json
    assert isinstance(shoe, dict)
    dealt: list[str] = list(shoe["burned"])
    for coup in shoe["coups"]:
        dealt += [card for hand in coup["players"] for card in hand] + coup["banker"]
    assert max(dealt.count(card) for card in dealt) <= shoe["decks"]
    assert shoe["coups"][-1]["last"] is True
    assert [coup["last"] for coup in shoe["coups"][:-1]] == [False] * (len(shoe["coups"]) - 1)


def test_deal_tells_each_coup_with_its_clauses(sabot: Sabot) -> None:
    told = sabot("deal", "--seed", "3", "--coups", "4").out
    assert "Player draws on 5 (9.3). Banker stands: 7 against a Player third card of 4 (9.4)." in told
    assert "4 coups" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--burn", "twice"), "the ways to burn are one-face-down"),
        (("--areas", "2"), "one Player hand, not 2"),
        (("--coups", "0"), "0"),
        (("crown-baccarat/crwn",), "did you mean crown-baccarat/crown?"),
    ],
)
def test_deal_refuses_in_one_line(sabot: Sabot, arguments: tuple[str, ...], said: str) -> None:
    ran = sabot("deal", *arguments)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_roads_from_letters_and_from_json_with_pairs(sabot: Sabot) -> None:
    letters = sabot("roads", given="BBPPPPP\n").json
    assert isinstance(letters, dict)
    assert list(letters) == ["bead_plate", "big_road", "big_eye_boy", "small_road", "cockroach_road"]
    assert letters["big_eye_boy"]["marks"] == "RBRR"
    objects = json.dumps([{"result": winner} for winner in "BBPPPPP"])
    assert sabot("roads", "--json", given=objects).json == letters
    by_line = "\n".join(json.dumps({"result": winner}) for winner in "BBPPPPP")
    assert sabot("roads", given=by_line).json == letters
    paired = sabot("roads", given='[{"result": "B", "pairs": ["player"]}]').json
    assert isinstance(paired, dict)
    assert paired["big_road"]["cells"][0]["player_pair"] is True


@pytest.mark.parametrize(
    ("given", "said"), [("BBX", "'X' at position 3"), ("[{]", "not JSON"), ('[{"result": "Q"}]', "Q")]
)
def test_roads_refuse_what_is_no_result(sabot: Sabot, given: str, said: str) -> None:
    refused = sabot("roads", given=given)
    assert (refused.status, refused.err.count("\n"), refused.out) == (2, 1, "")
    assert said in refused.err


def test_roads_refuse_what_is_nested_without_end(sabot: Sabot) -> None:
    ran = sabot("roads", given="[" * 100_000)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "nested" in ran.err


def test_roads_refuse_bytes_that_are_no_text() -> None:
    command = [sys.executable, "-c", "from sabot.cli import main; main()", "roads"]
    ran = subprocess.run(command, input=b"B\xff", capture_output=True, check=False)
    assert ran.returncode == 2
    assert "not UTF-8" in ran.stderr.decode()


def test_rules_shows_a_clause_with_its_readings(sabot: Sabot) -> None:
    told = sabot("rules", "star-baccarat", "10.17").out
    assert "10.17" in told
    assert "reading S-08" in told
    assert sabot("rules", "star-baccarat", "10.17", "--json").json


def test_rules_says_which_readings_an_operator_may_change(sabot: Sabot) -> None:
    assert "read otherwise" in sabot("rules", "crown-baccarat", "4.2.4").out  # C-48 sets a tolerance
    assert "read otherwise" not in sabot("rules", "crown-baccarat", "11.16").out


def test_rules_reads_a_rule_book_of_one_s_own(sabot: Sabot) -> None:
    nevada = str(Path(__file__).parents[1] / "rulebook" / "nevada.toml")
    assert "Banker wins one for one and leaves five in a hundred" in sabot("rules", nevada, "5.2").out
    ran = sabot("rules", nevada, "99")
    assert (ran.status, ran.out) == (2, "")
    assert "has no clause '99'" in ran.err


def test_rules_shows_everything_under_a_clause(sabot: Sabot) -> None:
    under = sabot("rules", "star-baccarat", "12.1", "--json").json
    assert isinstance(under, list)
    assert [row["id"] for row in under][:4] == ["12.1", "12.1(a)", "12.1(b)", "12.1.1"]
    assert not any(row["id"].startswith("12.10") for row in under)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("star-baccarat", "11.9.9"), "did you mean '11.1.9"),
        (("star-bacarat",), "did you mean star-baccarat?"),
    ],
)
def test_rules_refuses_what_is_not_there(sabot: Sabot, arguments: tuple[str, ...], said: str) -> None:
    ran = sabot("rules", *arguments)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_coverage_counts_every_clause_once(sabot: Sabot) -> None:
    counted = sabot("rules", "coverage", "--json").json
    assert isinstance(counted, list)
    for book in (*BOOKS, *SHEETS):
        total = sum(sum(row["counts"].values()) for row in counted if row["book"] == book)
        assert total == len(load_register(book))
    told = sabot("rules", "coverage").out
    assert "played" in told
    assert "planned" in told


def test_a_rule_book_of_ones_own_is_checked(sabot: Sabot) -> None:
    nevada = Path(__file__).parents[1] / "rulebook" / "nevada.toml"
    ran = sabot("rulebook", "check", str(nevada))
    assert ran.status == 0
    assert "nevada.toml is a rule book" in ran.out
    answer = sabot("rulebook", "check", str(nevada), "--json").json
    assert isinstance(answer, dict)
    assert answer["findings"] == []


def test_a_rule_book_with_a_fault_is_refused_with_the_nearest_name(sabot: Sabot, tmp_path: Path) -> None:
    nevada = Path(__file__).parents[1] / "rulebook" / "nevada.toml"
    (tmp_path / "mine.csv").write_text(nevada.with_suffix(".csv").read_text("utf-8"), "utf-8")
    faulty = nevada.read_text("utf-8").replace('when = "banker-wins"', 'when = "bancker-wins"')
    (tmp_path / "mine.toml").write_text(faulty, "utf-8")
    ran = sabot("rulebook", "check", str(tmp_path / "mine.toml"))
    assert ran.status == 2
    assert "mine.toml" in ran.err
    assert "did you mean 'banker-wins'?" in ran.err
    answer = sabot("rulebook", "check", str(tmp_path / "mine.toml"), "--json")
    assert answer.status == 2
    assert answer.json["findings"][0]["nearest"] == "banker-wins"  # type: ignore[index]


@pytest.mark.parametrize("name", ["missing.toml", "folder.toml"])
def test_a_rule_book_that_cannot_be_read_says_so(sabot: Sabot, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.toml").mkdir()
    ran = sabot("rulebook", "check", str(tmp_path / name))
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(f"sabot: {tmp_path / name}: cannot read the rule book: ")


def test_a_rule_book_without_its_register_says_which_file_is_missing(sabot: Sabot, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("", "utf-8")
    ran = sabot("rulebook", "check", str(tmp_path / "mine.toml"))
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(f"sabot: {tmp_path / 'mine.csv'}: cannot read the register of its clauses: ")


def test_the_shelf_reads_each_book_under_its_own_name() -> None:
    assert [load_book(book).id for book in BOOKS] == list(BOOKS)


def test_explain_reads_cards_as_a_dealer_types_them_and_asks_for_a_suit_that_is_missing(sabot: Sabot) -> None:
    plain = sabot("explain", "crown-baccarat/crown", "4S", "2D", "5H", "KC")
    assert sabot("explain", "crown-baccarat/crown", "4s2d 5h,kc").out == plain.out
    half = sabot("explain", "crown-baccarat/crown", "4", "2", "5", "K")
    assert (half.status, "which 4? Type its suit too" in half.err) == (2, True)
