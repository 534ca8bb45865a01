"""Files and folders of scenarios, and what they prove."""

from pathlib import Path

import pytest

from sabot.scenario import Failed, Passed, ScenarioError, Unreadable, check_paths, proofs
from tests.scenarios_runner.telling import BANKER_SIX, feature

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests/scenarios"
SIX = feature("When Ann wagers $100 on banker", BANKER_SIX, "Then Ann is paid $50 on banker [11.2.2]")


def put(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("file", sorted(SCENARIOS.rglob("*.feature")), ids=lambda file: file.stem)
def test_every_scenario_of_the_project_holds(file: Path) -> None:
    told = [result for result in check_paths([file]) if not isinstance(result, Passed)]

    assert not told


def test_a_folder_is_walked_in_the_order_of_names_and_a_file_once(tmp_path: Path) -> None:
    b, a = put(tmp_path / "b.feature", SIX), put(tmp_path / "a" / "a.feature", SIX)
    put(tmp_path / "notes.txt", "no scenario")

    assert [result.file for result in check_paths([tmp_path, b])] == [str(a), str(b)]


def test_results_say_which_hold_which_fail_and_which_cannot_be_read(tmp_path: Path) -> None:
    put(tmp_path / "1.feature", SIX)
    put(tmp_path / "2.feature", SIX.replace("$50", "$100"))
    put(tmp_path / "3.feature", SIX.replace("wagers", "bets"))

    assert [type(result) for result in check_paths([tmp_path])] == [Passed, Failed, Unreadable]


def test_nothing_passes_for_want_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "latin.feature").write_bytes(b"Feature: caf\xe9\n")
    (tmp_path / "empty").mkdir()
    paths = [tmp_path / "gone.feature", tmp_path / "empty", tmp_path / "latin.feature"]

    told = list(check_paths(paths))

    assert all(isinstance(result, Unreadable) for result in told)
    assert [result.problems[0].text for result in told if isinstance(result, Unreadable)] == [
        "cannot be read: No such file or directory",
        "there is no .feature file in this folder",
        "is not UTF-8 text",
    ]


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = put(tmp_path / "bom.feature", "\ufeff" + SIX)

    assert [type(result) for result in check_paths([file])] == [Passed]


def test_tags_choose_scenarios(tmp_path: Path) -> None:
    file = put(tmp_path / "tagged.feature", SIX.replace("  Scenario: One", "  @six\n  Scenario: One"))

    assert len(list(check_paths([file], tags=["six", "seven"]))) == 1
    assert list(check_paths([file], tags=["seven"])) == []


def test_proofs_name_the_scenarios_of_each_clause(tmp_path: Path) -> None:
    file = put(tmp_path / "tests/scenarios/star-baccarat/settlement.feature", SIX)

    assert proofs([file], relative_to=tmp_path / "tests") == {
        ("star-baccarat", "11.2.2"): ("scenarios/star-baccarat/settlement.feature: One",)
    }


def test_an_outline_is_one_proof_by_the_name_in_its_file(tmp_path: Path) -> None:
    outline = SIX.replace("Scenario: One", "Scenario Outline: Half of <stake>").replace("$100", "<stake>")
    rows = "    Examples:\n      | stake | paid |\n      | $100  | $50  |\n      | $200  | $100 |\n"
    file = put(tmp_path / "f.feature", outline.replace("$50", "<paid>") + rows)

    assert proofs([file], relative_to=tmp_path) == {
        ("star-baccarat", "11.2.2"): ("f.feature: Half of <stake>",)
    }


def test_a_reading_is_no_clause_of_the_register(tmp_path: Path) -> None:
    file = put(tmp_path / "f.feature", SIX.replace("[11.2.2]", "[11.2.2; reading S-13]"))

    assert list(proofs([file])) == [("star-baccarat", "11.2.2")]


def test_a_file_that_cannot_be_read_proves_nothing_and_says_so(tmp_path: Path) -> None:
    file = put(tmp_path / "f.feature", SIX.replace("11.2.2", "11.2.22"))

    with pytest.raises(ScenarioError, match=r"f\.feature:7: star-baccarat has no clause 11\.2\.22"):
        proofs([file])
    with pytest.raises(ScenarioError, match=r"no \.feature file"):
        proofs([put(tmp_path / "none/notes.txt", "").parent])


def test_a_game_may_be_of_a_rule_book_beside_the_file(tmp_path: Path) -> None:
    books = ROOT / "src/sabot/rulebooks"
    book = (books / "star_baccarat.toml").read_text("utf-8")
    put(tmp_path / "mine.toml", book.replace('id = "star-baccarat"', 'id = "mine"'))
    put(tmp_path / "mine.csv", (books / "clauses/star_baccarat.csv").read_text("utf-8"))
    file = put(tmp_path / "f.feature", SIX.replace("star-baccarat/", "./mine.toml/"))

    assert [type(result) for result in check_paths([file])] == [Passed]
    assert list(proofs([file])) == [("mine", "11.2.2")]
