"""The accounts of a table, and postings between them. Every group of postings sums to zero."""

from collections.abc import Mapping
from typing import Final

from sabot.engine.events.base import Posting
from sabot.engine.settings import Cents, Instrument

FLOAT: Final = "float"
LAYOUT: Final = "layout"
TOKENS_ON_LAYOUT: Final = "layout-tokens"
DROP: Final = "drop"
OPENER: Final = "opener"
FILLS: Final = "fills"
CREDITS: Final = "credits"
ROUNDING: Final = "rounding"
HOUSE: Final = "house"
"""What is written down against the house without a chip moving: rounding given, commission owed to it."""
COUNT_DIFFERENCE: Final = "count-difference"
TERMINAL: Final = "terminal"
"""What a cashless terminal at the table took for chips; it does not lie in the drop box."""
CAGE: Final = "cage"
"""What the sessions of a table that have ended brought to the cage and took from it."""
OF_A_SESSION: Final = (OPENER, FILLS, CREDITS, DROP, TERMINAL, COUNT_DIFFERENCE)
OUTSIDE: Final = "outside"
"""Chips that patrons bring to the table and take away from it."""
CASH: Final = "cash"
CASHLESS: Final = "cashless"
"""What patrons paid with at cashless terminals."""
VOUCHERS: Final = "vouchers"
"""What the casino gave away in vouchers that were changed into chips."""
TOKENS_ISSUED: Final = "tokens-issued"

_OWED: Final = "commission-owed:"


def chips(patron: str) -> str:
    return f"chips:{patron}"


def tokens(patron: str) -> str:
    return f"tokens:{patron}"


def purse(patron: str, instrument: Instrument) -> str:
    """Where a patron's money of a kind is."""
    return chips(patron) if instrument == "chips" else tokens(patron)


def on_layout(instrument: Instrument) -> str:
    return LAYOUT if instrument == "chips" else TOKENS_ON_LAYOUT


def commission_owed_by(patron: str) -> str:
    return f"{_OWED}{patron}"


def payable(patron: str) -> str:
    """What the house still owes a patron who was paid too little."""
    return f"payable:{patron}"


def receivable(patron: str) -> str:
    """What a patron who was paid too much still owes the house."""
    return f"receivable:{patron}"


def commission_owed(books: Mapping[str, Cents]) -> dict[str, Cents]:
    """Deferred commission by patron."""
    return {
        account.removeprefix(_OWED): cents
        for account, cents in books.items()
        if account.startswith(_OWED) and cents
    }


def moved(source: str, target: str, cents: Cents) -> tuple[Posting, ...]:
    """Cents taken from one account and put into another; nothing when there are none."""
    if cents == 0:
        return ()
    return Posting(source, -cents), Posting(target, cents)
