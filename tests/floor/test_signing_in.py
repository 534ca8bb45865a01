"""Signing in, and being shut out: wrong names, wrong passwords, guesses from one place and from many."""

import asyncio
from pathlib import Path

import pytest

from sabot.floor.people import (
    Account,
    PeopleError,
    SignInError,
    TooManyError,
)
from tests.floor.playing import MINUTE
from tests.floor.test_people import HERE, PASSWORD, House, in_a_house


def test_a_wrong_name_and_a_wrong_password_are_told_alike(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        said = set()
        for name, password in (("dan", "wrong password"), ("nobody", PASSWORD)):
            with pytest.raises(SignInError) as refused:
                await house.token(name, password)
            said.add(str(refused.value))
        assert len(said) == 1

    in_a_house(tmp_path, test)


def test_after_five_wrong_passwords_even_the_right_one_waits_a_quarter_of_an_hour(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        for _ in range(5):
            with pytest.raises(SignInError):
                await house.token("dan", "wrong password")
        with pytest.raises(TooManyError, match="15 min"):
            await house.token("dan")
        house.clock.at += 15 * MINUTE - 1
        with pytest.raises(TooManyError):
            await house.token("dan")
        house.clock.at += 1
        assert await house.token("dan")

    in_a_house(tmp_path, test)


def test_many_guesses_at_once_gain_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        guesses = [house.token("dan", f"guess number {n}") for n in range(40)]
        refused = await asyncio.gather(*guesses, return_exceptions=True)
        assert sum(isinstance(one, SignInError) for one in refused) == 5
        assert sum(isinstance(one, TooManyError) for one in refused) == 35

    in_a_house(tmp_path, test)


def test_a_name_that_nobody_has_is_locked_out_alike(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for _ in range(5):
            with pytest.raises(SignInError):
                await house.token("nobody")
        with pytest.raises(TooManyError):
            await house.token("nobody")

    in_a_house(tmp_path, test)


def test_an_administrator_ends_a_lock_out(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        for _ in range(5):
            with pytest.raises(SignInError):
                await house.token("dan", "wrong password")
        await house.people.unlock("dan", "admin")
        assert await house.token("dan")

    in_a_house(tmp_path, test)


def test_a_whole_shift_signs_in_behind_one_address_and_guesses_between_count_all_the_same(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        for number in range(100):
            assert await house.token("dan")
            with pytest.raises(SignInError):
                await house.token(f"name{number}", "a guess")
        with pytest.raises(TooManyError):
            await house.token("name100", "a guess")

    in_a_house(tmp_path, test)


def test_strangers_keep_nobody_from_his_own_work(tmp_path: Path) -> None:
    """They may guess until their place is shut out; from elsewhere, and in a session, its owner goes on."""

    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        await house.hire("sue", "gaming-supervisor")
        dan, sue = await house.session("dan"), await house.session("sue")
        for _ in range(5):
            with pytest.raises(SignInError):
                await house.token("sue", "a stranger's guess")
        with pytest.raises(TooManyError):
            await house.token("sue")
        guesses = [house.token(f"name{number}", "a guess") for number in range(100)]
        await asyncio.gather(*guesses, return_exceptions=True)
        await house.people.prove(sue, PASSWORD, address=HERE)
        await house.people.approver("sue", PASSWORD, await house.table(), for_whom=dan, address=HERE)
        assert await house.people.sign_in("sue", PASSWORD, address="198.51.100.1")

    in_a_house(tmp_path, test)


def test_whoever_guesses_in_a_session_is_shut_out_in_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("sue", "gaming-supervisor")
        sue = await house.session("sue")
        for _ in range(5):
            with pytest.raises(SignInError):
                await house.people.prove(sue, "a guess", address=HERE)
        with pytest.raises(TooManyError):
            await house.people.prove(sue, PASSWORD, address=HERE)
        with pytest.raises(TooManyError):
            await house.people.change_password(sue, PASSWORD, "another good one", address=HERE)

    in_a_house(tmp_path, test)


def test_fifty_guesses_from_ever_new_places_shut_the_name_out_everywhere(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        for place in range(50):
            with pytest.raises(SignInError):
                await house.people.sign_in("dan", "a guess", address=f"198.51.100.{place}")
        with pytest.raises(TooManyError):
            await house.people.sign_in("dan", PASSWORD, address="203.0.113.1")
        await house.people.unlock("dan", "admin")
        assert await house.people.sign_in("dan", PASSWORD, address="198.51.100.1")

    in_a_house(tmp_path, test)


def test_the_addresses_of_one_network_of_ipv6_are_one_place(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        for number in range(5):
            with pytest.raises(SignInError):
                await house.people.sign_in("dan", "a guess", address=f"2001:db8:1:1::{number:x}")
        with pytest.raises(TooManyError):
            await house.people.sign_in("dan", PASSWORD, address="2001:db8:1:1:ffff::1")
        assert await house.people.sign_in("dan", PASSWORD, address="2001:db8:1:2::1")

    in_a_house(tmp_path, test)


def test_what_was_typed_for_a_name_that_nobody_has_is_not_written_down(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        with pytest.raises(SignInError):
            await house.token("my secret password")
        (line,) = await house.people.audit.lines(refused_only=True)
        assert (line.who, line.did, line.about) == ("an unknown name", "sign in", HERE)

    in_a_house(tmp_path, test)


def test_an_address_that_tries_many_names_is_slowed_down(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.hire("dan", "dealer")
        tries = [house.token(f"name{n}") for n in range(100)]
        await asyncio.gather(*tries, return_exceptions=True)
        with pytest.raises(TooManyError):
            await house.token("dan")
        assert await house.people.sign_in("dan", PASSWORD, address="198.51.100.1")

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("password", ["short", "x" * 1_001, "my name is Daniela, yes"])
def test_a_bad_password_is_not_taken(tmp_path: Path, password: str) -> None:
    async def test(house: House) -> None:
        with pytest.raises(PeopleError):
            await house.people.add(Account(id="daniela", kind="staff", name="D"), "admin", password)

    in_a_house(tmp_path, test)
