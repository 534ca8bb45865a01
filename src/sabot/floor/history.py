"""What happened at a table, for those who may read its journal: its coups, and each event as a sentence.

A journal knows every card from the moment it leaves the shoe, and no card is told before its time: what
belongs to a coup that is still at play is held back until that coup is over, and so is the coup before it
when a card of that one lies ready as the first of this.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot import SabotError
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CoupConcluded, CoupOpened, NoBetCoupDirected, ResultAnnounced
from sabot.engine.events.irregularities.misdealt import CardCarried, CoupReopened, CoupVoided
from sabot.engine.state import State
from sabot.floor.journal_search import holds
from sabot.floor.service import Floor, TableInfo
from sabot.store import Entry, Journal
from sabot.store.encoding import read_envelope
from sabot.store.planning import NO_HEAD
from sabot.store.reading import read_entries
from sabot.store.schema import entries as kept
from sabot.views.sentences import sentence

MARKS: Final = (
    CoupOpened,
    NoBetCoupDirected,
    CoupReopened,
    CoupConcluded,
    ResultAnnounced,
    CoupVoided,
    CardCarried,
)
"""The events that say where a coup begins and ends, and how it came out."""


THE_END: Final = 20_000
"""How many entries of a journal are read at first for its last coups."""
LAST_COUPS: Final = 3
"""How many of these there must be: the one at play, and one before it whose card it may have begun with."""


class UnknownCoupError(SabotError):
    """A coup that was not dealt, or is still at play."""


class CoupAt(msgspec.Struct, frozen=True, kw_only=True):
    """A coup: where it stands in the journal, and how it came out."""

    number: int
    opened: int
    first: int
    """The version of its first event, and of its last."""
    last: int
    said: tuple[str, ...]
    """The result as it was announced."""
    results: tuple[str | None, ...]
    """Who won at each Player area: `player`, `banker`, `tie`; null where only the Banker hand was dealt."""
    no_bet: str | None
    """The clause by which it had no wagers, when it had none."""
    void: str | None
    """The clause by which it was void, when it was."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event, as it is told."""

    version: int
    at: int
    what: str
    said: str
    rule: str | None
    """The clause that caused it, of the rule book `book`."""
    book: str
    by: str
    role: str
    approver: str | None


@dataclass(frozen=True)
class _Coup:
    number: int
    opened: int
    first: int
    last: int | None = None
    said: tuple[str, ...] = ()
    results: tuple[str | None, ...] = ()
    no_bet: str | None = None
    void: str | None = None
    carries: bool = False


@dataclass
class _Index:
    """The last coups of one table, as far as its journal has been read; older ones are found when asked."""

    version: int = 0
    coups: list[_Coup] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class History:
    """The histories of all tables. The last coups of a table are found once, and followed from there."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._indexes: defaultdict[str, _Index] = defaultdict(_Index)

    async def coups(self, info: TableInfo, before: int | None, most: int) -> list[CoupAt]:
        """Coups that are over, the newest first, below a number."""
        last, _ = await self.known(info)
        wanted = [one for one in last if before is None or one.number < before][-most:]
        missing, first = most - len(wanted), last[0].number if last else 1
        high = first if before is None else min(first, before)
        if missing and high > 1:
            older = await self._older(info, max(1, high - missing), high, last[0].first)
            wanted = [*older, *wanted]
        return [_told_coup(one) for one in reversed(wanted)]

    async def coup(self, info: TableInfo, number: int) -> tuple[CoupAt, list[Told]]:
        """One coup that is over, every event of it. Raises `UnknownCoupError`."""
        found = await self.find(info, number)
        return found, await self._told(info.journal, found.first - 1, found.last)

    async def find(self, info: TableInfo, number: int) -> CoupAt:
        """Where a coup that is over stands. Raises `UnknownCoupError`."""
        last, _ = await self.known(info)
        if last and number < last[0].number:
            coups = await self._older(info, number, number + 1, last[0].first)
        else:
            coups = [one for one in last if one.number == number]
        if not coups:
            raise UnknownCoupError(f"{info.id} has not dealt a coup {number} to its end")
        return _told_coup(coups[0])

    async def _older(self, info: TableInfo, low: int, high: int, until: int) -> list[_Coup]:
        """Coups from one number on and below another, all opened before a version; found where they stand."""
        return await self._floor.store.read(
            lambda connection: _numbered(connection, info.journal, low, high, until)
        )

    async def journal(self, info: TableInfo, after: int, most: int) -> tuple[list[Told], int]:
        """The events after a version, as far as they may be told; and the last version that may."""
        _, until = await self.known(info)
        return await self._told(info.journal, after, min(until, after + most)), until

    async def known(self, info: TableInfo) -> tuple[list[_Coup], int]:
        """The last coups that are over, and the version up to which the journal may be told."""
        index = self._indexes[info.id]
        async with index.lock:
            newest = (await self._floor.now(info.id)).version
            if newest > index.version:
                read = _read_on if index.version else _read_the_end
                await self._floor.store.read(lambda connection: read(connection, info.journal, index, newest))
            coups, until = list(index.coups), index.version
        if coups and coups[-1].last is None:
            until = coups.pop().first - 1
        if coups and coups[-1].carries:
            until = coups.pop().first - 1
        return coups, until

    async def _told(self, journal: Journal[State, Event], after: int, until: int) -> list[Told]:
        def read(connection: Connection) -> list[Told]:
            entries = read_entries(connection, journal, after, None if after else NO_HEAD[1])
            return [told(entry) for entry in islice(entries, max(0, until - after))]

        return await self._floor.store.read(read)


def _read_the_end(connection: Connection, journal: Journal[State, Event], index: _Index, newest: int) -> None:
    """As much of a journal's end as it takes to know its last coups: it may be a million entries long."""
    far = THE_END
    while True:
        coups: list[_Coup] = []
        for version, event in marks(connection, journal, max(0, newest - far), newest, MARKS):
            _take_in(coups, version, event)
        if len(coups) >= LAST_COUPS or far >= newest:
            break
        far *= 4
    index.coups, index.version = coups, newest


