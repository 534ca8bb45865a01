"""Exports of coups, wagers, results and every event: the same rows in each format, and little memory."""

import asyncio
import csv
import io
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from sqlalchemy import Connection

from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.irregularities.seen import DeclareUnconfirmed, ReportDiscrepancy
from sabot.engine.commands.settling import ClearCards
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets
from sabot.engine.settings import Device
from sabot.floor.exports import FORMATS, WHATS, ExportError, export
from sabot.store import TABLE, open_store
from sabot.store.database import open_existing
from tests.floor.playing import HandClock, open_floor, playing
from tests.store.play import BOOK, events

DAY = 86_400_000
OPENS = 20_454 * DAY
"""The first of January 2026, when all the rule books are in force."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Two tables: T1 with three coups a day apart, the last of them void; T2 at three cards, two areas."""
    folder = tmp_path_factory.mktemp("exports")
    address = f"sqlite:///{folder}/floor.db"

    async def play() -> None:
        clock = HandClock(OPENS)
        async with await open_floor(address, folder, clock) as floor:
            table = await playing(floor, device=Device(kind="card-shoe", scans=True))
            for cards in (("9S", "KH", "KD", "7C"), ("2", "KH", "K", "8C")):
                clock.at += DAY
                await table.wager("ann", cents=10_000)
                await table.wager("ben", bet="tie", cents=2_500)
                await table.deal(*cards)
                await table.settle()
            clock.at += DAY
            await table.wager("ann")
            await table.do(CallBets)
            await table.do(CallNoMoreBets)
            await table.done(Draw, card="8S", exposed=True)
            await table.done(ReportDiscrepancy, place=0, card="9S", scanned="8S")
            await table.done(DeclareUnconfirmed, table.highest, reason="no camera")
            await table.done(ClearCards)
            three = await playing(floor, "T2", book="star-three-card-baccarat")
            await three.wager("ann")
            await three.wager("ben")
            await three.deal()
            await three.settle()

    asyncio.run(play())
    return address


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:
    engine = open_existing(database)
    with engine.connect() as opened:
        yield opened
    engine.dispose()


def told(connection: Connection, what: str, **asked: Any) -> list[dict[str, Any]]:
    text = b"".join(export(connection, what, "jsonl", **asked))
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_a_coup_is_a_row_with_its_cards_its_result_and_its_money(connection: Connection) -> None:
    first, second, void = told(connection, "coups", tables=["T1"])
    assert (first["coup"], first["player_cards"], first["banker_cards"]) == (1, "9S KD", "KH 7C")
    assert (second["player_cards"], second["banker_cards"]) == ("2 K", "KH 8C"), "two suits were not recorded"
    assert (first["results"], first["wagers"], first["settled_cents"]) == ("player", 2, 12_500)
    assert first["patrons_net_cents"] == 10_000 - 2_500, "evens on Player, and a Tie that lost"
    assert (first["concluded"], second["concluded"]) == (
        "2026-01-02T00:00:00.000Z",
        "2026-01-03T00:00:00.000Z",
    )
    assert (second["results"], second["patrons_net_cents"]) == ("banker", -12_500)
    assert (void["void"], void["results"], void["settled_cents"]) == ("12.13", "", 0)
    assert "scanner-disagrees" in void["rulings"]
    assert first["last_version"] < second["first_version"]


@pytest.mark.clauses("star-baccarat", "2.1")
def test_2_1_every_coup_was_played_at_one_table_and_no_table_has_another_s(connection: Connection) -> None:
    """Of all coups together each has a table, under which its number is its own; so have its wagers."""
    coups = told(connection, "coups")
    assert [(one["table"], one["coup"]) for one in coups] == [("T1", 1), ("T1", 2), ("T1", 3), ("T2", 1)]
    wagers = told(connection, "wagers")
    assert {(one["table"], one["coup"]) for one in wagers} == {(one["table"], one["coup"]) for one in coups}


def test_a_wager_is_a_row_with_what_became_of_it_and_the_clause(connection: Connection) -> None:
    wagers = told(connection, "wagers", tables=["T1"])
    assert [(one["patron"], one["bet"], one["cents"], one["fate"], one["net_cents"]) for one in wagers] == [
        ("ann", "player", 10_000, "won", 10_000),
        ("ben", "tie", 2_500, "lost", -2_500),
        ("ann", "player", 10_000, "lost", -10_000),
        ("ben", "tie", 2_500, "lost", -2_500),
        ("ann", "player", 10_000, "returned", 0),
    ]
    assert wagers[0]["rule"] is not None
    assert wagers[-1]["rule"] == "12.13"


