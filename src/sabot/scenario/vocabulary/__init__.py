"""Every sentence of a scenario. A subject has a module; a new one is added to the list below."""

from typing import Final

from sabot.scenario.sentences import Vocabulary
from sabot.scenario.vocabulary import (
    accounts,
    dealing,
    doing,
    hands,
    lying,
    odds,
    opening,
    payments,
    recorded,
    refusals,
    roads,
    said,
    standing,
    table,
    wagering,
)

VOCABULARY: Final = Vocabulary(
    module.CHAPTER
    for module in (
        *(table, wagering, dealing, hands, odds, payments, said, refusals, roads),
        *(opening, doing, standing, lying, accounts, recorded),
    )
)
