"""The lobby, views and commands over HTTP: the floor's answers, and nothing more."""

from pathlib import Path

from tests.floor.playing import playing
from tests.web.asking import API, STAR, TestHouse, in_a_house


def test_the_lobby_lists_every_table_without_an_account(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        answer = await house.client().get(f"{API}/tables")
        assert answer.status == 200
        assert [(one["id"], one["book"], one["pit"], one["phase"]) for one in answer.json] == [
            ("T1", STAR, "main", "closed"),
            ("T2", "crown-baccarat", "salon", "closed"),
        ]
        assert {tuple(one["roles"]) for one in answer.json} == {()}

    in_a_house(tmp_path, test)


def test_a_patron_wagers_and_the_same_key_does_it_once(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        ann = await house.patron("ann")
        before = await table.chips("ann")
        wager = {"patron": "ann", "bet": "banker", "cents": 5_000, "area": 1}
        first = await ann.do("T3", "PlaceWager", key="one", **wager)
        again = await ann.do("T3", "PlaceWager", key="one", **wager)
        assert (first.status, again.status) == (200, 200)
        assert first.json["repeated"] is False
        assert again.json == {**first.json, "repeated": True}
        assert await table.chips("ann") == before - 5_000
        other = await ann.do("T3", "PlaceWager", key="one", **{**wager, "cents": 7_500})
        assert (other.status, other.problem) == (422, "key-reused")

    in_a_house(tmp_path, test)


def test_a_refusal_names_its_clause_and_its_book(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        answer = await ann.do("T3", "PlaceWager", patron="ann", bet="banker", cents=100, area=1)
        assert (answer.status, answer.problem) == (409, "refused")
        assert answer.json["book"] == STAR
        assert answer.json["rule"]
        assert "minimum" in answer.json["detail"]

    in_a_house(tmp_path, test)


def test_a_patron_sees_his_own_money_and_nobody_elses(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        own = (await ann.get(f"{API}/tables/T3")).json["own"]
        assert own["chips"] == 1_000_000
        for path in (f"{API}/tables/T3/display", f"{API}/tables/T3"):
            client = ann if path.endswith("display") else house.client()
            assert (await client.get(path)).json["own"] is None

    in_a_house(tmp_path, test)


def test_every_deed_of_a_book_is_described_for_forms(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        answer = await house.client().get(f"{API}/books/{STAR}/deeds")
        assert answer.status == 200
        deeds = {one["command"]: one for one in answer.json}
        (kind,) = [one for one in deeds["Burn"]["details"] if one["name"] == "kind"]
        assert [one["label"] for one in kind["options"]] == ["One face down", "One shown", "By face value"]
        assert (await house.client().get(f"{API}/books/nowhere/deeds")).status == 404

    in_a_house(tmp_path, test)


def test_a_refusal_that_a_second_person_could_lift_names_the_roles_that_may(tmp_path: Path) -> None:
    """Star 4.1.3: cards that are not intermixed are shuffled by order of the Casino Supervisor."""

    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        dan = await house.staff("dan", "dealer")
        alone = await dan.do("T3", "ReportNotIntermixed")
        assert (alone.status, alone.json["approval"]) == (409, ["casino-supervisor"])
        ann = await house.patron("ann")
        small = await ann.do("T3", "PlaceWager", patron="ann", bet="banker", cents=100, area=1)
        assert "approval" not in small.json

    in_a_house(tmp_path, test)
