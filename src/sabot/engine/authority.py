"""Who may do a thing, by the rule book's own roles and powers."""

from collections.abc import Iterable

import msgspec

from sabot.engine.people import PATRON_ROLE, Actor
from sabot.rulebook.authority import Power, Role
from sabot.rulebook.book import RuleBook
from sabot.rulebook.node import Cited


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Who may do a thing: staff of a role named or of its rank, others only by name."""

    roles: tuple[str, ...]
    rule: str | None = None
    himself: bool = False
    """Whether a patron may do it for himself."""


class _Roles:
    """The roles of one book, looked up once: they are asked for with every command and every move."""

    def __init__(self, book: RuleBook) -> None:
        self.book = book
        self.by_key = {str(role.key): role for role in book.roles}
        staff = [role for role in book.roles if role.kind == "staff"]
        self.dealer = str(min(staff, key=lambda role: role.rank).key) if staff else None


_ROLES: dict[int, _Roles] = {}


def _roles(book: RuleBook) -> _Roles:
    known = _ROLES.get(id(book))
    if known is None:
        known = _ROLES[id(book)] = _Roles(book)  # it keeps the book, so that nothing else has its id
    return known


def role_of(book: RuleBook, key: str) -> Role | None:
    return _roles(book).by_key.get(key)


def dealer(book: RuleBook, rule: str | None = None) -> Who:
    """Whoever deals, and every member of staff above."""
    lowest = _roles(book).dealer
    assert lowest is not None, "a rule book has somebody who deals"
    return Who(roles=(lowest,), rule=rule)


def patron_or_dealer(book: RuleBook, rule: str | None = None) -> Who:
    """A patron for himself, or the dealer who does it for him."""
    return Who(roles=(*dealer(book).roles, PATRON_ROLE), rule=rule, himself=True)


def power(given: Power) -> Who:
    return Who(roles=given.by, rule=cited_by(given))


def named(roles: Iterable[str], cited: Cited | None = None) -> Who:
    return Who(roles=tuple(roles), rule=cited_by(cited) if cited is not None else None)


def cited_by(cited: Cited) -> str:
    return cited.clause


def may(book: RuleBook, who: Who, actor: Actor, patron: str | None = None) -> bool:
    """Whether a person may do it. `patron` is the patron whom the act concerns."""
    role = role_of(book, actor.role)
    if role is None:
        return False
    if actor.role == PATRON_ROLE:
        return PATRON_ROLE in who.roles and (not who.himself or patron is None or patron == actor.id)
    if actor.role in who.roles:
        return True
    if role.kind != "staff":
        return False
    ranks = [named.rank for key in who.roles if (named := role_of(book, key)) and named.kind == "staff"]
    return bool(ranks) and role.rank >= min(ranks)


def has_leave(book: RuleBook, who: Who, by: Actor, approver: Actor | None) -> bool:
    """Whether whoever does it may decide so, or somebody else who may approves of it."""
    return may(book, who, by) or (approver is not None and approver.id != by.id and may(book, who, approver))


def spoken(book: RuleBook, who: Who) -> str:
    """Those who may, in the words of the book."""
    names = [role.name for key in who.roles if (role := role_of(book, key))]
    return " or ".join(names) or "nobody"
