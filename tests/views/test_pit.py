"""What whoever oversees a table sees: figures worked out by hand, clocks, pace, and where he is needed."""

from functools import reduce
from typing import Any

import pytest

from sabot.engine.commands.dealing import DirectNoBetCoup
from sabot.engine.commands.disputes import RaiseDispute
from sabot.engine.commands.irregularities.money import RectifyMispayment, ReportMispayment
from sabot.engine.commands.notices import GiveNotice
from sabot.engine.commands.opening import CloseTable, CreditFloat, FillFloat, OpenTable
from sabot.engine.commands.people import Arrive, BuyChips, Leave
from sabot.engine.commands.signs import AnnounceLimits, TakeDownSign
from sabot.engine.events.dealing import CoupConcluded
from sabot.engine.people import Actor
from sabot.engine.settings import Limit, Limits
from sabot.views.pit import PitCard, PitTableView, Session, Stands, carry_on, pit_card, pit_table
from tests.engine.driver import Driver, running, settings_for

STAR = "star-baccarat"
MINUTE = 60_000
STANDS = Stands(id="T1", pit="main", dealt_by="people", version=0)
SAM = Actor(id="sam", role="casino-supervisor")
OPENER = {10_000: 100, 2_500: 200, 100: 500}
"""$10,000 and $5,000 and $500: 1,550,000 cents."""
CLOSER = {10_000: 100, 2_500: 176, 100: 499}
"""1,000,000 and 440,000 and 49,900: 1,489,900 cents."""


def session_of(table: Driver) -> Session:
    return reduce(carry_on, table.events, Session())


def card_of(table: Driver, now: int | None = None) -> PitCard:
    at = table.state.at if now is None else now
    return pit_card(table.book, STANDS, session_of(table), table.state, at)


def view_of(table: Driver, now: int | None = None) -> PitTableView:
    role = table.highest.role
    return pit_table(table.book, session_of(table), table.state, card_of(table, now), role)


def an_evening() -> Driver:
    """Ann buys in for $2,000; $2,000 come to the float; she wins $100 and loses $500; $1,000 go from it.

    The float: 1,550,000 - 200,000 + 200,000 - 10,000 + 50,000 - 100,000 = 1,490,000.
    """
    table = Driver(STAR)
    settings = settings_for(table.book, table=STANDS.id)
    table.done(OpenTable, table.highest, approver=SAM, settings=settings, float=OPENER)
    table.done(Arrive, patron="ann", place=1, player_card=True)
    table.done(BuyChips, patron="ann", cents=200_000)
    table.load_shoe()
    table.done(FillFloat, table.highest, approver=SAM, chips={10_000: 20}, serial="F-1")
    table.wager("ann", "player", 10_000)
    table.play()
    table.wager("ann", "banker", 50_000)
    table.play()
    table.done(CreditFloat, table.highest, chips={2_500: 40}, serial="C-1")
    return table


def test_win_is_drop_and_closer_and_credits_less_opener_and_fills() -> None:
    figures = view_of(an_evening()).figures
    assert figures is not None
    assert (figures.drop, figures.opener, figures.fills, figures.credits) == (
        200_000,
        1_550_000,
        200_000,
        100_000,
    )
    assert (figures.closer, figures.counted, figures.difference) == (1_490_000, False, None)
    assert figures.win == 50_000 - 10_000
    signed = sum(part.cents if part.adds else -part.cents for part in figures.parts)
    assert signed == figures.win
    assert [part.what for part in figures.parts] == ["drop", "closer", "credits", "opener", "fills"]


def test_after_closing_the_closer_is_what_was_counted_and_a_missing_chip_is_seen() -> None:
    table = an_evening()
    table.done(Leave, patron="ann")
    (*_, closed) = table.done(CloseTable, table.highest, approver=SAM, float=CLOSER)
    view = view_of(table)
    assert view.figures is not None
    assert (view.figures.closer, view.figures.counted, view.figures.difference) == (1_489_900, True, -100)
    assert view.figures.win == 39_900
    assert getattr(closed, "result") == 39_900  # noqa: B009 - what the engine made of it, by its own way
    assert (view.figures.drop, view.figures.credits, view.figures.fills) == (200_000, 100_000, 200_000)
    assert view.closer is not None
    assert (view.closer.by, view.closer.second) == (table.highest.id, "sam")
    assert view.settings is not None, "a closed table says what it was last opened with"
    assert view.card.phase == "closed"


