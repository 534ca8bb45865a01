"""The auto-dealer runs every game by legal moves alone, shoe after shoe, and one process at a time."""

import asyncio
from pathlib import Path

import pytest

from sabot.engine.commands.cards import EndShoe
from sabot.engine.commands.dealing import AcceptHand
from sabot.engine.commands.people import Arrive, BringChips, Leave
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.floor.demo import build_demo, demo_tables
from sabot.floor.devices.auto_dealer import AutoDealer, Pace
from sabot.floor.leases import Leases
from sabot.floor.people import People
from sabot.floor.service import Floor
from tests.floor.playing import AtTable, open_floor
from tests.floor.test_people import CHEAP

NO_PAUSE = Pace(betting=0, card=0, result=0, hand=0, step=0)


async def demo_floor(database: str, folder: Path) -> Floor:
    floor = await open_floor(database, folder)
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
