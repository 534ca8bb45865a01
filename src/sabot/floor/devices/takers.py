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


class _Problem(msgspec.Struct):
    type: str = ""
    title: str = ""
    detail: str = ""

    @property
    def name(self) -> str:
        return self.type.rpartition("/")[2]


class ServerTakes:
    """A running `sabot serve`: the key is all that this machine has of the floor."""

    def __init__(self, server: str, table: str, key: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise UnreachableError(f"{server!r} is no server: write http://HOST:PORT")
        self._scans = f"{server.rstrip('/')}/api/v1/tables/{quote(table, safe='')}/scans"
        self._key = key

    async def next(self) -> int:
        return msgspec.json.decode(await self._asked("GET", None), type=_Next).next

    async def read(self, card: str, sequence: int) -> Read:
        try:
            answer = await self._asked("POST", {"sequence": sequence, "card": card})
        except _Told as told:
            match told.problem.name:
                case "reads-missing":
                    raise ReadsMissingError(await self.next()) from told
                case "read-differs":
                    raise ReadDiffersError(sequence, "another card", card) from told
                case _:
                    raise ScanError(told.problem.detail or told.problem.title) from told
        return msgspec.json.decode(answer, type=Read)

    async def _asked(self, method: str, body: dict[str, Any] | None) -> bytes:
        headers = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"}
        data = msgspec.json.encode(body) if body is not None else None
        request = Request(self._scans, data=data, headers=headers, method=method)
        return await asyncio.to_thread(_answer, request)


class _Told(SabotError):
    """The server told a problem of the read."""

    def __init__(self, problem: _Problem) -> None:
        super().__init__(problem.detail or problem.title)
        self.problem = problem


def _answer(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=PATIENCE_S) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        with error:
            problem = _problem(error.read())
        if error.code == 409:
            raise _Told(problem) from error
        raise UnreachableError(f"the server says {error.code}: {problem.detail or problem.title}") from error
    except (URLError, TimeoutError) as error:
        raise UnreachableError(f"the server does not answer: {getattr(error, 'reason', error)}") from error


def _problem(body: bytes) -> _Problem:
    try:
        return msgspec.json.decode(body, type=_Problem)
    except msgspec.DecodeError:
        return _Problem(title="no reason given")
