"""Event streams: the whole view first, then what changed; they end with the session."""

import asyncio
from pathlib import Path
from typing import Any

from sabot.engine.commands.wagering import CallBets
from tests.floor.playing import playing
from tests.web.asking import API, Event, TestHouse, in_a_house

EVENTS = f"{API}/tables/T3/events"


def folded(view: Any, event: Event) -> Any:
    """What a page does with an event."""
    return event.data if event.kind == "view" else {**view, **event.data}


def test_changes_add_up_to_the_view(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        ann = await house.patron("ann")
        async with ann.events(EVENTS) as stream:
            first = await stream.next()
            assert first is not None
            assert (stream.status, first.kind) == (200, "view")
            view = first.data
            await table.coup("ann")
            newest = (await house.floor.now("T3")).version
            while view["version"] < newest:
                event = await stream.next()
                assert event is not None
                assert (event.kind, event.id) == ("change", event.data["version"])
                view = folded(view, event)
        assert view == (await ann.get(f"{API}/tables/T3")).json

    in_a_house(tmp_path, test)


def test_a_client_that_comes_back_goes_on_from_the_event_it_saw_last(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        client = house.client()
        async with client.events(EVENTS) as stream:
            seen = await stream.next()
        assert seen is not None
        await table.wager("ann")
        async with client.events(EVENTS, last_event_id=str(seen.id)) as stream:
            event = await stream.next()
        assert event is not None
        assert event.kind == "change"
        assert event.data["coup"]["wagers"][0]["patron"] == "ann"
        async with client.events(f"{EVENTS}?after=1000000") as stream:
            event = await stream.next()
        assert event is not None
        assert event.kind == "view"

    in_a_house(tmp_path, test)


def test_a_stream_ends_when_the_session_is_signed_out(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        async with ann.events(EVENTS) as stream:
            await stream.next()
            assert (await ann.delete(f"{API}/session")).status == 204
            ended = await stream.next()
            assert ended == Event("end", None, {"why": "the session has ended"})
            assert await stream.next() is None

    in_a_house(tmp_path, test)


def test_a_stream_ends_when_a_role_is_taken_away_by_whomever(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        dan = await house.staff("dan", "dealer")
        async with dan.events(EVENTS) as stream:
            first = await stream.next()
            assert first is not None
            assert first.data["moves"]
            await house.people.set_roles("dan", [], "admin")
            ended = await stream.next()
            assert ended is not None
            assert ended.kind == "end"
            await table.done(CallBets)
            assert await stream.next() is None
        assert (await dan.get(EVENTS.removesuffix("/events"))).json["moves"] == []
        assert (await dan.do("T3", "CallBets")).status == 401

    in_a_house(tmp_path, test)


def test_what_is_quiet_gives_a_sign_of_life(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        async with house.client().events(EVENTS) as stream:
            await stream.next()
            await asyncio.sleep(0.1)
            assert b": still here\n\n" in stream.chunks

    in_a_house(tmp_path, test, heartbeat_s=0.02)


def test_every_stream_ends_when_the_process_is_told_to_stop(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        async with house.client().events(EVENTS) as one, house.client().events(EVENTS) as other:
            await one.next()
            await other.next()
            assert len(house.house.streams) == 2
            house.house.streams.stop()
            for stream in (one, other):
                ended = await stream.next()
                assert ended is not None
                assert ended.data == {"why": "the server is stopping"}
        assert len(house.house.streams) == 0

    in_a_house(tmp_path, test)


def test_those_who_see_the_same_get_the_same_bytes_made_once(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        async with house.client().events(EVENTS) as one, house.client().events(EVENTS) as other:
            await one.next()
            await other.next()
            await table.wager("ann")
            await one.next()
            await other.next()
            assert one.chunks[-1] is other.chunks[-1]

    in_a_house(tmp_path, test)
