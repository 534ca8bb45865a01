"""Reading the engine's source: every reason that some functions, and all they call, can give for a refusal.

A reason is read as it is written: text, with `{}` where something is filled in. What a local name stands for
is followed where it is text too, so that each of several ways to say it is found.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

from sabot.engine.table import Table

GAP: Final = "{}"
ASKED_OF_AN_ACT: Final = ("who", "when", "approver")
"""What `@act` is given that may refuse a command; its prompts are lines for the dealer."""

Where = tuple[str, str]
"""A module, and the name of a function in it."""

Raised = tuple[str, ...]
REFUSALS: Final = ("Refused", "Refusal")
"""What a reason is given to."""


class UnreadableError(Exception):
    """A reason that is not written as text, so that nobody could know what it says."""


@dataclass(frozen=True)
class Reason:
    """One way to say why, and where it is said."""

    text: str
    where: Where


class Source:
    """One module: its functions as they are written, and what its names stand for."""

    def __init__(self, module: ModuleType) -> None:
        self.names = vars(module)
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        self.functions = {one.name: one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}


@cache
def source_of(module: str) -> Source:
    return Source(sys.modules[module])


def reasons(
    functions: Iterable[Any], *, who_of: Iterable[Any] = (), raised: Raised = REFUSALS
) -> set[Reason]:
    """Every reason that these functions can give, or whatever they call.

    Of the acts in `who_of` only those that say who may do them: whoever may not is refused before the rest.
    """
    pieces = [piece for one in functions for piece in _pieces(*_where(one), ASKED_OF_AN_ACT)]
    pieces += [piece for one in who_of for piece in _pieces(*_where(one), ("who",), body=False)]
    found: set[Reason] = set()
    known: set[Where] = set()
    while pieces:
        where, function, part = pieces.pop()
        names = source_of(where[0]).names
        found |= {Reason(text, where) for text in said_in(part, function, names, raised)}
        for called in set(_called(part, names)) - known:
            known.add(called)
            pieces += _pieces(*called, ASKED_OF_AN_ACT)
    return found


def said_in(part: ast.AST, function: ast.AST, names: dict[str, Any], raised: Raised) -> Iterator[str]:
    """The reasons of the refusals that are made in a piece of source."""
    for node in ast.walk(part):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in raised:
            given = [*node.args, *(one.value for one in node.keywords if one.arg == "reason")]
            if given:
                yield from texts(given[0], function, names)


def texts(node: ast.expr, function: ast.AST, names: dict[str, Any]) -> tuple[str, ...]:
    """Every text that an expression can be."""
    match node:
        case ast.Constant(value=str(text)):
            return (text,)
        case ast.JoinedStr(values=values):
            parts = [_filled(value, function) for value in values]
            return tuple(map("".join, product(*parts)))
        case ast.IfExp(body=one, orelse=other):
            return (*texts(one, function, names), *texts(other, function, names))
        case ast.Name(id=name):
            return _named(name, node, function, names)
        case ast.Subscript(value=ast.Name(id=name)) if isinstance(names.get(name), dict):
            return tuple(map(str, names[name].values()))
    raise UnreadableError(ast.unparse(node))


def _filled(piece: ast.expr, function: ast.AST) -> tuple[str, ...]:
    """A piece of text in which something is filled in: a gap, unless it is text itself."""
    if isinstance(piece, ast.Constant):
        return (str(piece.value),)
    if isinstance(piece, ast.FormattedValue) and isinstance(piece.value, ast.Name):
        try:
            return _named(piece.value.id, piece.value, function, {})
        except UnreadableError:
            pass
    return (GAP,)


def _named(name: str, node: ast.expr, function: ast.AST, names: dict[str, Any]) -> tuple[str, ...]:
    """What a name stands for: whatever is assigned to it here, or a text of the module."""
    assigned = [
        one.value
        for one in ast.walk(function)
        if isinstance(one, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == name for to in one.targets)
    ]
    if assigned:
        return tuple(text for one in assigned for text in texts(one, function, names))
    if isinstance(names.get(name), str):
        return (names[name],)
    raise UnreadableError(ast.unparse(node))


def _pieces(
    module: str, name: str, asked: tuple[str, ...], *, body: bool = True
) -> Iterator[tuple[Where, ast.FunctionDef, ast.AST]]:
    """The body of a function, and of an act what it is given that may refuse a command."""
    function = source_of(module).functions[name]
    if body:
        yield from (((module, name), function, part) for part in function.body)
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call):
            for one in decorator.keywords:
                if one.arg in asked:
                    yield (module, name), function, one.value


def _called(part: ast.AST, names: dict[str, Any]) -> Iterator[Where]:
    """The functions that are named in a piece of source, called or handed on; methods of a table too."""
    for node in ast.walk(part):
        match node:
            case ast.Name(id=name):
                yield from _places(names.get(name))
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if isinstance(
                names.get(name), ModuleType
            ):
                yield from _places(getattr(names[name], attribute, None))
            case ast.Attribute(attr=attribute):
                yield from _places(vars(Table).get(attribute))
            case _:
                pass


def _where(function: Any) -> Where:
    (where,) = _places(function)
    return where


def _places(thing: Any) -> Iterator[Where]:
    """Where a function of the house is written, or each method of a class of the engine that refuses."""
    if isinstance(thing, property):
        thing = thing.fget
    elif isinstance(thing, type) and thing.__module__.startswith("sabot.engine.acts"):
        for method in vars(thing).values():
            yield from _places(method)
        return
    thing = inspect.unwrap(thing) if callable(thing) and not isinstance(thing, type) else thing
    if isinstance(thing, FunctionType) and thing.__module__.startswith("sabot."):
        where = thing.__module__, thing.__name__
        if where[1] in source_of(where[0]).functions:
            yield where
