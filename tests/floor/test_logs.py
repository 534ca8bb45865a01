"""No secret is in a log."""

import asyncio
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from sabot.engine.commands.settling import Settle
from sabot.floor import logs
from sabot.floor.people import Account, People, SignInError
from tests.floor.playing import HandClock, open_floor, playing
from tests.floor.test_people import CHEAP, HERE, PASSWORD


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    logs.configure(stream, coloured=False)
    yield stream
    structlog.reset_defaults()


@pytest.mark.parametrize(
    "name", ["password", "new_password", "token", "api_key", "Authorization", "cookie", "salt", "shoe_seed"]
)
def test_what_is_called_like_a_secret_is_struck_out_however_deep(log: io.StringIO, name: str) -> None:
    structlog.get_logger().info("signed in", **{name: "hush"}, request={"headers": [{name: "hush"}]})
    (line,) = log.getvalue().splitlines()
    assert "hush" not in line
    assert json.loads(line)[name] == logs.STRUCK


def test_a_stream_that_is_gone_loses_lines_and_ends_nothing() -> None:
    gone = io.StringIO()
    logs.configure(gone, coloured=False)
    gone.close()
    try:
        structlog.get_logger().error("not looked", why="the server is away")
    finally:
        structlog.reset_defaults()


def test_what_is_no_secret_is_there(log: io.StringIO) -> None:
    structlog.get_logger().info("refused", table="T1", rule="5.3")
    line = json.loads(log.getvalue())
    assert (line["event"], line["table"], line["rule"], line["level"]) == ("refused", "T1", "5.3", "info")


def test_what_a_client_sent_moves_no_cursor_of_a_terminal() -> None:
    stream = io.StringIO()
    logs.configure(stream, coloured=True)
    structlog.get_logger().info("request", path="/\x1b[2J\x1b[1;1Hroot signed in")
    structlog.reset_defaults()
    assert "\x1b[2J" not in stream.getvalue()
    assert "root signed in" in stream.getvalue()


def test_a_failure_at_a_terminal_shows_no_variables() -> None:
    stream = io.StringIO()
    logs.configure(stream, coloured=True)
    password = "".join(["hu", "sh"])
    try:
        raise ValueError(len(password))
    except ValueError as failed:
        structlog.get_logger().error("request_failed", exc_info=failed)
    structlog.reset_defaults()
    assert "ValueError: 4" in stream.getvalue()
    assert "hush" not in stream.getvalue()


def test_what_was_sent_to_the_database_is_in_no_message_of_its_errors(sqlite: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with await open_floor(sqlite, tmp_path, HandClock()) as floor:
            with pytest.raises(DBAPIError) as failed:
                await floor.store.read(
                    lambda connection: connection.execute(
                        sa.text("SELECT * FROM nowhere WHERE a = :a"), {"a": "hush"}
                    )
                )
            assert "hush" not in str(failed.value)

    asyncio.run(work())


def test_a_floor_at_work_logs_no_password_no_token_and_no_card_of_a_shoe(
    log: io.StringIO, sqlite: str, tmp_path: Path
) -> None:
    secrets: list[str] = []

    async def work() -> None:
        clock = HandClock()
        async with await open_floor(sqlite, tmp_path, clock) as floor:
            people = People(floor.store, clock, hasher=CHEAP)
            await people.add(Account(id="dan", kind="staff", name="Dan"), "admin", PASSWORD)
            with pytest.raises(SignInError):
                await people.sign_in("dan", "a wrong password", address=HERE)
            secrets.extend(
                [PASSWORD, "a wrong password", await people.sign_in("dan", PASSWORD, address=HERE)]
            )
            secrets.append(await people.reset("dan", "admin"))
            table = await playing(floor)
            secrets.append((await people.add_key("s", await floor.table("T1"), ["scan"], "admin")).text)
            await table.coup()
            await table.refused(Settle)

    asyncio.run(work())
    text = log.getvalue()
    assert '"refused"' in text
    for secret in secrets:
        assert secret not in text
