"""Random tables of all ten games keep every invariant."""

import json
from collections import Counter
from collections.abc import Callable

import pytest

from tests.conftest import TALLY
from tests.model.chaos import CALM, Chaos
from tests.model.tables import GAMES

TABLES = 20
STEPS = 10_000
AT_MOST = 60
"""Short tables within which every command there is has been done somewhere."""
SHORT, A_SHOE = 1_000, 4_000

SELDOM = {
    *("LoadCardShoe", "Nominate", "ReduceProRata", "RemoveRemainingCards", "ReportCardCounts"),
    *("ReportEarlyReveal", "ReportTooFewCards", "ReportWrongHolder", "VacateSeat", "DeclareUnconfirmed"),
    *("CheckScanner", "ReportWrongGame", "DealOutWithoutWagers", "GiveUpArea", "RestartShoe"),
}
"""What so much must come together for that a short run may miss it; the end of the run says what it did.

A short shoe must run dry, a card be with the wrong patron, the same patron sit out three coups: each has
tests and scenarios of its own.
"""

Record = Callable[[str, object], None]


def told(record: Record, *tables: Chaos) -> None:
    """What was done and refused, for the end of the run."""
    for table in tables:
        record(f"{TALLY} Steps of random tables", json.dumps({table.game: table.steps}))
        record(f"{TALLY}   commands done", json.dumps(table.done))
        record(f"{TALLY}   commands refused", json.dumps(table.refused))
        record(f"{TALLY}   irregularities", json.dumps(table.limbs))


@pytest.mark.parametrize("seed", range(TABLES))
def test_a_random_table_keeps_every_invariant(seed: int, record_property: Record) -> None:
    table = Chaos(seed)
    table.run(STEPS)
    told(record_property, table)
    assert sum(table.done.values()) + sum(table.refused.values()) == STEPS
    assert table.state.coups > 10, "a table that hardly plays proves little"


def test_the_tables_are_of_all_ten_games_and_half_of_them_play_whole_shoes() -> None:
    assert 2 * len(GAMES) == TABLES
    assert {Chaos(seed).game for seed in range(TABLES)} == {f"{book}/{game}" for book, game in GAMES}
    assert [Chaos(seed).moods == CALM for seed in range(TABLES)] == [False] * 10 + [True] * 10


def test_every_command_is_done_at_some_table(record_property: Record) -> None:
    """Tables one after the other, each trying what the others did least, until nothing is left undone."""
    seen: Counter[str] = Counter()
    tables: list[Chaos] = []
    undone: set[str] = set()
    while not tables or (undone and len(tables) < AT_MOST):
        table = Chaos(1_000 + len(tables), seen=seen)
        table.run(A_SHOE if table.moods == CALM else SHORT)
        tables.append(table)
        undone = set(table.named) - SELDOM - {name for one in tables for name in one.done}
    told(record_property, *tables)
    assert not undone, f"never once done at {len(tables)} tables"
