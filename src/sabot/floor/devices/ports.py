"""Ports that a device is connected to: a serial port, or a TCP address that it listens at."""

import asyncio
import os
import termios
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sabot import SabotError

CHUNK: Final = 4_096
SPEEDS: Final = {
    speed: getattr(termios, f"B{speed}") for speed in (1_200, 2_400, 4_800, 9_600, 19_200, 38_400, 115_200)
}
"""Bits a second that a serial port is set to."""


class PortError(SabotError):
    """A port that cannot be named so."""


class SerialPort:
    """A terminal device set to eight bits, no parity, nothing echoed and nothing translated."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._ready: asyncio.Queue[bytes] = asyncio.Queue()
        os.set_blocking(descriptor, False)
        asyncio.get_running_loop().add_reader(descriptor, self._read)

    @classmethod
    def open(cls, path: Path, speed: int) -> "SerialPort":
        descriptor = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            _set_up(descriptor, speed)
        except termios.error as error:
            os.close(descriptor)
            raise PortError(f"{path} is no serial port: {error.args[-1]}") from error
        return cls(descriptor)

    def _read(self) -> None:
        try:
            received = os.read(self._descriptor, CHUNK)
        except BlockingIOError:
            return
        except OSError:  # a line that was pulled out ends
            received = b""
        if not received:
            asyncio.get_running_loop().remove_reader(self._descriptor)
        self._ready.put_nowait(received)

    async def receive(self) -> bytes:
        return await self._ready.get()

    async def send(self, line: bytes) -> None:
        while line:
            try:
                line = line[os.write(self._descriptor, line) :]
            except BlockingIOError:
                await asyncio.sleep(0.01)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._descriptor)
        os.close(self._descriptor)


class TcpPort:
    """A connection to a device that listens, or to a box that puts its serial port on the network."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, host: str, port: int) -> "TcpPort":
        return cls(*await asyncio.open_connection(host, port))

    async def receive(self) -> bytes:
        return await self._reader.read(CHUNK)

    async def send(self, line: bytes) -> None:
        self._writer.write(line)
        await self._writer.drain()

    async def close(self) -> None:
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()


def check_port(name: str) -> None:
    """Raise unless a port can be called so: ``/dev/ttyUSB0``, or ``tcp://127.0.0.1:4001``."""
    if "://" in name:
        _address(name)


@asynccontextmanager
async def open_port(name: str, speed: int) -> AsyncIterator[SerialPort | TcpPort]:
    """A port by its name, closed at the end. Raises OSError when nothing is there."""
    if "://" in name:
        connection = await TcpPort.open(*_address(name))
        try:
            yield connection
        finally:
            await connection.close()
        return
    serial = SerialPort.open(Path(name), speed)
    try:
        yield serial
    finally:
        serial.close()


def _address(name: str) -> tuple[str, int]:
    wrong = PortError(f"{name!r} is no port: write /dev/ttyUSB0 or tcp://HOST:PORT")
    try:
        parts = urlsplit(name)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme != "tcp" or host is None or port is None:
        raise wrong
    return host, port


def _set_up(descriptor: int, speed: int) -> None:
    """Eight bits, no parity, one stop bit, raw, no flow control, whatever its owner left it at."""
    _, _, control, _, _, _, characters = termios.tcgetattr(descriptor)
    control &= ~(termios.CSIZE | termios.PARENB | termios.CSTOPB | termios.CRTSCTS)
    control |= termios.CS8 | termios.CREAD | termios.CLOCAL
    characters[termios.VMIN], characters[termios.VTIME] = 1, 0
    baud = SPEEDS[speed]
    termios.tcsetattr(descriptor, termios.TCSANOW, [0, 0, control, 0, baud, baud, characters])
    termios.tcflush(descriptor, termios.TCIOFLUSH)
