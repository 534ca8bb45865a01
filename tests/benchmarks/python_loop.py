"""A yardstick: full shoes in plain Python, written to be read and not slowed down on purpose.

It shuffles, burns, deals and counts what `sabot simulate` does for a punto banco game, card by card.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from sabot.margins.simulate.plain import PlainGame, TableOfDraws


class Card(NamedTuple):
    """Suits of one colour are 0 and 1, or 2 and 3."""

    value: int
    rank: int
    suit: int


class Result(NamedTuple):
    """What any bet can turn on."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int
    player_pair: str | None
    banker_pair: str | None
    same_rank: bool


Hand = list[Card]


def simulate(game: PlainGame, shoes: int, seed: int) -> Counter[Result]:
    """Deal so many shoes and count their results."""
    source = random.Random(seed)
    cards = [
        Card(game.values[rank], rank, suit)
        for _ in range(game.decks)
        for suit in range(4)
        for rank in range(13)
    ]
    counted: Counter[Result] = Counter()
    for _ in range(shoes):
        source.shuffle(cards)
        counted.update(coups(game, cards))
    return counted


def coups(game: PlainGame, cards: Hand) -> Iterator[Result]:
    """Deal a shoe to its last coup."""
    assert game.draws is not None
    cutting_card_at = len(cards) - game.behind_cutting_card
    position = game.burned[cards[0].rank]
    left = None
    while left is None or left > 0:
        start = position
        player, banker = deal(game.draws, cards, start)
        position += len(player) + len(banker)
        yield result(player, banker)
        if left is not None:
            left -= 1
        elif start >= cutting_card_at:
            left = game.coups_when_first_card
        elif position > cutting_card_at:
            left = game.coups_after_cutting_card


def deal(draws: TableOfDraws, cards: Hand, start: int) -> tuple[Hand, Hand]:
    """Two cards to each hand in turn, and thirds by the table of play."""
    player, banker = [cards[start], cards[start + 2]], [cards[start + 1], cards[start + 3]]
    player_count, banker_count = count(player), count(banker)
    if player_count in draws.naturals or banker_count in draws.naturals:
        return player, banker
    column, position = 0, start + 4
    if player_count in draws.player_draws:
        player.append(cards[position])
        column = 1 + cards[position].value
        position += 1
    if draws.banker_rows[banker_count][column] == "D":
        banker.append(cards[position])
    return player, banker


def result(player: Hand, banker: Hand) -> Result:
    player_pair, banker_pair = pair(player), pair(banker)
    same_rank = player_pair is not None and banker_pair is not None and player[0].rank == banker[0].rank
    return Result(count(player), count(banker), len(player), len(banker), player_pair, banker_pair, same_rank)


def count(hand: Hand) -> int:
    return sum(card.value for card in hand) % 10


def pair(hand: Hand) -> str | None:
    first, second = hand[0], hand[1]
    if first.rank != second.rank:
        return None
    if first.suit == second.suit:
        return "perfect"
    return "coloured" if first.suit // 2 == second.suit // 2 else "mixed"
