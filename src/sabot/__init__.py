"""Sabot plays, settles, explains and proves every game of baccarat its rule books describe."""

__version__ = "0.1.0"
