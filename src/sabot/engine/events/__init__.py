"""Events: what has happened at a table, one module for each part of its life."""

from sabot.engine.events.base import Event, Posting

__all__ = ["Event", "Posting"]
