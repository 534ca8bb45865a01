"""Patrons over HTTP: their cards, their limits and their deposits, by whom they are kept."""

from pathlib import Path

import pytest

from tests.web.asking import API, STAR, TestHouse, in_a_house

ANN = f"{API}/patrons/ann"


@pytest.mark.clauses(STAR, '1.1 "Deposit Limit"')
def test_a_deposit_past_the_limit_of_the_day_is_refused_and_everything_is_audited(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        admin = await house.staff("root", "administrator")
        await house.patron("ann")
        assert (
            await admin.put(f"{ANN}/limits", {"deposit": 50_000, "loss": 20_000, "days": 7})
        ).status == 200
        assert (await admin.post(f"{ANN}/deposits", {"cents": 40_000, "means": "cash"})).status == 201

        over = await admin.post(f"{ANN}/deposits", {"cents": 10_001, "means": "eftpos"})
        assert (over.status, over.problem) == (409, "refused")
        assert '1.1 "Deposit Limit"' in over.json["detail"]
        assert (
            await admin.post(f"{ANN}/deposits", {"cents": 90_000, "means": "internal-transfer"})
        ).status == 201

        told = (await admin.get(ANN)).json
        assert told == {
            "patron": "ann",
            "deposit": 50_000,
            "deposited": 40_000,
            "loss": 20_000,
            "days": 7,
            "lost": 0,
        }
        did = {line.did for line in await house.people.audit.lines()}
        assert {"set the gaming limits", "took a deposit"} <= did

    in_a_house(tmp_path, test)


@pytest.mark.clauses(STAR, '1.1 "Player Card"')
def test_a_number_is_issued_once_and_only_its_own_patron_s_card_is_ended(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        admin = await house.staff("root", "administrator")
        for name in ("ann", "ben"):
            await house.patron(name)
        issued = await admin.post(f"{ANN}/cards", {"number": "4711", "kind": "social"})
        again = await admin.post(f"{API}/patrons/ben/cards", {"number": "4711"})
        others = await admin.put(f"{API}/patrons/ben/cards/4711/ended", {"why": "lost"})
        nobody = await admin.post(f"{API}/patrons/zed/cards", {"number": "4712"})

        assert (issued.status, again.problem, others.problem, nobody.problem) == (
            201,
            "taken",
            "not-found",
            "not-found",
        )
        assert (await admin.put(f"{ANN}/cards/4711/ended", {"why": "lost"})).status == 200
        card = await house.floor.patrons.card("4711")
        assert card is not None
        assert card.ended == "lost"

    in_a_house(tmp_path, test)
