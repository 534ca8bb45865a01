"""A table that is played by the engine, as far as a scenario has told its life."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from sabot import SabotError
from sabot.engine.commands.base import Command
from sabot.engine.decide import Move, decide, moves
from sabot.engine.events.base import Event
from sabot.engine.events.wagering import WagerPlaced
from sabot.engine.evolve import evolve_all
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import Coup, State, Wager
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.scenario.judgement import NotYetError

SECOND: Final = 1_000
MINUTE: Final = 60_000

NOTHING_YET: Final = State()

E = TypeVar("E", bound=Event)


class TableRefusedError(SabotError):
    """The table did not do what it was asked to, and the clause by which it did not."""

    def __init__(self, refusal: Refusal) -> None:
        self.rule = refusal.rule
        super().__init__(str(refusal))


@dataclass(frozen=True, slots=True)
class Life:
    """Nothing in it changes: each command makes another, so a refusal leaves no trace."""

    book: RuleBook
    state: State = NOTHING_YET
    events: tuple[Event, ...] = ()
    at: int = 0
    """The time by the clock of the scenario; each command comes a second after the last."""
    since: int = 0
    """How many events there were before the step that last did something."""

    @property
    def table(self) -> Table:
        return Table(self.book, self.state)

    def does(
        self, command: type[Command], by: Actor, /, *, approver: Actor | None = None, **details: Any
    ) -> "Life":
        """Give a command. Raises TableRefusedError with the reason when it is refused."""
        at = self.at + SECOND
        decided = decide(self.book, self.state, command(at=at, by=by, approver=approver, **details))
        if isinstance(decided, Refusal):
            raise TableRefusedError(decided)
        state = evolve_all(self.state, decided)
        return replace(self, state=state, events=self.events + decided, at=at)

    def begun(self) -> "Life":
        """The same before a step that may do something."""
        return replace(self, since=len(self.events))

    @property
    def latest(self) -> tuple[Event, ...]:
        """What the step that last did something caused."""
        return self.events[self.since :]

    def later(self, milliseconds: int) -> "Life":
        return replace(self, at=self.at + milliseconds)

    # Who is there --------------------------------------------------------------------------------

    @property
    def dealer(self) -> Actor:
        return self._ranked(lowest=True)

    @property
    def highest(self) -> Actor:
        """The member of staff who may do most."""
        return self._ranked(lowest=False)

    def _ranked(self, *, lowest: bool) -> Actor:
        staff = sorted((role for role in self.book.roles if role.kind == "staff"), key=lambda one: one.rank)
        role = staff[0 if lowest else -1].key
        return Actor(id=role, role=role)

    def moves(self, by: Actor) -> tuple[Move, ...]:
        return moves(self.book, self.state, by)

    # What lies on the table ----------------------------------------------------------------------

    @property
    def is_open_coup(self) -> bool:
        return self.state.coup is not None

    @property
    def coup(self) -> Coup:
        """The coup on the table, or the one last concluded when there is none."""
        if self.state.coup is not None:
            return self.state.coup
        if self.state.concluded is not None:
            return self.state.concluded.coup
        raise NotYetError("no coup has begun")

    def wager(self, patron: str, bet: str, area: int | None = None) -> int:
        """The number of the wager that a patron last placed on a bet."""
        for event in reversed(self.events):
            if (
                isinstance(event, WagerPlaced)
                and (event.patron, event.bet) == (patron, bet)
                and (area is None or event.area == area)
            ):
                return event.wager
        where = "" if area is None else f" at area {area}"
        raise NotYetError(f"{patron} has placed no wager on {bet}{where}")

    def wager_now(self, wager: int) -> Wager | None:
        """A wager of the coup on the table, or of the one last concluded."""
        for coup in (self.state.coup, self.state.concluded.coup if self.state.concluded else None):
            if coup is not None and wager in coup.wagers:
                return coup.wagers[wager]
        return None

    def told(self, *kinds: type[E]) -> Iterator[E]:
        """The events of these kinds, oldest first."""
        return (event for event in self.events if isinstance(event, kinds))

    def cents(self, account: str) -> int:
        return self.state.accounts.get(account, 0)


def all_sum_to_zero(events: Iterable[Event]) -> bool:
    return all(sum(posting.cents for posting in event.postings) == 0 for event in events)
