"""Random tables of all ten games keep every invariant."""

import pytest

from tests.model.chaos import Chaos
from tests.model.tables import GAMES

TABLES = 20
STEPS = 10_000


@pytest.mark.parametrize("seed", range(TABLES))
def test_a_random_table_keeps_every_invariant(seed: int) -> None:
    chaos = Chaos(seed)
    chaos.run(STEPS)
    assert sum(chaos.done.values()) + sum(chaos.refused.values()) == STEPS


def test_the_tables_are_of_all_ten_games_and_get_somewhere() -> None:
    assert 2 * len(GAMES) <= TABLES
    chaos = Chaos(0)
    chaos.run(STEPS)
    for step in ("OpenTable", "Burn", "PlaceWager", "Draw", "AnnounceResult", "Settle", "ClearCards"):
        assert chaos.done[step], f"no {step} in {STEPS} steps"
