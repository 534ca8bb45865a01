"""A run: what was asked for, and what has been tallied of it so far."""

import secrets
from typing import Final

import msgspec

from sabot.coup import Game
from sabot.margins.simulate.plain import Mode, PlainGame, SimulationError, extent, plain
from sabot.margins.simulate.tally import Tally, outcomes_of
from sabot.margins.simulate.unit import WorkUnit

MOST_COUPS: Final = 10**15

SEED_BITS: Final = 53
"""A seed that nobody chose is no longer than what every reader of JSON keeps whole."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a run is to do: enough to do it again."""

    game: str
    """The game by its id, or as it was called on the command line."""
    options: dict[str, str]
    burn: str | None
    plain: PlainGame
    coups: int
    """So many at least: the last shoe is dealt to its end."""
    seed: int


class Run(msgspec.Struct, frozen=True):
    """A run so far. The shoes dealt are always the first ones, so it can be taken up again."""

    request: Request
    tally: Tally

    @property
    def finished(self) -> bool:
        return self.tally.coups >= self.request.coups

    def with_coups(self, coups: int) -> "Run":
        """The same run, to go on for more coups or to end sooner."""
        _must_be_some(coups)
        return Run(msgspec.structs.replace(self.request, coups=coups), self.tally)

    def unit(self, first: int, shoes: int) -> WorkUnit:
        """So many shoes of the run from the first one on."""
        return WorkUnit(game=self.request.plain, seed=self.request.seed, first=first, shoes=shoes)

    def shoes_certainly_needed(self, under_way: int) -> int:
        """The fewest shoes that must be dealt beside those under way, however many coups they have.

        A run that only ever deals shoes that it certainly needs ends with the same shoe, however
        its units were cut and whichever was done first: the one that its last coup falls in.
        """
        most = extent(self.request.plain).most_coups
        missing = self.request.coups - self.tally.coups - most * under_way
        return max(0, -(-missing // most))


def begin(
    game: Game,
    coups: int,
    mode: Mode = "shoe",
    seed: int | None = None,
    *,
    burn: str | None = None,
    behind: int | None = None,
    called: str | None = None,
) -> Run:
    """A run of which nothing is done yet; without a seed it takes one from the operating system."""
    _must_be_some(coups)
    in_numbers = plain(game, mode, burn, behind)
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    request = Request(
        game=called or game.id,
        options=dict(game.options),
        burn=burn,
        plain=in_numbers,
        coups=coups,
        seed=chosen,
    )
    run = Run(request, Tally.empty(outcomes_of(in_numbers)))
    run.unit(0, 0)  # refuses a seed that is none
    return run


def _must_be_some(coups: int) -> None:
    if not 1 <= coups <= MOST_COUPS:
        raise SimulationError(f"a simulation has 1 to {MOST_COUPS:,} coups, not {coups:,}")
