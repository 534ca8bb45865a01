"""`sabot device scan`: from the line of a shoe to a server, as a person starts it."""

import json
import socket
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from sabot.floor.devices.lines import checksum
from tests.cli.sabot_command import Sabot

READS = "/api/v1/tables/T1/reads"


class FakeServer(BaseHTTPRequestHandler):
    """Answers as `sabot serve` does, and keeps what it was asked."""

    taken: list[str]
    refusal: tuple[int, int] | None
    """A status to answer the next read with, and the read that is wanted after it."""
    due: int | None

    def do_GET(self) -> None:
        assert self.path == f"{READS}/next"
        self._answer(200, {"next": type(self).due or len(self.taken) + 1})

    def do_POST(self) -> None:
        assert self.path == READS
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        refusal, type(self).refusal = type(self).refusal, None
        if self.headers["Authorization"] != "Bearer sabot_k_secret":
            self._answer(401, {"title": "Unauthorized", "detail": "that key opens nothing"})
        elif refusal is not None:
            status, type(self).due = refusal
            self._answer(status, {"title": "Conflict", "detail": "the table is closed"})
        else:
            type(self).due = None
            self.taken.append(body["card"])
            read = {"sequence": body["sequence"], "card": body["card"], "became": "drawn"}
            self._answer(200, {"read": read, "next": body["sequence"] + 1})

    def _answer(self, status: int, body: dict[str, Any]) -> None:
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[str]:
    FakeServer.taken, FakeServer.refusal, FakeServer.due = [], None, None
    with HTTPServer(("127.0.0.1", 0), FakeServer) as serving:
        thread = threading.Thread(target=serving.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()
        thread.join()


class Shoe(socketserver.BaseRequestHandler):
    """Sends reads, and goes away once all were answered."""

    says: tuple[str, ...] = ()
    heard: list[str]

    def handle(self) -> None:
        lines = self.request.makefile("rb")
        self.heard.append(lines.readline().decode().strip())
        for said in self.says:
            self.request.sendall(f"{said}\n".encode())
            self.heard.append(lines.readline().decode().strip())
        lines.close()
        self.request.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def shoe() -> Iterator[str]:
    Shoe.heard = []
    with socketserver.TCPServer(("127.0.0.1", 0), Shoe) as serving:
        thread = threading.Thread(target=serving.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"tcp://127.0.0.1:{serving.server_address[1]}"
        serving.shutdown()
        thread.join()


@pytest.fixture
def key(tmp_path: Path) -> str:
    path = tmp_path / "shoe.key"
    path.touch(0o600)
    path.write_text("sabot_k_secret\n")
    return str(path)


def with_checksum(text: str) -> str:
    return f"{text}*{checksum(text)}"


def test_reads_go_from_the_line_to_the_server_and_no_card_is_printed(
    sabot: Sabot, server: str, shoe: str, key: str
) -> None:
    Shoe.says = ("1 8S", "2 ?", "3 CUT")
    ran = sabot(
        "device", "scan", "--table", "T1", "--port", shoe, "--key-file", key, "--server", server, "--once"
    )
    assert (ran.status, ran.err) == (0, "")
    assert FakeServer.taken == ["8S", "?", "cutting-card"]
    assert Shoe.heard == [*map(with_checksum, ("NEXT 1", "OK 1 drawn", "OK 2 drawn", "OK 3 drawn"))]
    assert "8S" not in ran.out


@pytest.mark.parametrize(
    ("refusal", "answer"),
    [
        ((409, 1), "NEXT 1"),
        ((409, 3), "DIFFERS 2"),
        ((409, 2), "NO 2 the table is closed"),
        ((503, 2), "LATER 2 the server says 503: the table is closed"),
    ],
)
def test_a_problem_of_the_server_is_told_to_the_shoe(
    sabot: Sabot, server: str, shoe: str, key: str, refusal: tuple[int, int], answer: str
) -> None:
    FakeServer.refusal = refusal
    Shoe.says = ("2 8S", "2 8S")
    ran = sabot(
        "device", "scan", "--table", "T1", "--port", shoe, "--key-file", key, "--server", server, "--once"
    )
    assert ran.status == 0
    assert Shoe.heard == [*map(with_checksum, ("NEXT 1", answer, "OK 2 drawn"))]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "udp://x"), "is no port"),
        (("--port", "/dev/null", "--speed", "7"), "has no speed 7"),
        (("--port", "/dev/null"), "say where the floor is"),
        (("--port", "/dev/null", "--database", "sqlite:///x.sqlite"), "give --server"),
        (("--port", "/dev/null", "--server", "ftp://x"), "is no server"),
        (("--port", "/dev/null", "--server", "http://127.0.0.1:1"), "the server does not answer"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    sabot: Sabot, key: str, arguments: tuple[str, ...], said: str
) -> None:
    ran = sabot("device", "scan", "--table", "T1", "--key-file", key, *arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


def test_a_key_that_others_may_read_is_refused(sabot: Sabot, key: str, server: str) -> None:
    Path(key).chmod(0o644)
    ran = sabot(
        "device", "scan", "--table", "T1", "--port", "/dev/null", "--key-file", key, "--server", server
    )
    assert (ran.status, "chmod 600" in ran.err) == (2, True)
