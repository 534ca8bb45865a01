"""The service: commands done once, durably, in order, and told to whoever watches."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import pytest

from sabot.engine.commands.cards import Shuffle
from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.wagering import CallNoMoreBets, PlaceWager
from sabot.engine.evolve import evolve_all
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.settings import Device
from sabot.engine.state import State
from sabot.floor.service import (
    CommandError,
    Display,
    Done,
    Floor,
    OnePatron,
    Staff,
    TableError,
    UnknownTableError,
    encode_command,
    read_command,
)
from sabot.rulebooks import UnknownBookError
from sabot.store import KeyReused
from tests.engine.driver import ALL_BOOKS, settings_for
from tests.floor.playing import MINUTE, AtTable, HandClock, open_floor, playing

ANN = Actor(id="ann", role=PATRON_ROLE)
DAN = Actor(id="dan", role="dealer")


def on_a_floor(database: str, folder: Path, test: Callable[[Floor], Awaitable[None]]) -> None:
    async def run() -> None:
        async with await open_floor(database, folder) as floor:
            await test(floor)

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_coups_are_played_at_each_book_from_a_virtual_shoe(sqlite: str, tmp_path: Path, book: str) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor, book=book)
        for _ in range(3):
            await table.coup()
        state = await table.state()
        assert (state.coup, state.coups) == (None, 3)
        entries = await floor.store.entries((await floor.table("T1")).journal)
        assert evolve_all(State(), [entry.event for entry in entries]) == state

    on_a_floor(sqlite, tmp_path, test)


# Once ----------------------------------------------------------------------------------------------


def wager(cents: int = 10_000, area: int = 1) -> PlaceWager:
    return PlaceWager(at=0, by=ANN, patron="ann", bet="player", cents=cents, area=area)


def test_the_same_request_again_has_the_same_answer_and_no_second_effect(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        first = await floor.do("T1", wager(), key="w1")
        again = await floor.do("T1", wager(), key="w1")
        assert isinstance(first, Done)
        assert isinstance(again, Done)
        assert (again.after, again.version, again.repeated) == (first.after, first.version, True)
        assert await table.chips("ann") == 990_000

    on_a_floor(sqlite, tmp_path, test)


def test_a_request_that_comes_again_when_it_would_be_refused_gets_its_first_answer(
    sqlite: str, tmp_path: Path
) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        first = await floor.do("T1", wager(), key="w1")
        await table.deal()
        again = await floor.do("T1", wager(), key="w1")
        assert isinstance(first, Done)
        assert isinstance(again, Done)
        assert again.version == first.version
        assert isinstance(await floor.do("T1", wager(), key="w2"), Refusal)

    on_a_floor(sqlite, tmp_path, test)


def test_a_key_is_not_used_for_two_requests(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        await floor.do("T1", wager(), key="w1")
        with pytest.raises(KeyReused):
            await floor.do("T1", wager(20_000), key="w1")
        await table.deal()
        with pytest.raises(KeyReused):
            await floor.do("T1", wager(20_000), key="w1")

    on_a_floor(sqlite, tmp_path, test)


def test_keys_of_different_people_do_not_meet(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        ben = Actor(id="ben", role=PATRON_ROLE)
        await floor.do("T1", wager(), key="1")
        outcome = await table.do(PlaceWager, ben, key="1", patron="ben", bet="tie", cents=5_000, area=2)
        assert isinstance(outcome, Done)
        assert not outcome.repeated

    on_a_floor(sqlite, tmp_path, test)


def test_a_refusal_has_its_clause_and_writes_nothing(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        await floor.do("T1", wager())
        await table.deal()
        before = await floor.now("T1")
        refusal = await floor.do("T1", wager(), key="late")
        assert isinstance(refusal, Refusal)
        assert refusal.rule == "5.3"
        assert await floor.now("T1") == before
        assert await floor.store.receipt("ann", "late") is None

    on_a_floor(sqlite, tmp_path, test)


# Time ----------------------------------------------------------------------------------------------


def test_time_is_the_floors_and_never_goes_back_at_a_table(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with await open_floor(sqlite, tmp_path, clock) as floor:
            table = await AtTable(floor).open()
            begun = (await table.state()).at
            assert begun == clock.at
            clock.at += MINUTE
            await floor.do("T1", Arrive(at=5, by=ANN, patron="ann", place=1, player_card=True))
            assert (await table.state()).at == begun + MINUTE
            clock.at -= 10 * MINUTE
            await table.done(BringChips, patron="ann", cents=10_000)
            assert (await table.state()).at == begun + MINUTE

    asyncio.run(run())


@pytest.mark.clauses("star-premium-baccarat", "Order (effect)")
@pytest.mark.clauses("star-three-card-baccarat", "Order (effect)")
@pytest.mark.parametrize(
    ("book", "day", "clause"),
    [
        ("star-premium-baccarat", "2021-08-16", "Order (effect)"),
        ("star-three-card-baccarat", "2016-08-17", "Order (effect)"),
        ("star-baccarat", "2025-08-13", None),
    ],
)
def test_no_table_opens_before_its_rule_book_takes_effect(
    sqlite: str, tmp_path: Path, book: str, day: str, clause: str | None
) -> None:
    async def run() -> None:
        begins = int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp()) * 1_000
        clock = HandClock(begins - 1)
        async with await open_floor(sqlite, tmp_path, clock) as floor:
            await floor.add_table("T1", book)
            table = AtTable(floor, book=book)
            settings = settings_for(table.rules)
            early = await table.refused(OpenTable, table.highest, settings=settings, float={})
            assert day in early.reason
            assert early.rule == clause
            clock.at = begins
            await table.done(OpenTable, table.highest, settings=settings, float={})

    asyncio.run(run())


# The virtual shoe ----------------------------------------------------------------------------------


def test_the_dealer_names_no_card_of_a_virtual_shoe(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        await table.wager("ann")
        await table.done(CallNoMoreBets)
        shoe = (await table.state()).shoe
        assert shoe is not None
        named = [
            card
            for card in ("AS", "2H", "3D", "4C")
            if isinstance(await table.do(Draw, card=card, exposed=True), Done)
        ]
        assert len(named) <= 1, "only the card that comes next can be named, by chance"
        assert "makes its own commitment" in (await table.refused(Shuffle, commitment="f" * 64)).reason

    on_a_floor(sqlite, tmp_path, test)


def test_next_is_no_card_where_cards_are_of_paper(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await AtTable(floor).open(device=Device(kind="card-shoe"))
        assert "say which card" in (await table.refused(Draw, card="next")).reason

    on_a_floor(sqlite, tmp_path, test)


def test_a_shoe_is_dealt_on_in_the_same_order_after_the_process_ended(sqlite: str, tmp_path: Path) -> None:
    """Two floors deal the same shoe: one all at once, one opened anew for each coup."""

    async def cards(floor: Floor) -> list[str]:
        entries = await floor.store.entries((await floor.table("T1")).journal)
        return [entry.event.card for entry in entries if hasattr(entry.event, "card")]

    async def dealt_in_pieces() -> list[str]:
        seen: list[str] = []
        for coup in range(4):
            async with await open_floor(sqlite, tmp_path) as floor:
                table = await playing(floor) if coup == 0 else AtTable(floor)
                await table.coup()
                seen = await cards(floor)
        async with await open_floor(sqlite, tmp_path) as floor:
            state = await AtTable(floor).state()
            reveal = await floor._shoes._open(await floor.table("T1"), state.commitments[0])
            burned, at = 1, 100
            return [*reveal.order[at:], *reveal.order[:at]][burned : burned + len(seen)] or seen

    async def run() -> None:
        expected = await dealt_in_pieces()
        async with await open_floor(sqlite, tmp_path) as floor:
            assert await cards(floor) == expected

    asyncio.run(run())


# Watching ------------------------------------------------------------------------------------------


def test_a_watcher_gets_a_snapshot_first_and_every_change_after_it(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        before = await floor.now("T1")
        async with await floor.watch("T1") as watch:
            first = await anext(watch)
            assert (first.snapshot, first.version, first.events) == (True, before.version, ())
            await table.wager("ann")
            await table.wager("ben")
            folded, version = first.moment.state, first.version
            for _ in range(2):
                update = await anext(watch)
                assert update.after == version
                folded, version = evolve_all(folded, update.events), update.version
            assert folded == await table.state()

    on_a_floor(sqlite, tmp_path, test)


def test_a_watcher_who_comes_back_goes_on_after_what_he_saw(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        seen = (await floor.now("T1")).version
        await table.wager("ann")
        async with await floor.watch("T1", after=seen) as watch:
            update = await anext(watch)
            assert (update.snapshot, update.after) == (False, seen)
        for strange in (seen - 5, seen + 1_000):
            async with await floor.watch("T1", after=strange) as watch:
                update = await anext(watch)
                assert strange == seen - 5 or update.snapshot

    on_a_floor(sqlite, tmp_path, test)


def test_a_slow_watcher_gets_a_snapshot_and_holds_nobody_up(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        async with await floor.watch("T1") as watch:
            await anext(watch)
            for _ in range(300):
                await table.done(BringChips, patron="ann", cents=100)
            update = await anext(watch)
            assert update.snapshot
            assert update.version == (await floor.now("T1")).version

    on_a_floor(sqlite, tmp_path, test)


def test_watchers_are_told_when_the_floor_closes(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        floor = await open_floor(sqlite, tmp_path)
        await AtTable(floor).open()
        seen = []

        async def look() -> None:
            async with await floor.watch("T1") as watch:
                seen.extend([update async for update in watch])

        looking = asyncio.create_task(look())
        await asyncio.sleep(0.05)
        await floor.close()
        await asyncio.wait_for(looking, 5)
        assert len(seen) == 1

    asyncio.run(run())


def test_a_view_is_made_once_for_all_who_see_the_same_and_shows_no_hidden_card(
    sqlite: str, tmp_path: Path
) -> None:
    async def test(floor: Floor) -> None:
        table = await playing(floor)
        await table.wager("ann")
        await table.done(CallNoMoreBets)
        await table.done(Draw, card="next")
        moment = await floor.now("T1")
        assert moment.state.coup is not None
        hidden = moment.state.coup.cards[0].card
        assert moment.encoded(Display()) is moment.encoded(Display())
        assert moment.encoded(Staff("dealer")) is moment.encoded(Staff("dealer"))
        for viewer in (Display(), Staff("dealer"), OnePatron("ann")):
            assert f'"{hidden}"'.encode() not in moment.encoded(viewer)

    on_a_floor(sqlite, tmp_path, test)


# What comes in -------------------------------------------------------------------------------------


def test_a_command_is_read_with_who_asks_said_by_the_floor() -> None:
    body = b'{"do":"PlaceWager","patron":"ann","bet":"player","cents":10000,"area":1}'
    assert read_command(body, by=ANN) == wager()
    assert read_command(encode_command(wager()), by=ANN) == wager()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"{", "not JSON"),
        (b"[]", "an object"),
        (b"{}", "an object"),
        (b'{"do":7}', "an object"),
        (b'{"do":"Placewager"}', "did you mean PlaceWager"),
        (b'{"do":"CallBets","by":{"id":"x","role":"dealer"}}', "'by' is said by the floor"),
        (b'{"do":"CallBets","at":1}', "'at' is said by the floor"),
        (b'{"do":"CallBets","approver":null}', "'approver' is said by the floor"),
        (b'{"do":"CallBets","loudly":true}', "loudly"),
        (b'{"do":"Cut","cards":"many"}', r"Expected `int`"),
        (b'{"do":"Cut"}', "cards"),
        (b"\xff", "not JSON"),
    ],
)
def test_a_body_that_is_no_command_is_told_so_in_one_line(body: bytes, why: str) -> None:
    with pytest.raises(CommandError, match=why) as told:
        read_command(body, by=DAN)
    assert "\n" not in str(told.value)


def test_tables_have_names_of_their_own_and_a_book_from_the_shelf(sqlite: str, tmp_path: Path) -> None:
    async def test(floor: Floor) -> None:
        info = await floor.add_table("T1", "star-baccarat", pit="salon")
        assert await floor.tables() == (info,)
        assert info.pit == "salon"
        with pytest.raises(TableError, match="already"):
            await floor.add_table("T1", "crown-baccarat")
        with pytest.raises(UnknownBookError):
            await floor.add_table("T2", "bridge")
        for name in ("", "a/b", "x" * 65, "a\nb"):
            with pytest.raises(TableError, match="cannot be called"):
                await floor.add_table(name, "star-baccarat")
        with pytest.raises(UnknownTableError):
            await floor.now("T9")

    on_a_floor(sqlite, tmp_path, test)
