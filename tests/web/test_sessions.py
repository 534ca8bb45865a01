"""Signing in over HTTP: cookies, tokens against other sites, step-up, approvals, and visitors."""

from pathlib import Path
from typing import Any

from sabot.engine.commands.settling import ClearCards, Settle
from sabot.web.visiting import CHIPS, Visitors
from tests.floor.playing import MINUTE, AtTable, playing
from tests.web.asking import API, PASSWORD, TestHouse, in_a_house

SESSION = f"{API}/session"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await house.hire("dan", "dealer")
        asked = {"account": "dan", "password": PASSWORD}
        (plain,) = (await house.client().post(SESSION, asked)).cookies
        assert plain.startswith("sabot-session=")
        assert {"HttpOnly", "Path=/", "SameSite=strict"} <= set(plain.split("; "))
        (secure,) = (await house.client(scheme="https").post(SESSION, asked)).cookies
        assert secure.startswith("__Host-sabot-session=")
        assert "Secure" in secure.split("; ")
        assert "Domain" not in secure

    in_a_house(tmp_path, test)


def test_what_is_done_in_a_session_needs_its_token_and_no_other_sites_page(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        dan = await house.staff("dan", "dealer")
        version = (await house.floor.now("T3")).version
        token, dan.csrf = dan.csrf, None
        for headers in (
            {},
            {"x_csrf_token": "guessed"},
            {"x_csrf_token": token or "", "origin": "https://elsewhere.example"},
            {"x_csrf_token": token or "", "sec_fetch_site": "cross-site"},
        ):
            answer = await dan.post(f"{API}/tables/T3/commands", {"command": {"do": "CallBets"}}, **headers)
            assert (answer.status, answer.problem) == (403, "cross-site")
        assert (await house.floor.now("T3")).version == version
        dan.csrf = token
        await table.wager("ann")
        assert (await dan.do("T3", "CallBets")).status == 200
        forged = await house.client().post(
            SESSION, {"account": "dan", "password": PASSWORD}, origin="https://elsewhere.example"
        )
        assert (forged.status, forged.problem) == (403, "cross-site")

    in_a_house(tmp_path, test)


def test_pages_and_tables_that_are_for_somebody_follow_from_his_roles_and_his_seat(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        told = {}
        for name, grant in (
            ("dan", "dealer"),
            ("sue", "casino-supervisor@star-baccarat"),
            ("ivy", "inspector"),
            ("vic", "dealer@crown-baccarat"),
        ):
            told[name] = (await (await house.staff(name, grant)).get(SESSION)).json
        assert told["dan"]["desks"] == ["dealer", "margins"]
        assert told["dan"]["tables"] == ["T1", "T2", "T3"]
        assert told["sue"]["desks"] == ["dealer", "pit", "journal", "margins"]
        assert told["ivy"]["desks"] == ["journal", "margins"]
        assert (told["vic"]["tables"], told["ivy"]["tables"]) == (["T2"], [])
        ann = await house.patron("ann")
        told["ann"] = (await ann.get(SESSION)).json
        assert (told["ann"]["desks"], told["ann"]["tables"]) == ([], ["T3"])

    in_a_house(tmp_path, test)


def test_who_is_signed_in_is_told_with_the_token(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        assert (await house.client().get(SESSION)).json["account"] is None
        dan = await house.staff("dan", "dealer@star-baccarat/main")
        told = (await dan.get(SESSION)).json
        assert told["account"] == "dan"
        assert told["csrf"] == dan.csrf
        assert told["grants"] == [{"role": "dealer", "book": "star-baccarat", "pit": "main"}]
        assert (told["desks"], told["tables"]) == (["dealer", "margins"], ["T1"])
        assert (await dan.delete(SESSION)).status == 204
        assert dan.cookies == {}
        assert (await dan.get(SESSION)).json["account"] is None

    in_a_house(tmp_path, test)


def test_an_idle_session_is_over_and_says_why(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        dan = await house.staff("dan", "dealer")
        house.clock.at += 30 * MINUTE
        answer = await dan.do("T1", "CallBets")
        assert (answer.status, answer.problem) == (401, "not-signed-in")
        assert "idle" in answer.json["detail"]

    in_a_house(tmp_path, test)


def test_a_correction_asks_for_the_password_once_more(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        may = await house.staff("may", "gaming-manager")
        house.clock.at += 6 * MINUTE
        asked: Any = {"wager": 1, "cents": 100, "patron": "ann", "enquiries": "the footage"}
        answer = await may.do("T3", "ReportMispayment", of="wager", **asked)
        assert (answer.status, answer.problem) == (403, "password-needed")
        assert (await may.post(f"{SESSION}/proof", {"password": "wrong"})).status == 401
        assert (await may.post(f"{SESSION}/proof", {"password": PASSWORD})).status == 204
        answer = await may.do("T3", "ReportMispayment", of="wager", **asked)
        assert answer.status == 409  # the table was asked, and there is no such payment

    in_a_house(tmp_path, test)


def test_a_second_person_approves_with_a_password_of_his_own(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        dan = await house.staff("dan", "dealer")
        await house.hire("may", "gaming-manager")
        float_: Any = {"chips": {"2500": 10}, "serial": "F 1"}
        wrong = {"approver": {"account": "may", "password": "a wrong one"}}
        assert (await dan.do("T3", "FillFloat", more=wrong, **float_)).status == 401
        himself = {"approver": {"account": "dan", "password": PASSWORD}}
        answer = await dan.do("T3", "FillFloat", more=himself, **float_)
        assert (answer.status, answer.problem) == (403, "forbidden")
        with_may = {"approver": {"account": "may", "password": PASSWORD}}
        await dan.do("T3", "FillFloat", more=with_may, **float_)
        lines = await house.people.audit.lines(1)
        assert (lines[0].who, lines[0].did) == ("may", "approved for dan")

    in_a_house(tmp_path, test)


def test_a_new_password_ends_the_other_sessions(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        dan = await house.staff("dan", "dealer")
        other = await house.client().sign_in("dan")
        change = {"old": PASSWORD, "new": "an even better password"}
        assert (await dan.put(f"{SESSION}/password", change)).status == 204
        assert (await dan.get(f"{API}/proofs/consistency?old=1&size=1")).status != 401
        assert (await other.get(f"{API}/proofs/consistency?old=1&size=1")).status == 401
        short = {"old": "an even better password", "new": "short"}
        answer = await dan.put(f"{SESSION}/password", short)
        assert (answer.status, answer.problem) == (422, "not-sensible")

    in_a_house(tmp_path, test)


def test_a_visitor_sits_down_and_plays_with_one_request(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await house.floor.add_table("D1", "star-baccarat", pit="demonstration")
        visitor = house.client()
        assert (await visitor.get(SESSION)).json["visitors_welcome"] is True
        closed = await visitor.post(f"{API}/visits", {"table": "D1"})
        assert (closed.status, closed.problem) == (409, "refused")
        table = AtTable(house.floor, "D1")
        await table.open(added=True)
        await table.seat("ann", 1)
        await table.load_shoe()
        sat = await visitor.post(f"{API}/visits", {"table": "D1", "name": "Vera"})
        assert sat.status == 201
        me = sat.json["account"]
        view = (await visitor.get(f"{API}/tables/D1")).json
        assert view["own"]["chips"] == CHIPS
        assert {"id": me, "place": 2}.items() <= next(
            one for one in view["patrons"] if one["id"] == me
        ).items()
        wager = {"patron": me, "bet": "banker", "cents": 5_000, "area": 2}
        assert (await visitor.do("D1", "PlaceWager", **wager)).status == 200
        assert (await visitor.do("D1", "BringChips", patron=me, cents=5_000)).status == 200
        again = await visitor.post(f"{API}/visits", {"table": "D1"})
        assert (again.status, again.json["account"]) == (201, me)

    in_a_house(tmp_path, test, demonstration=True)


def test_a_visitor_who_is_gone_gives_up_the_seat_once_no_wager_of_his_lies_there(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await house.floor.add_table("D1", "star-baccarat", pit="demonstration")
        table = AtTable(house.floor, "D1")
        await table.open(added=True)
        await table.seat("ann", 1)
        await table.load_shoe()
        visitor = house.client()
        me = (await visitor.post(f"{API}/visits", {"table": "D1"})).json["account"]
        await table.wager(me)
        visitors = Visitors(house.floor, house.people)
        await visitors.look()
        assert me in (await table.state()).patrons
        assert (await visitor.delete(SESSION)).status == 204
        await visitors.look()
        assert me in (await table.state()).patrons
        await table.deal()
        await table.done(Settle)
        await table.done(ClearCards)
        await visitors.look()
        assert set((await table.state()).patrons) == {"ann"}

    in_a_house(tmp_path, test, demonstration=True)


def test_visitors_are_let_in_at_the_demonstrations_tables_alone(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        elsewhere = await house.client().post(f"{API}/visits", {"table": "T3"})
        assert (elsewhere.status, elsewhere.problem) == (403, "forbidden")
        # A patron with an account does not take chips at a table where they are worth something.
        ann = await house.patron("ann")
        answer = await ann.do("T3", "BringChips", patron="ann", cents=5_000)
        assert (answer.status, answer.problem) == (403, "forbidden")

    in_a_house(tmp_path, test, demonstration=True)


def test_a_wrong_password_does_not_end_the_session_that_was_there(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        dan = await house.staff("dan", "dealer")
        wrong = await dan.post(f"{API}/session", {"account": "sue", "password": "wrong"})
        assert wrong.status == 401
        assert (await dan.get(f"{API}/session")).json["account"] == "dan"

    in_a_house(tmp_path, test)
