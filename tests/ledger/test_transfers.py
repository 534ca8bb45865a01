"""Transfers: money moves between accounts and none is made."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.ledger import Account, LedgerError, Posting, Transfer

ACCOUNTS: tuple[Account, ...] = ("patron", "layout", "float", "commission", "rounding")

postings = st.builds(Posting, st.sampled_from(ACCOUNTS), st.integers(-10_000, 10_000))


@given(st.lists(postings, max_size=6))
def test_postings_that_sum_to_zero_are_taken_and_no_others(listed: list[Posting]) -> None:
    total = sum(posting.cents for posting in listed)
    if total == 0:
        assert Transfer(tuple(listed)).postings == tuple(listed)
    else:
        with pytest.raises(LedgerError, match=f"sum to zero, not {total}"):
            Transfer(tuple(listed))


@given(st.lists(postings, max_size=6))
def test_an_account_holds_the_sum_of_its_postings(listed: list[Posting]) -> None:
    total = sum(posting.cents for posting in listed)
    transfer = Transfer((*listed, Posting("float", -total)))

    assert sum(transfer.cents(account) for account in ACCOUNTS) == 0
    assert transfer.cents("patron") == sum(p.cents for p in listed if p.account == "patron")


def test_accounts_on_which_nothing_moves_are_left_out() -> None:
    transfer = Transfer.of({"patron": 100, "layout": -100, "rounding": 0})

    assert transfer.postings == (Posting("patron", 100), Posting("layout", -100))
    assert transfer.cents("rounding") == 0


def test_one_posting_alone_is_refused() -> None:
    with pytest.raises(LedgerError, match="not 5"):
        Transfer.of({"patron": 5})
