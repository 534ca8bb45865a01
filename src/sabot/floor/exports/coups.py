"""The coups of one table, one after the other, as their events tell them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from sabot.bets import Winner
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CoupConcluded, CoupOpened, ResultAnnounced
from sabot.engine.events.irregularities.misdealt import CoupReopened
from sabot.engine.events.settling import WagerSettled
from sabot.engine.events.wagering import WagerPlaced
from sabot.engine.state import Coup, State
from sabot.store import Codec, Entry


@dataclass(frozen=True)
class Played:
    """A coup that was concluded, and what its events told of it."""

    table: str
    book: str
    game: str
    shoe: int
    coup: Coup
    opened: int
    concluded: int
    first: int
    """The version of the table's journal at which it begins, and that at which it ends."""
    last: int
    results: tuple[Winner | None, ...] = ()
    announced: int | None = None
    said: tuple[str, ...] = ()
    placed: dict[int, int] = field(default_factory=dict)
    settled: dict[int, WagerSettled] = field(default_factory=dict)


def coups_of(table: str, codec: Codec[State, Event], entries: Iterator[Entry[Event]]) -> Iterator[Played]:
    """Each coup that was concluded. One that may still be taken up again is held back until it cannot be."""
    state, current, held = codec.initial(), None, None
    for entry in entries:
        event, before = entry.event, state
        state = codec.evolve(state, event)
        match event:
            case CoupOpened():
                current = _begun(table, entry, state)
            case CoupReopened() if held is not None:
                current, held = held, None
            case CoupConcluded() if current is not None and before.coup is not None:
                if held is not None:
                    yield held
                held = replace(current, coup=before.coup, concluded=event.at, last=entry.version)
                current = None
            case _:
                current = _with(current, event) if current is not None else None
        if held is not None and state.concluded is None:
            yield held
            held = None
    if held is not None:
        yield held


def _begun(table: str, entry: Entry[Event], state: State) -> Played:
    assert state.coup is not None
    return Played(
        table=table,
        book=entry.book.id,
        game=state.settings.game if state.settings is not None else "",
        shoe=state.shoe.number if state.shoe is not None else 0,
        coup=state.coup,
        opened=entry.event.at,
        concluded=0,
        first=entry.version,
        last=0,
    )


def _with(played: Played, event: Event) -> Played:
    match event:
        case ResultAnnounced():
            return replace(played, results=event.results, announced=event.at, said=event.said)
        case WagerPlaced():
            played.placed[event.wager] = event.at
        case WagerSettled():
            played.settled[event.wager] = event
        case _:
            pass
    return played
