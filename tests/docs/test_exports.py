"""The page on exports lists the columns that there are."""

import re
from pathlib import Path

import pytest

from sabot.floor.exports import WHATS

PAGE = (Path(__file__).parents[2] / "docs" / "EXPORTS.md").read_text("utf-8")


@pytest.mark.parametrize("what", WHATS)
def test_every_column_of_an_export_is_on_the_page_in_its_order(what: str) -> None:
    section = PAGE.partition(f"## `{what}`")[2].partition("\n## ")[0]
    listed = [name for line in section.splitlines() if line.startswith("| `") for name in cells(line)]
    assert listed == list(WHATS[what].columns)


def cells(line: str) -> list[str]:
    return re.findall(r"`(\w+)`", line.split("|")[1])
