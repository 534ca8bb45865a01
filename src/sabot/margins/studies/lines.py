"""The lines of a bet under the names that its outcomes have, each with its odds and its clause."""

from fractions import Fraction

import msgspec

from sabot.bets.paytable import Terms
from sabot.coup import Game
from sabot.coup.explain import odds_in_words
from sabot.margins.exact.names import LOSES, STANDS_OFF, names_of
from sabot.rulebook.games import Bet, Line


class OutcomeLine(msgspec.Struct, frozen=True):
    """An outcome of a bet, what it pays, and the clause or the reading that says so."""

    name: str
    terms: Terms | None
    """None where nothing is won."""
    cited: str

    @property
    def odds(self) -> Fraction | None:
        return None if self.terms is None else self.terms.odds

    @property
    def odds_in_words(self) -> str:
        return "" if self.terms is None else odds_in_words(self.terms)


def lines_of(game: Game, bet: Bet) -> tuple[OutcomeLine, ...]:
    """The lines of a bet in this game, best first, and how it stands off or loses.

    A combined bet has none of its own: each of its parts is settled as the bet it stands on.
    """
    if bet.combines:
        return ()
    pays = [line for line in bet.pays if _applies(game, line)]
    lines = [
        OutcomeLine(name, game.paytable.terms(line), line.clause)
        for name, line in zip(names_of(pays), pays, strict=True)
    ]
    stand_offs = [line for line in bet.stands_off if _applies(game, line)]
    if stand_offs:
        lines.append(OutcomeLine(STANDS_OFF, None, ", ".join(line.clause for line in stand_offs)))
    if bet.loses is not None:
        lines.append(OutcomeLine(LOSES, None, bet.loses.clause))
    return tuple(lines)


def _applies(game: Game, line: Line) -> bool:
    return (line.games is None or game.rules.key in line.games) and game.paytable.chosen(line.given)
