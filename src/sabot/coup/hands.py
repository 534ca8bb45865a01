"""Hands: point counts, naturals, pairs, and the order of three-card hands."""

from collections.abc import Mapping, Sequence
from typing import Final

from sabot.bets.outcome import UNREAD, Pair
from sabot.cards import Card

ORDERS: Final = 31
"""How many orders three-card hands fall into (Three Card Baccarat 7.2)."""


class PointCount:
    """Counts a hand by a rule book's card values: the right digit of their sum."""

    def __init__(self, values: Mapping[str, int]) -> None:
        self.by_card: Final = tuple(values[card.rank.value] for card in (*Card.all(), *Card.ranks()))

    def __call__(self, cards: Sequence[Card]) -> int:
        by_card = self.by_card
        return sum([by_card[card.index] for card in cards]) % 10

    def of_card(self, card: Card) -> int:
        return self.by_card[card.index]


def pair_kind(cards: Sequence[Card]) -> Pair | None:
    """What pair the first two cards of a hand make, if they make one.

    A pair is two cards of one rank, whatever their point value: a ten and a king are none. Of what kind it
    is its suits tell, and nobody where one was not recorded.
    """
    first, second = cards[0], cards[1]
    if first.rank is not second.rank:
        return None
    if first.suit is None or second.suit is None:
        return UNREAD
    if first.suit is second.suit:
        return "perfect"
    return "coloured" if first.colour is second.colour else "mixed"


def pictures(cards: Sequence[Card]) -> int:
    """How many picture cards a hand holds."""
    return sum([card.is_picture for card in cards])


def order_of_hand(points: int, picture_cards: int) -> int:
    """The place of a three-card hand in the order of hands, 1 the highest and 31 the lowest.

    Three pictures come first; then the higher point count; then the more picture cards.
    """
    if picture_cards == 3:
        return 1
    return 2 + 3 * (9 - points) + (2 - picture_cards)
