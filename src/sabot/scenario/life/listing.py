"""The deeds and events with their details, as a person looks them up."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sabot.scenario.life.deeds import PHRASES, bent
from sabot.scenario.life.details import CARRIED_BY_ALL
from sabot.scenario.life.happened import EVENTS


def deeds() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each deed with its details; one that cannot be left out is marked with a star."""
    for command, phrase in PHRASES.items():
        yield bent(phrase), tuple(_details(command))


def events() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each event with its details."""
    for words, event in EVENTS.items():
        yield words, tuple(name.removesuffix("*") for name in _details(event) if name != "postings")


def _details(kind: type[Any]) -> Iterator[str]:
    for field in msgspec.structs.fields(kind):
        if field.name not in CARRIED_BY_ALL:
            yield field.name.replace("_", " ") + ("*" if field.required else "")
