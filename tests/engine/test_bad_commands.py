"""Bad commands are refused with a clause or a plain reason, and none raises."""

import json
import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest

from sabot.engine.commands import COMMANDS, read_command
from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.people import Arrive
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import decide
from sabot.engine.evolve import evolve_all
from sabot.engine.people import Refusal
from sabot.rulebooks import BOOKS
from tests.conftest import TALLY
from tests.engine.driver import Driver, running
from tests.model.chaos import Chaos
from tests.model.tables import GAMES

Record = Callable[[str, object], None]
WAGER: dict[str, Any] = {"patron": "ann", "bet": "player", "cents": 10_000, "area": 1}


def told(table: Driver, kind: str, by: str = "ann", role: str = "player", **details: Any) -> Refusal:
    """What comes of a command as JSON: it must be a refusal of one line, and nothing has happened."""
    at = details.pop("at", table.at + 1)
    text = json.dumps({"do": kind, "at": at, "by": {"id": by, "role": role}, **details})
    command = read_command(text)
    refused = command if isinstance(command, Refusal) else decide(table.book, table.state, command)
    assert isinstance(refused, Refusal), refused
    assert refused.reason.strip()
    assert "\n" not in refused.reason
    return refused


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"cents": 0}, "a wager is a cent or more"),
        ({"cents": -10_000}, "a wager is a cent or more"),
        ({"cents": 0.5}, "`$.cents`"),
        ({"cents": 2_500.5}, "`$.cents`"),
        ({"cents": "10000"}, "`$.cents`"),
        ({"cents": None}, "`$.cents`"),
        ({"cents": True}, "`$.cents`"),
        ({"cents": 10**15 + 1}, "absurd"),
        ({"cents": 10**30}, "absurd"),
        ({"cents": 10_001}, "cannot be made in the table's chips"),
        ({"area": 99}, "there is no place 99"),
        ({"area": 0}, "there is no place 0"),
        ({"area": -1}, "there is no place -1"),
        ({"area": 1.5}, "`$.area`"),
        ({"patron": "zoe"}, "not for"),
        ({"patron": ""}, "not for"),
        ({"patron": 7}, "`$.patron`"),
        ({"bet": "even"}, "has no bet 'even'"),
        ({"bet": ""}, "has no bet ''"),
        ({"bet": "x" * 10_001}, "absurd"),
        ({"instrument": "beads"}, "'beads'"),
        ({"tip": 1}, "`tip`"),
    ],
)
def test_a_bad_wager_is_refused(wrong: dict[str, Any], says: str) -> None:
    assert says in told(running(), "PlaceWager", **{**WAGER, **wrong}).reason


@pytest.mark.parametrize("book", BOOKS)
def test_a_seat_that_is_not_there_is_refused(book: str) -> None:
    table = running(book)
    for place in (0, -1, 99, 10**12):
        assert "place" in table.refused(Arrive, patron="zoe", place=place, player_card=True).reason


@pytest.mark.parametrize("book", BOOKS)
def test_a_card_that_left_the_shoe_does_not_leave_it_again(book: str) -> None:
    """Eight decks hold eight kings of spades; a ninth is not drawn, nor a card that there is not."""
    table = running(book)
    decks = table.table.settings.decks
    for _ in range(decks):
        table.wager("ann", "player", 10_000)
        rest = "KD QC KC JD JC" if table.table.deals_areas else "2H TH 7D"
        table.play(f"KS {rest}")
    table.wager("ann", "player", 10_000)
    table.call()
    ninth = table.refused(Draw, card="KS", exposed=True)
    assert ninth.reason == f"all {decks} of KS have left the shoe"
    for card in ("1Z", "", "KSKS", "♠", "k s"):
        assert table.refused(Draw, card=card, exposed=True).reason


