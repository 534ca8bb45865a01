"""The report of a game: its margins and every study of it, gathered to be laid out as one page."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from sabot.coup import Game
from sabot.margins.exact import BetMargin, margins
from sabot.margins.studies.bankroll import Bankroll, bankroll
from sabot.margins.studies.counting import Counting, best_countings
from sabot.margins.studies.decks import Decks, decks
from sabot.margins.studies.depth import Depth, depth
from sabot.margins.studies.lines import OutcomeLine, lines_of
from sabot.margins.studies.plans import Flat, Plan
from sabot.margins.studies.removal import Removal, removal
from sabot.margins.studies.study import About, Progress

UNITS: Final = 100
"""What the bankrolls of a report begin with."""

EVENING: Final = 240
"""Coups of an evening: three or four hours."""

BANKROLLS: Final = 10_000

Told = Callable[[str], Progress]
"""Asked, for each part of a report, whom to tell how it goes on."""


class ReportLine(NamedTuple):
    """An outcome of a bet: what it pays by which clause, how often it comes, what it adds to the net."""

    line: OutcomeLine
    probability: Fraction
    adds: Fraction


class Report(NamedTuple):
    """A game's mathematics, all of it."""

    about: About
    document: str
    """The title and the version of the rule book."""
    margins: dict[str, BetMargin]
    lines: dict[str, tuple[ReportLine, ...]]
    decks: Decks
    removal: Removal
    depth: Depth
    counting: tuple[Counting, ...]
    """By the best count of each bet, the bet that a perfect player wins most on first."""
    bankrolls: tuple[Bankroll, ...]
    """An evening of one unit on each main bet in turn."""


def report(game: Game, shoes: int = 2000, seed: int = 1, told: Told | None = None) -> Report:
    """Gather every study of a game; `shoes` are dealt for each study that deals."""

    def progress(what: str) -> Progress | None:
        return None if told is None else told(what)

    about, book = About.of(game), game.book.document
    exact = margins(game)
    counted = best_countings(game, None, shoes, seed, progress("counting"))
    main = about.sides or dict.fromkeys(list(about.bets)[:1])
    return Report(
        about=about,
        document=f"{book.title}, version {book.version}",
        margins=exact,
        lines={bet: _lines(game, bet, margin) for bet, margin in exact.items()},
        decks=decks(game, None, progress("decks")),
        removal=removal(game, None, None, progress("cards removed")),
        depth=depth(game, None, None, shoes, seed, progress("cutting card")),
        counting=tuple(sorted(counted, key=lambda one: one.perfect.gain, reverse=True)),
        bankrolls=tuple(
            bankroll(
                game, Plan(Flat({bet: 1})), UNITS, EVENING, BANKROLLS, seed, progress(f"bankrolls, {bet}")
            )
            for bet in main
        ),
    )


def _lines(game: Game, bet: str, margin: BetMargin) -> tuple[ReportLine, ...]:
    return tuple(
        ReportLine(line, margin.outcomes[line.name], margin.outcomes[line.name] * margin.nets[line.name])
        for line in lines_of(game, game.paytable[bet])
    )
