"""Deciding a command: the events that it causes, or the reason why it is refused.

The same acts say what is refused, what may be done and what comes of it, so a button that is
offered is never refused and a refusal always says what the rule book says.
"""

from typing import Any

import msgspec

from sabot.engine import applied
from sabot.engine.acts import act as registry
from sabot.engine.acts.act import ACTS, Act, name_of, patron_of
from sabot.engine.authority import may, role_of, spoken
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Event
from sabot.engine.onward import onward
from sabot.engine.people import Actor, Refusal
from sabot.engine.sizes import must_be_of_a_sane_size
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.rulebook.book import RuleBook

Decision = tuple[Event, ...] | Refusal


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a person may do now, with its clause and a line that says it."""

    command: str
    prompt: str
    rule: str | None = None


class Step(Move, frozen=True, kw_only=True):
    """What carries the table on, in a line for the dealer, and the roles that may do it."""

    by: tuple[str, ...]


def decide(book: RuleBook, state: State, command: Command) -> Decision:
    """What comes of a command."""
    known = ACTS.get(type(command))
    if known is None:
        return Refusal(reason=f"{name_of(type(command))} is not something a table does")
    table = Table(book, state)
    try:
        must_be_of_a_sane_size(command)
        _check_time(state, command)
        _check_person(table, known, command)
        known.when(table)
        _check_approver(table, known, command)
        events = tuple(known.decide(table, command))
    except Refused as refused:
        return refused.refusal
    if not events:
        return Refusal(reason="nothing would change")
    return events


def moves(book: RuleBook, state: State, actor: Actor) -> tuple[Move, ...]:
    """Everything that a person may do now; what carries the table on comes first."""
    table = Table(book, state)
    offered = []
    for known in _in_order(table):
        try:
            who = known.who(table)
            if not may(book, who, actor):
                continue
            known.when(table)
            offered.append(Move(command=name_of(known.command), prompt=known.prompt(table), rule=who.rule))
        except Refused:
            continue
    return tuple(offered)


def next_step(book: RuleBook, state: State) -> Step | None:
    """What carries the table on now, whoever's it is to do; nothing when the table must wait."""
    table = Table(book, state)
    for kind in onward(table):
        known = ACTS[kind]
        try:
            who = known.who(table)
            known.when(table)
            said = (known.told or known.prompt)(table)
            return Step(command=name_of(kind), prompt=said, rule=who.rule, by=tuple(map(str, who.roles)))
        except Refused:
            continue
    return None


def _in_order(table: Table) -> list[Act[Any]]:
    first = onward(table)
    return [*(ACTS[kind] for kind in first), *(known for kind, known in ACTS.items() if kind not in first)]


def _check_time(state: State, command: Command) -> None:
    if command.at < state.at:
        raise Refused(f"the command is from {state.at - command.at} ms before the last event")


def _check_person(table: Table, known: Act[Command], command: Command) -> None:
    if role_of(table.book, command.by.role) is None:
        raise Refused(f"{table.book.id} has no role {command.by.role!r}")
    who = known.who(table)
    if not may(table.book, who, command.by, patron_of(command)):
        name = name_of(known.command)
        raise Refused(
            f"{name} is for the {spoken(table.book, who)}, not for {_called(table, command.by)}", who.rule
        )


def _check_approver(table: Table, known: Act[Command], command: Command) -> None:
    needed = known.approver(table, command)
    if needed is None:
        return
    if may(table.book, needed, command.by) and command.by.role != "player":
        return
    approver = command.approver
    if approver is None:
        reason = f"it needs the approval of the {spoken(table.book, needed)}"
        raise Refused(reason, needed.rule, approval=needed.roles)
    if approver.id == command.by.id:
        raise Refused("nobody approves what he asks for himself", needed.rule, approval=needed.roles)
    if not may(table.book, needed, approver):
        raise Refused(
            f"{_called(table, approver)} may not approve it: the {spoken(table.book, needed)} may",
            needed.rule,
            approval=needed.roles,
        )


def _called(table: Table, actor: Actor) -> str:
    role = role_of(table.book, actor.role)
    return f"a {role.name}" if role is not None else actor.role


__all__ = ["Decision", "Move", "Step", "applied", "decide", "moves", "next_step", "registry"]
