"""A house for tests, and clients that ask it in the same process: no socket, no thread."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher

from sabot.floor.people import Account, Grant, People
from sabot.floor.service import Floor
from sabot.store import Signer
from sabot.web import House, make_app
from sabot.web.limits import Limits
from sabot.web.streams import Streams
from tests.floor.playing import HandClock, open_floor

PASSWORD = "correct horse battery"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
STAR, CROWN = "star-baccarat", "crown-baccarat"
API = "/api/v1"


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    cookies: tuple[str, ...] = ()

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def problem(self) -> str:
        """The last part of a problem's type."""
        assert self.headers["content-type"] == "application/problem+json", self
        told = self.json
        assert told["status"] == self.status
        return str(told["type"].removeprefix("/problems/"))


@dataclass(frozen=True)
class Event:
    """One server-sent event."""

    kind: str
    id: int | None
    data: Any


@dataclass
class Client:
    """A browser, or a device: it keeps its cookie and sends what it was told to send."""

    app: Any
    address: str = "192.0.2.7"
    scheme: str = "http"
    cookies: dict[str, str] = field(default_factory=dict)
    csrf: str | None = None
    bearer: str | None = None

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.ask("GET", path, headers=headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return await self.ask("POST", path, body, headers)

    async def put(self, path: str, body: Any = None, **headers: str) -> Answer:
        return await self.ask("PUT", path, body, headers)

    async def delete(self, path: str, **headers: str) -> Answer:
        return await self.ask("DELETE", path, headers=headers)

    async def sign_in(self, name: str, password: str = PASSWORD) -> "Client":
        answer = await self.post(f"{API}/session", {"account": name, "password": password})
        assert answer.status == 201, answer
        return self

    async def do(
        self, table: str, do: str, /, *, key: str | None = None, more: Any = None, **parts: Any
    ) -> Answer:
        """A command at a table."""
        headers = {"idempotency_key": key} if key is not None else {}
        body = {"command": {"do": do, **parts}, **(more or {})}
        return await self.post(f"{API}/tables/{table}/commands", body, **headers)

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        sent: list[Any] = []

        answered = asyncio.Event()

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        given = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        waiting = [{"type": "http.request", "body": given, "more_body": False}]

        async def receive() -> Any:
            if waiting:
                return waiting.pop()
            await answered.wait()  # the client stays until it has its answer
            return {"type": "http.disconnect"}

        await self.app(self._scope(method, path, given, headers or {}), receive, send)
        answer = _answer(sent)
        self._keep(answer)
        return answer

    def _scope(self, method: str, path: str, body: bytes, more: Mapping[str, str]) -> dict[str, Any]:
        headers = {"host": "floor.test"}
        if body:
            headers |= {"content-type": "application/json", "content-length": str(len(body))}
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.csrf is not None:
            headers["x-csrf-token"] = self.csrf
        if self.bearer is not None:
            headers["authorization"] = f"Bearer {self.bearer}"
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        where, _, query = path.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": self.scheme,
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value != ""],
            "client": (self.address, 4_711),
            "server": ("floor.test", 80),
        }

    def _keep(self, answer: Answer) -> None:
        for line in answer.cookies:
            name, _, rest = line.partition("=")
            value = rest.partition(";")[0].strip('"')
            self.cookies.pop(name, None)
            if value:
                self.cookies[name] = value
        if answer.status in (200, 201) and answer.headers.get("content-type") == "application/json":
            told = answer.json
            if isinstance(told, dict) and "csrf" in told:
                self.csrf = told["csrf"]

    @asynccontextmanager
    async def events(self, path: str, **headers: str) -> AsyncIterator["Listening"]:
        """An open event stream; the client goes when the block ends."""
        gone = asyncio.Event()
        listening = Listening()
        asked = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            if asked:
                return asked.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        scope = self._scope("GET", path, b"", headers)
        task = asyncio.create_task(self.app(scope, receive, listening.send))
        listening.task = task
        try:
            yield listening
        finally:
            gone.set()
            await asyncio.wait_for(task, 5)


class Listening:
    """An open event stream."""

    def __init__(self) -> None:
        self.status: int | None = None
        self.headers: dict[str, str] = {}
        self.chunks: list[bytes] = []
        self.over = False
        self.task: asyncio.Task[None] | None = None
        self._text = b""
        self._more = asyncio.Event()

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = _headers(message)
        else:
            self.chunks.append(message["body"])
            self._text += message["body"]
            self.over = not message.get("more_body", False)
        self._more.set()

    async def next(self, seconds: float = 5) -> Event | None:
        """The next event; None when the stream has ended."""
        async with asyncio.timeout(seconds):
            while True:
                block, found, rest = self._text.partition(b"\n\n")
                if found:
                    self._text = rest
                    event = _event(block.decode())
                    if event is not None:
                        return event
                    continue
                if self.over:
                    return None
                self._more.clear()
                await self._more.wait()


def _event(block: str) -> Event | None:
    parts = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
    if "event" not in parts:
        return None
    number = int(parts["id"]) if "id" in parts else None
    return Event(parts["event"], number, msgspec.json.decode(parts["data"]))


def _headers(message: Any) -> dict[str, str]:
    return {name.decode().lower(): value.decode() for name, value in message["headers"]}


def _answer(sent: list[Any]) -> Answer:
    start = sent[0]
    body = b"".join(message.get("body", b"") for message in sent[1:])
    cookies = tuple(
        value.decode() for name, value in start["headers"] if name.decode().lower() == "set-cookie"
    )
    return Answer(start["status"], _headers(start), body, cookies)


@dataclass
class TestHouse:
    """A house with two tables in two pits, its people, and clients."""

    __test__ = False

    house: House
    clock: HandClock
    app: Any

    @property
    def floor(self) -> Floor:
        return self.house.floor

    @property
    def people(self) -> People:
        return self.house.people

    def client(self, **more: Any) -> Client:
        return Client(self.app, **more)

    async def hire(self, name: str, *grants: str, kind: str = "staff", **more: Any) -> None:
        granted = tuple(Grant.parse(one) for one in grants)
        account = Account(id=name, kind=kind, name=name.title(), grants=granted, **more)  # type: ignore[arg-type]
        await self.people.add(account, "admin", PASSWORD)

    async def staff(self, name: str, *grants: str) -> Client:
        """Somebody of staff, signed in."""
        await self.hire(name, *grants)
        return await self.client().sign_in(name)

    async def patron(self, name: str) -> Client:
        await self.hire(name, kind="patron")
        return await self.client().sign_in(name)


Test = Callable[[TestHouse], Awaitable[None]]


def in_a_house(
    folder: Path,
    test: Test,
    *,
    demonstration: bool = False,
    limits: Limits | None = None,
    heartbeat_s: float = 60,
) -> None:
    """Run a test in a house of its own."""

    async def run() -> None:
        clock = HandClock()
        database = f"sqlite:///{folder}/floor.db"
        async with await open_floor(database, folder, clock, signer=Signer.fresh()) as floor:
            people = People(floor.store, clock, hasher=CHEAP, look_every_s=0.05)
            await floor.add_table("T1", STAR, pit="main")
            await floor.add_table("T2", CROWN, pit="salon")
            allowed = limits or Limits()
            allowed.attempts = people.attempts
            house = House(
                floor=floor,
                people=people,
                limits=allowed,
                demonstration=demonstration,
                streams=Streams(heartbeat_s),
            )
            await test(TestHouse(house, clock, make_app(house)))
            await people.close()

    asyncio.run(asyncio.wait_for(run(), 60))
