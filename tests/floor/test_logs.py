"""No secret is in a log."""

import asyncio
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

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


def test_what_is_no_secret_is_there(log: io.StringIO) -> None:
    structlog.get_logger().info("refused", table="T1", rule="5.3")
    line = json.loads(log.getvalue())
    assert (line["event"], line["table"], line["rule"], line["level"]) == ("refused", "T1", "5.3", "info")


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
