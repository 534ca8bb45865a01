"""Limiting side bets to those with a main wager: surveillance is told, a sign is put up, then it holds."""

from collections.abc import Iterator
from typing import Final

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.games import nothing_at_stake
from sabot.engine.acts.notices import told_at_once
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.signing import with_signs
from sabot.engine.acts.stakes import restriction_on
from sabot.engine.authority import Who, cited_by, power
from sabot.engine.commands.changes import LiftRestriction, NotifyRestriction, RestrictSideBets
from sabot.engine.events.base import Event
from sabot.engine.events.changes import RestrictionLifted, RestrictionNotified, SideBetsRestricted
from sabot.engine.signage import rule_for, standing
from sabot.engine.table import Refused, Table
from sabot.rulebook.games import Restriction
from sabot.rulebook.node import Cited

SURVEILLANCE: Final = "surveillance"


def _power(table: Table) -> Who:
    given = table.authority.restrict_side_bets
    if given is None:
        raise Refused("this rule book gives nobody the power to restrict side bets")
    return power(given)


def _check(table: Table, bets: tuple[str, ...]) -> None:
    if not bets:
        raise Refused("say which side bets")
    for bet in bets:
        if bet not in table.settings.side_bets:
            raise Refused(f"{bet!r} is no side bet on offer at this table")
        if bet in table.state.restricted:
            raise Refused(f"{bet} is restricted already", restriction_on(table, bet))


@act(
    NotifyRestriction, who=_power, when=must_be_open, prompt="Tell surveillance of a restriction of side bets"
)
def notify_restriction(table: Table, command: NotifyRestriction) -> Iterator[Event]:
    _check(table, command.bets)
    for bet in command.bets:
        restriction, told, _ = _conditions(table, bet)
        rule = cited_by(told or restriction)
        yield from told_at_once(table, command, rule, SURVEILLANCE, f"{bet} will be restricted")
        yield happened(RestrictionNotified, command, rule, bets=(bet,))


def _conditions(table: Table, bet: str) -> tuple[Cited, Cited | None, Cited | None]:
    """The clause of the restriction, and those of its notice and its sign where the bet has its own."""
    rule = restriction_on(table, bet)
    own = rule if isinstance(rule, Restriction) else None
    return (rule, own.surveillance, own.sign) if own is not None else (rule, None, None)


@act(RestrictSideBets, who=_power, when=nothing_at_stake, prompt="Limit side bets to those with a main wager")
def restrict_side_bets(table: Table, command: RestrictSideBets) -> Iterator[Event]:
    _check(table, command.bets)
    sign = standing(table.state, "side-bet-restriction")
    for bet in command.bets:
        rule, told, shown = _conditions(table, bet)
        if bet not in table.state.restriction_told:
            raise Refused(f"surveillance has not been told that {bet} will be restricted", told or rule)
        if sign is None or bet not in sign.bets:
            raise Refused(
                f"no sign says that {bet} is restricted",
                shown or rule_for(table, "side-bet-restriction") or rule,
            )
    for bet in command.bets:
        yield happened(SideBetsRestricted, command, cited_by(restriction_on(table, bet)), bets=(bet,))


def _something_is_restricted(table: Table) -> None:
    must_be_open(table)
    if not table.state.restricted:
        raise Refused("no side bet is restricted")


@act(LiftRestriction, who=_power, when=_something_is_restricted, prompt="Open side bets to everybody again")
def lift_restriction(table: Table, command: LiftRestriction) -> Iterator[Event]:
    bets = tuple(bet for bet in table.state.restricted if bet in command.bets)
    if not bets:
        raise Refused("none of those is restricted")
    rule = cited_by(restriction_on(table, bets[0]))
    yield from with_signs(table, command, [happened(RestrictionLifted, command, rule, bets=bets)])
