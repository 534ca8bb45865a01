"""Commands that were done under a book, each with the state it was done in: what the matrix is tried on."""

import random
from collections import Counter, defaultdict
from typing import Final, Generic, TypeVar

from msgspec.structs import replace

from sabot.engine.state import State
from tests.authority.facts import Where, the_shoe_is_empty
from tests.authority.leads import LEADS
from tests.authority.moments import moment_of
from tests.authority.reach import Done, Reach, Stood
from tests.model.chaos import CALM, Chaos
from tests.model.tables import GAMES
from tools.power_table import POWERS
from tools.powers import book_named, moments_of, who_may

FEW = 3
"""Examples kept of a command at a moment."""
MANY = 20
"""States kept of a table at a moment, and of what leads may begin at."""
TABLES = 10
FIRST_SEED = 4_000
STEPS, A_SHOE = 1_200, 3_500


NOBODY_LOOKS = frozenset({"CuttingCard", "EndShoe", "Shuffle", "CloseTable"})
"""Where nobody looks for the cutting card the shoe runs out."""
MUCH_WAITS = frozenset(
    {"RevealOrder", "CheckScanner", "LiftRestriction", "RectifyMispayment", "RemoveMarker"}
)
CARELESS = (NOBODY_LOOKS,) * 2 + (MUCH_WAITS,) * 2
"""What is left undone at some tables more: a few of each, for some stand still when nobody has chips left."""


STARTS: Final = tuple(
    dict.fromkeys(one.where for leads in LEADS.values() for one in leads if one.where is not None)
)
"""What leads may begin at, in an order that stays the same."""

K = TypeVar("K")


class Some(Generic[K]):
    """Some of the states of a table of each kind: early ones and late ones alike."""

    def __init__(self, table: Chaos) -> None:
        self.table = table
        self.source = random.Random(table.seed)
        self.kept: dict[K, list[Stood]] = defaultdict(list)
        self.met: Counter[K] = Counter()

    def offer(self, kind: K, state: State) -> None:
        self.met[kind] += 1
        kept, source = self.kept[kind], self.source
        if len(kept) < MANY:
            kept.append(Stood(self.table, state))
        elif source.random() < MANY / self.met[kind]:
            kept[source.randrange(MANY)] = Stood(self.table, state)

    def add_to(self, others: dict[K, list[Stood]]) -> None:
        for kind, several in self.kept.items():
            others[kind] += several


def careless(book: str, number: int, undone: frozenset[str]) -> Chaos:
    """A calm table of a virtual shoe that reads its cards, where some things are never done."""
    seed = next(one for one in range(len(GAMES), 2 * len(GAMES)) if GAMES[one % len(GAMES)][0] == book)
    table = Chaos(seed + 2 * len(GAMES) * number, undone=undone)
    settings = table.maker.settings
    device = replace(settings.device, kind="card-shoe", scans=True, virtual=undone is MUCH_WAITS)
    table.maker.settings = replace(settings, device=device)
    table.forgetful = undone is NOBODY_LOOKS
    table.moods = ((1.0, 1.0, 1.0),) if undone is NOBODY_LOOKS else CALM
    return table


class Harvest:
    """What a book's tables were seen to do: random tables first, then what they did not come to."""

    def __init__(self, book: str) -> None:
        self.book: Final = book
        self.done: dict[tuple[str, str], list[Done]] = defaultdict(list)
        self.states: dict[str, list[Stood]] = defaultdict(list)
        self.apt: dict[Where, list[Stood]] = defaultdict(list)
        self.tables: list[Chaos] = []
        seen: Counter[str] = Counter()
        seeds = [seed for seed in range(FIRST_SEED, FIRST_SEED + 100) if GAMES[seed % len(GAMES)][0] == book]
        for seed in seeds[:TABLES]:
            table = Chaos(seed, seen=seen)
            self._watch(table, A_SHOE if table.moods == CALM else STEPS)
        for number, undone in enumerate(CARELESS):
            if undone is NOBODY_LOOKS:
                self._watch(careless(book, number, undone), 4 * A_SHOE, until=the_shoe_is_empty)
            else:
                self._watch(careless(book, number, undone), A_SHOE)
        self.by_chance = len(self.done)
        self._look_for_the_rest()

    def said(self) -> set[tuple[str, str]]:
        """Every command at every moment at which the book's page says that it may be done."""
        file = book_named(self.book)
        return {
            (name, moment)
            for name, entry in POWERS.items()
            if who_may(file, entry)
            for moment in moments_of(file, entry)
        }

    def _watch(self, table: Chaos, steps: int, until: Where = lambda _: False) -> None:
        self.tables.append(table)
        kept, apt = Some[str](table), Some[Where](table)
        for _ in range(steps):
            before, made = table.state, len(table.events)
            if until(before):
                break
            table.step()
            moment = moment_of(before)
            kept.offer(moment, before)
            for where in STARTS:
                if where(before):
                    apt.offer(where, before)
            if len(table.events) > made and table.last is not None:
                self._keep(type(table.last).__name__, moment, Done(before, table.last))
        kept.add_to(self.states)
        apt.add_to(self.apt)

    def _look_for_the_rest(self) -> None:
        reach = Reach(self.book, self.states, self.apt)
        for name, moment in sorted(self.said() - set(self.done)):
            found = reach.find(name, moment)
            if found is not None:
                self._keep(name, moment, found)

    def _keep(self, name: str, moment: str, done: Done) -> None:
        examples = self.done[name, moment]
        if len(examples) < FEW:
            examples.append(done)


def chosen(states: list[Stood], source: random.Random) -> list[Stood]:
    return source.sample(states, min(FEW, len(states)))
