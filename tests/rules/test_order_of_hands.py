"""Three Card Baccarat 7: the order of hands, over every hand of a deck."""

from collections import Counter
from itertools import combinations, product

import pytest

from sabot.cards import Card
from sabot.coup import Coup, Game
from sabot.coup.hands import ORDERS, order_of_hand, pictures
from sabot.rulebooks import open_game
from tests.rules.hands import THREE_CARD, cards

TABLE_7_2 = (
    # order, picture cards, what the other cards are, point count; typed from the printed table
    (1, 3, "nothing", 0),
    (2, 2, "a 9", 9),
    (3, 1, "two cards totalling 9", 9),
    (4, 0, "three cards totalling 9", 9),
    (5, 2, "an 8", 8),
    (6, 1, "two cards totalling 8", 8),
    (7, 0, "three cards totalling 8", 8),
    (8, 2, "a 7", 7),
    (9, 1, "two cards totalling 7", 7),
    (10, 0, "three cards totalling 7", 7),
    (11, 2, "a 6", 6),
    (12, 1, "two cards totalling 6", 6),
    (13, 0, "three cards totalling 6", 6),
    (14, 2, "a 5", 5),
    (15, 1, "two cards totalling 5", 5),
    (16, 0, "three cards totalling 5", 5),
    (17, 2, "a 4", 4),
    (18, 1, "two cards totalling 4", 4),
    (19, 0, "three cards totalling 4", 4),
    (20, 2, "a 3", 3),
    (21, 1, "two cards totalling 3", 3),
    (22, 0, "three cards totalling 3", 3),
    (23, 2, "a 2", 2),
    (24, 1, "two cards totalling 2", 2),
    (25, 0, "three cards totalling 2", 2),
    (26, 2, "an ace", 1),
    (27, 1, "two cards totalling 1", 1),
    (28, 0, "three cards totalling 1", 1),
    (29, 2, "a ten", 0),
    (30, 1, "two cards totalling 0", 0),
    (31, 0, "three cards totalling 0", 0),
)

SPOKEN = {"A": "an ace", "8": "an 8", "T": "a ten", **{str(n): f"a {n}" for n in (2, 3, 4, 5, 6, 7, 9)}}
PIPS = {"A": 1, "T": 10, **{str(n): n for n in range(2, 10)}}

EVERY_HAND = tuple(combinations(Card.all(), 3))


def rows_that_describe(hand: tuple[Card, ...]) -> list[int]:
    """The rows of the printed table that a hand answers to, read from the letters of its cards."""
    letters = [card.name[0] for card in hand]
    others = [letter for letter in letters if letter not in "JQK"]
    total = sum(PIPS[letter] for letter in others)
    right_digit = int(str(total)[-1])
    described = {
        0: "nothing",
        1: SPOKEN[others[0]] if others else "",
        2: f"two cards totalling {right_digit}",
        3: f"three cards totalling {right_digit}",
    }[len(others)]
    return [
        order
        for order, picture_cards, what, count in TABLE_7_2
        if picture_cards == 3 - len(others) and what == described and count == right_digit
    ]


def examples() -> dict[int, tuple[Card, ...]]:
    """A hand of each order, by the classifier of this test."""
    return {rows_that_describe(hand)[0]: hand for hand in EVERY_HAND}


@pytest.fixture(scope="module")
def game() -> Game:
    return open_game("star-three-card-baccarat/three-card")


def order_in_play(game: Game, hand: tuple[Card, ...]) -> int:
    return order_of_hand(game.dealer.count(hand), pictures(hand))


@pytest.mark.clauses(THREE_CARD, "7.1", "7.2", "7.2 (table)", '1.1 "picture card"')
def test_7_2_every_hand_of_a_deck_is_of_the_one_order_that_the_table_describes(game: Game) -> None:
    for hand in EVERY_HAND:
        assert [order_in_play(game, hand)] == rows_that_describe(hand), hand


@pytest.mark.clauses(THREE_CARD, "7.2 (table)")
def test_7_2_no_order_is_empty(game: Game) -> None:
    hands = Counter(order_in_play(game, hand) for hand in EVERY_HAND)

    assert len(EVERY_HAND) == 22_100
    assert sorted(hands) == [order for order, *_ in TABLE_7_2] == list(range(1, ORDERS + 1))


