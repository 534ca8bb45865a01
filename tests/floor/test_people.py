"""People: signing in, lock-out, sessions that end with roles, permission at a table, approvals, keys."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from sabot.engine.commands import COMMANDS
from sabot.engine.people import Actor
from sabot.floor.people import (
    ADMINISTRATOR,
    STEP_UP,
    Account,
    ForbiddenError,
    Grant,
    NotSignedInError,
    People,
    PeopleError,
    Session,
    SignInError,
    StepUpError,
)
from sabot.floor.people.permission import NOT_BY_PATRONS
from sabot.floor.service import Display, Floor, OnePatron, Staff, TableInfo
from tests.floor.playing import MINUTE, HandClock, open_floor

HOUR = 60 * MINUTE
HERE = "192.0.2.7"
PASSWORD = "correct horse battery"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Quick, for tests; what people get is argon2id as the library recommends it."""

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM = "star-premium-baccarat"


@dataclass
class House:
    """A floor with two tables in two pits, and its people."""

    floor: Floor
    clock: HandClock
    people: People

    async def hire(self, name: str, *grants: str, kind: str = "staff") -> None:
        granted = tuple(Grant.parse(one) for one in grants)
        account = Account(id=name, kind=kind, name=name.title(), grants=granted)  # type: ignore[arg-type]
        await self.people.add(account, "admin", PASSWORD)

    async def token(self, name: str, password: str = PASSWORD) -> str:
        return await self.people.sign_in(name, password, address=HERE)

    async def session(self, name: str) -> Session:
        return await self.people.session(await self.token(name))

    async def table(self, name: str = "T1") -> TableInfo:
        return await self.floor.table(name)


