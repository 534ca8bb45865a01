"""A backup made while the floor runs is put back whole, into SQLite or PostgreSQL, or not at all."""

import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from sabot.store import TABLE, Receipt, Signer, Store, StoreError, open_store
from sabot.store.backup import backup, restore
from sabot.store.checking import Checker
from sabot.store.database import open_existing
from sabot.store.tables import check_database
from tests.store.play import BOOK, T1, events, state
from tests.store.postgresql import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/elsewhere.db"
    server: Server = request.getfixturevalue("postgresql")
    return server.database()


def whole(address: str) -> bool:
    engine = open_existing(address)
    with engine.connect() as connection:
        report = check_database(connection, Checker())
    engine.dispose()
    return not report.faults


def test_a_backup_put_back_is_the_same_history(
    store: Store, database: str, elsewhere: str, tmp_path: Path
) -> None:
    receipt = Receipt("ann", "k1", b"\x00\xff", b"done")
    store.append(T1, 0, events(), book=BOOK, receipt=receipt, checkpoint=True)
    made, name = store.checkpoint(), store.name
    backup(database, tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600  # hashes of passwords are in it
    report = restore(tmp_path / "backup", elsewhere)
    assert (report.entries, report.checkpoints) == (len(events()), 1)
    with open_store(elsewhere, signer=Signer.fresh()) as again:
        assert again.name == name
        assert again.checkpoint() == made
        assert again.receipt("ann", "k1") == receipt
        assert again.load(T1).state == state()
        again.append(TABLE.journal("T2"), 0, events()[:3], book=BOOK)
    assert whole(elsewhere)


def test_a_backup_made_under_load_is_of_one_moment(
    store: Store, database: str, elsewhere: str, tmp_path: Path
) -> None:
    stop = threading.Event()

    def load() -> None:
        for number in range(10_000):
            if stop.is_set():
                return
            store.append(TABLE.journal(f"L{number}"), 0, events(), book=BOOK, checkpoint=True)

    working = threading.Thread(target=load)
    working.start()
    while len(store.journals()) < 3:
        pass
    backup(database, tmp_path / "backup")
    stop.set()
    working.join()
    report = restore(tmp_path / "backup", elsewhere)
    assert report.entries >= 3 * len(events())
    assert report.entries == report.signed == report.journals * len(events())


def test_tables_of_another_package_are_backed_up_too(store: Store, database: str, tmp_path: Path) -> None:
    people = sa.Table("people", sa.MetaData(), sa.Column("name", sa.Text), sa.Column("seal", sa.LargeBinary))
    store.write(people.create)
    store.write(lambda connection: connection.execute(people.insert().values(name="ann", seal=b"\x00\xfe")))
    store.append(T1, 0, events(), book=BOOK)
    backup(database, tmp_path / "backup")
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.db"
    with pytest.raises(StoreError, match="a table people, which this Sabot does not know"):
        restore(tmp_path / "backup", elsewhere)
    with open_store(elsewhere) as ready:
        assert ready.journals() == {}, "nothing of a backup that was refused"
        ready.write(people.create)
    restore(tmp_path / "backup", elsewhere)
    with open_store(elsewhere) as again, again.engine.connect() as connection:
        assert connection.execute(sa.select(people)).all() == [("ann", b"\x00\xfe")]


def test_a_database_with_a_journal_is_not_overwritten(store: Store, database: str, tmp_path: Path) -> None:
    store.append(T1, 0, events(), book=BOOK)
    backup(database, tmp_path / "backup")
    with pytest.raises(StoreError, match="an empty database only"):
        restore(tmp_path / "backup", database)
    with pytest.raises(StoreError, match="exists already"):
        backup(database, tmp_path / "backup")
    assert whole(database)


def flipped(text: bytes) -> bytes:
    at = text.index(b'"event"' if b'"event"' in text else b'"row"', len(text) // 2)
    return text[:at] + b"#" + text[at + 1 :]


@pytest.mark.parametrize(
    "spoil", [lambda text: text[: len(text) // 2], flipped, lambda _: b"nothing"], ids=["cut", "flip", "none"]
)
def test_a_spoilt_backup_is_refused_and_nothing_of_it_kept(
    store: Store, database: str, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    store.append(T1, 0, events(), book=BOOK, checkpoint=True)
    backup(database, tmp_path / "backup")
    spoilt = tmp_path / "spoilt"
    spoilt.write_bytes(spoil((tmp_path / "backup").read_bytes()))
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.db"
    with pytest.raises(StoreError):
        restore(spoilt, elsewhere)
    with open_store(elsewhere) as ready:
        assert ready.journals() == {}


def test_a_backup_of_nothing_and_to_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no journal at"):
        backup(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "backup")
    assert not (tmp_path / "nothing.db").exists()
    with pytest.raises(StoreError, match="cannot read it"):
        restore(tmp_path / "nothing", f"sqlite:///{tmp_path}/elsewhere.db")
