"""Reducing wagers in proportion, so that a total no longer exceeds what the sign allows."""

from math import lcm
from typing import Final

from msgspec.structs import replace

from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited, Datum
from sabot.rulebook.words import WagerFound

OTHER_HAND: Final = {"player": "banker", "banker": "player"}
PRO_RATA: Final = ("reduce-pro-rata", "reduce-pro-rata-by-remainder")


def reduced(table: Table, bet: str) -> tuple[list[tuple[Wager, int]], Cited]:
    """What each wager on a hand is reduced by, and the rule that reduces it.

    The differential is the more that lies on one hand than on the other; an area's maximum is the
    most that may lie on it.
    """
    allowed = _allowed_on(table, bet)
    if not allowed:
        return [], table.table_rules.limits_shown
    most, found = min(allowed, key=lambda one: one[0])
    cuts: list[tuple[Wager, int]] = []
    for wagers in together(table, bet):
        excess = max(0, sum(wager.cents for wager in wagers) - most)
        cuts += shared_out(wagers, excess, most, table.chips.smallest, found.is_)
    return cuts, found


def must_state_a_most(table: Table) -> None:
    if not any(_allowed_on(table, bet) for bet in OTHER_HAND):
        raise Refused("the sign states neither a differential nor an area maximum")


def _allowed_on(table: Table, bet: str) -> list[tuple[int, Datum[WagerFound]]]:
    """How much the sign lets lie on a hand, each with the rule for what is above it."""
    limits, rules = table.limits, table.wager_rules.limits
    allowed: list[tuple[int, Datum[WagerFound]]] = []
    if limits.differential is not None and rules.table_differential is not None:
        other = sum(wager.cents for wager in on_bet(table, OTHER_HAND[bet]))
        allowed.append((other + limits.differential, rules.table_differential.before_close))
    if bet in limits.areas and rules.over_area_maximum is not None:
        found = rules.over_area_maximum.before_close or rules.over_area_maximum.after
        allowed.append((limits.areas[bet], found))
    return allowed


def beyond_the_areas(table: Table, bet: str) -> tuple[dict[int, int], Datum[WagerFound]] | None:
    """By how much less each wager counts where more lies on an area than its maximum, and the rule."""
    rules, most = table.wager_rules.limits.over_area_maximum, table.limits.areas.get(bet)
    if rules is None or most is None or rules.after.is_ not in PRO_RATA:
        return None
    less: dict[int, int] = {}
    for wagers in together(table, bet):
        lying = [replace(wager, cents=wager.counts, at_risk=None) for wager in wagers]
        excess = sum(wager.cents for wager in lying) - most
        cuts = shared_out(lying, excess, most, smallest_on(table, bet), rules.after.is_)
        less.update({wager.id: cents for wager, cents in cuts})
    return (less, rules.after) if less else None


def together(table: Table, bet: str) -> list[list[Wager]]:
    """The wagers on a bet, as they share its areas."""
    places = sorted({wager.area for wager in on_bet(table, bet)}) if _by_place(table, bet) else [0]
    return [beside(table, bet, place) for place in places]


def beside(table: Table, bet: str, place: int) -> list[Wager]:
    """The wagers that share an area with one at a place: all on the bet, where no place has its own hand."""
    wagers = on_bet(table, bet)
    return [one for one in wagers if one.area == place] if _by_place(table, bet) else wagers


def _by_place(table: Table, bet: str) -> bool:
    known = table.book.bet(bet)
    return table.deals_areas and known is not None and known.kind == "main"


def on_bet(table: Table, bet: str) -> list[Wager]:
    return [wager for wager in table.coup.wagers.values() if wager.bet == bet and wager.fate == "placed"]


def smallest_on(table: Table, bet: str) -> int:
    """The least amount that chips can make, and can make each part of, where a bet has parts."""
    rules = table.book.bet(bet)
    parts = rules.combines if rules is not None else ()
    return table.chips.smallest * lcm(*(part.share.denominator for part in parts))


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
