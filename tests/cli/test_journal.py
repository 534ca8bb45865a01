"""`sabot replay`, `verify`, `witness`, `export`, `backup` and `restore`, as a person calls them."""

import json
import sqlite3
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from sabot.store import Signer, open_store
from tests.cli.sabot_command import Sabot
from tests.store.play import BOOK, T1, events, played


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A floor's database with two coups played, which the commands find without being told."""
    address = f"sqlite:///{tmp_path}/floor.sqlite"
    with open_store(address, signer=Signer.open(tmp_path / "floor.key")) as store:
        store.append(T1, 0, events(2), book=BOOK, checkpoint=True)
    monkeypatch.setenv("SABOT_DATABASE", address)
    monkeypatch.chdir(tmp_path)
    return address


def tampered(database: str, *statements: str) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        for table in ("entries", "postings", "checkpoints"):
            connection.execute(f"DROP TRIGGER {table}_no_delete")
            connection.execute(f"DROP TRIGGER {table}_no_update")
        for statement in statements:
            connection.execute(statement)
    connection.close()


@pytest.mark.usefixtures("database")
def test_replay_tells_each_event_with_its_clause(sabot: Sabot) -> None:
    told = sabot("replay", "T1").out.splitlines()
    assert len(told) == len(events(2))
    (wager,) = [line for line in told if "ann wagers" in line and "wager 1." in line]
    assert "ann wagers $100.00 on player at area 1, wager 1." in wager
    assert "ann (player)" in wager
    result = next(line for line in told if "The result is announced" in line)
    rule = next(event.rule for event in events(2) if type(event).__name__ == "ResultAnnounced")
    assert rule is not None
    assert f"  {rule} " in result


