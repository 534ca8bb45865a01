"""Commands that were done under a book, each with the state it was done in: what the matrix is tried on."""

import random
from collections import Counter, defaultdict
from typing import Final

from msgspec.structs import replace

from tests.authority.moments import moment_of
from tests.authority.reach import Done, Reach, Stood
from tests.model.chaos import CALM, Chaos
from tests.model.tables import GAMES
from tools.powers import POWERS, book_named, moments_of, who_may

FEW = 3
"""Examples kept of a command at a moment."""
MANY = 40
"""States kept of a table at a moment."""
TABLES = 10
STEPS, A_SHOE = 1_200, 3_500


LEFT_UNDONE = (
    frozenset({"CuttingCard", "EndShoe", "Shuffle", "CloseTable"}),
    frozenset({"RevealOrder", "CheckScanner", "LiftRestriction", "RectifyMispayment", "RemoveMarker"}),
)
"""At a table where nobody looks for the cutting card the shoe runs out; at another much waits to be done."""


def careless(book: str, number: int, undone: frozenset[str]) -> Chaos:
    """A calm table of a virtual shoe that reads its cards, where some things are never done."""
    seed = next(one for one in range(len(GAMES), 2 * len(GAMES)) if GAMES[one % len(GAMES)][0] == book)
    table = Chaos(seed + 2 * len(GAMES) * number, undone=undone)
    settings = table.maker.settings
    device = replace(settings.device, kind="card-shoe", scans=True, virtual=number > 0)
    table.maker.settings = replace(settings, device=device)
    table.forgetful = number == 0
    table.moods = ((1.0, 1.0, 1.0),) if number == 0 else CALM
    return table


class Harvest:
    """What a book's tables were seen to do: random tables first, then what they did not come to."""

    def __init__(self, book: str) -> None:
        self.book: Final = book
        self.done: dict[tuple[str, str], list[Done]] = defaultdict(list)
        self.states: dict[str, list[Stood]] = defaultdict(list)
        self.tables: list[Chaos] = []
        seen: Counter[str] = Counter()
        seeds = [seed for seed in range(4_000, 4_100) if GAMES[seed % len(GAMES)][0] == book]
        for seed in seeds[:TABLES]:
            table = Chaos(seed, seen=seen)
            self._watch(table, A_SHOE if table.moods == CALM else STEPS)
        for number, undone in enumerate(LEFT_UNDONE):
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

    def _watch(self, table: Chaos, steps: int) -> None:
        self.tables.append(table)
        kept: dict[str, list[Stood]] = defaultdict(list)
        met: Counter[str] = Counter()
        for _ in range(steps):
            before, made = table.state, len(table.events)
            table.step()
            moment = moment_of(before)
            met[moment] += 1
            if len(kept[moment]) < MANY:
                kept[moment].append(Stood(table, before))
            elif table.source.random() < MANY / met[moment]:  # early ones and late ones alike
                kept[moment][table.source.randrange(MANY)] = Stood(table, before)
            if len(table.events) > made and table.last is not None:
                self._keep(type(table.last).__name__, moment, Done(before, table.last))
        for moment, several in kept.items():
            self.states[moment] += several

    def _look_for_the_rest(self) -> None:
        reach = Reach(self.book, self.states)
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
