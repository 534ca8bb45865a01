"""`sabot study`: each study as a table, JSON, chart and rows; the report; and how bad input ends."""

import csv
import re
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from sabot.rulebooks import open_game
from tests.cli.sabot_command import Sabot

CROWN = "crown-baccarat/traditional"
STAR = "star-baccarat/baccarat"
THREE_CARD = "star-three-card-baccarat/three-card"

STUDIES = {
    "removal": ((STAR, "--bet", "tie", "--bet", "player"), "+0.0654"),
    "decks": ((STAR, "--bet", "tie"), "14.3596%"),
    "paytable": ((CROWN, "tie", "--margin", "5%"), "8.9836"),
    "depth": ((STAR, "--bet", "tie", "--shoes", "40", "--behind", "30"), "30 behind"),
    "counting": (
        (CROWN, "tiger-tie", "--shoes", "40", "--tag", "6=-4", "--threshold", "2"),
        "perfect player",
    ),
    "bankroll": ((STAR, "--stake", "tie=1", "--bankrolls", "50", "--coups", "20"), "ended ahead"),
}


@pytest.mark.parametrize("study", STUDIES)
def test_a_study_answers_as_a_table_as_json_as_a_chart_and_as_rows(
    sabot: Sabot, study: str, tmp_path: Path
) -> None:
    asked, said = STUDIES[study]
    svg, png = tmp_path / "chart.svg", tmp_path / "chart.PNG"
    rows, columns = tmp_path / "rows.csv", tmp_path / "rows.parquet"
    told = sabot("study", study, *asked, "--chart", str(svg), "--data", str(rows))
    assert told.status == 0, told.err
    assert said in told.out
    ran = sabot("study", study, *asked, "--chart", str(png), "--data", str(columns), "--json")
    assert ran.status == 0, ran.err
    assert isinstance(ran.json, dict)
    assert ran.json["about"]["decks"] == 8
    assert svg.read_text().lstrip().startswith("<?xml")
    assert png.read_bytes().startswith(b"\x89PNG")
    with rows.open(newline="") as file:
        read = list(csv.DictReader(file))
    assert read
    table = pq.read_table(columns)
    assert table.column_names == list(read[0])
    assert table.num_rows == len(read)


def test_a_seed_gives_the_same_answer_again(sabot: Sabot) -> None:
    for study in ("depth", "counting", "bankroll"):
        asked, _ = STUDIES[study]
        first, again, other = (
            sabot("study", study, *asked, "--seed", seed, "--json").out for seed in ("3", "3", "4")
        )
        assert first == again != other


def test_no_bet_loses_its_name_in_a_narrow_terminal(sabot: Sabot) -> None:
    told = sabot("study", "removal", CROWN)
    assert "…" not in told.out
    game = open_game(CROWN)
    headings = [line.split() for line in told.out.splitlines() if line.startswith(" card")]
    assert [bet for line in headings for bet in line[1:]] == list(game.paytable.bets)
    assert max(map(len, told.out.splitlines())) <= 80


def test_removal_takes_a_composition(sabot: Sabot, tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    left.write_text('{"KS": 1, "KH": 1, "KD": 1, "KC": 1, "QS": 1, "9S": 1, "8S": 1}')
    asked = (STAR, "--bet", "pairs-player", "--composition", str(left), "--json")
    told = sabot("study", "removal", *asked).json
    assert isinstance(told, dict)
    # a first pair of kings comes in 12 of 42, and pays 11 to 1; without a king in 6 of 30
    effect = Fraction(told["bets"]["pairs-player"]["effects"]["K"])
    assert effect == 12 * (Fraction(6, 30) - Fraction(12, 42))


def test_a_martingale_by_hand(sabot: Sabot) -> None:
    """One unit that is doubled once at most, from a bankroll of three: lost twice, or up."""
    asked = (STAR, "--martingale", "tie", "--table-maximum", "2", "--bankroll", "3", "--coups", "2")
    told = sabot("study", "bankroll", *asked, "--bankrolls", "400", "--json").json
    assert isinstance(told, dict)
    # 3 units: -1 and -2 leave nothing; 8 + 8, 8 - 1 and -1 + 16 are the other ways
    assert {band["units"][-1] for band in told["bands"]} <= {0.0, 10.0, 18.0, 19.0}


class _Page(HTMLParser):
    """What a page would fetch, and the text it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            inside = (value or "").startswith(("#", "data:"))
            if name in ("src", "href", "xlink:href", "srcset", "action", "poster") and not inside:
                self.fetched.append(f"{tag} {name}={value}")

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("game", [STAR, THREE_CARD])
def test_a_report_is_one_page_that_needs_nothing_else(sabot: Sabot, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    ran = sabot("study", "report", game, str(file), "--shoes", "20")
    assert ran.status == 0, ran.err
    text = file.read_text("utf-8")
    page = _Page()
    page.feed(text)
    assert page.fetched == []
    assert "script" not in page.tags
    assert "link" not in page.tags
    assert not re.search(r"@import|url\((?!#)|https?://", text)
    assert page.tags.count("svg") >= 6
    assert page.tags.count("table") >= 8
    words = " ".join(page.words)
    told = sabot("margins", game, "--json").json
    assert isinstance(told, dict)
    for of in told.values():
        assert f"{100 * of['margin_float']:.4f}%".replace("-", "−") in words
    # every svg points only at what is in the page, and no name is there twice
    names = re.findall(r'\sid="([^"]+)"', text)
    for target in re.findall(r'(?:xlink:href="#|url\(#)([^")]+)', text):
        assert target in names
