"""What counting needs of a game, as plain numbers: card values, and who draws on what."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from sabot import SabotError
from sabot.cards import Card, Rank, Suit
from sabot.coup import Game
from sabot.coup.deal import PuntoBancoDealer, ThreeCardDealer
from sabot.coup.hands import ORDERS, order_of_hand, pair_kind
from sabot.margins.cells import PAIR_KINDS

RANKS: Final = tuple(Rank)
SUITS: Final = tuple(Suit)
ONE_SUIT: Final = tuple(Card.of(rank, SUITS[0]) for rank in RANKS)
NO_CARD: Final = 10
"""The column of a Player that drew no third card, behind those of its values 0 to 9."""

PAIR_OF_SUITS: Final = tuple(
    tuple(
        PAIR_KINDS.index(pair_kind((Card.of(Rank.ACE, first), Card.of(Rank.ACE, second)))) for second in SUITS
    )
    for first in SUITS
)
"""What two cards of one rank make, by their suits: an index of `PAIR_KINDS`."""

BY_RANK: Final = tuple(tuple(Card.of(rank, suit) for suit in SUITS) for rank in RANKS)

MOST_COUNTED: Final = 2**63 - 1
"""The largest number that a signed integer of 64 bits holds."""

Held = tuple[tuple[int, ...], ...]
"""How many cards a composition holds of each rank, by suit."""


class MarginError(SabotError):
    """A game or a bet whose margin cannot be worked out."""


class PuntoBancoRules(msgspec.Struct, frozen=True, eq=False):
    """A punto banco game: the value of each rank, and the table of play on every pair of counts."""

    values: tuple[int, ...]
    player_draws: tuple[tuple[bool, ...], ...]
    """By the Player's count and the Banker's."""
    banker_draws: tuple[tuple[tuple[bool, ...], ...], ...]
    """By the Player's count, the Banker's, and the Player's third card or `NO_CARD`."""
    naturals: frozenset[int]


class ThreeCardRules(msgspec.Struct, frozen=True, eq=False):
    """A three-card game: the kinds of card it tells apart, and the order of every hand.

    A kind is a value, picture or not; nothing else about a card matters to an order.
    """

    kinds: tuple[tuple[int, int], ...]
    """The value of each kind, and whether it is a picture: 1 or 0."""
    kind_of_rank: tuple[int, ...]
    orders: tuple[tuple[int, ...], ...]
    """By point count and picture cards, numbered from nought."""


Rules = PuntoBancoRules | ThreeCardRules


@lru_cache(64)
def rules_of(game: Game) -> Rules:
    """The rules by which a game's coups are counted."""
    dealer = game.dealer
    values = tuple(dealer.count.of_card(card) for card in ONE_SUIT)
    if isinstance(dealer, PuntoBancoDealer):
        return _punto_banco(dealer, values)
    if isinstance(dealer, ThreeCardDealer):
        return _three_card(values)
    raise MarginError(f"nothing is known of how to count the coups of {game.id}")


def held_by(composition: Mapping[Card, int]) -> Held:
    """A composition by rank and suit."""
    return tuple([tuple([composition[card] for card in of_rank]) for of_rank in BY_RANK])


def sequences(cards: int, of: int = 6) -> int:
    """In how many orders so many cards can leave a shoe: N(N-1)(N-2) and so on."""
    ways = 1
    for gone in range(of):
        ways *= cards - gone
    return ways


def fits_64_bits(cards: int) -> bool:
    """Whether no count of six-card sequences out of so many cards can overflow.

    Every number that the compiled engine keeps is a count of such sequences, so this bound is
    enough. It holds up to 1,450 cards, which is more than 27 decks.
    """
    return sequences(cards) <= MOST_COUNTED


def _punto_banco(dealer: PuntoBancoDealer, values: tuple[int, ...]) -> PuntoBancoRules:
    counts, table = range(10), dealer.table
    thirds: tuple[int | None, ...] = (*counts, None)
    return PuntoBancoRules(
        values,
        tuple(tuple(table.player_draws(player, banker) for banker in counts) for player in counts),
        tuple(
            tuple(tuple(table.banker_draws(player, banker, third) for third in thirds) for banker in counts)
            for player in counts
        ),
        frozenset(table.rules.naturals.is_),
    )


def _three_card(values: tuple[int, ...]) -> ThreeCardRules:
    by_rank = [(value, int(rank.is_picture)) for value, rank in zip(values, RANKS, strict=True)]
    if any(value for value, is_picture in by_rank if is_picture):
        # three pictures are one order, so their point count must be one too
        raise MarginError("a three-card game is counted only where picture cards count nought")
    kinds = tuple(sorted(set(by_rank)))
    orders = tuple(
        tuple(order_of_hand(points, pictures) - 1 for pictures in range(4)) for points in range(10)
    )
    assert max(map(max, orders)) == ORDERS - 1
    return ThreeCardRules(kinds, tuple(kinds.index(kind) for kind in by_rank), orders)
