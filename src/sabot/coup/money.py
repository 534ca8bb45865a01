"""Settling one wager in cents: what is paid, what is collected, and where each cent went."""

from fractions import Fraction
from math import ceil

import msgspec

from sabot import SabotError
from sabot.bets import Payment
from sabot.ledger import Account, ChipSet, Transfer


class StakeError(SabotError):
    """A stake that the table's chips cannot make, or that a combined bet cannot split."""


class WagerSettlement(msgspec.Struct, frozen=True):
    """What became of a wager. `net` is what the patron is up or down by; all amounts are cents."""

    stake: int
    net: int
    paid: int
    """Winnings paid in chips, after commission and rounding."""
    returned: int
    """How much of the stake came back."""
    commission: int
    rounding: int
    """What rounding up to a payable amount cost the house."""
    transfer: Transfer


def settle_wager(stake: int, payment: Payment, chips: ChipSet) -> WagerSettlement:
    """Settle a wager of `stake` cents: losers are collected, winners paid in chips.

    Where chips cannot pay the exact amount, the next higher amount that they can is paid, wager by
    wager; the difference is posted to rounding.
    """
    if stake < 1 or not chips.can_pay(stake):
        raise StakeError(f"a wager of {stake} cents cannot be made in chips of {chips}")
    if payment.parts:
        return _settle_parts(stake, payment, chips)
    if payment.fate == "loses":
        return _moved(stake, returned=0, exact=0, paid=0, commission=0)
    if payment.fate == "stands-off":
        return _moved(stake, returned=stake, exact=0, paid=0, commission=0)
    assert payment.terms is not None  # a bet that wins does so on terms
    exact = ceil(stake * payment.terms.net)
    before_commission = ceil(stake * payment.terms.odds)
    return _moved(
        stake,
        returned=stake,
        exact=exact,
        paid=chips.next_payable(exact),
        commission=before_commission - exact,
    )


def _moved(stake: int, *, returned: int, exact: int, paid: int, commission: int) -> WagerSettlement:
    rounding = paid - exact
    collected = stake - returned
    cents: dict[Account, int] = {
        "layout": -stake,
        "patron": returned + paid,
        "float": collected - exact - commission,
        "commission": commission,
        "rounding": -rounding,
    }
    return WagerSettlement(
        stake=stake,
        net=returned + paid - stake,
        paid=paid,
        returned=returned,
        commission=commission,
        rounding=rounding,
        transfer=Transfer.of(cents),
    )


def _settle_parts(stake: int, payment: Payment, chips: ChipSet) -> WagerSettlement:
    """A combined wager is split by its shares, and each part settles alone."""
    amounts = [stake * part.share for part in payment.parts]
    if not all(amount.denominator == 1 and chips.can_pay(int(amount)) for amount in amounts):
        raise StakeError(
            f"a {payment.bet.name} wager of {stake} cents does not split into "
            f"{_spoken(payment)} that chips of {chips} can make"
        )
    settled = [
        settle_wager(int(amount), part.payment, chips)
        for amount, part in zip(amounts, payment.parts, strict=True)
    ]
    postings = tuple(posting for part in settled for posting in part.transfer.postings)
    return WagerSettlement(
        stake=stake,
        net=sum(part.net for part in settled),
        paid=sum(part.paid for part in settled),
        returned=sum(part.returned for part in settled),
        commission=sum(part.commission for part in settled),
        rounding=sum(part.rounding for part in settled),
        transfer=Transfer(postings),
    )


def _spoken(payment: Payment) -> str:
    shares: list[Fraction] = [part.share for part in payment.parts]
    return ", ".join(str(share) for share in shares)
