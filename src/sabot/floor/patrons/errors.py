"""Why a card is not issued, or a deposit not taken; each has one line for the person."""

from typing import Final

from sabot import SabotError

DEPOSIT_LIMIT: Final = '1.1 "Deposit Limit"'


class PatronsError(SabotError):
    """Base of what goes wrong with cards, limits and deposits."""


class CardTakenError(PatronsError):
    """A Player Card has that number already."""


class CardUnknownError(PatronsError):
    """There is no valid Player Card of that number, or it is another's."""


class DepositLimitError(PatronsError):
    """A deposit that would pass the limit of the day. `left` is what may still be deposited."""

    def __init__(self, patron: str, left: int) -> None:
        super().__init__(f"{patron} may deposit {left} cents more today ({DEPOSIT_LIMIT})")
        self.left = left
        self.rule = DEPOSIT_LIMIT
