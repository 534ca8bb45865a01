"""Sabot plays, settles, explains and proves every game of baccarat its rule books describe."""

__version__ = "0.1.0"


class SabotError(ValueError):
    """Something that a person gave is not right. The message says what, where, and what would be."""
