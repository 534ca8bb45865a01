"""What an inspector looks at: events found in a journal, a coup step by step, and how far it is proved.

Nothing of a coup at play is shown: an export, which is of all tables, ends before the oldest that is at play.
"""

from collections.abc import Callable, Iterator

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.engine.events.base import Event
from sabot.engine.evolve import evolve
from sabot.floor.history import CoupAt, History, Told, UnknownCoupError, told
from sabot.floor.journal_search import Stretch, Wanted, entry_at, look, version_at
from sabot.floor.service import Floor, TableInfo
from sabot.store import Checkpoint, CorruptJournal
from sabot.store.checking import Fault
from sabot.store.encoding import NO_ENTRY, read_envelope
from sabot.store.merkle import leaf_hash
from sabot.store.schema import checkpoints, entries, log
from sabot.views.audit import audit_view
from sabot.views.table import TableView


class JournalPage(msgspec.Struct, frozen=True, kw_only=True):
    """Events that were looked for."""

    lines: tuple[Told, ...]
    until: int
    """The last version that may be told."""
    next: int | None
    """What to ask for next, as `before` or as `after`; None when all of it was looked through."""


class EntryAt(msgspec.Struct, frozen=True, kw_only=True):
    """One entry, as it was hashed."""

    told: Told
    position: int
    """Its place among the entries of all journals."""
    leaf: str
    line: str
    """What the hash is over, after one byte of nought."""


class CoupStep(msgspec.Struct, frozen=True, kw_only=True):
    """An event of a coup, and the table after it: every card can be seen, the table's face is told once."""

    told: Told
    view: TableView


class ProofStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How far a table's journal is proved."""

    log: str
    entries: int
    """How many there are of all journals together."""
    version: int
    """How many there are of this table."""
    told: int
    """How many of these may be told now."""
    checkpoints: int
    newest: Checkpoint | None
    """The newest signed root."""
    signed: int
    """How many entries of this table it covers; those after it are chained, and not signed yet."""
    exported: int
    """How many entries an export has now."""


class ChainChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What came of checking a stretch of a journal: each hash, and that each entry follows from the last."""

    first: int
    last: int
    faults: tuple[Fault, ...]
    next: int | None
    """The version to go on after; None at the end."""


class Inspection:
    """Looks into the journals of a floor."""

    def __init__(self, floor: Floor, history: History) -> None:
        self._floor = floor
        self._history = history

    async def search(
        self,
        info: TableInfo,
        wanted: Wanted,
        *,
        start: int | None,
        most: int,
        newest: bool,
    ) -> JournalPage:
        """Events that fit, from a version on or back, as far as they may be told."""
        _, until = await self._history.known(info)
        first, last = 1, until
        if wanted.coup is not None:
            of = await self._history.find(info, wanted.coup)
            first, last = of.first, of.last

        def read(connection: Connection) -> tuple[list[Told], int | None]:
            low, high = first, last
            if wanted.since is not None:
                low = max(low, version_at(connection, info.journal, wanted.since, until))
            if wanted.before is not None:
                high = min(high, version_at(connection, info.journal, wanted.before, until) - 1)
            if start is not None:
                low, high = (low, min(high, start)) if newest else (max(low, start), high)
            found, on = look(connection, info.journal, wanted, Stretch(low, high, most, newest))
            return [told(entry) for entry in found], on

        lines, on = await self._floor.store.read(read)
        if on is not None:
            on += 1 if newest else -1
        return JournalPage(lines=tuple(lines), until=until, next=on)

    async def entry(self, info: TableInfo, version: int) -> EntryAt:
        """One entry that may be told. Raises `UnknownCoupError`."""
        _, until = await self._history.known(info)
        if not 0 < version <= until:
            raise UnknownCoupError(f"{info.id} has no event {version} that may be told")
        entry, line = await self._floor.store.read(
            lambda connection: entry_at(connection, info.journal, version)
        )
        return EntryAt(told=told(entry), position=entry.position, leaf=entry.leaf.hex(), line=line.decode())

    async def steps(self, info: TableInfo, number: int) -> tuple[CoupAt, list[CoupStep]]:
        """A coup that is over, event by event, and the table after each. Raises `UnknownCoupError`."""
        coup, lines = await self._history.coup(info, number)

        def fold(connection: Connection) -> list[CoupStep]:
            state = self._floor.store.store.state_at(info.journal, coup.first - 1)
            steps: list[CoupStep] = []
            for line, event in zip(lines, _events(connection, info, coup.first, coup.last), strict=True):
                state = evolve(state, event)
                view = audit_view(info.rules, state)
                face = None if steps else view.face
                steps.append(CoupStep(told=line, view=msgspec.structs.replace(view, face=face, shown=None)))
            return steps

        return coup, await self._floor.store.read(fold)

    async def may_be_shown(self) -> int:
        """How many entries of all journals, from the first, hold nothing of a coup that is at play."""
        size = await self._floor.store.read(lambda connection: _size(connection)[1])
        for info in await self._floor.tables():
            _, until = await self._history.known(info)
            size = min(size, await self._floor.store.read(_first_after(info, until, size)))
        return size

    async def standing(self, info: TableInfo) -> ProofStanding:
        _, until = await self._history.known(info)
        shown = await self.may_be_shown()

        def read(connection: Connection) -> ProofStanding:
            name, size = _size(connection)
            newest = _checkpoint(connection)
            return ProofStanding(
                log=name,
                entries=size,
                version=_count(connection, info, size),
                told=until,
                checkpoints=connection.execute(
                    sa.select(sa.func.count()).select_from(checkpoints)
                ).scalar_one(),
                newest=newest,
                signed=_count(connection, info, newest.size) if newest is not None else 0,
                exported=shown,
            )

        return await self._floor.store.read(read)

    async def check(self, info: TableInfo, after: int, most: int) -> ChainChecked:
        """Check a stretch of a table's journal from its bytes, as it stands in the database."""
        return await self._floor.store.read(lambda connection: _check(connection, info, after, most))


