"""The two engines: which one counts a composition, and what they count."""

from collections.abc import Iterable, Sequence
from typing import Literal

from sabot.margins.exact import reference_engine
from sabot.margins.exact.rules import Held, Rules, fits_64_bits
from sabot.margins.exact.tables import BetTable, TurnsOn

Engine = Literal["compiled", "reference"]
"""Machine code with 64-bit integers, or plain Python without a bound. They agree to the last integer."""


def count(rules: Rules, held: Held, what: TurnsOn, engine: Engine = "compiled") -> list[int]:
    """The six-card sequences of each cell of a table; of results and pairs, by cell and then pair code."""
    if _compiles(held, engine):
        from sabot.margins.exact import compiled_engine  # noqa: PLC0415 - numba is slow to import

        counted: list[int] = compiled_engine.count(rules, held, what).tolist()
        return counted
    return reference_engine.count(rules, held, what)


def tally(
    rules: Rules, held: Held, bets: Iterable[BetTable], engine: Engine = "compiled"
) -> dict[str, Sequence[int]]:
    """The six-card sequences of each outcome of each bet, in the order of its table."""
    if _compiles(held, engine):
        from sabot.margins.exact import compiled_engine  # noqa: PLC0415 - numba is slow to import

        return compiled_engine.tally(rules, held, bets)
    return reference_engine.tally(rules, held, bets)


def _compiles(held: Held, engine: Engine) -> bool:
    """Whether the compiled engine is wanted, and can hold the numbers of so many cards."""
    return engine == "compiled" and fits_64_bits(sum(map(sum, held)))
