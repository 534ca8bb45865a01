"""A rule book in which one reading is set otherwise, to prove that the reading is data."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from sabot.rulebook.book import RuleBook
from sabot.rulebooks import load_book
from tests.engine.sigma import Watched

S = TypeVar("S", bound=msgspec.Struct)


def set_at(part: S, address: str, **values: object) -> S:
    """A part of a rule book with other values at an address such as `irregularities.misdeal`."""
    name, _, rest = address.partition(".")
    inner = getattr(part, name)
    changed = set_at(inner, rest, **values) if rest else replace(inner, **values)
    return replace(part, **{name: changed})


def read_otherwise(book: str, address: str, **values: object) -> RuleBook:
    return set_at(load_book(book), address, **values)


def watched_under(book: RuleBook, game: str | None = None, **changes: object) -> Watched:
    """A table under this book, with Ann at place 1, Ben at place 2 and a shoe ready to deal from."""
    table = Watched(str(book.id))
    table.book = book
    table.open(game, **changes)
    table.seat("ann", 1)
    table.seat("ben", 2)
    table.load_shoe()
    return table