def test_results_are_a_row_for_each_player_area(connection: Connection) -> None:
    assert [one["result"] for one in told(connection, "results", tables=["T1"])] == ["player", "banker"]
    areas = told(connection, "results", tables=["T2"])
    assert [one["area"] for one in areas] == [1, 2]
    assert all(len(one["player_cards"].split()) == 3 for one in areas)
    (coup,) = told(connection, "coups", tables=["T2"])
    assert coup["player_cards"] == f"1: {areas[0]['player_cards']}; 2: {areas[1]['player_cards']}"


def test_every_event_is_a_row_of_the_journal(connection: Connection) -> None:
    rows = told(connection, "journal", tables=["T1"])
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    drawn = [row for row in rows if row["what"] == "CardDrawn"]
    assert msgspec.json.decode(drawn[0]["event"])["card"] == "9S"
    assert {row["coup"] for row in drawn} == {1, 2, 3}


@pytest.mark.parametrize("what", WHATS)
def test_every_format_holds_the_same_rows(connection: Connection, what: str) -> None:
    lines = told(connection, what)
    text = b"".join(export(connection, what, "csv")).decode()
    names, *rows = csv.reader(io.StringIO(text))
    plain = [["" if value is None else str(value) for value in line.values()] for line in lines]
    assert names == list(WHATS[what].columns)
    assert rows == plain
    table = pq.read_table(pa.BufferReader(b"".join(export(connection, what, "parquet"))))
    assert table.column_names == names
    moments = [name for name, kind in WHATS[what].columns.items() if kind == "moment"]
    for line, row in zip(lines, table.to_pylist(), strict=True):
        for name in moments:
            row[name] = row[name].isoformat(timespec="milliseconds").replace("+00:00", "Z")
        assert row == line


def test_moments_bound_an_export_from_the_first_and_before_the_second(connection: Connection) -> None:
    bounded = told(connection, "coups", tables=["T1"], since=OPENS + 2 * DAY, until=OPENS + 3 * DAY)
    assert [one["coup"] for one in bounded] == [2]
    assert told(connection, "coups", since=OPENS + 9 * DAY) == []
    for format_ in FORMATS:
        assert b"".join(export(connection, "coups", format_, since=OPENS + 9 * DAY)) or format_ == "jsonl"


@pytest.mark.parametrize(
    ("what", "format_", "tables", "said"),
    [
        ("cards", "csv", (), "there are coups, wagers, results, journal"),
        ("coups", "xlsx", (), "there are csv, jsonl, parquet"),
        ("coups", "csv", ("T9",), "there is no table T9"),
    ],
)
def test_what_there_is_not_is_refused_at_once(
    connection: Connection, what: str, format_: str, tables: tuple[str, ...], said: str
) -> None:
    with pytest.raises(ExportError, match=said):
        export(connection, what, format_, tables=tables)


@pytest.mark.parametrize("begins", ["=", "+", "-", "@", "\uff1d", "\uff20"])
def test_a_cell_that_would_be_a_formula_is_plain_text(tmp_path: Path, begins: str) -> None:
    with open_store(f"sqlite:///{tmp_path}/floor.db") as store:
        store.append(TABLE.journal(f"{begins}1+1"), 0, events(1), book=BOOK)
        with store.engine.connect() as connection:
            text = b"".join(export(connection, "coups", "csv")).decode()
    assert text.splitlines()[1].startswith(f"'{begins}1+1,")


@pytest.mark.parametrize("format_", FORMATS)
def test_a_long_journal_is_never_in_memory_as_a_whole(tmp_path: Path, format_: str) -> None:
    """Twenty times the events take about the same memory; a list of all of them would take megabytes more."""
    with open_store(f"sqlite:///{tmp_path}/floor.db") as store:
        for number in range(120):
            store.append(TABLE.journal(f"L{number:03}"), 0, events(1), book=BOOK)
        with store.engine.connect() as connection:
            for _ in export(connection, "coups", format_, tables=["L000"]):
                pass
            tracemalloc.start()
            pieces = sum(len(piece) for piece in export(connection, "coups", format_))
            _, most = tracemalloc.get_traced_memory()
            tracemalloc.stop()
    assert pieces > 1_000
    assert most < 6_000_000, f"{most:,} bytes at most"
