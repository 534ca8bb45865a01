"""`sabot staff`: accounts from the machine of the floor."""

import asyncio
import json
import re
from pathlib import Path

from sabot.floor.people import People, SignInError
from sabot.floor.service import Floor
from tests.cli.sabot_command import Sabot
from tests.web.asking import PASSWORD


def floor(folder: Path) -> tuple[str, str]:
    """The address of a floor that is there, as an option."""
    database = f"sqlite:///{folder}/floor.db"

    async def found() -> None:
        async with await Floor.open(database, shoe_key=folder / "shoes.key"):
            pass

    asyncio.run(found())
    return "--database", database


def signs_in(database: str, account: str, password: str, folder: Path) -> bool:
    async def ask() -> bool:
        async with await Floor.open(database, shoe_key=folder / "shoes.key") as there:
            people = People(there.store, there.clock)
            try:
                await people.sign_in(account, password, address="here")
            except SignInError:
                return False
            finally:
                await people.close()
            return True

    return asyncio.run(ask())


def test_an_account_is_added_with_a_password_that_is_shown_once(sabot: Sabot, tmp_path: Path) -> None:
    there = floor(tmp_path)
    added = sabot("staff", "add", "dan", "--name", "Dan", "--role", "dealer@star-baccarat/salon", *there)
    assert added.status == 0
    password = re.search(r"The password of dan is (\S+)", added.out)
    assert password is not None
    listed = sabot("staff", *there)
    assert "dealer@star-baccarat/salon" in listed.out
    assert password[1] not in listed.out
    assert signs_in(there[1], "dan", password[1], tmp_path)
    assert not signs_in(there[1], "dan", PASSWORD, tmp_path)


def test_roles_are_set_exactly_and_a_wrong_one_is_told(sabot: Sabot, tmp_path: Path) -> None:
    there = floor(tmp_path)
    sabot("staff", "add", "dan", "--name", "Dan", "--role", "dealer", *there)
    assert sabot("staff", "roles", "dan", "surveillance@star-baccarat", *there).status == 0
    (dan,) = json.loads(sabot("staff", "--json", *there).out)
    assert dan["grants"] == [{"role": "surveillance", "book": "star-baccarat", "pit": "*"}]
    wrong = sabot("staff", "roles", "dan", "dealr", *there)
    assert (wrong.status, wrong.err) == (
        2,
        "sabot: the rule books have no role 'dealr'; did you mean dealer?\n",
    )


def test_a_locked_account_is_listed_with_the_reason_and_opened_again(sabot: Sabot, tmp_path: Path) -> None:
    there = floor(tmp_path)
    sabot("staff", "add", "dan", "--name", "Dan", *there)
    assert sabot("staff", "lock", "dan", "on leave", *there).status == 0
    assert "locked: on leave" in sabot("staff", *there).out
    assert sabot("staff", "unlock", "dan", *there).status == 0
    assert "locked" not in sabot("staff", *there).out
    said = sabot("staff", "audit", *there).out.splitlines()
    assert [line.split("  ")[2].strip() for line in said] == ["unlocked", "locked", "added staff"]


def test_the_last_administrator_stays_one(sabot: Sabot, tmp_path: Path) -> None:
    there = floor(tmp_path)
    sabot("staff", "add", "boss", "--name", "Boss", "--role", "administrator", *there)
    refused = sabot("staff", "roles", "boss", *there)
    assert (refused.status, refused.err) == (2, "sabot: the last administrator stays one\n")


def test_there_must_be_a_floor(sabot: Sabot, tmp_path: Path) -> None:
    missing = sabot("staff", "--database", f"sqlite:///{tmp_path}/none.db")
    assert missing.status == 2
    assert "there is no journal" in missing.err
    assert not (tmp_path / "none.db").exists()
