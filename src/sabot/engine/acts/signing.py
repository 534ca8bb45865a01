"""What becomes of the signs when something changes, and signs that announce a change before it."""

from collections.abc import Iterable, Iterator
from typing import Final

from sabot.engine.acts.act import happened
from sabot.engine.authority import cited_by
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Event
from sabot.engine.events.signs import SignPosted, SignReworded, SignTakenDown
from sabot.engine.evolve import evolve
from sabot.engine.settings import Change
from sabot.engine.signage import clause_for, lines, wanted, with_state
from sabot.engine.state import Sign, State
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited, Datum

MINUTE: Final = 60_000
NOT_FROM_SETTINGS: Final = ("change", "closing", "individual-limits")
"""The signs that say something of their own."""


def with_signs(table: Table, command: Command, events: Iterable[Event]) -> Iterator[Event]:
    """The events, and the signs reworded, put up and taken down that they call for."""
    state = table.state
    for event in events:
        state = evolve(state, event)
        yield event
    if state.settings is None:
        return
    now = with_state(table, state)
    called_for = dict(wanted(now))
    before = {content for content, _ in wanted(table)} if table.state.settings is not None else set()
    for sign in state.signs.values():
        if sign.shows in NOT_FROM_SETTINGS or _is_still_to_hold(table, state, sign):
            continue
        if sign.shows not in called_for:
            yield happened(SignTakenDown, command, sign.rule, sign=sign.id)
            continue
        text = lines(now, sign.shows)
        if text != sign.text:
            bets = state.restricted if sign.shows == "side-bet-restriction" else ()
            yield happened(SignReworded, command, sign.rule, sign=sign.id, text=text, bets=bets)
    standing = {sign.shows for sign in state.signs.values()}
    for content, rule in called_for.items():
        if content not in before and content not in standing:
            yield happened(
                SignPosted,
                command,
                clause_for(now, content, rule),
                sign=table.new_number(),
                shows=content,
                text=lines(now, content),
            )


def _is_still_to_hold(table: Table, now: State, sign: Sign) -> bool:
    """A sign of a restriction goes up before the restriction."""
    return sign.shows == "side-bet-restriction" and now.restricted == table.state.restricted


def announced(
    table: Table,
    command: Command,
    needed: Datum[int] | None,
    change: Change,
    text: tuple[str, ...],
    proposed: int | None,
) -> Event:
    """A sign that announces a change, with its proposed time: no sooner than the sign has to stand."""
    if needed is None:
        raise Refused("this rule book announces no such change by a sign")
    if any(sign.change == change for sign in table.state.signs.values()):
        raise Refused("a sign that says so stands already", needed)
    earliest = command.at + needed.is_ * MINUTE
    takes_effect = earliest if proposed is None else proposed
    if takes_effect < earliest:
        raise Refused(f"a sign stands for {needed.is_} minutes before the change", needed)
    return happened(
        SignPosted,
        command,
        cited_by(needed),
        sign=table.new_number(),
        shows="change",
        text=text,
        change=change,
        takes_effect=takes_effect,
    )


def announcing(table: Table, change: Change) -> Sign | None:
    """The sign that announces this change, if one stands."""
    return next((sign for sign in table.state.signs.values() if sign.change == change), None)


def must_have_stood(table: Table, command: Command, change: Change, needed: Datum[int]) -> Sign:
    """The sign has stood its minutes and its proposed time has come, by the command's own time."""
    sign = announcing(table, change)
    if sign is None:
        raise Refused(f"no sign that has stood {needed.is_} minutes announces it", needed)
    ready = max(sign.posted + needed.is_ * MINUTE, sign.takes_effect or 0)
    if command.at < ready:
        raise Refused(f"the sign that announces it has {minutes_left(ready - command.at)} to stand", needed)
    return sign


def minutes_left(milliseconds: int) -> str:
    """Rounded up, so that nobody comes back too early."""
    minutes = -(-milliseconds // MINUTE)
    return "a minute" if minutes == 1 else f"{minutes} minutes"


def taken_down(command: Command, sign: Sign | None, why: Cited | None = None) -> Iterator[Event]:
    if sign is not None:
        rule = cited_by(why) if why is not None else sign.rule
        yield happened(SignTakenDown, command, rule, sign=sign.id)
