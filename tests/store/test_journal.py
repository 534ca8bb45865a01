"""What is appended is there afterwards: once, in order, under one version, with its answer."""

import asyncio
import stat
import threading
from collections import Counter
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from sabot.store import (
    TABLE,
    Append,
    AsyncStore,
    Command,
    Committed,
    Conflict,
    KeyReused,
    Receipt,
    Repeated,
    Signer,
    Store,
    StoreError,
    open_store,
    schema,
)
from sabot.store.encoding import read_envelope
from tests.store.play import BOOK, T1, events, state


def rows(store: Store, table: sa.Table) -> int:
    with store.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def receipt(key: str, request: bytes = b"r", answer: bytes = b'{"done":true}') -> Receipt:
    return Receipt("ann", key, request, answer)


def test_what_is_appended_is_read_again_with_its_book_and_its_command(store: Store) -> None:
    told = events()
    done = store.append(T1, 0, told, book=BOOK, receipt=receipt("k1"))
    assert done == Committed({"table/T1": len(told)}, b'{"done":true}')
    entries = list(store.entries(T1))
    assert [entry.event for entry in entries] == list(told)
    assert [entry.version for entry in entries] == list(range(1, len(told) + 1))
    assert {(entry.book, entry.command) for entry in entries} == {(BOOK, "ann/k1")}
    assert [entry.event for entry in store.entries(T1, after=3)] == list(told[3:])


def test_a_state_is_the_same_after_the_store_is_opened_again(store: Store, database: str) -> None:
    store.append(T1, 0, events(), book=BOOK)
    store.close()
    with open_store(database) as again:
        loaded = again.load(T1)
    assert loaded.version == state().version
    assert loaded.state == state()
    assert TABLE.state_hash(loaded.state) == TABLE.state_hash(state())


def test_who_is_second_at_a_version_loses_and_nothing_of_his_is_kept(store: Store) -> None:
    told = events()
    store.append(T1, 0, told[:3], book=BOOK)
    with pytest.raises(Conflict) as lost:
        store.append(T1, 2, told[2:4], book=BOOK, receipt=receipt("late"))
    assert (lost.value.journal, lost.value.expected, lost.value.found) == ("table/T1", 2, 3)
    assert store.journals() == {"table/T1": 3}
    assert store.receipt("ann", "late") is None


def test_another_process_that_appends_is_noticed(store: Store, database: str) -> None:
    told = events()
    store.append(T1, 0, told[:3], book=BOOK)
    with open_store(database) as other:
        assert other.name == store.name
        other.append(T1, 3, told[3:5], book=BOOK)
    with pytest.raises(Conflict):
        store.append(T1, 3, told[3:4], book=BOOK)
    store.append(T1, 5, told[5:6], book=BOOK)
    assert [entry.event for entry in store.entries(T1)] == list(told[:6])


def test_the_same_request_is_answered_again_and_has_no_second_effect(store: Store) -> None:
    told = events()
    store.append(T1, 0, told[:3], book=BOOK, receipt=receipt("k1", answer=b"first"))
    again = store.append(T1, 3, told[3:5], book=BOOK, receipt=receipt("k1", answer=b"second"))
    assert again == Repeated(b"first")
    assert store.journals() == {"table/T1": 3}
    other_scope = Receipt("ben", "k1", b"r", b"his own")
    store.append(T1, 3, told[3:5], book=BOOK, receipt=other_scope)
    assert store.receipt("ann", "k1") == receipt("k1", answer=b"first")
    assert store.receipt("ben", "k1") == other_scope


def test_an_idempotency_key_with_another_request_is_refused(store: Store) -> None:
    store.append(T1, 0, events()[:3], book=BOOK, receipt=receipt("k1"))
    with pytest.raises(KeyReused):
        store.append(T1, 3, events()[3:5], book=BOOK, receipt=receipt("k1", request=b"another"))
    assert store.journals() == {"table/T1": 3}


def test_a_refusal_may_be_kept_as_an_answer_without_events(store: Store) -> None:
    assert store.append(T1, 0, (), book=BOOK, receipt=receipt("no")) == Committed(
        {T1.id: 0}, b'{"done":true}'
    )
    assert store.append(T1, 0, (), book=BOOK, receipt=receipt("no")) == Repeated(b'{"done":true}')
    assert store.journals() == {}


def test_postings_are_kept_line_by_line(store: Store) -> None:
    told = events()
    store.append(T1, 0, told, book=BOOK)
    column = schema.postings.c
    with store.engine.connect() as connection:
        balances = connection.execute(
            sa.select(column.account, sa.func.sum(column.cents)).group_by(column.account)
        ).all()
    assert {account: int(cents) for account, cents in balances} == dict(state().accounts)


def test_two_journals_move_together_or_not_at_all(store: Store) -> None:
    told, t2 = events(), TABLE.journal("T2")
    store.append(t2, 0, told[:2], book=BOOK)

    def both(expected: int) -> Command:
        return Command((Append(T1, 0, told[:2], BOOK), Append(t2, expected, told[2:3], BOOK)))

    with pytest.raises(Conflict):
        store.submit(both(1)).result()
    assert store.journals() == {"table/T2": 2}
    assert store.submit(both(2)).result() == Committed({"table/T1": 2, "table/T2": 3})


