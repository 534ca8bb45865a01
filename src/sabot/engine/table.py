"""A rule book and a state, side by side: what every decision is made from."""

from functools import lru_cache

from sabot.coup import Game
from sabot.engine.people import Refusal
from sabot.engine.settings import Limits, TableSettings
from sabot.engine.state import Coup, Patron, Shoe, State
from sabot.ledger import ChipSet
from sabot.rulebook.authority import Authority
from sabot.rulebook.book import RuleBook
from sabot.rulebook.dealing import Dealing
from sabot.rulebook.games import ThreeCardDeal
from sabot.rulebook.irregularities import Irregularities
from sabot.rulebook.node import Cited
from sabot.rulebook.table import Table as TableRules
from sabot.rulebook.wagers import Wagers


class Refused(Exception):
    """Ends a decision with a refusal."""

    def __init__(
        self, reason: str, rule: Cited | str | None = None, *, approval: tuple[str, ...] = ()
    ) -> None:
        clause = clause_of(rule) if isinstance(rule, Cited) else rule
        self.refusal = Refusal(reason=reason, rule=clause, approval=tuple(map(str, approval)))
        super().__init__(str(self.refusal))


def clause_of(cited: Cited) -> str:
    """The clause, or the reading where the document is silent."""
    return cited.clause


class Table:
    """One table under one rule book, as it is now. Decisions read it and change nothing."""

    def __init__(self, book: RuleBook, state: State) -> None:
        self.book = book
        self.state = state
        self._numbered = state.issued

    def new_number(self) -> int:
        """The number of the next sign, notice or dispute of this decision."""
        self._numbered += 1
        return self._numbered

    # The rule book, whole: a table is opened under no other.

    @property
    def wager_rules(self) -> Wagers:
        assert self.book.wagers is not None
        return self.book.wagers

    @property
    def dealing_rules(self) -> Dealing:
        assert self.book.dealing is not None
        return self.book.dealing

    @property
    def authority(self) -> Authority:
        assert self.book.authority is not None
        return self.book.authority

    @property
    def irregularities(self) -> Irregularities:
        assert self.book.irregularities is not None
        return self.book.irregularities

    @property
    def table_rules(self) -> TableRules:
        assert self.book.table is not None
        return self.book.table

    # The state, where it must be there.

    @property
    def settings(self) -> TableSettings:
        if self.state.settings is None:
            raise Refused("the table is not open")
        return self.state.settings

    @property
    def limits(self) -> Limits:
        """Those by which the wagers of this coup are judged."""
        coup = self.state.coup
        if coup is not None and coup.limits is not None:
            return coup.limits
        return self.settings.limits

    @property
    def shoe(self) -> Shoe:
        if self.state.shoe is None:
            raise Refused("no cards have been brought to the table")
        return self.state.shoe

    @property
    def coup(self) -> Coup:
        if self.state.coup is None:
            raise Refused("no coup is open")
        return self.state.coup

    @property
    def without_wagers(self) -> str | None:
        """The clause by which the coup on the table, or else the next one, has no wagers."""
        coup, to_come = self.state.coup, self.state.without_wagers
        if coup is not None:
            return coup.no_bet
        return self.shoe.carried_no_bet or (to_come.rule if to_come is not None else None)

    @property
    def game(self) -> Game:
        settings = self.settings
        return _game(self.book, settings.game, settings.decks, tuple(sorted(settings.options.items())))

    @property
    def chips(self) -> ChipSet:
        return _chips(self.settings.chips)

    @property
    def deals_areas(self) -> bool:
        """Whether each wagered Player area has a hand of its own."""
        return isinstance(self.book.play.deal, ThreeCardDeal)

    @property
    def uses_shuffling_device(self) -> bool:
        return self.settings.device.kind == "shuffling-device"

    def patron(self, patron: str) -> Patron:
        known = self.state.patrons.get(patron)
        if known is None:
            raise Refused(f"{patron} is not at the table")
        return known

    def at_place(self, place: int) -> Patron | None:
        return next((one for one in self.state.patrons.values() if one.place == place), None)


@lru_cache(maxsize=256)
def _chips(denominations: tuple[int, ...]) -> ChipSet:
    return ChipSet(denominations)


@lru_cache(maxsize=256)
def _game_by_id(book: int, game: str, decks: int, options: tuple[tuple[str, str], ...]) -> Game:
    return Game(_BOOKS[book], game, decks, dict(options))


_BOOKS: dict[int, RuleBook] = {}


def _game(book: RuleBook, game: str, decks: int, options: tuple[tuple[str, str], ...]) -> Game:
    """A game is costly to build, and the same for every table with the same choices."""
    _BOOKS.setdefault(id(book), book)
    return _game_by_id(id(book), game, decks, options)
