"""Which tables the floor has, and under which rule book each is played."""

from dataclasses import dataclass
from typing import Literal, cast

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot import SabotError
from sabot.engine.events.base import Event
from sabot.engine.state import State
from sabot.floor import schema
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import hash_of_book, load_book
from sabot.store import TABLE, AsyncStore, Book, Journal

DealtBy = Literal["people", "itself", "itself-with-guests"]
"""Whether people deal at a table, or the auto-dealer, and it plays the demonstration's guests too."""


class TableError(SabotError):
    """A table that cannot be added."""


class TableTakenError(TableError):
    """The floor has a table of that name already."""


class UnknownTableError(TableError):
    """The floor has no table of that name."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}")
        self.table = table


@dataclass(frozen=True)
class TableInfo:
    """A table of the floor."""

    id: str
    book: str
    pit: str
    dealt_by: DealtBy = "people"

    @property
    def rules(self) -> RuleBook:
        return load_book(self.book)

    @property
    def journal(self) -> Journal[State, Event]:
        return TABLE.journal(self.id)

    @property
    def decided_by(self) -> Book:
        return Book(self.book, hash_of_book(self.book))


class Tables:
    """The tables that the database names."""

    def __init__(self, store: AsyncStore) -> None:
        self._store = store
        self._known: dict[str, TableInfo] = {}

    async def all(self) -> tuple[TableInfo, ...]:
        """Every table, by name; other processes' new ones too."""
        column = schema.tables.c
        select = sa.select(column.id, column.book, column.pit, column.dealt_by).order_by(column.id)
        rows = await self._store.read(lambda connection: connection.execute(select).all())
        self._known = {
            row.id: TableInfo(row.id, row.book, row.pit, cast(DealtBy, row.dealt_by)) for row in rows
        }
        return tuple(self._known.values())

    async def find(self, table: str) -> TableInfo:
        if table not in self._known:
            await self.all()
        try:
            return self._known[table]
        except KeyError:
            raise UnknownTableError(table) from None

    async def add(self, table: str, book: str, pit: str, dealt_by: DealtBy, at: int) -> TableInfo:
        """A new table, closed. Raises `TableError`, or what the shelf says of an unknown rule book."""
        if not table or len(table) > 64 or "/" in table or not table.isprintable():
            raise TableError(
                f"a table cannot be called {table!r}: one to 64 printable letters without a slash"
            )
        hash_of_book(book)

        def insert(connection: Connection) -> None:
            row = {"id": table, "book": book, "pit": pit, "dealt_by": dealt_by, "added": at}
            connection.execute(schema.tables.insert().values(row))

        try:
            await self._store.write(insert)
        except IntegrityError:
            raise TableTakenError(f"there is a table {table!r} already") from None
        return await self.find(table)

    async def change(self, table: str, dealt_by: DealtBy) -> TableInfo:
        """Have a table dealt by people, or by itself."""
        await self.find(table)
        update = schema.tables.update().where(schema.tables.c.id == table).values(dealt_by=dealt_by)

        def write(connection: Connection) -> None:
            connection.execute(update)

        await self._store.write(write)
        await self.all()
        return await self.find(table)
