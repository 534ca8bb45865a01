"""`sabot serve` and `sabot demo` as processes of their own."""

import json
import os
import queue
import re
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

PATIENCE_S = 60


class Process:
    """A process that serves, what it said, and its log."""

    def __init__(self, command: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from sabot.cli import main; main()", command, "--port", "0", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if not name.startswith("SABOT_")},
        )
        self.said: list[str] = []
        self.log: list[dict[str, Any]] = []
        self._new: queue.Queue[None] = queue.Queue()
        for pipe, keep in ((self.process.stdout, self._say), (self.process.stderr, self._write)):
            threading.Thread(target=self._read, args=(pipe, keep), daemon=True).start()

    def _read(self, pipe: Any, keep: Callable[[str], None]) -> None:
        for line in pipe:
            keep(line.decode().rstrip())
            self._new.put(None)

    def _say(self, line: str) -> None:
        self.said.append(line)

    def _write(self, line: str) -> None:
        try:
            self.log.append(json.loads(line))
        except ValueError:
            self.log.append({"event": line})

    def wait(self, until: Callable[[], Any], seconds: float = PATIENCE_S) -> Any:
        """What something becomes that it is waited for."""
        limit = time.monotonic() + seconds
        while True:
            found = until()
            if found:
                return found
            assert time.monotonic() < limit, (self.said, self.log[-20:])
            time.sleep(0.02)

    @property
    def url(self) -> str:
        return str(self.wait(lambda: self._found(r"served at (\S+)")))

    def _found(self, pattern: str) -> str | None:
        return next((found[1] for line in self.said if (found := re.search(pattern, line))), None)

    @property
    def first_password(self) -> str | None:
        self.wait(lambda: "Ctrl-C stops it." in self.said)
        return self._found(r"with the password (\S+)")

    def events(self, name: str) -> list[dict[str, Any]]:
        """Lines of the log of one kind."""
        return [line for line in self.log if line.get("event") == name]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, and wait for the end; the exit status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE_S)

    def let_no_file_grow_beyond(self, size: int) -> None:
        """As though the disk were full from there on."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, size))

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE_S)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


@contextmanager
def signed_in(url: str, account: str, password: str) -> Iterator[httpx.Client]:
    """A client with a session."""
    with httpx.Client(base_url=url, timeout=PATIENCE_S) as client:
        answer = client.post("/api/v1/session", json={"account": account, "password": password})
        assert answer.status_code == 201, answer.text
        client.headers["x-csrf-token"] = answer.json()["csrf"]
        yield client


def stream_lines(url: str, path: str, lines: list[str]) -> threading.Thread:
    """Read an event stream to its end, in a thread."""

    def read() -> None:
        cut_off = suppress(httpx.RemoteProtocolError)  # a process that is killed does not say so
        with cut_off, httpx.stream("GET", f"{url}{path}", timeout=PATIENCE_S) as answer:
            for line in answer.iter_lines():
                lines.append(line)  # noqa: PERF402 - read while they come

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread


def folder_options(folder: Path, database: str) -> tuple[str, ...]:
    return ("--database", database, "--keys", str(folder / "keys"))
