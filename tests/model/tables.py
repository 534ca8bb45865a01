"""A table of each of the ten games, set up from the rule book's own data."""

import random

from sabot.engine.settings import Device, Limit, Limits, TableSettings
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import BOOKS, load_book

GAMES = tuple((book, str(game.key)) for book in BOOKS for game in load_book(book).games)
CHIPS = (100, 500, 2_500, 10_000)


def settings_for(book: RuleBook, game: str, source: random.Random) -> TableSettings:
    """Settings that the book allows, chosen at random where it leaves a choice."""
    assert book.table is not None
    assert book.dealing is not None
    layouts = [one for one in book.table.layouts if one.game in (None, game)]
    layout = source.choice(layouts)
    devices = list(book.table.devices.is_)
    method = source.choice(book.dealing.methods)
    device = "card-shoe" if method.needs_card_shoe else source.choice(devices)
    decks = max(book.cards.decks.any_of)
    side = tuple(
        str(key)
        for key in layout.bets
        if (bet := book.bet(key)) is not None
        and bet.kind != "main"
        and (bet.games is None or game in bet.games)
    )
    if source.random() < 0.4:  # some of them, so that at some tables no bet turns on suits
        side = side[: source.randint(0, len(side))]
    rules = book.game(game)
    only = rules.tournament_only if rules is not None else None
    limit = Limit(least=2_500, most=1_000_000)
    wagers = book.wagers
    assert wagers is not None
    differential = source.choice((None, 10_000, 50_000))
    may_differ = wagers.limits.table_differential is not None
    areas = source.choice(({}, {"player": 60_000}, {"player": 25_000, "tie": 10_000}))
    return TableSettings(
        table=f"{book.id} {game}",
        game=game,
        decks=decks,
        layout=layout.key,
        places=layout.places or 6,
        where=book.table.where.is_[0] if book.table.where is not None else None,
        device=Device(kind=device, scans=source.random() < 0.5, virtual=source.random() < 0.15),
        method=method.key,
        chips=CHIPS,
        limits=Limits(
            bets={str(key): limit for key in layout.bets},
            areas=areas,
            differential=differential if may_differ else None,
        ),
        side_bets=side,
        tournament=only is not None and only.is_,
        equipment=tuple(piece.item for piece in book.table.equipment),
    )
