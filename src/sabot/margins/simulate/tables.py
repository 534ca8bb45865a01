"""The arrays that the kernels deal from: the cards of a shoe, and the table of play.

Cards are numbered in the order they lie in before the shuffle: deck after deck, each in the order
of `Card.index`.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.cards import Card, Rank, Suit, decks_of
from sabot.coup.hands import order_of_hand
from sabot.margins.cells import cell
from sabot.margins.simulate.plain import LONGEST_COUP, SHORTEST_COUP, PlainGame, TableOfDraws, extent

Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.uint16]
Counts = npt.NDArray[np.int64]
Faces = npt.NDArray[np.void]

FACE: Final = np.dtype([(name, np.uint8) for name in ("value", "picture", "rank", "suit", "burned")])
STANDS, DRAWS, NATURAL = range(3)

RANKS: Final = tuple(Rank)
SUIT_CODES: Final[dict[Suit | None, int]] = {Suit.SPADES: 0, Suit.CLUBS: 1, Suit.HEARTS: 2, Suit.DIAMONDS: 3}
"""Two suits of one colour differ in the last bit only, so one exclusive or tells kinds of pair apart."""

PICTURE: Final = 32
"""What a picture adds to the worth of a card, above any sum of three values."""

WORTHS: Final = 4 * PICTURE
"""The sums of the worths of three cards are all below this."""


class Place(NamedTuple):
    """Where a shoe ends, and how far it must be shuffled."""

    cards: int
    cards_needed: int
    cutting_card_at: int
    coups_after_cutting_card: int
    coups_when_first_card: int
    certain_coups: int
    coups_without_a_look: int
    """So many coups end in no shoe: if the cutting card appeared in one, the shoe would be too short."""
    one_coup: bool
    """Whether a shoe is dealt for one coup only, without a burn."""


class ScalarTable(NamedTuple):
    """What the scalar kernel reads, as the rule book has it."""

    faces: Faces
    """For each card of the shoe: its value, whether it is a picture, its rank and suit, and its burn."""
    two_cards: Bytes
    """What a count of two cards does: STANDS, DRAWS or NATURAL. Empty where hands have orders."""
    banker_draws: Bytes
    """By the Banker's count, then no third card of the Player, or its value and one."""


class VectorTable(NamedTuple):
    """What the vector kernel reads, folded so that nothing is decided while it deals."""

    codes: Shorts
    """For each card of the shoe: its worth, and below it its rank and suit."""
    burned: Bytes
    """By rank and suit."""
    coups: Shorts
    """For both totals of two cards and the values of two more: eight times the cell, and the length."""
    orders: Bytes
    """For the sum of the worths of three cards: the order of the hand, from nought."""


@lru_cache(64)
def place(game: PlainGame) -> Place:
    shoe = extent(game)
    return Place(
        game.cards,
        shoe.cards_needed,
        game.cards - game.behind_cutting_card,
        game.coups_after_cutting_card,
        game.coups_when_first_card,
        shoe.fewest_coups,
        max(0, shoe.fewest_coups - 1 - max(game.coups_after_cutting_card, game.coups_when_first_card)),
        game.mode == "coup",
    )


@lru_cache(64)
def scalar_table(game: PlainGame) -> ScalarTable:
    faces = [_face(game, card) for card in decks_of(game.decks)]
    draws = game.draws or TableOfDraws((), (), ())
    two_cards = [
        NATURAL if count in draws.naturals else DRAWS if count in draws.player_draws else STANDS
        for count in range(10 if game.draws else 0)
    ]
    banker_draws = [[letter == "D" for letter in row] for row in draws.banker_rows]
    return ScalarTable(
        np.array(faces, FACE), _bytes(two_cards), np.array(banker_draws, np.uint8).reshape(-1, 11)
    )


@lru_cache(64)
def vector_table(game: PlainGame) -> VectorTable:
    return VectorTable(
        codes=np.array([_code(game, card) for card in decks_of(game.decks)], np.uint16),
        burned=_bytes([burned for burned in game.burned for _ in SUIT_CODES]),
        coups=np.zeros(0, np.uint16) if game.draws is None else _coups(game.draws),
        orders=_orders(),
    )


def _face(game: PlainGame, card: Card) -> tuple[int, ...]:
    rank = RANKS.index(card.rank)
    return game.values[rank], game.pictures[rank], rank, SUIT_CODES[card.suit], game.burned[rank]


def _bytes(numbers: list[int]) -> Bytes:
    return np.array(numbers, np.uint8)


def _code(game: PlainGame, card: Card) -> int:
    rank = RANKS.index(card.rank)
    # where no bet turns on pictures they are left out, so that sums of worths are sums of values
    picture = PICTURE * game.pictures[rank] if game.draws is None else 0
    return (game.values[rank] + picture) << 8 | rank << 2 | SUIT_CODES[card.suit]


def _orders() -> Bytes:
    return _bytes([order_of_hand(worth % PICTURE % 10, worth // PICTURE) - 1 for worth in range(WORTHS)])


def _coups(draws: TableOfDraws) -> Shorts:
    coups = np.zeros((10, 10, 10, 10), np.uint16)
    for player, banker, fifth, sixth in np.ndindex(coups.shape):
        coups[player, banker, fifth, sixth] = _coup(draws, player, banker, fifth, sixth)
    return coups.reshape(-1)


def _coup(draws: TableOfDraws, player: int, banker: int, fifth: int, sixth: int) -> int:
    """How a coup ends that has these totals after four cards and these values to come."""
    player_cards = banker_cards = 2
    if player not in draws.naturals and banker not in draws.naturals:
        column, next_card = 0, fifth
        if player in draws.player_draws:
            player, player_cards = (player + fifth) % 10, 3
            column, next_card = 1 + fifth, sixth
        if draws.banker_rows[banker][column] == "D":
            banker, banker_cards = (banker + next_card) % 10, 3
    length = player_cards + banker_cards
    assert SHORTEST_COUP <= length <= LONGEST_COUP
    return cell(player, banker, player_cards, banker_cards) << 3 | length
