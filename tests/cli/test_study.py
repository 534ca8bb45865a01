"""`sabot study`: each study teaches itself, and bad input ends in one clear line."""

import pytest

from tests.cli.sabot_command import Sabot

STAR = "star-baccarat/baccarat"
STUDIES = ("removal", "decks", "paytable", "depth", "counting", "bankroll", "report")


@pytest.mark.parametrize("study", STUDIES)
def test_a_study_teaches_itself(sabot: Sabot, study: str) -> None:
    told = sabot("study", study, "--help").out
    assert "For example: sabot study" in told
    assert "--decks" in told


BAD_CALLS = {
    "no bet": (("paytable", STAR), "study paytable needs BET: see sabot study paytable --help"),
    "an unknown study": (("removals", STAR), "removals"),
    "an unknown game": (("decks", "star-baccarat/bacarat"), "did you mean star-baccarat/baccarat?"),
    "an unknown bet": (("removal", STAR, "--bet", "tye"), "did you mean 'tie'?"),
    "a chart of another kind": (("decks", STAR, "--chart", "decks.gif"), "written as .svg or .png"),
    "data of another kind": (("decks", STAR, "--data", "decks.xls"), "written as .csv or .parquet"),
    "a chart nowhere": (
        ("decks", STAR, "--chart", "no/such/folder/a.svg"),
        "there is no folder no/such/folder",
    ),
    "data nowhere": (("decks", STAR, "--data", "no/such/folder/a.csv"), "there is no folder no/such/folder"),
    "a margin in words": (("paytable", STAR, "tie", "--margin", "small"), "5%, 0.05 or 1/20, not 'small'"),
    "a margin of nothing": (("paytable", STAR, "tie", "--margin", "1/0"), "5%, 0.05 or 1/20"),
    "too large a margin": (("paytable", STAR, "tie", "--margin", "300%"), "from -1 to 1, not 3"),
    "an unknown line": (("paytable", STAR, "tie", "--margin", "5%", "--line", "Tye"), "did you mean 'Tie'?"),
    "no plan": (("bankroll", STAR), "name one plan"),
    "two plans": (("bankroll", STAR, "--stake", "tie=1", "--martingale", "tie"), "name one plan"),
    "a stake of nothing": (("bankroll", STAR, "--stake", "tie"), "BET=UNITS, such as banker=1, not 'tie'"),
    "half a unit": (("bankroll", STAR, "--stake", "tie=0.5"), "a whole number of units, not '0.5'"),
    "a stake twice": (("bankroll", STAR, "--stake", "tie=1", "--stake", "tie=2"), "tie is given twice"),
    "an unknown stake": (("bankroll", STAR, "--stake", "tye=1"), "did you mean 'tie'?"),
    "an unknown rank": (("counting", STAR, "tie", "--tag", "1=1"), "there is no rank '1'"),
    "a tag of nothing": (("counting", STAR, "tie", "--tag", "6"), "RANK=TAG, such as 6=-4, not '6'"),
    "a tag in words": (
        ("counting", STAR, "tie", "--tag", "6=few"),
        "a tag is a number such as -4, not 'few'",
    ),
    "one shoe": (("counting", STAR, "tie", "--shoes", "1"), "two shoes at least, not 1"),
    "too deep a card": (("depth", STAR, "--behind", "2"), "the last coup could run out of cards"),
    "no such composition": (("removal", STAR, "--composition", "none.json"), "cannot read the composition"),
    "a report of another kind": (("report", STAR, "star.pdf"), "a report is written as .html"),
    "a report nowhere": (
        ("report", STAR, "no/such/folder/a.html"),
        "there is no folder no/such/folder",
    ),
}


@pytest.mark.parametrize("problem", BAD_CALLS)
def test_a_bad_call_gets_one_clear_line_and_status_2(sabot: Sabot, problem: str) -> None:
    arguments, said = BAD_CALLS[problem]
    ran = sabot("study", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err
