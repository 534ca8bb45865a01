"""Inspecting over HTTP: events looked for page by page, a coup step by step, what is proved and what not."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets
from sabot.floor import history, journal_search
from sabot.store.schema import entries
from tests.architecture.house import ROOT
from tests.floor.playing import AtTable, playing
from tests.web.asking import API, Client, TestHouse, in_a_house

T3 = f"{API}/tables/T3"


async def _sue(house: TestHouse) -> Client:
    return await house.staff("sue", "surveillance")


async def _found(client: Client, query: str, most: int = 5) -> list[Any]:
    """Everything that fits, page by page."""
    lines: list[Any] = []
    on, way = None, "before" if "newest=true" in query else "after"
    for _ in range(1_000):
        page = (
            await client.get(f"{T3}/journal?{query}&most={most}{f'&{way}={on}' if on is not None else ''}")
        ).json
        assert len(page["lines"]) <= most
        lines += page["lines"]
        on = page["next"]
        if on is None:
            return lines
    raise AssertionError("it never ends")


async def _three_coups(house: TestHouse) -> tuple[AtTable, Client, list[Any]]:
    table = await playing(house.floor, "T3")
    for _ in range(3):
        await table.coup()
    sue = await _sue(house)
    return table, sue, await _found(sue, "", 500)


@pytest.mark.parametrize("looked_at", [1, 7, 10_000])
def test_what_is_looked_for_is_found_whole_however_it_is_paged(
    tmp_path: Path, looked_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answers are held against the whole journal, gone through here by hand."""
    monkeypatch.setattr(journal_search, "MOST_LOOKED_AT", looked_at)
    monkeypatch.setattr(journal_search, "MOST_SCANNED", looked_at * 3)

    async def test(house: TestHouse) -> None:
        _, sue, everything = await _three_coups(house)
        assert [one["version"] for one in everything] == list(range(1, len(everything) + 1))
        expected: dict[str, Callable[[Any], bool]] = {
            "what=WagerSettled": lambda one: one["what"] == "WagerSettled",
            "text=player+HAND": lambda one: "player" in one["said"].lower() and "hand" in one["said"].lower(),
            "person=ann": lambda one: bool(re.search(r"\bann\b", one["said"])) or one["by"] == "ann",
        }
        for query, fits in expected.items():
            wanted = [one["version"] for one in everything if fits(one)]
            assert wanted, query
            assert [one["version"] for one in await _found(sue, query)] == wanted, query
            back = await _found(sue, f"{query}&newest=true")
            assert [one["version"] for one in back] == wanted[::-1], query

    in_a_house(tmp_path, test)


