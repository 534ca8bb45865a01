"""The compiled engine, punto banco pairs: by rank and suit, and beside every result.

The method is that of `reference_pairs`; read it there.
"""

import numpy as np

from sabot.margins.exact.compiled import Counts, PackedRules, add_nets, beside, pairs_by_total, values_of
from sabot.margins.exact.compiling import compiled
from sabot.margins.exact.rules import NO_CARD

# Pairs -------------------------------------------------------------------------------------------


@compiled
def mates_of_rank(suits: Counts, pair_of_suits: Counts, mates: Counts) -> None:
    """How many cards of a rank make each kind of pair with a given one, by its suit."""
    mates[:] = 0
    for first in range(4):
        for second in range(4):
            mates[pair_of_suits[first, second], first] += suits[second] - (first == second)


@compiled
def pairs_of_rank(suits: Counts, mates: Counts, kinds: Counts) -> None:
    """In how many orders two cards of a rank make each kind of pair."""
    for kind in range(4):
        kinds[kind] = 0
        for suit in range(4):
            kinds[kind] += suits[suit] * mates[kind, suit]


@compiled
def two_pairs_of_rank(suits: Counts, mates: Counts, kinds: Counts, both: Counts) -> None:
    """In how many orders four cards of a rank make two pairs of each kind.

    As with totals: any pair with any pair, less those that share a card.
    """
    for player in range(1, 4):
        for banker in range(1, player + 1):
            shared = 0
            for suit in range(4):
                shared += suits[suit] * mates[player, suit] * mates[banker, suit]
            ways = kinds[player] * kinds[banker] - 4 * shared
            if player == banker:
                ways += 2 * kinds[player]
            both[player, banker] = ways
            both[banker, player] = ways


@compiled
def count_pairs(held: Counts, pair_of_suits: Counts, codes: Counts) -> None:
    """The six-card sequences of each pair code, of the cards held of each rank and suit."""
    cards = held.sum()
    after_four = (cards - 4) * (cards - 5)
    kinds, all_kinds, mates = np.empty(4, np.int64), np.zeros(4, np.int64), np.empty((4, 4), np.int64)
    both, same, other = np.empty((4, 4), np.int64), np.zeros((4, 4), np.int64), np.zeros((4, 4), np.int64)
    for rank in range(13):
        mates_of_rank(held[rank], pair_of_suits, mates)
        pairs_of_rank(held[rank], mates, kinds)
        two_pairs_of_rank(held[rank], mates, kinds, both)
        for player in range(1, 4):
            all_kinds[player] += kinds[player]
            for banker in range(1, 4):
                same[player, banker] += both[player, banker]
                other[player, banker] -= kinds[player] * kinds[banker]
    codes[:] = 0
    in_both = 0
    for player in range(1, 4):
        for banker in range(1, 4):
            other[player, banker] += all_kinds[player] * all_kinds[banker]
            codes[(player * 4 + banker) * 2] = other[player, banker] * after_four
            codes[(player * 4 + banker) * 2 + 1] = same[player, banker] * after_four
            in_both += other[player, banker] + same[player, banker]
    some = 0
    for kind in range(1, 4):
        pairs = all_kinds[kind] * (cards - 2) * (cards - 3)
        codes[kind * 8] = (pairs - (other[kind] + same[kind]).sum()) * after_four
        codes[kind * 2] = (pairs - (other[:, kind] + same[:, kind]).sum()) * after_four
        some += pairs
    codes[0] = (cards * (cards - 1) * (cards - 2) * (cards - 3) - 2 * some + in_both) * after_four


# Pairs and results -------------------------------------------------------------------------------


@compiled
def pairs_after(held: Counts, two_after: Counts) -> None:
    """The pairs of each total after a third card of each value; in the last row, of `NO_CARD`, after none."""
    pairs_by_total(held, two_after[NO_CARD])
    for third in range(10):
        for total in range(10):
            two_after[third, total] = two_after[NO_CARD, total] - 2 * beside(held, third, total)