def test_counts_are_told_by_denomination_with_two_names_and_movements_with_their_serial_numbers() -> None:
    view = view_of(an_evening())
    assert view.opener is not None
    assert (view.opener.by, view.opener.second, view.opener.cents) == ("gaming-manager", "sam", 1_550_000)
    assert [(chip.cents, chip.count, chip.value) for chip in view.opener.chips] == [
        (10_000, 100, 1_000_000),
        (2_500, 200, 500_000),
        (500, 0, 0),
        (100, 500, 50_000),
    ]
    told = [(one.what, one.serial, one.cents, one.second) for one in view.movements]
    assert told == [("credit", "C-1", 100_000, None), ("fill", "F-1", 200_000, "sam")]


def test_a_table_that_opens_again_begins_at_nought() -> None:
    table = an_evening()
    table.done(Leave, patron="ann")
    table.done(CloseTable, table.highest, float=CLOSER)
    settings = settings_for(table.book, table=STANDS.id)
    table.done(OpenTable, table.highest, settings=settings, float=OPENER)
    view = view_of(table)
    assert view.figures is not None
    assert (view.figures.drop, view.figures.fills, view.figures.win) == (0, 0, 0)
    assert view.movements == ()
    assert view.coups == 0


@pytest.mark.parametrize(
    ("minutes", "ends", "pace"),
    [
        (0, 0, None),
        (10, 5, 30),  # five in ten minutes
        (30, 20, 40),
        (90, 90, 60),  # one a minute: of the ninety, those of the last half hour count
    ],
)
def test_the_pace_is_in_coups_an_hour(minutes: int, ends: int, pace: int | None) -> None:
    table = Driver(STAR)
    (opened, *_) = table.done(OpenTable, table.highest, settings=settings_for(table.book), float={100: 1})
    session = carry_on(Session(), opened)
    for number in range(1, ends + 1):
        at = opened.at + number * minutes * MINUTE // ends
        session = carry_on(session, CoupConcluded(at=at, by=SAM, number=number))
    found = session.pace(opened.at + minutes * MINUTE)
    assert found == pace


def test_a_pace_of_more_ends_than_are_kept_is_that_of_those_kept() -> None:
    table = Driver(STAR)
    (opened, *_) = table.done(OpenTable, table.highest, settings=settings_for(table.book), float={100: 1})
    session = carry_on(Session(), opened)
    for number in range(1, 601):
        event = CoupConcluded(at=opened.at + number * 1_000, by=SAM, number=number)
        session = carry_on(session, event)
    found = session.pace(opened.at + 600_000)
    assert found is not None
    assert abs(found - 3_600) < 20, "one a second"


def test_a_no_bet_coup_is_listed_with_its_clause() -> None:
    table = running("crown-baccarat")
    table.call_for_bets()
    table.wager("ann", "player", 10_000)
    assert view_of(table).no_bets == ()
    table.done(DirectNoBetCoup, table.highest, marker=True)
    (one,) = view_of(table).no_bets
    assert (one.number, one.by) == (1, table.highest.id)
    assert one.rule == "8.6.1", "a Dummy Coup at the beginning of a shoe"


def _alert(card: PitCard, what: str) -> Any:
    return next(one for one in card.alerts if one.what == what)


