"""The table of play: whether each hand draws a third card."""

from collections.abc import Sequence
from typing import Final, Literal

from sabot.cards import Card
from sabot.coup.hands import PointCount
from sabot.rulebook.games import PuntoBanco

HandName = Literal["player", "banker"]


class TableOfPlay:
    """A rule book's table of play, ready to say where each card of a coup goes.

    There are no optional draws: the cards already dealt decide, and nothing else does.
    """

    INITIAL: Final[tuple[HandName, ...]] = ("player", "banker", "player", "banker")

    def __init__(self, rules: PuntoBanco) -> None:
        self.rules = rules
        self._naturals = frozenset(rules.naturals.is_)
        self._draws = frozenset(rules.player.draws)
        self._banker = tuple(tuple(letter == "D" for letter in row) for row in rules.banker.rows)

    def is_natural(self, points: int) -> bool:
        """Whether two cards with this count end the drawing for both hands."""
        return points in self._naturals

    def player_draws(self, player: int, banker: int) -> bool:
        if player in self._naturals or banker in self._naturals:
            return False
        return player in self._draws

    def banker_draws(self, player: int, banker: int, player_third: int | None) -> bool:
        """`player` and `banker` count two cards; `player_third` is the value of a third, if drawn."""
        if player in self._naturals or banker in self._naturals:
            return False
        return self._banker[banker][0 if player_third is None else player_third + 1]

    def next_hand(self, dealt: Sequence[Card], count: PointCount) -> HandName | None:
        """The hand that the next card goes to; None when the coup is complete.

        `dealt` are the cards of the coup in the order they left the shoe.
        """
        if len(dealt) < 4:
            return self.INITIAL[len(dealt)]
        player, banker = count((dealt[0], dealt[2])), count((dealt[1], dealt[3]))
        player_draws = self.player_draws(player, banker)
        if player_draws and len(dealt) == 4:
            return "player"
        third = count.of_card(dealt[4]) if player_draws else None
        banker_is_due = len(dealt) == (5 if player_draws else 4)
        if banker_is_due and self.banker_draws(player, banker, third):
            return "banker"
        return None