def test_tables_of_another_package_change_with_the_events_or_not_at_all(store: Store) -> None:
    people = sa.Table("people", sa.MetaData(), sa.Column("name", sa.Text, primary_key=True))
    store.write(people.create)

    def hire(connection: Connection) -> None:
        connection.execute(people.insert().values(name="ann"))

    def refuse(connection: Connection) -> None:
        connection.execute(people.insert().values(name="ben"))
        raise StoreError("not today")

    store.append(T1, 0, events()[:2], book=BOOK, also=hire)
    with pytest.raises(StoreError, match="not today"):
        store.append(T1, 2, events()[2:3], book=BOOK, also=refuse)
    with pytest.raises(IntegrityError):
        store.write(hire)
    assert (rows(store, people), store.journals()) == (1, {"table/T1": 2})


@pytest.mark.parametrize("table", [schema.entries, schema.postings, schema.receipts, schema.checkpoints])
@pytest.mark.parametrize("change", ["UPDATE", "DELETE"])
def test_the_database_itself_refuses_to_change_what_was_appended(
    store: Store, table: sa.Table, change: str
) -> None:
    store.append(T1, 0, events(), book=BOOK, receipt=receipt("k1"), checkpoint=True)
    column = next(iter(table.columns)).name
    texts = {
        "UPDATE": f"UPDATE {table.name} SET {column} = {column}",
        "DELETE": f"DELETE FROM {table.name}",
    }
    with store.engine.connect() as connection, pytest.raises(DBAPIError, match="append-only"):
        connection.execute(sa.text(texts[change]))


def test_a_coups_end_leaves_a_signed_checkpoint_over_all_before_it(store: Store, signer: Signer) -> None:
    assert store.checkpoint() is None
    store.append(T1, 0, events()[:2], book=BOOK)
    assert store.checkpoint() is None
    store.append(TABLE.journal("T2"), 0, events()[:3], book=BOOK, checkpoint=True)
    made = store.checkpoint()
    assert made is not None
    assert made.is_signed()
    assert (made.key, made.size, made.checkpoint.log) == (signer.public, 5, store.name)


def test_whoever_subscribes_is_told_each_journal_that_moves(store: Store) -> None:
    told: list[tuple[str, int]] = []
    moved = threading.Event()

    def heard(journal: str, version: int) -> None:
        told.append((journal, version))
        moved.set()

    stop = store.subscribe(heard)
    store.append(T1, 0, events()[:2], book=BOOK)
    assert moved.wait(10)
    stop()
    store.append(T1, 2, events()[2:3], book=BOOK)
    store.close()
    assert told == [("table/T1", 2)]


def test_asyncio_waits_without_blocking(store: Store) -> None:
    async def floor() -> list[tuple[str, int]]:
        front = AsyncStore(store)
        with front.news() as news:
            done = await asyncio.gather(
                *(front.append(TABLE.journal(f"T{n}"), 0, events()[:2], book=BOOK) for n in range(20))
            )
            assert all(isinstance(one, Committed) for one in done)
            return [await anext(news) for _ in range(20)]

    assert Counter(asyncio.run(floor())) == Counter((f"table/T{n}", 2) for n in range(20))


@pytest.mark.parametrize(
    "address", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:////no/such/folder/x.db"]
)
def test_an_address_that_is_none_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(StoreError) as refused:
        open_store(address)
    assert "\n" not in str(refused.value)


def test_a_text_that_cannot_be_kept_is_refused_and_harms_nobody_else(store: Store) -> None:
    """PostgreSQL keeps no NUL, and nothing keeps half of a letter. Who sends one is told so, and the process
    goes on."""
    with pytest.raises(StoreError, match="NUL"):
        store.append(T1, 0, events(), book=BOOK, receipt=receipt("k\0"))
    with pytest.raises(StoreError, match="Unicode"):
        store.append(T1, 0, (), book=BOOK, receipt=receipt("k\ud800"))

    def ask(connection: Connection) -> None:
        connection.execute(sa.select(schema.receipts).where(schema.receipts.c.scope == "a\0b"))

    if store.engine.dialect.name == "postgresql":
        with pytest.raises(DataError):
            store.write(ask)
    else:
        store.write(ask)
    assert store.failed is None
    store.append(T1, 0, events(), book=BOOK)
    assert store.journals() == {"table/T1": len(events())}


def test_the_hash_of_an_entry_tells_nobody_who_guesses_what_it_is_of(tmp_path: Path) -> None:
    """All but the card of an entry may be known; so its hash must depend on something that nobody knows."""
    leaves = []
    for name in ("one", "two"):
        with open_store(f"sqlite:///{tmp_path}/{name}.db") as opened:
            opened.append(T1, 0, events()[:1], book=BOOK)
            leaves += [entry.leaf for entry in opened.entries(T1)]
            with opened.engine.connect() as connection:
                line = connection.execute(sa.select(schema.entries.c.line)).scalar_one()
            assert len(bytes.fromhex(read_envelope(line).blind)) == 16
    assert leaves[0] != leaves[1]


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/floor.db") as opened:
        opened.append(T1, 0, events(), book=BOOK)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes["floor.db"] == modes["floor.db-wal"] == 0o600
    assert set(modes.values()) == {0o600}
