"""A scanning shoe: each card that leaves is drawn once, and what does not fit is left to people."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, ChooseFaces, Draw
from sabot.engine.commands.irregularities.misdealt import ReportExtraCard
from sabot.engine.commands.irregularities.seen import (
    CheckScanner,
    ConfirmOutcome,
    DeclareUnconfirmed,
    ReportDiscrepancy,
)
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets
from sabot.engine.settings import Device
from sabot.floor.devices.scanning import (
    Read,
    ReadDiffersError,
    ReadsMissingError,
    ScanError,
    ScanningShoe,
)
from sabot.floor.people import ForbiddenError, NotSignedInError, People
from sabot.floor.service import Floor
from tests.floor.playing import VIRTUAL, AtTable, open_floor

SCANNING = Device(kind="card-shoe", scans=True)


@dataclass
class Scanned:
    """A table with a scanning shoe, loaded, and the device that reads it."""

    table: AtTable
    shoes: ScanningShoe
    people: People
    key: str
    sent: int = 0

    async def leaves(self, *cards: str) -> list[Read]:
        """The shoe reads these cards, each once."""
        reads = []
        for card in cards:
            self.sent += 1
            reads.append(await self.shoes.read("T1", self.key, card, self.sent))
        return reads

    async def dealing(self) -> None:
        """A wager lies, and no more bets has been called."""
        await self.table.wager("ann")
        await self.table.done(CallBets)
        await self.table.done(CallNoMoreBets)

    async def cards(self) -> list[str]:
        coup = (await self.table.state()).coup
        return [card.card for card in coup.cards] if coup is not None else []

    async def soon(self, cards: list[str]) -> None:
        """What waited is drawn as soon as the table can take it; nobody has to ask."""
        for _ in range(200):
            if await self.cards() == cards and not await self.shoes.waiting("T1"):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{await self.cards()}, and {await self.shoes.waiting('T1')} wait")


Test = Callable[[Scanned], Awaitable[None]]


def scanned(folder: Path, test: Test, *, book: str = "star-baccarat", device: Device = SCANNING) -> None:
    async def run() -> None:
        async with await open_floor(f"sqlite:///{folder}/floor.db", folder) as floor:
            await on(floor)

    async def on(floor: Floor) -> None:
        people = People(floor.store, floor.clock)
        table = await AtTable(floor, book=book).open(device=device)
        await table.seat("ann", 1)
        if not device.virtual:
            await load(table)
        new = await people.add_key("shoe", await floor.table("T1"), ["scan"], "admin")
        async with ScanningShoe(floor, people) as shoes:
            await test(Scanned(table, shoes, people, new.text))
        await people.close()

    asyncio.run(asyncio.wait_for(run(), 60))


async def load(table: AtTable) -> None:
    await table.load_shoe(shown="7H", burned=8)  # where one is shown: it and seven more
    if (await table.state()).faces is None and table.book == "star-baccarat":
        await table.do(ChooseFaces, table.highest, faces="up")


# A coup ------------------------------------------------------------------------------------------


def test_each_card_that_leaves_is_drawn_face_up_and_kept_as_read(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")  # the burned card
        await at.dealing()
        reads = await at.leaves("8S", "10h", "9d", "7C")
        assert {read.became for read in reads} == {"drawn"}
        coup = (await at.table.state()).coup
        assert coup is not None
        assert [(card.card, card.scanned, card.exposed) for card in coup.cards] == [
            ("8S", "8S", True),
            ("TH", "TH", True),
            ("9D", "9D", True),
            ("7C", "7C", True),
        ]
        entries = await at.table.floor.store.entries((await at.table.floor.table("T1")).journal)
        drawn = [entry.event for entry in entries if type(entry.event).__name__ == "CardDrawn"]
        assert {event.by.id for event in drawn} == {"device:shoe"}

    scanned(tmp_path, test)


def test_burned_cards_are_read_and_never_told(tmp_path: Path) -> None:
    """Three Card Baccarat burns by face value: the seven that is shown, and seven more face down."""

    async def test(at: Scanned) -> None:
        reads = await at.leaves("7H", *["2S"] * 7)
        assert [read.became for read in reads] == ["burned"] * 8
        assert (await at.leaves("3S"))[0].became == "waits", "the next card belongs to a coup"

    scanned(tmp_path, test, book="star-three-card-baccarat")


def test_cards_that_leave_while_the_burn_is_due_are_the_burned_ones(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        state = await at.table.state()
        assert state.shoe is not None
        await at.leaves("KH")
        await at.dealing()
        (read,) = await at.leaves("8S")
        assert read.became == "drawn"

    scanned(tmp_path, test)


# Double and missed reads --------------------------------------------------------------------------


def test_a_read_sent_twice_is_taken_once(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        (first,) = await at.leaves("8S")
        again = await at.shoes.read("T1", at.key, "8s", at.sent)
        assert (again.repeated, again.became) == (True, first.became)
        assert await at.cards() == ["8S"]
        assert await at.shoes.next("T1", at.key) == at.sent + 1

    scanned(tmp_path, test)


def test_two_equal_cards_in_a_row_are_two_cards(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("8S", "8S")
        assert await at.cards() == ["8S", "8S"]

    scanned(tmp_path, test)


def test_a_read_that_comes_again_as_another_card_changes_nothing_and_is_audited(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("8S")
        with pytest.raises(ReadDiffersError):
            await at.shoes.read("T1", at.key, "9S", at.sent)
        assert await at.cards() == ["8S"]
        (line,) = await at.people.audit.lines(refused_only=True)
        assert (line.who, line.did) == ("device:shoe", "read a card again")

    scanned(tmp_path, test)


def test_a_read_that_was_lost_on_the_way_is_asked_for(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        with pytest.raises(ReadsMissingError) as missing:
            await at.shoes.read("T1", at.key, "9S", at.sent + 2)
        assert missing.value.next == at.sent + 1
        assert await at.cards() == []

    scanned(tmp_path, test)


@pytest.mark.parametrize("read", ["?", "XX"])
def test_a_card_the_shoe_could_not_read_is_entered_by_the_dealer_and_the_deal_goes_on(
    tmp_path: Path, read: str
) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("8S")
        unread, behind = await at.leaves(read, "9D")
        assert (unread.became, behind.became) == ("waits", "waits")
        (first, _) = await at.shoes.waiting("T1")
        assert "enter the one on the table" in first.reason
        assert "Draw" in first.report
        await at.table.done(Draw, card="TH", exposed=True)
        await at.soon(["8S", "TH", "9D"])
        assert (await at.leaves("7C"))[0].became == "drawn"

    scanned(tmp_path, test)


def test_a_card_the_dealer_entered_before_its_read_came_is_one_card(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.table.done(Draw, card="8S", exposed=True)
        (read,) = await at.leaves("8S")
        assert read.became == "by-hand"
        await at.leaves("8S")
        assert await at.cards() == ["8S", "8S"]

    scanned(tmp_path, test)


def test_a_rank_that_the_dealer_types_is_the_card_that_the_shoe_reads(tmp_path: Path) -> None:
    """His 8 and its eight of spades are one card; another rank is another card."""

    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.table.done(Draw, card="8", exposed=True)
        (read,) = await at.leaves("8S")
        assert read.became == "by-hand"
        assert await at.cards() == ["8"]
        await at.table.done(Draw, card="K", exposed=True)
        (other,) = await at.leaves("QD")
        assert other.became == "drawn"
        assert await at.cards() == ["8", "K", "QD"]

    scanned(tmp_path, test)


# What the table cannot take -------------------------------------------------------------------------


@pytest.mark.clauses("crown-baccarat", "8.2.2")
def test_a_card_that_leaves_before_no_more_bets_waits_and_is_drawn_after_it(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.table.done(CallBets)
        await at.table.wager("ann")
        (read,) = await at.leaves("8S")
        assert (read.became, read.rule) == ("waits", "8.2.2")
        assert await at.cards() == []
        (waits,) = await at.shoes.waiting("T1")
        assert "CallNoMoreBets" in waits.report
        await at.table.done(CallNoMoreBets)
        await at.soon(["8S"])

    scanned(tmp_path, test, book="crown-baccarat")


@pytest.mark.clauses("crown-baccarat", "6.4")
def test_wagers_placed_after_the_first_card_left_are_not_dealt_to_by_a_machine(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.table.done(CallBets)
        await at.leaves("8S")
        await at.table.wager("ann")
        await at.table.done(CallNoMoreBets)
        await at.shoes.look("T1")
        (waits,) = await at.shoes.waiting("T1")
        assert (waits.rule, "placed after this card left" in waits.reason) == ("6.4", True)
        assert await at.cards() == []
        await at.table.done(Draw, card="8S")
        await at.shoes.look("T1")
        assert await at.shoes.waiting("T1") == ()

    scanned(tmp_path, test, book="crown-baccarat")


def test_a_third_card_that_leaves_before_the_counts_waits_for_them(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("2S", "TH", "3D", "7C")
        (read,) = await at.leaves("4H")
        assert read.became == "waits"
        await at.table.done(AnnounceCounts)
        await at.soon(["2S", "TH", "3D", "7C", "4H"])

    scanned(tmp_path, test)


@pytest.mark.clauses("star-baccarat", "12.3")
def test_12_3_a_card_too_many_waits_until_it_is_reported_and_begins_a_no_bet_coup(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("KS", "TH", "9D", "7C")  # nine against seven: a natural, nobody draws
        (read,) = await at.leaves("4H")
        assert read.became == "waits"
        (waits,) = await at.shoes.waiting("T1")
        assert "ReportExtraCard" in waits.report
        await at.table.done(ReportExtraCard, card="4H", hand="banker", exposed=True)
        assert (await at.leaves("5H"))[0].reason is not None, "the result has not been announced"
        await at.table.do(AnnounceCounts)
        await at.table.done(AnnounceResult)
        await at.table.done(Settle)
        await at.table.done(ClearCards)
        await at.soon(["4H", "5H"])
        coup = (await at.table.state()).coup
        assert coup is not None
        assert coup.no_bet == "12.3"

    scanned(tmp_path, test)


@pytest.mark.clauses("star-baccarat", "12.13")
def test_12_13_a_ninth_copy_is_never_drawn_and_a_misread_is_put_right_by_hand(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        for _ in range(2):
            await at.dealing()
            await at.leaves("4S", "4S", "4S", "4S")  # eight against eight: naturals
            await at.table.do(AnnounceCounts)
            await at.table.done(AnnounceResult)
            await at.table.done(Settle)
            await at.table.done(ClearCards)
        await at.dealing()
        (ninth,) = await at.leaves("4S")
        assert (ninth.became, ninth.rule) == ("waits", "12.13")
        assert "all 8 of 4S have left" in (ninth.reason or "")
        (waits,) = await at.shoes.waiting("T1")
        assert {"ReportWrongCards", "Draw"} <= set(waits.report)
        await at.table.done(Draw, card="4C", exposed=True)
        await at.soon(["4C"])

    scanned(tmp_path, test)


@pytest.mark.clauses("star-baccarat", "12.13")
@pytest.mark.parametrize("confirmed", [True, False])
def test_12_13_a_card_that_is_not_what_the_shoe_read_stops_the_deal_until_a_supervisor_decides(
    tmp_path: Path, *, confirmed: bool
) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("8S", "TH")
        await at.table.done(ReportDiscrepancy, place=1, card="JH", scanned="TH")
        (read,) = await at.leaves("9D")
        assert read.became == "waits"
        if confirmed:
            await at.table.done(ConfirmOutcome, at.table.highest, evidence="seen on camera 4")
            await at.soon(["8S", "JH", "9D"])
            state = await at.table.state()
            assert state.coup is not None
            assert state.coup.cards[1].scanned == "TH", "what was scanned is kept apart"
            return
        await at.table.done(DeclareUnconfirmed, at.table.highest, reason="no camera saw it")
        assert (await at.leaves("4H"))[0].became == "untrusted"
        assert (await at.table.state()).scanner_trusted is False
        assert await at.shoes.waiting("T1") == ()
        await at.table.done(CheckScanner, at.table.highest)

    scanned(tmp_path, test)


def test_what_waits_may_be_set_aside_by_somebody_who_saw_to_it_and_cards_taken_away_set_it_aside(
    tmp_path: Path,
) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH", "8S")
        assert await at.shoes.set_aside("T1", at.table.highest, "a card fell out of the shoe") == 1
        assert await at.shoes.waiting("T1") == ()
        (line,) = [line for line in await at.people.audit.lines() if line.did == "set reads aside"]
        assert (line.who, "a card fell" in line.about) == ("may", True)

    scanned(tmp_path, test)


# Who may, and where ---------------------------------------------------------------------------------


def test_a_key_opens_one_table_and_scanning_alone_and_a_refusal_is_audited(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        floor = at.table.floor
        await floor.add_table("T2", "star-baccarat")
        display = await at.people.add_key("screen", await floor.table("T1"), ["display"], "admin")
        with pytest.raises(ForbiddenError):
            await at.shoes.read("T2", at.key, "8S", 1)
        with pytest.raises(ForbiddenError):
            await at.shoes.read("T1", display.text, "8S", 1)
        with pytest.raises(NotSignedInError):
            await at.shoes.read("T1", at.key[:-1], "8S", 1)
        assert [line.did for line in await at.people.audit.lines(refused_only=True)] == ["scan", "scan"]

    scanned(tmp_path, test)


def test_nothing_is_scanned_where_the_shoe_is_virtual(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.table.load_shoe()
        with pytest.raises(ScanError, match="no scanning shoe"):
            await at.leaves("8S")
        assert await at.shoes.next("T1", at.key) == 1, "nothing was taken down"

    scanned(tmp_path, test, device=VIRTUAL)


def test_what_waited_is_taken_by_the_process_that_starts_next(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("2S", "TH", "3D", "7C", "4H")
        await at.shoes.__aexit__()
        await at.table.done(AnnounceCounts)
        assert await at.cards() == ["2S", "TH", "3D", "7C"]
        async with ScanningShoe(at.table.floor, at.people):
            await at.soon(["2S", "TH", "3D", "7C", "4H"])

    scanned(tmp_path, test)


def test_cards_that_wait_are_drawn_in_their_order_one_by_one_as_the_table_can(tmp_path: Path) -> None:
    async def test(at: Scanned) -> None:
        await at.leaves("KH")
        await at.dealing()
        await at.leaves("2S", "?", "3D", "7C", "4H")
        await at.table.done(Draw, card="TH", exposed=True)
        for _ in range(100):
            if len(await at.cards()) == 4:
                break
            await asyncio.sleep(0.01)
        assert await at.cards() == ["2S", "TH", "3D", "7C"], "the counts come before the third card"
        assert len(await at.shoes.waiting("T1")) == 1
        await at.table.done(AnnounceCounts)
        await at.soon(["2S", "TH", "3D", "7C", "4H"])

    scanned(tmp_path, test)
