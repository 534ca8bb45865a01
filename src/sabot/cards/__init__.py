"""Cards, and the compositions a shoe is made up of."""

from sabot.cards.card import Card, CardError, Colour, Rank, Suit
from sabot.cards.commitment import SALT_BYTES, commitment_to
from sabot.cards.composition import Composition, deck, decks_of

__all__ = [
    "SALT_BYTES",
    "Card",
    "CardError",
    "Colour",
    "Composition",
    "Rank",
    "Suit",
    "commitment_to",
    "deck",
    "decks_of",
]
