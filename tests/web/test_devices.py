"""Keys of devices: a scanning shoe tells the table its cards over HTTP, and can do nothing else."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from sabot.engine.commands.cards import BringCards, Burn, CheckCards, Cut, PlaceCuttingCard, Shuffle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets
from sabot.engine.settings import CardSet, Device
from sabot.floor.devices.scans import ReadDiffersError, ReadsMissingError
from sabot.floor.devices.takers import ServerTakes
from tests.floor.playing import AtTable
from tests.web.asking import API, Client, TestHouse, in_a_house
from tests.web.served import Served, served

READS = f"{API}/tables/T3/reads"
SCANS = Device(kind="card-shoe", scans=True)


async def at_a_scanning_shoe(house: TestHouse) -> tuple[AtTable, Client]:
    """A table whose shoe reads its cards, one wager on it, and the shoe's client."""
    table = await AtTable(house.floor, "T3").open(device=SCANS)
    await table.seat("ann", 1)
    await table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    await table.do(CheckCards)
    await table.done(Shuffle, table.highest)
    return table, await shoe_of(house)


async def shoe_of(house: TestHouse) -> Client:
    admin = await house.staff("adam", "administrator")
    asked = {"name": "shoe 1", "table": "T3", "rights": ["scan"]}
    answer = await admin.post(f"{API}/keys", asked)
    assert answer.status == 201
    listed = (await admin.get(f"{API}/keys")).json
    assert [one["name"] for one in listed] == ["shoe 1"]
    assert answer.json["text"] not in str(listed)
    return house.client(bearer=answer.json["text"])


