"""What a tally says of the bets, and whether the simulator deals what the exact engines count."""

from fractions import Fraction
from math import inf, sqrt

import numpy as np
import pytest

from sabot.coup import Game
from sabot.margins.cells import CELLS, PAIR_CODES, cell, pair_code
from sabot.margins.exact import margins
from sabot.margins.simulate import Mode, Tally, fit, results, simulate
from sabot.rulebooks import open_game
from tests.margins import other_books

CROWN = "crown-baccarat/traditional"
SEED = 20_260_731
"""The seed of the comparisons; every number in them comes back with it."""

COUPS = 20_000_000
FARTHEST = 4.0


def z_of(game: Game, tally: Tally) -> float:
    """How far the coups always dealt are from the exact probabilities."""
    z = fit(game, tally).z
    assert z is not None
    return z


def tally_of(*coups: tuple[int, int, int]) -> Tally:
    """So many coups of each cell and pair code."""
    tally = Tally.empty(CELLS * PAIR_CODES)
    tally.shoes = 1
    for number, code, count in coups:
        tally.certain[number * PAIR_CODES + code] = count
    return tally


def test_mean_error_and_lines_of_a_few_coups_by_hand() -> None:
    game = open_game(CROWN)
    none, both_perfect = pair_code(None, None, False), pair_code("perfect", "perfect", True)
    banker_seven, tie_six = cell(6, 7, 2, 2), cell(6, 6, 2, 2)
    came = results(game, tally_of((banker_seven, none, 3), (tie_six, both_perfect, 1)))
    # Banker pays 19 to 20 three times and stands off on the tie
    assert came["banker"].mean == pytest.approx(3 * 0.95 / 4)
    assert came["banker"].outcomes == {"Banker wins": 3, "stands off": 1, "loses": 0}
    # -1 three times and 8 once: mean 5/4, variance (3 + 64)/4 - 25/16
    assert came["tie"].mean == pytest.approx(5 / 4)
    assert came["tie"].standard_error == pytest.approx(sqrt((67 / 4 - 25 / 16) / 4))
    # 25 to 1 on a perfect pair of the Player
    assert came["perfect-pairs-player"].mean == pytest.approx((25 - 3) / 4)


def test_the_exact_mean_and_z_stand_beside_the_mean() -> None:
    game = open_game(CROWN)
    came = results(game, tally_of((cell(6, 7, 2, 2), 0, 100)), ["tie"])
    (tie,) = margins(game, bets=["tie"]).values()
    assert list(came) == ["tie"]
    assert came["tie"].exact == pytest.approx(float(tie.expected))
    # every coup lost one unit
    assert came["tie"].z_of_always_dealt == pytest.approx(
        (-1 - float(tie.expected)) / sqrt(tie.variance / 100)
    )


def test_coups_that_are_not_always_dealt_are_in_the_mean_and_not_in_z() -> None:
    """A hundred that lose are always dealt, and three hundred that tie are not."""
    game = open_game(CROWN)
    certain, later = tally_of((cell(6, 7, 2, 2), 0, 100)), tally_of((cell(6, 6, 2, 2), 0, 300))
    both = Tally(1, certain.certain, later.certain)
    tie, alone = (results(game, tally, ["tie"])["tie"] for tally in (both, certain))
    assert tie.mean == pytest.approx((300 * 8 - 100) / 400)
    assert tie.standard_error == pytest.approx(9 * sqrt(1 / 4 * 3 / 4 / 400))
    assert (tie.mean_of_always_dealt, tie.z_of_always_dealt) == (-1, alone.z_of_always_dealt)
    assert fit(game, both) == fit(game, certain)


def test_a_paytable_changed_in_the_rule_book_changes_what_a_tally_comes_to() -> None:
    # +1 a coup for each unit of odds on one tie in four
    tally = tally_of((cell(6, 7, 2, 2), 0, 3), (cell(6, 6, 2, 2), 0, 1))
    for odds in (7, 9):
        came = results(other_books.with_tie_odds(Fraction(odds)), tally, ["tie"])
        assert came["tie"].mean == pytest.approx((odds - 3) / 4)


