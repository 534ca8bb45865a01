"""A yardstick: full shoes in numpy, many side by side, each step one operation on arrays of them all.

It shuffles, burns, deals and counts what `sabot simulate` does for a punto banco game.
"""

import numpy as np
import numpy.typing as npt

from sabot.margins.cells import CELLS, PAIR_CODES
from sabot.margins.simulate.plain import PlainGame

SIDE_BY_SIDE = 2048
"""Shoes at once: more are slower, since they leave the cache."""

Array = npt.NDArray[np.int64]
Small = npt.NDArray[np.uint8]


def simulate(game: PlainGame, shoes: int, seed: int) -> Array:
    """Deal so many shoes and count their outcomes, by pair code and cell."""
    source = np.random.default_rng(seed)
    counted = np.zeros(PAIR_CODES * CELLS, np.int64)
    for done in range(0, shoes, SIDE_BY_SIDE):
        counted += _deal(game, min(SIDE_BY_SIDE, shoes - done), source)
    return counted


def _deal(game: PlainGame, shoes: int, source: np.random.Generator) -> Array:
    assert game.draws is not None
    size = game.cards
    # a card is its rank, and its suit in the two bits below; suits of one colour differ in the last
    cards = np.tile(np.repeat(np.arange(52, dtype=np.uint8), game.decks), (shoes, 1))
    source.permuted(cards, axis=1, out=cards)
    faces = cards.reshape(-1)
    values = np.repeat(np.array(game.values, np.uint8), 4)[faces]
    two_cards = np.array([count in game.draws.naturals for count in range(10)])
    player_draws = np.array([count in game.draws.player_draws for count in range(10)])
    banker_draws = np.array([[letter == "D" for letter in row] for row in game.draws.banker_rows])
    begins = np.arange(shoes) * size
    ends = begins + size - game.behind_cutting_card
    position = begins + np.repeat(np.array(game.burned), 4)[faces[begins]]
    left = np.full(shoes, -1)
    counted = np.zeros(PAIR_CODES * CELLS, np.int64)
    while position.size:
        start = position
        player = (values[start] + values[start + 2]) % 10
        banker = (values[start + 1] + values[start + 3]) % 10
        goes_on = ~(two_cards[player] | two_cards[banker])
        player_third = goes_on & player_draws[player]
        fifth = values[start + 4]
        column = np.where(player_third, fifth + 1, 0)
        banker_third = goes_on & banker_draws[banker, column]
        position = start + 4 + player_third
        player = (player + fifth * player_third) % 10
        banker = (banker + values[position] * banker_third) % 10
        position = position + banker_third
        outcome = ((player.astype(np.int64) * 10 + banker) * 2 + player_third) * 2 + banker_third
        counted += np.bincount(outcome + CELLS * _pairs(faces, start), minlength=counted.size)
        left = np.where(
            left > 0,
            left - 1,
            np.where(
                start >= ends,
                game.coups_when_first_card,
                np.where(position > ends, game.coups_after_cutting_card, -1),
            ),
        )
        goes_on = left != 0
        if not goes_on.all():
            position, ends, left = position[goes_on], ends[goes_on], left[goes_on]
    return counted


def _pairs(faces: Small, start: Array) -> Array:
    """The pair codes of coups that start there."""
    first_of_player, first_of_banker = faces[start], faces[start + 1]
    player = _pair_kind(first_of_player ^ faces[start + 2])
    banker = _pair_kind(first_of_banker ^ faces[start + 3])
    same_rank = (player > 0) & (banker > 0) & ((first_of_player ^ first_of_banker) < 4)
    return (player * 4 + banker) * 2 + same_rank


def _pair_kind(apart: Small) -> Array:
    """No pair, or a mixed, coloured or perfect one, from nought to three."""
    kind: Array = np.array([3, 2, 1, 1], np.int64)[apart & 3] * (apart < 4)
    return kind
