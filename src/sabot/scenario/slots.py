"""What may stand in the gaps of a sentence: money, cards, a person, a bet, and how each is read."""

import re
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from types import UnionType
from typing import Final, Literal, NewType, Union, get_args, get_origin

import msgspec

from sabot import SabotError
from sabot.bets.paytable import Terms
from sabot.cards import Card, CardError
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.rulebook.words import MarkerKind, SignContent
from sabot.scenario.dollars import in_cents
from sabot.scenario.library import Library
from sabot.scenario.life.deeds import BY_BENT_PHRASE, BY_PHRASE
from sabot.scenario.life.happened import EVENTS

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


Who = NewType("Who", str)
"""A person by name, or `the` and a role: Ann, the dealer. Who that is, is known at the table."""
Deed = NewType("Deed", str)
"""Something a person does, as `reports a misdeal`."""
ToDo = NewType("ToDo", str)
"""Something a person may do, as `report a misdeal`."""
EventName = NewType("EventName", str)
Span = NewType("Span", int)
"""Milliseconds."""
Backs = NewType("Backs", str)
Account = NewType("Account", str)
Cents = NewType("Cents", int)
"""Money that may be below nought."""
Number = NewType("Number", int)
"""A whole number from nought."""
Nth = NewType("Nth", int)
"""Which card drawn, from nought."""
People = NewType("People", tuple[str, ...])
Seen = NewType("Seen", tuple[str, ...])
"""Cards as somebody sees them, `??` for one he does not."""
CardName = NewType("CardName", str)
SignName = NewType("SignName", str)
MarkerName = NewType("MarkerName", str)


class Odds(msgspec.Struct, frozen=True):
    """What a winning line pays: odds, odds less commission, or a percentage."""

    terms: Terms


class SlotError(ValueError):
    """What stands in a gap cannot be read."""


class DetailError(SlotError):
    """A row of a table that cannot be read, and the line it is on."""

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        super().__init__(text)


Row = tuple[int, tuple[str, ...]]
"""A row of a table: its line, and its cells."""


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
    words: tuple[str, ...] = ()
    """All that it may be, when a line is likened to the sentence with each of them."""


WORD: Final = r"[^\s\"]+?"
WORDS: Final = r"[^\"]+?"
QUOTED: Final = r'".*"'
WHO: Final = r"the [A-Za-z ]+?|[A-Z][\w-]*"
UNITS: Final = {"second": 1_000, "minute": 60_000, "hour": 3_600_000, "day": 86_400_000}


def kind_of(annotation: object) -> Kind | None:
    """The kind of gap that a parameter of a sentence asks for."""
    if get_origin(annotation) is Literal:
        choices: tuple[str, ...] = get_args(annotation)
        return Kind(WORDS, choices[0], lambda text, _names: _choice(text, choices))
    if get_origin(annotation) in (Union, UnionType):
        annotation = get_args(annotation)[0]
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
        return Hand(tuple(Card.seen(word) for word in text.split()))
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


def _who(text: str, names: Names) -> Who:
    if text.startswith("the "):
        _role(text.removeprefix("the "), names)
        return Who(text)
    return Who(_person(text, names))


def _event(text: str, _names: Names) -> EventName:
    if text[1:-1] not in EVENTS:
        raise _unknown("event", text[1:-1], EVENTS)
    return EventName(text[1:-1])


def _span(text: str, _names: Names) -> Span:
    number, _, unit = text.partition(" ")
    if unit.removesuffix("s") not in UNITS:
        raise SlotError(f"{text!r} is no length of time: write 20 minutes")
    return Span(_whole_number(number, 1) * UNITS[unit.removesuffix("s")])


def _signed(text: str, names: Names) -> Cents:
    below = text.startswith("-")
    return Cents(-_money(text[1:], names) if below else _money(text, names))


def _nth(text: str, _names: Names) -> Nth:
    if not re.fullmatch(r"[1-9]\d?(st|nd|rd|th)", text):
        raise SlotError(f"{text!r} is not the place of a card: write 1st for the first that was drawn")
    return Nth(int(text[:-2]) - 1)


def _people(text: str, names: Names) -> People:
    return People(tuple(_person(one, names) for one in re.split(", | and ", text)))


def _seen(text: str, names: Names) -> Seen:
    for card in text.split():
        if card != "??":
            _hand(card, names)
    return Seen(tuple(text.split()))


def _card(text: str, _names: Names) -> CardName:
    try:
        return CardName(Card.seen(text).name)
    except CardError as error:
        raise SlotError(str(error)) from error


def _sign(text: str, _names: Names) -> SignName:
    return SignName(_choice(text.replace(" ", "-"), (*get_args(SignContent), "change", "closing")))


def _marker(text: str, _names: Names) -> MarkerName:
    return MarkerName(_choice(text.replace(" ", "-"), get_args(MarkerKind)))


def _one_of(phrases: Iterable[str], example: str) -> Kind:
    """A gap that only these phrases fit."""
    return Kind("|".join(phrases), example, lambda text, _names: text, tuple(phrases))


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
    Who: Kind(WHO, "the dealer", _who),
    Deed: Kind(
        "|".join(BY_BENT_PHRASE), "reports a misdeal", lambda text, _names: Deed(text), tuple(BY_BENT_PHRASE)
    ),
    ToDo: Kind("|".join(BY_PHRASE), "report a misdeal", lambda text, _names: ToDo(text), tuple(BY_PHRASE)),
    EventName: Kind(QUOTED, '"coup halted"', _event),
    Span: Kind(WORDS, "20 minutes", _span),
    Account: Kind(WORD, "float", lambda text, _names: Account(text)),
    Backs: Kind(WORD, "blue", lambda text, _names: Backs(text)),
    Cents: Kind(WORD, "$50", _signed),
    Number: Kind(WORD, "3", lambda text, _names: Number(_whole_number(text, 0))),
    Nth: Kind(WORD, "3rd", _nth),
    People: Kind(WORDS, "Ann and Ben", _people),
    Seen: Kind(WORDS, "9S ??", _seen),
    CardName: Kind(WORD, "9S", _card),
    SignName: Kind(WORDS, "side bet odds", _sign),
    MarkerName: Kind(WORDS, "no bet coup", _marker),
    Quoted: Kind(QUOTED, '"words"', lambda text, _names: Quoted(text[1:-1])),
}
