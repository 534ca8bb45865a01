"""Cells: the finest outcomes that any bet can tell apart, numbered so that they can be counted.

A punto banco coup falls into one of 400 cells by its final counts and numbers of cards, and into
one of 32 pair codes by the first two cards of each hand. A three-card coup falls into one of
31 x 31 cells by the orders of its hands. Exact counting and simulation both fill tables of these;
what each bet makes of a cell is asked of the game itself, so a paytable changed in a rule book
changes every margin and nothing here.
"""

from collections.abc import Iterator
from typing import Final

from sabot.bets import Outcome, Winner
from sabot.bets.outcome import Pair
from sabot.coup.hands import ORDERS
from sabot.rulebook.words import PairKind

CELLS: Final = 400
PAIR_KINDS: Final[tuple[PairKind | None, ...]] = (None, "mixed", "coloured", "perfect")
PAIR_CODES: Final = 32
ORDER_CELLS: Final = ORDERS * ORDERS


def cell(player: int, banker: int, player_cards: int, banker_cards: int) -> int:
    """The number of a punto banco cell: final counts, and two or three cards in each hand."""
    return ((player * 10 + banker) * 2 + player_cards - 2) * 2 + banker_cards - 2


def pair_code(player: Pair | None, banker: Pair | None, same_rank: bool) -> int:  # noqa: FBT001
    """The number of what the first two cards of both hands make, all of them known by their suits."""
    return (PAIR_KINDS.index(player) * 4 + PAIR_KINDS.index(banker)) * 2 + same_rank


def punto_banco_outcome(number: int, pairs: int, naturals: frozenset[int]) -> Outcome:
    """The outcome that a cell and a pair code stand for.

    The rank of a pair is not kept, since no bet turns on it; equal ranks are, under one name.
    """
    counts, cards = divmod(number, 4)
    player, banker = divmod(counts, 10)
    player_cards, banker_cards = 2 + cards // 2, 2 + cards % 2
    kinds, same = divmod(pairs, 2)
    player_pair, banker_pair = PAIR_KINDS[kinds // 4], PAIR_KINDS[kinds % 4]
    return Outcome(
        winner=_winner(player, banker),
        player_points=player,
        banker_points=banker,
        player_cards=player_cards,
        banker_cards=banker_cards,
        player_natural=player_cards == 2 and player in naturals,
        banker_natural=banker_cards == 2 and banker in naturals,
        player_pair=player_pair,
        banker_pair=banker_pair,
        player_pair_of="one rank" if player_pair else None,
        banker_pair_of=("one rank" if same else "another rank") if banker_pair else None,
    )


def three_card_outcome(number: int) -> Outcome:
    """The outcome that a cell of two orders stands for; orders are numbered from one."""
    player_order, banker_order = (order + 1 for order in divmod(number, ORDERS))
    player, player_pictures = _hand_of_order(player_order)
    banker, banker_pictures = _hand_of_order(banker_order)
    return Outcome(
        # the first order is the highest, so the hands compare the other way round
        winner=_winner(banker_order, player_order),
        player_points=player,
        banker_points=banker,
        player_cards=3,
        banker_cards=3,
        player_natural=False,
        banker_natural=False,
        player_pictures=player_pictures,
        banker_pictures=banker_pictures,
        player_order=player_order,
        banker_order=banker_order,
    )


def cards_in_cell(number: int) -> int:
    """How many cards a coup of a punto banco cell takes."""
    return 4 + (number >> 1 & 1) + (number & 1)


def possible_pair_codes() -> Iterator[int]:
    """The pair codes that can occur: ranks are the same only where both hands pair."""
    for code in range(PAIR_CODES):
        kinds, same = divmod(code, 2)
        if not same or (kinds // 4 and kinds % 4):
            yield code


def _hand_of_order(order: int) -> tuple[int, int]:
    """The point count and the picture cards of an order of three-card hands."""
    if order == 1:
        return 0, 3
    below_nine, fewer_than_two = divmod(order - 2, 3)
    return 9 - below_nine, 2 - fewer_than_two


def _winner(player: int, banker: int) -> Winner:
    if player == banker:
        return "tie"
    return "player" if player > banker else "banker"
