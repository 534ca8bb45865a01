"""The engine, per command, beside json.dumps and json.loads of the events that the command made.

Also whether a long history slows a table down, and how fast a shoe is replayed from its events.
"""

import cProfile
import json
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator

import msgspec

from sabot.cards import decks_of
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    Cut,
    CuttingCard,
    EndShoe,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, Draw
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, PlaceWager
from sabot.engine.decide import decide
from sabot.engine.events import Event, read_event
from sabot.engine.evolve import evolve, evolve_all
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
CUTTING_CARD = 20
COUPS = 2_000
AT_MOST = 25
A_SHOE = 80
A_COUP = (
    *(CallBets, PlaceWager, CallNoMoreBets, Draw, AnnounceCounts),
    *(AnnounceResult, Settle, ClearCards),
)


class Clocked:
    """A table that measures each command: deciding and applying, and the JSON of its events."""

    def __init__(self, seed: int = 1) -> None:
        self.state = State()
        self.at = 0
        self.engine: dict[str, list[float]] = {}
        self.json: dict[str, list[float]] = {}
        self.events: list[Event] = []
        self.source = random.Random(seed)
        self.order: Iterator[str] = iter(())
        self.spent = 0.0

    def do(self, command: type[Command], by: Actor = DEALER, **details: object) -> None:
        self.at += 1_000
        asked = command(at=self.at, by=by, **details)  # type: ignore[arg-type]
        began = time.perf_counter()
        decided = decide(BOOK, self.state, asked)
        assert not isinstance(decided, Refusal), decided
        self.state = evolve_all(self.state, decided)
        took = time.perf_counter() - began
        self.spent += took
        plain = [msgspec.to_builtins(event) for event in decided]
        began = time.perf_counter()
        json.loads(json.dumps(plain))
        name = command.__name__
        self.json.setdefault(name, []).append(time.perf_counter() - began)
        self.engine.setdefault(name, []).append(took)
        self.events.extend(decided)

    # A table, its shoes and its coups

    def opened(self) -> "Clocked":
        limit = Limit(least=500, most=1_000_000)
        bets = ("player", "banker", "tie", "pairs-player", "pairs-banker")
        settings = TableSettings(
            table="T1",
            game="traditional",
            decks=8,
            layout="A",
            places=PLACES,
            device=Device(kind="card-shoe"),
            method=BOOK.dealing.methods[-1].key if BOOK.dealing else "",
            chips=CHIPS,
            limits=Limits(bets=dict.fromkeys(bets, limit)),
            side_bets=("pairs-player", "pairs-banker"),
            equipment=tuple(piece.item for piece in BOOK.table.equipment) if BOOK.table else (),
        )
        self.do(OpenTable, MANAGER, settings=settings, float={10_000: 5_000})
        for place in range(1, PLACES + 1):
            self.do(Arrive, patron=f"patron {place}", place=place)
            self.do(BringChips, patron=f"patron {place}", cents=100_000_000)
        self.do(BringCards, cards=CardSet(id="one", backs="red"))
        self.load()
        return self

    def load(self) -> None:
        self.do(Shuffle, MANAGER)
        self.do(OfferCut, to="manager")
        self.do(Cut, MANAGER, cards=200)
        self.do(PlaceCuttingCard, behind=CUTTING_CARD)
        cards = [card.name for card in decks_of(8)]
        self.source.shuffle(cards)
        self.order = iter(cards[1:])
        self.do(Burn, kind="one-face-down")

    def next_shoe(self) -> None:
        """When the cutting card lies on top: the last coup, and the cards are shuffled again."""
        assert self.state.shoe is not None
        if self.state.shoe.last_coups == 0:
            self.do(EndShoe)
            self.load()
        elif self.state.shoe.left <= CUTTING_CARD and self.state.shoe.last_coups is None:
            self.do(CuttingCard)

    def coup(self) -> None:
        """A full table: three wagers at each place, and every card face up."""
        self.do(CallBets)
        for place in range(1, PLACES + 1):
            for bet in ("player" if place % 2 else "banker", "tie", "pairs-player"):
                self.do(PlaceWager, patron=f"patron {place}", bet=bet, cents=2_500, area=place)
        self.do(CallNoMoreBets)
        for _ in range(4):
            self.do(Draw, card=next(self.order), exposed=True)
        self.do(AnnounceCounts)
        while self.state.coup and next_card(Table(BOOK, self.state), self.state.coup):
            self.do(Draw, card=next(self.order), exposed=True)
        self.do(AnnounceResult)
        self.do(Settle)
        self.do(ClearCards)

    def play(self, coups: int) -> list[float]:
        """Seconds of the engine for each coup."""
        took = []
        for _ in range(coups):
            self.next_shoe()
            before = self.spent
            self.coup()
            took.append(self.spent - before)
        return took


