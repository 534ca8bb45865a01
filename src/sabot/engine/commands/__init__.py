"""Commands: what people and devices ask of a table, one module for each part of its life."""

from sabot.engine.commands.base import Command

__all__ = ["Command"]
