"""Visitors of a demonstration: a seat and chips, given by the table's crew, and the seat given up again."""

import asyncio
from collections.abc import Collection
from typing import Final

from sabot.engine.commands.base import Command
from sabot.engine.commands.people import Arrive, BringChips, Leave
from sabot.engine.people import Refusal
from sabot.floor.devices.dealing import Crew
from sabot.floor.devices.guests import PURSE
from sabot.floor.people import People
from sabot.floor.people.people import VISITOR
from sabot.floor.service import Floor, TableInfo
from sabot.web.problems import RefusedError

EVERY_S: Final = 30.0
"""How often it is looked who is gone. Whoever still has a wager on the table leaves the next time."""

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


class Visitors:
    """Has visitors who are gone leave their tables: ``async with Visitors(floor, people):``"""

    def __init__(self, floor: Floor, people: People, every_s: float = EVERY_S) -> None:
        self._floor = floor
        self._people = people
        self._every_s = every_s
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Visitors":
        self._task = asyncio.create_task(self._look_on(), name="sabot-visitors")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Once, at every table."""
        for info in await self._floor.tables():
            patrons = (await self._floor.now(info.id)).state.patrons
            for patron in sorted(set(patrons) - await self.present(patrons)):
                await self._floor.do(info.id, Leave(at=0, by=Crew.of(info.rules).dealer, patron=patron))

    async def present(self, patrons: Collection[str]) -> set[str]:
        """Who of these is there, as far as is known: a visitor while his session lasts."""
        visitors = {patron for patron in patrons if patron.startswith(VISITOR)}
        return set(patrons) - visitors | (await self._people.present(visitors) if visitors else set())

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self._every_s)
            await self.look()


async def _do(floor: Floor, info: TableInfo, command: Command) -> None:
    outcome = await floor.do(info.id, command)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome, info.book)
