"""Kill a floor at random moments, over and over; check each time that nothing was lost or done twice.

`python -m tests.store.crash sqlite 300` kills it so many times; with no number, until you stop it
(`make crash`). A floor is a process with threads at work on an open journal (`crash_child`): three play
tables, two add to a tally that both share. It is killed with SIGKILL once some of its commands, up to 20,
have been acknowledged and others are on their way; every fifth within 100 ms of its start, so that some die
while they open the journal.
On PostgreSQL the server is stopped without warning too, every tenth time.
"""

import os
import random
import select
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sabot.store import TABLE, Codec, open_store, schema
from sabot.store.checking import Checker
from sabot.store.database import open_existing
from sabot.store.tables import check_database
from tests.store import crash_child
from tests.store.postgresql import Server
from tests.store.tally import TALLY

MOST_DONE = 20
JITTER_S = 0.01
OPENING_S = 0.1
WHILE_OPENING = 5
PATIENCE_S = 30
SERVER_TOO = 10
CODECS: dict[str, Codec[Any, Any]] = {"table": TABLE, "tally": TALLY}


@dataclass
class Lives:
    """What the floors said in all their lives, and what the journal holds."""

    address: str
    key: Path
    sent: dict[tuple[str, str], None] = field(default_factory=dict)
    done: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    unanswered: dict[str, None] = field(default_factory=dict)
    checker: Checker = field(default_factory=Checker)
    checkpoints: int = 0
    states: dict[str, Any] = field(default_factory=dict)
    hashes: dict[tuple[str, int], str] = field(default_factory=dict)
    commands: dict[str, tuple[str, int]] = field(default_factory=dict)
    """By command, its journal and the last version it made."""
    told: Counter[str] = field(default_factory=Counter)

    def found(self) -> None:
        """Make the tables, and close the journal in good order."""
        child = os.fork()
        if child == 0:
            try:
                open_store(self.address).close()
                os._exit(0)
            finally:
                os._exit(1)
        _, status = os.waitpid(child, 0)
        assert status == 0

    def one(self, life: int, source: random.Random) -> None:
        """One floor, from its start to its end by SIGKILL."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            try:
                crash_child.live(self.address, self.key, life, tuple(self.unanswered), writing)
            finally:
                os._exit(1)
        os.close(writing)
        if life % WHILE_OPENING:
            said = self._listen(reading, PATIENCE_S, done=source.randint(1, MOST_DONE))
            said += self._listen(reading, source.uniform(0, JITTER_S))
        else:
            said = self._listen(reading, source.uniform(0, OPENING_S))
        os.kill(child, signal.SIGKILL)
        said += self._listen(reading, None)
        os.close(reading)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status):
            raise AssertionError(f"life {life} ended by itself, with status {os.WEXITSTATUS(status)}")
        self._take_down(said.decode())

    def _listen(self, pipe: int, seconds: float | None, done: int | None = None) -> bytes:
        """What is said in so many seconds, or until the end, or until so much was acknowledged."""
        said, until = b"", time.monotonic() + (seconds or 0)
        while done is None or said.count(b"DONE") < done:
            left = None if seconds is None else until - time.monotonic()
            if left is not None and left <= 0:
                return said
            ready, _, _ = select.select([pipe], [], [], left)
            if ready:
                more = os.read(pipe, 65_536)
                if not more:
                    return said
                said += more
        return said

    def _take_down(self, said: str) -> None:
        for line in said.splitlines():
            what, journal, name, *rest = line.split(" ")
            if what == "SENT":
                self.sent[journal, name] = None
                if journal == crash_child.SHARED.id and (journal, name) not in self.done:
                    self.unanswered[name] = None
            else:
                version, hashed = rest
                if (journal, name) in self.done and version != "0":
                    raise AssertionError(f"{name} of {journal} was done twice")
                self.done.setdefault((journal, name), (int(version), hashed))
                self.unanswered.pop(name, None)

    def check(self) -> None:
        """Read what is new in the journal, and compare it with what was said."""
        engine = open_existing(self.address)
        with engine.connect() as connection:
            self.checker.log(connection.execute(sa.select(schema.log.c.name)).scalar_one())
            kept, entry = schema.checkpoints.c, schema.entries.c
            select_kept = sa.select(kept.size, kept.line).where(kept.size > self.checkpoints)
            waiting = list(connection.execute(select_kept.order_by(kept.size.desc())))
            rows = connection.execute(
                sa.select(entry.position, entry.line)
                .where(entry.position >= self.checker.frontier.size)
                .order_by(entry.position)
            )
            for row in rows:
                assert row.position == self.checker.frontier.size
                self._take_in(row.line)
                if waiting and waiting[-1].size == self.checker.frontier.size:
                    made = waiting.pop()
                    self.checkpoints = made.size
                    self.checker.checkpoint(made.line)
            assert not waiting, "a checkpoint over entries that are not there"
        engine.dispose()
        assert not self.checker.faults, self.checker.faults
        self._compare()

    def _take_in(self, line: bytes) -> None:
        envelope = self.checker.entry(line)
        assert envelope is not None
        codec = CODECS[envelope.journal.partition("/")[0]]
        state = self.states.get(envelope.journal)
        state = codec.evolve(codec.initial() if state is None else state, codec.decode(envelope))
        self.states[envelope.journal] = state
        assert envelope.command is not None
        before = self.commands.get(envelope.command)
        assert before in (None, (envelope.journal, envelope.version - 1)), (
            f"{envelope.command} was done twice"
        )
        self.commands[envelope.command] = (envelope.journal, envelope.version)
        if envelope.journal.startswith("table/"):
            self.hashes[envelope.journal, envelope.version] = codec.state_hash(state)
        self.told["events"] += 1

    def _compare(self) -> None:
        for (journal, name), (version, hashed) in self.done.items():
            held = self.commands.get(f"{journal}/{name}")
            assert held is not None, f"{name} of {journal} was acknowledged and is lost"
            assert version in (0, held[1]), (
                f"{name} of {journal} is at {held[1]}, and {version} was acknowledged"
            )
            if hashed != "-":
                assert self.hashes[journal, version] == hashed, f"{journal} {version} has another state"

    def finish(self) -> str:
        """Check everything from the beginning, and say what there was."""
        engine = open_existing(self.address)
        with engine.connect() as connection:
            report = check_database(connection, Checker())
            receipts = connection.execute(
                sa.select(sa.func.count()).select_from(schema.receipts)
            ).scalar_one()
        engine.dispose()
        assert not report.faults, report.faults
        assert receipts == len(self.commands), "as many answers as commands"
        kept = sum(1 for journal, name in self.sent if f"{journal}/{name}" in self.commands)
        assert kept == len(self.commands)
        cut_off = len(self.sent) - len(self.done)
        return (
            f"{len(self.done):,} commands of {len(self.states)} journals at work together were acknowledged, "
            f"none lost and none done twice; of {cut_off:,} cut off before an answer "
            f"{kept - len(self.done):,} were kept; "
            f"{report.entries:,} events, {report.checkpoints:,} checkpoints, chain and states whole"
        )


def _on_ctrl_c() -> threading.Event:
    """Set at the first Ctrl-C, so that the life that runs is killed and looked at; a second one ends all."""
    asked = threading.Event()

    def ask(*_: object) -> None:
        asked.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    signal.signal(signal.SIGINT, ask)
    return asked


def run(kind: str, most: int | None, seed: int) -> None:
    source = random.Random(seed)
    server = Server() if kind == "postgresql" else None
    kills = stops = 0
    asked_to_stop = _on_ctrl_c()
    with tempfile.TemporaryDirectory(prefix="sabot-crash-") as folder:
        address = server.database() if server else f"sqlite:///{folder}/floor.db"
        lives = Lives(address, Path(folder) / "floor.key")
        try:
            lives.found()
            for life in count(1) if most is None else range(1, most + 1):
                lives.one(life, source)
                kills += 1
                if server and life % SERVER_TOO == 0:
                    server.stop(signal.SIGQUIT)
                    server.start()
                    stops += 1
                lives.check()
                if most is None:
                    print(f"\r{kills:,} kills, {len(lives.done):,} acknowledged", end="", flush=True)
                if asked_to_stop.is_set():
                    print()
                    break
            stopped = f" and {stops:,} of the server" if stops else ""
            print(f"{kind}, seed {seed}: {kills:,} kills of the floor{stopped}; {lives.finish()}")
        finally:
            if server:
                server.remove()


if __name__ == "__main__":
    run(
        sys.argv[1] if len(sys.argv) > 1 else "sqlite",
        int(sys.argv[2]) if len(sys.argv) > 2 else None,
        int(sys.argv[3]) if len(sys.argv) > 3 else time.time_ns(),
    )
