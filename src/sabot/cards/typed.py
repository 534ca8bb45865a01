"""Cards as a dealer types them: ``8 K 3 5``, ``8s kh``, ``10♦``; the suit is typed only where it is wanted.

A suit is never guessed: a card that was typed by its rank alone is known by its rank alone. That is enough
for whatever is done with a card at a table, save for a bet that turns on suits; where one is on offer,
the table asks for the suit. Where a shoe read the whole card, what is typed is compared with that: see
`differences`.
"""

import re
from collections.abc import Sequence
from typing import Final

from sabot.cards.card import Card, CardError, Rank, Suit

_ONE: Final = re.compile(r"\s*,?\s*(10|[A1-9TJQK0])\s*([SHDC♠♥♦♣])?", re.IGNORECASE)
_RANKS: Final = {**{rank.value: rank for rank in Rank}, "1": Rank.ACE, "10": Rank.TEN, "0": Rank.TEN}
_SUITS: Final = {**{suit.value: suit for suit in Suit}, **{suit.symbol: suit for suit in Suit}}


def read_typed(text: str) -> tuple[Card, ...]:
    """The cards in a line that was typed, in its order. Raises `CardError`, which says where it stopped.

    Blanks and commas between cards may be left out. An ace is ``A`` or ``1``, a ten ``T``, ``10`` or ``0``.

    >>> [card.name for card in read_typed("8 k,10h 3s5")]
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
        typed.append(Card.of(_RANKS[rank.upper()], _SUITS[suit.upper()] if suit else None))
        at = found.end()
    return tuple(typed)


def must_be_whole(card: Card) -> Card:
    """The card, where its suit is known too. Raises `CardError` where it was not typed."""
    if card.suit is None:
        raise CardError(f"which {card.rank.word}? Type its suit too: S H D C, as in {card.name}S")
    return card


def differences(typed: Sequence[Card], known: Sequence[Card]) -> tuple[int, ...]:
    """The places, from nought, at which what was typed cannot be what is known, or one side has no card."""
    longest = max(len(typed), len(known))
    return tuple(
        place
        for place in range(longest)
        if place >= len(typed) or place >= len(known) or not typed[place].may_be(known[place])
    )
