"""What a detail holds, said as a table under a step writes it."""

from collections.abc import Mapping
from typing import Final

from sabot.engine.commands.irregularities.misdealt import Lies
from sabot.engine.events.irregularities.misdealt import Laid
from sabot.engine.settings import CardSet, Limit, Limits
from sabot.scenario.dollars import in_dollars
from sabot.scenario.life.values import MONEY

PLACES_OF_CARDS: Final = ("order", "cards")
PLACE_OF_A_CARD: Final = ("card", "excess")


def say(field: str, told: object) -> str:
    """The words for what is in a field."""
    match told:
        case None:
            return "none"
        case bool():
            return "yes" if told else "no"
        case int():
            return _number(field, told)
        case tuple():
            return _between(told).join(_one_of(field, one) for one in told) or "none"
        case Mapping():
            return "; ".join(_pair(field, key, value) for key, value in told.items()) or "none"
        case Lies():
            return _where(told)
        case Laid():
            return f"{told.card} to {_where(told)}"
        case CardSet():
            by = f" pre-shuffled by the {told.pre_shuffled}" if told.pre_shuffled else ""
            return f"{told.backs} decks{by}{'' if told.secured else ' left unsecured'}"
        case Limits():
            return _limits(told)
        case _:
            return str(told)


def _between(told: tuple[object, ...]) -> str:
    return ", " if any(isinstance(one, Laid | Lies) for one in told) else " "


def _number(field: str, told: int) -> str:
    if field in MONEY:
        return in_dollars(told)
    return _ordinal(told + 1) if field in PLACE_OF_A_CARD else str(told)


def _one_of(field: str, told: object) -> str:
    return _ordinal(told + 1) if field in PLACES_OF_CARDS and isinstance(told, int) else say(field, told)


def _ordinal(number: int) -> str:
    ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def _pair(field: str, key: object, value: object) -> str:
    if isinstance(value, Limit):
        return f"{key} {in_dollars(value.least)} to {in_dollars(value.most)}"
    if field in ("float", "chips") and isinstance(key, int):
        return f"{value} of {in_dollars(key)}"
    amount = in_dollars(value) if field in ("minimum", "paid") and isinstance(value, int) else say("", value)
    return f"{key}: {amount}"


def _where(told: Lies | Laid) -> str:
    return told.hand.capitalize() + (f" {told.area}" if told.area else "")


def _limits(told: Limits) -> str:
    said = [_pair("", bet, limit) for bet, limit in told.bets.items()]
    said += [f"all on {bet} {in_dollars(cents)}" for bet, cents in told.areas.items()]
    if told.differential is not None:
        said.append(f"differential {in_dollars(told.differential)}")
    return "; ".join(said)
