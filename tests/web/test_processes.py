"""`sabot serve` as a process: one password shown once, a stop in good order, an end when its disk fails.

Several on one PostgreSQL: each serves every table, exactly one deals at a table that deals itself, and
another takes over when that one is killed.
"""

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

import httpx

from sabot.engine.commands.base import Command
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.people import Refusal
from sabot.floor.demo import FLOAT, settings_of
from sabot.floor.devices.dealing import Crew
from sabot.floor.people import Account, Grant, People
from sabot.floor.service import DealtBy, Floor
from tests.store.postgresql import Server
from tests.web.asking import API, CHEAP, PASSWORD, STAR
from tests.web.processes import Process, folder_options, signed_in, stream_lines

MEGABYTE = 1_000_000


def test_the_first_password_is_shown_once_and_must_be_changed(tmp_path: Path) -> None:
    options = folder_options(tmp_path, f"sqlite:///{tmp_path}/floor.db")
    with Process("serve", *options) as first:
        password = first.first_password
        assert password is not None
        with signed_in(first.url, "admin", password) as admin:
            assert admin.get(f"{API}/accounts").status_code == 403
            answer = admin.put(f"{API}/session/password", json={"old": password, "new": PASSWORD})
            assert answer.status_code == 204
            assert admin.get(f"{API}/accounts").status_code == 200
        assert password not in json.dumps(first.log)
        with Process("serve", *options) as refused:  # it would not hear what the first does
            assert refused.process.wait(60) == 2
            refused.wait(lambda: "another sabot serves" in json.dumps(refused.log))
        assert first.stop() == 0
        assert not [line for line in first.said if "plain HTTP" in line]
    with Process("serve", "--host", "0.0.0.0", *options) as second:
        assert second.first_password is None
        assert [line for line in second.said if "Other machines reach it by plain HTTP" in line]
        with signed_in(second.url, "admin", PASSWORD) as admin:
            assert admin.get(f"{API}/accounts").status_code == 200
        assert second.stop(signal.SIGINT) == 0


def test_sigterm_ends_event_streams_and_the_process() -> None:
    with Process("demo", "--pace", "0.2") as demo:
        lines: list[str] = []
        reading = stream_lines(demo.url, f"{API}/tables/SB1/events", lines)
        demo.wait(lambda: any(line == "event: change" for line in lines))
        assert demo.stop() == 0
        reading.join(10)
        assert not reading.is_alive()
        said = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
        assert json.loads(said[-1]) == {"why": "the server is stopping"}
        assert not [line for line in demo.log if line.get("level") == "error"]


def test_a_database_that_fails_ends_the_process_and_the_next_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/floor.db"
    with Process("demo", "--database", database, "--pace", "0") as full:
        assert full.url
        full.let_no_file_grow_beyond((tmp_path / "floor.db-wal").stat().st_size + 50_000)
        assert full.process.wait(60) == 70
        assert full.events("database_failed")
    with Process("demo", "--database", database, "--pace", "0") as again:
        before = _table(again.url, "SB1")["version"]
        again.wait(lambda: _table(again.url, "SB1")["version"] > before)
        assert again.stop() == 0


def test_any_process_serves_any_table_and_one_deals_until_it_is_killed(
    tmp_path: Path, postgresql: Server
) -> None:
    database = postgresql.database()
    asyncio.run(_found(tmp_path, database))
    options = folder_options(tmp_path, database)
    with Process("serve", *options) as one, Process("serve", *options) as other:
        _a_command_to_one_is_seen_by_who_watches_the_other(one, other)
        _exactly_one_deals_and_another_takes_over(one, other)


def _a_command_to_one_is_seen_by_who_watches_the_other(one: Process, other: Process) -> None:
    lines: list[str] = []
    stream_lines(other.url, f"{API}/tables/T1/display/events", lines)
    other.wait(lambda: "event: view" in lines)
    arrive = {"command": {"do": "Arrive", "patron": "ann", "place": 1, "player_card": True}}
    headers = {"idempotency-key": "ann comes"}
    with signed_in(one.url, "dan", PASSWORD) as dan:
        done = dan.post(f"{API}/tables/T1/commands", json=arrive, headers=headers).json()
        assert done["repeated"] is False
        other.wait(lambda: any(line.startswith("data: ") and '"ann"' in line for line in lines))
        # The session and the key hold in the other process too.
        there = dan.post(f"{other.url}{API}/tables/T1/commands", json=arrive, headers=headers)
        assert there.json() == {**done, "repeated": True}


def _exactly_one_deals_and_another_takes_over(one: Process, other: Process) -> None:
    def dealers() -> list[Process]:
        return [process for process in (one, other) if _deals(process)]

    (dealing,) = one.wait(dealers)
    waiting = other if dealing is one else one
    before = _table(waiting.url, "T2")["version"]
    waiting.wait(lambda: _table(waiting.url, "T2")["version"] > before)
    os.kill(dealing.process.pid, signal.SIGKILL)
    waiting.wait(lambda: _deals(waiting))
    assert waiting.events("dealing")[-1]["fence"] > dealing.events("dealing")[-1]["fence"]
    before = _table(waiting.url, "T2")["version"]
    waiting.wait(lambda: _table(waiting.url, "T2")["version"] > before)
    with signed_in(waiting.url, "dan", PASSWORD) as dan:
        told = dan.get(f"{API}/tables/T2/journal").json()
        assert told["lines"][0]["what"] == "TableOpened"
        assert dan.get(f"{API}/tables/T2/coups").status_code == 200
    assert waiting.stop() == 0


def _deals(process: Process) -> bool:
    return any(line["table"] == "T2" for line in process.events("dealing"))


def _table(url: str, table: str) -> Any:
    return httpx.get(f"{url}{API}/tables/{table}").json()


async def _found(folder: Path, database: str) -> None:
    """T1, dealt by people, and T2, which deals itself, both open; a dealer called Dan."""
    async with await Floor.open(database, shoe_key=folder / "keys" / "shoes.key") as floor:
        people = People(floor.store, floor.clock, hasher=CHEAP)
        await people.add(
            Account(id="dan", kind="staff", name="Dan", grants=(Grant("dealer"),)), "admin", PASSWORD
        )
        both: tuple[tuple[str, DealtBy], ...] = (("T1", "people"), ("T2", "itself-with-guests"))
        for table, dealt_by in both:
            info = await floor.add_table(table, STAR, dealt_by=dealt_by)
            crew = Crew.of(info.rules)
            settings = settings_of(info.rules, "baccarat", table)
            await _done(floor, table, OpenTable(at=0, by=crew.supervisor, settings=settings, float=FLOAT))
        dealer = Crew.of((await floor.table("T2")).rules).dealer
        await _done(floor, "T2", Arrive(at=0, by=dealer, patron="guest-alma", place=1, player_card=True))
        await _done(floor, "T2", BringChips(at=0, by=dealer, patron="guest-alma", cents=MEGABYTE))
        await people.close()


async def _done(floor: Floor, table: str, command: Command) -> None:
    outcome = await floor.do(table, command)
    assert not isinstance(outcome, Refusal), outcome
