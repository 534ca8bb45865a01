"""Three Card Baccarat counted exactly: in closed form, and against what is published for one deck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from sabot.cards import Card
from sabot.coup import Coup
from sabot.coup.hands import order_of_hand, pictures
from sabot.rulebooks import open_game
from tests.oracle.enumeration import percent

GAME = "star-three-card-baccarat/three-card"

Hand = tuple[Card, ...]

KINDS = tuple(map(Card.parse, ("KS", "TS", "AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S")))
"""A picture card, and a card of each other rank: nothing else about a card matters here."""


def shoe(decks: int) -> dict[Card, int]:
    return {kind: (12 if kind.is_picture else 4) * decks for kind in KINDS}


def hands(held: dict[Card, int]) -> Iterator[tuple[Hand, int]]:
    """Every hand of three kinds, and how many hands of real cards are like it."""
    for hand in combinations_with_replacement(KINDS, 3):
        ways = 1
        for kind, times in Counter(hand).items():
            ways *= comb(held[kind], times)
        if ways:
            yield hand, ways


@cache
def orders(decks: int) -> Counter[int]:
    """How many hands out of so many decks the shipped game puts in each order, dealt to the Banker."""
    game = open_game(GAME)
    counted: Counter[int] = Counter()
    for hand, ways in hands(shoe(decks)):
        outcome = game.outcome(game.deal(hand, areas=0))
        counted[order_of_hand(outcome.banker_points, outcome.banker_pictures)] += ways
    return counted


def in_closed_form(order: int, decks: int) -> int:
    """How many hands an order has, with r cards of each rank and three ranks of picture cards.

    Two ranks out of ten add up to an odd digit in five ways, all of different ranks; to an even one
    in four, and in two more of one rank. Three ranks add up to each digit equally often.
    """
    r = 4 * decks
    if order == 1:
        return comb(3 * r, 3)
    count = 9 - (order - 2) // 3
    if order % 3 == 2:
        return comb(3 * r, 2) * r
    if order % 3 == 0:
        return 3 * r * (5 * r * r if count % 2 else 4 * r * r + 2 * comb(r, 2))
    return comb(10 * r, 3) // 10


@pytest.mark.parametrize(("decks", "total"), [(1, 22_100), (6, 5_013_320), (8, 11_912_160)])
def test_hands_are_as_many_as_there_are_ways_to_take_three_cards(decks: int, total: int) -> None:
    assert sum(orders(decks).values()) == total


@pytest.mark.clauses("star-three-card-baccarat", "7.2 (table)")
@pytest.mark.parametrize("decks", [1, 6, 8])
def test_7_2_each_order_has_as_many_hands_as_its_closed_form(decks: int) -> None:
    assert orders(decks) == {order: in_closed_form(order, decks) for order in range(1, 32)}


@pytest.mark.clauses("star-three-card-baccarat", "5.1.4", "7.1")
@pytest.mark.parametrize(
    ("total", "published"), [*enumerate((2384, 2212, 2164, 2212, 2164, 2212, 2164, 2212, 2164, 2212))]
)
def test_5_1_4_one_deck_brings_each_point_total_as_often_as_published(total: int, published: int) -> None:
    game = open_game(GAME)
    paid = (
        ways
        for hand, ways in hands(shoe(1))
        if game.settle(game.outcome(game.deal(hand, areas=0)))[f"point-total-{total}"].net == 8
    )

    assert sum(paid) == published


def pairs_without_a_common_card(alike: Sequence[tuple[str, ...]]) -> int:
    """How many ordered pairs of these hands can lie on the table together: inclusion and exclusion."""
    singles = Counter(card for hand in alike for card in hand)
    doubles = Counter(two for hand in alike for two in combinations(hand, 2))
    sharing = sum(n * n for n in singles.values()) - sum(n * n for n in doubles.values()) + len(alike)
    return len(alike) ** 2 - sharing


def ties_of_one_deck() -> int:
    """Ties counted hand by hand, from the letters of the cards and without Sabot."""
    pips = {"A": 1, **{str(pip): pip for pip in range(2, 10)}}
    deck = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
    alike: dict[tuple[int, int], list[tuple[str, ...]]] = {}
    for hand in combinations(deck, 3):
        count = sum(pips.get(card[0], 0) for card in hand) % 10
        picture_cards = sum(card[0] in "JQK" for card in hand)
        alike.setdefault((count, picture_cards), []).append(hand)
    return sum(map(pairs_without_a_common_card, alike.values()))


@pytest.mark.clauses("star-three-card-baccarat", "5.1.1.2", "5.1.1.3", "5.1.1.4", "5.1.2", "7.1", "7.2")
def test_5_1_1_one_deck_is_won_and_tied_as_often_as_a_count_of_real_hands_says() -> None:
    game = open_game(GAME)
    won: Counter[Fraction] = Counter()
    for player, ways in hands(shoe(1)):
        left = shoe(1)
        for kind in player:
            left[kind] -= 1
        for banker, more_ways in hands(left):
            settled = game.settle(game.outcome(Coup((player,), banker)))
            assert (settled["tie"].net == 21) == (settled["player"].fate == "stands-off")
            won[settled["player"].net] += ways * more_ways

    ties = ties_of_one_deck()
    either = (comb(52, 3) * comb(49, 3) - ties) // 2
    assert won == {Fraction(19, 20): either, Fraction(0): ties, Fraction(-1): either}


@pytest.mark.clauses("star-three-card-baccarat", "5.1.3", "11.1.4")
@pytest.mark.parametrize("decks", [6, 8])
def test_11_1_4_three_picture_cards_keep_what_their_closed_form_says(decks: int) -> None:
    game = open_game(GAME, decks)
    kept = sum(
        -game.settle(game.outcome(game.deal(hand, areas=0)))["three-pictures"].net * ways
        for hand, ways in hands(shoe(decks))
    )

    assert kept == comb(52 * decks, 3) - 71 * comb(12 * decks, 3)


@pytest.mark.parametrize(
    ("choice", "decks", "printed"),
    [
        ("with-three-pictures", 6, "0.5"),
        ("with-three-pictures", 8, "0.4"),
        ("without-three-pictures", 6, "11.2"),
        ("without-three-pictures", 8, "11.2"),
    ],
)
def test_reading_t23_point_total_0_keeps_the_margins_of_the_errata(
    choice: str, decks: int, printed: str
) -> None:
    game = open_game(GAME, decks, {"point-total-0": choice})
    kept = sum(
        (
            -game.settle(game.outcome(game.deal(hand, areas=0)))["point-total-0"].net * ways
            for hand, ways in hands(shoe(decks))
        ),
        Fraction(0),
    )

    assert percent(kept / comb(52 * decks, 3), 1) == printed


def test_kinds_stand_for_every_card() -> None:
    """13 ranks of 4: three ranks of picture cards and one of each other kind."""
    assert sum(shoe(1).values()) == 52
    assert [pictures((kind,)) for kind in KINDS] == [1, *[0] * 10]
