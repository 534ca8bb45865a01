"""What must be true across a rule book: citations, references, and lines that make sense."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

import msgspec

from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import Finding, nearest
from sabot.rulebook.games import BankerTable, Bet, Line, Option, PayingLine, PlayerTable, PuntoBanco
from sabot.rulebook.node import BetKey, Cited, Clause, GameKey, OptionKey, ReadingId, RoleKey
from sabot.rulebook.register import Register

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
TEN_COUNTS: Final = tuple(range(10))

QUALIFIERS: Final = {
    "player-wins": {"points", "cards", "by", "natural"},
    "banker-wins": {"points", "cards", "by", "natural"},
    "tie": {"points", "natural"},
    "player-pair": {"pair"},
    "banker-pair": {"pair"},
    "one-pair": set[str](),
    "both-pairs": set[str](),
    "pairs-same-rank": set[str](),
    "banker-three-pictures": set[str](),
    "banker-points": {"points", "three_pictures"},
}
"""Which qualifiers mean something beside each contingency."""


def check(book: RuleBook, clauses: Register) -> Iterator[Finding]:
    """Everything wrong with a book that its types alone cannot see."""
    yield from _references(book, clauses)
    yield from _citations(book)
    yield from _unique_keys(book)
    for option in book.options:
        yield from _option(option)
    for bet in book.bets:
        yield from _bet(book, bet)
    yield from _table_of_play(book)
    yield from _card_values(book)
    if not book.cards.decks.any_of or min(book.cards.decks.any_of) < 1:
        yield Finding("cards > decks", "at least one count of decks, of one or more, must be allowed")


def walk(part: object, where: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every part of a book with the path to it, in the words of the file."""
    yield where, part
    if isinstance(part, msgspec.Struct):
        for field in msgspec.structs.fields(part):
            yield from walk(getattr(part, field.name), (*where, field.encode_name))
    elif isinstance(part, tuple):
        for place, item in enumerate(part, 1):
            yield from walk(item, (*where, _called(item) or f"item {place}"))


def _called(item: object) -> str | None:
    for name in ("key", "id", "kind", "item", "ground"):
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


def _option(option: Option) -> Iterator[Finding]:
    where = f'options > "{option.key}"'
    if bool(option.choices) == (option.percent is not None):
        yield Finding(where, "an option has either choices or a percent range")
    elif option.choices and option.default not in option.choices:
        yield Finding(where, f"the default {option.default!r} is none of its choices")
    elif option.percent and not option.percent.least <= _percent(option.default) <= option.percent.most:
        yield Finding(where, f"the default {option.default!r} is outside its range")


def _percent(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return float("nan")


def _bet(book: RuleBook, bet: Bet) -> Iterator[Finding]:
    where = f'bets > "{bet.key}"'
    if bool(bet.combines) == bool(bet.pays):
        yield Finding(where, "a bet either pays on its own lines or combines other bets")
    if bet.combines:
        yield from _combination(book, bet, where)
        return
    if bet.loses is None:
        yield Finding(where, "the key 'loses' is missing: name the clause by which it loses")
    for place, paying in enumerate(bet.pays, 1):
        yield from _line(paying, f"{where} > pays > item {place}")
        yield from _payment(book, paying, f"{where} > pays > item {place}")
    for place, stand_off in enumerate(bet.stands_off, 1):
        yield from _line(stand_off, f"{where} > stands-off > item {place}")
    lines: tuple[Line, ...] = (*bet.pays, *bet.stands_off)
    for line in lines:
        if line.given:
            yield from _choice(book, line.given.option, line.given.is_, where)


def _line(line: Line, where: str) -> Iterator[Finding]:
    allowed = QUALIFIERS[line.when]
    for qualifier in ("points", "cards", "by", "natural", "pair", "three_pictures"):
        if getattr(line, qualifier) is not None and qualifier not in allowed:
            yield Finding(where, f"{qualifier.replace('_', '-')!r} says nothing about {line.when!r}")
    if line.points is not None and line.points not in TEN_COUNTS:
        yield Finding(where, f"a point count is 0 to 9, not {line.points}")
    if line.by is not None and line.by not in TEN_COUNTS[1:]:
        yield Finding(where, f"a hand wins by 1 to 9 points, not {line.by}")


def _payment(book: RuleBook, line: PayingLine, where: str) -> Iterator[Finding]:
    ways = [way for way in (line.odds, line.odds_by, line.percent_by) if way is not None]
    if len(ways) != 1:
        yield Finding(where, "a line pays by exactly one of 'odds', 'odds-by' and 'percent-by'")
    options = {option.key: option for option in book.options}
    if line.odds_by and line.odds_by.option in options:
        choices = options[line.odds_by.option].choices
        if len(choices) != len(line.odds_by.odds):
            wanted, got = len(choices), len(line.odds_by.odds)
            yield Finding(where, f"option {line.odds_by.option!r} has {wanted} choices, but {got} odds")
    if line.percent_by in options and options[line.percent_by].percent is None:
        yield Finding(where, f"option {line.percent_by!r} is not a percentage")


def _choice(book: RuleBook, option: str, choice: str, where: str) -> Iterator[Finding]:
    for known in book.options:
        if known.key == option and choice not in known.choices:
            problem = f"option {option!r} has no choice {choice!r}"
            yield Finding(where, problem, nearest(choice, known.choices))


def _combination(book: RuleBook, bet: Bet, where: str) -> Iterator[Finding]:
    """For every choice of the option that selects its parts, the shares make a whole."""
    selectors = {part.given.option for part in bet.combines if part.given}
    for part in bet.combines:
        if part.given:
            yield from _choice(book, part.given.option, part.given.is_, where)
        target = book.bet(part.bet)
        if target is not None and target.combines:
            yield Finding(where, f"a part stands on {part.bet!r}, which is itself a combination")
    if len(selectors) > 1:
        yield Finding(where, "its parts are chosen by one option at most")
        return
    choices: list[str | None] = [None]
    for option in book.options:
        if option.key in selectors:
            choices = list(option.choices)
    for choice in choices:
        parts = [part for part in bet.combines if part.given is None or part.given.is_ == choice]
        if sum(part.share for part in parts) != 1:
            yield Finding(where, f"the shares{f' for {choice!r}' if choice else ''} do not add up to 1")


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