@compiled
def third_cards(
    rules: PackedRules,
    totals: tuple[int, int],
    held: Counts,
    more: int,
    two_after: Counts,
    dealt: int,
    cells: Counts,
) -> None:
    """Add the cells of two-card totals, by the table of play.

    The hand whose total is `dealt` is dealt from what the third cards leave, in as many ways as
    `two_after` says; below nought both hands were settled before.
    """
    player, banker = totals
    draws = rules.banker_draws[player, banker]
    if not rules.player_draws[player, banker]:
        if not draws[NO_CARD]:
            ways = more * (more - 1) * (two_after[NO_CARD, dealt] if dealt >= 0 else 1)
            cells[(player * 10 + banker) * 4] += ways
            return
        for third in range(10):
            ways = held[third] * (more - 1) * (two_after[third, dealt] if dealt >= 0 else 1)
            cells[(player * 10 + (banker + third) % 10) * 4 + 1] += ways
        return
    for third in range(10):
        if held[third] == 0:
            continue
        ways = held[third] * (two_after[third, dealt] if dealt >= 0 else 1)
        points = (player + third) % 10
        if draws[third]:
            last_cards(held, third, points * 10, banker, ways, dealt, cells)
        else:
            cells[(points * 10 + banker) * 4 + 2] += ways * (more - 1)


@compiled
def last_cards(held: Counts, third: int, row: int, banker: int, ways: int, dealt: int, cells: Counts) -> None:
    """Add the cells of coups of six cards whose last is still to come; `ways` counts the others.

    Taking the last card out too leaves fewer pairs for the hand whose total is `dealt`.
    """
    for other in range(10):
        left = held[other] - (other == third)
        if left == 0:
            continue
        points = banker + other
        if points >= 10:
            points -= 10
        if dealt < 0:
            cells[(row + points) * 4 + 3] += ways * left
            continue
        second = dealt - other
        if second < 0:
            second += 10
        fewer = 2 * (held[second] - (second == third) - (second == other))
        cells[(row + points) * 4 + 3] += left * (ways - held[third] * fewer)


@compiled
def two_pairs_by_value(held: Counts, rules: PackedRules, kinds: Counts, codes: Counts) -> None:
    """By value: the pairs of each kind, and in how many orders four cards make each pair code with both."""
    of_rank, mates = np.empty((13, 4), np.int64), np.empty((13, 4, 4), np.int64)
    both = np.empty((4, 4), np.int64)
    kinds[:] = 0
    codes[:] = 0
    for rank in range(13):
        mates_of_rank(held[rank], rules.pair_of_suits, mates[rank])
        pairs_of_rank(held[rank], mates[rank], of_rank[rank])
        for kind in range(4):
            kinds[rules.values[rank], kind] += of_rank[rank, kind]
    for rank in range(13):
        value = rules.values[rank]
        two_pairs_of_rank(held[rank], mates[rank], of_rank[rank], both)
        for player in range(1, 4):
            for banker in range(1, 4):
                code = (player * 4 + banker) * 2
                codes[value, value, code + 1] += both[player, banker]
                for other_rank in range(13):
                    if other_rank != rank:
                        ways = of_rank[rank, player] * of_rank[other_rank, banker]
                        codes[value, rules.values[other_rank], code] += ways


@compiled
def no_pair(kinds: Counts, value: int) -> bool:
    """Whether the cards of a value make no pair."""
    return bool(kinds[value, 1] + kinds[value, 2] + kinds[value, 3] == 0)


@compiled
def count_joint(held: Counts, rules: PackedRules, cells: Counts, joint: Counts) -> None:
    """The six-card sequences of each cell and pair code; what has no pair is what is left of each cell."""
    count_some_pair(held, rules, joint)
    for number in range(400):
        some = 0
        for code in range(1, 32):
            some += joint[number, code]
        joint[number, 0] = cells[number] - some


