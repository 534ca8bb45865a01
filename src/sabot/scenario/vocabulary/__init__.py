"""Every sentence of a scenario. A subject has a module; a new one is added to the list below."""

from typing import Final

from sabot.scenario.sentences import Vocabulary
from sabot.scenario.vocabulary import (
    dealing,
    hands,
    odds,
    payments,
    refusals,
    roads,
    said,
    table,
    wagering,
)

VOCABULARY: Final = Vocabulary(
    module.CHAPTER for module in (table, wagering, dealing, hands, odds, payments, said, refusals, roads)
)
