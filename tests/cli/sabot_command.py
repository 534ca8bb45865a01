"""Running the command as a person does, in this process or in one of its own."""

import io
import json
import subprocess
import sys
from dataclasses import dataclass

import pytest

from sabot.cli.app import run


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def json(self) -> object:
        return json.loads(self.out)


class Sabot:
    """The command with its input given and its output caught."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
        self._monkeypatch = monkeypatch
        self._capture = capfdbinary

    def __call__(self, *arguments: str, given: str = "") -> Ran:
        self._monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        self._capture.readouterr()
        status = run(arguments)
        sys.stdout.flush()
        out, err = self._capture.readouterr()
        return Ran(status, out.decode(), err.decode())


def in_its_own_process(*arguments: str, given: str = "") -> Ran:
    command = [sys.executable, "-c", "from sabot.cli import main; main()", *arguments]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    return Ran(ran.returncode, ran.stdout, ran.stderr)
