"""A table's session: what happened to its float since it opened, and how fast it has played. A pure fold."""

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from sabot.engine import accounts
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CoupConcluded, CoupOpened, NoBetCoupDirected
from sabot.engine.events.opening import FloatCredited, FloatFilled, TableClosed, TableOpened
from sabot.engine.settings import ChipCounts, TableSettings, value_of

MINUTE: Final = 60_000
PACE_OVER: Final = 30 * MINUTE
"""The pace is that of the last half hour, or of the time since the table opened."""
PACE_FROM: Final = MINUTE
"""A table that has been open for less has no pace yet."""
ENDS_KEPT: Final = 400
"""How many ends of coups are remembered at most."""
NO_BETS_KEPT: Final = 100

OF_A_SESSION: Final = (
    TableOpened,
    TableClosed,
    FloatFilled,
    FloatCredited,
    CoupOpened,
    NoBetCoupDirected,
    CoupConcluded,
)
"""The events that a session is made of; every other leaves it as it is."""


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """Chips counted by denomination, when, and by which two names."""

    at: int
    by: str
    second: str | None
    chips: ChipCounts
    cents: int


class Movement(Counted, frozen=True, kw_only=True):
    """A fill or a credit."""

    what: Literal["fill", "credit"]
    serial: str


class WithoutWagers(msgspec.Struct, frozen=True, kw_only=True):
    """A no bet coup."""

    number: int
    at: int
    by: str
    rule: str | None


class Closed(Counted, frozen=True, kw_only=True):
    """The closer, and what had come of the session's accounts before they went to the cage."""

    result: int
    accounts: dict[str, int]


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """What a session has come to."""

    settings: TableSettings | None = None
    opener: Counted | None = None
    movements: tuple[Movement, ...] = ()
    ends: tuple[int, ...] = ()
    """When the last coups ended."""
    coups: int = 0
    no_bets: tuple[WithoutWagers, ...] = ()
    last_opened: tuple[int, int] | None = None
    """The coup that was opened last: its number, and when."""
    closer: Closed | None = None

    def pace(self, now: int) -> int | None:
        """Coups an hour, in the last half hour or since the table opened."""
        if self.opener is None or self.closer is not None:
            return None
        since = max(self.opener.at, now - PACE_OVER)
        ends = [at for at in self.ends if at > since]
        if len(ends) == ENDS_KEPT:  # there were more: the pace is that from the first that is known
            since, *ends = ends
        if now - since < PACE_FROM:
            return None
        return round(len(ends) * 60 * MINUTE / (now - since))


def carry_on(session: Session, event: Event) -> Session:
    """A session after one more event."""
    match event:
        case TableOpened():
            return Session(settings=event.settings, opener=Counted(**_counted(event, event.float)))
        case FloatFilled():
            return _moved(session, event, "fill")
        case FloatCredited():
            return _moved(session, event, "credit")
        case CoupOpened():
            opened = replace(session, last_opened=(event.number, event.at))
            return _without_wagers(opened, event, event.no_bet) if event.no_bet is not None else opened
        case NoBetCoupDirected():
            return _without_wagers(session, event, event.rule)
        case CoupConcluded():
            ends = (*session.ends[1 - ENDS_KEPT :], event.at)
            return replace(session, ends=ends, coups=session.coups + 1)
        case TableClosed():
            counted = _counted(event, event.float)
            return replace(session, closer=Closed(**counted, result=event.result, accounts=_before(event)))
        case _:
            return session


def _counted(event: Event, chips: ChipCounts) -> dict[str, Any]:
    return {
        "at": event.at,
        "by": event.by.id,
        "second": event.approver.id if event.approver is not None else None,
        "chips": chips,
        "cents": value_of(chips),
    }


def _moved(session: Session, event: FloatFilled | FloatCredited, what: Literal["fill", "credit"]) -> Session:
    movement = Movement(**_counted(event, event.chips), what=what, serial=event.serial)
    return replace(session, movements=(*session.movements, movement))


def _without_wagers(session: Session, event: Event, rule: str | None) -> Session:
    if session.last_opened is None:
        return session
    number, _ = session.last_opened
    if session.no_bets and session.no_bets[-1].number == number:
        return session
    one = WithoutWagers(number=number, at=event.at, by=event.by.id, rule=rule)
    return replace(session, no_bets=(*session.no_bets[1 - NO_BETS_KEPT :], one))


def _before(event: TableClosed) -> dict[str, int]:
    """What the accounts of a session held: closing empties them, so it posts what they held, reversed."""
    held = dict.fromkeys((*accounts.OF_A_SESSION, accounts.FLOAT), 0)
    for posting in event.postings:
        if posting.account in held:
            held[posting.account] -= posting.cents
    return held
