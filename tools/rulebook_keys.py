"""Writes the page of the keys and words of rule books: whatever a rule book may say, and where one does.

They are those of the types that a rule book is read into, and the examples are those of the approved books,
so that nobody lists them by hand; `--check` fails when the page has others.
"""

import ast
import re
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from types import UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

import sabot
from sabot.rulebook import words
from sabot.rulebook.book import RuleBook
from sabot.rulebook.irregularities import Irregularities, Notice, Ruling
from sabot.rulebook.node import (
    BetKey,
    Cited,
    Clause,
    Datum,
    GameKey,
    Node,
    Odds,
    OptionKey,
    ReadingId,
    RoleKey,
    Share,
)
from sabot.rulebooks import BOOKS, load_book

PAGE: Final = Path(__file__).resolve().parent.parent / "docs/RULEBOOK-KEYS.md"
BEGINNING: Final = """# The keys and words of a rule book

Whatever a rule book may say, and where an approved one says it. How to write one is told in
[RULEBOOKS.md](RULEBOOKS.md). This page is written by `make keys` from the types that a rule book is read
into.

A key with a star must be there, in a part that is. *Cited* is a part that names its clause,
`{ rule = "4.3" }`, or the reading that fills a silence, `{ reading = "S-13" }`; a part that has a `rule`
among its keys does so itself. *Decided* is a value with its clause, `{ is = 20, rule = "6.7" }`.

A key with a dagger, †, is kept because the document decides it, and nothing that Sabot does turns on it.

"""
WORDS: Final = """
# The words

Each vocabulary is closed: a book chooses among these words. Some are there for a reading that an operator
may prefer, and no approved book has chosen them.

"""
NAMES: Final[dict[Any, str]] = {
    str: "text",
    int: "a whole number",
    bool: "`true` or `false`",
    date: "a date",
    Clause: "a clause",
    RoleKey: "the key of a role",
    GameKey: "the key of a game",
    BetKey: "the key of a bet",
    OptionKey: "the key of an option",
    ReadingId: "the id of a reading",
    Odds: 'odds, `"19:20"`',
    Share: 'a share, `"1/20"`',
    Cited: "cited",
}
VOCABULARIES: Final = {
    get_args(kind): name for name, kind in vars(words).items() if get_origin(kind) is Literal
}
HELD: Final = "†"
"""The mark of a key that nothing turns on."""


class Use(NamedTuple):
    """Where an approved book has something, and what stands there when that is short."""

    book: str
    clause: str
    value: str = ""


