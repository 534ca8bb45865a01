"""Patrons: Player Cards, the limits they set themselves, deposits, and what they lost at other tables."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sabot.engine.commands.people import Arrive, BringChips, Leave
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.settings import Device
from sabot.floor.patrons import DepositLimitError, GamingLimits, Patrons, PatronsError, PlayerCard
from sabot.floor.service import Floor
from tests.floor.playing import AtTable, HandClock, open_floor, playing

STAR = "star-baccarat"
DAY = 86_400_000
DOLLARS = 100
PAPER = Device(kind="card-shoe")
CAI = Actor(id="cai", role=PATRON_ROLE)


def on_a_floor(folder: Path, test: Callable[[Floor, HandClock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = HandClock(at=20_700 * DAY + 1)
        async with await open_floor(f"sqlite:///{folder}/floor.db", folder, clock) as floor:
            await test(floor, clock)

    asyncio.run(asyncio.wait_for(run(), 60))


async def comes(table: AtTable, chips: int = 1_000 * DOLLARS, **details: Any) -> None:
    await table.done(Arrive, patron="cai", place=5, **{"player_card": True, **details})
    await table.done(BringChips, patron="cai", cents=chips)


async def loses(table: AtTable, cents: int) -> None:
    """Cai has so much on the Player hand, and the Banker wins nine to seven."""
    await table.done(PlaceWager, CAI, patron="cai", bet="player", cents=cents, area=5)
    await table.deal("7S", "9H", "KD", "KC")
    await table.settle()


async def leaves(table: AtTable) -> None:
    held = (await table.state()).accounts["chips:cai"]
    await table.done(Leave, patron="cai", remaining=held)


# Player Cards --------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, '1.1 "Player Card"', "14.1")
@pytest.mark.parametrize("kind", ["club", "social"])
def test_14_1_a_card_of_either_kind_lets_its_own_patron_wager_and_nobody_else(
    tmp_path: Path, kind: Any
) -> None:
    async def test(floor: Floor, _: HandClock) -> None:
        table = await playing(floor, device=PAPER)
        await floor.patrons.issue(PlayerCard(number="4711", patron="cai", kind=kind), by="may")

        anothers = await table.refused(Arrive, patron="dee", place=4, card_number="4711")
        unknown = await table.refused(Arrive, patron="cai", place=5, card_number="4712")
        await comes(table, player_card=False, card_number="4711")

        assert (anothers.rule, unknown.rule) == ("14.1", "14.1")
        assert "another person" in anothers.reason
        assert (await table.state()).patrons["cai"].player_card
        await table.done(PlaceWager, CAI, patron="cai", bet="player", cents=2_500, area=5)

    on_a_floor(tmp_path, test)


@pytest.mark.clauses(STAR, '1.1 "Player Card"')
def test_a_card_that_was_ended_is_not_valid_and_its_number_is_never_issued_again(tmp_path: Path) -> None:
    async def test(floor: Floor, _: HandClock) -> None:
        table = await playing(floor, device=PAPER)
        patrons = floor.patrons
        await patrons.issue(PlayerCard(number="4711", patron="cai", kind="club"), by="may")
        await patrons.end_card("4711", "lost", of="cai")

        refused = await table.refused(Arrive, patron="cai", place=5, card_number="4711")

        assert refused.reason == "Player Card 4711 is not valid: lost"
        for again in (
            patrons.issue(PlayerCard(number="4711", patron="dee", kind="club"), by="may"),
            patrons.issue(PlayerCard(number="no/such", patron="dee", kind="club"), by="may"),
            patrons.end_card("4711", "stolen", of="cai"),
        ):
            with pytest.raises(PatronsError):
                await again

    on_a_floor(tmp_path, test)


# Gaming limits -------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, '1.1 "Gaming Limit"')
def test_a_patron_sets_either_limit_both_or_none_and_the_newest_is_in_force(tmp_path: Path) -> None:
    async def test(floor: Floor, clock: HandClock) -> None:
        patrons = floor.patrons
        assert await patrons.limits("cai") == GamingLimits()
        for limits in (
            GamingLimits(deposit=500),
            GamingLimits(loss=300, days=7),
            GamingLimits(deposit=1, loss=2),
        ):
            clock.at += 1
            kept = await patrons.set_limits("cai", limits, by="may")
            assert await patrons.limits("cai") == kept
            assert (kept.deposit, kept.loss, kept.since) == (limits.deposit, limits.loss, clock.at)
        assert await patrons.limits("dee") == GamingLimits()
        for wrong in (GamingLimits(loss=-1), GamingLimits(deposit=-1), GamingLimits(loss=1, days=0)):
            with pytest.raises(PatronsError, match="not below nought"):
                await patrons.set_limits("cai", wrong, by="may")

    on_a_floor(tmp_path, test)


@pytest.mark.clauses(STAR, '1.1 "Loss Limit"', '1.1 "Gaming Limit"', "14.2.3", "14.3")
def test_14_3_what_was_lost_at_one_table_counts_at_the_next_until_a_new_period(tmp_path: Path) -> None:
    async def test(floor: Floor, clock: HandClock) -> None:
        await floor.patrons.set_limits("cai", GamingLimits(loss=300 * DOLLARS, days=7), by="may")
        first = await playing(floor, device=PAPER)
        await comes(first)
        assert (await first.state()).patrons["cai"].loss_limit == 300 * DOLLARS
        await loses(first, 200 * DOLLARS)
        assert await floor.patrons.lost("cai") == 0  # he is still there
        await leaves(first)
        assert await floor.patrons.lost("cai") == 200 * DOLLARS

        second = await playing(floor, "T2", device=PAPER)
        await comes(second, loss_limit=10_000 * DOLLARS)  # whatever is claimed for him
        past = await second.refused(PlaceWager, CAI, patron="cai", bet="player", cents=125 * DOLLARS, area=5)
        await loses(second, 100 * DOLLARS)
        await leaves(second)

        assert past.rule == "14.3"
        assert await floor.patrons.lost("cai") == 300 * DOLLARS
        clock.at += 7 * DAY
        assert await floor.patrons.lost("cai") == 0
        await comes(second)
        await second.done(PlaceWager, CAI, patron="cai", bet="player", cents=300 * DOLLARS, area=5)

    on_a_floor(tmp_path, test)


def test_a_patron_without_a_loss_limit_leaves_no_loss_behind(tmp_path: Path) -> None:
    async def test(floor: Floor, _: HandClock) -> None:
        table = await playing(floor, device=PAPER)
        await comes(table)
        await loses(table, 200 * DOLLARS)
        await table.done(Leave, patron="cai")

        assert await floor.patrons.lost("cai") == 0

    on_a_floor(tmp_path, test)


# Deposits ------------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, '1.1 "Deposit Limit"')
@pytest.mark.parametrize("means", ["cash", "debit-card", "eftpos", "bank-transfer"])
def test_deposits_from_outside_are_refused_past_the_limit_of_the_day(tmp_path: Path, means: Any) -> None:
    async def test(floor: Floor, clock: HandClock) -> None:
        patrons = floor.patrons
        await patrons.set_limits("cai", GamingLimits(deposit=500 * DOLLARS), by="may")
        await patrons.deposit("cai", 300 * DOLLARS, means, by="may")
        with pytest.raises(DepositLimitError) as over:
            await patrons.deposit("cai", 200 * DOLLARS + 1, means, by="may")
        assert over.value.left == 200 * DOLLARS
        await patrons.deposit("cai", 200 * DOLLARS, means, by="may")
        assert await patrons.deposited("cai") == 500 * DOLLARS
        await patrons.deposit("cai", 900 * DOLLARS, "internal-transfer", by="may")
        assert await patrons.deposited("cai") == 500 * DOLLARS
        await patrons.deposit("dee", 900 * DOLLARS, means, by="may")

        clock.at = 20_701 * DAY - 1
        with pytest.raises(DepositLimitError):
            await patrons.deposit("cai", 1, means, by="may")
        clock.at += 1  # midnight
        await patrons.deposit("cai", 500 * DOLLARS, means, by="may")

    on_a_floor(tmp_path, test)


def test_a_calendar_day_begins_when_it_does_where_the_casino_is(tmp_path: Path) -> None:
    async def test(floor: Floor, clock: HandClock) -> None:
        patrons = Patrons(floor.store, clock.now, day_begins=14 * 3_600_000)
        await patrons.set_limits("cai", GamingLimits(deposit=500), by="may")
        await patrons.deposit("cai", 500, "cash", by="may")
        clock.at = 20_700 * DAY + 14 * 3_600_000
        await patrons.deposit("cai", 500, "cash", by="may")
        for cents, means in ((0, "cash"), (1, "shells")):
            with pytest.raises(PatronsError, match="a deposit is"):
                await patrons.deposit("cai", cents, means, by="may")  # type: ignore[arg-type]

    on_a_floor(tmp_path, test)
