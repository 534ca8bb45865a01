"""The demonstration: a floor with a table of each game, guests at play, and accounts named for it."""

from typing import Final

import msgspec
from msgspec.structs import replace

from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.people import Refusal
from sabot.engine.settings import Device, Limit, Limits, TableSettings
from sabot.floor.devices.dealing import Crew
from sabot.floor.devices.guests import GUEST, PURSE
from sabot.floor.people import ADMINISTRATOR, Account, Grant, People
from sabot.floor.people.passwords import made_up
from sabot.floor.service import Floor
from sabot.rulebook.book import RuleBook
from sabot.rulebook.games import Bet
from sabot.rulebook.table import Layout
from sabot.rulebooks import BOOKS, load_book

CHIPS: Final = (100, 500, 2_500, 10_000, 50_000, 100_000)
FLOAT: Final = {100: 5_000, 500: 2_000, 2_500: 2_000, 10_000: 2_000, 50_000: 500, 100_000: 500}
MAIN: Final = Limit(least=2_500, most=1_000_000)
SIDE: Final = Limit(least=500, most=50_000)
GUESTS: Final = ("alma", "bruno", "chen", "dora")
DIFFERENTIAL: Final = 2_000_000

DEMO: Final = "demo-"
"""How the names of the demonstration's accounts begin."""

STAFF: Final = {
    "dealer": ("dealer",),
    "supervisor": ("casino-supervisor", "gaming-supervisor", "higher-duties-dealer"),
    "manager": ("gaming-manager", "casino-duty-manager", "assistant-casino-manager", "area-manager"),
    "surveillance": ("surveillance",),
    "inspector": ("inspector",),
    "administrator": (ADMINISTRATOR,),
}
"""The roles of each account, in whatever book has them."""

PATRONS: Final = ("patron", "second-patron")


class DemoAccount(msgspec.Struct, frozen=True, kw_only=True):
    """An account of the demonstration, with the password that was just made up for all of them."""

    id: str
    name: str
    password: str


def settings_of(book: RuleBook, game: str, table: str) -> TableSettings:
    """A table of a game as its book allows: a virtual shoe, every bet of the widest layout, plain limits."""
    assert book.table is not None
    assert book.dealing is not None
    layout = max(
        (one for one in book.table.layouts if one.game in (None, game)), key=lambda one: len(one.bets)
    )
    bets = [bet for key in layout.bets if (bet := book.bet(key)) is not None]
    offered = [bet for bet in bets if bet.games is None or game in bet.games]
    decks = max(book.cards.decks.any_of)
    dealt = [bet for bet in offered if bet.decks is None or decks in bet.decks.any_of]
    rules = book.game(game)
    only = rules.tournament_only if rules is not None else None
    methods = book.dealing.methods
    return TableSettings(
        table=table,
        game=game,
        decks=decks,
        layout=layout.key,
        places=layout.places or _places(book, layout),
        where=book.table.where.is_[0] if book.table.where is not None else None,
        device=Device(kind="card-shoe", virtual=True),
        method=next((one.key for one in methods if one.held_by == "dealer"), methods[0].key),
        chips=CHIPS,
        limits=Limits(bets={str(bet.key): _limit(bet) for bet in dealt}, differential=_differential(book)),
        side_bets=tuple(str(bet.key) for bet in dealt if bet.kind != "main"),
        tournament=only is not None and only.is_,
        equipment=tuple(piece.item for piece in book.table.equipment),
    )


def _places(book: RuleBook, layout: Layout) -> int:
    assert book.table is not None
    return max(place for place in (*book.table.places.any_of, *layout.may_also_have, 6) if place <= 9)


def _limit(bet: Bet) -> Limit:
    return MAIN if bet.kind == "main" else SIDE


def _differential(book: RuleBook) -> int | None:
    return DIFFERENTIAL if book.wagers is not None and book.wagers.limits.table_differential else None


def demo_tables() -> tuple[tuple[str, str, str], ...]:
    """A name, the rule book and the game of each table: `SB1`, `star-baccarat`, `baccarat`."""
    named = []
    for book in BOOKS:
        letters = "".join(word[0] for word in book.split("-")).upper()
        for number, game in enumerate(load_book(book).games, 1):
            named.append((f"{letters}{number}", book, str(game.key)))
    return tuple(named)


async def build_demo(floor: Floor, people: People) -> tuple[DemoAccount, ...]:
    """Make what is still missing of the demonstration, and a new password for its accounts.

    Start `AutoDealers(floor)` after it, and the tables are dealt. It may be called at every start.
    """
    known = {info.id for info in await floor.tables()}
    for table, book, game in demo_tables():
        if table not in known:
            await floor.add_table(table, book, pit="demonstration", dealt_by="itself-with-guests")
        if (await floor.now(table)).state.phase == "closed":
            await _open(floor, table, load_book(book), game)
    return await _accounts(people)


async def _open(floor: Floor, table: str, book: RuleBook, game: str) -> None:
    crew = Crew.of(book)
    settings = settings_of(book, game, table)
    if game != book.games[0].key:  # at some tables patrons hold the cards
        held = [one.key for one in book.dealing.methods if one.held_by != "dealer"] if book.dealing else []
        settings = replace(settings, method=held[0] if held else settings.method)
    at, seats = 0, min(len(GUESTS), settings.places - 1)
    commands = [
        OpenTable(at=at, by=crew.supervisor, settings=settings, float=FLOAT),
        *(
            command
            for place, guest in enumerate(GUESTS[:seats], 1)
            for command in (
                Arrive(at=at, by=crew.dealer, patron=GUEST + guest, place=place, player_card=True),
                BringChips(at=at, by=crew.dealer, patron=GUEST + guest, cents=PURSE),
            )
        ),
    ]
    for command in commands:
        outcome = await floor.do(table, command)
        if isinstance(outcome, Refusal):
            raise RuntimeError(f"the demonstration's table {table} cannot be opened: {outcome}")


async def _accounts(people: People) -> tuple[DemoAccount, ...]:
    password, made = made_up(), []
    known = {account.id for account in await people.accounts()}
    for account in _wanted():
        if account.id not in known:
            await people.add(account, "sabot", password)
        else:
            await people.set_password(account.id, password, "sabot")
        made.append(DemoAccount(id=account.id, name=account.name, password=password))
    return tuple(made)


def _wanted() -> list[Account]:
    books = {book: {str(role.key) for role in load_book(book).roles} for book in BOOKS}
    staff = []
    for name, roles in STAFF.items():
        grants = [
            Grant(role, book)
            for book, known in books.items()
            for role in next(([one] for one in roles if one in known), [])
        ]
        if roles == (ADMINISTRATOR,):
            grants = [Grant(ADMINISTRATOR)]
        staff.append(_account(name, "staff", tuple(grants)))
    return [*staff, *(_account(name, "patron", ()) for name in PATRONS)]


def _account(name: str, kind: str, grants: tuple[Grant, ...]) -> Account:
    return Account(
        id=DEMO + name,
        kind="staff" if kind == "staff" else "patron",
        name=f"Demonstration {name.replace('-', ' ')}",
        grants=grants,
        demonstration=True,
    )
