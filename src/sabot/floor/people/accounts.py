"""Accounts of staff and patrons, and the roles granted to them."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot.engine.people import PATRON_ROLE
from sabot.floor import schema
from sabot.floor.people.errors import PeopleError, TakenError, UnknownError
from sabot.rulebook.findings import nearest
from sabot.rulebooks import BOOKS, load_book
from sabot.store import AsyncStore

ADMINISTRATOR: Final = "administrator"
"""Who sees to accounts. It is no role of a rule book and lets nobody do anything at a table."""

ANY: Final = "*"
Kind = Literal["staff", "patron"]


class Grant(msgspec.Struct, frozen=True, order=True):
    """A role under a rule book in a pit; `*` is every book, or every pit."""

    role: str
    book: str = ANY
    pit: str = ANY

    def covers(self, book: str, pit: str) -> bool:
        return self.book in (ANY, book) and self.pit in (ANY, pit)

    def __str__(self) -> str:
        return f"{self.role}@{self.book}/{self.pit}"

    @staticmethod
    def parse(text: str) -> "Grant":
        """`dealer`, `dealer@star-baccarat` or `dealer@star-baccarat/salon`. Raises `PeopleError`."""
        role, _, where = text.partition("@")
        book, _, pit = where.partition("/")
        grant = Grant(role, book or ANY, pit or ANY)
        must_exist(grant)
        return grant


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may sign in."""

    id: str
    kind: Kind
    name: str
    grants: tuple[Grant, ...] = ()
    must_change: bool = False
    """Whether the password was made up for him and must be changed first."""
    demonstration: bool = False
    disabled: str | None = None
    """Why he may not sign in any more."""

    @property
    def administers(self) -> bool:
        return any(grant.role == ADMINISTRATOR for grant in self.grants)


class Accounts:
    """The accounts of the floor."""

    def __init__(self, store: AsyncStore) -> None:
        self._store = store

    async def find(self, account: str) -> Account | None:
        found = await self._read(schema.accounts.c.id == account)
        return found[0] if found else None

    async def all(self, kind: Kind | None = None) -> list[Account]:
        return await self._read(schema.accounts.c.kind == kind if kind is not None else sa.true())

    async def password_of(self, account: str) -> str | None:
        """The hash of a password; None where there is nobody of that name, or he may not sign in."""
        column = schema.accounts.c
        select = sa.select(column.password).where(column.id == account, column.disabled.is_(None))
        return await self._store.read(lambda connection: connection.execute(select).scalar_one_or_none())

    async def add(self, account: Account, hashed: str, at: int, by: str) -> None:
        must_be_a_name(account.id)
        _must_suit(account)
        row = {
            **{name: getattr(account, name) for name in ("id", "kind", "name", "must_change")},
            "demonstration": account.demonstration,
            "password": hashed,
            "added": at,
        }

        def insert(connection: Connection) -> None:
            connection.execute(schema.accounts.insert().values(row))
            _grant(connection, account.id, account.grants, at, by)

        try:
            await self._store.write(insert)
        except IntegrityError:
            raise TakenError(f"there is an account {account.id!r} already") from None

    async def change(self, account: str, **changed: Any) -> None:
        """Change columns of an account. Raises when there is none."""
        update = schema.accounts.update().where(schema.accounts.c.id == account).values(**changed)
        count = await self._store.write(lambda connection: connection.execute(update).rowcount)
        if not count:
            raise unknown(account)

    async def set_grants(self, account: Account, grants: Sequence[Grant], at: int, by: str) -> None:
        """Exactly these roles from now on."""
        _must_suit(msgspec.structs.replace(account, grants=tuple(grants)))

        def write(connection: Connection) -> None:
            connection.execute(schema.grants.delete().where(schema.grants.c.account == account.id))
            _grant(connection, account.id, grants, at, by)

        await self._store.write(write)

    async def _read(self, where: sa.ColumnElement[bool]) -> list[Account]:
        people, granted = schema.accounts.c, schema.grants.c

        def read(connection: Connection) -> list[Account]:
            chosen = sa.select(schema.accounts).where(where).order_by(people.id)
            rows = connection.execute(chosen).mappings().all()
            of = sa.select(schema.grants).where(granted.account.in_(sa.select(people.id).where(where)))
            grants: dict[str, list[Grant]] = {}
            for row in connection.execute(of):
                grants.setdefault(row.account, []).append(Grant(row.role, row.book, row.pit))
            return [_account(row, grants.get(row["id"], [])) for row in rows]

        return await self._store.read(read)


def _account(row: Any, grants: Sequence[Grant]) -> Account:
    return Account(
        id=row["id"],
        kind=row["kind"],
        name=row["name"],
        grants=tuple(sorted(grants)),
        must_change=row["must_change"],
        demonstration=row["demonstration"],
        disabled=row["disabled"],
    )


def _grant(connection: Connection, account: str, grants: Sequence[Grant], at: int, by: str) -> None:
    for grant in dict.fromkeys(grants):
        row = {"role": grant.role, "book": grant.book, "pit": grant.pit}
        connection.execute(schema.grants.insert().values(account=account, by=by, at=at, **row))


def unknown(account: str) -> UnknownError:
    return UnknownError(f"there is no account {account!r}")


def must_be_a_name(account: str) -> None:
    good = account.isascii() and all(letter.isalnum() or letter in "._-" for letter in account)
    if not good or not 1 <= len(account) <= 40 or account != account.lower():
        raise PeopleError(
            f"an account cannot be called {account!r}: 1 to 40 small letters, digits, dots and dashes"
        )


def must_exist(grant: Grant) -> None:
    """The role is one of the books', other than the patron's own, or the administrator's."""
    if grant.role == ADMINISTRATOR:
        if (grant.book, grant.pit) != (ANY, ANY):
            raise PeopleError("an administrator sees to the accounts of the whole floor")
        return
    if grant.book not in (ANY, *BOOKS):
        raise PeopleError(f"there is no rule book {grant.book!r}: there are {', '.join(BOOKS)}")
    books = BOOKS if grant.book == ANY else (grant.book,)
    roles = {str(role.key) for book in books for role in load_book(book).roles} - {PATRON_ROLE, "patron"}
    if grant.role not in roles:
        hint = nearest(grant.role, tuple(sorted(roles)))
        where = "the rule books have" if grant.book == ANY else f"{grant.book} has"
        raise PeopleError(f"{where} no role {grant.role!r}" + (f"; did you mean {hint}?" if hint else ""))


def _must_suit(account: Account) -> None:
    if account.kind == "patron" and account.grants:
        raise PeopleError("a patron has no roles of staff: staff do not play under the same account")
    for grant in account.grants:
        must_exist(grant)