@pytest.mark.clauses(THREE_CARD, "7.1", "7.2 (table)")
def test_7_2_point_counts_are_those_printed_beside_the_orders(game: Game) -> None:
    printed = {order: count for order, _, _, count in TABLE_7_2}

    for hand in EVERY_HAND:
        assert game.dealer.count(hand) == printed[order_in_play(game, hand)], hand


@pytest.mark.clauses(THREE_CARD, "7.1", "7.2 (table)", '1.1 "baccarat"')
def test_7_1_orders_1_29_30_and_31_and_no_others_count_0(game: Game) -> None:
    counting_0 = {order_in_play(game, hand) for hand in EVERY_HAND if game.dealer.count(hand) == 0}

    assert counting_0 == {1, 29, 30, 31}


@pytest.mark.clauses(THREE_CARD, "5.1.1.2", "5.1.1.3", "5.1.1.4", "7.2", '1.1 "tie"')
def test_5_1_1_the_higher_order_wins_and_the_same_order_ties(game: Game) -> None:
    """All 31 x 31 pairs of orders."""
    hands = examples()
    for player, banker in product(hands, repeat=2):
        expected = "tie" if player == banker else "player" if player < banker else "banker"

        outcome = game.outcome(Coup((hands[player],), hands[banker]))

        assert outcome.winner == expected, (player, banker)


@pytest.mark.parametrize(
    ("player", "banker", "winner"),
    [
        ("KS QH 9D", "KH 4S 5D", "player"),  # two pictures against one, both 9
        ("KH 4S 5D", "2S 3S 4D", "player"),  # one picture against none, both 9
        ("2S 3S 4D", "KS QH 9D", "banker"),
        ("KS QH TD", "KH 4S 6D", "player"),  # both 0
        ("TS TH TD", "JS 4S 6D", "banker"),  # both 0
        ("KS QH AD", "TH 4S 8D", "banker"),  # the count goes before the pictures
    ],
)
@pytest.mark.clauses(THREE_CARD, "7.1", "5.1.1.2", "5.1.1.3")
def test_7_1_more_picture_cards_break_equal_counts(game: Game, player: str, banker: str, winner: str) -> None:
    assert game.outcome(Coup((cards(player),), cards(banker))).winner == winner


@pytest.mark.clauses(THREE_CARD, "5.1.1.1", "7.1")
@pytest.mark.parametrize("order", range(2, 32))
def test_5_1_1_1_three_pictures_win_against_every_other_order(game: Game, order: int) -> None:
    three_pictures, other = cards("KS QH JD"), examples()[order]

    assert game.outcome(Coup((three_pictures,), other)).winner == "player"
    assert game.outcome(Coup((other,), three_pictures)).winner == "banker"


@pytest.mark.clauses(THREE_CARD, "5.1.1.1", '1.1 "tie"')
def test_5_1_1_1_three_pictures_tie_with_any_three_pictures(game: Game) -> None:
    three_pictures = [hand for hand in EVERY_HAND if pictures(hand) == 3]

    assert len(three_pictures) == 220
    for hand in three_pictures:
        assert game.outcome(Coup((hand,), cards("KS QH JD"))).winner == "tie"


@pytest.mark.clauses(THREE_CARD, '1.1 "tie"')
def test_1_1_tie_needs_the_same_order_and_not_just_the_same_count(game: Game) -> None:
    outcome = game.outcome(Coup((cards("KS QH 9D"),), cards("2S 3S 4D")))

    assert outcome.player_points == outcome.banker_points == 9
    assert outcome.winner == "player"


@pytest.mark.clauses(THREE_CARD, "3.4")
def test_3_4_suits_rank_the_same(game: Game) -> None:
    """Every hand keeps its order when each suit becomes the next."""
    following = {"S": "H", "H": "D", "D": "C", "C": "S"}
    for hand in EVERY_HAND:
        moved = tuple(Card.parse(card.name[0] + following[card.name[1]]) for card in hand)

        assert order_in_play(game, hand) == order_in_play(game, moved)


@pytest.mark.clauses(THREE_CARD, '1.1 "picture card"')
def test_1_1_picture_cards_are_kings_queens_and_jacks_and_no_others() -> None:
    assert {card.name[0] for card in Card.all() if card.is_picture} == {"K", "Q", "J"}
    assert pictures(cards("KS TH AD")) == 1
    assert pictures(cards("KS QH JD")) == 3
