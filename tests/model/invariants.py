"""What is true of every table at every moment, whatever was done to it."""

from collections import Counter

import msgspec

from sabot.engine import accounts
from sabot.engine.events.base import Event
from sabot.engine.events.wagering import WagerReduced, WagerReturned
from sabot.engine.hands import next_card
from sabot.engine.state import Coup, State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook


def check_state(book: RuleBook, state: State) -> None:
    """Every invariant of one state."""
    assert sum(state.accounts.values()) == 0, "money came from nowhere"
    assert all(isinstance(cents, int) for cents in state.accounts.values())
    coup = state.coup
    on_layout = state.accounts.get(accounts.LAYOUT, 0)
    tokens = state.accounts.get(accounts.TOKENS_ON_LAYOUT, 0)
    if coup is None:
        assert on_layout == 0, "money lies on the layout between coups"
        assert tokens == 0
        return
    placed = [wager for wager in coup.wagers.values() if wager.fate == "placed"]
    assert on_layout == sum(w.cents for w in placed if w.instrument == "chips"), (
        "the layout and the wagers differ"
    )
    assert tokens == sum(w.cents for w in placed if w.instrument == "promotional-tokens")
    if coup.no_bet is not None:
        assert not placed, "a coup without wagers has money on it"
    _cards_fall_in_order(book, state, coup)
    _cards_are_in_one_place(state, coup)


def _cards_fall_in_order(book: RuleBook, state: State, coup: Coup) -> None:
    """P1 B1 P2 B2, then as the table of play says; or in turn to each area and the Banker.

    Cards that were dealt wrongly lie where they lie, once the coup is void for it.
    """
    if coup.void is not None:
        return
    table = Table(book, state)
    for place, card in enumerate(coup.cards):
        before = msgspec.structs.replace(coup, cards=coup.cards[:place])
        where = next_card(table, before) if place or not table.deals_areas else None
        if where is not None:
            assert (card.hand, card.area) == where, f"card {place} went to the wrong hand"


def _cards_are_in_one_place(state: State, coup: Coup) -> None:
    shoe = state.shoe
    assert shoe is not None
    for card in coup.cards:
        left = shoe.dealt.get(card.card, 0)
        shown = sum(one.card == card.card for one in coup.cards)
        assert shown <= left, f"{card.card} lies on the table oftener than it left the shoe"
    of_rank: Counter[str] = Counter()
    for name, count in shoe.dealt.items():
        of_rank[name[0]] += count
        assert len(name) == 1 or count * 52 <= shoe.total, f"{name} left the shoe {count} times"
    assert all(count * 13 <= shoe.total for count in of_rank.values()), of_rank


def check_event(before: State, event: Event) -> None:
    """What is true of an event by itself."""
    assert sum(posting.cents for posting in event.postings) == 0
    assert event.at >= before.at
    if isinstance(event, WagerReturned | WagerReduced) and before.coup is not None:
        wager = before.coup.wagers[event.wager]
        purse = accounts.purse(wager.patron, wager.instrument)
        assert {posting.account for posting in event.postings} <= {
            accounts.on_layout(wager.instrument),
            purse,
        }, "a wager went back in another kind, or to another patron"
