"""How often a card can have left a shoe, where some are known by their rank alone."""

from collections.abc import Iterable, Mapping
from typing import Final

from sabot.cards.card import Card, Rank, Suit

_OF_RANK: Final = {rank: tuple(Card.of(rank, suit).name for suit in (*Suit, None)) for rank in Rank}


def exhausted(gone: Mapping[str, int], card: Card, decks: int) -> str | None:
    """What there is no more of, so that `card` cannot leave the shoe too; None where it can.

    `gone` counts by name the cards that have left. There is one of each whole card in a deck and four of
    each rank. Whoever left without his suit being recorded may have been of any, so only the four count him;
    and as long as both hold, the suits that were not recorded can be filled in.

    >>> exhausted({"8S": 6, "8": 2}, Card.parse("8S"), 6)
    'all 6 of 8S'
    >>> exhausted({"8S": 3, "8": 21}, Card.parse("8S"), 6)
    'all 24 of 8'
    """
    if card.suit is not None and gone.get(card.name, 0) >= decks:
        return f"all {decks} of {card.name}"
    if sum([gone.get(name, 0) for name in _OF_RANK[card.rank]]) >= 4 * decks:
        return f"all {4 * decks} of {card.rank.value}"
    return None


def too_many(gone: Mapping[str, int], cards: Iterable[Card], decks: int) -> Card | None:
    """The first of these cards that cannot leave the shoe after those before it; None where all can."""
    left = dict(gone)
    for card in cards:
        if exhausted(left, card, decks) is not None:
            return card
        left[card.name] = left.get(card.name, 0) + 1
    return None
