"""The outcome of a coup: everything about it that a bet may turn on."""

from typing import Final, Literal, NamedTuple

from sabot.rulebook.words import PairKind

Winner = Literal["player", "banker", "tie"]
Pair = PairKind | Literal["of unrecorded suits"]
UNREAD: Final = "of unrecorded suits"
"""A pair of which nobody can say whether it is mixed, coloured or perfect."""


class Outcome(NamedTuple):
    """What the finished hands show.

    A tuple of small plain values, so that coups with equal outcomes share one settlement: nothing
    that a bet pays, and nothing that is said about it, depends on more than this.
    """

    winner: Winner | None
    """None when no Player hand was dealt (Three Card Baccarat 8.2)."""
    player_points: int
    banker_points: int
    player_cards: int
    banker_cards: int
    player_natural: bool
    banker_natural: bool
    player_pair: Pair | None = None
    banker_pair: Pair | None = None
    player_pair_of: str | None = None
    banker_pair_of: str | None = None
    player_pictures: int = 0
    banker_pictures: int = 0
    player_order: int = 0
    """The place among the orders of three-card hands; 0 where hands have no order."""
    banker_order: int = 0

    @property
    def tells_suits(self) -> bool:
        """Whether every pair in it is known by its suits too."""
        return UNREAD not in (self.player_pair, self.banker_pair)

    @property
    def by(self) -> int:
        """The difference between the point counts."""
        return abs(self.player_points - self.banker_points)
