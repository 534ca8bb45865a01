"""What is collected and paid at each place, in chips: losing wagers first, then the winning ones.

Before the wagers are settled it is what settling them would come to: the act itself is asked, nothing is
worked out twice.
"""

from collections.abc import Iterator
from typing import Final, Literal

from sabot.engine import accounts
from sabot.engine.commands.settling import Settle
from sabot.engine.decide import decide
from sabot.engine.events.settling import WagerSettled
from sabot.engine.markers import key_of
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import Coup, State, Wager
from sabot.rulebook.book import RuleBook
from sabot.views.names import Said, name_of
from sabot.views.parts import View

Fate = Literal["won", "lost", "stood-off", "returned", "forfeited"]
ORDER: Final[tuple[Fate, ...]] = ("lost", "forfeited", "won", "stood-off", "returned")
"""Losing chips go to the dealer before winners are paid."""


class PayView(View, frozen=True, kw_only=True):
    """One wager: what is collected, or paid and in which chips, and why."""

    wager: int
    patron: str
    bet: str
    name: Said
    cents: int
    fate: Fate
    paid: int
    returned: int
    commission: int
    chips: dict[int, int]
    """What is paid, in chips of the table, large ones first."""
    said: str
    rule: str | None


class PlaceView(View, frozen=True, kw_only=True):
    """A place at which wagers lie, and what comes of them."""

    place: int
    patrons: tuple[str, ...]
    collects: int
    pays: int
    commission: int
    wagers: tuple[PayView, ...]


def places_of(book: RuleBook, state: State, actor: Actor) -> tuple[PlaceView, ...]:
    """The places in their order round the table, once the result is known; none before."""
    coup = state.coup
    if coup is None or coup.phase not in ("result", "settled"):
        return ()
    paying = tuple(_paying(book, state, coup, actor))
    return tuple(
        _place(area, paying, coup) for area in sorted({wager.area for wager in coup.wagers.values()})
    )


def _paying(book: RuleBook, state: State, coup: Coup, actor: Actor) -> Iterator[PayView]:
    for wager in coup.wagers.values():
        if wager.fate != "placed":
            yield _settled(book, wager)
    if coup.phase != "result" or coup.halted is not None:
        return
    events = decide(book, state, Settle(at=state.at, by=actor))
    if isinstance(events, Refusal):
        return
    for event in events:
        if isinstance(event, WagerSettled):
            wager = coup.wagers[event.wager]
            yield PayView(
                wager=wager.id,
                patron=wager.patron,
                bet=wager.bet,
                name=_name(book, wager.bet),
                cents=wager.cents,
                fate=event.fate,
                paid=event.paid,
                returned=event.returned,
                commission=event.commission,
                chips=event.chips,
                said=event.said,
                rule=event.rule,
            )


def _settled(book: RuleBook, wager: Wager) -> PayView:
    done = wager.settlement
    assert wager.fate != "placed"
    return PayView(
        wager=wager.id,
        patron=wager.patron,
        bet=wager.bet,
        name=_name(book, wager.bet),
        cents=wager.cents,
        fate=wager.fate,
        paid=done.paid if done else 0,
        returned=done.returned if done else (wager.cents if wager.fate == "returned" else 0),
        commission=done.commission if done else 0,
        chips=done.chips if done else {},
        said=done.said if done else "",
        rule=done.rule if done else None,
    )


def _name(book: RuleBook, bet: str) -> Said:
    known = book.bet(bet)
    return name_of(known) if known is not None else {"en": bet}


def _place(area: int, paying: tuple[PayView, ...], coup: Coup) -> PlaceView:
    here = sorted(
        (one for one in paying if coup.wagers[one.wager].area == area),
        key=lambda one: (ORDER.index(one.fate), one.wager),
    )
    return PlaceView(
        place=area,
        patrons=tuple(dict.fromkeys(one.patron for one in here)),
        collects=sum(one.cents - one.returned for one in here if one.fate != "returned"),
        pays=sum(one.paid for one in here),
        commission=sum(one.commission for one in here),
        wagers=tuple(here),
    )


class OwedView(View, frozen=True, kw_only=True):
    """Commission that a patron owes, and its marker on the layout."""

    patron: str
    place: int | None
    cents: int
    marked: bool


def owed(state: State) -> tuple[OwedView, ...]:
    """Deferred commission, by patron."""
    return tuple(
        OwedView(
            patron=patron,
            place=state.patrons[patron].place if patron in state.patrons else None,
            cents=cents,
            marked=key_of("commission", patron=patron) in state.markers,
        )
        for patron, cents in accounts.commission_owed(state.accounts).items()
    )
