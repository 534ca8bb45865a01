"""Exact margins: the probability of every outcome of every bet, as a fraction, from any composition.

>>> from sabot.margins.exact import margins
>>> from sabot.rulebooks import open_game
>>> banker = margins(open_game("crown-baccarat/traditional"))["banker"]
>>> banker.outcomes["Banker wins"]
Fraction(8954111587648, 19524993263685)
>>> f"{float(banker.margin):.4%}"
'1.0579%'

Two engines count, and agree to the last integer. The compiled one keeps 64-bit integers, which hold
every count of up to 1,450 cards (N(N-1)(N-2)(N-3)(N-4)(N-5) below 2 to the 63rd); beyond that the
reference engine counts in its place, in plain Python, where integers have no bound.

Many compositions at once, such as a shoe followed card by card, are for `sabot.margins.exact.batch`.
"""

from collections.abc import Iterable
from fractions import Fraction

from sabot.cards import Composition
from sabot.coup import Game
from sabot.margins.composition import must_deal
from sabot.margins.exact.engines import Engine, tally
from sabot.margins.exact.margin import BetMargin
from sabot.margins.exact.rules import MarginError, held_by, sequences
from sabot.margins.exact.tables import tables_of

__all__ = ["BetMargin", "Engine", "MarginError", "distribution", "margins"]


def margins(
    game: Game,
    composition: Composition | None = None,
    engine: Engine = "compiled",
    bets: Iterable[str] | None = None,
) -> dict[str, BetMargin]:
    """The margin of every bet of a game, or of those named, in the order of the rule book.

    `composition` is what is left in the shoe, of which any six cards are dealt next; a fresh shoe
    of the game's decks, when not given. Fewer than six cards are refused.
    """
    left = Composition.of_decks(game.decks) if composition is None else composition
    must_deal(left)
    tables = tables_of(game)
    wanted = set(tables.bets) if bets is None else {game.paytable[bet].key for bet in bets}
    chosen = tuple(table for bet, table in tables.bets.items() if bet in wanted)
    held = held_by(left)
    total = sequences(left.total)
    tallied = tally(tables.rules, held, chosen, engine)
    # the compiled engine leaves noughts behind a bet's last outcome
    return {
        table.bet: BetMargin(table, tuple(tallied[table.bet][: len(table.outcomes)]), total)
        for table in chosen
    }


def distribution(
    game: Game,
    composition: Composition | None = None,
    engine: Engine = "compiled",
    bets: Iterable[str] | None = None,
) -> dict[str, dict[str, Fraction]]:
    """The probability of every outcome of every bet, or of those named, by the outcome's name."""
    return {bet: margin.outcomes for bet, margin in margins(game, composition, engine, bets).items()}