def test_events_are_looked_for_by_clause_with_its_parts(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        _, sue, everything = await _three_coups(house)
        rules = {one["rule"] for one in everything if one["rule"]}
        for rule in sorted(rules):
            section = rule.partition(".")[0]
            found = {one["rule"] for one in await _found(sue, f"rule={section}", 50)}
            assert found == {one for one in rules if one.partition(".")[0] == section}

    in_a_house(tmp_path, test)


def test_events_are_looked_for_by_coup_and_by_time(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        _, sue, everything = await _three_coups(house)
        second = (await sue.get(f"{T3}/coups/2")).json["coup"]
        assert [one["version"] for one in await _found(sue, "coup=2")] == list(
            range(second["first"], second["last"] + 1)
        )
        moments = sorted({one["at"] for one in everything})
        for moment in (0, moments[0], moments[len(moments) // 2], moments[-1], moments[-1] + 1):
            since = await _found(sue, f"since={moment}", 50)
            until = await _found(sue, f"until={moment}", 50)
            assert [one["version"] for one in since] == [
                o["version"] for o in everything if o["at"] >= moment
            ]
            assert [one["version"] for one in until] == [o["version"] for o in everything if o["at"] < moment]
        assert (await sue.get(f"{T3}/journal?coup=9")).status == 404

    in_a_house(tmp_path, test)


def test_coups_are_found_wherever_they_stand_in_a_journal_too_long_to_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of nine coups three are known from the journal's end; the others are found by halving."""
    monkeypatch.setattr(history, "THE_END", 1)

    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        for _ in range(9):
            await table.coup()
        sue = await _sue(house)
        everything = await _found(sue, "what=CoupOpened", 50)
        opened = {number: one["version"] for number, one in enumerate(everything, 1)}
        assert len(opened) == 9
        last, _ = await house.house.history.known(await house.floor.table("T3"))
        assert len(last) < 9
        for most in (1, 2, 4, 50):
            told: list[Any] = []
            while page := (await sue.get(f"{T3}/coups?most={most}&before={_before(told)}")).json:
                assert len(page) <= most
                told += page
            assert {one["number"]: one["first"] for one in told} == opened
            assert [one["number"] for one in told] == list(range(9, 0, -1))
        for number, version in opened.items():
            assert (await sue.get(f"{T3}/coups/{number}")).json["coup"]["first"] == version
        assert (await sue.get(f"{T3}/coups/10")).status == 404

    in_a_house(tmp_path, test)


def _before(told: list[Any]) -> int:
    return told[-1]["number"] if told else 1_000


def test_a_coup_is_stepped_through_from_its_first_card_to_its_payments(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        _, sue, _ = await _three_coups(house)
        told = (await sue.get(f"{T3}/coups/2/steps")).json
        steps = told["steps"]
        assert [one["told"] for one in steps] == (await sue.get(f"{T3}/coups/2")).json["lines"]
        assert steps[0]["view"]["face"]["table"] == "T3"
        assert all(one["view"]["face"] is None for one in steps[1:])
        assert [one["view"]["version"] for one in steps] == [one["told"]["version"] for one in steps]
        lying = [len(one["view"]["coup"]["cards"]) if one["view"]["coup"] else 0 for one in steps]
        drawn = [one["told"]["what"] == "CardDrawn" for one in steps]
        for at in range(1, len(steps) - 1):
            assert lying[at] - lying[at - 1] == drawn[at]
        faces = [
            card["face"] for one in steps if one["view"]["coup"] for card in one["view"]["coup"]["cards"]
        ]
        assert faces
        assert None not in faces
        settled = next(one for one in steps if one["told"]["what"] == "WagerSettled")
        assert {wager["fate"] for wager in settled["view"]["coup"]["wagers"]} & {"won", "lost", "stood-off"}
        assert steps[-1]["told"]["what"] == "CoupConcluded"
        assert (await sue.get(f"{T3}/coups/4/steps")).status == 404

    in_a_house(tmp_path, test)


def test_nothing_of_a_coup_at_play_is_given_away_by_entries_or_by_the_export(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        await table.coup()
        over = (await house.floor.now("T3")).version
        await table.wager("ann")
        await table.done(CallBets)
        await table.done(CallNoMoreBets)
        await table.done(Draw, card="next", exposed=False)
        sue = await _sue(house)
        now = (await house.floor.now("T3")).version
        assert (await sue.get(f"{T3}/journal/{over}")).status == 200
        assert (await sue.get(f"{T3}/journal/{now}")).status == 404
        standing = (await sue.get(f"{T3}/proof")).json
        assert (standing["told"], standing["exported"], standing["version"]) == (over, over, now)
        exported = (await sue.get(f"{API}/proofs/export")).body
        assert exported.count(b'"what":') == over

    in_a_house(tmp_path, test)


def test_an_entry_hashes_to_its_leaf(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        _, sue, everything = await _three_coups(house)
        for version in (1, 20, len(everything)):
            entry = (await sue.get(f"{T3}/journal/{version}")).json
            assert sha256(b"\x00" + entry["line"].encode()).hexdigest() == entry["leaf"]
            assert json.loads(entry["line"])["version"] == version
            assert entry["told"] == everything[version - 1]

    in_a_house(tmp_path, test)


def test_what_is_proved_is_told_and_the_export_passes_the_second_verifier(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        _, sue, everything = await _three_coups(house)
        standing = (await sue.get(f"{T3}/proof")).json
        assert standing["version"] == standing["told"] == len(everything)
        assert standing["newest"] == (await sue.get(f"{API}/proofs/checkpoint")).json
        assert standing["signed"] == standing["newest"]["checkpoint"]["size"]
        answer = await sue.get(f"{API}/proofs/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="journal.jsonl"'
        file = tmp_path / "journal.jsonl"
        file.write_bytes(answer.body)
        key = standing["newest"]["key"]
        verified = subprocess.run(
            [sys.executable, ROOT / "tools" / "verify_journal.py", file, "--key", key],
            capture_output=True,
            text=True,
            check=False,
        )
        assert verified.returncode == 0, verified.stdout + verified.stderr

    in_a_house(tmp_path, test)


def test_a_chain_is_checked_stretch_by_stretch_and_a_changed_entry_is_found(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        _, sue, everything = await _three_coups(house)

        async def checked(most: int) -> tuple[int, list[Any]]:
            after: int | None = 0
            faults, last = [], 0
            while after is not None:
                told = (await sue.get(f"{T3}/proof/chain?after={after}&most={most}")).json
                assert told["first"] == after + 1
                faults += told["faults"]
                last, after = told["last"], told["next"]
            return last, faults

        for most in (1, 7, 10_000):
            assert await checked(most) == (len(everything), [])
        where = (entries.c.journal == "table/T3", entries.c.version == 12)
        line = (await sue.get(f"{T3}/journal/12")).json["line"]
        forged = line.replace('"by":{"id":"', '"by":{"id":"x', 1).encode()
        assert forged != line.encode()
        await house.floor.store.write(lambda c: c.exec_driver_sql("DROP TRIGGER entries_no_update"))
        await house.floor.store.write(lambda c: c.execute(entries.update().where(*where).values(line=forged)))
        for most in (1, 7, 10_000):
            _, faults = await checked(most)
            assert {one["where"] for one in faults} == {"table/T3 12", "table/T3 13"}

    in_a_house(tmp_path, test)


def test_a_long_history_is_looked_back_into_from_marks_on_the_way(tmp_path: Path) -> None:
    """The state from a mark is the state from the beginning, event by event."""

    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        for _ in range(2):
            await table.coup()
        store, info = house.floor.store.store, await house.floor.table("T3")
        version = (await house.floor.now("T3")).version
        early = store.state_at(info.journal, version // 2)
        store.mark(info.journal, version // 2, early).result()
        whole = (await house.floor.now("T3")).state
        assert store.state_at(info.journal, version) == whole
        assert store.state_at(info.journal, version // 2 - 1).version == version // 2 - 1
        assert store.state_at(info.journal, 0) == info.journal.codec.initial()
        assert store.load(info.journal).state == whole

    in_a_house(tmp_path, test)
