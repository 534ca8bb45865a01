"""The engine, per command, beside json.dumps and json.loads of the events that the command made."""

import json
import random
import statistics
import time
from collections.abc import Iterator

import msgspec

from sabot.cards import decks_of
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import BringCards, Burn, Cut, OfferCut, PlaceCuttingCard, Shuffle
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, Draw
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, PlaceWager
from sabot.engine.decide import decide
from sabot.engine.evolve import evolve_all
from sabot.engine.hands import next_card
from sabot.engine.people import Actor, Refusal
from sabot.engine.settings import CardSet, Device, Limit, Limits, TableSettings
from sabot.engine.state import State
from sabot.engine.table import Table
from sabot.rulebooks import load_book

BOOK = load_book("crown-baccarat")
PLACES = 14
DEALER = Actor(id="dealer", role="dealer")
MANAGER = Actor(id="manager", role="assistant-casino-manager")
CHIPS = (100, 500, 2_500, 10_000)


class Clocked:
    """A table that measures each command: deciding and applying, and the JSON of its events."""

    def __init__(self) -> None:
        self.state = State()
        self.at = 0
        self.engine: dict[str, list[float]] = {}
        self.json: dict[str, list[float]] = {}
        self.events = 0

    def do(self, command: type[Command], by: Actor = DEALER, **details: object) -> None:
        self.at += 1_000
        asked = command(at=self.at, by=by, **details)  # type: ignore[arg-type]
        began = time.perf_counter()
        decided = decide(BOOK, self.state, asked)
        assert not isinstance(decided, Refusal), decided
        self.state = evolve_all(self.state, decided)
        took = time.perf_counter() - began
        plain = [msgspec.to_builtins(event) for event in decided]
        began = time.perf_counter()
        json.loads(json.dumps(plain))
        name = command.__name__
        self.engine.setdefault(name, []).append(took)
        self.json.setdefault(name, []).append(time.perf_counter() - began)
        self.events += len(decided)


def opened() -> Clocked:
    table = Clocked()
    limit = Limit(least=500, most=1_000_000)
    settings = TableSettings(
        table="T1",
        game="traditional",
        decks=8,
        layout="A",
        places=PLACES,
        device=Device(kind="card-shoe"),
        method=BOOK.dealing.methods[-1].key if BOOK.dealing else "",
        chips=CHIPS,
        limits=Limits(bets=dict.fromkeys(("player", "banker", "tie", "pairs-player", "pairs-banker"), limit)),
        side_bets=("pairs-player", "pairs-banker"),
        equipment=tuple(piece.item for piece in BOOK.table.equipment) if BOOK.table else (),
    )
    table.do(OpenTable, MANAGER, settings=settings, float={10_000: 5_000})
    for place in range(1, PLACES + 1):
        table.do(Arrive, patron=f"patron {place}", place=place)
        table.do(BringChips, patron=f"patron {place}", cents=100_000_000)
    return table


def load_shoe(table: Clocked) -> None:
    table.do(BringCards, cards=CardSet(id="one", backs="red"))
    table.do(Shuffle, MANAGER)
    table.do(OfferCut, to="manager")
    table.do(Cut, MANAGER, cards=200)
    table.do(PlaceCuttingCard, behind=20)
    table.do(Burn, kind="one-face-down")


def coup(table: Clocked, cards: Iterator[str]) -> None:
    table.do(CallBets)
    for place in range(1, PLACES + 1):
        for bet in ("player" if place % 2 else "banker", "tie", "pairs-player"):
            table.do(PlaceWager, patron=f"patron {place}", bet=bet, cents=2_500, area=place)
    table.do(CallNoMoreBets)
    for _ in range(4):
        table.do(Draw, card=next(cards), exposed=True)
    table.do(AnnounceCounts)
    while table.state.coup and next_card(Table(BOOK, table.state), table.state.coup):
        table.do(Draw, card=next(cards), exposed=True)
    table.do(AnnounceResult)
    table.do(Settle)
    table.do(ClearCards)


def bench_engine() -> None:
    table = opened()
    load_shoe(table)
    cards = list(decks_of(8))
    random.Random(1).shuffle(cards)
    order = iter(card.name for card in cards)
    per_coup = []
    for _ in range(40):
        before = sum(sum(times) for times in table.engine.values())
        coup(table, order)
        per_coup.append(sum(sum(times) for times in table.engine.values()) - before)
    print(f"engine, Crown with {PLACES} places and three wagers each, {len(per_coup)} coups")
    ratios = []
    for name in ("PlaceWager", "Draw", "AnnounceCounts", "AnnounceResult", "Settle", "ClearCards"):
        took, yardstick = table.engine[name], table.json[name]
        ratio = statistics.median(a / b for a, b in zip(took, yardstick, strict=True))
        ratios += [a / b for a, b in zip(took, yardstick, strict=True)]
        middle, beside = statistics.median(took) * 1e6, statistics.median(yardstick) * 1e6
        print(f"  {name:15} {middle:8.0f} µs  json of its events {beside:6.0f} µs  ratio {ratio:5.1f}")
    print(f"  median of all commands, ratio {statistics.median(ratios):5.1f}    at most 25")
    early, late = statistics.median(per_coup[:10]), statistics.median(per_coup[-10:])
    print(f"  a whole coup {late * 1e3:.1f} ms; the last ten coups beside the first ten {late / early:.2f}")


if __name__ == "__main__":
    bench_engine()