@pytest.mark.parametrize("book", BOOKS)
def test_a_command_from_before_the_last_event_is_refused(book: str) -> None:
    table = running(book)
    refused = told(table, "CallBets", "dealer", "dealer", at=table.state.at - 1)
    assert refused.reason == "the command is from 1 ms before the last event"
    for at in (-1, -(10**15), -(10**16)):
        told(table, "CallBets", "dealer", "dealer", at=at)


@pytest.mark.parametrize(
    "text", ["null", "1", '"PlaceWager"', "[1]", "{}", '{"do": null}', '{"do": 1}', '{"do": "placewager"}']
)
def test_what_is_no_command_is_refused_when_it_is_read(text: str) -> None:
    assert isinstance(read_command(text), Refusal)


def test_bytes_that_are_no_text_are_refused_when_they_are_read() -> None:
    for junk in (
        "\ud800",
        b"\xff\xfe",
        b'{"do": "\xc3\x28"}',
        b"\x00",
        b'{"do":"CallBets","at":' + b"[" * 100_000,
    ):
        assert isinstance(read_command(junk), Refusal)


# Anything at all -------------------------------------------------------------------------------------

JUNK: tuple[Any, ...] = (
    *(0, 1, -1, 7, 99, -99, 2_500, 10**9, 10**15, 10**15 + 1, -(10**15), 10**18, 10**30),
    *(0.0, 0.005, 2_500.5, -0.5, 1e300),
    *["ann", "zoe", "player", "banker", "dealer", "KS", "1Z", "♠", "2024-01-01"],
    *("", " ", "\u0000", "x" * 300, "x" * 10_001),
    *(None, True, False, [], {}, [[]], [0], [None], ["KS"] * 9),
    *({"": 0}, {"0": 1}, {"player": 0}, {"id": "x"}),
)
TRIES = 6_000


@cache
def tables_of(index: int) -> tuple[Chaos, ...]:
    """Tables of a game at several moments of its day."""
    kept = []
    for steps in (0, 12, 60, 61, 140, 300):
        table = Chaos(len(GAMES) + index)
        table.run(steps)
        kept.append(table)
    return tuple(kept)


def spoiled(whole: dict[str, Any], source: random.Random) -> dict[str, Any]:
    """One or two details, however deep they lie, are junk, are gone, or are new."""
    for _ in range(source.choice((1, 1, 2))):
        part: Any = whole
        while True:
            inside = [one for one in part.values() if isinstance(one, dict) and one]
            if not inside or source.random() < 0.7:
                break
            part = source.choice(inside)
        key = source.choice([*part, "more"])
        if source.random() < 0.1:
            part.pop(key, None)
        else:
            part[key] = deepcopy(source.choice(JUNK))
    return whole


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_no_command_raises_whatever_its_details_are(index: int, record_property: Record) -> None:
    source = random.Random(index)
    came: Counter[str] = Counter()
    kinds = sorted(COMMANDS.items())
    for nth in range(TRIES):
        name, kind = kinds[nth % len(kinds)]
        table = source.choice(tables_of(index))
        good = table.maker.command(kind, table.state, table.maker.actor())
        bad = spoiled(msgspec.to_builtins(good, str_keys=True), source)
        if "at" in bad and source.random() < 0.8:
            bad["at"] = table.state.at
        text = json.dumps({**bad, "do": name})
        command = read_command(text)
        if isinstance(command, Refusal):
            came["not read"] += 1
            assert command.reason, text
            continue
        decided = decide(table.book, table.state, command)
        if isinstance(decided, Refusal):
            came["refused"] += 1
            assert decided.reason.strip(), text
        else:
            came["done"] += 1
            evolve_all(table.state, decided)
    record_property(f"{TALLY} Spoiled commands", json.dumps(came))
    assert came["not read"] > 500
    assert came["refused"] > 500


def test_the_same_wager_unspoiled_is_done() -> None:
    table = running()
    assert table.done(PlaceWager, table.patron("ann"), **WAGER)
