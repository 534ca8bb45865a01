"""NAME=VALUE options of a game, as they are written on the command line."""

from typing import Annotated

from cyclopts import Parameter

from sabot.bets import OptionError

Chosen = Annotated[tuple[str, ...], Parameter(name="--option", negative="", consume_multiple=False)]


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
