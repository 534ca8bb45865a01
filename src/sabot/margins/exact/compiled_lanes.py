"""The compiled engine for many compositions: as `compiled`, with a composition in each vector lane.

`compiled.count_cells` is the specification of `count_cells` here, and read that first. Arrays have
one more axis at the end, along which lie the lanes, and every step is done in all of them before
the next; a card that one of the compositions no longer holds weighs nothing there.
"""

from typing import Final

import numpy as np

from sabot.margins.exact.compiled import MINUS, Counts, PackedRules
from sabot.margins.exact.compiling import compiled
from sabot.margins.exact.rules import NO_CARD

LANES: Final = 64
"""How many compositions are worked out together: more would crowd one another out of the cache."""


@compiled
def values_of(compositions: Counts, values: Counts, held: Counts) -> None:
    """How many cards count each value, in every lane."""
    held[:] = 0
    for lane in range(compositions.shape[0]):
        for rank in range(13):
            for suit in range(4):
                held[values[rank], lane] += compositions[lane, rank, suit]


@compiled
def pairs_by_total(held: Counts, two: Counts) -> None:
    """In how many orders two cards make each total."""
    two[:] = 0
    for total in range(10):
        for one in range(10):
            other = MINUS[total, one]
            itself = int(one == other)
            for lane in range(held.shape[1]):
                two[total, lane] += held[one, lane] * (held[other, lane] - itself)


@compiled
def four_by_totals(held: Counts, two: Counts, four: Counts) -> None:
    """In how many orders two cards each make the Player's total and the Banker's."""
    for player in range(10):
        for banker in range(player + 1):
            row, mirrored = player * 10 + banker, banker * 10 + player
            twice = 2 * int(player == banker)
            for lane in range(held.shape[1]):
                four[row, lane] = two[player, lane] * (two[banker, lane] + twice)
            for value in range(10):
                first, second = MINUS[player, value], MINUS[banker, value]
                itself_1, itself_2 = int(first == value), int(second == value)
                for lane in range(held.shape[1]):
                    shared = held[value, lane] * (held[first, lane] - itself_1)
                    four[row, lane] -= 4 * shared * (held[second, lane] - itself_2)
            for lane in range(held.shape[1]):
                four[mirrored, lane] = four[row, lane]


@compiled
def remove_card(held: Counts, two: Counts, gone: int, held_after: Counts, two_after: Counts) -> None:
    """What is left when a card goes, and the pairs of it."""
    for value in range(10):
        other = MINUS[value, gone]
        this, itself = int(value == gone), int(other == gone)
        for lane in range(held.shape[1]):
            held_after[value, lane] = held[value, lane] - this
            two_after[value, lane] = two[value, lane] - 2 * (held[other, lane] - itself)


@compiled
def add_after(
    state: tuple[Counts, Counts, Counts, Counts],
    gone: int,
    player: int,
    banker: int,
    ways: Counts,
    cells: Counts,
    number: int,
) -> None:
    """Add so many ways of each sequence of four that remains when a card goes: see `compiled.four_after`.

    The state is the sequences of four and the cards before it went, and the cards and their pairs after.
    """
    four, before, held, two = state
    row = player * 10 + banker
    by_player, by_banker = MINUS[player, gone], MINUS[banker, gone]
    itself_1, itself_2 = int(by_player == gone), int(by_banker == gone)
    beside_1, beside_2 = MINUS[banker, by_player], MINUS[player, by_banker]
    itself_3, itself_4 = int(beside_1 == by_player), int(beside_2 == by_banker)
    for lane in range(held.shape[1]):
        with_player = two[banker, lane] - 2 * (held[beside_1, lane] - itself_3)
        with_banker = two[player, lane] - 2 * (held[beside_2, lane] - itself_4)
        fewer = (before[by_player, lane] - itself_1) * with_player + (
            before[by_banker, lane] - itself_2
        ) * with_banker
        cells[number, lane] += ways[lane] * (four[row, lane] - 2 * fewer)