def test_a_sign_has_a_clock_and_says_when_it_may_take_effect() -> None:
    table = running(STAR)
    old = table.table.settings.limits
    higher = {key: Limit(least=5_000, most=one.most) for key, one in old.bets.items()}
    table.done(AnnounceLimits, table.highest, limits=Limits(bets={**old.bets, **higher}))
    (sign,) = [one for one in view_of(table).signs if one.takes_effect is not None]
    assert sign.takes_effect is not None
    assert sign.takes_effect - sign.posted == 20 * MINUTE, "Star: a sign stands twenty minutes"
    early = _alert(card_of(table, sign.takes_effect - 1), "sign")
    assert (early.urgency, early.until, early.said[:13]) == ("note", sign.takes_effect, "Takes effect:")
    due = _alert(card_of(table, sign.takes_effect), "sign")
    assert (due.urgency, due.since, due.said[:16]) == ("soon", sign.takes_effect, "May take effect:")
    assert "Tie: $50 to $10,000" in due.said
    assert "Table differential" not in due.said, "what stays as it is is not told"


def test_where_somebody_is_needed_comes_first() -> None:
    table = running(STAR)
    assert card_of(table).alerts == ()
    limits = next(one for one in table.state.signs.values() if one.shows == "limits")
    table.done(RaiseDispute, patron="ann", about="an unpaid wager")
    table.done(TakeDownSign, sign=limits.id)
    found = card_of(table).alerts
    assert {one.what for one in found if one.urgency == "now"} >= {"dispute", "sign-missing"}
    assert [one.urgency for one in found] == sorted(
        (one.urgency for one in found), key=["now", "soon", "note"].index
    )
    dispute = _alert(card_of(table), "dispute")
    assert dispute.said == "The dispute of ann (an unpaid wager) is to be decided"


def test_a_dealer_who_calls_the_supervisor_is_seen_in_the_pit_for_five_minutes() -> None:
    table = running(STAR)
    table.done(GiveNotice, to="casino-supervisor", about="wanted at the table")
    (notice,) = table.state.notices.values()
    assert notice.sent is not None
    call = _alert(card_of(table, notice.sent + MINUTE), "call")
    assert (call.urgency, call.since) == ("now", notice.sent)
    assert call.said == "The Casino Supervisor is called: wanted at the table"
    assert "call" not in {one.what for one in card_of(table, notice.sent + 5 * MINUTE).alerts}


def test_a_wrong_payment_waits_until_it_is_put_right() -> None:
    table = running(STAR)
    wager = table.wager("ann", "player", 10_000)
    table.play()
    table.done(ReportMispayment, SAM, wager=wager, cents=2_500, enquiries="seen on camera")
    waits = _alert(card_of(table), "mispayment")
    assert (waits.said, waits.urgency) == ("ann was paid $25 too much", "soon")
    (wrong,) = table.state.mispayments
    table.done(RectifyMispayment, SAM, mispayment=wrong)
    assert "mispayment" not in {one.what for one in card_of(table).alerts}


def test_a_card_tells_a_table_at_a_glance() -> None:
    card = card_of(an_evening())
    assert card.limits == Limit(least=2_500, most=1_000_000)
    assert (card.phase, card.coup, card.seated, card.standing) == ("open", 2, 1, 0)
    assert (card.drop, card.win) == (200_000, 40_000)
    assert card.shoe is not None
    assert (card.shoe.number, card.shoe.coups, card.shoe.cards) == (1, 2, 416)
    assert card.shoe.left == 416 - 8 - 1, "two coups of four cards, and one burned"


def test_patrons_are_told_with_what_they_hold_and_their_limits() -> None:
    table = an_evening()
    table.done(Arrive, patron="ben", place=2, player_card=True, loss_limit=50_000)
    ann, ben = view_of(table).patrons
    assert (ann.id, ann.place, ann.chips) == ("ann", 1, 200_000 + 10_000 - 50_000)
    assert (ben.id, ben.loss_limit, ben.lost) == ("ben", 50_000, 0)


def test_a_closed_table_that_never_opened_has_no_figures() -> None:
    table = Driver(STAR)
    view = view_of(table)
    assert (view.figures, view.opener, view.settings, view.card.win) == (None, None, None, None)
    assert [move.command for move in view.moves] == ["OpenTable"]