def keys_acted_on() -> set[str]:
    """The names that some code outside the types and the checks of rule books asks a part for."""
    package = Path(sabot.__file__).parent
    modules = [path for path in package.rglob("*.py") if path.parent.name != "rulebook"]
    trees = [ast.parse(path.read_text("utf-8")) for path in modules]
    return {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


class Uses:
    """The first use of each key and of each word in the approved books."""

    def __init__(self) -> None:
        self.keys: dict[tuple[type, str], Use] = {}
        self.words: dict[tuple[tuple[str, ...], str], Use] = {}
        for name in BOOKS:
            self._part(name, load_book(name), RuleBook, "")

    def _part(self, book: str, part: Any, kind: Any, clause: str) -> None:
        clause = getattr(part, "rule", None) or getattr(part, "reading", None) or clause
        for field in msgspec.structs.fields(kind):
            value = getattr(part, field.name)
            if value is not None and value != field.default:
                self.keys.setdefault((_plain(kind), field.encode_name), Use(book, clause, _short(value)))
                self._value(book, value, field.type, clause)

    def _value(self, book: str, value: Any, kind: Any, clause: str) -> None:
        for one in _members(kind):
            if get_origin(one) is Literal and value in get_args(one):
                self.words.setdefault((get_args(one), value), Use(book, clause))
            elif get_origin(one) is tuple:
                for item in value:
                    self._value(book, item, get_args(one)[0], clause)
            elif _is_part(one) and isinstance(value, _plain(one)):
                self._part(book, value, one, clause)


def main() -> int:
    page = written()
    if "--check" not in sys.argv:
        PAGE.write_text(page, "utf-8")
    elif PAGE.read_text("utf-8") != page:
        print("docs/RULEBOOK-KEYS.md has other keys or words than there are: run make keys", file=sys.stderr)
        return 1
    return 0


def written() -> str:
    uses = Uses()
    acted_on = keys_acted_on() | _limbs()
    parts = "\n".join(_of_part(part, uses, acted_on) for part in _parts())
    chosen = {
        get_args(one)
        for part in _parts()
        for field in msgspec.structs.fields(part)
        for one in _leaves(field.type)
    }
    vocabularies = (_of_words(*one, uses) for one in VOCABULARIES.items() if one[0] in chosen)
    return BEGINNING + parts + WORDS + "\n".join(vocabularies)


def _parts() -> list[Any]:
    """Every type of part there is, each before those it is made of."""
    return _parts_of(RuleBook)


def _parts_of(whole: Any) -> list[Any]:
    found: list[Any] = []
    waiting = [whole]
    while waiting:
        part = waiting.pop(0)
        if part not in found:
            found.append(part)
            waiting[0:0] = [
                inner for field in msgspec.structs.fields(part) for inner in _parts_in(field.type)
            ]
    return found


def _limbs() -> set[str]:
    """The keys under which rulings stand: a report of an irregularity finds its ruling by their names."""
    return {
        field.name
        for part in _parts_of(Irregularities)
        for field in msgspec.structs.fields(part)
        if any(one in (Ruling, Notice, Cited) or _is_part(one) for one in _members(field.type))
    }


def _leaves(kind: Any) -> Iterator[Any]:
    """The types of the values that stand in a field, whatever holds them."""
    for one in _members(kind):
        if get_origin(one) in (Datum, tuple):
            yield from _leaves(get_args(one)[0])
        else:
            yield one


def _parts_in(kind: Any) -> Iterator[Any]:
    return (one for one in _leaves(kind) if _is_part(one) and one is not Cited)


def _of_part(part: Any, uses: Uses, acted_on: set[str]) -> str:
    said = " ".join((part.__doc__ or "").split("\n\n")[0].split())
    lines = [f"## {_heading(part)}", "", *([said, ""] if said else [])]
    config = part.__struct_config__
    lines += ["| Key | What stands there | For example |", "|---|---|---|"]
    if config.tag_field:
        lines.append(f"| `{config.tag_field}` * | `{config.tag}` | |")
    for field in msgspec.structs.fields(part):
        star = " *" if field.required else ""
        star += f" {HELD}" if field.name not in acted_on else ""
        example = _example(uses.keys.get((part, field.encode_name)))
        lines.append(f"| `{field.encode_name}`{star} | {_said(field.type)} | {example} |")
    return "\n".join(lines) + "\n"


def _of_words(vocabulary: tuple[str, ...], name: str, uses: Uses) -> str:
    lines = [f"## Words: {_spoken(name)}", "", "| Word | For example |", "|---|---|"]
    examples = {word: _example(uses.words.get((vocabulary, word))) for word in vocabulary}
    lines += [f"| `{word}` | {example or 'in no approved book'} |" for word, example in examples.items()]
    return "\n".join(lines) + "\n"


def _said(kind: Any) -> str:
    return " or ".join(_one(one) for one in _members(kind) if one is not type(None))


def _one(kind: Any) -> str:
    if kind in NAMES:
        return NAMES[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        if inner in VOCABULARIES:
            spoken = f"Words: {_spoken(VOCABULARIES[inner])}"
            return f"one of the [{_spoken(VOCABULARIES[inner])}](#{_anchor(spoken)}) words"
        return " or ".join(f"`{word}`" for word in inner)
    if origin is Datum:
        return f"decided: {_said(inner[0])}"
    if origin is tuple:
        return f"a list, each {_said(inner[0])}"
    if origin is dict:
        return f"for each key, {_said(inner[1])}"
    return f"[{_heading(kind)}](#{_anchor(_heading(kind))})"


def _example(use: Use | None) -> str:
    if use is None:
        return ""
    where = f"{use.book} {use.clause}".strip()
    return f"`{use.value}`, {where}" if use.value else where


def _short(value: object) -> str:
    """A value that fits a cell of a table, as TOML has it."""
    if isinstance(value, Datum):
        return _short(value.is_)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | date):
        return str(value)
    if isinstance(value, Odds | Share):
        return f'"{value.numerator}{":" if isinstance(value, Odds) else "/"}{value.denominator}"'
    if isinstance(value, str) and len(value) <= 40 and '"' not in value:
        return f'"{value}"'
    return ""


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _plain(kind: Any) -> Any:
    return get_origin(kind) or kind


def _is_part(kind: Any) -> bool:
    return isinstance(_plain(kind), type(Node))


def _heading(part: type) -> str:
    return _spoken(part.__name__)


def _spoken(name: str) -> str:
    """``BurnMethod`` as ``Burn method``."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda found: f" {found[1].lower()}", name)


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


if __name__ == "__main__":
    sys.exit(main())
