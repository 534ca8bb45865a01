"""One wager in cents: what is paid, what comes back, what the house keeps, and to which account each goes."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.bets import Payment
from sabot.coup import StakeError, WagerSettlement, settle_wager
from sabot.ledger import Account, ChipSet
from sabot.rulebooks import open_game
from tests.rules.hands import as_dealt

CHIPS = ChipSet((250, 500, 2500, 10000, 50000))

BANKER_WINS = ("2S 4D", "3H 5C")
BANKER_WINS_ON_SIX = ("2S 3D TH", "4C 2H")
PLAYER_WINS = ("9S KD", "2H 5C")
TIE = ("7S KD", "4H 3C")


def payment(game_id: str, hands: tuple[str, str], bet: str, **options: str) -> Payment:
    game = open_game(game_id, options=options)
    return game.settle(game.outcome(game.deal(as_dealt(*hands))))[bet]


def postings(settled: WagerSettlement) -> dict[Account, int]:
    return {posting.account: posting.cents for posting in settled.transfer.postings}


# What the books print as examples, and amounts worked out by hand ---------------------------------


@pytest.mark.clauses("star-baccarat", "11.1.3")
@pytest.mark.clauses("crown-baccarat", "10.1.2")
def test_11_1_3_100_dollars_on_banker_wins_95() -> None:
    settled = settle_wager(10_000, payment("star-baccarat/baccarat", BANKER_WINS, "banker"), CHIPS)

    assert (settled.paid, settled.returned, settled.net) == (9_500, 10_000, 9_500)
    assert postings(settled) == {"layout": -10_000, "patron": 19_500, "float": -9_500}


@pytest.mark.clauses("crown-baccarat", 'Table 3 "Banker"', '1.1 "Traditional Baccarat"')
def test_table_3_100_dollars_on_banker_wins_100_less_5_commission() -> None:
    settled = settle_wager(10_000, payment("crown-baccarat/traditional", BANKER_WINS, "banker"), CHIPS)

    assert (settled.paid, settled.commission, settled.net) == (9_500, 500, 9_500)
    assert postings(settled) == {"layout": -10_000, "patron": 19_500, "float": -10_000, "commission": 500}


@pytest.mark.clauses("crown-baccarat", 'Table 4 "Banker"', '1.1 "Crown Baccarat"')
def test_table_4_100_dollars_pays_50_when_banker_wins_on_six() -> None:
    """The document's own example: "$100 pays $50"."""
    settled = settle_wager(10_000, payment("crown-baccarat/crown", BANKER_WINS_ON_SIX, "banker"), CHIPS)

    assert (settled.paid, settled.commission, settled.net) == (5_000, 5_000, 5_000)


@pytest.mark.clauses("crown-baccarat", 'Table 4 "Banker"', 'Table 5 "Banker"')
@pytest.mark.parametrize(
    ("game_id", "hands"),
    [
        ("crown-baccarat/crown", BANKER_WINS),
        ("crown-baccarat/zero-commission", BANKER_WINS),
        ("crown-baccarat/zero-commission", BANKER_WINS_ON_SIX),
    ],
)
def test_table_5_no_commission_is_taken_where_none_is_printed(game_id: str, hands: tuple[str, str]) -> None:
    settled = settle_wager(10_000, payment(game_id, hands, "banker"), CHIPS)

    assert (settled.paid, settled.commission, settled.net) == (10_000, 0, 10_000)


@pytest.mark.clauses("star-baccarat", "11.1.1")
@pytest.mark.clauses("crown-baccarat", "10.1.1")
def test_11_1_1_a_losing_wager_is_collected() -> None:
    settled = settle_wager(10_000, payment("star-baccarat/baccarat", PLAYER_WINS, "banker"), CHIPS)

    assert (settled.paid, settled.returned, settled.net) == (0, 0, -10_000)
    assert postings(settled) == {"layout": -10_000, "float": 10_000}


@pytest.mark.clauses("star-baccarat", '1.1 "Standoff"')
@pytest.mark.clauses("crown-baccarat", '1.1 "Stand-off"')
def test_1_1_a_stand_off_gives_the_stake_back_and_nothing_more() -> None:
    settled = settle_wager(10_000, payment("star-baccarat/baccarat", TIE, "banker"), CHIPS)

    assert (settled.paid, settled.returned, settled.net) == (0, 10_000, 0)
    assert postings(settled) == {"layout": -10_000, "patron": 10_000}


