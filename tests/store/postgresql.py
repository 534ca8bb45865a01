"""A PostgreSQL of the tests' own: the distribution's binaries, in a temporary folder."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

USER = "sabot"
PATIENCE_S = 60


class Unavailable(Exception):
    """There is no PostgreSQL to start. The message says why."""


def binaries() -> Path:
    """The folder of the newest PostgreSQL on this machine."""
    found = [
        path
        for path in Path("/usr/lib/postgresql").glob("*/bin")
        if path.parent.name.isdecimal() and (path / "initdb").exists()
    ]
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    initdb = shutil.which("initdb")
    if initdb is None:
        raise Unavailable("PostgreSQL is not installed")
    return Path(initdb).resolve().parent


class Server:
    """A running server with settings under which a commit survives the loss of power."""

    def __init__(self, *settings: str) -> None:
        self._bin = binaries()
        self._user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="sabot-pg-", dir="/tmp"))
        self._settings = settings
        self._numbers = count(1)
        self._server: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            entry = pwd.getpwnam(self._user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        try:
            self._run("initdb", "-U", USER, "--auth=trust", "-E", "UTF8", "--locale=C", "-D", self._data)
            self.start()
        except BaseException:
            self.remove()
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a fresh schema, which is all that a store sees there and much quicker to make."""
        name = f"floor{next(self._numbers)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.address()}&options=-csearch_path%3D{name}"

    def start(self) -> None:
        settings = (
            "fsync=on",
            "listen_addresses=",
            f"unix_socket_directories={self.folder}",
            "shared_buffers=32MB",
            *self._settings,
        )
        command = [str(self._bin / "postgres"), "-D", self._data]
        for setting in settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, **_as(self._user)
            )
        until = time.monotonic() + PATIENCE_S
        while not self._answers():
            if time.monotonic() > until or self._server.poll() is not None:
                raise Unavailable(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-300:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address()).close()
        except psycopg.Error:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT in an orderly way, SIGQUIT at once and without writing anything down."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(PATIENCE_S)
            self._server = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        ran = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=self.folder, **_as(self._user)
        )
        if ran.returncode != 0:
            raise Unavailable(f"{program} fails: {' '.join(ran.stderr.split())[-300:]}")


def _unprivileged() -> str | None:
    """Whom to run it as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in names:
            return name
    raise Unavailable("PostgreSQL does not run as root, and there is no user postgres or nobody")


def _as(user: str | None) -> dict[str, Any]:
    if user is None:
        return {}
    entry = pwd.getpwnam(user)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
