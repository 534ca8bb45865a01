"""What must be true across a rule book: citations, references, and lines that make sense."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

import msgspec

from sabot.rulebook.book import RuleBook
from sabot.rulebook.check_bets import check_bets
from sabot.rulebook.findings import CALLED_BY, Finding, nearest
from sabot.rulebook.games import BankerTable, PlayerTable, PuntoBanco
from sabot.rulebook.node import BetKey, Cited, Clause, GameKey, OptionKey, ReadingId, RoleKey
from sabot.rulebook.register import Register

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
TEN_COUNTS: Final = tuple(range(10))
MOST_DECKS: Final = 100
"""More than any device holds, and few enough to lay out as cards."""
PLAIN: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def check(book: RuleBook, clauses: Register) -> Iterator[Finding]:
    """Everything wrong with a book that its types alone cannot see."""
    yield from _references(book, clauses)
    yield from _citations(book)
    yield from _unique_keys(book)
    yield from _plain_keys(book)
    shoe = tuple(_shoe(book))
    yield from shoe
    if not shoe:  # what a bet needs of the decks is told only when there are some
        yield from check_bets(book)
    yield from _table_of_play(book)
    yield from _card_values(book)


def walk(part: object, where: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every part of a book with the path to it, in the words of the file."""
    yield where, part
    if isinstance(part, msgspec.Struct):
        for name, key in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            value = getattr(part, name)
            if value is not None:
                yield from walk(value, (*where, key))
    elif isinstance(part, tuple):
        for place, item in enumerate(part, 1):
            yield from walk(item, (*where, _called(item) or f"item {place}"))


def _called(item: object) -> str | None:
    for name in CALLED_BY:
        value = getattr(item, name, None)
        if isinstance(value, str) and not isinstance(item, str):
            return f'"{value}"'
    return None


def _said(where: tuple[str, ...]) -> str:
    return " > ".join(where)


def _references(book: RuleBook, clauses: Register) -> Iterator[Finding]:
    """Every clause, role, game, bet, option and reading that is named must exist."""
    known: dict[type, tuple[str, Collection[str]]] = {
        Clause: ("clause", clauses),
        RoleKey: ("role", [role.key for role in book.roles]),
        GameKey: ("game", [game.key for game in book.games]),
        BetKey: ("bet", [bet.key for bet in book.bets]),
        OptionKey: ("option", [option.key for option in book.options]),
        ReadingId: ("reading", [reading.id for reading in book.readings]),
    }
    for where, part in walk(book):
        if type(part) not in known:
            continue
        noun, names = known[type(part)]
        if part not in names:
            yield Finding(_said(where), f"there is no {noun} {part}", nearest(str(part), names))


def _citations(book: RuleBook) -> Iterator[Finding]:
    """Whatever decides something says which clause decides it."""
    for where, part in walk(book):
        if isinstance(part, Cited) and part.rule is None and part.reading is None:
            yield Finding(_said(where), "the key 'rule' is missing: name the clause that says so")


def _unique_keys(book: RuleBook) -> Iterator[Finding]:
    lists: dict[str, Iterable[str]] = {
        "games": (game.key for game in book.games),
        "bets": (bet.key for bet in book.bets),
        "options": (option.key for option in book.options),
        "readings": (reading.id for reading in book.readings),
        "roles": (role.key for role in book.roles),
        "table > layouts": (layout.key for layout in book.table.layouts) if book.table else (),
    }
    for where, keys in lists.items():
        for key, times in Counter(keys).items():
            if times > 1:
                yield Finding(where, f"{key!r} is defined {times} times")


def _plain_keys(book: RuleBook) -> Iterator[Finding]:
    """What a command or a scenario names stands between blanks, slashes and signs of equality there."""
    named = [
        ("the rule book", "id", book.id),
        *(("games", "key", game.key) for game in book.games),
        *(("bets", "key", bet.key) for bet in book.bets),
        *(("options", "key", option.key) for option in book.options),
        *(("options", "choice", choice) for option in book.options for choice in option.choices),
        *(("roles", "key", role.key) for role in book.roles),
    ]
    for where, what, name in named:
        if not PLAIN.fullmatch(name):
            yield Finding(where, f"{name!r} is no {what}: it is of small letters, digits and hyphens")


def _table_of_play(book: RuleBook) -> Iterator[Finding]:
    deal = book.play.deal
    if not isinstance(deal, PuntoBanco):
        return
    yield from _player_table(deal.player, deal.naturals.is_)
    yield from _banker_table(deal.banker)


def _player_table(table: PlayerTable, naturals: tuple[int, ...]) -> Iterator[Finding]:
    counts = sorted((*table.draws, *table.stands, *naturals))
    if counts != list(TEN_COUNTS):
        problem = "draws, stands and naturals together must name each count from 0 to 9 once"
        yield Finding("play > deal > player", problem)


def _banker_table(table: BankerTable) -> Iterator[Finding]:
    where = "play > deal > banker"
    if len(table.rows) != 10:
        yield Finding(where, f"there must be a row for each count from 0 to 9, not {len(table.rows)}")
    for count, row in enumerate(table.rows):
        if len(row) != 11 or set(row) - {"D", "S"}:
            problem = f"row {count} must have 11 letters D or S: No Card, then 0 to 9; it is {row!r}"
            yield Finding(where, problem)


def _card_values(book: RuleBook) -> Iterator[Finding]:
    values = book.play.point_count.values
    where = "play > point-count > values"
    for rank in RANKS:
        if rank not in values:
            yield Finding(where, f"the value of {rank} is missing")
        elif values[rank] not in TEN_COUNTS:
            yield Finding(where, f"the value of {rank} is 0 to 9, not {values[rank]}")
    for rank in values:
        if rank not in RANKS:
            yield Finding(where, f"there is no rank {rank!r}", nearest(rank, RANKS))


def _shoe(book: RuleBook) -> Iterator[Finding]:
    cards = book.cards
    counts = cards.decks.any_of
    if not counts or min(counts) < 1:
        yield Finding("cards > decks", "at least one count of decks, of one or more, must be allowed")
        return
    if max(counts) > MOST_DECKS:
        yield Finding("cards > decks", f"no shoe holds {max(counts)} decks: {MOST_DECKS} are the most")
    deepest = cards.cut.decks_from_either_end.is_
    if not 0 <= 2 * deepest <= min(counts):
        yield Finding(
            "cards > cut > decks-from-either-end",
            f"with {min(counts)} in the shoe there is no place {deepest} or more from either end",
        )
    for coups in (cards.last_coup.coups_after_cutting_card, cards.last_coup.coups_when_first_card):
        if coups.is_ < 0:
            yield Finding("cards > last-coup", f"the coups that are left are none or more, not {coups.is_}")
    if not cards.cutting_card:
        yield Finding("cards > cutting-card", "say how deep the cutting card lies")
    for depth in cards.cutting_card:
        if depth.cards < 1:
            yield Finding("cards > cutting-card", f"it lies a card or more from the back, not {depth.cards}")
        elif depth.cards >= 52 * min(counts):
            yield Finding("cards > cutting-card", f"no shoe holds {depth.cards} cards behind it")
    if not cards.burn.methods:
        yield Finding("cards > burn > methods", "there must be a way to burn")
