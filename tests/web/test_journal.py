"""Journals over HTTP: coups told when they are over and no card before, replayed, exported and proved."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets
from sabot.engine.events.dealing import CardDrawn
from sabot.views.sentences import sentence
from sabot.web.exporting import Exports
from tests.floor.playing import AtTable, playing
from tests.web.asking import API, Client, TestHouse, in_a_house

T3 = f"{API}/tables/T3"


async def _sue(house: TestHouse) -> Client:
    return await house.staff("sue", "surveillance")


async def _events(house: TestHouse) -> list[Any]:
    info = await house.floor.table("T3")
    return [entry.event for entry in await house.floor.store.entries(info.journal)]


def test_every_event_is_told_with_its_sentence_and_clause(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        await table.coup()
        sue, events = await _sue(house), await _events(house)
        told: list[Any] = []
        after = 0
        while True:
            page = (await sue.get(f"{T3}/journal?after={after}&most=7")).json
            if not page["lines"]:
                break
            assert len(page["lines"]) <= 7
            told += page["lines"]
            after = told[-1]["version"]
        assert page["until"] == len(events)
        assert [(one["version"], one["said"], one["rule"]) for one in told] == [
            (version, sentence(event), event.rule) for version, event in enumerate(events, 1)
        ]
        assert {one["book"] for one in told} == {"star-baccarat"}

    in_a_house(tmp_path, test)


def test_no_card_of_a_coup_at_play_is_told(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        await table.coup()
        before = (await house.floor.now("T3")).version
        await table.wager("ann")
        await table.done(CallBets)
        await table.done(CallNoMoreBets)
        await table.done(Draw, card="next", exposed=False)
        sue, drawn = await _sue(house), (await _events(house))[-1]
        assert isinstance(drawn, CardDrawn)
        page = (await sue.get(f"{T3}/journal?after={before}&most=500")).json
        assert page == {"lines": [], "until": before, "next": None}
        assert [one["number"] for one in (await sue.get(f"{T3}/coups")).json] == [1]
        assert (await sue.get(f"{T3}/coups/2")).status == 404
        view = (await sue.get(T3)).json
        assert view["coup"]["cards"][0]["face"] is None

    in_a_house(tmp_path, test)


def test_a_coup_is_replayed_when_it_is_over(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        for _ in range(3):
            await table.coup()
        sue = await _sue(house)
        coups = (await sue.get(f"{T3}/coups")).json
        assert [one["number"] for one in coups] == [3, 2, 1]
        assert [one["number"] for one in (await sue.get(f"{T3}/coups?before=3&most=1")).json] == [2]
        second = (await sue.get(f"{T3}/coups/2")).json
        kinds = [one["what"] for one in second["lines"]]
        assert (kinds[0], kinds[-1]) == ("CoupOpened", "CoupConcluded")
        assert kinds.count("ResultAnnounced") == 1
        assert [one["version"] for one in second["lines"]] == list(
            range(coups[1]["first"], coups[1]["last"] + 1)
        )

    in_a_house(tmp_path, test)


def test_a_coup_that_was_seen_at_play_is_told_once_it_is_over(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        sue = await _sue(house)
        await table.wager("ann")
        assert (await sue.get(f"{T3}/coups")).json == []
        await table.deal()
        await table.done(Settle)
        await table.done(ClearCards)
        (coup,) = (await sue.get(f"{T3}/coups")).json
        (winner,) = coup["results"]
        assert winner in ("player", "banker", "tie")
        assert coup["said"][-1].lower().startswith(winner)
        assert (coup["number"], bool(coup["said"]), coup["void"]) == (1, True, None)

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_coups_are_exported(tmp_path: Path, form: str) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        await table.coup()
        sue = await _sue(house)
        answer = await sue.get(f"{T3}/exports/wagers?format={form}")
        assert answer.status == 200
        assert answer.headers["content-disposition"] == f'attachment; filename="wagers.{form}"'
        marks = {"csv": b"table,", "jsonl": b'{"table":"T3"', "parquet": b"PAR1"}
        assert answer.body.startswith(marks[form])
        assert (await sue.get(f"{T3}/exports/events")).status in (400, 404)

    in_a_house(tmp_path, test)


def test_a_client_that_takes_nothing_keeps_no_export_from_others(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        exports = Exports(house.floor, at_once=1, patience_s=0.05)
        stays, taken = asyncio.Event(), []

        async def takes_nothing(_: Any) -> None:
            await stays.wait()

        async def takes(message: Any) -> None:
            taken.append(message)

        async def receive() -> Any:
            await stays.wait()

        async def ask(send: Any) -> None:
            await exports.send(lambda _: iter([b"a", b"b"]), "text/csv", "coups.csv", receive, send)

        await asyncio.gather(ask(takes_nothing), ask(takes))
        assert b"".join(message.get("body", b"") for message in taken) == b"ab"
        assert taken[-1] == {"type": "http.response.body", "body": b"", "more_body": False}

    in_a_house(tmp_path, test)


def test_an_entry_is_proved_to_be_under_a_signed_root(tmp_path: Path) -> None:
    """The proof is followed by hand, as the RFC says it."""

    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        await table.coup()
        sue = await _sue(house)
        first = (await house.client().get(f"{API}/proofs/checkpoint")).json
        size = first["checkpoint"]["size"]
        asked = f"{API}/proofs/inclusion?table=T3&version=3&size={size}"
        proof = (await sue.get(asked)).json
        assert proof["size"] == size
        root = _root(bytes.fromhex(proof["leaf"]), proof["index"], size, proof["path"])
        assert root.hex() == first["checkpoint"]["root"]
        await table.coup()
        second = (await house.client().get(f"{API}/proofs/checkpoint")).json
        later = second["checkpoint"]["size"]
        answer = await sue.get(f"{API}/proofs/consistency?old={size}&size={later}")
        assert answer.json["path"]
        assert (await sue.get(f"{API}/proofs/consistency?old={later}&size={size}")).status == 404

    in_a_house(tmp_path, test)


def _root(leaf: bytes, index: int, size: int, path: list[str]) -> bytes:
    """RFC 9162, 2.1.3.2: the root that a proof of inclusion leads to, written here a second time."""

    node, last = leaf, size - 1
    for one in map(bytes.fromhex, path):
        if index & 1 or index == last:
            node = sha256(b"\x01" + one + node).digest()
            while not index & 1 and index:
                index, last = index >> 1, last >> 1
        else:
            node = sha256(b"\x01" + node + one).digest()
        index, last = index >> 1, last >> 1
    return node


def test_notices_are_told_until_and_after_they_are_sent(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await AtTable(house.floor, "T3").open()
        sue = await _sue(house)
        state = (await house.floor.now("T3")).state
        told = (await sue.get(f"{T3}/notices")).json
        assert [(one["id"], one["to"], one["sent"]) for one in told] == [
            (one.id, one.to, one.sent) for one in state.notices.values()
        ]

    in_a_house(tmp_path, test)


def test_margins_are_for_staff_and_agree_with_the_published_ones(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        sue = await _sue(house)
        told = {one["bet"]: one for one in (await sue.get(f"{T3}/margins")).json}
        # 8 decks, Player: the house keeps 1.2351 % (Griffin, The Theory of Blackjack, and every table since).
        assert round(100 * told["player"]["margin_float"], 4) == 1.2351
        assert (await house.client().get(f"{T3}/margins")).status == 401

    in_a_house(tmp_path, test)
