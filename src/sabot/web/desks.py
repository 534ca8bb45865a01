"""Which pages of staff are for whom, and at which tables somebody is: what the bar above every page links to.

Nothing is allowed or forbidden here; a page that is opened in another way still asks the floor.
"""

from collections.abc import Iterator

from sabot.engine.authority import role_of
from sabot.floor.people import Account, Session
from sabot.rulebook.authority import Role
from sabot.rulebooks import BOOKS, load_book
from sabot.web.house import House
from sabot.web.shapes import Desk


def desks_of(account: Account) -> tuple[Desk, ...]:
    """Staff deal; those above the lowest rank mind the pit and inspect, as do those who watch."""
    found: set[Desk] = set()
    for role, lowest in _roles(account):
        found.add("margins")
        if role.kind == "staff":
            found.add("dealer")
        if role.kind == "staff" and role.rank > lowest:
            found.add("pit")
        if role.kind != "staff" or role.rank > lowest:
            found.add("journal")
    order: tuple[Desk, ...] = ("dealer", "pit", "journal", "margins")
    return tuple(desk for desk in order if desk in found)


def _roles(account: Account) -> Iterator[tuple[Role, int]]:
    """His roles in each rule book, with the lowest rank of staff there."""
    if account.kind != "staff":
        return
    for book in map(load_book, BOOKS):
        lowest = min(role.rank for role in book.roles if role.kind == "staff")
        for grant in account.grants:
            role = role_of(book, grant.role)
            if role is not None and grant.book in ("*", book.id):
                yield role, lowest


async def tables_of(house: House, session: Session) -> tuple[str, ...]:
    """The tables at which a patron is, or at which one of staff has a role among those who deal."""
    found = []
    for info in await house.floor.tables():
        if session.account.kind == "patron":
            here = session.account.id in (await house.floor.now(info.id)).state.patrons
        else:
            roles = (role_of(info.rules, role) for role in house.people.roles(session, info))
            here = any(role is not None and role.kind == "staff" for role in roles)
        if here:
            found.append(info.id)
    return tuple(found)
