"""Reading a rule book: text in, frozen types out, or a list of what is wrong.

msgspec stops at the first thing that does not fit a type. An author wants to see them all, so a book that
does not fit is gone through part by part, and each part is asked for its own faults.
"""

import re
import tomllib
from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from sabot.rulebook.book import RuleBook
from sabot.rulebook.check import check
from sabot.rulebook.findings import CALLED_BY, Finding, RuleBookError, nearest
from sabot.rulebook.node import Node, decode_custom
from sabot.rulebook.register import Register

_AT: Final = re.compile(r"(?P<problem>.*?)(?: - at `\$\.?(?P<path>[^`]*)`)?", re.DOTALL)
_WORD: Final = re.compile(r"Invalid (?:enum )?value '(?P<word>[^']*)'")

Path = tuple[str, ...]


def parse_rulebook(text: str, name: str, clauses: Register) -> RuleBook:
    """Read the text of a rule book; `name` is what the file is called in messages.

    Raises RuleBookError with every finding, each naming the key and the nearest right name: first whatever
    has the wrong form, and in a book that is well formed whatever makes no sense.
    """
    try:
        raw = tomllib.loads(text)
    except ValueError as error:  # whatever is no TOML, and numbers longer than Python reads
        raise RuleBookError(name, [Finding("", f"not TOML: {error}")]) from error
    except RecursionError as error:
        raise RuleBookError(
            name, [Finding("", "not TOML of a rule book: it is nested far deeper")]
        ) from error
    try:
        book = msgspec.convert(raw, RuleBook, dec_hook=decode_custom)
    except msgspec.ValidationError as error:
        raise RuleBookError(name, _misfits(raw, RuleBook, ())) from error
    findings = tuple(check(book, clauses))
    if findings:
        raise RuleBookError(name, findings)
    return book


def _misfits(raw: object, kind: Any, path: Path) -> Iterator[Finding]:
    """Whatever in a part does not fit its type: in the parts of it, or else in the part itself."""
    try:
        msgspec.convert(raw, kind, dec_hook=decode_custom)
    except msgspec.ValidationError as error:
        inner = tuple(_misfits_inside(raw, kind, path))
        yield from inner or (_misfit(str(error), kind, path),)


def _misfits_inside(raw: object, kind: Any, path: Path) -> Iterator[Finding]:
    if isinstance(raw, dict):
        table = _table(raw, kind)
        if table is not None:
            yield from _misfits_of_keys(raw, table, path)
        elif get_origin(kind) is dict:
            for key, value in raw.items():
                yield from _misfits(value, get_args(kind)[1], (*path, key))
    elif isinstance(raw, list):
        for item_kind in _items(kind):
            for place, item in enumerate(raw, 1):
                yield from _misfits(item, item_kind, (*path, _called(item) or f"item {place}"))


def _misfits_of_keys(raw: dict[str, object], table: Any, path: Path) -> Iterator[Finding]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(table)}
    tag = (get_origin(table) or table).__struct_config__.tag_field
    known = [*fields, *([tag] if tag else [])]
    where = " > ".join(path) or "the rule book"
    for key in raw:
        if key not in known:
            yield Finding(where, f"there is no key {key!r} here", nearest(key, known))
    for key, field in fields.items():
        if key in raw:
            yield from _misfits(raw[key], field.type, (*path, key))
        elif field.required:
            yield Finding(where, f"the key {key!r} is missing")


def _misfit(message: str, kind: Any, path: Path) -> Finding:
    """Say what msgspec found in the words of the file."""
    found = _AT.fullmatch(message)
    assert found is not None  # the pattern matches any text
    problem = found["problem"]
    where = " > ".join((*path, *([found["path"]] if found["path"] else []))) or "the rule book"
    if word := _WORD.fullmatch(problem):
        known = nearest(word["word"], _words(kind))
        return Finding(where, f"{word['word']!r} is not a word that may stand here", known)
    return Finding(where, problem[0].lower() + problem[1:])


def _called(item: object) -> str | None:
    """What an item of a list is called by: its key, or whatever it has for one."""
    if not isinstance(item, dict):
        return None
    names = (item.get(key) for key in CALLED_BY)
    return next((f'"{name}"' for name in names if isinstance(name, str)), None)


def _members(kind: Any) -> tuple[Any, ...]:
    """The types that may stand where a union does."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _table(raw: dict[str, object], kind: Any) -> Any | None:
    """The type of a table, where it is known: of several, the one that the table says it is."""
    tables = [one for one in _members(kind) if isinstance(get_origin(one) or one, type(Node))]
    for one in tables:
        config = (get_origin(one) or one).__struct_config__
        if config.tag is None or raw.get(config.tag_field) == config.tag:
            return one
    return None


def _items(kind: Any) -> Iterator[Any]:
    for one in _members(kind):
        if get_origin(one) is tuple:
            yield get_args(one)[0]


def _words(kind: Any) -> Iterator[str]:
    """The words that may stand somewhere: those of a vocabulary, and the names of strategies."""
    for one in _members(kind):
        if get_origin(one) is Literal:
            yield from map(str, get_args(one))
        elif isinstance(one, type(Node)):
            yield str(one.__struct_config__.tag)
