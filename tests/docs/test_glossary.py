"""The glossary has each word once, in its order, and every place it names is there."""

import re
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs/GLOSSARY.md").read_text("utf-8")
ROWS = re.findall(r"^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \|$", PAGE, re.MULTILINE)


def test_every_row_has_a_word_a_meaning_and_a_place() -> None:
    assert len(ROWS) == PAGE.count("\n| ") - 1  # the heading is no row


def test_the_words_stand_in_the_order_of_the_alphabet_and_once() -> None:
    words = [word.lower().replace("-", " ") for word, _, _ in ROWS]

    assert words == sorted(set(words))


@pytest.mark.parametrize(("word", "place"), [(word, place) for word, _, place in ROWS])
def test_the_place_of_a_word_is_there(word: str, place: str) -> None:
    if place.endswith(".toml"):
        assert resources.files("sabot.rulebooks").joinpath(place).is_file()
        return
    module, _, name = f"sabot.{place}".rpartition(".")
    if name[0].isupper():
        assert hasattr(import_module(module), name), word
    else:
        assert find_spec(f"sabot.{place}"), word
