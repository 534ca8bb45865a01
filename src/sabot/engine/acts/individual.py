"""Limits for one player, shown by a sign or by a marker before his place."""

from collections.abc import Iterator

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.markers import marked, unmarked
from sabot.engine.acts.opening import must_be_approved, must_be_open
from sabot.engine.acts.signing import taken_down
from sabot.engine.authority import Who, cited_by, power
from sabot.engine.commands.base import Command
from sabot.engine.commands.changes import SetIndividualLimits
from sabot.engine.events.base import Event
from sabot.engine.events.people import IndividualLimitsSet
from sabot.engine.events.signs import SignPosted
from sabot.engine.markers import rule_of
from sabot.engine.settings import Limits
from sabot.engine.signage import money, of_patron, rule_for
from sabot.engine.state import Patron, Sign
from sabot.engine.table import Refused, Table


def _agreer(table: Table) -> Who:
    return power(table.authority.individual_limits)


@act(
    SetIndividualLimits,
    who=_agreer,
    when=must_be_open,
    prompt="Give a player limits of his own, with their sign or marker",
)
def set_individual_limits(table: Table, command: SetIndividualLimits) -> Iterator[Event]:
    patron = table.patron(command.patron)
    rule = table.authority.individual_limits
    _wagers_are_not_judged_now(table, patron)
    if not command.bets:
        if patron.individual is None:
            raise Refused(f"{patron.id} has no limits of his own", rule)
        yield happened(IndividualLimitsSet, command, cited_by(rule), patron=patron.id, limits=None)
        yield from limits_of_nobody(table, command, patron.id)
        return
    _check(table, command)
    limits = Limits(bets=command.bets)
    if limits == patron.individual:
        raise Refused("those are the limits of the player", rule)
    yield happened(IndividualLimitsSet, command, cited_by(rule), patron=patron.id, limits=limits)
    yield from _shown(table, command, patron)


def _wagers_are_not_judged_now(table: Table, patron: Patron) -> None:
    coup = table.state.coup
    if coup is not None and coup.cards and any(one.patron == patron.id for one in coup.wagers.values()):
        raise Refused(f"{patron.id} has wagers on the coup that is being dealt")


def _check(table: Table, command: SetIndividualLimits) -> None:
    rule = table.authority.individual_limits
    for bet, limit in command.bets.items():
        shown = table.settings.limits.bets.get(bet)
        if shown is None:
            raise Refused(f"{bet!r} is no bet of this table")
        if not 0 < limit.least <= limit.most:
            raise Refused(f"the limits on {bet} run from {limit.least} to {limit.most}")
        must_be_approved(table, table.settings.limits, bet, limit.least)
        if rule.above_maximum_only and limit.most <= shown.most:
            raise Refused(
                f"such limits go above the maximum of the table, {money(shown.most)} on {bet}", rule
            )
        if limit == shown:
            raise Refused(f"the limits on {bet} are those of the table", rule)


def _shown(table: Table, command: SetIndividualLimits, patron: Patron) -> Iterator[Event]:
    """A sign with both limits, or a marker at the position, as the book asks."""
    text = of_patron(table, patron.id, command.bets)
    sign = rule_for(table, "individual-limits")
    if sign is not None:
        yield from taken_down(command, sign_of(table, patron.id))
        yield happened(
            SignPosted,
            command,
            cited_by(sign),
            sign=table.new_number(),
            shows="individual-limits",
            patron=patron.id,
            text=text,
        )
    marker = rule_of(table, "individual-limits")
    if marker is not None:
        if patron.place is None:
            raise Refused(f"{patron.id} occupies no position that a marker could denote", marker)
        yield from marked(table, command, "individual-limits", patron, "; ".join(text))


def sign_of(table: Table, patron: str) -> Sign | None:
    """The sign with the limits of a patron."""
    return next((sign for sign in table.state.signs.values() if sign.patron == patron), None)


def limits_of_nobody(table: Table, command: Command, patron: str) -> Iterator[Event]:
    """The sign and the marker of limits that a patron no longer has."""
    yield from taken_down(command, sign_of(table, patron))
    yield from unmarked(table, command, "individual-limits", patron)
