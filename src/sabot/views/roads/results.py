"""How coups came out, as a result display is told of it: in letters, or in JSON."""

from enum import Enum
from typing import Final, Literal
from unicodedata import category

import msgspec

from sabot import SabotError


class Winner(Enum):
    """Who won a coup, written as the displays write it."""

    BANKER = "B"
    PLAYER = "P"
    TIE = "T"


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one coup came out, as far as a result display cares."""

    winner: Winner
    player_pair: bool = False
    banker_pair: bool = False


class ResultsError(SabotError):
    """What was given is not a list of results."""


class BadCharacterError(ResultsError):
    """A character among the results that is none of B, P and T. Positions count from one, as people do."""

    def __init__(self, character: str, position: int) -> None:
        super().__init__(character, position)
        self.character = character
        self.position = position

    def __str__(self) -> str:
        return f"{self.character!r} at position {self.position} is not B, P or T"


_LETTERS: Final = {letter: winner for winner in Winner for letter in (winner.value, winner.value.lower())}
# Unicode's name for dashes of every length: a list pasted from a document seldom has the plain hyphen.
_ANY_DASH: Final = "Pd"


def parse_results(text: str) -> tuple[Result, ...]:
    """Read results such as "BBP-T, b": B, P and T in either case, with spaces, commas and dashes for the eye.

    Raises BadCharacterError for anything else.
    """
    results = []
    for position, character in enumerate(text, start=1):
        if character == "," or character.isspace() or category(character) == _ANY_DASH:
            continue
        if character not in _LETTERS:
            raise BadCharacterError(character, position)
        results.append(Result(winner=_LETTERS[character]))
    return tuple(results)


class _ResultObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result as a person writes it in JSON."""

    result: Literal["B", "P", "T", "banker", "player", "tie"]
    pairs: tuple[Literal["player", "banker"], ...] = ()

    def __post_init__(self) -> None:
        if len(set(self.pairs)) < len(self.pairs):
            raise ValueError("`pairs` names the same hand twice")


def results_from_objects(objects: object) -> tuple[Result, ...]:
    """Read results from decoded JSON: [{"result": "banker", "pairs": ["player"]}, {"result": "T"}].

    Raises ResultsError, saying where, for anything that is not exactly that.
    """
    try:
        read = msgspec.convert(objects, tuple[_ResultObject, ...])
    except msgspec.ValidationError as error:
        raise ResultsError(str(error)) from error
    return tuple(
        Result(
            winner=_LETTERS[one.result[0]],
            player_pair="player" in one.pairs,
            banker_pair="banker" in one.pairs,
        )
        for one in read
    )
