"""Margins at a table: whoever works there may see them, and it is written down that he did."""

from pathlib import Path

import pytest

from sabot.engine.settings import Device
from tests.floor.playing import AtTable
from tests.web.asking import API, TestHouse, in_a_house

PREMIUM = "star-premium-baccarat"


@pytest.mark.clauses(PREMIUM, "15.2")
@pytest.mark.clauses("star-three-card-baccarat", "14.2")
@pytest.mark.clauses("star-baccarat", "14.7")
def test_odds_are_worked_out_for_staff_and_inspectors_at_their_work_alone_and_that_is_audited(
    tmp_path: Path,
) -> None:
    async def test(house: TestHouse) -> None:
        table = await AtTable(house.floor, "P1", PREMIUM).open(
            device=Device(kind="card-shoe"), decks=3, layout="A", places=9, side_bets=()
        )
        margins = f"{API}/tables/{table.name}/margins"
        allowed = [
            await house.staff("dan", f"dealer@{PREMIUM}"),
            await house.staff("ina", f"inspector@{PREMIUM}"),
        ]
        refused = [
            await house.patron("ann"),
            await house.staff("eli", f"dealer@{PREMIUM}/elsewhere"),
        ]
        for client in allowed:
            answer = await client.get(margins)
            assert answer.status == 200
            assert {"player", "banker", "tie"} <= {one["bet"] for one in answer.json}
        for client in refused:
            assert (await client.get(margins)).status == 403
        lines = [line for line in await house.people.audit.lines() if "margins" in line.did]
        assert [(line.who, line.did, line.refused is None) for line in reversed(lines)] == [
            ("dan", "saw the margins", True),
            ("ina", "saw the margins", True),
            ("eli", "see the margins", False),
        ]

    in_a_house(tmp_path, test)
