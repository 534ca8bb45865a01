"""Cards as a dealer types them: ``8 K 3 5``, ``8s kh``, ``10♦``; the suit may be left out where it is known.

A suit is never guessed. A card that leaves a shoe of paper needs it: pairs of one suit are paid by it, and
the cards of a shoe are counted card by card, so that a ninth copy is found. It may be left out where the
whole card is known already, from a shoe that read it, and what is typed is compared with that: see
`differences`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sabot.cards.card import Card, CardError, Rank, Suit

_ONE: Final = re.compile(r"\s*,?\s*(10|[A1-9TJQK0])\s*([SHDC♠♥♦♣])?", re.IGNORECASE)
_RANKS: Final = {**{rank.value: rank for rank in Rank}, "1": Rank.ACE, "10": Rank.TEN, "0": Rank.TEN}
_SUITS: Final = {**{suit.value: suit for suit in Suit}, **{suit.symbol: suit for suit in Suit}}


@dataclass(frozen=True)
class Typed:
    """A card as it was typed: its rank, and its suit where that was typed too."""

    rank: Rank
    suit: Suit | None = None

    def __str__(self) -> str:
        return f"{self.rank.value}{self.suit.value if self.suit else ''}"

    def may_be(self, card: Card) -> bool:
        """Whether it says nothing else than the card does."""
        return self.rank is card.rank and self.suit in (None, card.suit)

    @property
    def card(self) -> Card:
        """The whole card. Raises `CardError` where the suit was not typed."""
        if self.suit is None:
            raise CardError(f"which {self.rank.word}? Type its suit too: S H D C, as in {self.rank.value}S")
        return Card.of(self.rank, self.suit)


def read_typed(text: str) -> tuple[Typed, ...]:
    """The cards in a line that was typed, in its order. Raises `CardError`, which says where it stopped.

    Blanks and commas between cards may be left out. An ace is ``A`` or ``1``, a ten ``T``, ``10`` or ``0``.

    >>> [str(one) for one in read_typed("8 k,10h 3s5")]
    ['8', 'K', 'TH', '3S', '5']
    """
    typed, at, end = [], 0, len(text.rstrip())
    while at < end:
        found = _ONE.match(text, at)
        if found is None:
            raise CardError(
                f"{text[at:end].strip()!r} is no card: type ranks (A 2 3 4 5 6 7 8 9 T J Q K), "
                "each with its suit (S H D C) after it, as in 8S KH"
            )
        rank, suit = found.groups()
        typed.append(Typed(_RANKS[rank.upper()], _SUITS[suit.upper()] if suit else None))
        at = found.end()
    return tuple(typed)


def differences(typed: Sequence[Typed], known: Sequence[Card]) -> tuple[int, ...]:
    """The places, from nought, at which what was typed is not what is known, or one side has no card."""
    longest = max(len(typed), len(known))
    return tuple(
        place
        for place in range(longest)
        if place >= len(typed) or place >= len(known) or not typed[place].may_be(known[place])
    )
