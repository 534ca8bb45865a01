"""`sabot check`, as a regulator calls it."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.sabot_command import Sabot

# Half of $25 is $12.50, and chips of a dollar make it $13 (Star 11.2.2 and 5.8).
STORY = """Feature: A Banker six in Even Money Baccarat
  @six
  Scenario: It pays half
    Given the game is star-baccarat/even-money with 8 decks
    And chips of $1, $5, $25 and $100
    When Ann wagers $25 on banker
    And the cards are KS 6H QH KD 3C
    Then Ann is paid {paid} on banker [11.2.2; 5.8]
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    (tmp_path / "six.feature").write_text(STORY.format(paid="$13"), "utf-8")
    return tmp_path


def test_what_holds_ends_with_status_0(sabot: Sabot, written: Path) -> None:
    ran = sabot("check", str(written))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("1 scenario: 1 passed, 0 failed; 0 unreadable\n")


def test_a_failure_is_told_in_the_words_of_the_file_and_to_a_laboratory(sabot: Sabot, written: Path) -> None:
    (written / "six.feature").write_text(STORY.format(paid="$12"), "utf-8")
    report = written / "report.xml"
    ran = sabot("check", str(written), "--junit", str(report))
    assert ran.status == 1
    assert "line 8: Then Ann is paid $12 on banker [11.2.2; 5.8]" in ran.out
    assert "expected: Ann is paid $12 on banker\n" in ran.out
    assert "got:      Ann is paid $13 on banker" in ran.out
    (suite,) = ElementTree.parse(report).getroot()
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("1", "1", "0")


def test_what_a_file_says_never_moves_the_cursor_of_the_terminal(sabot: Sabot, written: Path) -> None:
    hostile = STORY.format(paid="$12").replace("It pays half", "It pays\x1b[2J half\x01")
    (written / "six.feature").write_text(hostile, "utf-8")
    report = written / "report.xml"
    ran = sabot("check", str(written), "--junit", str(report))
    assert ran.status == 1
    assert "It pays\\x1b[2J half\\x01 (line 3)" in ran.out
    assert not {"\x1b", "\x01"} & set(ran.out)
    assert len(ElementTree.parse(report).getroot()) == 1


def test_an_unreadable_file_says_what_and_on_which_line_with_status_2(sabot: Sabot, written: Path) -> None:
    (written / "six.feature").write_text(STORY.format(paid="$1,3"), "utf-8")
    ran = sabot("check", str(written))
    assert ran.status == 2
    assert "line 8: '$1,3' is not an amount of money" in ran.out


@pytest.mark.parametrize("tag", ["six", "@six"])
def test_a_tag_chooses(sabot: Sabot, written: Path, tag: str) -> None:
    assert sabot("check", str(written), "--tag", tag).status == 0


def test_a_tag_that_nothing_has_is_refused_and_does_not_pass(sabot: Sabot, written: Path) -> None:
    ran = sabot("check", str(written), "--tag", "sixx")
    assert (ran.status, ran.out, ran.err) == (2, "", "sabot: no scenario there is tagged @sixx\n")


def test_nothing_to_check_is_refused(sabot: Sabot) -> None:
    ran = sabot("check")
    assert (ran.status, ran.err.count("\n")) == (2, 1)


def test_the_sentences_are_listed_for_whoever_writes_a_scenario(sabot: Sabot) -> None:
    ran = sabot("check", "--sentences")
    lines = ran.out.splitlines()

    assert (ran.status, ran.err) == (0, "")
    assert "Cards" in lines
    assert "  When the cards are {cards}" in lines
    assert "  sends the notice: notice*, to" in lines
    assert "  coup voided: number, why" in lines
