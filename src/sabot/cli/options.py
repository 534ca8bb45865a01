"""What several commands are told: NAME=VALUE options of a game, and whole numbers."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token

from sabot.bets import OptionError

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,1000}")
"""Plain digits: Python's own reading would take 1_0 for ten, and refuses numbers of thousands of digits."""


def _whole(_type: object, tokens: Sequence[Token]) -> int:
    """A number as it is written: cyclopts by itself would round 8.9 decks to 9."""
    return _read(tokens[0])


def _wholes(_type: object, tokens: Sequence[Token]) -> tuple[int, ...]:
    return tuple(_read(token) for token in tokens)


def _read(token: Token) -> int:
    if not _WHOLE.fullmatch(token.value):
        raise ValueError(f"{token.value!r} is not a whole number")
    return int(token.value)


Whole = Annotated[int, Parameter(converter=_whole)]
WholeOrNone = Annotated[int | None, Parameter(converter=_whole)]
WholeNumbers = Annotated[
    tuple[int, ...],
    Parameter(converter=_wholes, negative="", consume_multiple=False, show_default=False),
]
Chosen = Annotated[
    tuple[str, ...],
    Parameter(name="--option", negative="", consume_multiple=False, show_default=False),
]


def parse_options(chosen: tuple[str, ...]) -> dict[str, str]:
    """The options chosen, by name."""
    options: dict[str, str] = {}
    for text in chosen:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(f"option {text!r} is not NAME=VALUE, such as super-six=2")
        if name in options:
            raise OptionError(f"option {name!r} is given twice")
        options[name] = value
    return options
