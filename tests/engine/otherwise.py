"""A rule book in which one reading is set otherwise, to prove that the reading is data."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from sabot.engine.commands.irregularities.conduct import RuleOnContravention
from sabot.engine.commands.irregularities.device import ReportMalfunction
from sabot.engine.commands.irregularities.misdealt import ElectOption, ReportExtraCard
from sabot.engine.commands.wagering import ReduceProRata
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import load_book
from tests.engine.irregular import PLAYER_WINS, STAKE, fates, supervisor
from tests.engine.sigma import Watched

S = TypeVar("S", bound=msgspec.Struct)


def set_at(part: S, address: str, **values: object) -> S:
    """A part of a rule book with other values at an address such as `irregularities.misdeal`."""
    name, _, rest = address.partition(".")
    inner = getattr(part, name)
    changed = set_at(inner, rest, **values) if rest else replace(inner, **values)
    return replace(part, **{name: changed})


def read_otherwise(book: str, address: str, **values: object) -> RuleBook:
    return set_at(load_book(book), address, **values)


def watched_under(book: RuleBook, game: str | None = None, **changes: object) -> Watched:
    """A table under this book, with Ann at place 1, Ben at place 2 and a shoe ready to deal from."""
    table = Watched(str(book.id))
    table.book = book
    table.open(game, **changes)
    table.seat("ann", 1)
    table.seat("ben", 2)
    table.load_shoe()
    return table


# What more than one book leaves a choice about -------------------------------------------------------


def seen_card_too_many(table: Watched) -> str | None:
    """The clause by which the coup after it is without wagers, when it is."""
    table.wager("ann", "player", STAKE)
    table.deal(PLAYER_WINS, result=False)
    table.done(ReportExtraCard, card="4C", hand="player", exposed=True)
    assert table.state.shoe is not None
    assert table.state.shoe.carried is not None
    return table.state.shoe.carried_no_bet


def device_user(table: Watched) -> str:
    """What became of the wager of somebody found with a prohibited device."""
    wager = table.wager("ann", "player", STAKE)
    table.deal("9S", result=False)
    table.done(
        RuleOnContravention, supervisor(table), patron="ann", what="prohibited-device", wagers=(wager,)
    )
    return fates(table)[wager]


def three_thirds(table: Watched) -> list[int]:
    """500 dollars each of three patrons, where 1,000 may lie."""
    table.seat("cai", 3)
    for name in ("ann", "ben", "cai"):
        table.wager(name, "player", 50_000)
    table.done(ReduceProRata, bet="player")
    return [wager.cents for wager in table.coup.wagers.values()]


def everybody_leaves_a_failed_device(table: Watched) -> None:
    """The device fails with one card dealt, no other is ready, and Ann takes her only wager back."""
    wager = table.wager("ann", "player", STAKE)
    table.deal("9S", result=False)
    table.done(ReportMalfunction, approver=supervisor(table))
    table.done(ElectOption, table.patron("ann"), patron="ann", wager=wager, take_back=STAKE)
