"""The compiled engine, punto banco results: the counts of the reference engine, in 64-bit integers.

The method is that of `reference`; read it there. Every number kept here is a
count of ordered sequences of six cards or fewer, so nothing overflows while N(N-1)(N-2)(N-3)(N-4)(N-5)
fits into a signed integer of 64 bits: up to 1,450 cards, more than 27 decks. `engines` sees to that.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.margins.exact.compiling import compiled
from sabot.margins.exact.rules import NO_CARD, PAIR_OF_SUITS, PuntoBancoRules

Counts = npt.NDArray[np.int64]
Table = npt.NDArray[np.bool_]
Places = npt.NDArray[np.uint8]


MINUS: Final = np.array([[(total - card) % 10 for card in range(10)] for total in range(10)], np.uint8)
"""The card that makes a total with another one; without a sign, so that no index is below nought."""


class PackedRules(NamedTuple):
    """The rules of a punto banco game as arrays."""

    values: Counts
    player_draws: Table
    banker_draws: Table
    both_draw: Places
    """For each third card of the Player, the two-card totals, one after the other, on which both draw."""
    both_drawn: Counts
    """How many of them there are."""
    pair_of_suits: Counts
    """What two cards of one rank make, by their suits."""


def pack(rules: PuntoBancoRules) -> PackedRules:
    """The rules as the compiled functions take them."""
    player, banker = np.array(rules.player_draws), np.array(rules.banker_draws)
    both = player[:, :, None] & banker
    totals = np.zeros((10, 100, 2), np.uint8)
    drawn = np.zeros(10, np.int64)
    for third in range(10):
        found = np.argwhere(both[:, :, third])
        totals[third, : len(found)] = found
        drawn[third] = len(found)
    suits = np.array(PAIR_OF_SUITS, np.int64)
    return PackedRules(np.array(rules.values, np.int64), player, banker, totals, drawn, suits)


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
    other = MINUS[total, card]
    return int(held[other] - (other == card))


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
    by_player, by_banker = MINUS[player, gone], MINUS[banker, gone]
    with_player = two[banker] - 2 * beside(held, by_player, banker)
    with_banker = two[player] - 2 * beside(held, by_banker, player)
    fewer = beside(before, gone, player) * with_player + beside(before, gone, banker) * with_banker
    return int(four - 2 * fewer)


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
            for banker in range(player + 1):
                left = four_after(held, held_1, two_1, third, four[player, banker], player, banker)
                four_1[player, banker] = left
                four_1[banker, player] = left
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


# Many at once ------------------------------------------------------------------------------------


@compiled
def tally(counts: Counts, outcome_of: Counts, tallied: Counts) -> None:
    """Add up the counts of each outcome of each bet; an outcome below nought never comes about."""
    for bet in range(outcome_of.shape[0]):
        for place in range(counts.shape[0]):
            if counts[place]:
                tallied[bet, outcome_of[bet, place]] += counts[place]


@compiled
def nets_by_cell(
    compositions: Counts, rules: PackedRules, class_of: Counts, nets: Counts, out: Counts
) -> None:
    """For each composition, what every bet nets on each cell, times its sequences, summed up.

    `nets` has a row for each class of cells, on which every bet nets alike, and a column for each
    bet; `out` has a row for each bet.
    """
    by_value, cells = np.empty(10, np.int64), np.empty(400, np.int64)
    for place in range(compositions.shape[0]):
        values_of(compositions[place], rules.values, by_value)
        count_cells(by_value, rules, cells)
        add_nets(cells, class_of, nets, out[:, place])


@compiled
def add_nets(counts: Counts, class_of: Counts, nets: Counts, out: Counts) -> None:
    """Add up the counts by class, and then what every bet nets on each class, times its count."""
    alike = np.zeros(nets.shape[0], np.int64)
    for number in range(counts.shape[0]):
        alike[class_of[number]] += counts[number]
    for of in range(nets.shape[0]):
        if alike[of]:
            for bet in range(nets.shape[1]):
                out[bet] += alike[of] * nets[of, bet]
