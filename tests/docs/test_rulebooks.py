"""What is told of writing a rule book holds: every key and word there is, and parts of books that load."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from sabot.rulebook.check_bets import QUALIFIERS
from sabot.rulebook.register import COLUMNS, STATUSES
from sabot.rulebook.words import BetKind, Then, When
from sabot.rulebooks import load_book

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs/RULEBOOKS.md").read_text("utf-8")
KEYS = (ROOT / "docs/RULEBOOK-KEYS.md").read_text("utf-8")
BOOKS = [*(ROOT / "src/sabot/rulebooks").glob("*.toml"), ROOT / "tests/rulebook/nevada.toml"]
EXAMPLES = re.findall(r"^```(?:toml|csv)\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


def test_the_page_of_keys_lists_those_there_are() -> None:
    command = [sys.executable, "tools/rulebook_keys.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


def test_the_page_of_keys_has_each_with_what_may_stand_there_and_an_example() -> None:
    assert "| `offered-to` * | one of the [Cut offered to](#words-cut-offered-to) words |" in KEYS
    assert '| `odds` | odds, `"19:20"` | `"1:1"`, star-baccarat 11.1.2 |' in KEYS
    for word in get_args(Then):
        assert f"| `{word}` |" in KEYS


def test_every_link_of_the_page_of_keys_leads_to_a_heading_of_it() -> None:
    headings = re.findall(r"^#+ (.*)$", KEYS, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}

    assert set(re.findall(r"\]\(#([^)]*)\)", KEYS)) <= anchors


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.splitlines()[0] for example in EXAMPLES])
def test_an_example_of_the_guide_stands_in_a_book_that_loads(example: str) -> None:
    """The fifth book and the approved ones are loaded by other tests, clause by clause."""
    texts = [path.read_text("utf-8") for path in [*BOOKS, ROOT / "tests/rulebook/nevada.csv"]]

    assert any(example in text for text in texts)


def test_the_guide_names_every_contingency_with_its_qualifiers() -> None:
    rows = re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| (.*) \|$", GUIDE, re.MULTILINE)
    told = {
        when: set(re.findall(r"`(points|cards|by|natural|pair|three-pictures)`", said))
        for names, said in rows
        for when in re.findall(r"`([a-z-]+)`", names)
        if when in QUALIFIERS
    }

    assert told == {when: {name.replace("_", "-") for name in names} for when, names in QUALIFIERS.items()}
    assert set(told) == set(get_args(When))


def test_the_guide_names_the_columns_the_statuses_and_the_kinds_of_bets() -> None:
    for name in (*COLUMNS, *STATUSES, *get_args(BetKind)):
        assert f"`{name}`" in GUIDE or f"| `{name}` |" in GUIDE
    assert f"`{','.join(COLUMNS)}`" in GUIDE


def test_the_parts_that_a_table_needs_are_those_the_guide_names() -> None:
    book = load_book("star-baccarat")
    for part in ("[[roles]]", "[table]", "[wagers]", "[dealing]", "[authority]", "[irregularities]"):
        assert f"`{part}`" in GUIDE
        assert getattr(book, part.strip("[]"))
