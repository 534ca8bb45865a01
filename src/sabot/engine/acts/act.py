"""An act: one command, with everything that decides it in one place."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from sabot.engine.authority import Who
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Event
from sabot.engine.table import Table

C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)


def no_approver(_table: Table, _command: Any) -> Who | None:
    """Nobody needs to approve it."""
    return None


class Act(msgspec.Struct, Generic[C], frozen=True, kw_only=True):
    """A command that a table knows.

    `who` says who may do it, and `when` raises a refusal unless it may be done now; neither needs
    the command's details, so that both can be asked before there is one. `decide` looks at the
    details and gives the events, or raises a refusal. `prompt` says it in a line for the dealer.
    """

    command: type[C]
    who: Callable[[Table], Who]
    when: Callable[[Table], None]
    decide: Callable[[Table, C], Iterable[Event]]
    prompt: Callable[[Table], str]
    approver: Callable[[Table, C], Who | None] = no_approver
    """Whose approval it needs as well, if anybody's."""
    told: Callable[[Table], str] | None = None
    """What a dealer is told while it is for somebody else to do; the prompt, where it says nothing else."""


ACTS: dict[type[Command], Act[Any]] = {}


def act(
    command: type[C],
    *,
    who: Callable[[Table], Who],
    when: Callable[[Table], None],
    prompt: str | Callable[[Table], str],
    approver: Callable[[Table, C], Who | None] = no_approver,
    told: Callable[[Table], str] | None = None,
) -> Callable[[Callable[[Table, C], Iterable[Event]]], Callable[[Table, C], Iterable[Event]]]:
    """Register what comes of a command, with who may do it and when."""

    def register(decide: Callable[[Table, C], Iterable[Event]]) -> Callable[[Table, C], Iterable[Event]]:
        assert command not in ACTS, command
        said = prompt if callable(prompt) else (lambda _table: prompt)
        ACTS[command] = Act(
            command=command, who=who, when=when, decide=decide, prompt=said, approver=approver, told=told
        )
        return decide

    return register


def happened(event: type[E], command: Command, rule: str | None = None, **facts: object) -> E:
    """An event of a command: the same time, person and approver."""
    base = {
        "at": command.at,
        "by": command.by,
        "approver": command.approver,
        "rule": None if rule is None else str(rule),
    }
    return event(**{**base, **facts})  # type: ignore[arg-type]  # each event checks its own facts


def name_of(command: type[Command]) -> str:
    return command.__name__


def patron_of(command: Command) -> str | None:
    """The patron whom a command concerns, when it concerns one."""
    patron = getattr(command, "patron", None)
    return patron if isinstance(patron, str) else None
