"""What people do: contraventions, prohibited devices, disruption, fraud, and what is only recorded."""

from collections.abc import Iterable

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.coups import must_be_in_time, reach
from sabot.engine.acts.irregularities.reports import a_coup_is_in_reach
from sabot.engine.acts.irregularities.ruling import Case, decided_by, first_of, must_rule, ruling_at, staff
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.notices import Telling, raised
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, may, power
from sabot.engine.commands.irregularities.conduct import (
    InvalidateCoup,
    ReportConduct,
    RuleOnContravention,
)
from sabot.engine.events.base import Event
from sabot.engine.events.people import PatronExcluded
from sabot.engine.state import Coup, Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.authority import Power

DEVICE, CONTRAVENTION = "prohibited-device", "contravention"
BEYOND, FRAUD, FRAUDSTER = "disruption.beyond-control", "disruption.fraud", "disruption.fraudster"


# Contraventions ----------------------------------------------------------------------------------


def _who_rules(table: Table) -> Who:
    return decided_by(table, first_of(table, CONTRAVENTION, DEVICE)[1])


@act(
    RuleOnContravention,
    who=_who_rules,
    when=must_be_open,
    prompt="Decide on a contravention: void wagers, shut out, detain",
)
def rule_on_contravention(table: Table, command: RuleOnContravention) -> Iterable[Event]:
    limb = DEVICE if command.what == "prohibited-device" else CONTRAVENTION
    ruling = must_rule(table, limb)
    exempt = table.irregularities.prohibited_device_exempts
    if limb == DEVICE and exempt is not None and command.patron not in table.state.patrons:
        raise Refused(
            f"{command.patron} is not at the table: staff and inspectors on duty may use a device", exempt
        )
    patron = table.patron(command.patron)
    if not (command.wagers or command.exclude or command.from_casino or command.detain or command.escalate):
        raise Refused("say what is done: wagers void, shut out, detained", ruling)
    unfolding = Unfolding(table)
    case = Case(limb=limb, ruling=ruling, wagers=_his(table, patron.id, command.wagers), person=patron.id)
    carry_out(unfolding, command, case)
    if command.exclude or command.from_casino:
        powers = table.authority
        given = powers.exclude_from_casino if command.from_casino else powers.exclude_player
        unfolding.add(
            happened(
                PatronExcluded,
                command,
                _must_hold(table, command, given),
                patron=patron.id,
                reason=command.what.replace("-", " "),
                from_casino=command.from_casino,
            )
        )
    if command.detain:
        _must_hold(table, command, table.authority.detain)
        _told_of_the_device(unfolding, command, f"{command.patron} is detained")
    if command.escalate:
        _told_of_the_device(unfolding, command, f"{command.patron} has a prohibited device")
    return unfolding.events


def _his(table: Table, patron: str, wagers: tuple[int, ...]) -> tuple[Wager, ...]:
    coup = table.state.coup
    found = []
    for number in dict.fromkeys(wagers):
        wager = coup.wagers.get(number) if coup is not None else None
        if wager is None or wager.patron != patron:
            raise Refused(f"{patron} has no wager {number} on this coup")
        if wager.fate in ("returned", "forfeited"):
            raise Refused(f"wager {number} is {wager.fate} already")
        found.append(wager)
    return tuple(found)


def _must_hold(table: Table, command: RuleOnContravention, given: Power | None) -> str:
    if given is None:
        raise Refused("this rule book gives nobody that power")
    if not may(table.book, power(given), command.by):
        raise Refused("that is for somebody above to decide", given)
    return cited_by(given)


def _told_of_the_device(unfolding: Unfolding, command: RuleOnContravention, about: str) -> None:
    """Whoever must be told, or else may be; a person is detained until they have come."""
    ruling = must_rule(unfolding.table, DEVICE)
    if command.what != "prohibited-device" or not ruling.notify:
        done = "detained" if command.detain else "reported"
        raise Refused(f"a person is {done} for a prohibited device only", ruling)
    for notice in ruling.notify:
        told = Telling(cited_by(notice), str(notice.to), about, notice.when)
        other = None if notice.or_to is None else str(notice.or_to)
        unfolding.add(raised(unfolding.table, command, told._replace(or_to=other)))


# Disruption and fraud ----------------------------------------------------------------------------


def _who_invalidates(table: Table) -> Who:
    return decided_by(table, table.irregularities.disruption.beyond_control)


def _a_coup_can_be_invalidated(table: Table) -> None:
    a_coup_is_in_reach(table)


@act(
    InvalidateCoup,
    who=_who_invalidates,
    when=_a_coup_can_be_invalidated,
    prompt="Invalidate a coup that was disrupted or defrauded",
)
def invalidate_coup(table: Table, command: InvalidateCoup) -> Iterable[Event]:
    limb = BEYOND if command.what == "beyond-control" else FRAUD
    ruling = must_rule(table, limb)
    coup = must_be_in_time(table, command.coup)
    if not command.reason.strip():
        raise Refused("say what happened", ruling)
    if command.wagers and ruling.then != "may-void-coup-or-wager":
        raise Refused("the coup is invalidated whole, not single wagers", ruling)
    for number in command.wagers:
        if number not in coup.wagers or coup.wagers[number].fate in ("returned", "forfeited"):
            raise Refused(f"there is no wager {number} to void", ruling)
    unfolding = Unfolding(table)
    case = Case(limb=limb, ruling=ruling, reason=command.reason)
    reach(unfolding, command, command.coup, case)
    if command.fraudster is not None:
        _forfeit(unfolding, command, command.fraudster)
    wagers = tuple(unfolding.table.coup.wagers[number] for number in dict.fromkeys(command.wagers))
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling, reason=command.reason, wagers=wagers))
    return unfolding.events


def _forfeit(unfolding: Unfolding, command: InvalidateCoup, fraudster: str) -> None:
    ruling = ruling_at(unfolding.table, FRAUDSTER)
    if ruling is None:
        raise Refused(
            "this rule book lets no wager be forfeited: void wagers go back",
            must_rule(unfolding.table, FRAUD),
        )
    if command.what != "fraud":
        raise Refused("wagers are forfeited for fraud only", ruling)
    his = _whose(unfolding.table.coup, fraudster)
    if not his:
        raise Refused(f"{fraudster} has no wager on coup {unfolding.table.coup.number}", ruling)
    carry_out(
        unfolding,
        command,
        Case(limb=FRAUDSTER, ruling=ruling, wagers=his, person=fraudster, reason=command.reason),
    )


def _whose(coup: Coup, patron: str) -> tuple[Wager, ...]:
    return tuple(
        wager
        for wager in coup.wagers.values()
        if wager.patron == patron and wager.fate not in ("returned", "forfeited")
    )


# What is only recorded ---------------------------------------------------------------------------


def _conduct_is_ruled_on(table: Table) -> None:
    must_be_open(table)
    if table.irregularities.conduct is None:
        raise Refused("this rule book says nothing of it", table.authority.dispute.first)


@act(
    ReportConduct,
    who=staff,
    when=_conduct_is_ruled_on,
    prompt="Record advice that was not asked for, a device, or another breach of conduct",
)
def report_conduct(table: Table, command: ReportConduct) -> Iterable[Event]:
    limb = f"conduct.{command.what}"
    ruling = must_rule(table, limb)
    if not (command.who.strip() and command.about.strip()):
        raise Refused("say who it was, and what was said or done", ruling)
    unfolding = Unfolding(table)
    reason = f"{command.who}: {command.about}"
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling, person=command.who, reason=reason))
    return unfolding.events
