"""Hands written the short way, for the tests of every folder."""

from itertools import chain, zip_longest

from sabot.cards import Card

PUNTO_BANCO = ("star-baccarat", "crown-baccarat", "star-premium-baccarat")
THREE_CARD = "star-three-card-baccarat"
EVERY_BOOK = (*PUNTO_BANCO, THREE_CARD)

EVERY_GAME = (
    "star-baccarat/baccarat",
    "star-baccarat/even-money",
    "crown-baccarat/traditional",
    "crown-baccarat/crown",
    "crown-baccarat/zero-commission",
    "star-premium-baccarat/premium",
    "star-premium-baccarat/even-money",
    "star-premium-baccarat/tie",
    "star-three-card-baccarat/three-card",
    "star-three-card-baccarat/even-money",
)
"""The ten games, in the words of their rule books."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def as_dealt(player: str, banker: str) -> tuple[Card, ...]:
    """The cards of two hands in the order they left the shoe: P1 B1 P2 B2, then the third cards."""
    pairs = zip_longest(cards(player), cards(banker))
    return tuple(card for card in chain.from_iterable(pairs) if card is not None)
