"""Approvals over HTTP: a dealer asks, a supervisor answers from his own session, and both see it happen."""

from pathlib import Path
from typing import Any

from tests.floor.playing import playing
from tests.web.asking import API, Client, TestHouse, in_a_house

T3 = f"{API}/tables/T3/approvals"
FILL = {"do": "FillFloat", "chips": {"10000": 20}, "serial": "F-0001"}
MANAGER = "gaming-manager@star-baccarat/main"


async def asked(client: Client, command: Any, **headers: str) -> Any:
    answer = await client.post(T3, {"command": command}, **headers)
    assert answer.status == 201, answer
    return answer.json


def test_a_manager_asks_another_agrees_and_both_names_are_on_the_event(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        may, max_ = await house.staff("may", MANAGER), await house.staff("max", MANAGER)
        waiting = await asked(may, FILL, idempotency_key="one")
        assert (waiting["stage"], waiting["mine"], waiting["may_answer"]) == ("waiting", True, False)
        assert waiting["command"] == FILL
        assert (await asked(may, FILL, idempotency_key="one"))["id"] == waiting["id"]
        (seen,) = (await max_.get(T3)).json["approvals"]
        assert (seen["id"], seen["mine"], seen["may_answer"]) == (waiting["id"], False, True)
        done = await max_.post(f"{API}/approvals/{waiting['id']}/approved")
        assert (done.status, done.json["repeated"]) == (200, False)
        again = await max_.post(f"{API}/approvals/{waiting['id']}/approved")
        assert (again.status, again.json) == (200, {**done.json, "repeated": True})
        line = (await max_.get(f"{API}/tables/T3/journal?after={done.json['after']}")).json["lines"][0]
        assert (line["what"], line["by"], line["approver"]) == ("FloatFilled", "may", "max")

    in_a_house(tmp_path, test)


def test_whoever_looks_on_hears_of_it_at_once(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        may, max_ = await house.staff("may", MANAGER), await house.staff("max", MANAGER)
        async with max_.events(f"{T3}/events") as stream:
            first = await stream.next()
            assert first is not None
            assert (first.kind, first.data) == ("view", {"approvals": []})
            waiting = await asked(may, FILL)
            change = await stream.next()
            assert change is not None
            assert change.kind == "change"
            assert [one["may_answer"] for one in change.data["approvals"]] == [True]
            await max_.post(f"{API}/approvals/{waiting['id']}/declined", {"why": "count it again"})
            change = await stream.next()
            assert change is not None
            (told,) = change.data["approvals"]
            assert (told["stage"], told["ended_by"], told["why"]) == ("declined", "max", "count it again")
            assert told["may_answer"] is False

    in_a_house(tmp_path, test)


def test_what_the_table_would_refuse_whoever_agreed_is_refused_at_once_with_its_clause(
    tmp_path: Path,
) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        dan = await house.staff("dan", "dealer")
        answer = await dan.post(T3, {"command": FILL})
        assert (answer.status, answer.problem) == (409, "refused")
        assert answer.json["rule"]
        assert (await dan.get(T3)).json == {"approvals": []}

    in_a_house(tmp_path, test)


def test_nobody_answers_himself_and_only_he_takes_it_back(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        may, max_ = await house.staff("may", MANAGER), await house.staff("max", MANAGER)
        elsewhere = await house.staff("eve", "gaming-manager@star-baccarat/salon")
        one = f"{API}/approvals/{(await asked(may, FILL))['id']}"
        for client in (may, elsewhere):
            answer = await client.post(f"{one}/approved")
            assert (answer.status, answer.problem) == (403, "forbidden")
        assert (await max_.delete(one)).status == 403
        assert (await may.delete(one)).status == 204
        answer = await max_.post(f"{one}/approved")
        assert (answer.status, answer.problem) == (409, "ended")

    in_a_house(tmp_path, test)


def test_a_patron_sees_what_he_asked_for_and_nothing_else(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        may, ann = await house.staff("may", MANAGER), await house.patron("ann")
        await asked(may, FILL)
        assert (await ann.get(T3)).json == {"approvals": []}
        async with ann.events(f"{T3}/events") as stream:
            first = await stream.next()
            assert first is not None
            assert first.data == {"approvals": []}

    in_a_house(tmp_path, test)
