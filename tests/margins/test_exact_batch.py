"""Many compositions at once come to the same as one after another, to the integer."""

from fractions import Fraction
from math import perm
from random import Random

import numpy as np
import pytest

from sabot.cards import Card, Composition
from sabot.coup import Game
from sabot.margins.composition import CompositionError
from sabot.margins.exact import MarginError, margins
from sabot.margins.exact.batch import FEW, Batch, Compositions, left_after_each, sequences_of
from sabot.margins.exact.compiled_lanes import LANES
from sabot.rulebooks import open_game
from tests.margins import brute_force, other_books

CROWN = "crown-baccarat/traditional"
GAMES = {
    "crown": lambda: open_game(CROWN),
    "1-1-2 on Perfect Pairs": lambda: open_game(CROWN, options={"1-1-2": "perfect-pairs"}),
    "even money": lambda: open_game("star-baccarat/even-money", 6),
    "three card": lambda: open_game("star-three-card-baccarat/even-money"),
    "other cards": other_books.with_other_cards,
    "a bet of both sorts": other_books.with_a_bet_of_both_sorts,
}


def rows(compositions: list[Composition]) -> Compositions:
    return np.array([[left[card] for card in Card.all()] for left in compositions])


def must_agree(game: Game, compositions: list[Composition]) -> None:
    """The batch in whole numbers and in floats, against the reference engine for each composition."""
    batch = Batch(game)
    nets, expected = batch.nets(rows(compositions)), batch.expected(rows(compositions))
    for left, net, value in zip(compositions, nets.tolist(), expected.tolist(), strict=True):
        worked_out = margins(game, left, "reference")
        parts = perm(left.total, 6) * batch.units
        exact = [Fraction(ways, int(of)) for ways, of in zip(net, parts, strict=True)]
        assert dict(zip(batch.bets, exact, strict=True)) == {
            bet: margin.expected for bet, margin in worked_out.items()
        }
        assert value == pytest.approx([float(part) for part in exact], rel=1e-15, abs=1e-18)


@pytest.mark.parametrize("named", GAMES)
@pytest.mark.parametrize("count", [1, FEW, 20])
def test_a_batch_comes_to_what_each_composition_does(named: str, count: int) -> None:
    must_agree(GAMES[named](), list(brute_force.random_compositions(count, count, most_decks=8)))


@pytest.mark.parametrize("count", [LANES, LANES + 1, 2 * LANES + 3])
def test_a_batch_that_fills_the_lanes_and_more_is_as_exact(count: int) -> None:
    compositions = list(brute_force.random_compositions(count, count, most_decks=8))
    batch = Batch(open_game(CROWN))
    nets = batch.nets(rows(compositions))
    for place in (0, LANES - 1, count - 1):
        assert (batch.nets(rows(compositions[place : place + 1]))[0] == nets[place]).all()
    must_agree(open_game(CROWN), compositions[-3:] * 5)


def test_a_shoe_is_followed_card_by_card() -> None:
    game = open_game(CROWN)
    batch = Batch(game, ["tie", "player", "tie"])
    assert batch.bets == ("tie", "player")
    shoe = [card for card in Card.all() for _ in range(game.decks)]
    Random(3).shuffle(shoe)
    dealt = shoe[:400]
    along = left_after_each(batch.fresh(), np.array([card.index for card in dealt]))
    expected = batch.expected(along)
    assert expected.shape == (401, 2)
    for gone in (0, 1, 137, 400):
        left = Composition.of_decks(game.decks).without(dealt[:gone])
        worked_out = margins(game, left)
        assert expected[gone].tolist() == pytest.approx(
            [float(worked_out["tie"].expected), float(worked_out["player"].expected)], rel=1e-15
        )


def test_sequences_are_counted_for_each_number_of_cards() -> None:
    assert sequences_of(np.array([6, 416])).tolist() == [720, 4_998_398_275_503_360]


def test_beyond_64_bits_expected_nets_are_worked_out_one_by_one() -> None:
    batch = Batch(open_game(CROWN))
    many = rows([Composition.of_decks(30), Composition.of_decks(8)])
    pairs = batch.expected(many)[:, batch.bets.index("pairs-player")]
    # twelve times a pair, less the stake: one of 4d - 1 cards among 52d - 1
    assert pairs.tolist() == pytest.approx([12 * 119 / 1559 - 1, 12 * 31 / 415 - 1])
    with pytest.raises(MarginError, match="1560 cards"):
        batch.nets(many)


def test_where_64_bits_hold_the_sequences_and_not_what_the_bets_net_the_nets_are_still_exact() -> None:
    """The sequences of 27 decks fit; in twentieths of a wager, for the commission, they do not."""
    batch, many = Batch(open_game(CROWN)), Composition.of_decks(27)
    assert perm(many.total, 6) < 2**63 < 20 * perm(many.total, 6)
    worked_out = margins(open_game(CROWN), many, "reference")
    assert batch.expected(rows([many]))[0].tolist() == [float(of.expected) for of in worked_out.values()]
    with pytest.raises(MarginError, match="1404 cards"):
        batch.nets(rows([many]))


def test_no_compositions_make_no_rows() -> None:
    batch = Batch(open_game(CROWN))
    assert batch.expected(np.empty((0, 52), np.int64)).shape == (0, len(batch.bets))


@pytest.mark.parametrize(
    ("compositions", "said"),
    [
        (np.ones(52, np.int64), "rows of 52 whole numbers"),
        (np.ones((2, 13), np.int64), "rows of 52 whole numbers"),
        (np.ones((1, 52)), "rows of 52 whole numbers"),
        (np.array([[1] * 52, [1] * 51 + [-1]]), "composition 2 holds a card less than no times"),
        (np.array([[1] * 5 + [0] * 47]), "composition 1 has fewer than 6 cards"),
        # four times 2**62 is nought in 64 bits
        (np.array([[2**62] * 4 + [1] * 48]), "composition 1 holds a card more than 1,000,000,000 times"),
        (np.full((1, 52), 2**64 - 1, np.uint64), "composition 1 holds a card more than 1,000,000,000 times"),
    ],
)
def test_bad_compositions_are_refused(compositions: Compositions, said: str) -> None:
    with pytest.raises(CompositionError, match=said):
        Batch(open_game(CROWN)).expected(compositions)
