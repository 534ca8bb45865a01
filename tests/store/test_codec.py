"""Old events are made new when they are read; a snapshot is a cache: used when it is right, never needed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from sabot.store import TABLE, Codec, CorruptJournal, Store, schema, snapshots
from sabot.store.store import SNAPSHOT_AFTER
from tests.store.play import BOOK, T1, events, state
from tests.store.tally import TALLY, Added, Tally, add

# Three forms of the same history: in the first an amount was in pounds and called `sum`; the second renamed
# it; the third counts in pence, and what was `Given` is `Added`.


class Given(msgspec.Struct, frozen=True, tag_field="what", tag=True):
    id: str
    sum: int


class Renamed(msgspec.Struct, frozen=True, tag_field="what", tag="Given"):
    id: str
    amount: int


def first_to_second(event: dict[str, Any]) -> dict[str, Any]:
    return {"what": "Given", "id": event["id"], "amount": event["sum"]}


def second_to_third(event: dict[str, Any]) -> dict[str, Any]:
    return {"what": "Added", "id": event["id"], "amount": 100 * event["amount"]}


def unread(_: Tally, __: object) -> Tally:
    raise AssertionError("old programs are only written with here")


def of_old(event: type[Any], format_: int) -> Codec[Tally, Any]:
    return Codec("tally", format_, (event,), Tally, Tally, unread, ("sabot.cards",))


FIRST, SECOND = of_old(Given, 1), of_old(Renamed, 2)
THIRD: Codec[Tally, Added] = replace(
    TALLY, format=3, upcasters={("Given", 1): first_to_second, ("Given", 2): second_to_third}
)


def written_over_the_years(store: Store) -> None:
    store.append(FIRST.journal("t"), 0, [Given("a", 1), Given("b", 2)], book=BOOK)
    store.append(SECOND.journal("t"), 2, [Renamed("c", 3)], book=BOOK)
    store.append(THIRD.journal("t"), 3, [Added("d", 40)], book=BOOK)


def test_events_of_every_older_form_are_made_new_step_by_step(store: Store) -> None:
    written_over_the_years(store)
    loaded = store.load(THIRD.journal("t"))
    assert loaded.state == Tally(count=4, total=100 + 200 + 300 + 40)
    kept = [entry.event for entry in store.entries(THIRD.journal("t"))]
    assert kept == [Added("a", 100), Added("b", 200), Added("c", 300), Added("d", 40)]


def test_what_was_written_is_not_touched_when_it_is_made_new(store: Store) -> None:
    written_over_the_years(store)
    before = lines(store)
    store.load(THIRD.journal("t"))
    assert lines(store) == before
    assert [msgspec.json.decode(line)["format"] for line in before] == [1, 1, 2, 3]


def lines(store: Store) -> list[bytes]:
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(schema.entries.c.line).order_by("position")).scalars())


def test_an_older_program_refuses_events_of_a_newer_form(store: Store) -> None:
    written_over_the_years(store)
    with pytest.raises(CorruptJournal, match="format 2, and this Sabot reads up to 1: a newer one wrote it"):
        list(store.entries(FIRST.journal("t")))


def test_an_old_event_that_nothing_makes_new_is_told_and_not_guessed_at(store: Store) -> None:
    written_over_the_years(store)
    forgotten = replace(THIRD, upcasters={})
    with pytest.raises(CorruptJournal, match="tally/t 1: not an event"):
        store.load(forgotten.journal("t"))


BEFORE_RANKS = replace(TABLE, format=1)
"""Tables as they were written while every card had its suit."""


def test_an_older_program_says_that_a_newer_one_wrote_a_table(store: Store) -> None:
    """It knows no card that is called "8", and would fail on it with no word of why."""
    store.append(T1, 0, events()[:2], book=BOOK)
    older = BEFORE_RANKS.journal(T1.name)
    with pytest.raises(CorruptJournal, match="reads up to 1: a newer one wrote it"):
        store.load(older)


def test_a_table_that_was_written_before_goes_on(store: Store) -> None:
    older, some = BEFORE_RANKS.journal(T1.name), events()
    store.append(older, 0, some[:5], book=BOOK)
    store.append(T1, 5, some[5:], book=BOOK)
    assert [msgspec.json.decode(line)["format"] for line in lines(store)] == [1] * 5 + [2] * len(some[5:])
    assert [entry.event for entry in store.entries(T1)] == [*some]
    assert store.load(T1).state == state()


# Snapshots -----------------------------------------------------------------------------------------


class Applied:
    """A tally that counts how many events were applied to it."""

    def __init__(self) -> None:
        self.count = 0
        self.codec: Codec[Tally, Added] = replace(TALLY, evolve=self._evolve)

    def _evolve(self, tally: Tally, added: Added) -> Tally:
        self.count += 1
        return add(tally, added)


def filled(store: Store, count: int = 10) -> Tally:
    store.append(TALLY.journal("t"), 0, [Added(str(number)) for number in range(count)], book=BOOK)
    return Tally(count, count)


def test_a_journal_opens_from_its_snapshot_and_what_came_after(store: Store) -> None:
    filled(store)
    store.snapshot(TALLY.journal("t"), 8, Tally(8, 8)).result()
    applied = Applied()
    assert store.load(applied.codec.journal("t")).state == Tally(10, 10)
    assert applied.count == 2


def test_a_snapshot_that_is_thrown_away_is_not_missed(store: Store) -> None:
    filled(store)
    store.snapshot(TALLY.journal("t"), 8, Tally(8, 8)).result()
    store.write(snapshots.throw_away)
    applied = Applied()
    assert store.load(applied.codec.journal("t")).state == Tally(10, 10)
    assert applied.count == 10


def of_other_code(store: Store) -> None:
    store.write(lambda connection: connection.execute(schema.snapshots.update().values(code="1 other")))


def flipped(store: Store) -> None:
    with store.engine.connect() as connection:
        kept = bytearray(connection.execute(sa.select(schema.snapshots.c.state)).scalar_one())
    kept[-2] ^= 1
    store.write(lambda connection: connection.execute(schema.snapshots.update().values(state=bytes(kept))))


def of_another_history(store: Store) -> None:
    store.write(lambda connection: connection.execute(schema.snapshots.update().values(leaf=bytes(32))))


@pytest.mark.parametrize("spoil", [of_other_code, flipped, of_another_history])
def test_a_snapshot_that_cannot_be_relied_on_is_not_used(
    store: Store, spoil: Callable[[Store], None]
) -> None:
    filled(store)
    store.snapshot(TALLY.journal("t"), 8, Tally(8, 999)).result()
    assert store.load(TALLY.journal("t")).state == Tally(10, 1001), "before it is spoilt it is believed"
    spoil(store)
    assert store.load(TALLY.journal("t")).state == Tally(10, 10)


def test_a_long_load_leaves_a_snapshot_for_the_next_one(store: Store) -> None:
    filled(store, SNAPSHOT_AFTER)
    assert store.load(TALLY.journal("t")).state == Tally(SNAPSHOT_AFTER, SNAPSHOT_AFTER)
    store.write(lambda _: None)  # what was submitted before it is written by now
    applied = Applied()
    assert store.load(applied.codec.journal("t")).version == SNAPSHOT_AFTER
    assert applied.count == 0


def test_a_table_is_the_same_from_a_snapshot_as_from_its_events(store: Store) -> None:
    """What a state depends on besides its values, as the order in which things came, survives too."""
    told = events(2)
    store.append(T1, 0, told, book=BOOK)
    half = len(told) // 2
    middle = TABLE.initial()
    for event in told[:half]:
        middle = TABLE.evolve(middle, event)
    store.snapshot(T1, half, middle).result()
    loaded = store.load(T1).state
    assert loaded == state(2)
    assert list(loaded.patrons) == list(state(2).patrons)
    assert TABLE.state_hash(loaded) == TABLE.state_hash(state(2))
