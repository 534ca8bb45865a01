"""Transfers of money between accounts, in integer cents."""

from collections.abc import Mapping
from typing import Literal

import msgspec

Account = Literal["patron", "layout", "float", "commission", "rounding"]


class LedgerError(ValueError):
    """A transfer that does not balance."""


class Posting(msgspec.Struct, frozen=True):
    """Cents put into an account; a negative amount takes them out."""

    account: Account
    cents: int


class Transfer(msgspec.Struct, frozen=True):
    """Postings that together move money and make none."""

    postings: tuple[Posting, ...]

    def __post_init__(self) -> None:
        total = sum(posting.cents for posting in self.postings)
        if total != 0:
            raise LedgerError(f"the postings of a transfer sum to zero, not {total}")

    @classmethod
    def of(cls, cents: Mapping[Account, int]) -> "Transfer":
        """A transfer from amounts by account; accounts that nothing moves on are left out."""
        return cls(tuple(Posting(account, amount) for account, amount in cents.items() if amount))

    def cents(self, account: Account) -> int:
        return sum(posting.cents for posting in self.postings if posting.account == account)
