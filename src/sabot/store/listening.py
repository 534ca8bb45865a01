"""Hearing from other processes that a journal has moved: PostgreSQL's LISTEN and NOTIFY.

Only the journal and its version are told. What is new is read from the journal.
"""

import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import psycopg
import sqlalchemy as sa
from sqlalchemy import Engine

CHANNEL: Final = "sabot_journal"
PATIENCE_S: Final = 0.5
"""How long it waits for news before it looks whether it should stop, or try again to connect."""

Heard = Callable[[Mapping[str, int]], None]


class Listener:
    """Hears from other processes in a thread of its own.

    When its connection is lost it makes another, and then asks for all versions (`missed`), since
    what was told in between is gone.
    """

    def __init__(self, engine: Engine, heard: Heard, missed: Callable[[], Mapping[str, int]]) -> None:
        self._engine = engine
        self._heard = heard
        self._missed = missed
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sabot-listener", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        first = True
        while not self._stop.is_set():
            with suppress(psycopg.Error, sa.exc.DBAPIError):
                self._listen(first=first)
            first = False
            self._stop.wait(PATIENCE_S)

    def _listen(self, *, first: bool) -> None:
        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        with psycopg.connect(**options, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._ready.set()
            if not first:
                self._heard(self._missed())
            while not self._stop.is_set():
                for news in connection.notifies(timeout=PATIENCE_S):
                    version, _, journal = news.payload.partition(" ")
                    self._heard({journal: int(version)})
                    if self._stop.is_set():
                        return
