"""Side bets limited to those with a main wager: surveillance is told, a sign is up, then it holds."""

from typing import Any

import pytest

from sabot.engine.commands.changes import (
    ChangeSideBets,
    LiftRestriction,
    NotifyRestriction,
    RestrictSideBets,
)
from sabot.engine.commands.people import Leave
from sabot.engine.commands.signs import PostRestriction, TakeDownSign
from sabot.engine.commands.wagering import PlaceWager, RefuseWager, TakeBackWager
from sabot.engine.events.changes import RestrictionLifted, RestrictionNotified, SideBetsRestricted
from sabot.engine.events.notices import NoticeRaised, NoticeSent
from sabot.engine.events.signs import SignTakenDown
from sabot.engine.events.wagering import WagerReturned
from sabot.engine.people import Actor
from sabot.engine.signage import standing
from tests.engine.driver import Driver, running

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"
# Each side bet with its layout and its clause; items 1 and 2 of the clause are the notice and the sign.
RESTRICTED = [
    (STAR, "A", "pairs-player", "10.4"),
    (STAR, "A", "super-six", "10.11"),
    (STAR, "B", "tiger-tie", "10.16"),
    (STAR, "B", "tiger-pair", "10.21"),
    (STAR, "B", "tiger", "10.27"),
    (STAR, "B", "big-tiger", "10.32"),
    (STAR, "B", "small-tiger", "10.37"),
    (PREMIUM, "R", "pairs-player", "12.4"),
    (PREMIUM, "R", "super-six", "12.9"),
    (PREMIUM, "S", "tiger-tie", "12.14"),
    (PREMIUM, "S", "tiger-pair", "12.19"),
    (PREMIUM, "S", "tiger", "12.24"),
    (PREMIUM, "S", "big-tiger", "12.28"),
    (PREMIUM, "S", "small-tiger", "12.33"),
]
EACH = [
    pytest.param(*one, marks=pytest.mark.clauses(one[0], one[3], f"{one[3]}.1", f"{one[3]}.2"))
    for one in RESTRICTED
]


def supervisor(table: Driver) -> Actor:
    return table.staff("casino-supervisor")


def restricted(book: str = STAR, bet: str = "super-six", **changes: Any) -> Driver:
    table = running(book, **changes)
    table.done(NotifyRestriction, supervisor(table), bets=(bet,))
    table.done(PostRestriction, bets=(bet,))
    table.done(RestrictSideBets, supervisor(table), bets=(bet,))
    return table


@pytest.mark.parametrize(("book", "layout", "bet", "clause"), EACH)
def test_a_restriction_holds_once_surveillance_was_told_and_a_sign_is_up(
    book: str, layout: str, bet: str, clause: str
) -> None:
    table = running(book, layout=layout)
    bets = (bet,)

    untold = table.refused(RestrictSideBets, supervisor(table), bets=bets)
    raised, sent, noted = table.done(NotifyRestriction, supervisor(table), bets=bets)
    unsigned = table.refused(RestrictSideBets, supervisor(table), bets=bets)
    table.done(PostRestriction, bets=bets)
    (held,) = table.done(RestrictSideBets, supervisor(table), bets=bets)

    assert "surveillance" in untold.reason
    assert "no sign" in unsigned.reason
    assert isinstance(raised, NoticeRaised)
    assert isinstance(sent, NoticeSent)
    assert isinstance(noted, RestrictionNotified)
    assert (raised.to, raised.rule, sent.to) == ("surveillance", f"{clause}.1", "surveillance")
    assert isinstance(held, SideBetsRestricted)
    assert (held.rule, untold.rule, unsigned.rule) == (clause, f"{clause}.1", f"{clause}.2")
    assert sent.at < held.at


@pytest.mark.parametrize(("book", "layout", "bet", "clause"), EACH)
def test_a_restricted_side_bet_is_for_those_with_a_main_wager(
    book: str, layout: str, bet: str, clause: str
) -> None:
    table = restricted(book, bet, layout=layout)

    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet=bet, cents=500, area=1)
    table.wager("ann", "tie", 2_500)
    table.wager("ann", bet, 500)
    table.wager("ben", "player", 2_500)
    table.wager("ben", bet, 500)

    assert refused.rule == clause


@pytest.mark.clauses(PREMIUM, "12.4")
def test_reading_p38_another_side_bet_is_no_main_wager() -> None:
    table = restricted(PREMIUM, "super-six")
    table.wager("ann", "pairs-player", 500)

    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="super-six", cents=500, area=1)

    assert refused.rule == "12.9"


@pytest.mark.clauses(STAR, "10.11")
def test_10_11_a_restricted_side_wager_goes_back_with_the_last_main_wager() -> None:
    table = restricted()
    main = table.wager("ann", "player", 2_500)
    tie = table.wager("ann", "tie", 2_500)
    table.wager("ann", "super-six", 500)
    table.wager("ann", "pairs-player", 500)

    first = table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=main)
    last = table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=tie)

    assert len(first) == 1
    assert [type(one) for one in last] == [WagerReturned, WagerReturned]
    assert last[1].rule == "10.11"
    assert table.chips("ann") == 1_000_000 - 500


