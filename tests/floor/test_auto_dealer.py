"""The auto-dealer runs every game by legal moves alone, shoe after shoe, and one process at a time."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sabot.engine.commands.cards import EndShoe, Shuffle
from sabot.engine.commands.dealing import AcceptHand
from sabot.engine.commands.people import Arrive, BringChips, Leave
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import State
from sabot.floor.demo import build_demo, demo_tables
from sabot.floor.devices.auto_dealer import AutoDealer, Pace
from sabot.floor.devices.patience import Present, everybody
from sabot.floor.leases import Leases
from sabot.floor.people import People
from sabot.floor.service import Floor
from tests.floor.playing import AtTable, HandClock, open_floor
from tests.floor.test_people import CHEAP

NO_PAUSE = Pace(betting=0, card=0, result=0, hand=0, step=0)


HAND = 30_000
PATIENT = Pace(betting=0, card=0, result=0, hand=HAND, step=0)


async def demo_floor(database: str, folder: Path, clock: HandClock | None = None) -> Floor:
    floor = await open_floor(database, folder, clock)
    people = People(floor.store, floor.clock, hasher=CHEAP)
    await build_demo(floor, people)
    await people.close()
    return floor


@pytest.mark.parametrize(("table", "game"), [(table, game) for table, _, game in demo_tables()])
def test_a_table_of_each_game_is_dealt_through_a_whole_shoe(
    sqlite: str, tmp_path: Path, table: str, game: str
) -> None:
    async def run() -> None:
        async with await demo_floor(sqlite, tmp_path) as floor:
            lease = await Leases(floor.store, floor.clock).take(table)
            assert lease is not None
            dealer = AutoDealer(floor, await floor.table(table), lease, NO_PAUSE)
            for _ in range(6_000):
                if isinstance(await dealer.step(), EndShoe):
                    break
            else:
                pytest.fail(f"{table}: {(await floor.now(table)).state}")
            state = (await floor.now(table)).state
            assert state.settings is not None
            assert state.settings.game == game
            assert state.coups > 20
            assert state.commitments == ()
            assert sum(state.accounts.values()) == 0

    asyncio.run(asyncio.wait_for(run(), 120))


@pytest.mark.parametrize("takes_them", [None, "ann"])
def test_a_patron_who_lets_his_cards_wait_holds_nobody_up(
    sqlite: str, tmp_path: Path, takes_them: str | None
) -> None:
    """At this table the highest wager on a hand takes its cards. Ann has it, and never looks up; or she
    takes the cards, and then goes away with them in her hand.
    """
    ann = Actor(id="ann", role=PATRON_ROLE)

    async def run() -> None:
        async with await demo_floor(sqlite, tmp_path) as floor:
            lease = await Leases(floor.store, floor.clock).take("SB2")
            assert lease is not None
            dealer = AutoDealer(floor, await floor.table("SB2"), lease, NO_PAUSE)
            at = AtTable(floor, "SB2")
            await at.done(Arrive, patron="ann", place=6, player_card=True)
            await at.done(BringChips, patron="ann", cents=1_000_000)
            offered = False
            for _ in range(400):
                state = await at.state()
                asked = state.coup.designations.values() if state.coup is not None else ()
                to_ann = [one for one in asked if one.offered_to == "ann"]
                offered = offered or bool(to_ann)
                if to_ann and takes_them is not None:
                    await at.do(AcceptHand, ann, hand=to_ann[0].hand, area=to_ann[0].area)
                if offered and state.coup is None:
                    break
                mine = (
                    [one for one in state.coup.wagers.values() if one.patron == "ann"] if state.coup else []
                )
                if state.coup is not None and not mine and not state.coup.no_more_bets:
                    await at.do(PlaceWager, ann, patron="ann", bet="banker", cents=50_000, area=6)
                await dealer.step()
            assert offered
            assert (await at.state()).coup is None

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_patron_who_neither_cuts_nor_declines_holds_nobody_up(sqlite: str, tmp_path: Path) -> None:
    """The cards go on to the next, as when he had declined aloud; the dealer's name is on the record."""

    async def run() -> None:
        async with await demo_floor(sqlite, tmp_path) as floor:
            lease = await Leases(floor.store, floor.clock).take("SB1")
            assert lease is not None
            dealer = AutoDealer(floor, await floor.table("SB1"), lease, NO_PAUSE)
            at = AtTable(floor, "SB1")
            for guest in (await at.state()).patrons:
                await at.done(Leave, patron=guest)
            await at.done(Arrive, patron="ann", place=1, player_card=True)
            asked, shoe = False, None
            for _ in range(100):
                shoe = (await at.state()).shoe
                asked = asked or (shoe is not None and shoe.cut_offered_to == "ann")
                if shoe is not None and shoe.phase == "ready":
                    break
                await dealer.step()
            assert asked
            assert shoe is not None
            assert shoe.cut_refused_by == ("ann",)
            assert shoe.cut_by not in (None, "ann")

    asyncio.run(asyncio.wait_for(run(), 60))


