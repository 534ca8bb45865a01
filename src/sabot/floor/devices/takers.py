"""Who takes the reads of a shoe on a line: the floor's database, or a server that is asked over HTTP."""

import asyncio
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from sabot import SabotError
from sabot.floor.devices.lines import UnreachableError
from sabot.floor.devices.scanning import ScanningShoe
from sabot.floor.devices.scans import Read, ReadDiffersError, ReadsMissingError, ScanError

PATIENCE_S: Final = 10
CONFLICT: Final = 409


class FloorTakes:
    """The floor in this process."""

    def __init__(self, shoes: ScanningShoe, table: str, key: str) -> None:
        self._shoes = shoes
        self._table = table
        self._key = key

    async def next(self) -> int:
        return await self._shoes.next(self._table, self._key)

    async def read(self, card: str, sequence: int) -> Read:
        return await self._shoes.read(self._table, self._key, card, sequence)


class _Next(msgspec.Struct):
    next: int


class _Taken(msgspec.Struct):
    read: Read


class _Problem(msgspec.Struct):
    title: str = ""
    detail: str = ""


class ServerTakes:
    """A running `sabot serve`: the key is all that this machine has of the floor."""

    def __init__(self, server: str, table: str, key: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise UnreachableError(f"{server!r} is no server: write http://HOST:PORT")
        self._reads = f"{server.rstrip('/')}/api/v1/tables/{quote(table, safe='')}/reads"
        self._key = key

    async def next(self) -> int:
        return msgspec.json.decode(await self._asked("/next"), type=_Next).next

    async def read(self, card: str, sequence: int) -> Read:
        try:
            taken = await self._asked("", {"sequence": sequence, "card": card})
        except _NotTakenError as refused:
            due = await self.next()  # whether it came too early, came before as another card, or neither
            if due < sequence:
                raise ReadsMissingError(due) from refused
            if due > sequence:
                raise ReadDiffersError(sequence, "another card", card) from refused
            raise ScanError(str(refused)) from refused
        return msgspec.json.decode(taken, type=_Taken).read

    async def _asked(self, path: str, body: dict[str, Any] | None = None) -> bytes:
        headers = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"}
        data = msgspec.json.encode(body) if body is not None else None
        method = "POST" if body is not None else "GET"
        return await asyncio.to_thread(
            _answer, Request(f"{self._reads}{path}", data=data, headers=headers, method=method)
        )


class _NotTakenError(SabotError):
    """The server did not take a read down, and says why."""


def _answer(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=PATIENCE_S) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        with error:
            problem = _problem(error.read())
        said = problem.detail or problem.title
        if error.code == CONFLICT:
            raise _NotTakenError(said) from error
        raise UnreachableError(f"the server says {error.code}: {said}") from error
    except (URLError, TimeoutError) as error:
        raise UnreachableError(f"the server does not answer: {getattr(error, 'reason', error)}") from error


def _problem(body: bytes) -> _Problem:
    try:
        return msgspec.json.decode(body, type=_Problem)
    except msgspec.DecodeError:
        return _Problem(title="no reason given")
