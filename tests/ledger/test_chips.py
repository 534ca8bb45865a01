"""Chip sets: which amounts they pay, against counting by hand and by brute force."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.ledger import ChipError, ChipSet

TABLE = ChipSet((250, 500, 2500, 10000, 50000))

denominations = st.sets(st.integers(min_value=1, max_value=40), min_size=1, max_size=4).map(tuple)
amounts = st.integers(min_value=0, max_value=400)


def payable(chips: tuple[int, ...], most: int) -> list[bool]:
    """For each amount up to `most`, whether chips make it up: one chip more than a smaller amount."""
    can = [True] + [False] * most
    for amount in range(1, most + 1):
        can[amount] = any(chip <= amount and can[amount - chip] for chip in chips)
    return can


@given(denominations, amounts)
def test_can_pay_agrees_with_building_the_amount_chip_by_chip(chips: tuple[int, ...], amount: int) -> None:
    assert ChipSet(chips).can_pay(amount) is payable(chips, amount)[amount]


@pytest.mark.clauses("star-baccarat", "5.8")
@pytest.mark.clauses("crown-baccarat", "7.3")
@pytest.mark.clauses("star-premium-baccarat", "5.7")
@pytest.mark.clauses("star-three-card-baccarat", "5.11")
@given(denominations, amounts)
def test_5_8_next_payable_is_the_least_amount_not_below_that_chips_make(
    chips: tuple[int, ...], amount: int
) -> None:
    can = payable(chips, amount + max(chips))
    expected = next(paid for paid in range(amount, len(can)) if can[paid])

    assert ChipSet(chips).next_payable(amount) == expected


@given(denominations, amounts)
def test_chips_paid_out_add_up_to_the_amount(chips: tuple[int, ...], amount: int) -> None:
    chip_set = ChipSet(chips)
    paid = chip_set.in_chips(chip_set.next_payable(amount))

    assert sum(chip * count for chip, count in paid.items()) == chip_set.next_payable(amount)
    assert all(count > 0 for count in paid.values())
    assert set(paid) <= set(chips)


@given(amounts.map(lambda n: n * 250))
def test_where_chips_divide_one_another_the_fewest_are_paid_out(amount: int) -> None:
    """Below the largest chip, no denomination comes as often as would make up the next."""
    paid = TABLE.in_chips(amount)

    for chip, larger in zip((250, 500, 2500, 10000), (500, 2500, 10000, 50000), strict=True):
        assert paid.get(chip, 0) * chip < larger


def test_chips_come_large_ones_first_as_a_dealer_cuts_them_out() -> None:
    assert TABLE.in_chips(63_750) == {50_000: 1, 10_000: 1, 2_500: 1, 500: 2, 250: 1}
    assert list(TABLE.in_chips(63_750)) == [50_000, 10_000, 2_500, 500, 250]
    assert TABLE.in_chips(0) == {}


def test_chips_that_do_not_divide_one_another_still_pay_exactly() -> None:
    """A greedy hand would take a 500 first and be left with 100, which $2.00 and $5.00 chips cannot pay."""
    odd = ChipSet((200, 500))

    assert odd.in_chips(600) == {200: 3}
    assert odd.in_chips(1100) == {500: 1, 200: 3}
    assert [amount for amount in range(0, 1000, 100) if not odd.can_pay(amount)] == [100, 300]


@pytest.mark.parametrize(
    ("cents", "paid"), [(0, 0), (1, 250), (250, 250), (251, 500), (4750, 4750), (4751, 5000)]
)
def test_next_payable_by_hand(cents: int, paid: int) -> None:
    assert TABLE.next_payable(cents) == paid


@settings(deadline=None)
@given(
    st.sets(st.integers(min_value=1, max_value=10_000), min_size=1, max_size=6).map(tuple),
    st.integers(0, 10**7),
)
def test_large_amounts_are_paid_out_too(chips: tuple[int, ...], amount: int) -> None:
    chip_set = ChipSet(chips)
    paid = chip_set.in_chips(chip_set.next_payable(amount))

    assert amount <= sum(chip * count for chip, count in paid.items()) < amount + min(chips)


@pytest.mark.parametrize("wrong", [(), (0,), (-100, 100), (100, 0)])
def test_what_is_no_chip_set_is_refused(wrong: tuple[int, ...]) -> None:
    with pytest.raises(ChipError, match="one denomination or more, each of a cent or more"):
        ChipSet(wrong)


@pytest.mark.parametrize("cents", [-250, 100, 251])
def test_an_amount_that_chips_cannot_make_is_not_paid_out(cents: int) -> None:
    assert not TABLE.can_pay(cents)
    with pytest.raises(ChipError, match=f"{cents} cents cannot be paid in chips of"):
        TABLE.in_chips(cents)


def test_denominations_are_kept_in_order_and_once() -> None:
    assert ChipSet((500, 250, 500)).denominations == (250, 500)
    assert ChipSet((500, 250)).smallest == 250


def test_every_pair_of_small_denominations_pays_what_brute_force_pays() -> None:
    for chips in product(range(1, 13), repeat=2):
        can = payable(chips, 200)
        chip_set = ChipSet(chips)
        assert [chip_set.can_pay(amount) for amount in range(201)] == can


@pytest.mark.parametrize(
    ("denominations", "spoken"),
    [((1,), "$0.01"), ((500, 100), "$1 and $5"), ((50, 100, 100_000), "$0.50, $1 and $1,000")],
)
def test_chips_are_spoken_of_in_dollars(denominations: tuple[int, ...], spoken: str) -> None:
    assert str(ChipSet(denominations)) == spoken


@pytest.mark.parametrize(
    ("chips", "cents", "least", "most"),
    [
        ((100, 500), 275, 300, 200),
        ((100, 500), 300, 300, 300),
        ((100,), 75, 100, 0),
        ((500, 700), 1_300, 1_400, 1_200),  # 5 and 7 make 12 and 14, and not 13
        ((500, 700), 600, 700, 500),
    ],
)
def test_the_payable_amounts_on_either_side(
    chips: tuple[int, ...], cents: int, least: int, most: int
) -> None:
    table = ChipSet(chips)
    assert (table.next_payable(cents), table.last_payable(cents)) == (least, most)
