"""What may stand in the gaps of a sentence: money, cards, a person, a bet, and how each is read."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Final, Literal, NewType, get_args, get_origin

import msgspec

from sabot import SabotError
from sabot.bets.paytable import Terms
from sabot.cards import Card, CardError
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.scenario.dollars import in_cents
from sabot.scenario.library import Library

Money = NewType("Money", int)
"""Cents."""
Chips = NewType("Chips", tuple[int, ...])
"""Denominations in cents."""
Person = NewType("Person", str)
BetName = NewType("BetName", str)
"""The key of a bet that some rule book has; the game need not offer it."""
GameId = NewType("GameId", str)
OptionName = NewType("OptionName", str)
Value = NewType("Value", str)
RoleName = NewType("RoleName", str)
"""The key of a role of the book."""
Place = NewType("Place", int)
Area = NewType("Area", int)
Count = NewType("Count", int)
Points = NewType("Points", int)
Order = NewType("Order", int)
Hand = NewType("Hand", tuple[Card, ...])
Dealt = NewType("Dealt", tuple[str, ...])
"""Cards as written, which may be none: what is dealt may be refused, and so is not read here."""
Results = NewType("Results", str)
Marks = NewType("Marks", str)
Quoted = NewType("Quoted", str)
Net = NewType("Net", Fraction)


class Odds(msgspec.Struct, frozen=True):
    """What a winning line pays: odds, odds less commission, or a percentage."""

    terms: Terms


class SlotError(ValueError):
    """What stands in a gap cannot be read."""


class Names(msgspec.Struct, frozen=True):
    """Where the names in a scenario are looked up: its library, and the book of its game."""

    library: Library
    book: RuleBook | None = None


class Kind(msgspec.Struct, frozen=True):
    """A kind of gap: the shape it is found by, an example, and how it is read.

    The shape is wide on purpose, so that a slip in a gap is told as a slip in that gap.
    """

    shape: str
    example: str
    read: Callable[[str, Names], object]


WORD: Final = r"[^\s\"]+?"
WORDS: Final = r"[^\"]+?"
QUOTED: Final = r'".*"'


def kind_of(annotation: object) -> Kind | None:
    """The kind of gap that a parameter of a sentence asks for."""
    if get_origin(annotation) is Literal:
        choices: tuple[str, ...] = get_args(annotation)
        return Kind(WORDS, choices[0], lambda text, _names: _choice(text, choices))
    return _KINDS.get(annotation)


def _unknown(noun: str, wrong: str, right: Iterable[str]) -> SlotError:
    hint = nearest(wrong, right)
    return SlotError(f"there is no {noun} {wrong!r}" + (f"; did you mean {hint!r}?" if hint else ""))


def _choice(text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        raise SlotError(f"{text!r} is none of {', '.join(choices)}")
    return text


def _money(text: str, _names: Names) -> Money:
    try:
        return Money(in_cents(text))
    except ValueError as error:
        raise SlotError(str(error)) from error


def _chips(text: str, names: Names) -> Chips:
    amounts = text.replace(" and ", ", ").split(", ")
    return Chips(tuple(_money(amount, names) for amount in amounts))


def _person(text: str, _names: Names) -> Person:
    if not text[0].isupper() or not text.replace("-", "").isalpha():
        raise SlotError(f"{text!r} is not a person's name: write one word with a capital, as in Ann")
    return Person(text)


def _bet(text: str, names: Names) -> BetName:
    keys: list[str] = []
    for book in names.library.books_near(names.book):
        if book.bet(text) is not None:
            return BetName(text)
        keys += [bet.key for bet in book.bets]
    raise _unknown("bet", text, keys)


def _game(text: str, names: Names) -> GameId:
    try:
        names.library.game(text)
    except SabotError as error:
        raise SlotError(str(error)) from error
    return GameId(text)


def _option(text: str, names: Names) -> OptionName:
    keys: list[str] = []
    for book in names.library.books_near(names.book):
        keys += [option.key for option in book.options]
        if text in keys:
            return OptionName(text)
    raise _unknown("option", text, keys)


def _role(text: str, names: Names) -> RoleName:
    if names.book is None:
        raise SlotError("a person has a role in a rule book: say first which game it is")
    for role in names.book.roles:
        if text.casefold() in (role.key, role.name.casefold()):
            return RoleName(role.key)
    raise _unknown("role", text, [role.name.lower() for role in names.book.roles])


def _whole_number(text: str, least: int, most: int | None = None) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise SlotError(f"{text!r} is not a whole number")
    if int(text) < least or (most is not None and int(text) > most):
        span = f"{least} or more" if most is None else f"{least} to {most}"
        raise SlotError(f"{text} is out of range: it must be {span}")
    return int(text)


def _hand(text: str, _names: Names) -> Hand:
    try:
        return Hand(tuple(Card.parse(word) for word in text.split()))
    except CardError as error:
        raise SlotError(str(error)) from error


def _marks(text: str, _names: Names) -> Marks:
    if text == "empty":
        return Marks("")
    if set(text) - {"R", "B"}:
        raise SlotError(f"{text!r} is not a road: write R for a red mark and B for a blue one, or empty")
    return Marks(text)


def _odds(text: str, _names: Names) -> Odds:
    match text.split():
        case [pays, "to", wagered]:
            return Odds(Terms(_ratio(text, pays, wagered)))
        case [pays, "to", wagered, "less", percent, "commission"]:
            return Odds(Terms(_ratio(text, pays, wagered), _percent(text, percent)))
        case [percent, "of", "the", "wager"]:
            part = _percent(text, percent)
            return Odds(Terms(part, percent=part))
        case _:
            raise _no_odds(text)


def _no_odds(text: str) -> SlotError:
    example = "19 to 20, 1 to 1 less 5% commission or 2.5% of the wager"
    return SlotError(f"{text!r} are not odds: write them as {example}")


def _ratio(text: str, pays: str, wagered: str) -> Fraction:
    if not (pays.isdecimal() and wagered.isdecimal() and int(wagered)):
        raise _no_odds(text)
    return Fraction(int(pays), int(wagered))


def _percent(text: str, percent: str) -> Fraction:
    if not percent.endswith("%") or not percent[:-1].replace(".", "", 1).isdecimal():
        raise _no_odds(text)
    return Fraction(percent[:-1]) / 100


def _net(text: str, _names: Names) -> Net:
    try:
        return Net(Fraction(text))
    except (ValueError, ZeroDivisionError) as error:
        raise SlotError(f"{text!r} is not a fraction of the stake: write it as 1/2, 12 or -1") from error


_KINDS: Final[Mapping[object, Kind]] = {
    Money: Kind(WORD, "$100", _money),
    Chips: Kind(WORDS, "$1, $5 and $25", _chips),
    Person: Kind(WORD, "Ann", _person),
    BetName: Kind(WORD, "banker", _bet),
    GameId: Kind(WORD, "star-baccarat/baccarat", _game),
    OptionName: Kind(WORD, "tiger", _option),
    Value: Kind(WORDS, "5", lambda text, _names: Value(text)),
    RoleName: Kind(WORDS, "dealer", _role),
    Place: Kind(WORD, "1", lambda text, _names: Place(_whole_number(text, 1))),
    Area: Kind(WORD, "2", lambda text, _names: Area(_whole_number(text, 1))),
    Count: Kind(WORD, "2", lambda text, _names: Count(_whole_number(text, 1))),
    Points: Kind(WORD, "6", lambda text, _names: Points(_whole_number(text, 0, 9))),
    Order: Kind(WORD, "29", lambda text, _names: Order(_whole_number(text, 1, 31))),
    Hand: Kind(WORDS, "8S TH", _hand),
    Dealt: Kind(WORDS, "8S TH 2C 4D", lambda text, _names: Dealt(tuple(text.split()))),
    Results: Kind(WORDS, "BBPT", lambda text, _names: Results(text)),
    Marks: Kind(WORD, "RBB", _marks),
    Odds: Kind(WORDS, "19 to 20", _odds),
    Net: Kind(WORD, "1/2", _net),
    Quoted: Kind(QUOTED, '"words"', lambda text, _names: Quoted(text[1:-1])),
}
