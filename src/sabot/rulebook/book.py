"""A rule book: one approved document, as data."""

from typing import Final

from sabot.rulebook.authority import Authority, Role
from sabot.rulebook.dealing import Dealing
from sabot.rulebook.document import Document, Names, Reading
from sabot.rulebook.games import Bet, Game, Option, Play
from sabot.rulebook.irregularities import Irregularities
from sabot.rulebook.node import Node
from sabot.rulebook.shoe import Cards
from sabot.rulebook.table import Table
from sabot.rulebook.wagers import Wagers


class RuleBook(Node, frozen=True, kw_only=True):
    """Everything one document decides.

    The first group is what it takes to deal, settle and explain a coup. A book that is to run a
    table needs the second group too, whole; an author may write the first alone and have the
    mathematics.
    """

    id: str
    document: Document
    names: Names
    games: tuple[Game, ...]
    options: tuple[Option, ...] = ()
    play: Play
    bets: tuple[Bet, ...]
    cards: Cards
    readings: tuple[Reading, ...] = ()

    roles: tuple[Role, ...] = ()
    table: Table | None = None
    wagers: Wagers | None = None
    dealing: Dealing | None = None
    authority: Authority | None = None
    irregularities: Irregularities | None = None

    def game(self, key: str) -> Game | None:
        return next((game for game in self.games if game.key == key), None)

    def bet(self, key: str) -> Bet | None:
        return next((bet for bet in self.bets if bet.key == key), None)

    def missing_for_a_table(self) -> tuple[str, ...]:
        """The parts that this book still lacks before a table can be opened under it."""
        return tuple(part for part in TABLE_PARTS if not getattr(self, part))


TABLE_PARTS: Final = ("roles", "table", "wagers", "dealing", "authority", "irregularities")
