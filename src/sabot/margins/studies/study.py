"""What every study has: the game it is about, its data as rows, and how it refuses."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from sabot import SabotError
from sabot.bets import Winner
from sabot.coup import Game
from sabot.rulebook.games import Bet
from sabot.rulebook.words import When

Progress = Callable[[int, int], object]
"""Told how many are done, and of how many, as a long study goes on."""

Cell = str | int | float | None


class StudyError(SabotError):
    """A study that cannot be made as it was asked for."""


class Rows(NamedTuple):
    """The data behind a study, as a spreadsheet takes it."""

    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]


class About(msgspec.Struct, frozen=True):
    """The game that a study is about, as it was played."""

    game: str
    name: str
    casino: str
    decks: int
    options: dict[str, str]
    bets: dict[str, str]
    """The names of its bets."""
    sides: dict[str, Winner]
    """The main bets, each on one way that a coup can end."""

    @classmethod
    def of(cls, game: Game) -> "About":
        bets = game.paytable.bets
        sides = {key: _side(bet) for key, bet in bets.items()}
        return cls(
            game.id,
            game.rules.name,
            game.book.document.casino,
            game.decks,
            dict(game.options),
            {key: bet.name for key, bet in bets.items()},
            {key: side for key, side in sides.items() if side is not None},
        )

    @property
    def title(self) -> str:
        return f"{self.name}, {self.casino}"

    @property
    def said(self) -> str:
        """The game, its decks and its options in words."""
        return f"{self.title}, {self.setting}"

    @property
    def setting(self) -> str:
        """The decks and the options in words."""
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join([f"{self.decks} decks", *chosen])


def must_have_folder(path: Path) -> None:
    """Refuse a file in a folder that is not there, before a long study rather than after it."""
    if not path.parent.is_dir():
        raise StudyError(f"{path}: there is no folder {path.parent}")


def _side(bet: Bet) -> Winner | None:
    """The one way to end that a main bet is on."""
    if bet.kind != "main":
        return None
    sides: dict[When, Winner] = {"player-wins": "player", "banker-wins": "banker", "tie": "tie"}
    on = {sides.get(line.when) for line in bet.pays}
    return on.pop() if len(on) == 1 else None


def chosen_bets(game: Game, bets: Iterable[str] | None) -> tuple[str, ...]:
    """The bets named, each once, or all of the game; one that it does not offer is refused."""
    if bets is None:
        return tuple(game.paytable.bets)
    return tuple(dict.fromkeys(game.paytable[bet].key for bet in bets))
