"""The body of a command: each kind with its own parts, without who asks and when, which the floor knows."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sabot.floor.service import COMMANDS
from sabot.floor.service.asking import SAID_BY_THE_FLOOR
from sabot.store.encoding import plain
from sabot.web.shapes import Approver, Name, Shape


def _asked_form(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A command without what the floor says itself."""
    fields: list[Any] = [
        (field.name, field.type, field.default)
        if field.default is not msgspec.NODEFAULT
        else (field.name, field.type, msgspec.field(default_factory=field.default_factory))
        if field.default_factory is not msgspec.NODEFAULT
        else (field.name, field.type)
        for field in msgspec.structs.fields(kind)
        if field.name not in SAID_BY_THE_FLOOR
    ]
    form = msgspec.defstruct(
        kind.__name__,
        fields,
        module=__name__,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        tag_field="do",
        tag=kind.__name__,
    )
    form.__doc__ = kind.__doc__
    return form


FORMS: Final = {name: _asked_form(kind) for name, kind in COMMANDS.items()}
"""Each command as it is asked, by what its `do` says."""

if TYPE_CHECKING:
    AnyCommand = msgspec.Struct
else:
    AnyCommand = reduce(or_, FORMS.values())


class Put(Shape, frozen=True, kw_only=True):
    """A command to a table, and in which role somebody asks."""

    command: AnyCommand
    role: Name | None = None

    def fields(self) -> dict[str, Any]:
        """The command as `read_command` reads it."""
        read: dict[str, Any] = msgspec.to_builtins(self.command, str_keys=True, enc_hook=plain)
        return read


class Asked(Put, frozen=True, kw_only=True):
    """A command to a table, in which role somebody asks, and who approves where a rule wants that."""

    approver: Approver | None = None
