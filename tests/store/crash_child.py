"""The floor that is killed: threads that play and add up, and say what was sent and acknowledged."""

import os
import random
import threading
from collections.abc import Sequence
from pathlib import Path

from sabot.store import (
    TABLE,
    Book,
    Committed,
    Conflict,
    Receipt,
    Repeated,
    Signer,
    Store,
    open_store,
)
from tests.model.chaos import Chaos
from tests.store.tally import TALLY, Added

TABLES = 3
ADDERS = 2
SHARED = TALLY.journal("shared")
BOOK = Book("star-baccarat", "cd" * 32)
SNAPSHOT_EVERY = 40


def live(address: str, key: Path, life: int, unanswered: Sequence[str], out: int) -> None:
    """Open the journal and work until killed. `unanswered` are ids sent in earlier lives."""
    store = open_store(address, signer=Signer.open(key), on_failure=lambda _: os._exit(3))
    work = [threading.Thread(target=play, args=(store, number, life, out)) for number in range(TABLES)]
    for number in range(ADDERS):
        again = [name for at, name in enumerate(unanswered) if at % ADDERS == number]
        work.append(threading.Thread(target=tally, args=(store, f"{life}-{number}", again, out)))
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()


def say(out: int, *words: object) -> None:
    os.write(out, (" ".join(map(str, words)) + "\n").encode())


def play(store: Store, number: int, life: int, out: int) -> None:
    """Play a real table at random, each command under a key of its own."""
    chaos = Chaos(number)
    chaos.source.seed(f"{life} {number}")
    journal = TABLE.journal(f"T{number}")
    loaded = store.load(journal)
    chaos.state, at, sent = loaded.state, loaded.version, 0
    while True:
        before = len(chaos.events)
        chaos.step()
        told = chaos.events[before:]
        if not told:
            continue
        sent += 1
        name = f"{life}.{number}.{sent}"
        receipt = Receipt(journal.id, name, name.encode(), b"done")
        say(out, "SENT", journal.id, name)
        done = store.append(journal, at, told, book=BOOK, receipt=receipt, checkpoint=sent % 3 == 1)
        assert isinstance(done, Committed), "nobody else plays this table"
        at = done.versions[journal.id]
        say(out, "DONE", journal.id, name, at, TABLE.state_hash(chaos.state))
        if sent % SNAPSHOT_EVERY == 0:
            store.snapshot(journal, at, chaos.state)


def tally(store: Store, name: str, again: Sequence[str], out: int) -> None:
    """Add to a tally that others add to as well; first ask again for what was never answered."""
    source = random.Random(name)
    for one in again:
        add(store, one, out)
    sent = 0
    while True:
        sent += 1
        add(store, f"{name}-{sent}", out)
        if source.random() < 0.2:
            assert isinstance(add(store, f"{name}-{sent}", out), Repeated)


def add(store: Store, name: str, out: int) -> Committed | Repeated:
    """Add once, however often it is tried."""
    receipt = Receipt(SHARED.id, name, name.encode(), name.encode())
    say(out, "SENT", SHARED.id, name)
    while True:
        at = store.journals().get(SHARED.id, 0)
        try:
            done = store.append(SHARED, at, [Added(name)], book=BOOK, receipt=receipt)
        except Conflict:
            continue
        assert done.answer == name.encode()
        say(out, "DONE", SHARED.id, name, done.versions[SHARED.id] if isinstance(done, Committed) else 0, "-")
        return done
