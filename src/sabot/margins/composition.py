"""Compositions for the mathematics: read from JSON, checked against the decks, and large enough to deal."""

import json
from collections.abc import Mapping

from sabot import SabotError
from sabot.cards import Card, CardError, Composition
from sabot.coup import Game
from sabot.coup.shoe import longest


class CompositionError(SabotError):
    """Counts of cards that no shoe holds, or too few cards to deal from."""


def read_composition(text: bytes) -> Composition:
    """The composition that a JSON object tells: ``{"AS": 8, "TH": 7}``; absent cards count zero."""
    try:
        told = json.loads(text, object_pairs_hook=_each_card_once)
    except (CompositionError, CardError):
        raise
    except (ValueError, RecursionError) as error:
        raise CompositionError(f"not JSON: {error}") from error
    if not isinstance(told, _Counts):
        raise CompositionError('a composition is a JSON object such as {"AS": 8, "TH": 7}')
    return Composition(told)


class _Counts(dict[Card, int]):
    """Counts of cards as a JSON object tells them."""


def _each_card_once(pairs: list[tuple[str, object]]) -> Mapping[Card, int]:
    counts = _Counts()
    for name, count in pairs:
        card = Card.parse(name)
        if card in counts:
            raise CompositionError(f"{card} is counted twice")
        # true is a whole number to Python, and not to a person
        if not isinstance(count, int) or isinstance(count, bool):
            raise CompositionError(f"the count of {card} is a whole number, not {_told(count)}")
        counts[card] = count
    return counts


def _told(count: object) -> str:
    """A count as the JSON had it."""
    match count:
        case dict():
            return "an object"
        case list():
            return "a list"
        case _:
            return json.dumps(count)


def must_fit(composition: Composition, game: Game) -> None:
    """Refuse more of a card than the decks of the game hold."""
    for card, count in composition.items():
        if count > game.decks:
            raise CompositionError(
                f"{card} is counted {count} times, and {game.decks} decks hold {game.decks} of it"
            )


def must_deal(composition: Composition) -> None:
    """Refuse fewer cards than every coup can be dealt from, whatever cards they are."""
    least = longest(areas=1)
    if composition.total < least:
        raise CompositionError(
            f"{composition.total} cards are too few to deal a coup for certain: it takes at least {least}"
        )
