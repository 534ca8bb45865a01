"""`sabot device`: the devices of a table that speak by a line."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from rich.console import Console

from sabot import SabotError
from sabot.cli.terminal import console
from sabot.floor.devices.lines import Line, Scanned, Takes, keep_serving, serve_line
from sabot.floor.devices.ports import SPEEDS, PortError, check_port, open_port
from sabot.floor.devices.scanning import ScanningShoe
from sabot.floor.devices.takers import FloorTakes, ServerTakes
from sabot.floor.people import People
from sabot.floor.service import Floor
from sabot.store import StoreFailed
from sabot.store.database import parse_url
from sabot.store.secret_files import read_own

FAILED: Final = 3

app: Final = App(name="device", help="Connect the devices of a table that speak by a line.")


class KeyFileError(SabotError):
    """The file with the device's key cannot be read."""


@app.command
def scan(
    *,
    table: str,
    port: str,
    key_file: Path,
    server: Annotated[str | None, Parameter(env_var="SABOT_SERVER", negative="")] = None,
    database: Annotated[str | None, Parameter(negative="")] = None,
    speed: int = 9_600,
    once: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Take the cards that a scanning shoe reads to its table, until it is stopped.

    Give the address of a running `sabot serve`, or a PostgreSQL database. The line protocol is described
    in docs/DEVICES.md. When the line ends, it is opened again.

    Parameters
    ----------
    table
        The table that the shoe is at.
    port
        Where the shoe is: a serial port such as /dev/ttyUSB0, or tcp://HOST:PORT.
    key_file
        A file with the key of the device, which an administrator made for this table.
    server
        The address of the floor, such as http://127.0.0.1:8080.
    database
        The database itself, where there is no server to ask.
    speed
        Bits a second of a serial port.
    once
        End when the line ends.
    """
    check_port(port)
    if speed not in SPEEDS:
        raise PortError(f"a serial port has no speed {speed}: choose from {', '.join(map(str, SPEEDS))}")
    if (server is None) == (database is None):
        raise PortError("say where the floor is: --server http://HOST:PORT, or --database postgresql://…")
    if database is not None and parse_url(database).get_backend_name() == "sqlite":
        raise PortError("a floor on SQLite has one process: give --server, the address of its sabot serve")
    key = _key(key_file)
    return asyncio.run(_scan(_Line(table, port, key, speed, once=once), server, database))


class _Line:
    """What was asked on the command line."""

    def __init__(self, table: str, port: str, key: str, speed: int, *, once: bool) -> None:
        self.table = table
        self.port = port
        self.key = key
        self.speed = speed
        self.once = once


async def _scan(line: _Line, server: str | None, database: str | None) -> int:
    out = console()

    def told(said: Line, answer: str) -> None:
        _tell(out, said, answer)

    async with _taking(line, server, database) as takes:
        due = await takes.next()  # a key that is not for this is told before anything else
        out.print(f"Read {due} of the shoe at {line.table} is due. Ctrl-C ends it.")
        if line.once:
            async with open_port(line.port, line.speed) as port:
                await serve_line(port, takes, told)
        else:
            await keep_serving(lambda: open_port(line.port, line.speed), takes, told)
    return 0


@asynccontextmanager
async def _taking(line: _Line, server: str | None, database: str | None) -> AsyncIterator[Takes]:
    if server is not None:
        yield ServerTakes(server, line.table, line.key)
        return
    assert database is not None
    async with await Floor.open(database, shoe_key=None, on_failure=_end) as floor:
        people = People(floor.store, floor.clock)
        async with ScanningShoe(floor, people) as shoes:
            yield FloorTakes(shoes, line.table, line.key)
        await people.close()


def _end(failed: StoreFailed) -> None:
    """The database failed while writing: nothing was acknowledged, and this process knows no more."""
    print(f"sabot: {failed}", file=sys.stderr, flush=True)
    os._exit(FAILED)


def _tell(out: Console, said: Line, answer: str) -> None:
    """A line of what came: never the card, which nobody may see before it is turned."""
    if isinstance(said, Scanned):
        style = "default" if answer.startswith("OK") else "bold yellow"
        out.print(answer, style=style, markup=False)
    else:
        out.print(answer, style="dim", markup=False)


def _key(path: Path) -> str:
    try:
        return read_own(path, "the key").decode().strip()
    except UnicodeDecodeError as error:
        raise KeyFileError(f"{path}: no key is in it") from error
