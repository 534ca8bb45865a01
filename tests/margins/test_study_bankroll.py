"""Bankrolls: every path against a plan played by hand, and the averages against exact mathematics."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from sabot.coup.shoe import Shoe, burn_method, cards_burned, coups
from sabot.margins.exact import margins
from sabot.margins.simulate import cards_of_shoe, extent, plain
from sabot.margins.studies.bankroll import Bankroll, bankroll
from sabot.margins.studies.plans import Flat, Martingale, Plan
from sabot.margins.studies.study import StudyError
from sabot.rulebooks import open_game

CROWN = "crown-baccarat/traditional"
THREE_CARD = "star-three-card-baccarat/three-card"
FARTHEST = 4.0

PLANS = [
    Plan(Flat({"player": 1})),
    Plan(Flat({"banker": 3, "tie": 1, "tiger-pair": 2}), stop_loss=40),
    Plan(Flat({"banker": 10}), stop_win=25),
    Plan(Martingale("banker", 1, 20)),
    Plan(Martingale("tie", 2, 64), stop_loss=50, stop_win=50),
]


def nets_by_the_book(game_id: str, seed: int, shoe: int) -> list[dict[str, Fraction]]:
    """What every bet nets on each coup of a shoe, dealt and settled by the readable rule."""
    game = open_game(game_id)
    in_numbers = plain(game, "shoe")
    cards = cards_of_shoe(in_numbers, seed, shoe)
    method = burn_method(game.book.cards, None)
    at = len(cards) - game.book.cards.cutting_card[0].cards
    dealt = coups(game, Shoe(cards, cards_burned(method, cards[0]), method, at))
    return [
        {bet: payment.net for bet, payment in game.settle(game.outcome(coup.coup)).items()} for coup in dealt
    ]


def played_by_hand(plan: Plan, units: int, nets: list[dict[str, Fraction]]) -> list[Fraction]:
    """The bankroll after each coup that it could play."""
    staking = plan.staking
    money, path = Fraction(units), [Fraction(units)]
    stake = staking.first if isinstance(staking, Martingale) else 0
    for coup in nets:
        wagers = {staking.bet: stake} if isinstance(staking, Martingale) else staking.bets
        down = units - money
        if plan.stop_loss is not None and down >= plan.stop_loss:
            break
        if plan.stop_win is not None and -down >= plan.stop_win:
            break
        if money < sum(wagers.values()):
            break
        net = sum((units_on * coup[bet] for bet, units_on in wagers.items()), Fraction(0))
        money += net
        path.append(money)
        if isinstance(staking, Martingale) and net:
            stake = staking.first if net > 0 else min(2 * stake, staking.table_maximum)
    return path


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_bankrolls_go_as_the_plan_is_played_by_hand(plan: Plan) -> None:
    many, units, seed = 40, 60, 17
    paths = [played_by_hand(plan, units, nets_by_the_book(CROWN, seed, shoe)) for shoe in range(many)]
    found = bankroll(open_game(CROWN), plan, units, bankrolls=many, seed=seed)
    ends = sorted(path[-1] for path in paths)
    assert found.mean == pytest.approx(float(sum(ends) / many - units))
    assert found.played == pytest.approx(sum(len(path) - 1 for path in paths) / many)
    by_percent = {band.percent: band.units for band in found.bands}
    assert by_percent[50][-1] == pytest.approx(float(ends[many // 2 - 1]))
    assert by_percent[1][-1] == pytest.approx(float(ends[0]))
    assert by_percent[99][-1] == pytest.approx(float(ends[-1]))
    # after ten coups, whoever has stopped stays where it was
    tenth = sorted(path[min(10, len(path) - 1)] for path in paths)
    assert by_percent[25][10] == pytest.approx(float(tenth[many // 4 - 1]))
    assert sum(found.endings.values()) == pytest.approx(1)
    assert found.ahead == pytest.approx(sum(end > units for end in ends) / many)


def test_an_evening_goes_on_with_the_next_shoe() -> None:
    plan, many, seed = Plan(Flat({"tie": 1})), 12, 5
    found = bankroll(open_game(CROWN), plan, 1000, coups=150, bankrolls=many, seed=seed)
    # 150 coups take three shoes, since no more than 67 are certain of each
    nets = [
        [net for shoe in range(3 * one, 3 * one + 3) for net in nets_by_the_book(CROWN, seed, shoe)][:150]
        for one in range(many)
    ]
    ends = [played_by_hand(plan, 1000, of)[-1] for of in nets]
    assert found.mean == pytest.approx(float(sum(ends) / many - 1000))
    assert found.longest == 150
    assert found.played == 150


@pytest.mark.parametrize(
    ("game_id", "bet"), [(CROWN, "player"), (CROWN, "tie"), (CROWN, "banker"), (THREE_CARD, "tie")]
)
def test_mean_and_spread_over_the_coups_always_dealt_are_the_exact_ones(game_id: str, bet: str) -> None:
    """Flat stakes over coups always dealt: so many times the expected net, exactly; and nearly so many
    times the variance, since what one coup takes from the shoe tells next to nothing of another."""
    game = open_game(game_id)
    coups_always = extent(plain(game, "shoe")).fewest_coups
    assert coups_always > 50
    exact = margins(game, bets=[bet])[bet]
    found = bankroll(game, Plan(Flat({bet: 1})), 10_000, coups=coups_always, bankrolls=20_000, seed=3)
    assert abs(found.mean - coups_always * float(exact.expected)) < FARTHEST * found.error
    spread = sqrt(coups_always * exact.variance)
    assert found.deviation == pytest.approx(spread, rel=FARTHEST / sqrt(2 * 20_000) + 0.01)
    assert found.expected == pytest.approx(coups_always * float(exact.expected))


def test_ruin_of_a_bankroll_of_one_unit_by_hand() -> None:
    """One unit on a tie, flat: ruined as soon as it is lost, unless a tie comes first; two coups at most."""
    game = open_game(CROWN)
    found = bankroll(game, Plan(Flat({"tie": 1}), stop_win=8), 1, coups=1, bankrolls=50_000, seed=2)
    ties = float(margins(game, bets=["tie"])["tie"].hit_rate)
    error = sqrt(ties * (1 - ties) / 50_000)
    assert found.endings["stopped at the win"] == pytest.approx(ties, abs=FARTHEST * error)
    assert found.ruin == pytest.approx(1 - found.endings["stopped at the win"])
    assert found.ended_by_coup["ruined"] == (0.0, found.ruin)


def test_the_rows_behind_the_chart_are_the_bands() -> None:
    found = bankroll(open_game(CROWN), Plan(Flat({"player": 1})), 20, bankrolls=50)
    columns, rows = found.table()
    assert columns[:3] == ("coup", "percent_1", "percent_5")
    assert rows[0] == (0, *[20.0] * 7, 0.0, 0.0, 0.0)
    assert len(rows) == found.longest + 1
    assert np.all(np.diff(np.array([row[1:8] for row in rows], float), axis=1) >= 0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"units": 0}, "a bankroll is a whole number of units from 1 to 100,000,000, not 0"),
        ({"bankrolls": 1}, "a standard error takes two bankrolls at least, not 1"),
        ({"coups": 0}, "an evening has one coup at least, not 0"),
        (
            {"coups": 10**6},
            "10,000 bankrolls of 1,000,000 coups are too much to keep: 50 bankrolls are the most",
        ),
        ({"seed": -1}, "a seed is a whole number"),
        ({"plan": Plan(Flat({}))}, "a plan stakes on one bet at least"),
        ({"plan": Plan(Flat({"tie": 0}))}, "the stake on tie is a whole number of units"),
        ({"plan": Plan(Flat({"tie": 1}), stop_loss=0)}, "the loss to stop at is a whole number"),
        ({"plan": Plan(Martingale("tie", 5, 4))}, "the table maximum of 4 is below the first stake of 5"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], said: str) -> None:
    asked: dict[str, object] = {"plan": Plan(Flat({"tie": 1})), "units": 10} | change

    def play() -> Bankroll:
        return bankroll(open_game(CROWN), **asked)  # type: ignore[arg-type]

    with pytest.raises(StudyError) as refused:
        play()
    assert said in str(refused.value)
