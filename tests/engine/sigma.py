"""What is true of a table before and after anything that goes wrong: section 0 of the scenario table."""

from collections import Counter
from typing import Any

from sabot.engine import accounts
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Event
from sabot.engine.evolve import evolve_all
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import State
from tests.engine.driver import SECOND, Driver

DIRECTION = ("player", "banker", "player", "banker")
ENDS = {"WagerSettled", "WagerReturned", "SettledWagerReturned", "WagerForfeited"}


def sigma(table: Driver) -> None:
    """Cards, wagers, money and the record, each in one place and none lost."""
    _money_balances(table)
    _cards_are_each_in_one_place(table)
    _cards_lie_in_the_order_of_the_deal(table)
    _wagers_each_have_one_fate(table)
    _nothing_but_events_made_the_state(table)


def _money_balances(table: Driver) -> None:
    assert sum(table.state.accounts.values()) == 0
    for event in table.events:
        assert sum(posting.cents for posting in event.postings) == 0, event
    lying = {"chips": 0, "promotional-tokens": 0}
    for wager in table.state.coup.wagers.values() if table.state.coup else ():
        lying[wager.instrument] += wager.cents if wager.fate == "placed" else 0
    assert table.state.accounts.get(accounts.LAYOUT, 0) == lying["chips"]
    assert table.state.accounts.get(accounts.TOKENS_ON_LAYOUT, 0) == lying["promotional-tokens"]


def _cards_are_each_in_one_place(table: Driver) -> None:
    shoe, coup = table.state.shoe, table.state.coup
    if shoe is None or table.state.settings is None:
        return
    on_the_table = [card.card for card in coup.cards] if coup is not None else []
    carried = [shoe.carried.card] if shoe.carried is not None else []
    left_the_shoe = sum(shoe.dealt.values()) + shoe.burned_unseen
    assert left_the_shoe == shoe.burned + shoe.discarded + len(on_the_table) + len(carried)
    assert not Counter(on_the_table + carried) - Counter(shoe.dealt)
    decks, of_rank = table.state.settings.decks, Counter[str]()
    for card, count in shoe.dealt.items():  # a whole card once for each deck, and four of each rank
        of_rank[card[0]] += count
        assert 0 < count <= (decks if len(card) == 2 else 4 * decks)
    assert all(count <= 4 * decks for count in of_rank.values())
    assert shoe.left == shoe.total - left_the_shoe >= 0


def _cards_lie_in_the_order_of_the_deal(table: Driver) -> None:
    coup = table.state.coup
    if coup is None or table.state.settings is None or table.table.deals_areas:
        return
    assert tuple(card.hand for card in coup.cards[:4]) == DIRECTION[: len(coup.cards)]


def _wagers_each_have_one_fate(table: Driver) -> None:
    placed: Counter[int] = Counter()
    ended: Counter[int] = Counter()
    for event in table.events:
        wager, kind = getattr(event, "wager", None), type(event).__name__
        if not isinstance(wager, int):
            continue
        placed[wager] += kind == "WagerPlaced"
        ended[wager] += kind in ENDS
        if kind in ("SettlementReversed", "SettledWagerReturned") or (
            kind == "WagerForfeited" and getattr(event, "reverses", None) is not None
        ):
            ended[wager] -= 1
    open_coup = table.state.coup
    for wager, times in placed.items():
        found = open_coup.wagers.get(wager) if open_coup is not None else None
        assert times == 1
        assert ended[wager] == (0 if found is not None and found.fate == "placed" else 1), wager


def _nothing_but_events_made_the_state(table: Driver) -> None:
    assert evolve_all(State(), table.events) == table.state


class Watched(Driver):
    """A table on which all of that is asserted before and after every command, unless it is long."""

    watching = True

    def do(
        self, command: type[Command], by: Actor | None = None, *, after: int = SECOND, **details: Any
    ) -> tuple[Event, ...] | Refusal:
        if self.watching:
            sigma(self)
        decided = super().do(command, by, after=after, **details)
        if self.watching:
            sigma(self)
        return decided


def watched(book: str = "star-baccarat", game: str | None = None, **changes: Any) -> Watched:
    """A table with Ann at place 1 and Ben at place 2, and a shoe ready to deal from."""
    table = Watched(book)
    table.open(game, **changes)
    table.seat("ann", 1)
    table.seat("ben", 2)
    table.load_shoe()
    return table
