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
            ("ann", f"GET {margins}", False),
            ("eli", "see the margins", False),
        ]

    in_a_house(tmp_path, test)


async def _refusals(house: TestHouse) -> list[tuple[str, str]]:
    return [(line.who, line.did) for line in await house.people.audit.lines() if "margins" in line.did]


@pytest.mark.clauses("star-baccarat", "14.6")
@pytest.mark.clauses("star-baccarat", "14.7")
def test_14_6_margins_are_refused_to_whoever_plays_and_looking_is_written_down(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        margins = f"{API}/books/star-baccarat/games/baccarat/margins"
        ann, dan = await house.patron("ann"), await house.staff("dan", "dealer@star-baccarat/salon")
        cleo, ada = (
            await house.staff("cleo", "dealer@crown-baccarat"),
            await house.staff("ada", "administrator"),
        )
        assert (await house.client().get(margins)).status == 401
        for client in (ann, cleo, ada):
            answer = await client.get(margins)
            assert (answer.status, answer.problem) == (403, "forbidden")
            assert b"margin" not in answer.body.replace(b"see the margins", b"")
        assert (await dan.get(margins)).status == 200
        assert set(await _refusals(house)) == {
            ("ann", f"GET {margins}"),
            ("dan", "saw the margins"),
            ("cleo", "see the margins"),
            ("ada", "see the margins"),
        }
        games = {one["game"] for one in (await dan.get(f"{API}/margins")).json}
        assert games == {"baccarat", "even-money"}
        assert (await ada.get(f"{API}/margins")).json == []
        assert (await ann.get(f"{API}/margins")).status == 403

    in_a_house(tmp_path, test)


def test_margins_follow_the_decks_and_the_options_that_are_chosen(tmp_path: Path) -> None:
    """Published: with 8 decks Banker 1.0579 % and Player 1.2351 %, with 6 decks Player 1.2374 % (Griffin)."""

    async def test(house: TestHouse) -> None:
        pat = await house.staff("pat", "surveillance")
        star = f"{API}/books/star-baccarat/games/baccarat/margins"
        whole = (await pat.get(star)).json
        bets = {one["bet"]: one for one in whole["bets"]}
        assert whole["decks"] == 8
        assert round(100 * bets["player"]["margin_float"], 4) == 1.2351
        assert round(100 * bets["banker"]["margin_float"], 4) == 1.0579
        by_decks = {one["decks"]: one["margin_float"] for one in bets["player"]["by_decks"]}
        assert round(100 * by_decks[6], 4) == 1.2374
        six = (await pat.get(f"{star}?decks=6")).json
        assert next(one for one in six["bets"] if one["bet"] == "player")["margin_float"] == by_decks[6]
        tiger = {one["decks"]: one["margin_float"] for one in bets["tiger"]["by_decks"]}
        assert tiger[3] is None  # the Tiger is offered with 6 and 8 decks alone (10.20)
        outcomes = bets["tie"]["outcomes"]
        assert abs(sum(one["probability_float"] for one in outcomes) - 1) < 1e-12
        expected = -sum(one["probability_float"] * one["net_float"] for one in outcomes)
        assert abs(expected - bets["tie"]["margin_float"]) < 1e-12

    in_a_house(tmp_path, test)


def test_an_option_changes_the_bet_that_turns_on_it(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        pat = await house.staff("pat", "surveillance")
        crown = f"{API}/books/crown-baccarat/games/traditional/margins"
        first, second = [
            {
                one["bet"]: one["margin"]
                for one in (await pat.get(f"{crown}?option=super-six%3D{choice}")).json["bets"]
            }
            for choice in (1, 2)
        ]
        assert {bet for bet in first if first[bet] != second[bet]} == {"super-six"}
        for wrong in ("option=super-six%3D9", "option=super-six", "option=nothing%3D1", "decks=6"):
            assert (await pat.get(f"{crown}?{wrong}")).status == 422
        assert (await pat.get(f"{API}/books/crown-baccarat/games/poker/margins")).status == 404
        assert (await pat.get(f"{API}/books/blackjack/games/baccarat/margins")).status == 404

    in_a_house(tmp_path, test)
