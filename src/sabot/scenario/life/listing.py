"""The deeds and events with their details, as a person looks them up."""

from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from sabot.scenario.life.deeds import BY_BENT_PHRASE
from sabot.scenario.life.details import CARRIED_BY_ALL, hints_of
from sabot.scenario.life.happened import EVENTS

OF_EVERY_REPORT: Final = ("reported_by", "noticed_at")
OF_EVERY_EVENT: Final = ("rule", "postings")


def deeds() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each deed with its details; one that cannot be left out is marked with a star."""
    for phrase, command in BY_BENT_PHRASE.items():
        yield phrase, tuple(_details(command, OF_EVERY_REPORT, star="*"))


def events() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each event with its details."""
    for words, event in EVENTS.items():
        yield words, tuple(_details(event, OF_EVERY_EVENT, star=""))


def _details(kind: type[msgspec.Struct], understood: tuple[str, ...], star: str) -> Iterator[str]:
    hints = hints_of(kind)
    for field in msgspec.structs.fields(kind):
        if field.name not in (*CARRIED_BY_ALL, *understood):
            words = " or ".join(one.replace("-", " ") for one in _words(hints[field.name]))
            called = field.name.replace("_", " ") + (star if field.required else "")
            yield f"{called} ({words})" if words else called


def _words(hint: Any) -> tuple[str, ...]:
    """The words of a list that a detail is one of, or several."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType, tuple):
        return next((words for one in get_args(hint) if (words := _words(one))), ())
    return ()
