"""Reading a rule book: text in, frozen types out, or a list of what is wrong."""

import re
import tomllib
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import inspect

from sabot.rulebook.book import RuleBook
from sabot.rulebook.check import check
from sabot.rulebook.findings import Finding, RuleBookError, nearest
from sabot.rulebook.node import decode_custom
from sabot.rulebook.register import Register

_STEP: Final = re.compile(r"\.(?P<key>[\w-]+)|\[(?P<index>\d+)\]|(?P<any>\[\.\.\.\])")
_AT: Final = re.compile(r"(?P<problem>.*?)(?: - at `(?P<path>[^`]*)`)?", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<key>[^`]*)`")
_MISSING: Final = re.compile(r"Object missing required field `(?P<key>[^`]*)`")
_WORD: Final = re.compile(r"Invalid (?:enum )?value '(?P<word>[^']*)'")

Path = tuple[str | int, ...]


def parse_rulebook(text: str, name: str, clauses: Register) -> RuleBook:
    """Read the text of a rule book; `name` is what the file is called in messages.

    Raises RuleBookError with every finding, each naming the key and the nearest right name.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleBookError(name, [Finding("", f"not TOML: {error}")]) from error
    try:
        book = msgspec.convert(raw, RuleBook, dec_hook=decode_custom)
    except msgspec.ValidationError as error:
        raise RuleBookError(name, [_explain(str(error), raw)]) from error
    findings = tuple(check(book, clauses))
    if findings:
        raise RuleBookError(name, findings)
    return book


def _explain(message: str, raw: object) -> Finding:
    """Say what msgspec found in the words of the file."""
    found = _AT.fullmatch(message)
    assert found is not None  # the pattern matches any text
    problem, path = found["problem"], _steps(found["path"] or "$")
    where = " > ".join(_spoken(path, raw)) or "the rule book"
    if unknown := _UNKNOWN.fullmatch(problem):
        known = nearest(unknown["key"], _fields_at(path))
        return Finding(where, f"there is no key {unknown['key']!r} here", known)
    if missing := _MISSING.fullmatch(problem):
        return Finding(where, f"the key {missing['key']!r} is missing")
    if word := _WORD.fullmatch(problem):
        known = nearest(word["word"], _words_at(path))
        return Finding(where, f"{word['word']!r} is not a word that may stand here", known)
    return Finding(where, problem[0].lower() + problem[1:])


def _steps(path: str) -> Path:
    steps: list[str | int] = []
    for step in _STEP.finditer(path):
        index = step["index"]
        steps.append(int(index) if index is not None else step["key"] or "...")
    return tuple(steps)


def _spoken(path: Path, raw: object) -> Iterator[str]:
    """The path in words: an item of a list is called by its key, or by its place from one."""
    here: object = raw
    for step in path:
        if isinstance(step, int):
            here = here[step] if isinstance(here, list) and step < len(here) else None
            name = _name_of(here)
            yield f'"{name}"' if name else f"item {step + 1}"
        else:
            here = here.get(step) if isinstance(here, dict) else None
            yield step


def _name_of(item: object) -> str | None:
    if not isinstance(item, dict):
        return None
    names = (item.get(key) for key in ("key", "id", "kind", "item", "ground"))
    return next((name for name in names if isinstance(name, str)), None)


def _types_at(path: Path) -> list[inspect.Type]:
    """The types that a rule book may hold at a path; a union gives several."""
    types: list[inspect.Type] = [inspect.type_info(RuleBook)]
    for step in path:
        types = [inner for outer in types for inner in _inside(outer, step)]
    return [member for outer in types for member in _members(outer)]


def _members(outer: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(outer, inspect.UnionType):
        for member in outer.types:
            yield from _members(member)
    else:
        yield outer


def _inside(outer: inspect.Type, step: str | int) -> Iterator[inspect.Type]:
    for member in _members(outer):
        if isinstance(member, inspect.StructType):
            yield from (field.type for field in member.fields if field.encode_name == step)
        elif isinstance(member, inspect.VarTupleType | inspect.ListType):
            yield member.item_type
        elif isinstance(member, inspect.DictType):
            yield member.value_type


def _fields_at(path: Path) -> list[str]:
    structs = [here for here in _types_at(path) if isinstance(here, inspect.StructType)]
    return [field.encode_name for struct in structs for field in struct.fields]


def _words_at(path: Path) -> list[str]:
    literals = [here for here in _types_at(path) if isinstance(here, inspect.LiteralType)]
    tags = [here.tag for here in _types_at(path[:-1]) if isinstance(here, inspect.StructType) and here.tag]
    return [str(word) for literal in literals for word in literal.values] + [str(tag) for tag in tags]