def replayed(texts: Iterable[bytes], onto: State) -> State:
    """The state that events make when they are read from their JSON."""
    state = onto
    for text in texts:
        state = evolve(state, read_event(text))
    return state


def bench_commands() -> None:
    table = Clocked().opened()
    took = table.play(COUPS)
    print(f"engine, Crown with {PLACES} places and three wagers each, {COUPS:,} coups in many shoes")
    ratios: list[float] = []
    for kind in A_COUP:
        name = kind.__name__
        spent, yardstick = table.engine[name], table.json[name]
        each = [a / b for a, b in zip(spent, yardstick, strict=True)]
        ratios += each
        middle, beside = statistics.median(spent) * 1e6, statistics.median(yardstick) * 1e6
        ratio = statistics.median(each)
        print(f"  {name:15} {middle:8.0f} µs  json of its events {beside:6.0f} µs  ratio {ratio:5.1f}")
    print(f"  median of all commands, ratio {statistics.median(ratios):5.1f}    at most {AT_MOST}")
    early, late = statistics.median(took[:100]), statistics.median(took[-100:])
    print(f"  a whole coup: the first hundred {early * 1e3:.2f} ms, the last hundred {late * 1e3:.2f} ms")
    print(f"  last beside first {late / early:18.2f}    no growth: about 1")


def bench_replay() -> None:
    table = Clocked(seed=2).opened()
    before, made = table.state, len(table.events)
    played = sum(table.play(A_SHOE))
    events = table.events[made:]
    texts = [msgspec.json.encode(event) for event in events]
    replaying, applying, reading = [], [], []
    for _ in range(5):
        began = time.perf_counter()
        assert replayed(texts, before) == table.state
        replaying.append(time.perf_counter() - began)
        began = time.perf_counter()
        for text in texts:
            read_event(text)
        reading.append(time.perf_counter() - began)
        began = time.perf_counter()
        evolve_all(before, events)
        applying.append(time.perf_counter() - began)
    whole = min(replaying)
    print(f"a shoe of {A_SHOE} coups, {len(events):,} events, {sum(map(len, texts)) / 1e6:.1f} MB of JSON")
    print(f"  played by the engine             {played * 1e3:8.1f} ms")
    print(f"  replayed from its JSON           {whole * 1e3:8.1f} ms  {whole / len(texts) * 1e6:.1f} µs each")
    print(f"    reading the events             {min(reading) * 1e3:8.1f} ms")
    print(f"    applying them                  {min(applying) * 1e3:8.1f} ms")
    print(f"  played / replayed                {played / whole:8.2f}    more than 1")


def bench_engine() -> None:
    bench_commands()
    bench_replay()


def profile_engine() -> None:
    """Where the time of a shoe goes, and that of its replay."""
    table = Clocked().opened()
    _profiled("played", lambda: table.play(A_SHOE))
    texts = [msgspec.json.encode(event) for event in table.events]
    _profiled("replayed", lambda: replayed(texts, State()))


def _profiled(what: str, work: Callable[[], object]) -> None:
    profile = cProfile.Profile()
    profile.runcall(work)
    print(what)
    pstats.Stats(profile).sort_stats("tottime").print_stats(20)


if __name__ == "__main__":
    profile_engine() if "--profile" in sys.argv else bench_engine()
