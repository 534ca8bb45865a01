"""Reducing wagers in proportion, so that a total no longer exceeds what the sign allows."""

from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited, Datum
from sabot.rulebook.words import WagerFound

OTHER_HAND = {"player": "banker", "banker": "player"}


def reduced(table: Table, bet: str) -> tuple[list[tuple[Wager, int]], Cited]:
    """What each wager on a hand is reduced by, and the rule that reduces it.

    The differential is the more that lies on one hand than on the other; an area's maximum is the
    most that may lie on it.
    """
    limits, rules = table.limits, table.wager_rules.limits
    wagers = on_bet(table, bet)
    total = sum(wager.cents for wager in wagers)
    allowed: list[tuple[int, Datum[WagerFound]]] = []
    if limits.differential is not None and rules.table_differential is not None:
        other = sum(wager.cents for wager in on_bet(table, OTHER_HAND[bet]))
        allowed.append((other + limits.differential, rules.table_differential.before_close))
    if bet in limits.areas and rules.over_area_maximum is not None:
        found = rules.over_area_maximum.before_close or rules.over_area_maximum.after
        allowed.append((limits.areas[bet], found))
    if not allowed:
        raise Refused("the sign states neither a differential nor an area maximum")
    most, cited = min(allowed, key=lambda one: one[0])
    return shared_out(wagers, max(0, total - most), most, table.chips.smallest, cited.is_), cited


def on_bet(table: Table, bet: str) -> list[Wager]:
    return [wager for wager in table.coup.wagers.values() if wager.bet == bet and wager.fate == "placed"]


def shared_out(
    wagers: list[Wager], excess: int, most: int, chip: int, how: WagerFound
) -> list[tuple[Wager, int]]:
    """What each wager gives up: each keeps its share of the most, in whole smallest chips."""
    if excess <= 0:
        return []
    keeps = _rounded_down(wagers, most, chip)
    if how == "reduce-pro-rata-by-remainder":
        keeps = _with_what_is_left(wagers, keeps, most, chip)
    return [(wager, wager.cents - keeps[wager.id]) for wager in wagers if keeps[wager.id] < wager.cents]


def _rounded_down(wagers: list[Wager], most: int, chip: int) -> dict[int, int]:
    """Down to a whole chip, so that the total is never above the most."""
    total = sum(wager.cents for wager in wagers)
    return {wager.id: wager.cents * most // total // chip * chip for wager in wagers}


def _with_what_is_left(wagers: list[Wager], keeps: dict[int, int], most: int, chip: int) -> dict[int, int]:
    """What rounding down left over, a chip at a time to those cut furthest below their share.

    Of equals the earliest wager comes first.
    """
    total = sum(wager.cents for wager in wagers)
    left = (most - sum(keeps.values())) // chip
    below = {wager.id: wager.cents * most - keeps[wager.id] * total for wager in wagers}
    furthest = sorted(wagers, key=lambda wager: (-below[wager.id], wager.id))
    more = {wager.id: chip for wager in furthest[:left]}
    return {wager.id: min(wager.cents, keeps[wager.id] + more.get(wager.id, 0)) for wager in wagers}
