"""One coup: how its cards fall, what the hands show, what each wager is paid, and why."""

from sabot.coup.deal import Coup, DealError
from sabot.coup.game import DecksError, Game, UnknownGameError
from sabot.coup.money import StakeError, WagerSettlement, settle_wager

__all__ = [
    "Coup",
    "DealError",
    "DecksError",
    "Game",
    "StakeError",
    "UnknownGameError",
    "WagerSettlement",
    "settle_wager",
]
