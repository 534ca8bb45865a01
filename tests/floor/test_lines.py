"""The line protocol of a scanning shoe, over a terminal device and over TCP."""

import asyncio
import os
import pty
import tty
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sabot.floor.devices.lines import (
    Asked,
    Bad,
    Line,
    Scanned,
    checksum,
    keep_serving,
    parse_line,
    serve_line,
)
from sabot.floor.devices.ports import PortError, check_port, open_port
from sabot.floor.devices.scans import Read, ReadDiffersError, ReadsMissingError, ScanError


@dataclass
class Table:
    """It takes reads in turn, and refuses as a floor does."""

    taken: list[str] = field(default_factory=list)

    async def next(self) -> int:
        return len(self.taken) + 1

    async def read(self, card: str, sequence: int) -> Read:
        due = len(self.taken) + 1
        if sequence > due:
            raise ReadsMissingError(due)
        if sequence < due:
            if self.taken[sequence - 1] != card:
                raise ReadDiffersError(sequence, self.taken[sequence - 1], card)
            return Read(sequence=sequence, card=card, became="drawn", repeated=True)
        if card == "closed":
            raise ScanError("the table is closed")
        self.taken.append(card)
        if card == "?":
            return Read(
                sequence=sequence, card=card, became="waits", reason="a card – enter it", rule="12.13"
            )
        return Read(sequence=sequence, card=card, became="drawn")


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"17 8S", Scanned(17, "8S")),
        (b"17 8S*5F", Bad("the checksum of '17 8S' is 4D, not 5F")),
        (b"17 8S*4d", Scanned(17, "8S")),
        (b" 17  10h ", Scanned(17, "10h")),
        (b"17 ?", Scanned(17, "?")),
        (b"17 cut", Scanned(17, "cutting-card")),
        (b"?", Asked()),
        (b"?*3F", Asked()),
        (b"8S", Bad("'8S' is not a number and a card")),
        (b"17", Bad("'17' is not a number and a card")),
        (b"-1 8S", Bad("'-1 8S' is not a number and a card")),
        (b"17 8S 9S", Bad("'17 8S 9S' is not a number and a card")),
        (b"17 \xffS", Bad("not plain letters")),
    ],
)
def test_a_line_says_which_read_it_is_and_which_card(raw: bytes, line: Line) -> None:
    assert parse_line(raw) == line


def test_the_checksum_is_the_exclusive_or_of_the_letters() -> None:
    # By hand: "?" is 3F; "17" is 31 xor 37 = 06
    assert (checksum("?"), checksum("17"), checksum("")) == ("3F", "06", "00")


def assert_sent(count: int, line: bytes) -> None:
    assert count == len(line)


CONVERSATION = [
    ("?", "NEXT 1"),
    ("1 8S", "OK 1 drawn"),
    ("1 8S", "OK 1 drawn"),
    ("1 9S", "DIFFERS 1"),
    ("3 9S", "NEXT 2"),
    ("2 ?", "WAIT 2 a card ? enter it (12.13)"),
    ("3 closed", "NO 3 the table is closed"),
    ("3 9D*00", "BAD the checksum of '3 9D' is 6E, not 00"),
    ("3 9D", "OK 3 drawn"),
]


async def converse(send: Callable[[bytes], None], receive: Callable[[], Awaitable[bytes]]) -> None:
    """Say each line and hear its answer; every answer has its checksum."""

    async def heard() -> str:
        text, _, given = (await receive()).decode().strip().partition("*")
        assert given == checksum(text)
        return text

    assert await heard() == "NEXT 1"
    for said, answer in CONVERSATION:
        send(f"{said}\r\n".encode())
        assert await heard() == answer
    send(b"4 7")  # a line comes in pieces
    await asyncio.sleep(0.02)
    send(b"C\n")
    assert await heard() == "OK 4 drawn"
    send(b"x" * 200 + b"\n")
    assert (await heard()).startswith("BAD")


def test_a_shoe_on_a_serial_port_is_answered_line_by_line() -> None:
    async def run() -> None:
        ours, theirs = pty.openpty()  # ours is the shoe's end
        tty.setraw(ours)
        os.set_blocking(ours, False)
        table, lines = Table(), bytearray()

        async def receive() -> bytes:
            while b"\n" not in lines:
                with suppress(BlockingIOError):
                    lines.extend(os.read(ours, 1_000))
                await asyncio.sleep(0.002)
            line, _, rest = bytes(lines).partition(b"\n")
            lines[:] = rest
            return line

        async with open_port(os.ttyname(theirs), 115_200) as port:
            serving = asyncio.create_task(serve_line(port, table, lambda _, __: None))
            await converse(lambda line: assert_sent(os.write(ours, line), line), receive)
            os.close(theirs)
            os.close(ours)  # the cable is pulled out
            await asyncio.wait_for(serving, 5)
        assert table.taken == ["8S", "?", "9D", "7C"]

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_shoe_over_tcp_is_answered_and_connected_to_again_when_the_line_ends() -> None:
    async def run() -> None:
        table, done = Table(), asyncio.Event()
        calls = 0

        async def shoe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal calls
            calls += 1
            if calls == 1:
                await converse(writer.write, reader.readline)
            else:
                assert (await reader.readline()).startswith(b"NEXT 5*")
                done.set()
            writer.close()

        server = await asyncio.start_server(shoe, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()[:2]
        told: list[str] = []
        serving = asyncio.create_task(
            keep_serving(
                lambda: open_port(f"tcp://{host}:{port}", 9_600),
                table,
                lambda _, answer: told.append(answer),
                again_after_s=0.01,
            )
        )
        await asyncio.wait_for(done.wait(), 10)
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
        server.close()
        await server.wait_closed()
        assert told[: len(CONVERSATION)] == [answer for _, answer in CONVERSATION]

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize("name", ["tcp://", "tcp://host", "tcp://:4001", "udp://host:1", "tcp://host:x"])
def test_a_port_that_cannot_be_called_so_is_refused(name: str) -> None:
    with pytest.raises(PortError, match="is no port"):
        check_port(name)


def test_a_file_is_no_serial_port(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def run() -> None:
        async with open_port(str(tmp_path / "file"), 9_600):
            raise AssertionError("it was opened")

    with pytest.raises(PortError, match="no serial port"):
        asyncio.run(run())
