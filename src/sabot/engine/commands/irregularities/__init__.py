"""What goes wrong at a table, reported, and what is decided of it: one module for each theme."""

from sabot.engine.commands.irregularities.base import Report

__all__ = ["Report"]
