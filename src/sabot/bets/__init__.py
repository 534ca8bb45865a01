"""Bets: what each turns on, what it pays, and how one wager on it is settled."""

from sabot.bets.options import OptionError, chosen_options
from sabot.bets.outcome import Outcome, Winner
from sabot.bets.paytable import BetError, Fate, Payment, Paytable

__all__ = [
    "BetError",
    "Fate",
    "OptionError",
    "Outcome",
    "Payment",
    "Paytable",
    "Winner",
    "chosen_options",
]