def in_a_house(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = HandClock()
        async with await open_floor(f"sqlite:///{folder}/floor.db", folder, clock) as floor:
            people = People(floor.store, clock, hasher=CHEAP, look_every_s=0.05)
            await floor.add_table("T1", STAR, pit="main")
            await floor.add_table("T2", CROWN, pit="salon")
            await test(House(floor, clock, people))
            await people.close()

    asyncio.run(asyncio.wait_for(run(), 60))


# The first administrator ---------------------------------------------------------------------------


def test_the_first_administrator_is_made_once_and_must_change_the_password(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        password = await house.people.first_administrator()
        assert password is not None
        assert await house.people.first_administrator() is None
        token = await house.token("admin", password)
        session = await house.people.session(token)
        with pytest.raises(ForbiddenError, match="change the password"):
            await house.people.must_administer(session, "add somebody")
        await house.people.change_password(session, password, PASSWORD, address=HERE)
        await house.people.must_administer(await house.people.session(token), "add somebody")
        with pytest.raises(SignInError):
            await house.token("admin", password)

    in_a_house(tmp_path, test)


def test_no_password_and_no_token_is_in_the_database(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        tokens.append(await house.token("dan"))
        key = await house.people.add_key("shoe 1", await house.table(), ["scan"], "admin")
        tokens.append(key.text.rpartition("_")[2])

    in_a_house(tmp_path, test)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("floor.db*"))
    assert b"dan" in kept
    for secret in (PASSWORD, *tokens):
        assert secret.encode() not in kept


def test_passwords_are_hashed_by_argon2id(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        people = People(house.floor.store, house.clock)
        await people.add(Account(id="dan", kind="staff", name="Dan"), "admin", PASSWORD)
        hashed = await people._accounts.password_of("dan")
        assert hashed is not None
        assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")

    in_a_house(tmp_path, test)


# Sessions ------------------------------------------------------------------------------------------


def test_a_session_ends_when_it_is_idle_for_half_an_hour(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        token = await house.token("dan")
        for _ in range(3):
            house.clock.at += 29 * MINUTE
            assert (await house.people.session(token)).account.id == "dan"
        house.clock.at += 30 * MINUTE
        with pytest.raises(NotSignedInError, match="idle"):
            await house.people.session(token)

    in_a_house(tmp_path, test)


def test_a_session_ends_after_twelve_hours_however_busy(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        token = await house.token("dan")
        for _ in range(12 * 4 - 1):
            house.clock.at += 15 * MINUTE
            await house.people.session(token)
        house.clock.at += 15 * MINUTE
        with pytest.raises(NotSignedInError, match="lasted its time"):
            await house.people.session(token)

    in_a_house(tmp_path, test)


def test_whoever_signs_out_is_out_and_others_are_not(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        one, other = await house.token("dan"), await house.token("dan")
        await house.people.sign_out(await house.people.session(one))
        with pytest.raises(NotSignedInError, match="signed out"):
            await house.people.session(one)
        await house.people.session(other)
        with pytest.raises(NotSignedInError):
            await house.people.session("made up")

    in_a_house(tmp_path, test)


def test_sessions_and_their_open_streams_end_when_a_role_is_taken_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer", "casino-supervisor@star-baccarat")
        token = await house.token("dan")
        session = await house.people.session(token)
        async with house.people.watch(session) as lost:
            await house.people.set_roles("dan", [*session.account.grants, Grant("inspector")], "admin")
            assert not lost.is_set(), "a role was only added"
            await house.people.set_roles("dan", [Grant("dealer")], "admin")
            assert lost.is_set()
        with pytest.raises(NotSignedInError, match="a role was taken away"):
            await house.people.session(token)

    in_a_house(tmp_path, test)


def test_open_streams_end_when_another_process_takes_a_role_away(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        session = await house.session("dan")
        elsewhere = People(house.floor.store, house.clock, hasher=CHEAP)
        async with house.people.watch(session) as lost:
            await elsewhere.set_roles("dan", [], "admin")
            await asyncio.wait_for(lost.wait(), 5)
        await elsewhere.close()

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("idle", [True, False], ids=["idle", "too long"])
def test_open_streams_end_when_their_session_has_lasted_its_time(tmp_path: Path, *, idle: bool) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        session = await house.session("dan")
        async with house.people.watch(session) as lost:
            house.clock.at += 30 * MINUTE if idle else 12 * HOUR
            await asyncio.wait_for(lost.wait(), 5)

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("ending", ["lock", "reset", "change"])
def test_sessions_end_with_the_account_or_the_password(tmp_path: Path, ending: str) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        token, own = await house.token("dan"), await house.session("dan")
        if ending == "lock":
            await house.people.lock("dan", "admin", "left us")
        elif ending == "reset":
            await house.people.reset("dan", "admin")
        else:
            await house.people.change_password(own, PASSWORD, "another good one", address=HERE)
        with pytest.raises(NotSignedInError):
            await house.people.session(token)
        with pytest.raises(SignInError):
            await house.token("dan")

    in_a_house(tmp_path, test)


# At a table ----------------------------------------------------------------------------------------


@pytest.mark.clauses(
    PREMIUM,
    '1.1 "dealer"',
    '1.1 "Gaming Supervisor"',
    '1.1 "Assistant Gaming Manager"',
    '1.1 "Gaming Manager"',
)
def test_the_staff_of_premium_act_in_the_pit_they_were_assigned_to_and_their_names_are_kept(
    tmp_path: Path,
) -> None:
    roles = ("dealer", "gaming-supervisor", "assistant-gaming-manager", "gaming-manager")

    async def test(house: House) -> None:
        for pit in ("one", "two"):
            await house.floor.add_table(f"P-{pit}", PREMIUM, pit=pit)
        one, two = await house.table("P-one"), await house.table("P-two")
        for number, role in enumerate(roles):
            await house.hire(f"staff{number}", f"{role}@{PREMIUM}/one")
            session = await house.session(f"staff{number}")
            actor = await house.people.permit(session, one, "CallBets")
            assert actor == Actor(id=f"staff{number}", role=role)
            with pytest.raises(ForbiddenError, match="no role"):
                await house.people.permit(session, two, "CallBets")

    in_a_house(tmp_path, test)


def test_a_role_counts_under_its_rule_book_and_in_its_pit_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer@star-baccarat/main")
        await house.hire("eve", "dealer@star-baccarat/salon")
        await house.hire("fay", "dealer")
        t1, t2 = await house.table("T1"), await house.table("T2")
        dan, eve, fay = [await house.session(name) for name in ("dan", "eve", "fay")]
        assert await house.people.permit(dan, t1, "CallBets") == Actor(id="dan", role="dealer")
        assert (await house.people.permit(fay, t2, "CallBets")).role == "dealer"
        for session, table in ((dan, t2), (eve, t1), (eve, t2)):
            with pytest.raises(ForbiddenError, match="no role"):
                await house.people.permit(session, table, "CallBets")

    in_a_house(tmp_path, test)


@pytest.mark.clauses(STAR, '1.1 "Assistant Gaming Manager"')
def test_an_assistant_gaming_manager_is_responsible_for_a_pit_and_no_other(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.floor.add_table("T3", STAR, pit="salon")
        await house.hire("gus", "assistant-gaming-manager@star-baccarat/main")
        gus = await house.session("gus")
        here, there = await house.table("T1"), await house.table("T3")
        assert (await house.people.permit(gus, here, "ChangeLimits")).role == "assistant-gaming-manager"
        with pytest.raises(ForbiddenError, match="no role"):
            await house.people.permit(gus, there, "ChangeLimits")

    in_a_house(tmp_path, test)


def test_staff_act_in_their_highest_role_or_in_another_of_their_own(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("may", "dealer", "gaming-manager@star-baccarat", "inspector")
        may, table = await house.session("may"), await house.table()
        assert (await house.people.permit(may, table, "CallBets")).role == "gaming-manager"
        assert (await house.people.permit(may, table, "CallBets", role="dealer")).role == "dealer"
        with pytest.raises(ForbiddenError, match="no casino-supervisor"):
            await house.people.permit(may, table, "CallBets", role="casino-supervisor")

    in_a_house(tmp_path, test)


def test_a_patron_is_himself_and_sees_what_is_his_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("ann", kind="patron")
        await house.hire("dan", "dealer")
        ann, dan, table = await house.session("ann"), await house.session("dan"), await house.table()
        assert await house.people.permit(ann, table, "PlaceWager") == Actor(id="ann", role="player")
        assert await house.people.viewer(ann, table) == OnePatron("ann")
        assert await house.people.viewer(dan, table) == Staff("dealer")
        assert await house.people.viewer(None, table) == Display()
        for who in (ann, dan, None):
            with pytest.raises(ForbiddenError):
                await house.people.viewer(who, table, patron="ben")
        for command in NOT_BY_PATRONS:
            with pytest.raises(ForbiddenError, match="the dealer counts"):
                await house.people.permit(ann, table, command)
        with pytest.raises(ForbiddenError):
            await house.people.permit(ann, table, "PlaceWager", role="dealer")

    in_a_house(tmp_path, test)


def test_an_administrator_as_such_has_no_role_at_a_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("root", ADMINISTRATOR)
        session = await house.session("root")
        with pytest.raises(ForbiddenError, match="no role"):
            await house.people.permit(session, await house.table(), "CallBets")
        await house.people.must_administer(session, "add somebody")

    in_a_house(tmp_path, test)


def test_voids_and_corrections_ask_for_the_password_once_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("sue", "casino-supervisor")
        token, table = await house.token("sue"), await house.table()
        await house.people.permit(await house.people.session(token), table, "InvalidateCoup")
        house.clock.at += 5 * MINUTE
        for command in sorted(STEP_UP):
            with pytest.raises(StepUpError, match="password once more"):
                await house.people.permit(await house.people.session(token), table, command)
        await house.people.permit(await house.people.session(token), table, "CallBets")
        with pytest.raises(SignInError):
            await house.people.prove(await house.people.session(token), "wrong", address=HERE)
        await house.people.prove(await house.people.session(token), PASSWORD, address=HERE)
        await house.people.permit(await house.people.session(token), table, "InvalidateCoup")

    in_a_house(tmp_path, test)


def test_what_asks_for_the_password_is_something_a_table_does() -> None:
    assert set(COMMANDS) >= STEP_UP | NOT_BY_PATRONS


def test_a_second_person_approves_with_his_own_password_and_role(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        await house.hire("sue", "casino-supervisor@star-baccarat")
        await house.hire("ann", kind="patron")
        dan, table = await house.session("dan"), await house.table()
        approve = house.people.approver
        assert await approve("sue", PASSWORD, table, for_whom=dan) == Actor(
            id="sue", role="casino-supervisor"
        )
        with pytest.raises(SignInError):
            await approve("sue", "wrong password", table, for_whom=dan)
        with pytest.raises(ForbiddenError, match="for himself"):
            await approve("dan", PASSWORD, table, for_whom=dan)
        with pytest.raises(ForbiddenError, match="patron"):
            await approve("ann", PASSWORD, table, for_whom=dan)
        with pytest.raises(ForbiddenError, match="no role"):
            await approve("sue", PASSWORD, await house.table("T2"), for_whom=dan)

    in_a_house(tmp_path, test)


# Accounts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grant", "why"),
    [
        ("deeler", "did you mean dealer"),
        ("player", "no role"),
        ("dealer@bridge", "no rule book"),
        ("gaming-manager@crown-baccarat", "no role"),
        ("administrator@star-baccarat", "whole floor"),
    ],
)
def test_a_role_that_no_book_has_is_not_granted(grant: str, why: str) -> None:
    with pytest.raises(PeopleError, match=why):
        Grant.parse(grant)


def test_a_grant_is_read_as_it_is_written() -> None:
    for text in ("dealer@*/*", "dealer@star-baccarat/salon", "administrator@*/*"):
        assert str(Grant.parse(text)) == text
    assert Grant.parse("dealer") == Grant("dealer", "*", "*")


def test_a_patron_has_no_role_of_staff_and_names_are_plain(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        with pytest.raises(PeopleError, match="patron has no roles"):
            await house.hire("ann", "dealer", kind="patron")
        for name in ("", "Ann", "a/b", "x" * 41, "ann ", "äne"):
            with pytest.raises(PeopleError, match="cannot be called"):
                await house.hire(name)
        await house.hire("ann")
        with pytest.raises(PeopleError, match="already"):
            await house.hire("ann")

    in_a_house(tmp_path, test)


def test_the_last_administrator_stays_one(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.people.first_administrator()
        for undo in (
            house.people.set_roles("admin", [], "admin"),
            house.people.lock("admin", "admin", "bye"),
        ):
            with pytest.raises(PeopleError, match="last administrator"):
                await undo
        await house.hire("root", ADMINISTRATOR)
        await house.people.set_roles("admin", [], "root")

    in_a_house(tmp_path, test)


# Keys and the audit --------------------------------------------------------------------------------


def test_a_key_opens_one_table_for_what_it_is_for(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        new = await house.people.add_key("shoe 1", await house.table(), ["scan"], "admin")
        device = await house.people.device(new.text)
        assert device.actor == Actor(id="device:shoe 1", role="dealer")
        device.must_have("scan", "T1")
        for right, table in (("display", "T1"), ("scan", "T2")):
            with pytest.raises(ForbiddenError):
                device.must_have(right, table)
        for text in (new.text[:-1], new.text + "x", "sabot_", "", new.text.replace("sabot", "sabat")):
            with pytest.raises(NotSignedInError):
                await house.people.device(text)
        assert [key.name for key in await house.people.keys()] == ["shoe 1"]
        await house.people.revoke_key(new.key.id, "admin")
        with pytest.raises(NotSignedInError):
            await house.people.device(new.text)
        with pytest.raises(PeopleError, match="no key"):
            await house.people.revoke_key(new.key.id, "admin")
        with pytest.raises(PeopleError, match="may scan or display"):
            await house.people.add_key("shoe 2", await house.table(), ["deal"], "admin")

    in_a_house(tmp_path, test)


def test_every_refusal_is_in_the_audit(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("ann", kind="patron")
        ann, table = await house.session("ann"), await house.table()
        with pytest.raises(SignInError):
            await house.token("ann", "wrong password")
        with pytest.raises(ForbiddenError):
            await house.people.permit(ann, table, "BuyChips")
        with pytest.raises(ForbiddenError):
            await house.people.viewer(ann, table, patron="ben")
        with pytest.raises(ForbiddenError):
            await house.people.must_administer(ann, "add somebody")
        lines = await house.people.audit.lines(refused_only=True)
        assert [line.did for line in reversed(lines)] == [
            "sign in",
            "ask for BuyChips",
            "see T1 as ben",
            "add somebody",
        ]
        assert {line.who for line in lines} == {"ann"}

    in_a_house(tmp_path, test)