def _numbered(
    connection: Connection, journal: Journal[State, Event], low: int, high: int, until: int
) -> list[_Coup]:
    """The coups from one number on and below another, opened before a version. Numbers only ever go up."""
    first = _opened(connection, journal, low, until)
    if first is None:
        return []
    end = _opened(connection, journal, high, until)
    coups: list[_Coup] = []
    for version, event in marks(connection, journal, first - 1, (end or until) - 1, MARKS):
        _take_in(coups, version, event)
    return [one for one in coups if one.last is not None]


def _opened(connection: Connection, journal: Journal[State, Event], number: int, until: int) -> int | None:
    """The version at which a coup opened, before another version, by halving; None where it did not."""
    low, high = 0, until
    while high - low > 2:
        middle = (low + high) // 2
        found = _next_opened(connection, journal, middle, high)
        if found is None or found[1].number > number:
            high = middle + 1
        elif found[1].number == number:
            return found[0]
        else:
            low = found[0]
    found = _next_opened(connection, journal, low, high)
    return found[0] if found is not None and found[1].number == number else None


def _next_opened(
    connection: Connection, journal: Journal[State, Event], after: int, before: int
) -> tuple[int, CoupOpened] | None:
    column = kept.c
    select = (
        sa.select(column.version, column.line)
        .where(column.journal == journal.id, column.version > after, column.version < before)
        .where(holds(connection, f'"what":"{CoupOpened.__name__}"'))
        .order_by(column.version)
        .limit(1)
    )
    row = connection.execute(select).one_or_none()
    if row is None:
        return None
    event = journal.codec.decode(read_envelope(row.line))
    return (row.version, event) if isinstance(event, CoupOpened) else None


def _read_on(connection: Connection, journal: Journal[State, Event], index: _Index, newest: int) -> None:
    coups = list(index.coups)
    for version, event in marks(connection, journal, index.version, newest, MARKS):
        _take_in(coups, version, event)
    index.coups, index.version = coups, newest


def marks(
    connection: Connection,
    journal: Journal[State, Event],
    after: int,
    until: int,
    kinds: Iterable[type[Event]],
) -> Iterator[tuple[int, Event]]:
    """The events of some kinds, with their versions; the database finds them by their names."""
    column = kept.c
    named = sa.or_(*(holds(connection, f'"what":"{kind.__name__}"') for kind in kinds))
    select = (
        sa.select(column.version, column.line)
        .where(column.journal == journal.id, column.version > after, column.version <= until, named)
        .order_by(column.version)
    )
    for row in connection.execute(select):
        yield row.version, journal.codec.decode(read_envelope(row.line))


def _take_in(coups: list[_Coup], version: int, event: Event) -> None:
    open_ = coups[-1] if coups and coups[-1].last is None else None
    match event:
        case CoupOpened():
            coups.append(_Coup(event.number, event.at, version, no_bet=event.no_bet))
        case CoupReopened() if coups and coups[-1].number == event.number:
            coups[-1] = replace(coups[-1], last=None)
        case CoupConcluded() if open_ is not None:
            coups[-1] = replace(open_, last=version)
        case ResultAnnounced() if open_ is not None:
            coups[-1] = replace(open_, said=event.said, results=event.results)
        case NoBetCoupDirected() if open_ is not None:
            coups[-1] = replace(open_, no_bet=event.rule)
        case CoupVoided() if open_ is not None:
            coups[-1] = replace(open_, void=event.rule or "void")
        case CardCarried() if coups:
            coups[-1] = replace(coups[-1], carries=True)
        case _:
            pass


def _told_coup(coup: _Coup) -> CoupAt:
    assert coup.last is not None  # held back otherwise
    return CoupAt(
        number=coup.number,
        opened=coup.opened,
        first=coup.first,
        last=coup.last,
        said=coup.said,
        results=coup.results,
        no_bet=coup.no_bet,
        void=coup.void,
    )


def told(entry: Entry[Event]) -> Told:
    event = entry.event
    return Told(
        version=entry.version,
        at=event.at,
        what=type(event).__name__,
        said=sentence(event),
        rule=event.rule,
        book=entry.book.id,
        by=event.by.id,
        role=event.by.role,
        approver=event.approver.id if event.approver is not None else None,
    )


__all__ = ["CoupAt", "History", "Told", "UnknownCoupError", "holds", "marks", "told"]
