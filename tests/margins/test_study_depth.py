"""The cutting card's depth: the estimate against averages of what every coup is worth, and of what came."""

import numpy as np
import pytest

from sabot.margins.exact import margins
from sabot.margins.exact.batch import Batch
from sabot.margins.simulate import SimulationError, plain, results
from sabot.margins.simulate.run import begin
from sabot.margins.simulate.runner import carry_on, threads_at_work
from sabot.margins.studies.depth import depth
from sabot.margins.studies.shoes import Shoes, left_at_coups
from sabot.margins.studies.study import StudyError
from sabot.rulebooks import open_game

STAR = "star-baccarat/baccarat"
FARTHEST = 4.0


@pytest.mark.parametrize(("behind", "decks"), [(14, 3), (60, 3), (20, 8)])
def test_the_estimate_has_the_mean_of_the_plain_one(behind: int, decks: int) -> None:
    """The plain way: the exact worth at every coup of every shoe, added up. Same mean, more noise."""
    game, shoes = open_game(STAR, decks), 3000
    found = depth(game, ["tie", "player"], [behind], shoes, seed=6)
    dealer, batch = Shoes(game, 7_000, behind), Batch(game, ["tie", "player"])
    dealt = dealer.deal(0, shoes)
    many = dealer.coups(dealt)
    left = left_at_coups(dealt, game.decks, dealt.starts[:, 0], np.zeros(shoes, np.int64), many)
    worth = batch.expected(left)
    ends = np.cumsum(many)
    for column, bet in enumerate(batch.bets):
        sums = np.add.reduceat(worth[:, column], np.concatenate([[0], ends[:-1]]))
        mean = sums.sum() / many.sum()
        error = float((sums - mean * many).std(ddof=1)) / shoes**0.5 / many.mean()
        at = found.bets[bet].depths[0]
        assert abs(at.margin + mean) < FARTHEST * (error**2 + at.error**2) ** 0.5
        assert at.error < error
        assert at.coups == pytest.approx(many.mean(), abs=0.2)


def test_what_a_simulation_comes_to_is_the_margin_of_that_depth() -> None:
    """Three decks and a card half way up lean most: the simulator, which waits for coups, finds the same."""
    game, behind = open_game(STAR, 3), 60
    found = depth(game, ["tie", "banker"], [behind], 20_000, seed=11)
    with threads_at_work() as workers:
        run = carry_on(begin(game, 60_000_000, seed=12, behind=behind), workers)
    came = results(game, run.tally, ["tie", "banker"])
    for bet, of in found.bets.items():
        at = of.depths[0]
        assert (
            abs(at.margin + came[bet].mean) < FARTHEST * (at.error**2 + came[bet].standard_error ** 2) ** 0.5
        )
        assert of.margin == margins(game, bets=[bet])[bet].margin


def test_depths_are_the_books_own_and_some_others_in_order() -> None:
    found = depth(open_game(STAR), ["tie"], None, 20)
    behinds = [at.behind for at in found.bets["tie"].depths]
    assert behinds == sorted(behinds)
    assert found.by_the_book in behinds
    # the fewer cards behind the cutting card, the more coups
    coups = [at.coups for at in found.bets["tie"].depths]
    assert coups == sorted(coups, reverse=True)
    assert len(found.table().rows) == len(behinds)


def test_shoes_are_those_of_the_simulator() -> None:
    game = open_game(STAR)
    in_numbers = plain(game, "shoe")
    with threads_at_work(1) as workers:
        run = carry_on(begin(game, 20_000, seed=3), workers)
    dealer = Shoes(game, 3)
    dealt = dealer.deal(0, run.tally.shoes)
    many = dealer.coups(dealt)
    outcomes = np.concatenate([of[:count] for of, count in zip(dealt.outcomes, many, strict=True)])
    assert np.array_equal(np.bincount(outcomes, minlength=run.tally.counts.size), run.tally.counts)
    assert dealer.plain == in_numbers


@pytest.mark.parametrize(
    ("behinds", "shoes", "said"),
    [
        ([], 10, "name a depth"),
        ([20], 1, "two shoes at least, not 1"),
    ],
)
def test_what_cannot_be_dealt_is_refused(behinds: list[int], shoes: int, said: str) -> None:
    with pytest.raises(StudyError, match=said):
        depth(open_game(STAR), ["tie"], behinds, shoes)


def test_a_cutting_card_too_near_the_end_is_refused() -> None:
    with pytest.raises(SimulationError, match="5 cards behind the cutting card are too few"):
        depth(open_game(STAR), ["tie"], [5], 10)
