"""The rows of each kind of export, and what their columns are called and hold."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection

from sabot import SabotError
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CoupConcluded, CoupOpened
from sabot.engine.events.irregularities.misdealt import CoupReopened
from sabot.engine.state import Coup
from sabot.floor.exports.coups import coups_of
from sabot.store import TABLE, Entry
from sabot.store.database import snapshot_of
from sabot.store.encoding import canonical
from sabot.store.planning import NO_HEAD
from sabot.store.reading import journal_ids, read_entries
from sabot.views.sentences import by_whom, sentence

Kind = Literal["text", "whole", "moment"]
"""What a column holds. A moment is milliseconds since 1970, UTC."""

Row = tuple[Any, ...]
PREFIX: Final = f"{TABLE.kind}/"


class ExportError(SabotError):
    """Something asked for that there is not."""


@dataclass(frozen=True)
class What:
    """A kind of export: its columns, its rows of one table, and the column that says when."""

    columns: dict[str, Kind]
    of: Callable[[str, Iterator[Entry[Event]]], Iterator[Row]]
    when: str

    @property
    def when_at(self) -> int:
        return list(self.columns).index(self.when)


def rows(
    connection: Connection,
    what: str,
    *,
    tables: Sequence[str] = (),
    since: int | None = None,
    until: int | None = None,
) -> Iterator[Row]:
    """The rows of some tables, or all, from a moment on and before another; tables by name, each in order."""
    wanted = named(what)
    snapshot_of(connection)
    there = sorted(name.removeprefix(PREFIX) for name in journal_ids(connection) if name.startswith(PREFIX))
    for missing in sorted(set(tables) - set(there)):
        raise ExportError(f"there is no table {missing}")
    at = wanted.when_at
    for table in there:
        if tables and table not in tables:
            continue
        entries = read_entries(connection, TABLE.journal(table), *NO_HEAD)
        for row in wanted.of(table, entries):
            if (since is None or row[at] >= since) and (until is None or row[at] < until):
                yield row


def named(what: str) -> What:
    try:
        return WHATS[what]
    except KeyError:
        raise ExportError(f"there is no export {what!r}: there are {', '.join(WHATS)}") from None


# Coups


def _coups(table: str, entries: Iterator[Entry[Event]]) -> Iterator[Row]:
    for played in coups_of(table, TABLE, entries):
        coup = played.coup
        wagers = coup.wagers.values()
        yield (
            table,
            coup.number,
            played.book,
            played.game,
            played.shoe,
            played.opened,
            played.concluded,
            _player_cards(coup),
            _cards(coup, "banker"),
            " ".join(_winner(one) for one in played.results),
            "; ".join(played.said),
            coup.no_bet,
            coup.void,
            " ".join(coup.rulings),
            len(wagers),
            sum(wager.cents for wager in wagers if wager.settlement is not None),
            sum(wager.settlement.net for wager in wagers if wager.settlement is not None),
            played.first,
            played.last,
        )


def _player_cards(coup: Coup) -> str:
    """`8S KH`; where there are several Player areas, each with its place: `1: 8S KH 2C; 3: …`."""
    if not coup.areas or coup.areas == (0,):
        return _cards(coup, "player")
    return "; ".join(f"{area}: {_cards(coup, 'player', area)}" for area in coup.areas)


def _cards(coup: Coup, hand: str, area: int | None = None) -> str:
    return " ".join(card.card for card in coup.cards if card.hand == hand and area in (None, card.area))


def _winner(winner: Any) -> str:
    return "none" if winner is None else str(getattr(winner, "value", winner))


# Results


def _results(table: str, entries: Iterator[Entry[Event]]) -> Iterator[Row]:
    for played in coups_of(table, TABLE, entries):
        coup = played.coup
        areas = coup.areas if len(coup.areas) == len(played.results) else (0,) * len(played.results)
        for area, result in zip(areas, played.results, strict=True):
            several = area > 0
            yield (
                table,
                coup.number,
                area,
                played.shoe,
                played.announced,
                None if result is None else _winner(result),
                _cards(coup, "player", area if several else None),
                _cards(coup, "banker"),
                coup.no_bet,
                coup.void,
            )


# Wagers


def _wagers(table: str, entries: Iterator[Entry[Event]]) -> Iterator[Row]:
    for played in coups_of(table, TABLE, entries):
        for wager in played.coup.wagers.values():
            settled = played.settled.get(wager.id) if wager.settlement is not None else None
            yield (
                table,
                played.coup.number,
                wager.id,
                wager.patron,
                wager.bet,
                wager.area,
                wager.instrument,
                played.placed.get(wager.id, wager.at),
                played.concluded,
                wager.cents,
                wager.counts,
                wager.fate,
                wager.settlement.net if wager.settlement is not None else 0,
                settled.paid if settled is not None else 0,
                settled.commission if settled is not None else 0,
                settled.rounding if settled is not None else 0,
                settled.rule if settled is not None else played.coup.void,
                settled.said if settled is not None else "",
            )


# The journal


def _journal(table: str, entries: Iterator[Entry[Event]]) -> Iterator[Row]:
    coup: int | None = None
    for entry in entries:
        event = entry.event
        if isinstance(event, CoupOpened | CoupReopened):
            coup = event.number
        yield (
            table,
            entry.version,
            entry.position,
            event.at,
            type(event).__name__,
            coup,
            event.rule,
            sentence(event),
            by_whom(event),
            entry.book.id,
            entry.book.hash,
            entry.command,
            entry.leaf.hex(),
            canonical(event).decode(),
        )
        if isinstance(event, CoupConcluded):
            coup = None


WHATS: Final = {
    "coups": What(
        {
            "table": "text",
            "coup": "whole",
            "book": "text",
            "game": "text",
            "shoe": "whole",
            "opened": "moment",
            "concluded": "moment",
            "player_cards": "text",
            "banker_cards": "text",
            "results": "text",
            "said": "text",
            "no_bet": "text",
            "void": "text",
            "rulings": "text",
            "wagers": "whole",
            "settled_cents": "whole",
            "patrons_net_cents": "whole",
            "first_version": "whole",
            "last_version": "whole",
        },
        _coups,
        "concluded",
    ),
    "wagers": What(
        {
            "table": "text",
            "coup": "whole",
            "wager": "whole",
            "patron": "text",
            "bet": "text",
            "area": "whole",
            "instrument": "text",
            "placed": "moment",
            "concluded": "moment",
            "cents": "whole",
            "counts_cents": "whole",
            "fate": "text",
            "net_cents": "whole",
            "paid_cents": "whole",
            "commission_cents": "whole",
            "rounding_cents": "whole",
            "rule": "text",
            "said": "text",
        },
        _wagers,
        "concluded",
    ),
    "results": What(
        {
            "table": "text",
            "coup": "whole",
            "area": "whole",
            "shoe": "whole",
            "announced": "moment",
            "result": "text",
            "player_cards": "text",
            "banker_cards": "text",
            "no_bet": "text",
            "void": "text",
        },
        _results,
        "announced",
    ),
    "journal": What(
        {
            "table": "text",
            "version": "whole",
            "position": "whole",
            "at": "moment",
            "what": "text",
            "coup": "whole",
            "rule": "text",
            "said": "text",
            "by": "text",
            "book": "text",
            "book_hash": "text",
            "command": "text",
            "leaf": "text",
            "event": "text",
        },
        _journal,
        "at",
    ),
}
"""Every export there is."""