@pytest.mark.usefixtures("database")
def test_replay_of_one_coup_is_from_its_opening_to_its_conclusion(sabot: Sabot) -> None:
    told = sabot("replay", "T1", "--coup", "2").out
    assert "Coup 2 begins" in told.splitlines()[0]
    assert "Coup 2 is concluded." in told.splitlines()[-1]
    assert "wager 3." in told
    assert "wager 1." not in told
    answer = sabot("replay", "T1", "--coup", "2", "--json").json
    assert isinstance(answer, list)
    assert {one["coup"] for one in answer} == {2}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("replay", "T2"), "did you mean T1?"),
        (("replay", "T1", "--coup", "9"), "has not dealt a coup 9"),
        (("replay", "T1", "--database", "sqlite:///nothing.sqlite"), "there is no journal at nothing.sqlite"),
        (("replay", "T1", "--database", "nonsense"), "not a database's address"),
        (("verify", "nothing.jsonl"), "cannot read it"),
        (("verify", "--witness", "nothing"), "there is no checkpoint in it"),
        (("export", "floor.sqlite"), "cannot write it"),
        (("export", "--format", "csv"), "say what is wanted with --what"),
        (("export", "--what", "coups", "--table", "T9"), "there is no table T9"),
        (("export", "floor.sqlite", "--what", "coups"), "exists already"),
        (("backup", "floor.sqlite"), "exists already"),
        (("restore", "nothing"), "cannot read it"),
        (("verify", "--database", "sqlite:///nothing.sqlite"), "there is no journal at nothing.sqlite"),
        (("witness", "--database", "sqlite:///nothing.sqlite"), "there is no journal at nothing.sqlite"),
        (("serve", "--port", "99999"), "there is no port 99999"),
        (("serve", "--database", "sqlite:///no/such/folder.sqlite"), "No such file or directory"),
        (("serve", "--host", "nowhere.invalid"), "cannot serve at nowhere.invalid:8080"),
        (("serve", "--database", "mysql://floor"), "a journal lies in SQLite or PostgreSQL"),
        (("demo", "--pace", "-1"), "a pace is nought or more"),
        (("demo", "--pace", "nan"), "a pace is nought or more"),
    ],
)
@pytest.mark.usefixtures("database")
def test_what_cannot_be_done_is_said_in_one_line(sabot: Sabot, arguments: tuple[str, ...], said: str) -> None:
    ran = sabot(*arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert not list(Path().glob("no*"))  # and nothing is left of it


@pytest.mark.usefixtures("database")
def test_a_whole_journal_is_verified_in_the_database_and_in_a_file(sabot: Sabot) -> None:
    assert sabot("export", "floor.jsonl").status == 0
    for source in ((), ("floor.jsonl",)):
        ran = sabot("verify", *source)
        assert ran.status == 0
        assert "This journal is what was written." in ran.out
        assert f"{len(events(2))} entries of 1 journals, 1 checkpoints." in ran.out
    to_terminal = sabot("export")
    assert to_terminal.out == Path("floor.jsonl").read_text("utf-8")


def test_a_changed_journal_is_told_where_with_status_1(sabot: Sabot, database: str) -> None:
    line = "CAST(replace(CAST(line AS TEXT), 'approver', 'approves') AS BLOB)"
    tampered(database, f"UPDATE entries SET line = {line} WHERE version = 3")
    ran = sabot("verify")
    assert ran.status == 1
    assert "fault entry 2: " in ran.out
    assert "This journal is not what was written." in ran.out
    answer = sabot("verify", "--json")
    assert answer.status == 1
    assert isinstance(answer.json, dict)
    assert answer.json["faults"][0]["where"] == "entry 2"


@pytest.mark.usefixtures("database")
def test_a_file_that_is_no_database_any_more_is_a_fault(sabot: Sabot) -> None:
    Path("floor.sqlite").write_bytes(b"\x00" * 4_096 + b"nonsense" * 512)
    ran = sabot("verify")
    assert ran.status == 1
    assert "file is not a database" in ran.out


def test_a_witness_tells_when_history_is_cut_short(sabot: Sabot, database: str) -> None:
    first = sabot("witness", "--into", "kept")
    assert first.status == 0
    assert "Kept the checkpoint" in first.out
    assert "has the newest checkpoint already" in sabot("witness", "--into", "kept").out
    assert "1 checkpoints of the witness were found again" in sabot("verify", "--witness", "kept").out
    tampered(
        database,
        "DELETE FROM entries WHERE version > 10",
        "DELETE FROM postings WHERE version > 10",
        "DELETE FROM checkpoints",
        "UPDATE log SET size = 10",
    )
    cut = sabot("witness", "--into", "kept")
    assert cut.status == 1
    assert "history was cut short" in cut.out
    assert "Nothing was kept." in cut.out
    assert len(Path("kept").read_text("utf-8").splitlines()) == 1


@pytest.mark.usefixtures("database")
def test_a_key_that_did_not_sign_is_a_fault(sabot: Sabot) -> None:
    ran = sabot("verify", "--key", "00" * 32)
    assert ran.status == 1
    assert "a key that is not trusted" in ran.out


@pytest.mark.usefixtures("database")
def test_a_backup_is_put_back_and_replays_the_same(sabot: Sabot) -> None:
    assert sabot("backup", "copy").status == 0
    ran = sabot("restore", "copy", "--database", "sqlite:///again.sqlite")
    assert (ran.status, "all as they were written" in ran.out) == (0, True)
    again = sabot("replay", "T1", "--database", "sqlite:///again.sqlite")
    assert again.out == sabot("replay", "T1").out
    assert again.out.count("\n") == len(played(2).events)


@pytest.mark.usefixtures("database")
def test_coups_wagers_and_results_are_written_as_rows(sabot: Sabot) -> None:
    coups = sabot("export", "--what", "coups").out.splitlines()
    assert coups[0].startswith("table,coup,book,game,")
    assert [line.split(",")[:2] for line in coups[1:]] == [["T1", "1"], ["T1", "2"]]
    assert sabot("export", "wagers.jsonl", "--what", "wagers", "--table", "T1").status == 0
    lines = [json.loads(line) for line in Path("wagers.jsonl").read_text("utf-8").splitlines()]
    assert [(line["patron"], line["bet"]) for line in lines] == [("ann", "player"), ("ben", "tie")] * 2
    assert sabot("export", "results.parquet", "--what", "results").status == 0
    assert pq.read_table("results.parquet").num_rows == 2
    assert sabot("export", "--what", "results", "--from", "1971-01-01").out.count("\n") == 1
    assert not list(Path().glob("*.part"))
