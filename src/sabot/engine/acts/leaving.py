"""What becomes of the signs, the markers and the entitlements of a patron who leaves."""

from collections.abc import Iterator

from sabot.engine.acts.act import happened
from sabot.engine.acts.individual import sign_of
from sabot.engine.acts.markers import all_unmarked
from sabot.engine.acts.signing import taken_down, with_signs
from sabot.engine.authority import cited_by
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Event
from sabot.engine.events.changes import OldMinimumEnded
from sabot.engine.events.people import IndividualLimitsSet
from sabot.engine.markers import rule_of
from sabot.engine.table import Table


def gone(table: Table, command: Command, patron: str, *last: Event) -> Iterator[Event]:
    """A patron gives up what he had as one who plays, and then the last event happens to him."""
    yield from with_signs(table, command, [*_given_up(table, command, patron), *last])


def _given_up(table: Table, command: Command, patron: str) -> Iterator[Event]:
    leaver = table.patron(patron)
    if leaver.kept_minimum:
        marker = rule_of(table, "old-minimum")
        rule = cited_by(marker) if marker is not None else None
        yield happened(OldMinimumEnded, command, rule, patron=patron)
    if leaver.individual is not None:
        rule = cited_by(table.authority.individual_limits)
        yield happened(IndividualLimitsSet, command, rule, patron=patron, limits=None)
        yield from taken_down(command, sign_of(table, patron))
    yield from all_unmarked(table, command, patron)