@pytest.mark.clauses("star-premium-baccarat", "13.3.1", "5.7")
@pytest.mark.parametrize(
    ("stake", "percent", "paid"),
    [
        (10_000, "1", 250),  # exactly $1.00, and the smallest chip is $2.50
        (10_000, "2.5", 250),
        (10_000, "10", 1_000),
        (50_000, "7.77", 4_000),  # exactly $38.85
    ],
)
def test_13_3_1_a_tie_pays_the_percentage_rounded_up_to_chips(stake: int, percent: str, paid: int) -> None:
    won = payment("star-premium-baccarat/tie", TIE, "player", **{"tie-pays": percent})

    settled = settle_wager(stake, won, CHIPS)

    assert (settled.paid, settled.returned, settled.net) == (paid, stake, paid)


# Rounding up ----------------------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "5.8")
@pytest.mark.parametrize(
    ("stake", "exact", "paid"),
    [(250, 238, 250), (500, 475, 500), (5_000, 4_750, 4_750), (2_750, 2_613, 2_750), (10_250, 9_738, 9_750)],
)
def test_5_8_19_to_20_is_paid_in_the_next_amount_that_chips_make(stake: int, exact: int, paid: int) -> None:
    """19/20 of $2.50 is $2.375: $2.38 in whole cents, and $2.50 in chips."""
    settled = settle_wager(stake, payment("star-baccarat/baccarat", BANKER_WINS, "banker"), CHIPS)

    assert (settled.paid, settled.rounding) == (paid, paid - exact)
    assert settled.transfer.cents("rounding") == exact - paid
    assert settled.transfer.cents("float") == -exact


def test_rounding_is_wager_by_wager_and_never_over_two_together() -> None:
    """$60 owes $57 and is paid $57.50; two wagers of $30 owe $28.50 each and are paid $30 each."""
    won = payment("star-baccarat/baccarat", BANKER_WINS, "banker")

    assert settle_wager(6_000, won, CHIPS).paid == 5_750  # owed 5,700
    assert [settle_wager(stake, won, CHIPS).paid for stake in (3_000, 3_000)] == [3_000, 3_000]  # 2,850 each


# Every wager ----------------------------------------------------------------------------------------

GAMES = (
    "star-baccarat/even-money",
    "crown-baccarat/traditional",
    "crown-baccarat/crown",
    "star-premium-baccarat/tie",
)
HANDS = (PLAYER_WINS, BANKER_WINS, BANKER_WINS_ON_SIX, TIE, ("3S 3D", "3H 3C"), ("TS 3D 6C", "QC TD JH"))
PAYMENTS = [
    paid
    for game_id in GAMES
    for hands in HANDS
    for paid in open_game(game_id)
    .settle(open_game(game_id).outcome(open_game(game_id).deal(as_dealt(*hands))))
    .values()
    if not paid.parts
]
some_chips = st.lists(st.integers(2, 40), max_size=3).map(
    lambda times: ChipSet((250, *(250 * n for n in times)))
)
stakes = st.integers(1, 4_000).map(lambda n: n * 250)


@pytest.mark.clauses("star-baccarat", "5.8")
@pytest.mark.clauses("crown-baccarat", "7.3")
@settings(deadline=None)
@given(st.sampled_from(PAYMENTS), stakes, some_chips)
def test_5_8_rounding_never_goes_down_and_never_by_a_whole_smallest_chip(
    won: Payment, stake: int, chips: ChipSet
) -> None:
    exact = max(stake * won.net, Fraction(0))

    settled = settle_wager(stake, won, chips)

    assert exact <= settled.paid < exact + chips.smallest
    assert 0 <= settled.rounding < chips.smallest
    assert chips.can_pay(settled.paid)


@settings(deadline=None)
@given(st.sampled_from(PAYMENTS), stakes, some_chips)
def test_what_the_patron_wins_the_house_loses_cent_for_cent(won: Payment, stake: int, chips: ChipSet) -> None:
    settled = settle_wager(stake, won, chips)
    moved = settled.transfer

    assert sum(posting.cents for posting in moved.postings) == 0
    house = moved.cents("float") + moved.cents("commission") + moved.cents("rounding")
    assert moved.cents("patron") - stake == settled.net == -house
    assert moved.cents("layout") == -stake
    assert moved.cents("patron") == settled.returned + settled.paid


@pytest.mark.parametrize("stake", [0, -250, 100, 249, 251])
def test_a_stake_that_the_chips_cannot_make_is_refused(stake: int) -> None:
    won = payment("star-baccarat/baccarat", BANKER_WINS, "banker")

    with pytest.raises(StakeError, match=f"a wager of {stake} cents cannot be made in chips of"):
        settle_wager(stake, won, CHIPS)
