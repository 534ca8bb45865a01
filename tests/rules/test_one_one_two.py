"""Crown's 1-1-2: a quarter on the Banker Side Wager, a quarter on the Player Side Wager, half on Tie."""

from fractions import Fraction

import pytest

from sabot.coup import Game, StakeError, settle_wager
from sabot.ledger import ChipSet
from sabot.rulebooks import open_game
from tests.rules.hands import as_dealt

THE_RULE = pytest.mark.clauses("crown-baccarat", '1.1 "1-1-2"', "6.3")
VARIATIONS = ("traditional", "crown", "zero-commission")
CHIPS = ChipSet((250, 500, 2500, 10000))


def game(option: str, variation: str = "traditional") -> Game:
    return open_game(f"crown-baccarat/{variation}", options={"1-1-2": option})


def net(option: str, player: str, banker: str, variation: str = "traditional") -> Fraction:
    table = game(option, variation)
    return table.settle(table.outcome(table.deal(as_dealt(player, banker))))["1-1-2"].net


@THE_RULE
@pytest.mark.parametrize("variation", VARIATIONS)
@pytest.mark.parametrize(
    ("player", "banker", "expected"),
    [
        ("9S KD", "2H 5C", Fraction(-1)),  # no pair and no tie
        ("QS QD 5H", "3C 4D", Fraction(2)),  # 11/4 on the Player's pair, less 1/4 and 1/2
        ("2S 5D", "9H 9C", Fraction(2)),  # the same on the Banker's
        ("KS KD 4H", "8H 8C", Fraction(5)),  # 11/4 twice, less 1/2
        ("7S KD", "4H 3C", Fraction("3.5")),  # 8/2 on the tie, less 1/4 twice
        ("3S 3D", "3H 3C", Fraction("9.5")),  # all three
    ],
)
def test_1_1_2_on_pairs(variation: str, player: str, banker: str, expected: Fraction) -> None:
    assert net("pairs", player, banker, variation) == expected


@THE_RULE
@pytest.mark.parametrize(
    ("player", "banker", "expected"),
    [
        ("7S KD", "3C 4D", Fraction("3.5")),  # an ordinary tie: 8/2, and both Dragon Bonus lose
        ("9S KD", "4H 5C", Fraction(4)),  # a natural tie: 8/2, and both stand off
        ("TS 3D 6C", "QC TD JH", Fraction("6.75")),  # 30/4, less 1/4 and 1/2
        ("TS QD KH", "JC KD 9H", Fraction("6.75")),
        ("9S KD", "2H 5C", Fraction("-0.5")),  # a natural pays 1/4
        ("2S 5D", "AH 5C", Fraction(-1)),
    ],
)
def test_1_1_2_on_dragon_bonus(player: str, banker: str, expected: Fraction) -> None:
    assert net("dragon-bonus", player, banker) == expected


@THE_RULE
@pytest.mark.parametrize(
    ("player", "banker", "expected"),
    [
        ("4S 4S", "3H 3H", Fraction(12)),  # 25/4 twice, less 1/2
        ("5S 5C 2H", "6H 6D 5D", Fraction("5.5")),  # 12/4 twice, less 1/2
        ("QS QD 5H", "3C 4D", Fraction("0.75")),  # 6/4, less 1/4 and 1/2
        ("3S 3D", "3H 3C", Fraction(7)),  # 6/4 twice and 8/2
        ("TS KD 7H", "QH JC 2D", Fraction(-1)),
    ],
)
def test_1_1_2_on_perfect_pairs(player: str, banker: str, expected: Fraction) -> None:
    assert net("perfect-pairs", player, banker) == expected


@THE_RULE
@pytest.mark.parametrize(
    ("option", "banker_side", "player_side"),
    [
        ("pairs", "pairs-banker", "pairs-player"),
        ("dragon-bonus", "dragon-bonus-banker", "dragon-bonus-player"),
        ("perfect-pairs", "perfect-pairs-banker", "perfect-pairs-player"),
    ],
)
def test_1_1_2_is_a_quarter_a_quarter_and_half(option: str, banker_side: str, player_side: str) -> None:
    table = game(option)
    paid = table.settle(table.outcome(table.deal(as_dealt("7S KD", "4H 3C"))))["1-1-2"]

    shares = {part.payment.bet.key: part.share for part in paid.parts}
    assert shares == {banker_side: Fraction(1, 4), player_side: Fraction(1, 4), "tie": Fraction(1, 2)}


@THE_RULE
def test_1_1_2_of_100_dollars_on_a_pair_and_a_tie_is_paid_by_its_parts() -> None:
    """$25 on each pair at 11 to 1, $50 on Tie at 8 to 1: 275, 275 and 400."""
    table = game("pairs")
    paid = table.settle(table.outcome(table.deal(as_dealt("3S 3D", "3H 3C"))))["1-1-2"]

    settled = settle_wager(10_000, paid, CHIPS)

    assert (settled.paid, settled.returned, settled.net) == (95_000, 10_000, 95_000)


@THE_RULE
@pytest.mark.parametrize("stake", [250, 500, 750, 1250, 10_250])
def test_reading_c_16_a_1_1_2_stake_must_split_into_chips(stake: int) -> None:
    """With $2.50 the smallest chip, only multiples of $10 can be apportioned."""
    table = game("pairs")
    paid = table.settle(table.outcome(table.deal(as_dealt("3S 3D", "3H 3C"))))["1-1-2"]

    with pytest.raises(StakeError, match="does not split into 1/4, 1/4, 1/2"):
        settle_wager(stake, paid, CHIPS)


@THE_RULE
def test_1_1_2_stands_on_no_other_side_wager_than_the_one_chosen() -> None:
    """A pair wins nothing where 1-1-2 stands on Dragon Bonus, nor a natural where it stands on pairs."""
    assert net("dragon-bonus", "QS QD 5H", "3C 4D") == -1
    assert net("pairs", "9S KD", "2H 5C") == -1
