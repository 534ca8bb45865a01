"""Money: chips, what they can pay, and transfers that sum to zero."""

from sabot.ledger.chips import ChipError, ChipSet
from sabot.ledger.transfer import Account, LedgerError, Posting, Transfer

__all__ = ["Account", "ChipError", "ChipSet", "LedgerError", "Posting", "Transfer"]
