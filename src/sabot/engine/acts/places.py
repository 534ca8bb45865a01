"""Who makes room at the table for somebody who has no seat."""

from collections.abc import Iterator

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.wagering import returned
from sabot.engine.authority import cited_by, dealer
from sabot.engine.commands.people import GiveUpArea
from sabot.engine.events.base import Event
from sabot.engine.events.people import AreaGivenUp
from sabot.engine.markers import is_closed
from sabot.engine.state import Patron
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited


def _rule(table: Table) -> Cited:
    rule = table.wager_rules.gives_up_extra_areas
    if rule is None:
        raise Refused("this rule book has nobody give up an area")
    return rule


def _somebody_waits(table: Table) -> None:
    must_be_open(table)
    rule = _rule(table)
    if all(patron.seated for patron in table.state.patrons.values()):
        raise Refused("nobody is without a seat", rule)
    free = [place for place in range(1, table.settings.places + 1) if _is_free(table, place)]
    if free:
        raise Refused(f"there is a seat at place {free[0]}", rule)


def _is_free(table: Table, place: int) -> bool:
    """Nobody sits there, it is not closed, and nobody who sits elsewhere plays there."""
    if is_closed(table.state, place) or table.at_place(place) is not None:
        return False
    return not any(
        place in areas_of(table, patron) for patron in table.state.patrons.values() if patron.seated
    )


def areas_of(table: Table, patron: Patron) -> tuple[int, ...]:
    """The areas that a patron plays at: where his wagers lie, or lay on the coup before."""
    state = table.state
    coups = (state.coup, state.concluded.coup if state.concluded is not None else None)
    for coup in coups:
        areas = (
            {one.area for one in coup.wagers.values() if one.patron == patron.id}
            if coup is not None
            else set()
        )
        if areas:
            return tuple(sorted(areas - set(patron.gave_up)))
    return ()


@act(
    GiveUpArea,
    who=lambda table: dealer(table.book, cited_by(_rule(table))),
    when=_somebody_waits,
    prompt="Have a player with several areas give one up to somebody who has no seat",
)
def give_up_area(table: Table, command: GiveUpArea) -> Iterator[Event]:
    rule, patron, waiting = _rule(table), table.patron(command.patron), table.patron(command.to)
    areas = areas_of(table, patron)
    if len(areas) < 2 or command.area not in areas:
        raise Refused(f"{patron.id} does not play at several areas, this one among them", rule)
    if command.area == patron.place:
        raise Refused(f"{patron.id} keeps the area at which he sits", rule)
    if waiting.seated:
        raise Refused(f"{waiting.id} has a seat", rule)
    if table.at_place(command.area) is not None:
        raise Refused(f"somebody sits at place {command.area} already", rule)
    coup = table.state.coup
    if coup is not None and not coup.cards:
        for wager in coup.wagers.values():
            if wager.fate == "placed" and (wager.patron, wager.area) == (patron.id, command.area):
                yield returned(wager, command, cited_by(rule), why="the area was given up")
    yield happened(AreaGivenUp, command, cited_by(rule), patron=patron.id, area=command.area, to=waiting.id)
