"""What each bet of a game makes of each cell, asked of the game once.

Every bet has a table from cells to its outcomes: the cells of results, the pair codes, both
together where it turns on both, or the cells of two orders. The game settles an outcome for each,
so a paytable changed in a rule book changes the table.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import lcm
from typing import Final, Literal

import msgspec

from sabot.bets import Fate, Payment
from sabot.coup import Game
from sabot.margins.cells import (
    CELLS,
    ORDER_CELLS,
    PAIR_CODES,
    possible_pair_codes,
    punto_banco_outcome,
    three_card_outcome,
)
from sabot.margins.exact.names import LOSES, STANDS_OFF, name_of_net, names_of
from sabot.margins.exact.reference import POINTS, third_cards
from sabot.margins.exact.rules import PuntoBancoRules, Rules, rules_of
from sabot.rulebook.games import Bet, Line
from sabot.rulebook.words import When

TurnsOn = Literal["cells", "pairs", "joint", "orders"]
"""What a bet turns on: results, pairs, both together, or the orders of three-card hands."""

SIZES: Final[dict[TurnsOn, int]] = {
    "cells": CELLS,
    "pairs": PAIR_CODES,
    "joint": CELLS * PAIR_CODES,
    "orders": ORDER_CELLS,
}


Payments = dict[int, dict[str, Payment]]
"""What every bet is paid, by the number of a cell."""


class BetOutcome(msgspec.Struct, frozen=True):
    """One way that a wager can end, and what a unit on it is then up or down by."""

    name: str
    fate: Fate
    net: Fraction


class BetTable(msgspec.Struct, frozen=True, eq=False):
    """The outcomes of a bet, and which of them each cell brings."""

    bet: str
    turns_on: TurnsOn
    outcomes: tuple[BetOutcome, ...]
    outcome_of: tuple[int, ...]
    """By cell; with pairs, by cell and pair code. Cells that cannot come about bring the first."""
    unit: int
    """The part of a wager, as one over this, of which every net is a whole number."""
    nets: tuple[int, ...]
    """What each outcome nets, in such parts."""


class GameTables(msgspec.Struct, frozen=True, eq=False):
    """The rules of a game, and the tables of its bets in the order of the rule book."""

    rules: Rules
    bets: dict[str, BetTable]


@lru_cache(64)
def tables_of(game: Game) -> GameTables:
    """The tables of every bet that a game offers."""
    rules = rules_of(game)
    settled = _Settled(game, rules)
    return GameTables(rules, {key: _table(game, bet, settled) for key, bet in game.paytable.bets.items()})


class _Settled:
    """What a game pays on each cell, settled once for all its bets."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self._game = game
        self._rules = rules
        self._known: dict[TurnsOn, Payments] = {}

    def on(self, what: TurnsOn) -> Payments:
        """The payments on every cell that can come about, by its number in tables of `what`."""
        if what not in self._known:
            self._known[what] = self._settle(what)
        return self._known[what]

    def _settle(self, what: TurnsOn) -> Payments:
        rules, settle = self._rules, self._game.settle
        if not isinstance(rules, PuntoBancoRules):
            return {number: settle(three_card_outcome(number)) for number in range(ORDER_CELLS)}
        cells, naturals = possible_cells(rules), rules.naturals
        if what == "cells":
            return {number: settle(punto_banco_outcome(number, 0, naturals)) for number in cells}
        if what == "pairs":
            return {
                code: settle(punto_banco_outcome(cells[0], code, naturals)) for code in possible_pair_codes()
            }
        return self._settle_jointly(rules)

    def _settle_jointly(self, rules: PuntoBancoRules) -> Payments:
        """Every result with every pair code; those that pay alike on all they turn on are settled once."""
        cells = self._alike("cells")
        codes = self._alike("pairs")
        paid: dict[tuple[int, int], dict[str, Payment]] = {}
        for number, code in product(set(cells.values()), set(codes.values())):
            paid[number, code] = self._game.settle(punto_banco_outcome(number, code, rules.naturals))
        return {
            number * PAIR_CODES + code: paid[cells[number], codes[code]]
            for number, code in product(cells, codes)
        }

    def _alike(self, what: TurnsOn) -> dict[int, int]:
        """For each cell, the first one on which every bet that turns on no more is paid alike.

        A combined bet is the sum of such bets. A bet with lines of both sorts is no sum, and a game
        that has one is settled on every cell.
        """
        bets = self._game.paytable.bets
        found = {key: turns_on(self._game, bet) for key, bet in bets.items()}
        if any(found[key] == "joint" and not bet.combines for key, bet in bets.items()):
            return {number: number for number in self.on(what)}
        simple = [key for key, of in found.items() if of == what]
        first: dict[tuple[int, ...], int] = {}
        return {
            number: first.setdefault(tuple(id(payments[key]) for key in simple), number)
            for number, payments in self.on(what).items()
        }


