"""Prohibited devices, contraventions, disruption and fraud. X-26 to X-30."""

from typing import Any

import pytest

from sabot.engine.commands.irregularities.conduct import InvalidateCoup, ReportConduct, RuleOnContravention
from sabot.engine.commands.people import Leave
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.irregularities.money import SettledWagerReturned, WagerForfeited
from sabot.engine.events.people import PatronExcluded
from sabot.engine.people import Actor
from tests.engine.driver import ALL_BOOKS
from tests.engine.irregular import (
    CROWN,
    PLAYER_WINS,
    PREMIUM,
    STAKE,
    STAR,
    THREE_CARD,
    fates,
    limbs,
    posted,
    told,
    with_wagers,
)
from tests.engine.sigma import Watched

THREE_EACH = "2H 7S 3D 5C 8H 4S 9C KD TH"
BOSS = {
    STAR: "casino-supervisor",
    CROWN: "assistant-casino-manager",
    PREMIUM: "casino-supervisor",
    THREE_CARD: "casino-supervisor",
}
FORFEITING = [(STAR, "14.10"), (PREMIUM, "15.5"), (THREE_CARD, "14.5")]


def boss(table: Watched) -> Actor:
    return table.staff(BOSS[table.book.id], "mia")


def dealt(book: str, *, settled: bool = False) -> Watched:
    table, _, _ = with_wagers(book)
    table.deal(THREE_EACH if book == THREE_CARD else PLAYER_WINS)
    if settled:
        table.done(Settle)
    return table


#


@pytest.mark.clauses(STAR, "14.8", "14.8.1", "14.8.2", "14.8.4")
@pytest.mark.clauses(THREE_CARD, "14.3", "14.3.1", "14.3.2", "14.3.4")
@pytest.mark.clauses(PREMIUM, "15.3", "15.3.1", "15.3.2", "15.3.4")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "14.8"), (THREE_CARD, "14.3"), (PREMIUM, "15.3"), (CROWN, "14.2")]
)
def test_14_8_a_prohibited_device_voids_wagers_shuts_out_and_detains(book: str, rule: str) -> None:
    table, ann, ben = with_wagers(book)
    what: dict[str, Any] = {"patron": "ann", "what": "prohibited-device", "wagers": (ann,)}
    assert table.refused(RuleOnContravention, **what).rule == table_rule(table, rule)
    nothing = table.refused(RuleOnContravention, boss(table), patron="ann", what="prohibited-device")
    assert nothing.reason.startswith("say what is done")
    measure = "escalate" if book == CROWN else "detain"  # Crown lets nobody be detained
    facts: dict[str, Any] = {"exclude": True, measure: True}
    table.done(RuleOnContravention, boss(table), **what, **facts)
    assert fates(table) == {ann: "returned", ben: "placed"}  # reading A-04: void is returned
    assert table.chips("ann") == 1_000_000
    assert table.state.patrons["ann"].excluded == "prohibited device"
    assert not table.state.patrons["ann"].seated
    (notice,) = table.state.notices.values()
    assert (notice.to, notice.or_to, notice.when) == ("inspector", "police", "at-once")
    more: dict[str, Any] = {"bet": "player", "cents": STAKE, "area": 1}
    assert table.refused(PlaceWager, patron="ann", **more).reason.endswith("excluded from the game")


def table_rule(table: Watched, rule: str) -> str:
    """Crown has one rule for every contravention, and it is the one that names who decides."""
    return "14.2" if table.book.id == CROWN else rule


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_14_8_each_only_as_it_is_decided(book: str) -> None:
    table, ann, ben = with_wagers(book)
    out: dict[str, Any] = {"patron": "ann", "what": "prohibited-device", "from_casino": True}
    table.done(RuleOnContravention, boss(table), **out)
    assert fates(table) == {ann: "placed", ben: "placed"}
    assert told(table) == []
    mine: dict[str, Any] = {"patron": "ann", "what": "prohibited-device"}
    assert "no wager 2" in table.refused(RuleOnContravention, boss(table), **mine, wagers=(ben,)).reason
    assert (
        "not at the table"
        in table.refused(
            RuleOnContravention, boss(table), patron="zoe", what="prohibited-device", exclude=True
        ).reason
    )


@pytest.mark.clauses(STAR, "14.7")
@pytest.mark.clauses(PREMIUM, "15.2")
@pytest.mark.clauses(THREE_CARD, "14.2")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "14.7"), (PREMIUM, "15.2"), (THREE_CARD, "14.2")])
def test_14_7_staff_and_inspectors_on_duty_are_exempt(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    for on_duty in (table.dealer.id, "inspector"):
        refused = table.refused(
            RuleOnContravention, boss(table), patron=on_duty, what="prohibited-device", exclude=True
        )
        assert (refused.rule, "on duty" in refused.reason) == (rule, True)


@pytest.mark.clauses(PREMIUM, "15.1")
@pytest.mark.clauses(THREE_CARD, "14.1")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "14.6"), (PREMIUM, "15.1"), (THREE_CARD, "14.1")])
def test_14_6_anybody_of_the_staff_reports_a_device_with_the_person_and_the_place(
    book: str, rule: str
) -> None:
    table, ann, ben = with_wagers(book)
    report: dict[str, Any] = {"what": "device-near-the-table", "who": "ben"}
    assert "what was said or done" in table.refused(ReportConduct, **report, about=" ").reason
    (ruled,) = table.done(ReportConduct, **report, about="a counter in his sleeve, at place 2")
    assert (ruled.rule, fates(table)) == (rule, {ann: "placed", ben: "placed"})


