"""What becomes of a wager outside its limits comes from the rule book alone."""

import pytest

from sabot.coup.limits import BetLimits, LimitsError, found_after_the_deal
from sabot.rulebook.node import Clause, Datum
from sabot.rulebook.wagers import Found, Limits, MinimumRise, UnderMinimum
from sabot.rulebook.words import WagerFound
from sabot.rulebooks import load_book


def ruling(found: WagerFound, rule: str) -> Datum[WagerFound]:
    return Datum(is_=found, rule=Clause(rule))


def limits_of(book: str) -> Limits:
    wagers = load_book(book).wagers
    assert wagers is not None
    return wagers.limits


def divided(book: str, limits: BetLimits, stake: int) -> tuple[int, int, str | None]:
    at_risk = found_after_the_deal(limits_of(book), limits, stake)
    return at_risk.cents, at_risk.returned, at_risk.clause


SIGN = BetLimits(minimum=25_00, maximum=100_00)
APPROVED = BetLimits(minimum=25_00, maximum=100_00, approved_minimum=5_00)


@pytest.mark.parametrize("book", ["star-baccarat", "crown-baccarat", "star-premium-baccarat"])
@pytest.mark.parametrize("stake", [25_00, 25_01, 99_99, 100_00])
def test_a_wager_inside_the_limits_is_all_at_risk_by_no_ruling(book: str, stake: int) -> None:
    assert divided(book, APPROVED, stake) == (stake, 0, None)


@pytest.mark.clauses("star-baccarat", "6.4", "6.5")
def test_star_6_4_and_6_5_under_is_valid_and_over_is_settled_to_the_maximum() -> None:
    assert divided("star-baccarat", SIGN, 24_99) == (24_99, 0, "6.4")
    assert divided("star-baccarat", SIGN, 100_01) == (100_00, 1, "6.5")


@pytest.mark.clauses("star-premium-baccarat", "6.3", "6.4")
def test_premium_6_3_and_6_4_both_are_valid() -> None:
    assert divided("star-premium-baccarat", SIGN, 24_99) == (24_99, 0, "6.4")
    assert divided("star-premium-baccarat", SIGN, 900_00) == (900_00, 0, "6.3")


@pytest.mark.clauses("star-three-card-baccarat", "6.2", "6.3")
def test_three_card_6_2_and_6_3_as_the_stars() -> None:
    assert divided("star-three-card-baccarat", SIGN, 24_99) == (24_99, 0, "6.2")
    assert divided("star-three-card-baccarat", SIGN, 100_01) == (100_00, 1, "6.3")


@pytest.mark.clauses("crown-baccarat", "7.2.2", "7.2.3", "7.2.5")
def test_crown_7_2_under_the_approved_minimum_is_void_and_under_the_signs_is_valid() -> None:
    assert divided("crown-baccarat", APPROVED, 4_99) == (0, 4_99, "7.2.2")
    assert divided("crown-baccarat", APPROVED, 5_00) == (5_00, 0, "7.2.3")
    assert divided("crown-baccarat", APPROVED, 24_99) == (24_99, 0, "7.2.3")
    assert divided("crown-baccarat", APPROVED, 900_00) == (100_00, 800_00, "7.2.5")


def test_an_approved_minimum_alone_is_a_limit_too() -> None:
    assert divided("crown-baccarat", BetLimits(approved_minimum=5_00), 4_00) == (0, 4_00, "7.2.2")
    assert divided("star-baccarat", BetLimits(approved_minimum=5_00), 4_00) == (4_00, 0, "6.4")


def test_where_the_document_is_silent_the_reading_is_the_clause() -> None:
    limits = limits_of("star-baccarat")
    silent = UnderMinimum(after=Datum(is_="void", reading="S-1"))  # type: ignore[arg-type]
    rules = Limits(under_minimum=silent, over_maximum=limits.over_maximum, minimum_rise=limits.minimum_rise)

    assert found_after_the_deal(rules, SIGN, 1_00).clause == "reading S-1"


def test_what_can_only_be_done_before_the_deal_is_no_answer_after_it() -> None:
    rules = Limits(
        under_minimum=UnderMinimum(after=ruling("retract-or-top-up", "6.4")),
        over_maximum=Found(after=ruling("valid", "6.3")),
        minimum_rise=MinimumRise(sign_minutes=Datum(is_=20, rule=Clause("6.7"))),
    )

    with pytest.raises(LimitsError, match="cannot be done to one wager once cards were dealt"):
        found_after_the_deal(rules, SIGN, 1_00)


@pytest.mark.parametrize(
    ("approved", "minimum", "maximum"), [(None, 2, 1), (3, 2, 9), (3, None, 2), (9, 9, 8)]
)
def test_limits_out_of_order_are_refused(
    approved: int | None, minimum: int | None, maximum: int | None
) -> None:
    with pytest.raises(LimitsError, match="no more than"):
        BetLimits(approved_minimum=approved, minimum=minimum, maximum=maximum)
