"""The scanning shoe: it says which card leaves, and the table draws it; what does not fit, a person settles.

A card that has left the shoe cannot be put back, so no read is ever thrown away. One that the table cannot
take as it stands waits: the dealer does what was due first, and it is drawn; or somebody reports what
happened as the rule book says, an extra card, a foreign card, a card that the shoe read wrongly, and the
report accounts for it.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot.engine.commands.dealing import Draw
from sabot.engine.events.wagering import WagerPlaced
from sabot.engine.people import Actor, Refusal
from sabot.engine.table import Table, clause_of
from sabot.floor.board import Board
from sabot.floor.devices.reads import clause, command, face_up, fate, must_scan, named, unreadable
from sabot.floor.devices.scans import (
    CUTTING_CARD,
    DIFFERS,
    Read,
    ReadDiffersError,
    ReadsMissingError,
    ScanError,
    Scans,
    ShoeFault,
    ShoeStands,
    Waiting,
    gone,
)
from sabot.floor.people import DeviceKey, People
from sabot.floor.service import Floor, Moment

OF_A_COUP: Final = 40
"""Reads that are looked through for the cards of a coup: no coup has more."""

REPORTS: Final = frozenset(
    {
        "AnnounceCounts",
        "CallNoMoreBets",
        "ConfirmOutcome",
        "DeclareUnconfirmed",
        "DirectNoBetCoup",
        "Draw",
        "Expose",
        "ReportDiscrepancy",
        "ReportExtraCard",
        "ReportFirstCardExposed",
        "ReportMisplacedCard",
        "ReportTooFewCards",
        "ReportWrongCards",
    }
)
"""What may put a card right that left the shoe and was not taken: what was due first, or a report."""

_log = structlog.get_logger("sabot.floor.scanning")

Write = Callable[[Connection], None]


class ScanningShoe:
    """The scanning shoes of a floor: ``async with ScanningShoe(floor, people) as shoes:``

    `read` is all that a device does, over HTTP or a line: the floor says by `next` which read it wants,
    counted from 1 for each key and never begun again, so that a read sent twice is taken once and a lost
    one is asked for.
    """

    def __init__(self, floor: Floor, people: People) -> None:
        self._floor = floor
        self._people = people
        self._scans = Scans(floor.store)
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._watching: dict[str, asyncio.Task[None]] = {}
        self._missing: dict[str, int] = {}
        """At each table the read that a shoe of this process was asked for, since a later one came."""
        self._boards: dict[str, Board[ShoeStands]] = {}

    async def __aenter__(self) -> "ScanningShoe":
        for table in await self._scans.tables_waiting():
            self._watch(table)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in [*self._watching.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def next(self, table: str, key: str) -> int:
        """The number of the read that is wanted next of the device with this key."""
        return await self._next(await self._device(table, key))

    async def read(self, table: str, key: str, card: str, sequence: int) -> Read:
        """Take down that a card left the shoe: ``8S``, ``cutting-card``, or ``?`` where it was not read.

        Raises `ScanError` for what is not taken down, and `PeopleError` where the key is not for this.
        """
        device = await self._device(table, key)
        try:
            async with self._locks[table]:
                try:
                    return await self._take_down(device, named(card), sequence)
                except IntegrityError:  # another process was quicker: it is a read that came again
                    return await self._take_down(device, named(card), sequence)
        finally:
            self._tell(table)

    def board(self, table: str) -> Board[ShoeStands]:
        """How it stands with the shoe of a table, kept up while somebody watches."""
        return self._boards.setdefault(table, Board(ShoeStands(), partial(self.stands, table)))

    async def stands(self, table: str) -> ShoeStands:
        """How it stands with the shoe of a table, for whoever deals there."""
        moment = await self._floor.now(table)
        devices = [one.id for one in await self._people.keys() if one.table == table]
        reads = [read for device in devices for read in await self._scans.last(device, OF_A_COUP)]
        newest = max(reads, key=lambda read: read.version, default=None)
        return ShoeStands(
            trusted=moment.state.scanner_trusted,
            last=newest.sequence if newest is not None else None,
            waiting=await self.waiting(table),
            faults=tuple(self._faults(moment, reads)),
        )

    def _faults(self, moment: Moment, reads: list[Read]) -> Iterator[ShoeFault]:
        if (due := self._missing.get(moment.table)) is not None:
            said = f"read {due} has not come, though a later one has: the shoe is asked for it"
            yield ShoeFault(sequence=due, reason=said, report=())
        coup, left = moment.state.coup, gone(moment.state)
        before = left - (len(coup.cards) if coup is not None else 0)
        for read in reads:
            if read.reason == DIFFERS and before < read.gone <= left:  # its card lies on the table
                again = f"read {read.sequence} came again as another card"
                said = f"{again}: compare it with the one on the table"
                report = tuple(_offered(moment) & {"ReportDiscrepancy"})
                yield ShoeFault(sequence=read.sequence, reason=said, report=report)

    async def waiting(self, table: str) -> tuple[Waiting, ...]:
        """What left the shoe and the table has not taken, for whoever deals there. It names no card."""
        found = await self._scans.waiting(table)
        if not found:
            return ()
        report = tuple(sorted(_offered(await self._floor.now(table)) & REPORTS))
        return tuple(
            Waiting(
                device=device,
                sequence=read.sequence,
                reason=read.reason or "",
                rule=read.rule,
                report=report,
            )
            for device, read in found
        )

    async def look(self, table: str) -> None:
        """Let the table take what waits, if it can by now."""
        async with self._locks[table]:
            await self._look(table)

    async def set_aside(self, table: str, by: Actor, why: str) -> int:
        """Somebody has seen to what waits, and the table needs none of it; how many that were. Audited."""
        async with self._locks[table]:
            found = await self._scans.waiting(table)
            moment = await self._floor.now(table)
            for device, read in found:
                aside = replace(read, became="set-aside", reason=why, rule=None, gone=gone(moment.state))
                await self._became(device, moment, aside)
            await self._scans.write(self._scans.compared(table))
            self._missing.pop(table, None)
        await self._people.audit.record(by.id, "set reads aside", f"{table}: {len(found)}, {why}")
        self._tell(table)
        return len(found)

    def _tell(self, table: str) -> None:
        """Whoever watches is told soon; whether he can be is nothing to whoever did something here."""
        if table in self._boards:
            self._boards[table].wake()

    # Taking down

    async def _device(self, table: str, key: str) -> DeviceKey:
        device = await self._people.device(key)
        await self._people.must_have(device, "scan", table)
        return device

    async def _next(self, device: DeviceKey) -> int:
        last = await self._scans.last(device.id, 1)
        return last[0].sequence + 1 if last else 1

    async def _take_down(self, device: DeviceKey, card: str, sequence: int) -> Read:
        due = await self._next(device)
        self._missing.pop(device.table, None)
        if sequence > due:
            self._missing[device.table] = due
            raise ReadsMissingError(due)
        if sequence < 1:
            raise ScanError("reads are counted from 1")
        if sequence < due:
            return await self._again(device, card, sequence)
        await self._look(device.table)
        read = await self._new(device, Read(sequence=sequence, card=card, became="waits"))
        if read.became == "waits":
            _log.warning("card_waits", table=device.table, sequence=sequence, why=read.reason, rule=read.rule)
            self._watch(device.table)
        return read

    async def _again(self, device: DeviceKey, card: str, sequence: int) -> Read:
        before = await self._scans.find(device.id, sequence)
        if before.card == card:
            return replace(before, repeated=True)
        differs = ReadDiffersError(sequence, before.card, card)
        await self._scans.write(self._scans.marking(device.id, sequence))
        await self._people.audit.record(device.actor.id, "read a card again", device.table, str(differs))
        raise differs

    async def _new(self, device: DeviceKey, read: Read) -> Read:
        """A read that comes for the first time; it is written down whatever becomes of it."""
        moment = await self._floor.now(device.table)
        must_scan(moment.state)
        behind = bool(await self._scans.waiting(device.table))
        if behind:
            taken = replace(read, reason="a card that left the shoe before it waits")
        else:
            taken = fate(moment.state, read, await self._scans.last(device.id))
        taken = replace(taken, gone=gone(moment.state), version=moment.version)
        at = self._floor.clock.now()

        def adding(became: Read, version: int) -> Write:
            return self._scans.adding(device.id, device.table, became, at=at, version=version)

        if taken.became == "waits" and not taken.reason:
            return await self._take(moment, device.actor, taken, adding)
        await self._scans.write(adding(taken, moment.version))
        return taken

    async def _take(
        self, moment: Moment, by: Actor, read: Read, writing: Callable[[Read, int], Write]
    ) -> Read:
        """Have the table take a card; it is written down in one transaction with what the table does."""
        asked = command(moment, by, read)
        outcome: object = await self._lay_carried(moment, by)
        if not isinstance(outcome, Refusal):
            moment = await self._floor.now(moment.table)
            became = "cutting-card" if read.card == CUTTING_CARD else "drawn"
            taken = replace(read, became=became, gone=gone(moment.state) + (became == "drawn"), reason=None)
            also = writing(taken, moment.version)
            outcome = await self._floor.do(moment.table, asked, also=also)
            if not isinstance(outcome, Refusal):
                return taken
        refused = replace(read, reason=outcome.reason, rule=outcome.rule or clause(moment, outcome))
        if refused != read:
            await self._scans.write(writing(refused, moment.version))
        return refused

    async def _lay_carried(self, moment: Moment, by: Actor) -> Refusal | None:
        """A card that left before its coup is its first: it lies there when the next one leaves."""
        shoe, coup = moment.state.shoe, moment.state.coup
        if shoe is None or shoe.carried is None or (coup is not None and coup.cards):
            return None
        exposed = not shoe.carried.exposed and face_up(moment)
        first = Draw(at=0, by=by, card=shoe.carried.card, exposed=exposed)
        outcome = await self._floor.do(moment.table, first)
        return outcome if isinstance(outcome, Refusal) else None

    # What waits

    async def _look(self, table: str) -> None:
        """Take what waits, in its order; what a person has told the table of by now waits no longer."""
        accounted: int | None = None
        going = True
        for device, read in await self._scans.waiting(table):
            moment = await self._floor.now(table)
            now = replace(read, gone=gone(moment.state))
            if accounted is None:
                accounted = now.gone - read.gone
            if accounted < 0:
                await self._became(device, moment, replace(now, became="set-aside"))
            elif not moment.state.scanner_trusted:
                await self._became(device, moment, replace(now, became="untrusted"))
            elif accounted > 0 and read.card != CUTTING_CARD:
                accounted -= 1
                await self._became(device, moment, replace(now, became="by-hand"))
            elif going:
                going = await self._taken_late(device, moment, now)
            if not going and now.gone != read.gone:
                await self._became(device, moment, now)

    async def _taken_late(self, device_id: str, moment: Moment, read: Read) -> bool:
        """Whether the table takes a card that waited; what comes after it waits on otherwise."""
        device = next((one for one in await self._people.keys() if one.id == device_id), None)
        if device is None or unreadable(read.card):  # a person must see to the card
            return False

        def changing(became: Read, version: int) -> Write:
            return self._scans.changing(device_id, became, version=version)

        if await self._wagers_came_after(moment, read):
            rule = Table(moment.book, moment.state).wager_rules.window.frozen_on
            why = (
                "wagers were placed after this card left the shoe: a dealer draws it by hand, or nobody does"
            )
            late = replace(read, reason=why, rule=clause_of(rule))
            await self._became(device_id, moment, late)
            return False
        with suppress(ScanError):
            return (await self._take(moment, device.actor, read, changing)).became != "waits"
        return True  # another process took it

    async def _wagers_came_after(self, moment: Moment, read: Read) -> bool:
        """Whether somebody wagered on a coup whose first card had left: a machine does not deal that on."""
        if moment.state.coup is not None and moment.state.coup.cards:
            return False
        info = await self._floor.table(moment.table)
        since = await self._floor.store.entries(info.journal, read.version)
        return any(isinstance(entry.event, WagerPlaced) for entry in since)

    async def _became(self, device: str, moment: Moment, read: Read) -> None:
        with suppress(ScanError):
            await self._scans.write(self._scans.changing(device, read, version=moment.version))

    def _watch(self, table: str) -> None:
        task = self._watching.get(table)
        if task is None or task.done():
            self._watching[table] = asyncio.create_task(self._look_on(table), name=f"scans-{table}")

    async def _look_on(self, table: str) -> None:
        """For as long as something waits, look again whenever the table moves."""
        try:
            async with await self._floor.watch(table) as updates:
                async for _ in updates:
                    async with self._locks[table]:  # no read comes between the look and the end
                        await self._look(table)
                        if not await self._scans.waiting(table):
                            del self._watching[table]
                            return
        except Exception as error:  # noqa: BLE001 - the next read looks again; the process goes on
            _log.error("scans_not_looked_at", table=table, why=str(error), kind=type(error).__name__)


def _offered(moment: Moment) -> frozenset[str]:
    """What whoever deals may do at a table as it is."""
    dealer = min((one for one in moment.book.roles if one.kind == "staff"), key=lambda one: one.rank)
    moves = moment.moves(Actor(id="dealer", role=str(dealer.key)))
    return frozenset(move.command for move in moves)


__all__ = [
    "Read",
    "ReadDiffersError",
    "ReadsMissingError",
    "ScanError",
    "ScanningShoe",
    "Waiting",
]