# Shutting out of the game, shutting out of the casino, telling an inspector or the police: by which clause.
LIMBS = {
    STAR: ("14.8.2", "14.8.3", "14.8.4"),
    CROWN: ("14.2.2", "14.2.3", "14.2.4"),
    PREMIUM: ("15.3.2", "15.3.3", "15.3.4"),
    THREE_CARD: ("14.3.2", "14.3.3", "14.3.4"),
}


@pytest.mark.clauses(STAR, *LIMBS[STAR])
@pytest.mark.clauses(CROWN, *LIMBS[CROWN])
@pytest.mark.clauses(PREMIUM, *LIMBS[PREMIUM])
@pytest.mark.clauses(THREE_CARD, *LIMBS[THREE_CARD])
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_14_8_each_measure_is_recorded_with_the_clause_that_gives_it(book: str) -> None:
    from_game, from_casino, told_by = LIMBS[book]
    table, _, _ = with_wagers(book)
    device: dict[str, Any] = {"what": "prohibited-device"}
    out = table.done(RuleOnContravention, boss(table), patron="ann", exclude=True, **device)
    away = table.done(RuleOnContravention, boss(table), patron="ben", from_casino=True, **device)
    excluded = [event for event in (*out, *away) if isinstance(event, PatronExcluded)]
    assert [(one.patron, one.from_casino, one.rule) for one in excluded] == [
        ("ann", False, from_game),
        ("ben", True, from_casino),
    ]
    assert table.state.notices == {}

    watched, _, _ = with_wagers(book)
    measure = {"escalate": True} if book == CROWN else {"detain": True}  # Crown lets nobody be detained
    watched.done(RuleOnContravention, boss(watched), patron="ann", **measure, **device)
    (notice,) = watched.state.notices.values()
    assert (notice.to, notice.or_to, notice.when, notice.rule) == ("inspector", "police", "at-once", told_by)


#


@pytest.mark.clauses(CROWN, "14.2", "14.2.1", "14.4")
def test_14_2_in_crown_any_rule_contravened_may_void_a_wager_settled_or_not() -> None:
    table = dealt(CROWN, settled=True)
    what: dict[str, Any] = {"patron": "ann", "what": "rule-contravened", "wagers": (1,)}
    for role in ("dealer", "higher-duties-dealer", "area-manager"):
        assert table.refused(RuleOnContravention, table.staff(role), **what).rule == "14.2"
    events = table.done(RuleOnContravention, boss(table), **what)
    (returned,) = [event for event in events if isinstance(event, SettledWagerReturned)]
    assert table.events[returned.reverses - 1].rule is not None
    assert table.chips("ann") == 1_000_000
    detain = table.refused(
        RuleOnContravention, boss(table), patron="ann", what="rule-contravened", detain=True
    )
    assert detain.reason == "this rule book gives nobody that power"
    told = table.refused(
        RuleOnContravention, boss(table), patron="ann", what="rule-contravened", escalate=True
    )
    assert told.reason == "a person is reported for a prohibited device only"


@pytest.mark.parametrize("book", [STAR, PREMIUM, THREE_CARD])
def test_14_2_other_books_have_no_power_over_every_contravention(book: str) -> None:
    table, ann, _ = with_wagers(book)
    what: dict[str, Any] = {"patron": "ann", "what": "rule-contravened", "wagers": (ann,)}
    assert "no rule" in table.refused(RuleOnContravention, boss(table), **what).reason


#


@pytest.mark.clauses(STAR, "14.9", "14.9.1", "14.10")
@pytest.mark.clauses(THREE_CARD, "14.4", "14.4.1", "14.5")
@pytest.mark.clauses(PREMIUM, "15.4", "15.4.1", "15.5")
@pytest.mark.clauses(CROWN, "14.3", "14.3.1", "14.4")
@pytest.mark.parametrize("moment", ["dealing", "result", "settled", "cleared"])
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "14.9.1"), (THREE_CARD, "14.4.1"), (PREMIUM, "15.4.1"), (CROWN, "14.3.1")]
)
def test_14_9_a_disrupted_coup_may_be_invalidated_and_every_wager_goes_back(
    book: str, rule: str, moment: str
) -> None:
    if moment == "dealing":
        table, _, _ = with_wagers(book)
        table.deal("2H 7S", result=False)
    else:
        table = dealt(book, settled=moment != "result")
    if moment == "cleared":
        table.done(ClearCards)
    fire: dict[str, Any] = {"what": "beyond-control", "reason": "a fire alarm"}
    assert table.refused(InvalidateCoup, **fire).rule == rule  # a dealer
    assert table.refused(InvalidateCoup, boss(table), what="beyond-control", reason="").rule == rule
    table.done(InvalidateCoup, boss(table), **fire)
    assert table.coup.void == rule
    assert set(fates(table).values()) == {"returned"}
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)
    table.done(ClearCards)


