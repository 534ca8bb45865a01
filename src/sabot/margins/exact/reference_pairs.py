"""The reference engine, pairs: by rank and suit in closed form, and beside every result.

A pair goes by rank and a result by value, so where both matter a pair of a rank is dealt first, to
one hand or to both; what is left deals the other hand and the third cards. Sequences with no pair
in a hand are those with anything in it, less those with a pair.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from sabot.margins.cells import CELLS, PAIR_CODES
from sabot.margins.exact.reference import POINTS, Left, count_cells, dealable, third_cards, values_of
from sabot.margins.exact.rules import NO_CARD, PAIR_OF_SUITS, Held, PuntoBancoRules, sequences

SOME_PAIR: Final = (1, 2, 3)
"""The kinds of pair, as `PAIR_KINDS` numbers them; nought is no pair."""

Kinds = tuple[int, int, int, int]
"""Ordered pairs of cards by the kind of pair they make; those that make none are not counted."""


def pair_number(player: int, banker: int, *, same_rank: bool = False) -> int:
    """The pair code of two kinds of pair."""
    return (player * 4 + banker) * 2 + same_rank


def count_pairs(held: Held) -> list[int]:
    """The six-card sequences of each pair code."""
    cards = sum(map(sum, held))
    codes = [0] * PAIR_CODES
    both = list(pairs_in_both(held))
    for player_rank, banker_rank, player, banker, ways in both:
        codes[pair_number(player, banker, same_rank=player_rank == banker_rank)] += ways * sequences(
            cards - 4, 2
        )
    for kind in SOME_PAIR:
        pairs = sum(pairs_of_rank(suits)[kind] for suits in held) * sequences(cards - 2, 4)
        codes[pair_number(kind, 0)] = pairs - _with_both(codes, player=kind)
        codes[pair_number(0, kind)] = pairs - _with_both(codes, banker=kind)
    codes[pair_number(0, 0)] = sequences(cards) - sum(codes)
    return codes


def count_joint(held: Held, rules: PuntoBancoRules) -> list[list[int]]:
    """The six-card sequences of each pair code and, within it, of each cell."""
    left = Left.of(values_of(held, rules))
    joint = [[0] * CELLS for _ in range(PAIR_CODES)]
    _both_pair(joint, held, rules, left)
    anything = {kind: ([0] * CELLS, [0] * CELLS) for kind in SOME_PAIR}
    for value in POINTS:
        pairs = [pairs_of_rank(suits) for of, suits in zip(rules.values, held, strict=True) if of == value]
        ways = [sum(pair[kind] for pair in pairs) for kind in range(4)]
        if not any(ways):
            continue
        rest = left.without(value).without(value)
        for_player, for_banker = _beside_a_pair(rest, 2 * value % 10, rules)
        for kind in SOME_PAIR:
            _add(anything[kind][0], for_player, ways[kind])
            _add(anything[kind][1], for_banker, ways[kind])
    for kind in SOME_PAIR:
        of_player, of_banker = anything[kind]
        for other in SOME_PAIR:
            for same in (False, True):
                _add(of_player, joint[pair_number(kind, other, same_rank=same)], -1)
                _add(of_banker, joint[pair_number(other, kind, same_rank=same)], -1)
        joint[pair_number(kind, 0)], joint[pair_number(0, kind)] = of_player, of_banker
    none = count_cells(held, rules)
    for code in range(1, PAIR_CODES):
        _add(none, joint[code], -1)
    joint[pair_number(0, 0)] = none
    return joint


# Pairs -------------------------------------------------------------------------------------------


def pairs_of_rank(suits: Sequence[int]) -> Kinds:
    """In how many orders two cards of a rank make each kind of pair."""
    kinds = [0, 0, 0, 0]
    for first, second in _suits():
        kinds[PAIR_OF_SUITS[first][second]] += suits[first] * (suits[second] - (first == second))
    return kinds[0], kinds[1], kinds[2], kinds[3]


def pairs_in_both(held: Held) -> Iterator[tuple[int, int, int, int, int]]:
    """Two pairs at once: the ranks, the kinds, and in how many orders four cards make them."""
    by_rank = [pairs_of_rank(suits) for suits in held]
    for player_rank, suits in enumerate(held):
        for banker_rank, kinds in enumerate(by_rank):
            if player_rank == banker_rank:
                for (player, banker), ways in _two_pairs_of_rank(suits).items():
                    yield player_rank, banker_rank, player, banker, ways
                continue
            for player in SOME_PAIR:
                for banker in SOME_PAIR:
                    ways = by_rank[player_rank][player] * kinds[banker]
                    if ways:
                        yield player_rank, banker_rank, player, banker, ways


def _two_pairs_of_rank(suits: Sequence[int]) -> dict[tuple[int, int], int]:
    """In how many orders four cards of one rank make two pairs of each kind."""
    found: dict[tuple[int, int], int] = {}
    for first, second in _suits():
        ways = suits[first] * (suits[second] - (first == second))
        if not ways:
            continue
        left = [count - (suit == first) - (suit == second) for suit, count in enumerate(suits)]
        banker = pairs_of_rank(left)
        for kind in SOME_PAIR:
            key = PAIR_OF_SUITS[first][second], kind
            found[key] = found.get(key, 0) + ways * banker[kind]
    return found


def _suits() -> Iterator[tuple[int, int]]:
    for first in range(4):
        for second in range(4):
            yield first, second


def _with_both(codes: Sequence[int], player: int | None = None, banker: int | None = None) -> int:
    """The sequences in which both hands pair, and one of them so."""
    players = SOME_PAIR if player is None else (player,)
    bankers = SOME_PAIR if banker is None else (banker,)
    return sum(
        codes[pair_number(one, other, same_rank=same)]
        for one in players
        for other in bankers
        for same in (False, True)
    )


# Pairs and results -------------------------------------------------------------------------------


def _both_pair(joint: list[list[int]], held: Held, rules: PuntoBancoRules, left: Left) -> None:
    """Two pairs settle the first four cards; only third cards are left to deal."""
    by_values: dict[tuple[int, int], Counter[int]] = {}
    for player_rank, banker_rank, player, banker, ways in pairs_in_both(held):
        code = pair_number(player, banker, same_rank=player_rank == banker_rank)
        values = rules.values[player_rank], rules.values[banker_rank]
        by_values.setdefault(values, Counter())[code] += ways
    for (player_value, banker_value), codes in by_values.items():
        rest = left.without(player_value).without(player_value).without(banker_value).without(banker_value)
        totals = 2 * player_value % 10, 2 * banker_value % 10
        for number, ways in third_cards(rules, totals, rest.held, rest.cards, lambda _one, _other: 1):
            for code, pairs in codes.items():
                joint[code][number] += pairs * ways


def _beside_a_pair(rest: Left, total: int, rules: PuntoBancoRules) -> tuple[list[int], list[int]]:
    """The cells when one hand has two cards with a total and the rest deals the other hand.

    First for the Player's hand given, then for the Banker's.
    """
    for_player, for_banker = [0] * CELLS, [0] * CELLS
    after = {NO_CARD: rest, **{value: rest.without(value) for value in dealable(rest.held)}}
    for points in POINTS:

        def other_hand(one: int, other: int, points: int = points) -> int:
            left = after[one]
            return left.two[points] if other == NO_CARD else left.two_without_one(other, points)

        for cells, totals in ((for_player, (total, points)), (for_banker, (points, total))):
            for number, ways in third_cards(rules, totals, rest.held, rest.cards - 2, other_hand):
                cells[number] += ways
    return for_player, for_banker


def _add(cells: list[int], more: Sequence[int], times: int) -> None:
    for number, ways in enumerate(more):
        cells[number] += times * ways
