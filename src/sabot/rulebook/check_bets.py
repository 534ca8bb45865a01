"""Whether the options and the bets of a rule book make sense: every line can be settled."""

from collections.abc import Iterator
from typing import Final

from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import Finding, nearest
from sabot.rulebook.games import Bet, Game, Given, Line, Option, PayingLine

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

IMPLIED: Final[dict[str, frozenset[str]]] = {"both-pairs": frozenset({"pairs-same-rank"})}
"""Contingencies that hold whenever another one does."""

NARROWING: Final = ("points", "cards", "by", "natural", "pair", "three_pictures")


def check_bets(book: RuleBook) -> Iterator[Finding]:
    for option in book.options:
        yield from _option(option)
    for bet in book.bets:
        yield from _bet(book, bet)
        yield from _decks(book, bet)


def _option(option: Option) -> Iterator[Finding]:
    where = f'options > "{option.key}"'
    if bool(option.choices) == (option.percent is not None):
        yield Finding(where, "an option has either choices or a percent range")
    elif option.choices and option.default not in option.choices:
        yield Finding(where, f"the default {option.default!r} is none of its choices")
    elif option.percent and not option.percent.takes(option.default):
        yield Finding(where, f"the default {option.default!r} is none that could be chosen")


def _bet(book: RuleBook, bet: Bet) -> Iterator[Finding]:
    where = f'bets > "{bet.key}"'
    if bool(bet.combines) == bool(bet.pays):
        yield Finding(where, "a bet either pays on its own lines or combines other bets")
    if bet.combines:
        yield from _combination(book, bet, where)
        yield from _parts_are_offered(book, bet, where)
        return
    if bet.loses is None:
        yield Finding(where, "the key 'loses' is missing: name the clause by which it loses")
    for place, paying in enumerate(bet.pays, 1):
        yield from _line(paying, f"{where} > pays > item {place}")
        yield from _payment(book, paying, f"{where} > pays > item {place}")
        chosen_by = paying.odds_by.option if paying.odds_by else paying.percent_by
        if chosen_by is not None:
            yield from _option_is_there(book, bet, paying, chosen_by, f"{where} > pays > item {place}")
    for place, stand_off in enumerate(bet.stands_off, 1):
        yield from _line(stand_off, f"{where} > stands-off > item {place}")
    lines: tuple[Line, ...] = (*bet.pays, *bet.stands_off)
    for line in lines:
        if line.given:
            yield from _choice(book, line.given, where)
            yield from _option_is_there(book, bet, line, line.given.option, where)
    yield from _hidden(bet, where)


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


def _choice(book: RuleBook, given: Given, where: str) -> Iterator[Finding]:
    for known in book.options:
        if known.key == given.option and given.is_ not in known.choices:
            problem = f"option {given.option!r} has no choice {given.is_!r}"
            yield Finding(where, problem, nearest(given.is_, known.choices))


def _combination(book: RuleBook, bet: Bet, where: str) -> Iterator[Finding]:
    """For every choice of the option that selects its parts, the shares make a whole."""
    selectors = {part.given.option for part in bet.combines if part.given}
    for part in bet.combines:
        if part.given:
            yield from _choice(book, part.given, where)
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


def _decks(book: RuleBook, bet: Bet) -> Iterator[Finding]:
    """A bet that asks for decks can be had with some that the book plays with."""
    if bet.decks is not None and not set(bet.decks.any_of) & set(book.cards.decks.any_of):
        counts = ", ".join(map(str, book.cards.decks.any_of))
        yield Finding(f'bets > "{bet.key}" > decks', f"the book is played with {counts}, never with those")


def _games_of(book: RuleBook, bet: Bet, line: Line | None = None) -> list[Game]:
    """The games in which a bet, or a line of it, is played."""
    games = [game for game in book.games if bet.games is None or game.key in bet.games]
    if line is not None and line.games is not None:
        games = [game for game in games if game.key in line.games]
    return games


def _option_is_there(book: RuleBook, bet: Bet, line: Line, option: str, where: str) -> Iterator[Finding]:
    """An option that a line turns on belongs to every game that the line is played in."""
    known = next((one for one in book.options if one.key == option), None)
    if known is None or known.games is None:
        return
    for game in _games_of(book, bet, line):
        if game.key not in known.games:
            yield Finding(where, f"the line is played in {game.key!r}, which has no option {option!r}")


def _hidden(bet: Bet, where: str) -> Iterator[Finding]:
    """A line that an earlier one always takes the place of would never count; stand-offs come first."""
    lines: list[tuple[str, Line]] = [
        *((f"stands-off > item {place}", line) for place, line in enumerate(bet.stands_off, 1)),
        *((f"pays > item {place}", line) for place, line in enumerate(bet.pays, 1)),
    ]
    for number, (called, line) in enumerate(lines):
        for earlier_called, earlier in lines[:number]:
            if _covers(earlier, line):
                same_list = earlier_called.partition(" ")[0] == called.partition(" ")[0]
                which = "an earlier line" if same_list else f"{earlier_called!r}"
                yield Finding(f"{where} > {called}", f"{which} always applies instead")
                break


def _covers(earlier: Line, later: Line) -> bool:
    same = earlier.when == later.when or later.when in IMPLIED.get(earlier.when, frozenset())
    narrower = all(getattr(earlier, name) in (None, getattr(later, name)) for name in NARROWING)
    everywhere = earlier.games is None or (later.games is not None and set(later.games) <= set(earlier.games))
    return same and narrower and everywhere and earlier.given in (None, later.given)


def _parts_are_offered(book: RuleBook, bet: Bet, where: str) -> Iterator[Finding]:
    """Wherever a combined bet is offered, the bets that it stands on are too."""
    for part in bet.combines:
        target = book.bet(part.bet)
        if target is None:
            continue
        for game in _games_of(book, bet):
            if target.games is not None and game.key not in target.games:
                yield Finding(where, f"{part.bet!r} is not played in {game.key!r}")
        own = set(bet.decks.any_of if bet.decks else book.cards.decks.any_of)
        missing = own - set(target.decks.any_of if target.decks else own)
        if missing:
            yield Finding(
                where, f"{part.bet!r} is not on offer with {', '.join(map(str, sorted(missing)))} decks"
            )
