"""Who acts: a person and the role they act in."""

from typing import Final

import msgspec

PATRON_ROLE: Final = "player"
"""The role that every rule book gives to a person who plays."""


class Actor(msgspec.Struct, frozen=True, kw_only=True):
    """A person, in the role in which they act. The role is one of the rule book's own."""

    id: str
    role: str


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why a command is not done. Nothing has happened.

    `rule` is the clause that forbids it, or None where it is a plain mistake: a seat that does not
    exist, a card that already left the shoe.
    """

    reason: str
    rule: str | None = None
    approval: tuple[str, ...] = ()
    """The roles of those who could approve it, where a second person is all that it wants for."""

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason
