"""The table of play as a patron reads it: what draws a third card. Nobody need know it to play."""

from typing import Final

from sabot.rulebook.games import PuntoBanco
from sabot.views.parts import View

NO_THIRD: Final = "-"
"""The column of the Banker hand's rows for a Player hand that drew none."""


class BankerRowView(View, frozen=True, kw_only=True):
    """What the Banker hand does on a point count: a letter for each column, D to draw and S to stand."""

    count: int
    does: str


class TableauView(View, frozen=True, kw_only=True):
    """The rule book's own table, row by row; a natural draws nothing and has no row."""

    player_draws: tuple[int, ...]
    player_stands: tuple[int, ...]
    columns: tuple[str, ...]
    """The Player hand's third card, `-` where it drew none."""
    banker: tuple[BankerRowView, ...]
    naturals: tuple[int, ...]
    player_rule: str
    banker_rule: str


def tableau(play: PuntoBanco) -> TableauView:
    """The table of play of a rule book."""
    naturals = play.naturals.is_
    return TableauView(
        player_draws=play.player.draws,
        player_stands=tuple(count for count in play.player.stands if count not in naturals),
        columns=(NO_THIRD, *map(str, range(10))),
        banker=tuple(
            BankerRowView(count=count, does=row)
            for count, row in enumerate(play.banker.rows)
            if count not in naturals
        ),
        naturals=naturals,
        player_rule=play.player.clause,
        banker_rule=play.banker.clause,
    )
