"""The record of what scanning shoes read: one row for each card, kept apart from what lay on the table."""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot import SabotError
from sabot.engine.state import State
from sabot.floor import schema
from sabot.store import AsyncStore

Became = Literal["drawn", "burned", "cutting-card", "by-hand", "waits", "untrusted", "set-aside"]
"""What became of a card that was read.

`drawn` and `cutting-card`: the table took it. `burned`: it left while cards were burned. `by-hand`: a person
told the table of that card, drawn or reported. `waits`: the table cannot take it as it stands, and somebody
must see to it. `untrusted`: the shoe is out of trust until it has been checked. `set-aside`: it still waited
when the cards were shuffled or taken away.
"""

CUTTING_CARD: Final = "cutting-card"
UNREAD: Final = "?"
DIFFERS: Final = "it was read again as another card"


class ScanError(SabotError):
    """A read that was not taken down: it is out of turn, or the table has no scanning shoe."""


class ReadsMissingError(ScanError):
    """Reads before this one have not come. `next` is the one to send."""

    def __init__(self, next_: int) -> None:
        super().__init__(f"read {next_} has not come: send it first")
        self.next = next_


class ReadDiffersError(ScanError):
    """A read came again as another card than before."""

    def __init__(self, sequence: int, before: str, now: str) -> None:
        super().__init__(
            f"read {sequence} was {before} before and is {now} now: compare it with the card on the table"
        )
        self.sequence = sequence


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """A card that was read, and what became of it. `repeated` when the same read had come before."""

    sequence: int
    card: str
    became: Became
    reason: str | None = None
    rule: str | None = None
    repeated: bool = False
    gone: int = 0
    """How many cards had left the shoe by the table's own count."""
    version: int = 0
    """Where the table's journal stood."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A card that left the shoe and that the table has not taken: why, and what a dealer may do about it."""

    device: str
    sequence: int
    reason: str
    rule: str | None
    report: tuple[str, ...]
    """The commands that may put it right now, such as ReportExtraCard."""


class ShoeFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a shoe and no card waits for: what it is, and what a dealer may do about it."""

    sequence: int
    reason: str
    report: tuple[str, ...]


class ShoeStands(msgspec.Struct, frozen=True, kw_only=True):
    """How it stands with the scanning shoe of a table. It names no card: one may lie face down."""

    trusted: bool = True
    last: int | None = None
    """The number of the read that was taken down last."""
    waiting: tuple[Waiting, ...] = ()
    faults: tuple[ShoeFault, ...] = ()


def gone(state: State) -> int:
    """How many cards have left the shoe, by the table's own count."""
    return state.shoe.total - state.shoe.left if state.shoe is not None else 0


class Scans:
    """The rows, newest last."""

    def __init__(self, store: AsyncStore) -> None:
        self._store = store

    async def last(self, device: str, most: int = 20) -> list[Read]:
        """The newest reads of a device, the newest first. A burn takes fewer than so many cards."""
        column = schema.scans.c
        select = (
            sa.select(schema.scans)
            .where(column.device == device)
            .order_by(column.sequence.desc())
            .limit(most)
        )
        return [_read(row) for row in await self._rows(select)]

    async def find(self, device: str, sequence: int) -> Read:
        column = schema.scans.c
        where = (column.device == device) & (column.sequence == sequence)
        (row,) = await self._rows(sa.select(schema.scans).where(where))
        return _read(row)

    async def waiting(self, table: str) -> list[tuple[str, Read]]:
        """The devices and reads that wait at a table, in the order they came."""
        column = schema.scans.c
        where = (column.table_id == table) & (column.became == "waits")
        select = sa.select(schema.scans).where(where).order_by(column.device, column.sequence)
        return [(row.device, _read(row)) for row in await self._rows(select)]

    def marking(self, device: str, sequence: int) -> Callable[[Connection], None]:
        """What notes that a read came again as another card; one that waits says why it waits."""
        column = schema.scans.c
        where = (column.device == device) & (column.sequence == sequence) & (column.became != "waits")
        update = schema.scans.update().where(where).values(reason=DIFFERS)

        def mark(connection: Connection) -> None:
            connection.execute(update)

        return mark

    def compared(self, table: str) -> Callable[[Connection], None]:
        """What notes that somebody has looked at the cards of reads that differed."""
        column = schema.scans.c
        where = (column.table_id == table) & (column.reason == DIFFERS)
        update = schema.scans.update().where(where).values(reason=f"{DIFFERS}; it was compared")

        def note(connection: Connection) -> None:
            connection.execute(update)

        return note

    async def tables_waiting(self) -> list[str]:
        column = schema.scans.c
        select = sa.select(column.table_id).where(column.became == "waits").distinct()
        return [row.table_id for row in await self._rows(select)]

    def adding(
        self, device: str, table: str, read: Read, *, at: int, version: int
    ) -> Callable[[Connection], None]:
        """What writes a read down. It fails when another process has that read already."""
        row = {
            "device": device,
            "sequence": read.sequence,
            "table_id": table,
            "card": read.card,
            "at": at,
            "gone": read.gone,
            "became": read.became,
            "version": version,
            "reason": read.reason,
            "rule": read.rule,
        }

        def add(connection: Connection) -> None:
            connection.execute(schema.scans.insert().values(row))

        return add

    def changing(self, device: str, read: Read, *, version: int) -> Callable[[Connection], None]:
        """What writes down what became of a read that waited. It fails when it waits no longer."""
        column = schema.scans.c
        where = (column.device == device) & (column.sequence == read.sequence) & (column.became == "waits")
        values = {"became": read.became, "gone": read.gone, "reason": read.reason, "rule": read.rule}
        if read.became != "waits":  # until then, the version is that at which it left
            values["version"] = version
        update = schema.scans.update().where(where).values(values)

        def change(connection: Connection) -> None:
            if connection.execute(update).rowcount != 1:
                raise ScanError(f"read {read.sequence} waits no longer")

        return change

    async def write(self, what: Callable[[Connection], None]) -> None:
        await self._store.write(what)

    async def _rows(self, select: sa.Select[Any]) -> list[sa.Row[Any]]:
        return await self._store.read(lambda connection: list(connection.execute(select)))


def _read(row: sa.Row[Any]) -> Read:
    return Read(
        sequence=row.sequence,
        card=row.card,
        became=row.became,
        reason=row.reason,
        rule=row.rule,
        gone=row.gone,
        version=row.version,
    )
