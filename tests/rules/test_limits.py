"""A wager found outside the limits after cards were dealt: what each book says of it, and the clause."""

import pytest

from sabot.coup.limits import AtRisk, BetLimits, LimitsError, found_after_the_deal
from sabot.rulebook.wagers import Limits
from sabot.rulebooks import load_book
from tests.rules.hands import EVERY_BOOK

SIGN = BetLimits(minimum=2_500, maximum=100_000)
APPROVED = BetLimits(approved_minimum=500, minimum=2_500, maximum=100_000)


def limits_of(book: str) -> Limits:
    wagers = load_book(book).wagers
    assert wagers is not None
    return wagers.limits


def found(book: str, stake: int, limits: BetLimits = SIGN) -> tuple[int, int, str | None]:
    at_risk: AtRisk = found_after_the_deal(limits_of(book), limits, stake)
    assert at_risk.cents + at_risk.returned == stake
    return at_risk.cents, at_risk.returned, at_risk.clause


@pytest.mark.parametrize("book", EVERY_BOOK)
@pytest.mark.parametrize("stake", [2_500, 50_000, 100_000])
def test_a_wager_inside_the_limits_is_all_at_risk_and_needs_no_ruling(book: str, stake: int) -> None:
    assert found(book, stake) == (stake, 0, None)


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_without_limits_every_wager_is_inside_them(book: str) -> None:
    assert found(book, 1, BetLimits()) == (1, 0, None)
    assert found(book, 10**9, BetLimits()) == (10**9, 0, None)


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("star-baccarat", "6.4", marks=pytest.mark.clauses("star-baccarat", "6.4")),
        pytest.param("crown-baccarat", "7.2.3", marks=pytest.mark.clauses("crown-baccarat", "7.2.3")),
        pytest.param(
            "star-premium-baccarat", "6.4", marks=pytest.mark.clauses("star-premium-baccarat", "6.4")
        ),
        pytest.param(
            "star-three-card-baccarat", "6.2", marks=pytest.mark.clauses("star-three-card-baccarat", "6.2")
        ),
    ],
)
def test_6_4_a_wager_below_the_minimum_is_valid_as_it_is(book: str, clause: str) -> None:
    assert found(book, 2_000) == (2_000, 0, clause)


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("star-baccarat", "6.5", marks=pytest.mark.clauses("star-baccarat", "6.5")),
        pytest.param("crown-baccarat", "7.2.5", marks=pytest.mark.clauses("crown-baccarat", "7.2.5")),
        pytest.param(
            "star-three-card-baccarat", "6.3", marks=pytest.mark.clauses("star-three-card-baccarat", "6.3")
        ),
    ],
)
def test_6_5_a_wager_above_the_maximum_is_settled_to_the_maximum(book: str, clause: str) -> None:
    assert found(book, 150_000) == (100_000, 50_000, clause)


@pytest.mark.clauses("star-premium-baccarat", "6.3")
def test_6_3_premium_leaves_a_wager_above_the_maximum_valid() -> None:
    assert found("star-premium-baccarat", 150_000) == (150_000, 0, "6.3")


@pytest.mark.clauses("crown-baccarat", "7.2.2", "7.2.3")
def test_7_2_2_crown_voids_a_wager_below_the_approved_minimum_and_no_other() -> None:
    assert found("crown-baccarat", 499, APPROVED) == (0, 499, "7.2.2")
    assert found("crown-baccarat", 500, APPROVED) == (500, 0, "7.2.3")


@pytest.mark.parametrize("book", [book for book in EVERY_BOOK if book != "crown-baccarat"])
def test_the_approved_minimum_changes_nothing_where_the_book_does_not_name_it(book: str) -> None:
    assert found(book, 499, APPROVED)[:2] == (499, 0)


@pytest.mark.parametrize(
    "limits",
    [
        {"minimum": 500, "maximum": 400},
        {"approved_minimum": 600, "minimum": 500},
        {"approved_minimum": 600, "maximum": 500},
    ],
)
def test_limits_out_of_order_are_refused(limits: dict[str, int]) -> None:
    with pytest.raises(LimitsError, match="an approved minimum is no more than the minimum"):
        BetLimits(**limits)
