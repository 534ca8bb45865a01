"""How it is read from a rule book's own file who may do a command, when, and whose approval it takes."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

BOOKS: Final = Path(__file__).resolve().parent.parent / "src/sabot/rulebooks"
DEALER, PATRON = "dealer", "patron"

Book = dict[str, Any]


class Elsewhere(NamedTuple):
    """Moments at which it is not done under a book of which all of this can be said."""

    where: tuple[str, ...]
    never: tuple[str, ...]


class Entry(NamedTuple):
    """Who, when, and whose approval: addresses in a rule book, each with what it is needed for.

    Of several addresses the first that the book has counts; with `+` between them, whoever any names.
    """

    who: tuple[str, ...]
    when: tuple[str, ...]
    approval: tuple[tuple[str, str], ...] = ()
    personal: bool = False
    """Whether it is done with cards that are somebody's, so that nobody else can in his place."""
    needs: tuple[str, ...] = ()
    """Parts of a book: one that has none of them knows no such thing."""
    elsewhere: tuple["Elsewhere", ...] = ()
    """What the rules of some books make of the moments."""


class Named(NamedTuple):
    """Those whom an address names, and the clause."""

    roles: tuple[str, ...]
    rule: str


@cache
def book_named(book: str) -> Book:
    return tomllib.loads((BOOKS / f"{book.replace('-', '_')}.toml").read_text("utf-8"))


def at(book: Book, address: str) -> Any:
    """What stands at an address of a book's file; nothing where the book has no such part."""
    part: Any = book
    for name in address.split("."):
        part = part.get(name) if isinstance(part, dict) else None
        if part is None:
            return None
    return part


def says(book: Book, said: str) -> bool:
    """Whether a book has a part; with `=`, whether it is or holds that word; with `!`, the contrary."""
    if said.startswith("!"):
        return not says(book, said[1:])
    address, wanted, word = said.partition("=")
    part = at(book, address)
    if not wanted:
        return part is not None
    named = part if isinstance(part, list) else [part]
    return any(word in (one, *(one.values() if isinstance(one, dict) else ())) for one in named)


def moments_of(book: Book, entry: Entry) -> tuple[str, ...]:
    """When it is done under a book, as far as the moment goes."""
    never = {
        one for part in entry.elsewhere if all(says(book, said) for said in part.where) for one in part.never
    }
    return tuple(one for one in entry.when if one not in never)


def named_at(book: Book, address: str) -> Iterator[Named]:
    """Those named there: a power, a plain role, a ruling (the dealer's where it names nobody), or several."""
    if address in (DEALER, PATRON):
        yield Named((dealer_of(book) if address == DEALER else "player",), "")
        return
    part = at(book, address)
    for one in part if isinstance(part, list) else [part]:
        if not isinstance(one, dict):
            continue
        roles = one.get("by") or one.get("approver") or one.get("is")
        if roles is None and address.startswith("irregularities."):
            roles = dealer_of(book)
        if roles is not None:
            rule = one.get("rule") or f"reading {one['reading']}"
            yield Named((roles,) if isinstance(roles, str) else tuple(roles), rule)


def dealer_of(book: Book) -> str:
    """The lowest of the staff, who deals; whoever is above holds every power of his (by rank)."""
    staff = [role for role in book["roles"] if role["kind"] == "staff"]
    return str(min(staff, key=lambda role: role["rank"])["key"])


def who_may(book: Book, entry: Entry) -> list[Named]:
    """Those who may do it under a book; nobody, where the book has no such thing."""
    if entry.needs and not any(says(book, address) for address in entry.needs):
        return []
    for several in entry.who:
        found = [one for address in several.split(" + ") for one in named_at(book, address)]
        if found:
            return found
    return []


def approvers(book: Book, entry: Entry) -> list[tuple[Named, str]]:
    """Those whose approval it takes, each with what for."""
    return [(one, why) for address, why in entry.approval for one in named_at(book, address)]


def with_those_above(book: Book, roles: Iterable[str]) -> set[str]:
    """The roles named, and of the staff everybody of the same rank or a higher one."""
    known = {role["key"]: role for role in book["roles"]}
    holders = set(roles)
    ranks = [known[key]["rank"] for key in holders if known[key]["kind"] == "staff"]
    if ranks:
        holders |= {
            key for key, role in known.items() if role["kind"] == "staff" and role["rank"] >= min(ranks)
        }
    return holders