def test_10_11_a_main_wager_that_is_refused_takes_the_restricted_side_wager_with_it() -> None:
    table = restricted()
    main = table.wager("ann", "banker", 10_000)
    table.wager("ann", "super-six", 2_500)
    table.done(RefuseWager, supervisor(table), wager=main, grounds="thrown in late")
    assert {one.fate for one in table.coup.wagers.values()} == {"returned"}
    assert table.chips("ann") == 1_000_000


@pytest.mark.clauses(STAR, "10.11.2")
def test_10_11_2_the_sign_stands_while_the_restriction_holds() -> None:
    table = restricted()
    sign = standing(table.state, "side-bet-restriction")
    assert sign is not None
    assert sign.text == ("Super Six: only with a wager on Player's Hand or Banker's Hand or Tie",)

    assert table.refused(TakeDownSign, sign=sign.id).rule == "10.4.2"
    events = table.done(LiftRestriction, supervisor(table), bets=("super-six",))

    assert [type(one) for one in events] == [RestrictionLifted, SignTakenDown]
    assert table.wager("ann", "super-six", 500)


@pytest.mark.clauses(STAR, "10.11.1")
def test_10_11_1_each_restriction_needs_a_notice_of_its_own() -> None:
    table = restricted()
    table.done(LiftRestriction, supervisor(table), bets=("super-six",))
    table.done(PostRestriction, bets=("super-six",))

    refused = table.refused(RestrictSideBets, supervisor(table), bets=("super-six",))

    assert (refused.rule, "surveillance" in refused.reason) == ("10.11.1", True)


def test_two_side_bets_are_restricted_one_after_the_other_on_one_sign() -> None:
    table = restricted()
    table.done(NotifyRestriction, supervisor(table), bets=("pairs-player",))
    table.done(PostRestriction, bets=("super-six", "pairs-player"))
    table.done(RestrictSideBets, supervisor(table), bets=("pairs-player",))
    assert table.state.restricted == ("super-six", "pairs-player")

    table.done(LiftRestriction, supervisor(table), bets=("super-six",))

    sign = standing(table.state, "side-bet-restriction")
    assert sign is not None
    assert [line.partition(":")[0] for line in sign.text] == ["Pairs Player"]
    assert sign.bets == ("pairs-player",)


def test_a_sign_before_the_restriction_stays_whatever_else_changes() -> None:
    table = running()
    table.done(PostRestriction, bets=("super-six",))
    table.seat("cai", 3)
    table.done(Leave, patron="cai")

    sign = standing(table.state, "side-bet-restriction")
    assert sign is not None
    table.done(TakeDownSign, sign=sign.id)


def test_a_restriction_begins_between_coups_with_no_wager_down() -> None:
    table = running()
    table.done(NotifyRestriction, supervisor(table), bets=("super-six",))
    table.done(PostRestriction, bets=("super-six",))
    table.wager("ann", "super-six", 500)

    assert "wagers" in table.refused(RestrictSideBets, supervisor(table), bets=("super-six",)).reason


def test_only_a_side_bet_on_offer_is_restricted_and_only_once_and_by_a_supervisor() -> None:
    table = restricted()

    for command in (NotifyRestriction, RestrictSideBets):
        assert table.refused(command, table.dealer, bets=("super-six",)).rule == "10.4"
        assert "already" in table.refused(command, supervisor(table), bets=("super-six",)).reason
        assert "no side bet" in table.refused(command, supervisor(table), bets=("tiger",)).reason
        assert "say which" in table.refused(command, supervisor(table), bets=()).reason
    assert "no side bet" in table.refused(PostRestriction, bets=("player",)).reason
    assert "say which" in table.refused(PostRestriction, bets=()).reason
    assert "says so already" in table.refused(PostRestriction, bets=("super-six",)).reason
    assert "none of those" in table.refused(LiftRestriction, supervisor(table), bets=("tiger",)).reason


@pytest.mark.parametrize("book", [CROWN, THREE_CARD])
def test_a_book_without_such_a_power_restricts_no_side_bets(book: str) -> None:
    table = running(book)
    assert table.state.settings is not None
    bets = table.state.settings.side_bets[:1]

    for command in (NotifyRestriction, RestrictSideBets):
        assert "nobody the power" in table.refused(command, table.highest, bets=bets).reason
    assert "restricts no side bets" in table.refused(PostRestriction, bets=bets).reason


def test_side_bets_of_an_open_table_stay_where_the_book_restricts_them() -> None:
    table = restricted()

    table.refused(ChangeSideBets, table.highest, side_bets=())
