"""The simulator held against the exact engine, cell by cell, over 1e9 coups: ``make chisquare``.

Two comparisons of each game. The coups always dealt must agree with a fresh shoe in every cell; all coups
together need not, since whether the last ones are dealt depends on the cards before them.
"""

import sys
from math import inf
from typing import NamedTuple

from sabot.margins.simulate import Fit, Tally, extent, fit, simulate
from sabot.rulebooks import open_game

SEED = 20_260_731
COUPS = 1_250_000_000
"""Of each game, so many that those always dealt are a thousand million at least."""

FARTHEST = 4.0


class Setting(NamedTuple):
    game: str
    decks: int


SETTINGS = (
    Setting("crown-baccarat/traditional", 8),
    Setting("star-baccarat/baccarat", 3),
    Setting("star-three-card-baccarat/three-card", 8),
)


def main() -> int:
    coups = int(float(sys.argv[1])) if len(sys.argv) > 1 else COUPS
    print(f"chi-square over all outcome cells, seed {SEED}, {coups:,} coups of full shoes each")
    worst = 0.0
    for game_id, decks in SETTINGS:
        game = open_game(game_id, decks)
        run = simulate(game, coups, seed=SEED)
        always = extent(run.request.plain).fewest_coups
        print(f"{game_id}, {decks} decks")
        of_certain = fit(game, run.tally)
        tell(f"the first {always} coups of each shoe", int(run.tally.certain.sum()), of_certain)
        together = Tally(run.tally.shoes, run.tally.counts, run.tally.later * 0)
        tell("all coups, the cutting card's bias in them", run.tally.coups, fit(game, together))
        worst = max(worst, inf if of_certain.z is None else abs(of_certain.z))
    held = worst < FARTHEST
    print(
        f"largest |z| of the coups always dealt: {worst:.2f}, {'below' if held else 'NOT below'} {FARTHEST:g}"
    )
    return 0 if held else 1


def tell(which: str, coups: int, found: Fit) -> None:
    z = "none, of too few coups" if found.z is None else f"{found.z:+.2f}"
    print(
        f"  {which:44} {coups:13,} coups, {found.outcomes:,} cells, chi-square {found.chi_square:,.1f} on "
        f"{found.degrees_of_freedom:,}, z {z}"
    )


if __name__ == "__main__":
    sys.exit(main())
