"""Commands as they come in: JSON in which nobody says who he is or what time it is; the floor says so."""

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from sabot import SabotError
from sabot.engine.commands import COMMANDS
from sabot.engine.commands.base import Command
from sabot.engine.people import Actor
from sabot.rulebook.findings import nearest
from sabot.store.encoding import canonical, plain

SAID_BY_THE_FLOOR: Final = ("at", "by", "approver")


class CommandError(SabotError):
    """A body that is no command. Its text is one line."""


def read_command(body: bytes | str | dict[str, Any], by: Actor, approver: Actor | None = None) -> Command:
    """The command in a body such as ``{"do": "PlaceWager", "patron": "ann", …}``, asked by `by`.

    Who asks, who approves and the time are not in the body: they are refused there. Raises `CommandError`.
    """
    try:
        fields = msgspec.json.decode(body) if isinstance(body, bytes | str) else dict(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError(f"not JSON: {error}") from error
    if not isinstance(fields, dict) or not isinstance(fields.get("do"), str):
        raise CommandError('a command is an object that says what to do, such as {"do": "CallBets"}')
    kind = COMMANDS.get(fields["do"])
    if kind is None:
        hint = nearest(fields["do"], tuple(COMMANDS))
        suggestion = f"; did you mean {hint}?" if hint else ""
        raise CommandError(f"there is no command {fields['do']!r}{suggestion}")
    for said in SAID_BY_THE_FLOOR:
        if said in fields:
            raise CommandError(f"{said!r} is said by the floor, not by a command")
    try:
        return msgspec.convert({**fields, "at": 0, "by": by, "approver": approver}, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise CommandError(f"{kind.__name__}: {error}") from error


def encode_command(command: Command) -> bytes:
    """A command in the form that `read_command` reads."""
    fields = msgspec.to_builtins(command, str_keys=True, enc_hook=plain)
    return msgspec.json.encode(
        {name: value for name, value in fields.items() if name not in SAID_BY_THE_FLOOR}
    )


def request_hash(table: str, command: Command) -> bytes:
    """What is asked, apart from the time: the same for the same request sent again."""
    asked = replace(command, at=0)
    return sha256(canonical([table, asked])).digest()


__all__ = ["COMMANDS", "CommandError", "encode_command", "read_command", "request_hash"]
