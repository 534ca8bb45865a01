"""A wager of a scenario, and what came of it in cents."""

from dataclasses import dataclass

from sabot.bets import Payment
from sabot.coup import WagerSettlement, settle_wager
from sabot.coup.limits import AtRisk, BetLimits, found_after_the_deal
from sabot.ledger import ChipSet
from sabot.rulebook.book import RuleBook
from sabot.scenario.dollars import in_dollars
from sabot.scenario.judgement import NotYetError


@dataclass(frozen=True, slots=True)
class Wager:
    person: str
    stake: int
    bet: str
    area: int = 1

    @property
    def place(self) -> tuple[str, str, int]:
        """Whose it is and where it lies: chips put there later are part of it."""
        return self.person, self.bet, self.area


@dataclass(frozen=True, slots=True)
class Settled:
    """What came of a wager. `settlement` is of the part at risk; None when no part was."""

    wager: Wager
    payment: Payment
    at_risk: AtRisk
    settlement: WagerSettlement | None

    @property
    def paid(self) -> int:
        return self.settlement.paid if self.settlement else 0

    @property
    def returned(self) -> int:
        """How much of the stake came back: what was not at risk, and what was and did not lose."""
        return self.at_risk.returned + (self.settlement.returned if self.settlement else 0)

    @property
    def collected(self) -> int:
        return self.wager.stake - self.returned

    @property
    def commission(self) -> int:
        return self.settlement.commission if self.settlement else 0

    @property
    def rounding(self) -> int:
        return self.settlement.rounding if self.settlement else 0

    @property
    def cited(self) -> tuple[str, ...]:
        """The clause by which the bet was settled, and the one by which a limit was applied."""
        settled_by = () if self.settlement is None else clauses_of(self.payment)
        limited_by = () if self.at_risk.clause is None else (self.at_risk.clause,)
        return settled_by + limited_by

    @property
    def is_balanced(self) -> bool:
        """Whether every cent of the stake and of the winnings came from somewhere and went somewhere."""
        if self.settlement is None:
            return self.returned == self.wager.stake
        moved = self.settlement.transfer
        put_down, taken_up = -moved.cents("layout"), moved.cents("patron")
        return (
            sum(posting.cents for posting in moved.postings) == 0
            and put_down + self.at_risk.returned == self.wager.stake
            and taken_up + self.at_risk.returned == self.paid + self.returned
        )

    def __str__(self) -> str:
        """What came of it, in the words of a scenario."""
        person, bet = self.wager.person, self.wager.bet
        came: list[str] = []
        if self.paid:
            came.append(f"{person} is paid {in_dollars(self.paid)} on {bet}")
        if self.collected:
            came.append(f"{person}'s {in_dollars(self.collected)} on {bet} is collected")
        if self.returned:
            came.append(f"{person}'s {in_dollars(self.returned)} on {bet} is returned")
        return ", and ".join(came)


def clauses_of(payment: Payment) -> tuple[str, ...]:
    """The clause of a payment, and those of the parts it is made of."""
    return (payment.clause, *(part.payment.clause for part in payment.parts))


def settle(wager: Wager, payment: Payment, book: RuleBook, limits: BetLimits, chips: ChipSet) -> Settled:
    """Settle a wager that is found, once cards were dealt, to lie inside its limits or outside."""
    at_risk = _at_risk(wager, book, limits)
    settlement = settle_wager(at_risk.cents, payment, chips) if at_risk.cents else None
    return Settled(wager, payment, at_risk, settlement)


def _at_risk(wager: Wager, book: RuleBook, limits: BetLimits) -> AtRisk:
    if limits == BetLimits():
        return AtRisk(wager.stake, 0)
    if book.wagers is None:
        raise NotYetError(f"{book.id} does not say what becomes of a wager outside its limits")
    return found_after_the_deal(book.wagers.limits, limits, wager.stake)
