"""The pit over HTTP: who sees which tables, the figures as they change, and what a table may be opened as."""

from pathlib import Path

import pytest

from sabot.engine.commands.opening import FillFloat
from sabot.engine.commands.wagering import CallBets
from tests.floor.playing import playing
from tests.web.asking import API, CROWN, STAR, TestHouse, in_a_house

MANAGER = "gaming-manager@star-baccarat"
T3 = f"{API}/tables/T3/pit"


def test_somebody_sees_the_tables_that_he_oversees_and_no_others(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        everywhere = await house.staff("may", MANAGER)
        salon = await house.staff(
            "sam", "gaming-manager@*/salon", "higher-duties-dealer@crown-baccarat/salon"
        )
        both = await house.staff("ben", "dealer@star-baccarat", "higher-duties-dealer@crown-baccarat")
        assert [one["id"] for one in (await everywhere.get(f"{API}/pit")).json["tables"]] == ["T1", "T3"]
        assert [one["id"] for one in (await salon.get(f"{API}/pit")).json["tables"]] == ["T2"]
        assert [one["id"] for one in (await both.get(f"{API}/pit")).json["tables"]] == ["T2"]
        assert (await both.get(T3)).status == 403
        assert (await everywhere.get(f"{T3}?role=casino-duty-manager")).status == 403

    in_a_house(tmp_path, test)


def test_a_fill_is_seen_at_once_with_its_serial_number(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        may = await house.staff("may", MANAGER)
        async with may.events(f"{T3}/events") as stream:
            first = await stream.next()
            assert first is not None
            assert first.kind == "view"
            assert first.data["figures"]["fills"] == 0
            assert first.data["opener"]["cents"] == 10_000 * 5_000 + 2_500 * 2_000 + 100 * 5_000
            await table.done(FillFloat, table.highest, chips={10_000: 20}, serial="F-0001")
            change = await stream.next()
            assert change is not None
            assert change.kind == "change"
            assert change.data["figures"]["fills"] == 200_000
            assert change.data["figures"]["win"] == 0, "what came to the float is in it"
            (fill,) = change.data["movements"]
            assert (fill["serial"], fill["cents"], fill["by"]) == ("F-0001", 200_000, "may")
            assert "settings" not in change.data, "what is as it was is not sent again"

    in_a_house(tmp_path, test)


def test_the_pit_is_told_of_every_table_and_of_what_waits(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        may, max_ = await house.staff("may", MANAGER), await house.staff("max", MANAGER)
        async with max_.events(f"{API}/pit/events") as stream:
            first = await stream.next()
            assert first is not None
            assert [one["id"] for one in first.data["tables"]] == ["T1", "T3"]
            assert first.data["approvals"] == []
            fill = {"do": "FillFloat", "chips": {"10000": 20}, "serial": "F-1"}
            waiting = await may.post(f"{API}/tables/T3/approvals", {"command": fill})
            change = await stream.next()
            assert change is not None
            assert [one["id"] for one in change.data["approvals"]] == [waiting.json["id"]]
            await table.done(CallBets)
            change = await stream.next()
            assert change is not None
            assert change.data.keys() == {"tables"}

    in_a_house(tmp_path, test)


def test_a_table_that_is_added_later_comes_of_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: TestHouse) -> None:
        may = await house.staff("may", MANAGER)
        async with may.events(f"{API}/pit/events") as stream:
            first = await stream.next()
            assert first is not None
            assert [one["id"] for one in first.data["tables"]] == ["T1"]
            await house.floor.add_table("T9", STAR, pit="salon")
            await house.floor.add_table("T8", CROWN, pit="salon")
            change = await stream.next()
            assert change is not None
            assert [one["id"] for one in change.data["tables"]] == ["T1", "T9"]

    monkeypatch.setattr("sabot.floor.pit.NEW_TABLES_S", 0.0)
    in_a_house(tmp_path, test)


def test_what_was_done_before_anybody_looked_is_told_too(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        await table.done(FillFloat, table.highest, chips={100: 5}, serial="F-1")
        await table.coup("ann")
        may = await house.staff("may", MANAGER)
        view = (await may.get(T3)).json
        assert [one["serial"] for one in view["movements"]] == ["F-1"]
        assert view["coups"] == 1
        assert view["card"]["alerts"] == []
        await table.done(FillFloat, table.highest, chips={100: 5}, serial="F-2")
        view = (await may.get(T3)).json
        assert [one["serial"] for one in view["movements"]] == ["F-2", "F-1"]

    in_a_house(tmp_path, test)


def test_a_table_is_opened_from_settings_that_its_book_allows(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        may = await house.staff("may", MANAGER)
        found = (await may.get(f"{API}/tables/T1/pit/openings")).json
        assert [one["game"] for one in found] == ["baccarat", "even-money"]
        chosen = found[1]
        opening = {"do": "OpenTable", "settings": chosen["settings"], "float": {"10000": 100}}
        assert (await may.post(f"{API}/tables/T1/commands", {"command": opening})).status == 200
        closing = {"do": "CloseTable", "float": {"10000": 99}}
        assert (await may.post(f"{API}/tables/T1/commands", {"command": closing})).status == 200
        view = (await may.get(f"{API}/tables/T1/pit")).json
        assert (view["figures"]["win"], view["figures"]["difference"]) == (-10_000, -10_000)
        again = (await may.get(f"{API}/tables/T1/pit/openings")).json
        assert [(one["game"], one["used_before"]) for one in again] == [
            ("even-money", True),
            ("baccarat", False),
        ]

    in_a_house(tmp_path, test)
