"""Margins of a game as staff ask for them: with any of its decks and options, exactly, bet by bet.

What each bet keeps for the house is never shown to those who play (Star 14.6): it is worked out for staff and
inspectors in the course of their duties, and who looked is written down.
"""

import asyncio
import threading
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sabot.bets.options import OptionError, options_of
from sabot.coup import Game
from sabot.floor.people import Account, ForbiddenError, Session
from sabot.floor.people.permission import roles_under
from sabot.rulebook.games import Option
from sabot.rulebooks import BOOKS, load_book
from sabot.views.names import Said, name_of
from sabot.web.house import House
from sabot.web.shapes import Shape

if TYPE_CHECKING:
    from sabot.margins.exact import BetMargin

Chosen = tuple[tuple[str, str], ...]

_compiling: Final = threading.Lock()
"""The engine's machine code is made when it is first wanted: once, while whoever else asks waits."""


class OptionShape(Shape, frozen=True, kw_only=True):
    """Something the operator chooses: one of some choices, or a percentage within bounds."""

    key: str
    name: str
    rule: str | None
    default: str
    choices: tuple[str, ...]
    least: int | None
    most: int | None
    decimal_places: int


class MarginGame(Shape, frozen=True, kw_only=True):
    """A game, and with what it may be played."""

    book: str
    book_title: str
    casino: str
    game: str
    title: str
    decks: tuple[int, ...]
    options: tuple[OptionShape, ...]


class OutcomeShape(Shape, frozen=True, kw_only=True):
    """One way that a wager can end: how often it does, and what a unit is then up or down by."""

    name: str
    probability: str
    probability_float: float
    net: str
    net_float: float


class ByDecks(Shape, frozen=True, kw_only=True):
    """The margin with a count of decks; null where the bet is not offered with so many."""

    decks: int
    margin_float: float | None


class BetMarginShape(Shape, frozen=True, kw_only=True):
    """What a bet keeps for the house of every unit wagered: exactly, and as a decimal."""

    bet: str
    name: Said
    kind: str
    rule: str | None
    margin: str
    margin_float: float
    per_resolved_float: float | None
    """On wagers that win or lose, stand-offs set aside."""
    hit_rate: str
    hit_rate_float: float
    deviation_float: float
    """Of the net on one unit."""
    outcomes: tuple[OutcomeShape, ...]
    by_decks: tuple[ByDecks, ...]


class MarginsPage(Shape, frozen=True, kw_only=True):
    """The margins of a game out of a fresh shoe."""

    game: MarginGame
    decks: int
    options: dict[str, str]
    bets: tuple[BetMarginShape, ...]


def games_of(account: Account) -> list[MarginGame]:
    """The games of the rule books under which somebody has a role."""
    return [
        _game(book, str(one.key))
        for book in BOOKS
        if roles_under(account, book)
        for one in load_book(book).games
    ]


async def must_work_under(house: House, session: Session, book: str, what: str) -> None:
    """Raise `ForbiddenError`, audited, unless somebody has a role under a rule book; or what is unknown."""
    load_book(book)
    if not roles_under(session.account, book):
        refused = ForbiddenError(f"{session.account.id} has no role under {book}")
        await house.people.audit.record(session.account.id, what, book, str(refused))
        raise refused


async def margins_page(book: str, game: str, decks: int | None, options: Iterable[str]) -> MarginsPage:
    """Worked out in a thread, so that the tables go on. Raises what the game says of decks and options."""
    chosen = tuple(sorted(_chosen(options).items()))
    of = Game(load_book(book), game, decks, dict(chosen))
    return await asyncio.to_thread(_page, of, chosen)


def _chosen(options: Iterable[str]) -> dict[str, str]:
    chosen = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"say what is chosen as NAME=VALUE, not {text!r}")
        chosen[key] = value
    return chosen


def _page(of: Game, chosen: Chosen) -> MarginsPage:
    book, game, decks = of.book.id, str(of.rules.key), of.decks
    allowed = of.book.cards.decks.any_of
    worked_out = {one: _margins(book, game, one, chosen) for one in allowed}
    bets = []
    for key, margin in worked_out[decks].items():
        bet = of.paytable[key]
        bets.append(
            BetMarginShape(
                bet=key,
                name=name_of(bet),
                kind=bet.kind,
                rule=str(bet.rule) if bet.rule is not None else None,
                margin=str(margin.margin),
                margin_float=float(margin.margin),
                per_resolved_float=_float(margin.per_resolved),
                hit_rate=str(margin.hit_rate),
                hit_rate_float=float(margin.hit_rate),
                deviation_float=float(margin.variance) ** 0.5,
                outcomes=tuple(
                    OutcomeShape(
                        name=name,
                        probability=str(probability),
                        probability_float=float(probability),
                        net=str(margin.nets[name]),
                        net_float=float(margin.nets[name]),
                    )
                    for name, probability in margin.outcomes.items()
                ),
                by_decks=tuple(
                    ByDecks(decks=one, margin_float=_float(each[key].margin) if key in each else None)
                    for one, each in worked_out.items()
                ),
            )
        )
    return MarginsPage(game=_game(book, game), decks=decks, options=of.options, bets=tuple(bets))


@lru_cache(256)
def _margins(book: str, game: str, decks: int, chosen: Chosen) -> "dict[str, BetMargin]":
    from sabot.margins.exact import margins  # noqa: PLC0415 - machine code, made when it is first wanted

    with _compiling:
        return margins(Game(load_book(book), game, decks, dict(chosen)))


def _game(book: str, key: str) -> MarginGame:
    rules = load_book(book)
    return MarginGame(
        book=book,
        book_title=rules.document.title,
        casino=rules.document.casino,
        game=key,
        title=next(one.name for one in rules.games if one.key == key),
        decks=rules.cards.decks.any_of,
        options=tuple(map(_option, options_of(rules, key))),
    )


def _option(one: Option) -> OptionShape:
    percent = one.percent
    return OptionShape(
        key=str(one.key),
        name=one.name,
        rule=str(one.rule) if one.rule is not None else None,
        default=one.default,
        choices=one.choices,
        least=percent.least if percent is not None else None,
        most=percent.most if percent is not None else None,
        decimal_places=percent.decimal_places if percent is not None else 0,
    )


def _float(part: Fraction | None) -> float | None:
    return float(part) if part is not None else None
