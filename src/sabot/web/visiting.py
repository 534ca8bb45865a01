"""Visitors of a demonstration: a seat and chips, given by the table's own crew."""

from typing import Final

from sabot.engine.commands.base import Command
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.people import Refusal
from sabot.floor.devices.dealing import Crew
from sabot.floor.devices.guests import PURSE
from sabot.floor.service import Floor, TableInfo
from sabot.web.problems import RefusedError

CHIPS: Final = 2 * PURSE
"""What a visitor is given, in cents."""


async def sit_down(floor: Floor, info: TableInfo, patron: str, place: int | None) -> None:
    """Bring a patron to the table: to the place he named, or one that is free, or to stand."""
    state = (await floor.now(info.id)).state
    if patron in state.patrons:
        return
    dealer = Crew.of(info.rules).dealer
    taken = {one.place for one in state.patrons.values()}
    free = [one for one in range(1, (state.settings.places if state.settings else 0) + 1) if one not in taken]
    seat = place if place is not None else next(iter(free), None)
    await _do(floor, info, Arrive(at=0, by=dealer, patron=patron, place=seat, player_card=True))
    await _do(floor, info, BringChips(at=0, by=dealer, patron=patron, cents=CHIPS))


async def _do(floor: Floor, info: TableInfo, command: Command) -> None:
    outcome = await floor.do(info.id, command)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome, info.book)
