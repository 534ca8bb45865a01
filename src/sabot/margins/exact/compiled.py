"""The compiled engine, punto banco results: the counts of `reference`, in 64-bit integers.

The method is that of the reference engine; read it there. Every number kept here is a count of
ordered sequences of six cards or fewer, so nothing overflows while N(N-1)(N-2)(N-3)(N-4)(N-5) fits
into a signed integer of 64 bits: up to 1,450 cards, more than 27 decks. `engines` asks for that,
and goes back to the reference engine beyond it.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.margins.exact.compiling import compiled
from sabot.margins.exact.rules import NO_CARD, PuntoBancoRules

Counts = npt.NDArray[np.int64]
Table = npt.NDArray[np.bool_]


class PackedRules(NamedTuple):
    """The rules of a punto banco game as arrays."""

    values: Counts
    player_draws: Table
    banker_draws: Table
    both_draw: Counts
    """For each third card of the Player, the two-card totals, one after the other, on which both draw."""
    both_drawn: Counts
    """How many of them there are."""


def pack(rules: PuntoBancoRules) -> PackedRules:
    """The rules as the compiled functions take them."""
    player, banker = np.array(rules.player_draws), np.array(rules.banker_draws)
    both = player[:, :, None] & banker
    totals = np.zeros((10, 100, 2), np.int64)
    drawn = np.zeros(10, np.int64)
    for third in range(10):
        found = np.argwhere(both[:, :, third])
        totals[third, : len(found)] = found
        drawn[third] = len(found)
    return PackedRules(np.array(rules.values, np.int64), player, banker, totals, drawn)


@compiled
def values_of(held: Counts, values: Counts, by_value: Counts) -> None:
    """How many cards count each value."""
    by_value[:] = 0
    for rank in range(13):
        for suit in range(4):
            by_value[values[rank]] += held[rank, suit]


@compiled
def pairs_by_total(held: Counts, two: Counts) -> None:
    """In how many orders two cards make each total."""
    two[:] = 0
    for one in range(10):
        for other in range(10):
            two[(one + other) % 10] += held[one] * (held[other] - (one == other))


@compiled
def beside(held: Counts, card: int, total: int) -> int:
    """How many cards make a total with a given one; both are below 10."""
    other = total - card
    if other < 0:
        other += 10
    return held[other] - (other == card)


@compiled
def four_by_totals(held: Counts, two: Counts, four: Counts) -> None:
    """In how many orders two cards each make the Player's total and the Banker's.

    Of any pair for one with any pair for the other, those are left out that share a card; pairs
    that share both are then left out twice, and come back once.
    """
    for player in range(10):
        for banker in range(player + 1):
            shared = 0
            for value in range(10):
                shared += held[value] * beside(held, value, player) * beside(held, value, banker)
            ways = two[player] * two[banker] - 4 * shared
            if player == banker:
                ways += 2 * two[player]
            four[player, banker] = ways
            four[banker, player] = ways


@compiled
def remove_card(held: Counts, two: Counts, gone: int, held_after: Counts, two_after: Counts) -> None:
    """What is left when a card goes, and the pairs of it."""
    for value in range(10):
        held_after[value] = held[value]
        two_after[value] = two[value] - 2 * beside(held, gone, value)
    held_after[gone] -= 1


@compiled
def four_after(
    before: Counts, held: Counts, two: Counts, gone: int, four: int, player: int, banker: int
) -> int:
    """The sequences of four with two totals that remain when a card goes; `four` is how many there were.

    `before` are the cards with it, `held` and `two` those without it.
    """
    for_player, for_banker = player - gone, banker - gone
    if for_player < 0:
        for_player += 10
    if for_banker < 0:
        for_banker += 10
    with_player = (before[for_player] - (for_player == gone)) * (two[banker] - 2 * beside(held, for_player, banker))
    with_banker = (before[for_banker] - (for_banker == gone)) * (two[player] - 2 * beside(held, for_banker, player))
    return four - 2 * (with_player + with_banker)


@compiled
def count_cells(held: Counts, rules: PackedRules, cells: Counts) -> None:
    """The six-card sequences of each cell, of the cards held of each value."""
    two, held_1, two_1 = np.empty(10, np.int64), np.empty(10, np.int64), np.empty(10, np.int64)
    held_2, two_2 = np.empty(10, np.int64), np.empty(10, np.int64)
    four, four_1 = np.empty((10, 10), np.int64), np.empty((10, 10), np.int64)
    more = held.sum() - 4
    cells[:] = 0
    pairs_by_total(held, two)
    four_by_totals(held, two, four)
    for player in range(10):
        for banker in range(10):
            if not rules.player_draws[player, banker] and not rules.banker_draws[player, banker, NO_CARD]:
                cells[(player * 10 + banker) * 4] += four[player, banker] * more * (more - 1)
    for third in range(10):
        if held[third] == 0:
            continue
        remove_card(held, two, third, held_1, two_1)
        for player in range(10):
            for banker in range(10):
                four_1[player, banker] = four_after(held, held_1, two_1, third, four[player, banker], player, banker)
        one_draws(third, held[third] * (more - 1), four_1, rules, cells)
        for other in range(10):
            if held_1[other] == 0:
                continue
            remove_card(held_1, two_1, other, held_2, two_2)
            ways = held[third] * held_1[other]
            for place in range(rules.both_drawn[third]):
                player, banker = rules.both_draw[third, place]
                left = four_after(held_1, held_2, two_2, other, four_1[player, banker], player, banker)
                cells[((player + third) % 10 * 10 + (banker + other) % 10) * 4 + 3] += ways * left


@compiled
def one_draws(third: int, ways: int, four: Counts, rules: PackedRules, cells: Counts) -> None:
    """The coups of five cards with a given third card, to one hand or the other."""
    for player in range(10):
        for banker in range(10):
            if rules.player_draws[player, banker]:
                if not rules.banker_draws[player, banker, third]:
                    cells[((player + third) % 10 * 10 + banker) * 4 + 2] += ways * four[player, banker]
            elif rules.banker_draws[player, banker, NO_CARD]:
                cells[(player * 10 + (banker + third) % 10) * 4 + 1] += ways * four[player, banker]
