"""The line protocol of a scanning shoe: a line of text for each card, a line for each answer.

docs/DEVICES.md describes it for whoever builds a shoe. It is the same on a serial port and over TCP.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

import msgspec
import structlog

from sabot import SabotError
from sabot.floor.devices.scans import CUTTING_CARD, Read, ReadDiffersError, ReadsMissingError, ScanError

LONGEST: Final = 64
"""Bytes of a line: a longer one is noise."""

_READ: Final = re.compile(r"([0-9]{1,15}) +([^ *]{1,16})")
_CHECKED: Final = re.compile(r"(.*)\*([0-9A-Fa-f]{2})")

_log = structlog.get_logger("sabot.floor.lines")


class UnreachableError(SabotError):
    """Whoever takes the reads cannot be asked now. The read was not taken down: it is sent again later."""


class Scanned(msgspec.Struct, frozen=True):
    """A line that says that a card left."""

    sequence: int
    card: str


class Asked(msgspec.Struct, frozen=True):
    """A line that asks which read is wanted next."""


class Bad(msgspec.Struct, frozen=True):
    """A line that is none of the protocol's: why."""

    why: str


Line = Scanned | Asked | Bad


class Takes(Protocol):
    """Whoever takes the reads: the floor itself, or a server that is asked over HTTP."""

    async def next(self) -> int: ...

    async def read(self, card: str, sequence: int) -> Read: ...


class Port(Protocol):
    """Both ends of a line."""

    async def receive(self) -> bytes:
        """The next bytes; none when the line has ended."""

    async def send(self, line: bytes) -> None: ...


def checksum(text: str) -> str:
    """The bytes of a line taken together by exclusive or, in two hexadecimal digits."""
    total = 0
    for byte in text.encode("ascii", "replace"):
        total ^= byte
    return f"{total:02X}"


def parse_line(raw: bytes) -> Line:
    """What a line says: ``17 8S``, ``17 ?``, ``17 CUT`` or ``?``; ``*`` and a checksum may follow."""
    try:
        text = raw.decode("ascii").strip()
    except UnicodeDecodeError:
        return Bad("not plain letters")
    checked = _CHECKED.fullmatch(text)
    if checked is not None:
        text, given = checked.groups()
        if given.upper() != checksum(text):
            return Bad(f"the checksum of {text!r} is {checksum(text)}, not {given.upper()}")
    if text == "?":
        return Asked()
    read = _READ.fullmatch(text)
    if read is None:
        return Bad(f"{text[:20]!r} is not a number and a card")
    sequence, card = read.groups()
    return Scanned(int(sequence), CUTTING_CARD if card.upper() == "CUT" else card)


def answer(read: Read) -> str:
    """The answer to a read that was taken down: it names no card."""
    if read.became == "waits":
        return f"WAIT {read.sequence} {_said(read.reason, read.rule)}"
    return f"OK {read.sequence} {read.became}"


def _said(reason: str | None, rule: str | None) -> str:
    said = f"{reason or ''}{f' ({rule})' if rule else ''}"
    return " ".join(said.encode("ascii", "replace").decode("ascii").split())


async def serve_line(port: Port, takes: Takes, told: Callable[[Line, str], None]) -> None:
    """Answer what comes over a line until it ends. `told` is told of each line and its answer."""

    async def send(text: str) -> None:
        await port.send(f"{text}*{checksum(text)}\n".encode("ascii"))

    await send(f"NEXT {await takes.next()}")
    waiting = b""
    while received := await port.receive():
        *lines, waiting = (waiting + received.replace(b"\r", b"\n")).split(b"\n")
        if len(waiting) > LONGEST:
            lines, waiting = [*lines, waiting], b""
        for raw in filter(None, lines):
            line = parse_line(raw)
            text = await _answered(line, takes)
            told(line, text)
            await send(text)


async def _answered(line: Line, takes: Takes) -> str:
    match line:
        case Bad(why=why):
            return f"BAD {_said(why, None)}"
        case Asked():
            return f"NEXT {await takes.next()}"
        case Scanned(sequence=sequence, card=card):
            try:
                return answer(await takes.read(card, sequence))
            except ReadsMissingError as missing:
                return f"NEXT {missing.next}"
            except ReadDiffersError:  # which card it was before stays in the record
                return f"DIFFERS {sequence}"
            except ScanError as refused:
                return f"NO {sequence} {_said(str(refused), None)}"
            except UnreachableError as unreachable:
                return f"LATER {sequence} {_said(str(unreachable), None)}"


async def keep_serving(
    opening: Callable[[], AbstractAsyncContextManager[Port]],
    takes: Takes,
    told: Callable[[Line, str], None],
    *,
    again_after_s: float = 2.0,
) -> None:
    """Serve a line for ever: when it ends or cannot be opened, try again after a while."""
    while True:
        try:
            async with opening() as port:
                await serve_line(port, takes, told)
            _log.warning("line_ended")
        except OSError as error:
            _log.warning("line_failed", why=str(error))
        await asyncio.sleep(again_after_s)
