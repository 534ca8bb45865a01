"""Rule books and margins as the API gives them."""

import asyncio

from sabot.coup import Game
from sabot.engine.people import Refusal
from sabot.engine.signage import bets_on_offer
from sabot.engine.state import State
from sabot.engine.table import Table
from sabot.floor.service import TableInfo
from sabot.rulebook.games import Bet
from sabot.rulebook.places import is_under
from sabot.rulebook.register import ClauseRow, Status
from sabot.rulebooks import BOOKS, hash_of_book, load_book, load_register
from sabot.web.problems import RefusedError
from sabot.web.shapes import Shape


class BookCard(Shape, frozen=True, kw_only=True):
    """A rule book as it is listed."""

    id: str
    title: str
    casino: str
    version: str
    effective_from: str
    hash: str
    """The SHA-256 of its text: a table says under which one it is played."""


class GameShape(Shape, frozen=True, kw_only=True):
    key: str
    name: str
    rule: str | None


class PayShape(Shape, frozen=True, kw_only=True):
    """A line of a paytable. The odds are null where an option or a sign sets them."""

    when: str
    name: str | None
    odds: str | None
    commission: str | None
    rule: str | None


class BetShape(Shape, frozen=True, kw_only=True):
    key: str
    name: str
    kind: str
    games: tuple[str, ...] | None
    """The games that have it; null where all do."""
    rule: str | None
    pays: tuple[PayShape, ...]


class RoleShape(Shape, frozen=True, kw_only=True):
    key: str
    name: str
    kind: str
    rank: int
    rule: str | None


class ReadingShape(Shape, frozen=True, kw_only=True):
    """A slip or an ambiguity of the document, and how it is read."""

    id: str
    rules: tuple[str, ...]
    printed: str
    read_as: str
    reason: str


class BookPage(Shape, frozen=True, kw_only=True):
    card: BookCard
    operator: str
    regulator: str
    reference: str | None
    games: tuple[GameShape, ...]
    bets: tuple[BetShape, ...]
    roles: tuple[RoleShape, ...]
    readings: tuple[ReadingShape, ...]


class MarginShape(Shape, frozen=True, kw_only=True):
    """What a bet keeps for the house: of every unit wagered, exactly and as a decimal."""

    bet: str
    name: str
    margin: str
    margin_float: float
    hit_rate: str
    hit_rate_float: float
    variance_float: float


def book_cards() -> list[BookCard]:
    return [_card(book) for book in BOOKS]


def book_page(book: str) -> BookPage:
    """Raises `UnknownBookError`."""
    rules = load_book(book)
    document = rules.document
    return BookPage(
        card=_card(book),
        operator=document.operator,
        regulator=document.regulator,
        reference=document.reference,
        games=tuple(GameShape(key=str(one.key), name=one.name, rule=_text(one.rule)) for one in rules.games),
        bets=tuple(_bet(bet) for bet in rules.bets),
        roles=tuple(
            RoleShape(key=str(one.key), name=one.name, kind=one.kind, rank=one.rank, rule=_text(one.rule))
            for one in rules.roles
        ),
        readings=tuple(
            ReadingShape(
                id=str(one.id),
                rules=tuple(map(str, one.rules)),
                printed=one.printed,
                read_as=one.read_as,
                reason=one.reason,
            )
            for one in rules.readings
        ),
    )


def clauses_of(book: str, under: str | None, status: Status | None) -> list[ClauseRow]:
    """The clauses of a book; those under one, or of one status, where that is asked."""
    return [
        row
        for row in load_register(book).values()
        if (under is None or is_under(row.id, under)) and status in (None, row.status)
    ]


async def margins_of(info: TableInfo, state: State) -> list[MarginShape]:
    """The margins of the game that is open at a table. Raises `RefusedError` where none is."""
    settings = state.settings
    if settings is None:
        raise RefusedError(Refusal(reason="the table is closed"), info.book)
    options = tuple(sorted(settings.options.items()))
    game = Game(info.rules, settings.game, settings.decks, dict(options))
    offered = {str(bet.key) for bet in bets_on_offer(Table(info.rules, state))}
    bets = tuple(key for key in settings.limits.bets if key in offered)
    return await asyncio.to_thread(_margins, game, bets)


def _margins(game: Game, bets: tuple[str, ...]) -> list[MarginShape]:
    from sabot.margins.exact import margins  # noqa: PLC0415 - machine code, made when it is first wanted

    return [
        MarginShape(
            bet=key,
            name=name.name if (name := game.book.bet(key)) is not None else key,
            margin=str(margin.margin),
            margin_float=float(margin.margin),
            hit_rate=str(margin.hit_rate),
            hit_rate_float=float(margin.hit_rate),
            variance_float=float(margin.variance),
        )
        for key, margin in margins(game, bets=bets).items()
    ]


def _card(book: str) -> BookCard:
    document = load_book(book).document
    return BookCard(
        id=book,
        title=document.title,
        casino=document.casino,
        version=document.version,
        effective_from=document.effective_from.isoformat(),
        hash=hash_of_book(book),
    )


def _bet(bet: Bet) -> BetShape:
    return BetShape(
        key=str(bet.key),
        name=bet.name,
        kind=bet.kind,
        games=tuple(map(str, bet.games)) if bet.games is not None else None,
        rule=_text(bet.rule),
        pays=tuple(
            PayShape(
                when=line.when,
                name=line.name,
                odds=f"{line.odds.numerator}:{line.odds.denominator}" if line.odds is not None else None,
                commission=str(line.commission) if line.commission is not None else None,
                rule=_text(line.rule),
            )
            for line in bet.pays
        ),
    )


def _text(clause: str | None) -> str | None:
    return str(clause) if clause is not None else None