def test_cards_that_a_shoe_reads_are_drawn_once(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table, shoe = await at_a_scanning_shoe(house)
        await cut_and_burn(table, shoe)
        await table.wager("ann")
        await table.done(CallBets)
        await table.done(CallNoMoreBets)
        due = (await shoe.get(f"{READS}/next")).json["next"]
        first = await shoe.post(READS, {"card": "8S", "sequence": due})
        assert (first.status, first.json["read"]["became"]) == (200, "drawn")
        assert first.json["next"] == due + 1
        again = await shoe.post(READS, {"card": "8S", "sequence": due})
        assert again.json["read"]["repeated"] is True
        coup = (await table.state()).coup
        assert coup is not None
        assert [card.card for card in coup.cards] == ["8S"]
        missing = await shoe.post(READS, {"card": "9S", "sequence": due + 5})
        assert (missing.status, missing.problem) == (409, "reads-missing")
        other = await shoe.post(READS, {"card": "9S", "sequence": due})
        assert (other.status, other.problem) == (409, "read-differs")

    in_a_house(tmp_path, test)


async def cut_and_burn(table: AtTable, shoe: Client) -> None:
    """The burned cards leave the shoe too, and it reads each of them."""
    await table.done(Cut, table.highest, cards=100)
    await table.done(PlaceCuttingCard, behind=table.rules.cards.cutting_card[0].cards)
    method = table.rules.cards.burn.methods[0]
    shown = {} if method.kind == "one-face-down" else {"shown": "2C"}
    cards = 1 if method.kind == "one-face-down" else 3
    read = await shoe.post(READS, {"card": "2C", "sequence": 1})
    assert read.json["read"]["became"] == "burned", read
    await table.done(Burn, table.highest, kind=method.kind, cards=cards, **shown)


def test_a_card_that_does_not_fit_waits_for_a_person(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table, shoe = await at_a_scanning_shoe(house)
        await cut_and_burn(table, shoe)
        dan = await house.staff("dan", "dealer")
        due = (await shoe.get(f"{READS}/next")).json["next"]
        while (read := await shoe.post(READS, {"card": "ZZ", "sequence": due})).json["read"][
            "became"
        ] == "burned":
            due += 1
        assert read.json["read"]["became"] == "waits"
        (waiting,) = (await dan.get(f"{READS}/waiting")).json
        assert waiting["sequence"] == due
        assert waiting["reason"]
        aside = await dan.post(f"{READS}/set-aside", {"why": "a card of another game"})
        assert aside.json == {"reads": 1}
        assert (await dan.get(f"{READS}/waiting")).json == []

    in_a_house(tmp_path, test)


def test_whoever_deals_sees_live_what_waits_and_what_is_wrong_with_the_shoe_and_no_card(
    tmp_path: Path,
) -> None:
    async def test(house: TestHouse) -> None:
        table, shoe = await at_a_scanning_shoe(house)
        await cut_and_burn(table, shoe)
        await table.wager("ann")
        await table.done(CallBets)
        await table.done(CallNoMoreBets)
        dan = await house.staff("dan", "dealer")
        due = (await shoe.get(f"{READS}/next")).json["next"]
        async with dan.events(f"{READS}/events") as told:
            began = await told.next()
            assert began is not None
            assert (began.kind, began.data["waiting"], began.data["faults"]) == ("view", [], [])
            assert began.data["trusted"] is True
            assert began.data["last"] == due - 1

            assert (await shoe.post(READS, {"card": "9S", "sequence": due + 1})).problem == "reads-missing"
            shown = dict(began.data)

            async def until(right: Callable[[], bool]) -> None:
                """What is new may come in more than one change."""
                while not right():
                    change = await told.next()
                    assert change is not None
                    shown.update(change.data)

            await until(lambda: [one["sequence"] for one in shown["faults"]] == [due])

            await shoe.post(READS, {"card": "8S", "sequence": due})
            await until(lambda: (shown["last"], shown["faults"]) == (due, []))

            assert (await shoe.post(READS, {"card": "9S", "sequence": due})).problem == "read-differs"
            await until(lambda: len(shown["faults"]) == 1)
            (fault,) = shown["faults"]
            assert fault["reason"].startswith(f"read {due} came again as another card")
            assert fault["report"] == ["ReportDiscrepancy"]

            await shoe.post(READS, {"card": "?", "sequence": due + 1})
            await until(lambda: [one["sequence"] for one in shown["waiting"]] == [due + 1])
            assert "did not read the card" in shown["waiting"][0]["reason"]

            await dan.post(f"{READS}/set-aside", {"why": "compared"})
            await until(lambda: (shown["waiting"], shown["faults"]) == ([], []))
            assert b"8S" not in b"".join(told.chunks)
            assert b"9S" not in b"".join(told.chunks)

    in_a_house(tmp_path, test)


def test_a_key_that_was_revoked_opens_nothing(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table, shoe = await at_a_scanning_shoe(house)
        assert table.name == "T3"
        adam = await house.client().sign_in("adam")
        (key,) = (await adam.get(f"{API}/keys")).json
        assert (await shoe.get(f"{READS}/next")).status == 200
        assert (await adam.delete(f"{API}/keys/{key['id']}")).status == 204
        answer = await shoe.get(f"{READS}/next")
        assert (answer.status, answer.problem) == (401, "not-signed-in")

    in_a_house(tmp_path, test)


def test_the_line_of_a_shoe_speaks_to_a_running_server(tmp_path: Path) -> None:
    """What `sabot device scan --server` uses, and what the server understands, are one."""

    async def prepared(there: Served) -> str:
        table, shoe = await at_a_scanning_shoe(there.house)
        await cut_and_burn(table, shoe)
        await table.wager("ann")
        await table.done(CallBets)
        await table.done(CallNoMoreBets)
        return shoe.bearer or ""

    async def scanned(takes: ServerTakes) -> None:
        due = await takes.next()
        assert (await takes.read("KH", due)).became == "drawn"
        assert (await takes.read("KH", due)).repeated
        with pytest.raises(ReadsMissingError):
            await takes.read("2C", due + 9)
        with pytest.raises(ReadDiffersError):
            await takes.read("2C", due)

    with served(tmp_path) as there:
        key = there.do(prepared(there))
        asyncio.run(scanned(ServerTakes(there.url, "T3", key)))
