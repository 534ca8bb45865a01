"""Who is who at a table of each book: roles in their pit, everything a role may do, and who did what."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from sabot.engine.acts.act import ACTS
from sabot.engine.authority import may, named
from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.opening import AnnounceClosing
from sabot.engine.commands.settling import Settle
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.floor.people import Account, ForbiddenError, Grant, People, Session
from sabot.floor.service import Floor, TableInfo
from sabot.rulebooks import load_book
from tests.engine.driver import Driver, running
from tests.floor.playing import HandClock, open_floor

STAR, PREMIUM, THREE_CARD = "star-baccarat", "star-premium-baccarat", "star-three-card-baccarat"
PASSWORD = "correct horse battery"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
SUPERVISOR, MANAGER = "casino-supervisor", "assistant-gaming-manager"


class House:
    """Two tables of one book in two pits, and their people."""

    def __init__(self, people: People, here: TableInfo, there: TableInfo) -> None:
        self.people = people
        self.here, self.there = here, there

    async def hired(self, name: str, grant: str) -> Session:
        account = Account(id=name, kind="staff", name=name, grants=(Grant.parse(grant),))
        await self.people.add(account, "admin", PASSWORD)
        return await self.people.session(await self.people.sign_in(name, PASSWORD, address="192.0.2.7"))


def in_a_house(folder: Path, book: str, test: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = HandClock()
        floor: Floor
        async with await open_floor(f"sqlite:///{folder}/floor.db", folder, clock) as floor:
            people = People(floor.store, clock, hasher=CHEAP)
            here = await floor.add_table("T1", book, pit="main")
            there = await floor.add_table("T2", book, pit="salon")
            await test(House(people, here, there))
            await people.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def acts_of(table: Table, role: str) -> list[str]:
    """The commands that the book gives to a role by name, at this table now."""
    found = []
    for command, known in ACTS.items():
        try:
            who = known.who(table)
        except Refused:
            continue
        if role in who.roles:
            found.append(command.__name__)
    return found


def may_do(table: Table, role: str) -> set[str]:
    """The commands that somebody in a role may give, whether or not the moment is right."""
    done = set()
    for command, known in ACTS.items():
        try:
            if may(table.book, known.who(table), Actor(id="somebody", role=role)):
                done.add(command.__name__)
        except Refused:
            continue
    return done


@pytest.mark.clauses(STAR, '1.1 "Assistant Gaming Manager"')
@pytest.mark.clauses(THREE_CARD, '1.1 "Assistant Gaming Manager"')
@pytest.mark.parametrize("book", [STAR, THREE_CARD])
def test_an_assistant_gaming_manager_does_in_his_pit_whatever_a_casino_supervisor_may(
    tmp_path: Path, book: str
) -> None:
    table = running(book).table
    theirs = set(acts_of(table, SUPERVISOR))
    assert {"ChangeLimits", "AnnounceClosing", "RefuseWager", "InvalidateCoup"} <= theirs
    assert theirs <= may_do(table, MANAGER)

    async def test(house: House) -> None:
        max_ = await house.hired("max", f"{MANAGER}@{book}/main")
        assert await house.people.permit(max_, house.here, "ChangeLimits") == Actor(id="max", role=MANAGER)
        with pytest.raises(ForbiddenError, match="no role"):
            await house.people.permit(max_, house.there, "ChangeLimits")

    in_a_house(tmp_path, book, test)


@pytest.mark.clauses(THREE_CARD, '1.1 "casino supervisor"')
def test_what_is_for_a_casino_supervisor_is_for_nobody_below_and_the_event_says_who_did_it() -> None:
    """Reading T03: a games supervisor is one of them."""
    driver = running(THREE_CARD)
    table = driver.table
    theirs = set(acts_of(table, SUPERVISOR))
    for role in ("gaming-supervisor", MANAGER, "casino-duty-manager"):
        missing = theirs - may_do(table, role)
        assert not missing, (role, missing)
    assert not (theirs - {"Cut"}) & may_do(table, "dealer")
    refused = driver.refused(AnnounceClosing)
    assert (refused.rule, "Casino Supervisor" in refused.reason) == ("14.9", True)
    announced, *_ = driver.done(AnnounceClosing, driver.staff("gaming-supervisor", "gil"))
    assert (announced.by, announced.at, announced.rule) == (
        Actor(id="gil", role="gaming-supervisor"),
        driver.at,
        "14.9",
    )


@pytest.mark.clauses(THREE_CARD, '1.1 "dealer"')
def test_the_dealer_of_the_table_deals_and_every_coup_says_who(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        dan = await house.hired("dan", f"dealer@{THREE_CARD}/main")
        eve = await house.hired("eve", f"dealer@{THREE_CARD}/salon")
        for command in ("Draw", "Expose", "AnnounceResult", "Settle"):
            assert await house.people.permit(dan, house.here, command) == Actor(id="dan", role="dealer")
            with pytest.raises(ForbiddenError, match="no role"):
                await house.people.permit(eve, house.here, command)

    in_a_house(tmp_path, THREE_CARD, test)

    table = Driver(THREE_CARD)
    table.dealer = table.staff("dealer", "dan")
    table.open()
    table.seat("ann", 1)
    table.load_shoe()
    table.wager("ann", "player", 10_000)
    patron = table.do(Draw, table.patron("ann"), card="9S", exposed=True)
    assert isinstance(patron, Refusal)
    table.deal("9S 2H TH 5D KC KD", result=False)
    for command in (AnnounceResult, Settle):
        assert isinstance(table.do(command, table.patron("ann")), Refusal)
        events = table.done(command)
        assert {event.by for event in events} == {Actor(id="dan", role="dealer")}


@pytest.mark.clauses(THREE_CARD, '1.1 "inspector"')
def test_an_inspector_is_outside_the_ranks_of_the_house() -> None:
    """No rank gives an inspector what the staff may do; by name, cards may be ordered to be checked."""
    table = running(THREE_CARD).table
    assert may_do(table, "inspector") == {"OrderCheck"}
    book = load_book(THREE_CARD)
    assert not may(book, named(("dealer",)), Actor(id="ivy", role="inspector"))
    assert Table(book, State()).authority.dispute.inspector_advised.rule == "14.14"