@pytest.mark.clauses(CROWN, "14.3.2")
def test_14_3_in_crown_a_single_wager_may_be_void_and_the_coup_goes_on() -> None:
    table, ann, ben = with_wagers(CROWN)
    table.deal("9S 2H", result=False)
    table.done(InvalidateCoup, boss(table), what="fraud", reason="a late bet", wagers=(ann,))
    assert fates(table) == {ann: "returned", ben: "placed"}
    assert table.coup.void is None
    table.deal("TH 5D")
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 990_000)


@pytest.mark.parametrize(("book", "rule"), [(STAR, "14.9.2"), (PREMIUM, "15.4.2"), (THREE_CARD, "14.4.2")])
def test_14_9_elsewhere_the_coup_is_invalidated_whole(book: str, rule: str) -> None:
    table = dealt(book)
    refused = table.refused(InvalidateCoup, boss(table), what="fraud", reason="a late bet", wagers=(1,))
    assert (refused.rule, "whole" in refused.reason) == (rule, True)


#


@pytest.mark.clauses(STAR, "14.9.2", "14.10")
@pytest.mark.clauses(THREE_CARD, "14.4.2", "14.5")
@pytest.mark.clauses(PREMIUM, "15.4.2", "15.5")
@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.parametrize(("book", "rule"), FORFEITING)
def test_14_10_a_fraudsters_wagers_may_be_forfeited_and_the_others_go_back(
    book: str,
    rule: str,
    settled: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table = dealt(book, settled=settled)
    floated = table.state.accounts["float"]
    start = (
        floated
        if not settled
        else floated - (1_000_000 - table.chips("ann")) - (1_000_000 - table.chips("ben"))
    )
    fraud: dict[str, Any] = {"what": "fraud", "reason": "cards were switched", "fraudster": "ann"}
    events = table.done(InvalidateCoup, boss(table), **fraud)
    (forfeited,) = [event for event in events if isinstance(event, WagerForfeited)]
    assert (forfeited.wager, forfeited.rule) == (1, rule)
    assert fates(table) == {1: "forfeited", 2: "returned"}
    assert (table.chips("ann"), table.chips("ben")) == (990_000, 1_000_000)
    assert table.state.accounts["float"] == start + STAKE  # the house has the stake
    assert limbs(events) == ["disruption.fraudster", "disruption.fraud"]


@pytest.mark.parametrize(("book", "rule"), FORFEITING)
def test_14_10_nobody_forfeits_for_a_fire_or_without_a_wager(book: str, rule: str) -> None:
    table = dealt(book)
    fire: dict[str, Any] = {"what": "beyond-control", "reason": "a fire", "fraudster": "ann"}
    assert table.refused(InvalidateCoup, boss(table), **fire).rule == rule
    fraud: dict[str, Any] = {"what": "fraud", "reason": "switched", "fraudster": "zoe"}
    assert table.refused(InvalidateCoup, boss(table), **fraud).rule == rule


@pytest.mark.clauses(CROWN, "14.4")
def test_14_4_crown_has_no_forfeit() -> None:
    table = dealt(CROWN)
    fraud: dict[str, Any] = {"what": "fraud", "reason": "switched", "fraudster": "ann"}
    refused = table.refused(InvalidateCoup, boss(table), **fraud)
    assert (refused.rule, "go back" in refused.reason) == ("14.3.2", True)


def test_14_9_a_winner_who_left_owes_what_cannot_be_had_back() -> None:
    table = dealt(STAR, settled=True)
    table.done(Leave, table.patron("ann"), patron="ann")
    events = table.done(InvalidateCoup, boss(table), what="beyond-control", reason="a robbery")
    # Ann took 200 dollars away: her stake was hers, and the 100 she won is owed.
    owed = [event.owed for event in events if isinstance(event, SettledWagerReturned)]
    assert owed == [STAKE, 0]
    assert table.state.accounts["receivable:ann"] == STAKE
    assert posted(events)["chips:ben"] == STAKE


def test_14_9_a_coup_is_invalidated_once_and_while_it_can_be_reached() -> None:
    table = dealt(STAR)
    fire: dict[str, Any] = {"what": "beyond-control", "reason": "a fire"}
    table.done(InvalidateCoup, boss(table), **fire)
    assert table.refused(InvalidateCoup, boss(table), **fire).rule == "14.9.1"
    table.done(ClearCards)
    assert "void" in table.refused(InvalidateCoup, boss(table), **fire).reason
    table.wager("ann", "player", STAKE)
    table.deal("2C", result=False)
    assert table.refused(InvalidateCoup, boss(table), **fire, coup=1).rule == "12.1.4"
    assert "has not begun" in table.refused(InvalidateCoup, boss(table), **fire, coup=9).reason
