"""A shoe from the cut to the last coup, as a rule book has it.

Pure: the shuffled cards and the place of the cut are handed in. Nothing here knows the order of a
shoe that a table deals from; a device tells that card by card.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sabot import SabotError
from sabot.cards import Card, Rank
from sabot.coup.deal import Cards, Coup
from sabot.coup.game import Game
from sabot.rulebook.shoe import BurnMethod
from sabot.rulebook.shoe import Cards as CardRules

FACE_VALUES: Final = {rank: index for index, rank in enumerate(Rank, 1)} | dict.fromkeys(
    (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING), 10
)
"""What a card counts when it says how many to burn: an ace one, a ten or a picture ten."""


class ShoeError(SabotError):
    """A cut where the rules allow none, or a burn that the rule book does not have."""


class Shoe(NamedTuple):
    """Cards cut and loaded, with the cutting card in its place and the first cards burned."""

    cards: Cards
    """Every card in the order it leaves the shoe, the burned ones first."""
    burned: int
    burn: BurnMethod
    cutting_card_at: int
    """How many cards leave the shoe before the cutting card shows."""


class DealtCoup(NamedTuple):
    """A coup dealt from a shoe."""

    number: int
    coup: Coup
    cutting_card: bool
    """Whether the cutting card appeared in it, or before its first card."""
    last: bool


def load(rules: CardRules, shuffled: Sequence[Card], cut_at: int, burn: str | None = None) -> Shoe:
    """Cut, place the cutting card and burn, by the rules of a book.

    `cut_at` is how many cards lie in front of the cutting card when it is put in; they go to the
    back. The cutting card then goes in at the book's depth, the first one where it has a choice.
    """
    deepest = rules.cut.decks_from_either_end
    margin = 52 * deepest.is_
    if not margin <= cut_at <= len(shuffled) - margin:
        raise ShoeError(
            f"the cut is at least {margin} cards from either end, not after {cut_at} of {len(shuffled)} "
            f"({deepest.clause})"
        )
    cards = (*shuffled[cut_at:], *shuffled[:cut_at])
    method = burn_method(rules, burn)
    behind = rules.cutting_card[0].cards
    return Shoe(cards, cards_burned(method, cards[0]), method, len(cards) - behind)


def burn_method(rules: CardRules, kind: str | None = None) -> BurnMethod:
    """A way to burn that the book has; the first one when none is chosen."""
    methods = rules.burn.methods
    if kind is None:
        return methods[0]
    for method in methods:
        if method.kind == kind:
            return method
    raise ShoeError(f"the ways to burn are {', '.join(method.kind for method in methods)}, not {kind!r}")


def cards_burned(method: BurnMethod, first: Card) -> int:
    """How many cards a burn takes when `first` is the first card of the shoe."""
    if method.kind in ("by-face-value", "by-face-value-exposed"):
        return 1 + FACE_VALUES[first.rank]
    return 1


def coups(game: Game, shoe: Shoe, areas: int = 1) -> Iterator[DealtCoup]:
    """Deal a shoe to its last coup.

    The cutting card in the middle of a coup leaves so many more coups as the book says; as the
    first card of a coup it leaves as many as the book says then.
    """
    ending = game.book.cards.last_coup
    position = shoe.burned
    number = 0
    left: int | None = None
    while left is None or left > 0:
        number += 1
        starts_it = left is None and position >= shoe.cutting_card_at
        coup = game.deal(shoe.cards[position : position + longest(areas)], areas)
        position += coup.cards_used
        appeared = left is None and position > shoe.cutting_card_at
        if starts_it:
            left = ending.coups_when_first_card.is_
        elif appeared:
            left = ending.coups_after_cutting_card.is_
        elif left is not None:
            left -= 1
        yield DealtCoup(number, coup, starts_it or appeared, left == 0)


def longest(areas: int) -> int:
    """The most cards a coup can take: three to each hand."""
    return 3 * (areas + 1)
