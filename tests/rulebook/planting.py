"""Planting a fault in a shipped rule book: its data with one thing changed, written out as TOML again."""

import copy
import json
import tomllib
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files

import pytest

from sabot.rulebook.findings import RuleBookError
from sabot.rulebook.load import parse_rulebook
from sabot.rulebooks import load_register

Data = dict[str, object]
Step = str | int


@cache
def text_of(book: str) -> str:
    return (files("sabot.rulebooks") / f"{book.replace('-', '_')}.toml").read_text("utf-8")


@cache
def _read(book: str) -> Data:
    return tomllib.loads(text_of(book))


def data_of(book: str) -> Data:
    """The data of a shipped book, for the test to change."""
    return copy.deepcopy(_read(book))


def written(data: Mapping[str, object]) -> str:
    """Data as TOML, a line for each of the outermost keys."""
    return "\n".join(f"{json.dumps(key)} = {_value(value)}" for key, value in data.items())


def _value(value: object) -> str:
    match value:
        case Mapping():
            return (
                "{" + ", ".join(f"{json.dumps(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
            )
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case date():
            return value.isoformat()
        case _:
            return json.dumps(value, ensure_ascii=False)


def at(data: object, *path: Step) -> Data:
    """The table of the data at a path."""
    for step in path:
        data = data[step]  # type: ignore[index]
    assert isinstance(data, dict)
    return data


def refusal(book: str, text: str) -> list[str]:
    """The lines with which the text of a book is refused."""
    with pytest.raises(RuleBookError) as refused:
        parse_rulebook(text, "planted.toml", load_register(book))
    lines = str(refused.value).splitlines()
    assert all(line.startswith("planted.toml: ") for line in lines)
    return [line.removeprefix("planted.toml: ") for line in lines]


def refused(book: str, data: Data) -> list[str]:
    return refusal(book, written(data))
