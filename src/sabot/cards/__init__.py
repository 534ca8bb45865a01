"""Cards, and the compositions a shoe is made up of."""

from sabot.cards.card import Card, CardError, Colour, Rank, Suit
from sabot.cards.composition import Composition, deck, decks_of

__all__ = ["Card", "CardError", "Colour", "Composition", "Rank", "Suit", "deck", "decks_of"]
