"""Approvals: what one person asks for and a second agrees to, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sabot.engine.commands.cards import BringCards, Burn, CheckCards, Cut, OfferCut, PlaceCuttingCard, Shuffle
from sabot.engine.commands.opening import FillFloat
from sabot.engine.events.opening import FloatFilled
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.settings import CardSet
from sabot.floor.approvals import (
    LASTS,
    MOST_WAITING,
    TOLD_FOR,
    Approval,
    Approvals,
    EndedError,
    NotApprovableError,
    TooManyWaitError,
    UnknownApprovalError,
)
from sabot.floor.people import Account, ForbiddenError, Grant, People, Session, StepUpError
from sabot.floor.service import Done, Floor, TableInfo
from sabot.store import KeyReused
from tests.floor.playing import AtTable, HandClock, open_floor
from tests.web.asking import CHEAP, PASSWORD

SUPERVISOR = "casino-supervisor"


class House:
    """A floor with a table whose first card is about to be burned: by face value, a supervisor must agree."""

    def __init__(self, floor: Floor, people: People, clock: HandClock) -> None:
        self.floor, self.people, self.clock = floor, people, clock
        self.approvals = Approvals(floor, people, look_every_s=0.02)
        self.table = AtTable(floor)

    async def begin(self) -> None:
        table = await self.table.open()
        await table.seat("ann", 1)
        await table.done(BringCards, cards=CardSet(id="virtual", backs="red"))
        await table.do(CheckCards)
        await table.done(Shuffle, table.highest)
        await table.done(OfferCut, table.highest, to="ann")
        await table.done(Cut, Actor(id="ann", role=PATRON_ROLE), cards=100)
        await table.done(PlaceCuttingCard, behind=table.rules.cards.cutting_card[0].cards)

    @property
    def info(self) -> Awaitable[TableInfo]:
        return self.floor.table("T1")

    async def hired(self, name: str, *grants: str) -> Session:
        account = Account(id=name, kind="staff", name=name, grants=tuple(map(Grant.parse, grants)))
        await self.people.add(account, "admin", PASSWORD)
        return await self.session(name)

    async def session(self, name: str) -> Session:
        token = await self.people.sign_in(name, PASSWORD, address="192.0.2.7")
        return await self.people.session(token)

    async def burn(self, by: str = "dan", key: str | None = None) -> Approval:
        """The dealer asks to burn by face value."""
        dealer = Actor(id=by, role="dealer")
        command = Burn(at=0, by=dealer, kind="by-face-value", shown="next", cards=1)
        return await self.approvals.ask(await self.info, command, key=key)

    async def fill(self, key: str | None = None, serial: str = "F1") -> Approval:
        by = self.table.highest
        command = FillFloat(at=0, by=by, chips={10_000: 20}, serial=serial)
        return await self.approvals.ask(await self.info, command, key=key)

    async def filled(self) -> int:
        return -(await self.table.state()).accounts.get("fills", 0)

    async def audited(self) -> list[tuple[str, str, str | None]]:
        return [(line.who, line.did, line.refused) for line in await self.people.audit.lines()]


Test = Callable[[House], Awaitable[None]]


def in_a_house(database: str, folder: Path, test: Test) -> None:
    async def run() -> None:
        clock = HandClock()
        async with await open_floor(database, folder, clock) as floor:
            people = People(floor.store, clock, hasher=CHEAP)
            house = House(floor, people, clock)
            await house.begin()
            await house.hired("dan", "dealer")
            await house.hired("may", house.table.highest.role)
            await test(house)
            await people.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_request_waits_and_the_table_has_not_changed(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        before = (await house.floor.now("T1")).version
        asked = await house.burn()
        assert (await house.floor.now("T1")).version == before
        assert asked.stage == "waiting"
        assert (asked.needs, asked.rule) == ("it needs the approval of the Casino Supervisor", "4.7.3")
        assert SUPERVISOR in asked.roles
        assert "dealer" not in asked.roles
        assert await house.approvals.posted() == (asked,)
        assert ("dan", "asked for approval of Burn", None) in await house.audited()

    in_a_house(database, tmp_path, test)


def test_approved_it_is_done_at_that_moment_with_both_names(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.burn()
        house.clock.at += 60_000
        sam = await house.hired("sam", SUPERVISOR)
        outcome = await house.approvals.approve(sam, asked.id)
        assert isinstance(outcome, Done)
        entries = await house.floor.store.entries((await house.info).journal, outcome.after)
        assert {entry.event.by for entry in entries} == {Actor(id="dan", role="dealer")}
        assert {entry.event.approver for entry in entries} == {Actor(id="sam", role=SUPERVISOR)}
        assert entries[0].event.at == house.clock.at
        (told,) = await house.approvals.posted()
        assert (told.stage, told.ended_by) == ("approved", Actor(id="sam", role=SUPERVISOR))
        assert ("sam", "approved Burn", None) in await house.audited()

    in_a_house(database, tmp_path, test)


def test_approved_twice_and_at_once_it_is_done_once(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.fill()
        dan = await house.session("dan")
        outcomes = await asyncio.gather(*(house.approvals.approve(dan, asked.id) for _ in range(8)))
        again = await house.approvals.approve(dan, asked.id)
        done = [one for one in (*outcomes, again) if isinstance(one, Done)]
        assert len(done) == 9
        assert len({one.version for one in done}) == 1
        assert sorted(one.repeated for one in done) == [False, *[True] * 8]
        assert await house.filled() == 200_000

    in_a_house(database, tmp_path, test)


def test_two_who_approve_at_once_do_it_once_and_one_is_told_who_was_first(
    database: str, tmp_path: Path
) -> None:
    async def test(house: House) -> None:
        asked = await house.fill()
        sessions = [await house.session("dan"), await house.hired("sam", SUPERVISOR)]
        outcomes: list[Any] = await asyncio.gather(
            *(house.approvals.approve(one, asked.id) for one in sessions), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in outcomes) == ["Done", "EndedError"]
        assert await house.filled() == 200_000

    in_a_house(database, tmp_path, test)


def test_nobody_approves_for_himself_nor_without_the_role_nor_in_another_pit(
    database: str, tmp_path: Path
) -> None:
    async def test(house: House) -> None:
        asked = await house.burn()
        both = await house.hired("both", "dealer", SUPERVISOR)
        own = await house.burn("both")
        dealer = await house.hired("deb", "dealer")
        elsewhere = await house.hired("sue", f"{SUPERVISOR}@star-baccarat/salon")
        nowhere = await house.hired("adam", "administrator")
        for session, approval in ((both, own), (dealer, asked), (elsewhere, asked), (nowhere, asked)):
            with pytest.raises(ForbiddenError):
                await house.approvals.approve(session, approval.id)
            with pytest.raises(ForbiddenError):
                await house.approvals.decline(session, approval.id, "no")
        refused = [(who, did) for who, did, why in await house.audited() if why]
        assert refused.count(("deb", "approve Burn for dan")) == 1
        assert refused.count(("both", "decline Burn for both")) == 1
        assert {one.stage for one in await house.approvals.posted()} == {"waiting"}

    in_a_house(database, tmp_path, test)


def test_declined_it_is_not_done_and_whoever_asked_is_told_why(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.fill()
        dan = await house.session("dan")
        ended = await house.approvals.decline(dan, asked.id, "two chips short")
        assert (ended.stage, ended.why) == ("declined", "two chips short")
        assert await house.approvals.posted() == (ended,)
        with pytest.raises(EndedError, match="declined by dan"):
            await house.approvals.approve(dan, asked.id)
        assert await house.filled() == 0
        assert ("dan", "declined FillFloat", "two chips short") in await house.audited()
        house.clock.at += TOLD_FOR + 1
        assert await house.approvals.posted() == ()

    in_a_house(database, tmp_path, test)


def test_whoever_asked_may_take_it_back_and_nobody_else(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.burn()
        sam = await house.hired("sam", SUPERVISOR)
        with pytest.raises(ForbiddenError):
            await house.approvals.withdraw(sam, asked.id)
        await house.approvals.withdraw(await house.session("dan"), asked.id)
        with pytest.raises(EndedError, match="withdrawn by dan"):
            await house.approvals.approve(sam, asked.id)

    in_a_house(database, tmp_path, test)


def test_it_expires(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.fill()
        dan = await house.session("dan")
        house.clock.at += LASTS - 1
        assert [one.stage for one in await house.approvals.posted()] == ["waiting"]
        house.clock.at += 1
        with pytest.raises(EndedError, match="expired"):
            await house.approvals.approve(dan, asked.id)
        assert [one.stage for one in await house.approvals.posted()] == ["expired"]
        assert await house.filled() == 0
        by = house.table.highest.id
        assert (by, "expired FillFloat", "nobody approved it") in await house.audited()

    in_a_house(database, tmp_path, test)


def test_where_the_table_has_moved_on_it_is_refused_with_its_clause(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.burn()
        await house.table.done(Burn, house.table.highest, kind="one-face-down")
        sam = await house.hired("sam", SUPERVISOR)
        outcome = await house.approvals.approve(sam, asked.id)
        assert isinstance(outcome, Refusal)
        (told,) = await house.approvals.posted()
        assert (told.stage, told.why, told.why_rule) == ("refused", outcome.reason, outcome.rule)
        with pytest.raises(EndedError):
            await house.approvals.approve(sam, asked.id)

    in_a_house(database, tmp_path, test)


def test_whoever_asked_must_still_have_his_role(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.burn()
        sam = await house.hired("sam", SUPERVISOR)
        await house.people.set_roles("dan", [], "admin")
        assert await house.approvals.approve(sam, asked.id) == Refusal(
            reason="dan is no dealer here any more"
        )

    in_a_house(database, tmp_path, test)


def test_what_the_table_would_not_do_whoever_approved_does_not_wait(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        wrong = FillFloat(at=0, by=Actor(id="dan", role="dealer"), chips={10_000: 20}, serial="F1")
        with pytest.raises(NotApprovableError):
            await house.approvals.ask(await house.info, wrong)
        none = FillFloat(at=0, by=house.table.highest, chips={}, serial="F1")
        with pytest.raises(NotApprovableError, match="no chips were counted"):
            await house.approvals.ask(await house.info, none)
        assert await house.approvals.posted() == ()

    in_a_house(database, tmp_path, test)


def test_asked_again_with_the_same_key_it_is_asked_once(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.fill("one")
        assert await house.fill("one") == asked
        with pytest.raises(KeyReused):
            await house.fill("one", serial="F2")
        assert len(await house.approvals.posted()) == 1

    in_a_house(database, tmp_path, test)


def test_nobody_has_more_than_so_many_waiting(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for _ in range(MOST_WAITING):
            await house.burn()
        with pytest.raises(TooManyWaitError):
            await house.burn()
        await house.fill()  # others may still ask
        house.clock.at += LASTS
        await house.burn()

    in_a_house(database, tmp_path, test)


def test_a_void_or_a_correction_asks_whoever_approves_it_for_the_password(
    database: str, tmp_path: Path
) -> None:
    async def test(house: House) -> None:
        sam = await house.hired("sam", SUPERVISOR)
        asked = Actor(id="dan", role="dealer")
        house.clock.at += 6 * 60_000
        info, roles = await house.info, (SUPERVISOR,)
        with pytest.raises(StepUpError):
            await house.people.answers.permit(
                sam, info, "RectifyMispayment", of=asked, roles=roles, saying="approve"
            )
        await house.people.answers.permit(
            sam, info, "RectifyMispayment", of=asked, roles=roles, saying="decline"
        )
        await house.people.prove(sam, PASSWORD, address="192.0.2.7")
        proved = await house.session("sam")
        second = await house.people.answers.permit(
            proved, info, "RectifyMispayment", of=asked, roles=roles, saying="approve"
        )
        assert second == Actor(id="sam", role=SUPERVISOR)

    in_a_house(database, tmp_path, test)


def test_there_is_no_such_request(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        with pytest.raises(UnknownApprovalError):
            await house.approvals.approve(await house.session("dan"), "none")

    in_a_house(database, tmp_path, test)


def test_it_survives_a_restart_and_another_process_hears_of_it(database: str, tmp_path: Path) -> None:
    async def asked() -> Approval:
        clock = HandClock()
        async with await open_floor(database, tmp_path, clock) as floor:
            house = House(floor, People(floor.store, clock, hasher=CHEAP), clock)
            await house.begin()
            await house.hired("sam", SUPERVISOR)
            await house.hired("dan", "dealer")
            return await house.burn()

    async def answered(approval: Approval) -> None:
        clock = HandClock()
        async with await open_floor(database, tmp_path, clock) as floor:
            people = People(floor.store, clock, hasher=CHEAP)
            one, other = House(floor, people, clock), House(floor, people, clock)
            rung = asyncio.Event()
            stop = other.approvals.board.ring(rung.set)
            await asyncio.wait_for(rung.wait(), 5)
            assert other.approvals.board.posted == (approval,)
            rung.clear()
            sam = await one.session("sam")
            done = await one.approvals.approve(sam, approval.id)
            assert isinstance(done, Done)
            await asyncio.wait_for(rung.wait(), 5)
            assert [told.stage for told in other.approvals.board.posted] == ["approved"]
            stop()

    approval = asyncio.run(asyncio.wait_for(asked(), 60))
    asyncio.run(asyncio.wait_for(answered(approval), 60))


def test_a_second_name_may_be_given_where_no_rule_wants_one(database: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        asked = await house.fill()
        assert (asked.needs, asked.rule) == ("a second name is wanted", None)
        outcome = await house.approvals.approve(await house.session("dan"), asked.id)
        assert isinstance(outcome, Done)
        (entry,) = await house.floor.store.entries((await house.info).journal, outcome.after)
        assert isinstance(entry.event, FloatFilled)
        assert entry.event.by == house.table.highest
        assert entry.event.approver == Actor(id="dan", role="dealer")

    in_a_house(database, tmp_path, test)