@compiled
def count_some_pair(held: Counts, rules: PackedRules, joint: Counts) -> None:
    """The six-card sequences of each cell and each pair code but the one without a pair."""
    by_value, cells = np.empty(10, np.int64), np.empty(400, np.int64)
    two_after = np.empty((11, 10), np.int64)
    kinds, codes = np.empty((10, 4), np.int64), np.empty((10, 10, 32), np.int64)
    values_of(held, rules.values, by_value)
    two_pairs_by_value(held, rules, kinds, codes)
    more = by_value.sum() - 4
    joint[:] = 0
    for value in range(10):
        if no_pair(kinds, value):
            continue
        by_value[value] -= 2
        for other in range(10):
            if no_pair(kinds, other):
                continue
            by_value[other] -= 2
            player, banker = 2 * value % 10, 2 * other % 10
            # a Player who stands ends on that count
            first, last = (0, 400) if rules.player_draws[player, banker] else (40 * player, 40 * player + 40)
            cells[first:last] = 0
            third_cards(rules, (player, banker), by_value, more, two_after, -1, cells)
            add_codes(cells[first:last], codes[value, other], value == other, joint[first:last])
            by_value[other] += 2
        by_value[value] += 2
    beside_a_pair(by_value, rules, kinds, joint)


@compiled
def add_codes(cells: Counts, codes: Counts, of_one_value: bool, joint: Counts) -> None:  # noqa: FBT001
    """Add cells to the joint counts, so many times for each pair code with a pair in both hands.

    Only pairs of one value can be of the same rank, which the odd codes say.
    """
    for number in range(cells.shape[0]):
        ways = cells[number]
        if ways == 0:
            continue
        for player in range(1, 4):
            for banker in range(1, 4):
                code = (player * 4 + banker) * 2
                joint[number, code] += ways * codes[code]
                if of_one_value:
                    joint[number, code + 1] += ways * codes[code + 1]


@compiled
def leave_out_both(joint: Counts) -> None:
    """Take the sequences with a pair in both hands from those with a pair in one, which count them too."""
    for number in range(400):
        for kind in range(1, 4):
            with_player, with_banker = 0, 0
            for other in range(1, 4):
                for code in range((kind * 4 + other) * 2, (kind * 4 + other) * 2 + 2):
                    with_player += joint[number, code]
                for code in range((other * 4 + kind) * 2, (other * 4 + kind) * 2 + 2):
                    with_banker += joint[number, code]
            joint[number, kind * 8] -= with_player
            joint[number, kind * 2] -= with_banker


@compiled
def beside_a_pair(by_value: Counts, rules: PackedRules, kinds: Counts, joint: Counts) -> None:
    """Add the sequences with a pair in one hand, those with one in both being there already."""
    two_after = np.empty((11, 10), np.int64)
    for_player, for_banker = np.empty(400, np.int64), np.empty(400, np.int64)
    more = by_value.sum() - 4
    leave_out_both(joint)
    for value in range(10):
        if no_pair(kinds, value):
            continue
        by_value[value] -= 2
        pairs_after(by_value, two_after)
        for_player[:] = 0
        for_banker[:] = 0
        for points in range(10):
            third_cards(rules, (2 * value % 10, points), by_value, more, two_after, points, for_player)
            third_cards(rules, (points, 2 * value % 10), by_value, more, two_after, points, for_banker)
        by_value[value] += 2
        for number in range(400):
            if for_player[number] == 0 and for_banker[number] == 0:
                continue
            for kind in range(1, 4):
                joint[number, kind * 8] += kinds[value, kind] * for_player[number]
                joint[number, kind * 2] += kinds[value, kind] * for_banker[number]


@compiled
def nets_by_pairs(
    compositions: Counts, pair_of_suits: Counts, class_of: Counts, nets: Counts, out: Counts
) -> None:
    """As `nets_by_cell`, by pair codes."""
    codes = np.empty(32, np.int64)
    for place in range(compositions.shape[0]):
        count_pairs(compositions[place], pair_of_suits, codes)
        add_nets(codes, class_of, nets, out[:, place])


@compiled
def nets_by_joint(
    compositions: Counts, rules: PackedRules, class_of: Counts, nets: Counts, out: Counts
) -> None:
    """As `nets_by_cell`, by cells and pair codes together, but for coups without a pair."""
    joint = np.empty((400, 32), np.int64)
    for place in range(compositions.shape[0]):
        count_some_pair(compositions[place], rules, joint)
        add_nets(joint.ravel(), class_of, nets, out[:, place])
