"""The base of every part of a view."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a view."""
