"""The floor: every table, done to by commands and watched."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from sabot.engine.commands.base import Command
from sabot.engine.decide import decide
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CoupConcluded
from sabot.engine.events.opening import TableClosed
from sabot.engine.evolve import evolve_all
from sabot.engine.people import Refusal
from sabot.engine.state import State
from sabot.floor.patrons.patrons import Patrons
from sabot.floor.service.asking import request_hash
from sabot.floor.service.clock import Clock, FloorClock
from sabot.floor.service.in_force import refused_before_it_takes_effect
from sabot.floor.service.live import Live
from sabot.floor.service.moments import Moment
from sabot.floor.service.tables import DealtBy, TableInfo, Tables
from sabot.floor.service.virtual_shoe import VirtualShoes
from sabot.floor.service.watching import Watch
from sabot.floor.shuffling import NoVault, Vault
from sabot.store import (
    AsyncStore,
    Conflict,
    KeyReused,
    Migrations,
    Receipt,
    Repeated,
    Signer,
    StoreFailed,
    open_store,
)

MIGRATIONS: Final = Migrations("floor", "sabot.floor:migrations", "0004")
ENDS: Final = (CoupConcluded, TableClosed)
"""After these the roots of all journals are signed again."""

_log = structlog.get_logger("sabot.floor")


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """A command was done: its events are the entries after version `after`, up to `version`, of the journal.

    `repeated` when the same request with the same key had been done before; nothing happened this time.
    """

    table: str
    after: int
    version: int
    repeated: bool = False


class _Answer(msgspec.Struct, frozen=True):
    after: int
    version: int


Also = Callable[[Connection], None]
"""What is written in one transaction with the events."""


@dataclass(frozen=True)
class _Decided:
    events: tuple[Event, ...]
    state: State
    also: Also | None


Outcome = Done | Refusal


class Floor:
    """A floor of tables on one database. Open it with `Floor.open`; everything is done on one event loop."""

    def __init__(self, store: AsyncStore, vault: Vault, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._tables = Tables(store)
        self._shoes = VirtualShoes(store, vault, clock)
        self.patrons = Patrons(store, clock.now)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._following: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        shoe_key: Path | None,
        signer: Signer | None = None,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        on_failure: Callable[[StoreFailed], None] | None = None,
    ) -> "Floor":
        """Open the database, make or update its tables, and follow what other processes append.

        `shoe_key` is the file with the key of the sealed shoes, made when there is none; None for a process
        that never deals from a virtual shoe. `on_failure` is told from another thread when the database
        fails while writing: end the process there.
        """
        vault = Vault.at(shoe_key, entropy) if shoe_key is not None else NoVault()

        def opening() -> AsyncStore:
            return AsyncStore(open_store(url, signer=signer, migrations=(MIGRATIONS,), on_failure=on_failure))

        floor = cls(await asyncio.to_thread(opening), vault, clock or FloorClock())
        ready = asyncio.Event()
        floor._following = asyncio.create_task(floor._follow(ready), name="sabot-floor-follow")
        await ready.wait()
        return floor

    async def close(self) -> None:
        """Tell every watcher that it is over, finish what was begun, and close the database."""
        for task in (self._following, *self._catching_up):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        for live in self._live.values():
            live.feed.end(None)
        await self.store.close()

    async def __aenter__(self) -> "Floor":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Tables

    async def add_table(
        self, table: str, book: str, pit: str = "main", dealt_by: DealtBy = "people"
    ) -> TableInfo:
        """A new table under a rule book, in a pit; closed until somebody opens it."""
        return await self._tables.add(table, book, pit, dealt_by, self.clock.now())

    async def have_dealt_by(self, table: str, dealt_by: DealtBy) -> TableInfo:
        """Have a table dealt by people, or by itself (see `sabot.floor.devices.auto_dealer`)."""
        return await self._tables.change(table, dealt_by)

    async def tables(self) -> tuple[TableInfo, ...]:
        return await self._tables.all()

    async def table(self, table: str) -> TableInfo:
        """What the floor knows of a table. Raises `UnknownTableError`."""
        return await self._tables.find(table)

    async def now(self, table: str) -> Moment:
        """A table as it is now, with all its secrets: give people its views."""
        return (await self._of(table)).moment

    async def refresh(self, table: str) -> Moment:
        """A table as it is now, with what other processes did even if they have not told."""
        live = await self._of(table)
        async with live.lock:
            await live.catch_up()
        return live.moment

    async def watch(self, table: str, after: int | None = None) -> Watch:
        """Watch a table: ``async with await floor.watch("T1", after=last_seen) as watch``."""
        live = await self._of(table)
        return Watch(live.feed, live.moment, after)

    # Doing

    async def do(
        self, table: str, command: Command, *, key: str | None = None, also: Also | None = None
    ) -> Outcome:
        """Do a command: decided, kept durably, published, and only then answered.

        `key` is the idempotency key of whoever asks (`command.by.id`): the same request with the same key is
        done once, whatever became of the first answer. The time is the floor's; the command's is ignored.
        Where a card is called `next`, the table's virtual shoe gives it. `also` is written in the same
        transaction; what it raises is raised here, and nothing has happened.
        """
        live = await self._of(table)
        asked = request_hash(table, command)
        async with live.lock:
            outcome = await self._do(live, command, asked, key, also)
        if isinstance(outcome, Refusal):
            self._log_refusal(table, command, outcome)
        elif live.state.commitments:
            await self._reveal(live)
        return outcome

    async def consider(self, table: str, command: Command) -> Refusal | None:
        """Why a command would be refused now; None where it would be done. Nothing happens."""
        decided = await self._decide(await self._of(table), command)
        return decided if isinstance(decided, Refusal) else None

    async def _do(
        self, live: Live, command: Command, asked: bytes, key: str | None, also: Also | None = None
    ) -> Outcome:
        """Decide and append, again for as long as others are quicker. The lock is held."""
        while True:
            decided = await self._decide(live, command)
            if isinstance(decided, Refusal):
                return await self._repeated_or(live, command, asked, key, decided)
            answer = _Answer(live.version, live.version + len(decided.events))
            try:
                kept = await self.store.append(
                    live.info.journal,
                    live.version,
                    decided.events,
                    book=live.info.decided_by,
                    receipt=_receipt(command, asked, key, answer),
                    checkpoint=any(isinstance(event, ENDS) for event in decided.events),
                    also=_both(decided.also, also),
                )
            except Conflict:
                await live.catch_up()
                continue
            if isinstance(kept, Repeated):
                return _done_before(live.info.id, kept.answer)
            live.advance(decided.events, decided.state)
            return Done(table=live.info.id, after=answer.after, version=answer.version)

    async def _decide(self, live: Live, command: Command) -> "_Decided | Refusal":
        """What comes of a command now, with the cards that only the device knows. Nothing has happened."""
        before = live.state
        timed = replace(command, at=max(self.clock.now(), before.at))
        arriving = await self.patrons.arriving(live.info.rules, timed)
        if isinstance(arriving, Refusal):
            return arriving
        timed = arriving
        early = refused_before_it_takes_effect(live.info.rules, timed)
        if early is not None:
            return early
        handed = await self._shoes.hand(live.info, before, timed)
        if isinstance(handed, Refusal):
            return handed
        events = decide(live.info.rules, before, handed.command)
        if isinstance(events, Refusal):
            return events
        after = evolve_all(before, events)
        refused = handed.refused_unless_followed(before, after)
        gone = self.patrons.leaving(live.info.id, live.version + len(events), before, after)
        return refused or _Decided(events, after, _both(handed.also, gone))

    async def _repeated_or(
        self, live: Live, command: Command, asked: bytes, key: str | None, refusal: Refusal
    ) -> Outcome:
        """What is refused now may have been done before: a request that comes again gets its answer."""
        receipt = await self.store.receipt(command.by.id, key) if key is not None else None
        if receipt is None or key is None:
            return refusal
        if receipt.request != asked:
            raise KeyReused(command.by.id, key)
        return _done_before(live.info.id, receipt.answer)

    async def _reveal(self, live: Live) -> None:
        """Show the order of each virtual shoe that has ended. Nobody has to ask for it."""
        for command in await self._shoes.reveals(live.info, live.state):
            async with live.lock:
                outcome = await self._do(live, command, b"", None)
            if isinstance(outcome, Refusal):
                self._log_refusal(live.info.id, command, outcome)

    def _log_refusal(self, table: str, command: Command, refusal: Refusal) -> None:
        _log.info(
            "refused",
            table=table,
            command=type(command).__name__,
            by=command.by.id,
            role=command.by.role,
            reason=refusal.reason,
            rule=refusal.rule,
        )

    # Keeping up

    async def _of(self, table: str) -> Live:
        found = self._live.get(table)
        if found is not None:
            return found
        info = await self._tables.find(table)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(Live.load(info, self.store))
        try:
            live = await asyncio.shield(task)
        finally:
            if task.done():
                self._loading.pop(table, None)
        return self._live.setdefault(table, live)

    async def _follow(self, ready: asyncio.Event) -> None:
        """Take in what other processes append to tables that this one knows."""
        with self.store.news() as news:
            ready.set()
            async for journal, version in news:
                live = self._live.get(journal.removeprefix("table/"))
                if live is not None and version > live.version:
                    task = asyncio.create_task(self._catch_up(live, version))
                    self._catching_up.add(task)
                    task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, live: Live, version: int) -> None:
        async with live.lock:
            if version > live.version:
                await live.catch_up()


def _both(one: Also | None, other: Also | None) -> Also | None:
    """Two things to write, as one."""
    given = [also for also in (one, other) if also is not None]
    if not given:
        return None

    def write(connection: Connection) -> None:
        for also in given:
            also(connection)

    return write


def _receipt(command: Command, asked: bytes, key: str | None, answer: _Answer) -> Receipt | None:
    return Receipt(command.by.id, key, asked, msgspec.json.encode(answer)) if key is not None else None


def _done_before(table: str, answer: bytes) -> Done:
    before = msgspec.json.decode(answer, type=_Answer)
    return Done(table=table, after=before.after, version=before.version, repeated=True)
