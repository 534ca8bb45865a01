"""Deferred commission was collected, rounded to chips, and then a coup is void: what goes back.

Banker wins at even money less 5%: a wager of $35 owes $1.75 and one of $25 owes $1.25. The smallest chip is
$1, so commission that is owed together is collected down to a whole dollar (7.3, reading C-64).
"""

import pytest
from msgspec.structs import replace

from sabot.engine import accounts
from sabot.engine.commands.irregularities.conduct import InvalidateCoup
from sabot.engine.commands.people import Leave
from sabot.engine.commands.settling import ClearCards, CollectCommission, DeferCommission, Settle
from sabot.rulebooks import load_book
from tests.engine.irregular import CROWN
from tests.engine.otherwise import read_otherwise, watched_under
from tests.engine.sigma import Watched

UP = "up-to-next-payable"
DEALT = ("2S 9H TH KD", "2C 9C TC KC", "2D 9D TD KH")
"""Banker wins 9 to 2 each time."""


def deferred(rounding: str = "down-to-payable") -> Watched:
    rules = load_book(CROWN).wagers
    assert rules is not None
    assert rules.commission is not None
    read = replace(rules.commission.deferred_in_chips, is_=rounding)
    table = watched_under(read_otherwise(CROWN, "wagers.commission", deferred_in_chips=read))
    table.done(DeferCommission, table.highest)
    return table


def won(table: Watched, cents: int, number: int = 0) -> None:
    """Ann wins so much with the Banker hand, and the cards still lie there."""
    table.call_for_bets()
    table.wager("ann", "banker", cents)
    table.deal(DEALT[number])
    table.done(Settle)


def collected(table: Watched) -> int:
    """What is collected now; below nought what goes back."""
    before = table.chips("ann"), table.state.accounts.get(accounts.ROUNDING, 0)
    owed = accounts.commission_owed(table.state.accounts)["ann"]
    table.done(CollectCommission, patron="ann", ground="player-asks")
    came = before[0] - table.chips("ann")
    assert table.state.accounts.get(accounts.ROUNDING, 0) - before[1] == came - owed
    assert accounts.commission_owed(table.state.accounts) == {}
    assert sum(table.state.accounts.values()) == 0
    return came


def void(table: Watched) -> None:
    table.done(InvalidateCoup, table.highest, what="beyond-control", reason="fire")


@pytest.mark.clauses(CROWN, "7.3", "10.3.1")
@pytest.mark.parametrize(("rounding", "back"), [("down-to-payable", 200), (UP, 100)])
def test_of_two_coups_collected_together_what_is_owed_for_the_first_is_kept(rounding: str, back: int) -> None:
    """$3.00 came. $1.75 is truly owed: $1 of it is collected, or $2 where a book rounds up."""
    table = deferred(rounding)
    won(table, 3_500)
    table.done(ClearCards)
    won(table, 2_500, 1)
    assert collected(table) == 300
    void(table)
    assert accounts.commission_owed(table.state.accounts) == {"ann": -125}
    assert collected(table) == -back


@pytest.mark.clauses(CROWN, "7.3", "10.3.1")
@pytest.mark.parametrize(("rounding", "came"), [("down-to-payable", 100), (UP, 200)])
def test_of_one_coup_exactly_as_much_goes_back_as_came(rounding: str, came: int) -> None:
    """Of $1.75 the house forgave 75 cents, or took 25 more; ann has her chips again, to the cent."""
    table = deferred(rounding)
    won(table, 3_500)
    assert collected(table) == came
    void(table)
    assert collected(table) == -came
    assert table.chips("ann") == 1_000_000
    assert table.state.accounts.get(accounts.ROUNDING, 0) == 0


@pytest.mark.clauses(CROWN, "7.3", "10.3.1")
def test_what_was_forgiven_for_coups_that_stand_is_not_taken_off_what_goes_back() -> None:
    """Each of three coups is collected for itself, and 75 cents forgiven: the third gives $1 back."""
    table = deferred()
    for number in range(3):
        won(table, 3_500, number)
        assert collected(table) == 100
        if number < 2:
            table.done(ClearCards)
    void(table)
    assert collected(table) == -100
    assert table.state.forgiven == {}


@pytest.mark.clauses(CROWN, "7.3", "10.3.1")
def test_what_goes_back_waits_while_another_coup_is_dealt() -> None:
    """$1 came for $1.75 that is not owed after all. $1.25 is owed next, and $1 of it is there."""
    table = deferred()
    won(table, 3_500)
    assert collected(table) == 100
    void(table)
    table.done(ClearCards)
    won(table, 2_500, 1)
    assert accounts.commission_owed(table.state.accounts) == {"ann": -50}
    assert collected(table) == 0
    void(table)
    assert collected(table) == -100


@pytest.mark.clauses(CROWN, "7.3", "10.3.1")
def test_what_was_forgiven_is_known_though_the_patron_has_left() -> None:
    table = deferred()
    won(table, 3_500)
    assert collected(table) == 100
    table.done(ClearCards)
    table.done(Leave, table.patron("ann"), patron="ann")
    void(table)
    assert collected(table) == -100
