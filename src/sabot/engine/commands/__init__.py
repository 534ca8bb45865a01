"""Commands: what people and devices ask of a table, one module for each part of its life.

Every command is a tagged struct: in JSON its `do` names its kind, `{"do": "PlaceWager", "at": …}`.
`COMMANDS` has each kind by that name, and `read_command` makes a command of JSON, or says in a line
why it is none. What is written with `msgspec.json.encode` reads back as the same command.
"""

from typing import Final

import msgspec

from sabot.engine.commands import (
    cards,
    changes,
    dealing,
    disputes,
    markers,
    notices,
    opening,
    people,
    settling,
    signs,
    wagering,
)
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities import conduct, device, misdealt, money, seen, shoe
from sabot.engine.kinds import any_of, kinds_in
from sabot.engine.people import Refusal

COMMANDS: Final[dict[str, type[Command]]] = kinds_in(
    Command,
    cards,
    changes,
    conduct,
    dealing,
    device,
    disputes,
    markers,
    misdealt,
    money,
    notices,
    opening,
    people,
    seen,
    settling,
    shoe,
    signs,
    wagering,
)
"""Each kind of command, by the name that its `do` gives."""

_DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(any_of(COMMANDS))


def read_command(text: bytes | str) -> Command | Refusal:
    """The command that JSON says, or why it says none."""
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError as error:
        return Refusal(reason=f"that is no command: {error}")
    except UnicodeError:
        return Refusal(reason="that is no command: it is not written in UTF-8")
    except RecursionError:
        return Refusal(reason="that is no command: too much lies within too much")


__all__ = ["COMMANDS", "Command", "read_command"]
