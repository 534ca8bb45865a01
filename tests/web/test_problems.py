"""What goes wrong is told as a problem; headers that guard a browser; nothing that a log must not hold."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from sabot.floor.logs import configure
from sabot.web.limits import Limits
from tests.floor.playing import playing
from tests.web.asking import API, PASSWORD, TestHouse, in_a_house

COMMANDS = f"{API}/tables/T3/commands"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, whatever its level."""
    written = io.StringIO()
    configure(written, coloured=False, level=logging.DEBUG)
    yield written
    structlog.reset_defaults()


def test_each_kind_of_mistake_has_its_status(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        call = {"command": {"do": "CallBets"}}
        for answer, status, name in (
            (await ann.post(COMMANDS, b"{"), 400, "not-understood"),
            (await ann.post(COMMANDS, {"command": {"do": "Fly"}}), 400, "not-understood"),
            (await ann.post(COMMANDS, b'{"command":' + b"[" * 60_000), 400, "not-understood"),
            (await ann.post(COMMANDS, b'{"command":{"a":' + b'{"a":' * 12_000), 400, "not-understood"),
            (await ann.post(COMMANDS, {**call, "at": 5}), 400, "not-understood"),
            (await ann.post(COMMANDS, {"command": {"do": "CallBets", "by": "may"}}), 400, "not-understood"),
            (await house.client().post(COMMANDS, call), 401, "not-signed-in"),
            (await ann.get(f"{API}/accounts"), 403, "forbidden"),
            (await ann.get(f"{API}/tables/T9"), 404, "not-found"),
            (await ann.get("/api/nowhere"), 404, "not-found"),
            (await ann.get(f"{API}/books/none"), 404, "not-found"),
            (await ann.put(f"{API}/tables", {}), 405, "method-not-allowed"),
            (await ann.post(COMMANDS, call), 409, "refused"),
            (await ann.post(COMMANDS, b'"' + b"x" * 70_000 + b'"'), 413, "request-entity-too-large"),
            (
                await ann.post(COMMANDS, b"do", content_type="text/plain"),
                415,
                "unsupported-media-type",
            ),
        ):
            assert (answer.status, answer.problem) == (status, name), answer

    in_a_house(tmp_path, test)


def test_a_patron_is_told_in_every_language_why_his_wager_is_not_taken(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        wager = {"do": "PlaceWager", "patron": "ann", "bet": "player", "cents": 1_000, "area": 1}
        refused = await ann.post(COMMANDS, {"command": wager})
        assert (refused.status, refused.problem) == (409, "refused")
        told = refused.json
        assert "1000 cents is below the minimum of" in told["detail"]
        assert told["said"]["en"].startswith("$10 is below the minimum of $")
        assert told["said"]["zh-Hans"].startswith("$10低于最低注码$")
        assert told["said"]["zh-Hant"].startswith("$10低於最低注碼$")
        assert told["rule"] == "reading S-68"

    in_a_house(tmp_path, test)


def test_a_method_that_is_not_there_names_those_that_are(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        answer = await house.client().delete(f"{API}/tables")
        assert {one.strip() for one in answer.headers["allow"].split(",")} >= {"GET", "POST"}

    in_a_house(tmp_path, test)


def test_what_nobody_foresaw_is_logged_and_not_told(tmp_path: Path, log: io.StringIO) -> None:
    async def test(house: TestHouse) -> None:
        async def broken() -> None:
            raise RuntimeError("the secret way the house is built")

        house.house.floor.tables = broken  # type: ignore[assignment,method-assign]
        answer = await house.client().get(f"{API}/tables")
        assert (answer.status, answer.problem) == (500, "failed")
        assert b"secret way" not in answer.body
        assert b"Traceback" not in answer.body

    in_a_house(tmp_path, test)
    assert "the secret way the house is built" in log.getvalue()


def test_too_many_requests_wait_for_the_window_to_end(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        client = house.client()
        statuses = [(await client.get(f"{API}/books")).status for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        answer = await client.get(f"{API}/books")
        assert answer.problem == "too-many"
        assert answer.headers["retry-after"] == "60"
        assert (await house.client(address="192.0.2.8").get(f"{API}/books")).status == 200
        house.clock.at += 60_000
        assert (await client.get(f"{API}/books")).status == 200

    in_a_house(tmp_path, test, limits=Limits(address=10))


def test_five_wrong_passwords_lock_the_name_for_a_while(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await house.hire("dan", "dealer")
        for _ in range(5):
            wrong = await house.client().post(f"{API}/session", {"account": "dan", "password": "wrong"})
            assert (wrong.status, wrong.problem) == (401, "sign-in")
            assert "www-authenticate" in wrong.headers
        right = await house.client().post(f"{API}/session", {"account": "dan", "password": PASSWORD})
        assert (right.status, right.problem) == (429, "too-many")
        assert int(right.headers["retry-after"]) == 15 * 60

    in_a_house(tmp_path, test)


def test_a_key_that_is_guessed_is_counted_as_a_request(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        guesser = house.client(bearer="sabot_0123456789ab_guess")
        said = [(await guesser.get(f"{API}/books")).status for _ in range(12)]
        assert said == [401] * 10 + [429] * 2

    in_a_house(tmp_path, test, limits=Limits(address=10))


def test_a_text_that_no_database_keeps_is_not_understood(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann, admin = await house.patron("ann"), await house.staff("adam", "administrator")
        for answer in (
            await house.client().post(f"{API}/session", {"account": "a\0b", "password": PASSWORD}),
            await house.client().post(f"{API}/session", {"account": "a\x1b[2J", "password": PASSWORD}),
            await admin.get(f"{API}/accounts/a\0b"),
            await house.client().get(f"{API}/tables/a\0b"),
            await ann.get(f"{API}/tables/T3?role=a%00b"),
            await admin.post(f"{API}/tables", {"id": "T\n9", "book": "star-baccarat"}),
        ):
            assert (answer.status, answer.problem) == (400, "not-understood"), answer
        told = await ann.do("T3", "PlaceWager", patron="ann\0", bet="banker", cents=5_000, area=1)
        assert (told.status, told.problem) == (409, "refused")

    in_a_house(tmp_path, test)


def test_every_answer_has_the_headers_that_guard_a_browser(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        client = house.client(scheme="https")
        for path in ("/", f"{API}/tables", "/api/nowhere"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["strict-transport-security"].startswith("max-age=31536000")
        assert (await client.get(f"{API}/tables")).headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in (await house.client().get("/")).headers

    in_a_house(tmp_path, test)


def test_no_body_no_token_and_no_query_reaches_a_log(tmp_path: Path, log: io.StringIO) -> None:
    secrets: list[str] = []

    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        key = await house.people.add_key("shoe", await house.floor.table("T3"), ["scan"], "admin")
        await house.client(bearer=key.text).get(f"{API}/tables/T3/reads/next?hidden=in-the-query")
        await ann.post(f"{API}/session", {"account": "ann", "password": "a wrong password"})
        done = await ann.do("T3", "PlaceWager", patron="ann", bet="banker", cents=7_500, area=1)
        assert done.status == 200
        secrets.extend([*ann.cookies.values(), ann.csrf or "", key.text, "in-the-query", "a wrong password"])
        secrets.extend([PASSWORD, '"banker"', ": 7500,", "75.00"])

    in_a_house(tmp_path, test)
    said = log.getvalue()
    assert f'"path": "{COMMANDS}"' in said
    assert all(secret and secret not in said for secret in secrets)


def test_counts_are_for_the_machines_own_network_and_name_nobody(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        ann = await house.patron("ann")
        await ann.do("T3", "PlaceWager", patron="ann", bet="banker", cents=5_000, area=1)
        near = await house.client(address="10.1.2.3").get("/metrics")
        said = near.body.decode()
        assert 'sabot_commands_total{command="PlaceWager",outcome="done"} 1.0' in said
        assert "sabot_request_seconds_bucket" in said
        assert "ann" not in said
        assert "T3" not in said
        assert (await house.client(address="8.8.8.8").get("/metrics")).status == 403

    in_a_house(tmp_path, test)


def test_health_is_told_while_the_database_answers(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        answer = await house.client().get("/healthz")
        assert (answer.status, answer.json["status"]) == (200, "ok")

    in_a_house(tmp_path, test)
