"""The demonstration's guests: they cut when asked, wager within the limits, and open their cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sabot.engine import accounts
from sabot.engine.acts.dealing import opener_of
from sabot.engine.acts.stakes import limit_on
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import Cut, RefuseCut
from sabot.engine.commands.dealing import AcceptHand, DeclineHand, Expose, ReturnHand
from sabot.engine.commands.people import BringChips
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import decide
from sabot.engine.hands import hand_of
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.state import Coup, Patron, State, hand_key
from sabot.engine.table import Table
from sabot.floor.devices.dealing import Crew, Pick, cut_depth
from sabot.rulebook.book import RuleBook

GUEST: Final = "guest-"
"""How the names of guests begin, so that nobody takes them for patrons."""

PURSE: Final = 500_000
"""What a guest brings to the table, in cents; and again when too little is left."""

MAIN_BETS: Final = ("player", "banker", "player", "banker", "player", "tie")
SIDE_BET_ONE_IN: Final = 4
SITS_OUT_ONE_IN: Final = 8


def guest_steps(book: RuleBook, state: State, pick: Pick) -> list[Command]:
    """What the guests at a table do next: at most one thing each time it is asked."""
    if state.settings is None:
        return []
    table = Table(book, state)
    for patron in state.patrons.values():
        if patron.id.startswith(GUEST):
            for command in _of_guest(table, patron, pick):
                if not isinstance(decide(book, state, command), Refusal):
                    return [command]
    return []


def asked_to_cut(state: State) -> str | None:
    """The patron with whom the cards lie to be cut."""
    shoe = state.shoe
    waits = shoe is not None and shoe.cut is None and shoe.cut_offered_to in state.patrons
    return shoe.cut_offered_to if shoe is not None and waits else None


@dataclass(frozen=True)
class Late:
    """Something that waits for a patron, and what becomes of it when he lets it wait."""

    patron: str
    what: str
    command: Command
    held: bool = False
    """Whether he has the cards, and is only to open them."""

    @property
    def key(self) -> tuple[str, str]:
        return self.patron, self.what


def late_steps(book: RuleBook, state: State) -> list[Late]:
    """What becomes of cards that a patron lets wait: to cut or to take, they are declined; held, opened.

    What he could not answer yet, since another has the cards, does not wait for him.
    """
    if state.settings is None:
        return []
    return [one for one in _late(book, state) if not isinstance(decide(book, state, one.command), Refusal)]


def _late(book: RuleBook, state: State) -> Iterator[Late]:
    """The dealer records what somebody who does not answer has declined."""
    dealer, coup, at = Crew.of(book).dealer, state.coup, state.at
    cutter = asked_to_cut(state)
    if cutter is not None:
        yield Late(cutter, "cut", RefuseCut(at=at, by=dealer))
    if coup is None:
        return
    for asked in coup.designations.values():
        if asked.offered_to is not None:
            declined = DeclineHand(at=at, by=dealer, hand=asked.hand, area=asked.area)
            yield Late(asked.offered_to, f"offered {asked.key}", declined)
    for place, card in enumerate(coup.cards):
        opener = opener_of(coup, place)
        if opener is not None and not card.exposed:
            opened = Expose(at=at, by=Actor(id=opener, role=PATRON_ROLE), cards=(place,))
            yield Late(opener, f"held {hand_key(card.hand, card.area)}", opened, held=True)


def _of_guest(table: Table, patron: Patron, pick: Pick) -> Iterator[Command]:
    state = table.state
    me = Actor(id=patron.id, role=PATRON_ROLE)
    if asked_to_cut(state) == patron.id:
        yield Cut(at=state.at, by=me, cards=cut_depth(table, pick))
    if state.accounts.get(accounts.chips(patron.id), 0) < _dearest(table):
        dealer = Crew.of(table.book).dealer
        yield BringChips(at=state.at, by=dealer, patron=patron.id, cents=PURSE)
    if state.coup is None or not state.coup.cards:
        yield from _wager(table, patron, me, pick)
    else:
        yield from _cards(table, state.coup, me)


def _dearest(table: Table) -> int:
    return 5 * max(limit.least for limit in table.limits.bets.values())


def _wager(table: Table, patron: Patron, me: Actor, pick: Pick) -> Iterator[Command]:
    """One wager on a hand or the tie, and now and then a side bet, each coup that is not sat out."""
    coup, state = table.state.coup, table.state
    number = state.coups + 1 if coup is None else coup.number
    mine = [] if coup is None else [one for one in coup.wagers.values() if one.patron == patron.id]
    if (number + patron.arrived) % SITS_OUT_ONE_IN == 0:
        return
    offered = [bet for bet in MAIN_BETS if bet in table.limits.bets]
    if not mine and offered:
        yield from _place(table, patron, me, offered[pick(0, len(offered) - 1)], pick)
    elif len(mine) == 1 and table.settings.side_bets and (number + patron.arrived) % SIDE_BET_ONE_IN == 1:
        bets = table.settings.side_bets
        yield from _place(table, patron, me, bets[pick(0, len(bets) - 1)], pick)


def _place(table: Table, patron: Patron, me: Actor, bet: str, pick: Pick) -> Iterator[Command]:
    limit = limit_on(table, patron, bet)
    if limit is None:
        return
    cents = min(limit.most, limit.least * pick(1, 4))
    area = patron.place or 1
    yield PlaceWager(at=table.state.at, by=me, patron=patron.id, bet=bet, cents=cents, area=area)


def _cards(table: Table, coup: Coup, me: Actor) -> Iterator[Command]:
    """Cards offered are taken; cards held are looked at, opened and given back."""
    for asked in coup.designations.values():
        if asked.offered_to == me.id:
            yield AcceptHand(at=table.state.at, by=me, hand=asked.hand, area=asked.area)
    held = [
        place for place, card in enumerate(coup.cards) if not card.exposed and opener_of(coup, place) == me.id
    ]
    if held:
        yield Expose(at=table.state.at, by=me, cards=tuple(held))
    for asked in coup.designations.values():
        hidden = [card for card in hand_of(coup, asked.hand, asked.area) if not card.exposed]
        if asked.holder == me.id and not hidden:
            dealer = Crew.of(table.book).dealer
            yield ReturnHand(at=table.state.at, by=dealer, hand=asked.hand, area=asked.area)
