"""Cards, and the compositions a shoe is made up of."""

from sabot.cards.card import Card, CardError, Colour, Rank, Suit
from sabot.cards.commitment import SALT_BYTES, commitment_to
from sabot.cards.composition import Composition, deck, decks_of
from sabot.cards.leaving import exhausted, too_many
from sabot.cards.typed import differences, must_be_whole, read_typed

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
    "differences",
    "exhausted",
    "must_be_whole",
    "read_typed",
    "too_many",
]
