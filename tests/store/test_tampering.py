"""Whatever is done to a journal is found: by both verifiers in a file, by Sabot's in a database."""

import ast
import random
import shutil
import sqlite3
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from sabot.store import TABLE, Checkpoint, Damaged, Signer, Store, open_store
from sabot.store.checking import Checker, Report
from sabot.store.database import open_existing, snapshot_of, writing
from sabot.store.files import Ending, Footer, Header, check_file, export
from sabot.store.merkle import Frontier, leaf_hash
from sabot.store.signing import Root
from sabot.store.tables import check_database
from tests.store.both import SCRIPT, both_find_fault, faults
from tests.store.play import BOOK, events

TABLES = 3
APPEND_ONLY = ("entries", "postings", "receipts", "checkpoints")


def fill(store: Store) -> list[Checkpoint]:
    """Three tables, turn by turn; a checkpoint at each table's end. The checkpoints, the oldest first."""
    told = events()
    third = len(told) // 3
    kept = []
    for part in range(3):
        for number in range(TABLES):
            journal, at = TABLE.journal(f"T{number}"), part * third
            some = told[at : at + third]
            store.append(journal, at, some, book=BOOK, checkpoint=number == TABLES - 1)
        made = store.checkpoint()
        assert made is not None
        kept.append(made)
    store.append(TABLE.journal("T0"), 3 * third, told[3 * third :], book=BOOK)
    return kept


def check(database: str, witnessed: list[Checkpoint]) -> Report:
    engine = open_existing(database)
    try:
        with engine.connect() as connection:
            snapshot_of(connection)
            return check_database(connection, Checker(witnessed))
    finally:
        engine.dispose()


def write_export(database: str, path: Path) -> bytes:
    engine = open_existing(database)
    with engine.connect() as connection, path.open("wb") as file:
        export(connection, file)
    engine.dispose()
    return path.read_bytes()


@pytest.fixture
def kept(store: Store) -> list[Checkpoint]:
    return fill(store)


@pytest.fixture
def exported(store: Store, kept: list[Checkpoint], database: str, tmp_path: Path) -> Path:
    assert kept
    store.close()
    path = tmp_path / "exported.jsonl"
    write_export(database, path)
    return path


@pytest.fixture
def sealed(tmp_path: Path) -> tuple[Path, list[Checkpoint], Signer]:
    """An exported journal, what a witness kept of it, and who signed it."""
    signer = Signer.fresh()
    with open_store(f"sqlite:///{tmp_path}/sealed.db", signer=signer) as store:
        kept = fill(store)
    write_export(f"sqlite:///{tmp_path}/sealed.db", tmp_path / "sealed.jsonl")
    return tmp_path / "sealed.jsonl", kept, signer


def ended(lines: list[bytes]) -> bytes:
    """An export of these lines (a header, entries and checkpoints) with a last line that is true of them."""
    frontier, checkpoints = Frontier(), 0
    for line in lines[1:]:
        if line.startswith(b'{"checkpoint"'):
            checkpoints += 1
        else:
            frontier.add(leaf_hash(line))
    footer = Footer(Ending(checkpoints, frontier.size, frontier.root().hex()))
    return b"\n".join([*lines, msgspec.json.encode(footer, order="sorted"), b""])


# What is whole