@compiled
def count_cells(held: Counts, rules: PackedRules, cells: Counts) -> None:
    """The six-card sequences of each cell, of the cards held of each value."""
    lanes = held.shape[1]
    two, held_1, two_1 = (
        np.empty((10, lanes), np.int64),
        np.empty((10, lanes), np.int64),
        np.empty((10, lanes), np.int64),
    )
    held_2, two_2 = np.empty((10, lanes), np.int64), np.empty((10, lanes), np.int64)
    four, four_1 = np.empty((100, lanes), np.int64), np.empty((100, lanes), np.int64)
    ways, once = np.empty(lanes, np.int64), np.ones(lanes, np.int64)
    more = held.sum(axis=0) - 4
    cells[:] = 0
    pairs_by_total(held, two)
    four_by_totals(held, two, four)
    none_draws(four, more, rules, cells)
    for third in range(10):
        remove_card(held, two, third, held_1, two_1)
        four_1[:] = 0
        for player in range(10):
            for banker in range(player + 1):
                row, mirrored = player * 10 + banker, banker * 10 + player
                add_after((four, held, held_1, two_1), third, player, banker, once, four_1, row)
                four_1[mirrored] = four_1[row]
        for lane in range(lanes):
            ways[lane] = held[third, lane] * (more[lane] - 1)
        one_draws(third, ways, four_1, rules, cells)
        for other in range(10):
            remove_card(held_1, two_1, other, held_2, two_2)
            for lane in range(lanes):
                ways[lane] = held[third, lane] * held_1[other, lane]
            for place in range(rules.both_drawn[third]):
                player, banker = rules.both_draw[third, place]
                number = ((player + third) % 10 * 10 + (banker + other) % 10) * 4 + 3
                add_after((four_1, held_1, held_2, two_2), other, player, banker, ways, cells, number)


@compiled
def none_draws(four: Counts, more: Counts, rules: PackedRules, cells: Counts) -> None:
    """The coups of four cards."""
    for player in range(10):
        for banker in range(10):
            if not rules.player_draws[player, banker] and not rules.banker_draws[player, banker, NO_CARD]:
                row, number = player * 10 + banker, (player * 10 + banker) * 4
                for lane in range(more.shape[0]):
                    cells[number, lane] += four[row, lane] * more[lane] * (more[lane] - 1)


@compiled
def one_draws(third: int, ways: Counts, four: Counts, rules: PackedRules, cells: Counts) -> None:
    """The coups of five cards with a given third card, to one hand or the other."""
    for player in range(10):
        for banker in range(10):
            if rules.player_draws[player, banker]:
                if rules.banker_draws[player, banker, third]:
                    continue
                number = ((player + third) % 10 * 10 + banker) * 4 + 2
            elif rules.banker_draws[player, banker, NO_CARD]:
                number = (player * 10 + (banker + third) % 10) * 4 + 1
            else:
                continue
            row = player * 10 + banker
            for lane in range(ways.shape[0]):
                cells[number, lane] += ways[lane] * four[row, lane]


@compiled
def nets_by_cell(
    compositions: Counts, rules: PackedRules, class_of: Counts, nets: Counts, out: Counts
) -> None:
    """For each composition, what every bet nets on each cell, times its sequences, summed up.

    `nets` has a row for each class of cells, on which every bet nets alike.
    """
    for first in range(0, compositions.shape[0], LANES):
        block = compositions[first : first + LANES]
        held, cells = np.empty((10, block.shape[0]), np.int64), np.empty((400, block.shape[0]), np.int64)
        alike = np.zeros((nets.shape[0], block.shape[0]), np.int64)
        values_of(block, rules.values, held)
        count_cells(held, rules, cells)
        for number in range(400):
            of = class_of[number]
            for lane in range(block.shape[0]):
                alike[of, lane] += cells[number, lane]
        for of in range(nets.shape[0]):
            for bet in range(nets.shape[1]):
                net = nets[of, bet]
                if net != 0:
                    for lane in range(block.shape[0]):
                        out[bet, first + lane] += net * alike[of, lane]
