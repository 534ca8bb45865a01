"""Telling surveillance, inspectors, the regulator and others; and what the dealer says aloud."""

from sabot.engine.commands.base import Command


class SendNotice(Command, frozen=True, kw_only=True):
    """Tell somebody what he must be told; `to` when the book lets another be told instead."""

    notice: int
    to: str | None = None


class GiveNotice(Command, frozen=True, kw_only=True):
    """Tell somebody something that no rule asked for."""

    to: str
    about: str


class Announce(Command, frozen=True, kw_only=True):
    """Say something to everybody at the table."""

    words: str