class Dealt:
    """A table that is dealt by itself, on a clock that moves only while somebody is waited for."""

    def __init__(self, floor: Floor, clock: HandClock, dealer: AutoDealer, table: str) -> None:
        self.clock = clock
        self.at = AtTable(floor, table)
        self._dealer = dealer

    async def state(self) -> State:
        return await self.at.state()

    async def seat(self, **places: int) -> None:
        for name, place in places.items():
            await self.at.done(Arrive, patron=name, place=place, player_card=True)
            await self.at.done(BringChips, patron=name, cents=1_000_000)

    async def wager(self, bet: str, *names: str) -> None:
        """Wait until bets are called for, and have each lay more than any guest does."""
        while (coup := (await self.state()).coup) is None or coup.no_more_bets:
            await self.step()
        for name in names:
            place = (await self.state()).patrons[name].place
            by = Actor(id=name, role=PATRON_ROLE)
            await self.at.done(PlaceWager, by, patron=name, bet=bet, cents=50_000, area=place)

    async def step(self) -> None:
        if await self._dealer.step() is None:
            self.clock.at += 400

    async def coup(self) -> int:
        """To the end of the coup: how long it was waited."""
        began = self.clock.at
        while (await self.state()).coup is not None:
            await self.step()
            assert self.clock.at < began + 20 * HAND, "the table stands still"
        return self.clock.at - began


@asynccontextmanager
async def dealt(
    database: str, folder: Path, table: str, present: Present = everybody
) -> AsyncIterator[Dealt]:
    clock = HandClock()
    async with await demo_floor(database, folder, clock) as floor:
        lease = await Leases(floor.store, clock, lasts=1_000 * HAND).take(table)
        assert lease is not None
        info = await floor.table(table)
        yield Dealt(floor, clock, AutoDealer(floor, info, lease, PATIENT, present=present), table)


async def nobody(_: Collection[str]) -> set[str]:
    return set()


def test_whoever_goes_with_the_cards_is_waited_for_twice_at_most(sqlite: str, tmp_path: Path) -> None:
    """He takes the first two and is seen no more: they are opened for him, and a third is not offered back
    for ever, which no clock of a table would have ended.
    """

    async def run() -> None:
        async with dealt(sqlite, tmp_path, "SB2") as table:
            await table.seat(ann=6)
            thirds = 0
            for _ in range(12):
                await table.wager("banker", "ann")
                took, began = False, table.clock.at
                while (coup := (await table.state()).coup) is not None:
                    for asked in coup.designations.values():
                        if asked.offered_to == "ann" and not took:
                            ann = Actor(id="ann", role=PATRON_ROLE)
                            await table.at.do(AcceptHand, ann, hand=asked.hand)
                            took = True
                        thirds += asked.offered_to == "ann" and asked.last_holder == "ann"
                    await table.step()
                    assert table.clock.at <= began + 2 * HAND + 2_000, coup.designations
            assert thirds > 0

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(("present", "waits"), [(everybody, 3), (nobody, 0)])
def test_several_who_are_gone_are_each_waited_for_once_and_not_at_all_where_that_is_known(
    sqlite: str, tmp_path: Path, present: Present, waits: int
) -> None:
    """Ann and Ben backed Banker and Cai Player, more highly than any guest; then all three went."""

    async def run() -> None:
        async with dealt(sqlite, tmp_path, "SB2", present) as table:
            await table.at.done(Leave, patron="guest-alma")
            await table.seat(ann=5, ben=6, cai=1)
            await table.wager("banker", "ann", "ben")
            await table.wager("player", "cai")
            assert waits * HAND <= await table.coup() <= waits * (HAND + 1_200)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_are_asked_together_are_waited_for_together(sqlite: str, tmp_path: Path) -> None:
    """At Three Card Baccarat everybody looks at the cards of his own seat; guests come and go beside them."""

    async def run() -> None:
        async with dealt(sqlite, tmp_path, "STCB2") as table:
            await table.seat(ann=5, ben=6)
            await table.wager("player", "ann", "ben")
            assert HAND <= await table.coup() <= HAND + 1_200

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(("present", "waits"), [(everybody, 2), (nobody, 0)])
def test_the_cut_goes_round_those_who_are_gone_once(
    sqlite: str, tmp_path: Path, present: Present, waits: int
) -> None:
    """Whoever let the cards lie once is not waited for at the next shuffle, unless he has wagered since."""

    async def run() -> None:
        async with dealt(sqlite, tmp_path, "SB2", present) as table:
            for guest in (await table.state()).patrons:
                if guest != "guest-alma":
                    await table.at.done(Leave, patron=guest)
            await table.seat(ann=5, ben=6)
            await table.at.done(Leave, patron="guest-alma")
            for waited in (waits, 0):
                began = table.clock.at
                while (shoe := (await table.state()).shoe) is None or shoe.phase != "ready":
                    await table.step()
                assert shoe.cut_refused_by == ("ann", "ben")
                assert waited * HAND <= table.clock.at - began <= waited * (HAND + 1_200)
                await table.at.done(Shuffle, table.at.highest, ground="not-intermixed")

    asyncio.run(asyncio.wait_for(run(), 60))
