"""Reducing wagers in proportion, so that a total no longer exceeds what the sign allows."""

from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited

OTHER_HAND = {"player": "banker", "banker": "player"}


def reduced(table: Table, bet: str) -> tuple[list[tuple[Wager, int]], Cited]:
    """What each wager on a hand is reduced by, and the rule that reduces it.

    The differential is the more that lies on one hand than on the other; an area's maximum is the
    most that may lie on it.
    """
    limits, rules = table.limits, table.wager_rules.limits
    wagers = on_bet(table, bet)
    total = sum(wager.cents for wager in wagers)
    allowed: list[tuple[int, Cited]] = []
    if limits.differential is not None and rules.table_differential is not None:
        other = sum(wager.cents for wager in on_bet(table, OTHER_HAND[bet]))
        allowed.append((other + limits.differential, rules.table_differential.before_close))
    if bet in limits.areas and rules.over_area_maximum is not None:
        found = rules.over_area_maximum.before_close or rules.over_area_maximum.after
        allowed.append((limits.areas[bet], found))
    if not allowed:
        raise Refused("the sign states neither a differential nor an area maximum")
    most, cited = min(allowed, key=lambda one: one[0])
    return shared_out(wagers, max(0, total - most), most, table.chips.smallest), cited


def on_bet(table: Table, bet: str) -> list[Wager]:
    return [wager for wager in table.coup.wagers.values() if wager.bet == bet and wager.fate == "placed"]


def shared_out(wagers: list[Wager], excess: int, most: int, chip: int) -> list[tuple[Wager, int]]:
    """What each wager gives up: each keeps its share of the most, down to a whole smallest chip.

    Rounding down keeps the total within the most; what that leaves over is given back, a chip at a
    time, to those cut furthest below their share, the earliest wager first.
    """
    if excess <= 0:
        return []
    total = sum(wager.cents for wager in wagers)
    shares = {wager.id: wager.cents * most for wager in wagers}
    keeps = {wager.id: shares[wager.id] // total // chip * chip for wager in wagers}
    left = (most - sum(keeps.values())) // chip
    furthest_below = sorted(wagers, key=lambda wager: (keeps[wager.id] * total - shares[wager.id], wager.id))
    for wager in furthest_below[:left]:
        keeps[wager.id] = min(wager.cents, keeps[wager.id] + chip)
    return [(wager, wager.cents - keeps[wager.id]) for wager in wagers if keeps[wager.id] < wager.cents]