def possible_cells(rules: PuntoBancoRules) -> list[int]:
    """The cells that the table of play can end in."""
    plenty = [2] * 10
    found: set[int] = set()
    for totals in product(POINTS, POINTS):
        found.update(number for number, _ in third_cards(rules, totals, plenty, 2, lambda _one, _other: 1))
    return sorted(found)


# What a bet turns on -----------------------------------------------------------------------------


def turns_on(game: Game, bet: Bet) -> TurnsOn:
    """What a bet of a game turns on, by the contingencies of its lines and its parts."""
    if not isinstance(rules_of(game), PuntoBancoRules):
        return "orders"
    by_pair = {_is_of_pairs(line.when) for part in _simple(game, bet) for line in _lines(game, part)}
    if by_pair == {True}:
        return "pairs"
    return "joint" if True in by_pair else "cells"


def _is_of_pairs(when: When) -> bool:
    """Whether a contingency turns on the first two cards of the hands by rank, and on nothing else."""
    match when:
        case "player-pair" | "banker-pair" | "one-pair" | "both-pairs" | "pairs-same-rank":
            return True
        case "player-wins" | "banker-wins" | "tie" | "banker-three-pictures" | "banker-points":
            return False


def _simple(game: Game, bet: Bet) -> list[Bet]:
    """The bets that a combined one stands on; of any other, the bet itself."""
    if not bet.combines:
        return [bet]
    return [game.paytable[part.bet] for part in bet.combines if game.paytable.chosen(part.given)]


def _lines(game: Game, bet: Bet) -> list[Line]:
    return [line for line in (*bet.pays, *bet.stands_off) if _applies(game, line)]


def _applies(game: Game, line: Line) -> bool:
    return (line.games is None or game.rules.key in line.games) and game.paytable.chosen(line.given)


# The tables --------------------------------------------------------------------------------------


def _table(game: Game, bet: Bet, settled: _Settled) -> BetTable:
    what = turns_on(game, bet)
    paid = {number: payments[bet.key] for number, payments in settled.on(what).items()}
    outcomes, place_of = _of_nets(paid.values()) if bet.combines else _of_lines(game, bet)
    outcome_of = [0] * SIZES[what]
    for number, payment in paid.items():
        outcome_of[number] = place_of(payment)
    unit = lcm(*(outcome.net.denominator for outcome in outcomes))
    nets = tuple(int(outcome.net * unit) for outcome in outcomes)
    return BetTable(bet.key, what, outcomes, tuple(outcome_of), unit, nets)


Outcomes = tuple[tuple[BetOutcome, ...], Callable[[Payment], int]]


def _of_lines(game: Game, bet: Bet) -> Outcomes:
    """The outcomes of a bet: each line that pays, a stand-off where there can be one, and losing."""
    pays = [line for line in bet.pays if _applies(game, line)]
    outcomes = [
        BetOutcome(name, "wins", game.paytable.terms(line).net)
        for name, line in zip(names_of(pays), pays, strict=True)
    ]
    if any(_applies(game, line) for line in bet.stands_off):
        outcomes.append(BetOutcome(STANDS_OFF, "stands-off", Fraction(0)))
    outcomes.append(BetOutcome(LOSES, "loses", Fraction(-1)))
    places = {id(line): place for place, line in enumerate(pays)}
    last = len(outcomes) - 1

    def place_of(payment: Payment) -> int:
        if payment.fate == "wins":
            return places[id(payment.line)]
        return last if payment.fate == "loses" else last - 1

    return tuple(outcomes), place_of


def _of_nets(payments: Iterable[Payment]) -> Outcomes:
    """The outcomes of a combined bet: one for each net that its parts can come to, the best first."""
    fates = {payment.net: payment.fate for payment in payments}
    nets = sorted(fates, reverse=True)
    places = {net: place for place, net in enumerate(nets)}
    outcomes = tuple(BetOutcome(name_of_net(net), fates[net], net) for net in nets)
    return outcomes, lambda payment: places[payment.net]
