"""Coups that somebody directs to be dealt without wagers: one, several, or until a wager comes."""

from collections.abc import Iterator

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.markers import shown_without_wagers
from sabot.engine.acts.notices import told_at_once
from sabot.engine.acts.wagering import must_have_a_shoe, opened, returned
from sabot.engine.agreement import must_agree
from sabot.engine.authority import Who, cited_by, may, named
from sabot.engine.commands.dealing import DirectNoBetCoup
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import NoBetCoupDirected
from sabot.engine.markers import NO_BET, key_of
from sabot.engine.table import Refused, Table
from sabot.rulebook.dealing import NoBetCoup, NoBetCoupPower


def _rules(table: Table) -> NoBetCoup:
    rules = table.dealing_rules.no_bet_coup
    if rules is None or not rules.powers:
        raise Refused("this rule book has no coups without wagers")
    return rules


def _director(table: Table) -> Who:
    powers = _rules(table).powers
    return named((power.by for power in powers), powers[0])


def _coup_not_begun(table: Table) -> None:
    must_have_a_shoe(table)
    coup = table.state.coup
    if coup is not None and coup.cards:
        raise Refused("the coup has begun")
    if coup is not None and coup.no_bet is not None:
        raise Refused("the coup is without wagers already")


@act(DirectNoBetCoup, who=_director, when=_coup_not_begun, prompt="Direct a coup without wagers")
def direct_no_bet_coup(table: Table, command: DirectNoBetCoup) -> Iterator[Event]:
    power = _power(table, command)
    further = _further(table, power, command)
    yield from opened(table, command)
    coup = table.state.coup
    for wager in coup.wagers.values() if coup is not None else ():
        if wager.fate == "placed":
            yield returned(wager, command, cited_by(power), why="the coup is dealt without wagers")
    if command.surveillance_told and "marker-or-surveillance" in power.conditions:
        about = "a coup without wagers is about to be dealt"
        yield from told_at_once(table, command, cited_by(power), "surveillance", about)
    yield happened(
        NoBetCoupDirected,
        command,
        cited_by(power),
        ground=power.ground,
        reason=command.reason,
        further=further,
        nobody_here="no-patrons" in power.conditions,
    )
    yield from shown_without_wagers(table, command, anyway=command.marker)


def _power(table: Table, command: DirectNoBetCoup) -> NoBetCoupPower:
    """The power under which it may be directed now: the one on the ground named, or the first that holds."""
    rules = _rules(table)
    reasons: list[Refused] = []
    agreed_first = sorted(rules.powers, key=lambda one: one.consent is None and bool(command.agreed_by))
    for power in agreed_first:
        on_that_ground = power.ground == command.ground or (
            command.ground is None and power.ground == _usual_ground(table)
        )
        if not on_that_ground or not may(table.book, named((power.by,), power), command.by):
            continue
        try:
            _conditions_hold(table, power, command)
        except Refused as refused:
            reasons.append(refused)
            continue
        return power
    if reasons:
        raise reasons[0]
    if command.ground is not None and all(power.ground != command.ground for power in rules.powers):
        raise Refused(f"this rule book knows no such ground as {command.ground.replace('-', ' ')}")
    raise Refused("nobody in that role may direct it", rules.powers[0])


def _usual_ground(table: Table) -> str:
    return "during-shoe" if table.shoe.coups else "new-shoe"


def _further(table: Table, power: NoBetCoupPower, command: DirectNoBetCoup) -> int | None:
    """How many coups more are without wagers after this one; None, until a wager comes."""
    if command.coups < 1:
        raise Refused("say how many coups are dealt without wagers", power)
    if power.ground == "until-a-wager":
        return None
    if command.coups > 1 and _rules(table).several is None:
        raise Refused("coups without wagers are directed one at a time", power)
    return command.coups - 1


def _conditions_hold(table: Table, power: NoBetCoupPower, command: DirectNoBetCoup) -> None:
    coup = table.state.coup
    wagered = coup is not None and any(wager.fate == "placed" for wager in coup.wagers.values())
    marked = command.marker or key_of(NO_BET) in table.state.markers
    holds = {
        "card-shoe-in-use": not table.uses_shuffling_device,
        "no-patrons": not table.state.patrons,
        "no-wagers": not wagered,
        "marker-or-surveillance": marked or command.surveillance_told,
        "shown-visually": marked,
    }
    for condition in power.conditions:
        if not holds[condition]:
            raise Refused(f"the condition is not met: {condition.replace('-', ' ')}", power)
    if power.ground == "new-shoe" and table.shoe.coups:
        raise Refused("the shoe is not a new one", power)
    if power.ground in ("after-a-mistake", "reasonable-cause") and not command.reason.strip():
        raise Refused("say what the mistake or the cause is", power)
    if power.consent == "all-players":
        must_agree(table, command.agreed_by, power)