def test_a_whole_journal_is_found_to_be_whole(exported: Path, kept: list[Checkpoint], database: str) -> None:
    assert faults(exported, kept) == ([], [])
    for report in (check_file(exported, Checker(kept)), check(database, kept)):
        assert report.faults == ()
        assert report.entries == len(events()) + 2 * 3 * (len(events()) // 3)
        assert (report.journals, report.checkpoints) == (TABLES, 3)
        assert (report.witnessed, report.signed, report.keys) == (3, kept[-1].size, (kept[0].key,))


def test_the_other_verifier_imports_nothing_of_sabot_and_runs_alone(
    sealed: tuple[Path, list[Checkpoint], Signer], tmp_path: Path
) -> None:
    imported = {
        name.name.partition(".")[0]
        for node in ast.walk(ast.parse(SCRIPT.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (node.names if isinstance(node, ast.Import) else [ast.alias(node.module or "")])
    }
    assert imported - sys.stdlib_module_names == {"cryptography"}
    alone = shutil.copy(SCRIPT, tmp_path)
    path, _, signer = sealed
    for said, keys in ((0, signer.public), (1, "00" * 32)):
        command = [sys.executable, "-I", alone, str(path), "--key", keys]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (said, "")
    gone = [sys.executable, "-I", alone, str(tmp_path / "nothing.jsonl")]
    assert subprocess.run(gone, capture_output=True, check=False).returncode == 2


# What is changed in a file


def test_every_bit_flipped_in_a_file_is_found_by_both(sealed: tuple[Path, list[Checkpoint], Signer]) -> None:
    path, _, _ = sealed
    whole = path.read_bytes()
    source = random.Random(1)
    for at in sorted(source.sample(range(len(whole)), 400)):
        flipped = bytearray(whole)
        flipped[at] ^= 1 << source.randrange(8)
        path.write_bytes(flipped)
        if at == len(whole) - 1:
            continue  # the newline after the last line means nothing
        assert both_find_fault(path), f"byte {at}: {whole[at - 20 : at + 20]!r}"


def test_every_line_deleted_or_moved_is_found_by_both(sealed: tuple[Path, list[Checkpoint], Signer]) -> None:
    path, kept, _ = sealed
    *lines, last = path.read_bytes().splitlines()
    last_signed = kept[-1].size + len(kept)
    for at in range(len(lines)):
        path.write_bytes(b"\n".join([*lines[:at], *lines[at + 1 :], last, b""]))
        assert both_find_fault(path), f"line {at + 1} deleted"
        if 0 < at <= last_signed and not lines[at].startswith(b'{"checkpoint"'):
            path.write_bytes(ended([*lines[:at], *lines[at + 1 :]]))
            assert both_find_fault(path), f"line {at + 1} deleted, and the last line made to agree"
    for at, (one, other) in enumerate(pairwise(lines[1 : last_signed + 1]), start=1):
        path.write_bytes(ended([*lines[:at], other, one, *lines[at + 2 :]]))
        assert both_find_fault(path, kept), f"lines {at + 1} and {at + 2} exchanged"


def test_every_truncation_is_found_by_both(sealed: tuple[Path, list[Checkpoint], Signer]) -> None:
    path, kept, _ = sealed
    whole = path.read_bytes()
    lines = whole.splitlines()
    for end in range(0, len(whole) - 1, 97):
        path.write_bytes(whole[:end])
        assert both_find_fault(path), f"cut at byte {end}"
    for end in range(1, kept[-1].size + len(kept)):
        path.write_bytes(ended(lines[:end]))
        ours, theirs = faults(path, kept)
        assert any("cut short" in fault for fault in ours), f"cut after line {end} and ended neatly"
        assert any("cut short" in fault for fault in theirs)


def rewritten(lines: list[bytes], signer: Signer) -> list[bytes]:
    """The same journal with another first wager, every hash made anew and every checkpoint signed."""
    heads: dict[str, bytes] = {}
    frontier, made = Frontier(), [lines[0]]
    log = msgspec.json.decode(lines[0])["log"]
    for line in lines[1:]:
        if line.startswith(b'{"checkpoint"'):
            root = Root(at=1, log=log, root=frontier.root().hex(), size=frontier.size)
            made.append(signer.sign(root).line())
            continue
        entry = msgspec.json.decode(line)
        entry["previous"] = heads.get(entry["journal"], bytes(32)).hex()
        if entry["event"]["what"] == "WagerPlaced":
            entry["event"]["cents"] *= 2
        made.append(msgspec.json.encode(entry, order="sorted"))
        heads[entry["journal"]] = leaf_hash(made[-1])
        frontier.add(heads[entry["journal"]])
    return made


def test_a_journal_wholly_rewritten_is_found_against_a_witness_or_a_key(
    sealed: tuple[Path, list[Checkpoint], Signer],
) -> None:
    path, kept, signer = sealed
    *lines, _ = path.read_bytes().splitlines()
    path.write_bytes(ended(rewritten(lines, Signer.fresh())))
    assert not both_find_fault(path), "it is right in itself"
    assert both_find_fault(path, keys=[signer.public]), "another key signed it"
    path.write_bytes(ended(rewritten(lines, signer)))
    assert not both_find_fault(path, keys=[signer.public]), "the key was stolen"
    for found in faults(path, kept[-1:]):
        assert any("rewritten" in fault for fault in found)


def test_another_log_with_the_witness_of_this_one_is_found(
    sealed: tuple[Path, list[Checkpoint], Signer],
) -> None:
    path, kept, _ = sealed
    *lines, _ = path.read_bytes().splitlines()
    other = msgspec.json.encode(Header(1, "00" * 16), order="sorted")
    path.write_bytes(ended([other, *lines[1:]]))
    assert both_find_fault(path, kept)


# What is changed in a database


TAMPERINGS = {
    "an amount changed": (
        "UPDATE entries SET line = "
        "CAST(replace(CAST(line AS TEXT), '\"cents\":10000', '\"cents\":90000') AS BLOB)",
        "entry",
    ),
    "an entry deleted": ("DELETE FROM entries WHERE position = 20", "entry 21"),
    "a first entry deleted": ("DELETE FROM entries WHERE position = 0", "entry 1"),
    "a hash changed": ("UPDATE entries SET leaf = zeroblob(32) WHERE position = 7", "entry 7"),
    "an entry moved": ("UPDATE entries SET journal = 'table/T9' WHERE position = 5", "entry 5"),
    "entries exchanged": (
        "UPDATE entries SET position = CASE position WHEN 10 THEN -1 ELSE 10 END WHERE position IN (10, 11);"
        "UPDATE entries SET position = 11 WHERE position = -1",
        "entry 1",
    ),
    "the last entry deleted": (
        "DELETE FROM entries WHERE position = (SELECT max(position) FROM entries)",
        "the end",
    ),
    "a posting changed": ("UPDATE postings SET cents = cents + 1 WHERE account = 'float'", "table/T"),
    "a posting deleted": ("DELETE FROM postings WHERE line = 1 AND account = 'layout'", "table/T"),
    "a posting made up": ("INSERT INTO postings VALUES ('table/T0', 1, 99, 'float', 100)", "table/T0 1"),
    "a posting of no entry": ("INSERT INTO postings VALUES ('table/T9', 1, 0, 'float', 100)", "postings"),
    "a checkpoint deleted": (
        "DELETE FROM checkpoints WHERE size = (SELECT max(size) FROM checkpoints)",
        None,
    ),
    "a signature changed": (
        "UPDATE checkpoints SET line = CAST(replace(CAST(line AS TEXT), '\"at\":', '\"at\":1') AS BLOB)",
        "signature",
    ),
    "a checkpoint moved": ("UPDATE checkpoints SET size = size - 1", "checkpoint"),
    "the log forgotten": ("DELETE FROM log", "the log"),
    "the log's frontier changed": ("UPDATE log SET frontier = zeroblob(length(frontier))", "frontier"),
    "cut short neatly": (
        "DELETE FROM entries WHERE position >= 30; DELETE FROM checkpoints WHERE size > 30;"
        "DELETE FROM postings; UPDATE log SET size = 30",
        "cut short",
    ),
}


def tamper(database: str, statements: str) -> None:
    """Change it as somebody would who has the database's password and takes the guards away first."""
    engine = open_existing(database)
    postgresql = engine.dialect.name == "postgresql"
    if postgresql:
        statements = statements.replace("CAST(line AS TEXT)", "convert_from(line, 'UTF8')")
        statements = statements.replace(" AS BLOB)", " AS BYTEA)").replace(
            "CAST(replace", "convert_to(replace"
        )
        statements = statements.replace(" AS BYTEA)", ", 'UTF8')")
        statements = statements.replace("zeroblob(32)", "decode(repeat('00', 32), 'hex')")
        zeros = "decode(repeat('00', length(frontier)), 'hex')"
        statements = statements.replace("zeroblob(length(frontier))", zeros)
    with writing(engine) as connection:
        for table in APPEND_ONLY:
            if postgresql:
                connection.exec_driver_sql(f"DROP TRIGGER {table}_append_only ON {table}")
            else:
                connection.exec_driver_sql(f"DROP TRIGGER {table}_no_update")
                connection.exec_driver_sql(f"DROP TRIGGER {table}_no_delete")
        for statement in statements.split(";"):
            assert connection.execute(sa.text(statement.replace(":", "\\:"))).rowcount != 0, statement
    engine.dispose()


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_what_is_changed_in_a_database_is_found_and_told_where(
    store: Store, kept: list[Checkpoint], database: str, tampering: str
) -> None:
    store.close()
    statements, where = TAMPERINGS[tampering]
    tamper(database, statements)
    report = check(database, kept)
    if where is None:  # a missing checkpoint leaves less signed, and that is told
        assert (report.faults, report.checkpoints, report.signed) == ((), 2, kept[-2].size)
    else:
        assert report.faults
        assert any(where in str(fault) for fault in report.faults), report.faults


def test_bits_flipped_in_the_files_of_sqlite_are_found_or_change_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/floor.db"
    with open_store(database, signer=Signer.fresh()) as store:
        kept = fill(store)
    with sqlite3.connect(tmp_path / "floor.db") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    whole = (tmp_path / "floor.db").read_bytes()
    told = write_export(database, tmp_path / "whole.jsonl")
    source, found = random.Random(2), 0
    for at in source.sample(range(len(whole)), 150):
        flipped = bytearray(whole)
        flipped[at] ^= 1 << source.randrange(8)
        for old in tmp_path.glob("floor.db*"):
            old.unlink()
        (tmp_path / "floor.db").write_bytes(flipped)
        try:
            bad = bool(check(database, kept).faults)
        except Damaged:
            bad = True
        found += bad
        assert bad or write_export(database, tmp_path / "now.jsonl") == told, f"byte {at}"
    assert found > 30, "most of the file is the journal"
