"""Whether the money of a wager balances is found out, and not taken on trust."""

import pytest
from msgspec import structs

from sabot.coup import settle_wager
from sabot.coup.limits import AtRisk, BetLimits
from sabot.ledger import ChipSet, Posting, Transfer
from sabot.rulebooks import load_book, open_game
from sabot.scenario.judgement import NotYetError
from sabot.scenario.scene import ANY_OUTCOME
from sabot.scenario.wagers import Settled, Wager, settle

TIE = open_game("star-baccarat/baccarat").settle(ANY_OUTCOME)["tie"]
CHIPS = ChipSet((1,))
PAID = settle_wager(10_00, TIE, CHIPS)


def came(stake: int, returned: int, *postings: Posting) -> Settled:
    settlement = structs.replace(PAID, transfer=Transfer(postings)) if postings else PAID
    return Settled(Wager("Ann", stake, "tie"), TIE, AtRisk(10_00, returned), settlement)


def test_a_wager_paid_in_full_balances() -> None:
    assert came(10_00, 0).is_balanced
    assert came(12_00, 2_00).is_balanced


def test_money_that_goes_astray_does_not_balance() -> None:
    short = (Posting("layout", -10_00), Posting("patron", 89_99), Posting("float", -79_99))

    assert not came(10_00, 0, *short).is_balanced
    assert not came(12_00, 0).is_balanced
    assert not Settled(Wager("Ann", 12_00, "tie"), TIE, AtRisk(0, 11_00), None).is_balanced


def test_a_book_that_says_nothing_of_limits_cannot_be_asked_about_them() -> None:
    silent = structs.replace(load_book("star-baccarat"), wagers=None)
    wager = Wager("Ann", 10_00, "tie")

    assert settle(wager, TIE, silent, BetLimits(), CHIPS).paid == 80_00
    with pytest.raises(NotYetError, match="does not say what becomes of a wager outside its limits"):
        settle(wager, TIE, silent, BetLimits(maximum=5_00), CHIPS)
