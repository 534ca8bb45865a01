"""The paytable of one game: the lines that apply to it, ready to settle an outcome."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import Literal

import msgspec

from sabot import SabotError
from sabot.bets.conditions import Test, test_of, turns_on_suits
from sabot.bets.options import percentage
from sabot.bets.outcome import Outcome
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.rulebook.games import Bet, Game, Given, Line, Part, PayingLine
from sabot.rulebook.node import Cited

Fate = Literal["wins", "loses", "stands-off"]

EVEN = Fraction(0)
STAKE_LOST = Fraction(-1)


class BetError(SabotError):
    """A bet that the game does not offer."""


class Terms(msgspec.Struct, frozen=True):
    """What a winning line pays for each unit wagered."""

    odds: Fraction
    commission: Fraction = Fraction(0)
    percent: Fraction | None = None

    @property
    def net(self) -> Fraction:
        return self.odds * (1 - self.commission)


class Payment(msgspec.Struct, frozen=True, eq=False):
    """What becomes of one unit wagered on a bet, and the line and clause that say so.

    A paytable makes each of its payments once, so they are compared by identity.
    """

    bet: Bet
    fate: Fate
    net: Fraction
    cited: Cited
    line: Line | None = None
    terms: Terms | None = None
    parts: tuple["PartPayment", ...] = ()

    @property
    def clause(self) -> str:
        """The clause, or the reading where the document is silent."""
        return self.cited.clause


class PartPayment(msgspec.Struct, frozen=True):
    """The part of a combined wager that stands on another bet, and how that bet was settled."""

    share: Fraction
    payment: Payment


class _Payer(msgspec.Struct, frozen=True):
    """A bet as this game plays it: what it pays by its lines in order, and what when none applies.

    The payments are made once, so that settling a coup only looks for the line.
    """

    by_line: tuple[tuple[Test, Payment], ...]
    otherwise: Payment

    def settle(self, outcome: Outcome) -> Payment:
        for applies, payment in self.by_line:
            if applies(outcome):
                return payment
        return self.otherwise


class Paytable:
    """Every bet that a game offers with so many decks and such options."""

    def __init__(self, book: RuleBook, game: Game, decks: int, options: Mapping[str, str]) -> None:
        self.book = book
        self.game = game
        self.decks = decks
        self.options = dict(options)
        self.bets = {bet.key: bet for bet in book.bets if self._offers(bet)}
        self._combinations: dict[tuple[Payment, ...], Payment] = {}

    def __getitem__(self, key: str) -> Bet:
        bet = next((bet for name, bet in self.bets.items() if name == key), None)
        if bet is None:
            hint = nearest(key, self.bets)
            suggestion = f"; did you mean {hint!r}?" if hint else ""
            raise BetError(
                f"{self.book.id}/{self.game.key} with {self.decks} decks offers no bet {key!r}{suggestion}"
            )
        return bet

    def settle(self, outcome: Outcome) -> dict[str, Payment]:
        """Settle one unit on every bet, in the order of the rule book.

        What a bet pays by suits that nobody recorded cannot be said: then it is not among them.
        """
        unsettled = () if outcome.tells_suits else self.by_suits
        paid = {key: payer.settle(outcome) for key, payer in self._payers.items() if key not in unsettled}
        return {
            key: self._combined(bet, paid) if bet.combines else paid[key]
            for key, bet in self.bets.items()
            if key not in unsettled
        }

    @cached_property
    def by_suits(self) -> tuple[str, ...]:
        """The bets of this game that turn on the suits of cards, in the order of the rule book."""
        alone = {key for key, bet in self.bets.items() if any(map(turns_on_suits, self._decided_by(bet)))}
        return tuple(
            str(key)
            for key, bet in self.bets.items()
            if key in alone or any(part.bet in alone for part in self._parts(bet))
        )

    def _decided_by(self, bet: Bet) -> tuple[Line, ...]:
        """The lines by which a bet wins or stands off in this game."""
        return (*self.lines(bet), *(line for line in bet.stands_off if self._applies_here(line)))

    def _parts(self, bet: Bet) -> list[Part]:
        """What a combined bet stands on under the options chosen."""
        return [part for part in bet.combines if self.chosen(part.given)]

    def chosen(self, given: Given | None) -> bool:
        return given is None or self.options.get(given.option) == given.is_

    def lines(self, bet: Bet) -> tuple[PayingLine, ...]:
        """The lines of a bet that win in this game, under the options chosen."""
        return tuple(line for line in bet.pays if self._applies_here(line))

    def _offers(self, bet: Bet) -> bool:
        in_game = bet.games is None or self.game.key in bet.games
        return in_game and (bet.decks is None or self.decks in bet.decks.any_of)

    def _applies_here(self, line: Line) -> bool:
        return (line.games is None or self.game.key in line.games) and self.chosen(line.given)

    @cached_property
    def _payers(self) -> dict[str, _Payer]:
        return {key: self._payer(bet) for key, bet in self.bets.items() if not bet.combines}

    def _payer(self, bet: Bet) -> _Payer:
        assert bet.loses is not None  # the check of a rule book sees to it
        wins = [(line, self.terms(line)) for line in self.lines(bet)]
        stand_offs = [line for line in bet.stands_off if self._applies_here(line)]
        return _Payer(
            (
                *((test_of(line), Payment(bet, "stands-off", EVEN, line, line)) for line in stand_offs),
                *(
                    (test_of(line), Payment(bet, "wins", terms.net, line, line, terms))
                    for line, terms in wins
                ),
            ),
            Payment(bet, "loses", STAKE_LOST, bet.loses),
        )

    def terms(self, line: PayingLine) -> Terms:
        """What a line pays under the options chosen."""
        if line.percent_by is not None:
            percent = percentage(self.options[line.percent_by])
            return Terms(percent, percent=percent)
        commission = line.commission or Fraction(0)
        if line.odds_by is not None:
            option = next(known for known in self.book.options if known.key == line.odds_by.option)
            return Terms(line.odds_by.odds[option.choices.index(self.options[option.key])], commission)
        assert line.odds is not None  # the check of a rule book sees to it
        return Terms(line.odds, commission)

    def _combined(self, bet: Bet, paid: Mapping[str, Payment]) -> Payment:
        """Each part settles alone; the whole is their sum."""
        chosen = self._parts(bet)
        payments = tuple([paid[part.bet] for part in chosen])
        known = self._combinations.get(payments)
        if known is not None and known.bet is bet:
            return known
        parts = tuple(
            PartPayment(part.share, payment) for part, payment in zip(chosen, payments, strict=True)
        )
        net = sum((part.share * part.payment.net for part in parts), EVEN)
        fate: Fate = "wins" if net > 0 else "loses" if net < 0 else "stands-off"
        combined = Payment(bet, fate, net, bet, parts=parts)
        self._combinations[payments] = combined
        return combined
