"""What open wagers may lose: each of them, or no more than the worst that can be dealt."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from sabot.bets import Outcome
from sabot.cards import Card
from sabot.coup import Game, settle_wager
from sabot.coup.deal import PuntoBancoDealer
from sabot.engine.state import Wager
from sabot.engine.table import Table
from sabot.rulebook.words import LossCounted

Stake = tuple[str, int]
"""A bet and the cents on it."""

OF_EACH_VALUE: Final = tuple(Card.parse(f"{rank}D") for rank in "JA23456789")
"""A card of each value, nought to nine, which pairs with no king and no queen."""


def at_risk(table: Table, stakes: Iterable[Stake], counted: LossCounted) -> int:
    """The loss that counts against a loss limit before the result is known."""
    wagered = list(stakes)
    if counted == "every-open-wager" or not isinstance(table.game.dealer, PuntoBancoDealer):
        return sum(cents for _, cents in wagered)
    game, chips = table.game, table.chips
    nets = [
        sum(settle_wager(cents, paid[bet], chips).net for bet, cents in wagered)
        for paid in map(game.settle, _outcomes(game))
    ]
    return max(0, -min(nets))


def beyond(
    table: Table, wagers: Iterable[Wager], within: int, counted: LossCounted, unit: Mapping[str, int]
) -> dict[int, int]:
    """What each wager gives up so that no more is at risk, the last placed first, in whole chips."""
    latest_first = sorted(wagers, key=lambda one: one.id, reverse=True)
    stays = {one.id: one.cents for one in latest_first}

    def risked(held: Mapping[int, int]) -> int:
        return at_risk(table, [(one.bet, held[one.id]) for one in latest_first if held[one.id]], counted)

    for one in latest_first:
        now = risked(stays)
        while now > within and stays[one.id]:
            least = unit[one.bet]
            fewer = {**stays, one.id: max(0, stays[one.id] - (now - within)) // least * least}
            then = risked(fewer)
            if then >= now:
                break  # it wins where another loses: without it more would be at risk
            stays, now = fewer, then
    return {one.id: one.cents - stays[one.id] for one in latest_first if stays[one.id] < one.cents}


@lru_cache(maxsize=64)
def _outcomes(game: Game) -> tuple[Outcome, ...]:
    """Every way in which a coup can come out in which neither hand has a pair.

    Every bet on a pair loses then, and a pair changes nothing for any other, so the worst is among them.
    """
    found = {game.outcome(game.deal(cards)) for cards in _coups(game)}
    return tuple(sorted(found, key=repr))


def _coups(game: Game) -> Iterator[list[Card]]:
    """Coups of every count of the first two cards, and every third card."""
    for player in OF_EACH_VALUE:
        for banker in OF_EACH_VALUE:
            yield from _completed(game, [Card.parse("KS"), Card.parse("QH"), player, banker])


def _completed(game: Game, cards: list[Card]) -> Iterator[list[Card]]:
    dealer = game.dealer
    assert isinstance(dealer, PuntoBancoDealer)
    if dealer.table.next_hand(cards, dealer.count) is None:
        yield cards
        return
    for third in OF_EACH_VALUE:
        yield from _completed(game, [*cards, third])
