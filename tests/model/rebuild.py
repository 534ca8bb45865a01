"""Decides and replays a recorded table in a process of its own: `python -m tests.model.rebuild FILE`.

Each line of the file is a step: the command, the events it made, and the digest of the state after each.
"""

import sys
from hashlib import sha256
from pathlib import Path

import msgspec

from sabot.engine.commands import read_command
from sabot.engine.decide import decide
from sabot.engine.events import read_event
from sabot.engine.evolve import evolve
from sabot.engine.people import Refusal
from sabot.engine.state import State
from sabot.rulebooks import load_book


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A command as it was given, its events as they are written, and what each made of the state."""

    book: str
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    digests: tuple[str, ...]


def digest(state: State) -> str:
    """Of every byte of it as it is written, the order of its parts too."""
    return sha256(msgspec.json.encode(state)).hexdigest()


def main(path: str) -> int:
    state, version = State(), 0
    for line in Path(path).read_bytes().splitlines():
        step = msgspec.json.decode(line, type=Step)
        command = read_command(bytes(step.command))
        assert not isinstance(command, Refusal), command
        decided = decide(load_book(step.book), state, command)
        assert not isinstance(decided, Refusal), decided
        assert [msgspec.json.encode(event) for event in decided] == [bytes(text) for text in step.events]
        for text, wanted in zip(step.events, step.digests, strict=True):
            state = evolve(state, read_event(bytes(text)))
            assert digest(state) == wanted, f"event {state.version} makes another state"
            version += 1
    print(version)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