def test_chi_square_of_exact_frequencies_is_nought_and_of_one_sort_of_coup_is_vast() -> None:
    game = open_game(CROWN)
    run = simulate(game, 1_000_000, "coup", seed=1)
    assert abs(z_of(game, run.tally)) < FARTHEST
    assert z_of(game, tally_of((cell(6, 7, 2, 2), 0, 1_000_000))) > 1000


def test_one_coup_that_the_table_of_play_cannot_end_in_fits_nothing() -> None:
    game = open_game(CROWN)
    impossible = tally_of((cell(5, 6, 2, 2), 0, 1))  # a Player who stands on 5
    assert z_of(game, simulate(game, 10_000, "coup", seed=1).tally + impossible) == inf
    assert z_of(game, impossible) == inf


def test_coups_too_few_for_any_outcome_to_be_expected_five_times_are_not_compared() -> None:
    game = open_game(CROWN)
    assert fit(game, simulate(game, 1, "coup", seed=1).tally).z is None


def test_a_fault_of_two_parts_in_a_thousand_is_found() -> None:
    """The comparison has teeth: a shade more ties than there should be, and it is far off.

    Two more in a hundred of the tenth of coups that tie add 0.02² x 1.9 million = 760 to a chi-square that
    is spread by 75.
    """
    game = open_game(CROWN)
    run = simulate(game, COUPS, "coup", seed=2)
    counts = run.tally.certain.copy().reshape(10, 10, 4 * PAIR_CODES)
    ties = np.arange(10)
    counts[ties, ties] += counts[ties, ties] // 50
    assert z_of(game, Tally(run.tally.shoes, counts.reshape(-1), run.tally.later)) > FARTHEST


@pytest.mark.parametrize(
    ("game_id", "decks", "mode"),
    [
        (CROWN, 8, "shoe"),
        (CROWN, 8, "coup"),
        ("star-baccarat/baccarat", 3, "shoe"),
        ("star-baccarat/baccarat", 4, "coup"),
        ("star-premium-baccarat/premium", 6, "shoe"),
        ("star-three-card-baccarat/three-card", 6, "shoe"),
        ("star-three-card-baccarat/three-card", 8, "coup"),
    ],
)
def test_coups_always_dealt_agree_with_the_exact_engines_in_every_outcome(
    game_id: str, decks: int, mode: Mode
) -> None:
    game = open_game(game_id, decks)
    run = simulate(game, COUPS, mode, SEED)
    assert abs(z_of(game, run.tally)) < FARTHEST
    for came in results(game, run.tally).values():
        assert came.z_of_always_dealt is not None
        assert abs(came.z_of_always_dealt) < FARTHEST


def test_another_table_of_play_agrees_with_the_exact_engines_too() -> None:
    game = other_books.with_other_cards()
    assert abs(z_of(game, simulate(game, COUPS, "shoe", SEED).tally)) < FARTHEST


def test_coups_of_a_shoe_vary_as_coups_of_their_own_do() -> None:
    """The standard error takes coups as independent; shoes by the hundred show whether they are."""
    game = open_game(CROWN)
    exact = margins(game, bets=["player", "tie"])
    scaled: dict[str, list[float]] = {bet: [] for bet in exact}
    for seed in range(400):
        run = simulate(game, 8000, "shoe", seed, threads=1)
        for bet, came in results(game, run.tally, exact).items():
            spread = sqrt(exact[bet].variance / run.tally.coups)
            scaled[bet].append((came.mean - float(exact[bet].expected)) / spread)
    # the spread of 400 standard normal variables is known to 3.5%
    for spreads in scaled.values():
        assert np.std(spreads) == pytest.approx(1, abs=4 * 0.035)