def _events(connection: Connection, info: TableInfo, first: int, last: int) -> Iterator[Event]:
    column = entries.c
    select = (
        sa.select(column.line)
        .where(column.journal == info.journal.id, column.version >= first, column.version <= last)
        .order_by(column.version)
    )
    for line in connection.execute(select).scalars():
        yield info.journal.codec.decode(read_envelope(line))


def _size(connection: Connection) -> tuple[str, int]:
    name, size = connection.execute(sa.select(log.c.name, log.c.size)).one()
    return name, size


def _first_after(info: TableInfo, until: int, size: int) -> Callable[[Connection], int]:
    """The position of a table's first entry after a version; `size` where there is none."""

    def read(connection: Connection) -> int:
        column = entries.c
        select = sa.select(column.position).where(
            column.journal == info.journal.id, column.version == until + 1
        )
        found = connection.execute(select).scalar()
        return size if found is None else found

    return read


def _checkpoint(connection: Connection) -> Checkpoint | None:
    column = checkpoints.c
    select = sa.select(column.line).order_by(column.size.desc()).limit(1)
    line = connection.execute(select).scalar()
    return msgspec.json.decode(line, type=Checkpoint) if line is not None else None


def _count(connection: Connection, info: TableInfo, size: int) -> int:
    """How many entries of a table are among the first `size` of all."""
    column = entries.c
    low, high = (
        0,
        connection.execute(
            sa.select(sa.func.max(column.version)).where(column.journal == info.journal.id)
        ).scalar()
        or 0,
    )
    while low < high:
        middle = (low + high + 1) // 2
        select = sa.select(column.position).where(column.journal == info.journal.id, column.version == middle)
        if connection.execute(select).scalar_one() < size:
            low = middle
        else:
            high = middle - 1
    return low


def _check(connection: Connection, info: TableInfo, after: int, most: int) -> ChainChecked:
    column, journal = entries.c, info.journal.id
    select = sa.select(column.version, column.leaf, column.line).where(
        column.journal == journal, column.version >= after, column.version <= after + most
    )
    rows = connection.execute(select.order_by(column.version)).all()
    faults: list[Fault] = []
    previous = NO_ENTRY
    version = 0
    if after and rows and rows[0].version == after:
        previous, version = leaf_hash(rows[0].line).hex(), after
        rows = rows[1:]
    for row in rows:
        where = f"{journal} {row.version}"
        try:
            envelope = read_envelope(row.line)
        except CorruptJournal as fault:
            faults.append(Fault(where, str(fault)))
        else:
            if envelope.journal != journal or envelope.version != version + 1 or row.version != version + 1:
                faults.append(Fault(where, f"it does not stand where version {version + 1} is wanted"))
            elif envelope.previous != previous:
                faults.append(Fault(where, "it does not follow from the entry before it"))
        leaf = leaf_hash(row.line)
        if leaf != row.leaf:
            faults.append(Fault(where, "it is not what was written"))
        previous, version = leaf.hex(), row.version
    return ChainChecked(
        first=after + 1,
        last=version,
        faults=tuple(faults),
        next=version if len(rows) == most else None,
    )
