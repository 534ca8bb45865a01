"""`sabot verify` compares the cards dealt from a virtual shoe with what was committed to before the cut."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from sabot.cards import commitment_to
from sabot.engine.commands.cards import CuttingCard
from sabot.engine.events.base import Event
from sabot.engine.events.cards import CardsCut, CardsShuffled, OrderRevealed
from sabot.engine.events.dealing import CardDrawn
from sabot.store import TABLE, Book, open_store
from tests.cli.sabot_command import Sabot
from tests.floor.playing import open_floor, playing

BOOK = Book("star-baccarat", "ab" * 32)


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> list[Event]:
    """A table that dealt a virtual shoe to its end, with the order shown after it."""
    folder = tmp_path_factory.mktemp("shoe")

    async def play() -> list[Event]:
        async with await open_floor(f"sqlite:///{folder}/floor.db", folder) as floor:
            table = await playing(floor)
            await table.coup()
            await table.done(CuttingCard)
            while (shoe := (await table.state()).shoe) is not None and shoe.phase == "ready":
                await table.coup()
            return [entry.event for entry in await floor.store.entries((await floor.table("T1")).journal)]

    events = asyncio.run(play())
    assert isinstance(events[-1], OrderRevealed)
    return events


def verified(sabot: Sabot, folder: Path, events: Sequence[Event]) -> tuple[int, str]:
    """What `sabot verify` says of a journal of these events, in the database and in a file alike."""
    address = f"sqlite:///{folder}/floor.db"
    with open_store(address) as store:
        store.append(TABLE.journal("T1"), 0, events, book=BOOK)
    assert sabot("export", f"{folder}/floor.jsonl", "--database", address).status == 0
    there, in_a_file = sabot("verify", address), sabot("verify", f"{folder}/floor.jsonl")
    assert there.status == in_a_file.status
    faults = [line for line in there.out.splitlines() if line.startswith("fault")]
    assert faults == [line for line in in_a_file.out.splitlines() if line.startswith("fault")]
    return there.status, there.out


def test_a_shoe_dealt_as_committed_to_is_found_right_card_by_card(
    sabot: Sabot, tmp_path: Path, honest: list[Event]
) -> None:
    status, said = verified(sabot, tmp_path, honest)
    drawn = sum(isinstance(event, CardDrawn) for event in honest)
    assert status == 0
    assert f"1 virtual shoes were revealed, and {drawn} cards dealt from them" in " ".join(said.split())


def revealed(events: Sequence[Event]) -> OrderRevealed:
    last = events[-1]
    assert isinstance(last, OrderRevealed)
    return last


def another_cut(events: list[Event]) -> list[Event]:
    return [
        msgspec.structs.replace(event, cards=event.cards + 1) if isinstance(event, CardsCut) else event
        for event in events
    ]


def another_order(events: list[Event]) -> list[Event]:
    """The house swaps two cards that were dealt, and commits to the new order in place of the old."""
    shown = revealed(events)
    cut = next(event.cards for event in events if isinstance(event, CardsCut))
    order = list(shown.order)
    other = next(place for place in range(cut + 2, len(order)) if order[place] != order[cut + 1])
    order[cut + 1], order[other] = order[other], order[cut + 1]
    commitment = commitment_to(order, bytes.fromhex(shown.salt))
    changed: list[Event] = []
    for event in events:
        match event:
            case CardsShuffled():
                changed.append(msgspec.structs.replace(event, commitment=commitment))
            case OrderRevealed():
                changed.append(msgspec.structs.replace(event, commitment=commitment, order=tuple(order)))
            case _:
                changed.append(event)
    return changed


def another_salt(events: list[Event]) -> list[Event]:
    return [*events[:-1], msgspec.structs.replace(revealed(events), salt="00" * 32)]


def a_card_left_out(events: list[Event]) -> list[Event]:
    """An event taken out, and the rest chained anew: the table cannot be played again."""
    place = next(number for number, event in enumerate(events) if isinstance(event, CardsShuffled))
    return [*events[:place], *events[place + 1 :]]


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        (another_cut, "to leave the shoe was"),
        (another_order, "card 2 to leave the shoe was"),
        (another_salt, "not the one committed to"),
        (a_card_left_out, "nobody was bound to"),
    ],
)
def test_a_house_that_cheats_and_hashes_everything_anew_is_found(
    sabot: Sabot, tmp_path: Path, honest: list[Event], cheat: object, said: str
) -> None:
    assert callable(cheat)
    status, told = verified(sabot, tmp_path, cheat(honest))
    assert status == 1
    assert said in " ".join(told.split())


def test_a_shoe_in_play_is_not_revealed_yet(sabot: Sabot, tmp_path: Path, honest: list[Event]) -> None:
    status, said = verified(sabot, tmp_path, honest[:-1])
    assert status == 0
    assert "1 virtual shoes are not revealed yet." in " ".join(said.split())
