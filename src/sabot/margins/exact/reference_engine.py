"""The reference engine as a whole: any table of a game, and the outcomes of its bets."""

from collections.abc import Iterable, Sequence

from sabot.margins.exact.reference import count_cells
from sabot.margins.exact.reference_pairs import count_joint, count_pairs
from sabot.margins.exact.reference_three_card import count_orders
from sabot.margins.exact.rules import Held, Rules, ThreeCardRules
from sabot.margins.exact.tables import BetTable, TurnsOn


def count(rules: Rules, held: Held, what: TurnsOn) -> list[int]:
    """The six-card sequences of each cell of a table."""
    if isinstance(rules, ThreeCardRules):
        return count_orders(held, rules)
    if what == "pairs":
        return count_pairs(held)
    if what == "joint":
        by_code = count_joint(held, rules)
        return [ways for codes in zip(*by_code, strict=True) for ways in codes]
    return count_cells(held, rules)


def tally(rules: Rules, held: Held, bets: Iterable[BetTable]) -> dict[str, Sequence[int]]:
    """The six-card sequences of each outcome of each bet."""
    counted: dict[TurnsOn, list[int]] = {}
    tallied: dict[str, Sequence[int]] = {}
    for table in bets:
        if table.turns_on not in counted:
            counted[table.turns_on] = count(rules, held, table.turns_on)
        outcomes = [0] * len(table.outcomes)
        for place, ways in zip(table.outcome_of, counted[table.turns_on], strict=True):
            outcomes[place] += ways
        tallied[table.bet] = outcomes
    return tallied
