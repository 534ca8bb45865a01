"""What a coup costs does not grow with the table's history, nor does what is kept of it.

Seconds differ from machine to machine, so calls of functions are counted, which do not; `make bench`
measures the seconds.
"""

import sys
from collections.abc import Callable

import msgspec

from sabot.engine.state import State
from tests.benchmarks.bench_engine import Clocked, replayed

SETTLING_IN = 10
LONG = 240
"""Coups of a full table: three shoes."""
MEASURED = 10


def calls_of(work: Callable[[], object]) -> int:
    """How many functions a piece of work calls."""
    calls = 0

    def count(_frame: object, what: str, _about: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return calls


def test_a_coup_after_three_shoes_costs_what_an_early_one_does() -> None:
    table = Clocked().opened()
    table.play(SETTLING_IN)
    early = calls_of(lambda: table.play(MEASURED))
    kept_early = len(msgspec.json.encode(table.state))
    table.play(LONG)
    late = calls_of(lambda: table.play(MEASURED))
    kept_late = len(msgspec.json.encode(table.state))

    assert table.state.coups == SETTLING_IN + LONG + 2 * MEASURED
    assert table.state.shoes > 3
    assert late < 1.05 * early
    assert kept_late < 1.1 * kept_early


def test_a_shoe_is_replayed_with_fewer_steps_than_it_was_played() -> None:
    table = Clocked().opened()
    played = calls_of(lambda: table.play(MEASURED))
    texts = [msgspec.json.encode(event) for event in table.events]
    again: list[State] = []
    replaying = calls_of(lambda: again.append(replayed(texts, State())))

    assert again == [table.state]
    assert 3 * replaying < played
