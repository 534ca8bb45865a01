"""What came of a wager at a table, told by the events about it."""

from dataclasses import dataclass

from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.money import (
    SettledWagerReturned,
    SettlementReversed,
    WagerForfeited,
)
from sabot.engine.events.settling import WagerSettled
from sabot.engine.events.wagering import WagerPlaced, WagerReduced, WagerReturned
from sabot.scenario.dollars import in_dollars
from sabot.scenario.life.live import Life, all_sum_to_zero


@dataclass(frozen=True, slots=True)
class CameOf:
    """What a wager was paid, and what of its stake was collected or came back, so far."""

    person: str
    bet: str
    stake: int
    paid: int = 0
    returned: int = 0
    collected: int = 0
    commission: int = 0
    rounding: int = 0
    cited: tuple[str, ...] = ()
    is_balanced: bool = True

    def __str__(self) -> str:
        came = [f"{self.person} is paid {in_dollars(self.paid)} on {self.bet}"] if self.paid else []
        for cents, how in ((self.collected, "collected"), (self.returned, "returned")):
            if cents:
                came.append(f"{self.person}'s {in_dollars(cents)} on {self.bet} is {how}")
        lies = f"{self.person}'s {in_dollars(self.stake)} on {self.bet} lies on the layout"
        return ", and ".join(came) or lies


def came_of(life: Life, wager: int) -> CameOf:
    """A settlement that was reversed counts for nothing; only what was done after it does."""
    placed = next(event for event in life.told(WagerPlaced) if event.wager == wager)
    taken_back = 0
    cited: list[Event] = []
    settled: WagerSettled | None = None
    whole: WagerReturned | SettledWagerReturned | None = None
    forfeited = False
    for event in life.events:
        if getattr(event, "wager", None) != wager:
            continue
        match event:
            case WagerReduced():
                taken_back += event.cents
                cited.append(event)
            case WagerReturned() | SettledWagerReturned():
                whole, settled = event, None
            case WagerSettled():
                settled = event
            case SettlementReversed():
                settled = None
            case WagerForfeited():
                settled, forfeited = None, True
                cited.append(event)
            case _:
                continue
    by = [one.rule for one in (*cited, settled, whole) if one is not None and one.rule is not None]
    left = placed.cents - taken_back
    returned = taken_back + (settled.returned if settled else 0) + (left if whole else 0)
    over = settled is not None or forfeited
    return CameOf(
        person=placed.patron,
        bet=placed.bet,
        stake=placed.cents,
        paid=settled.paid if settled else 0,
        returned=returned,
        collected=placed.cents - returned if over else 0,
        commission=settled.commission if settled else 0,
        rounding=settled.rounding if settled else 0,
        cited=tuple(dict.fromkeys(by)),
        is_balanced=all_sum_to_zero(life.events),
    )
