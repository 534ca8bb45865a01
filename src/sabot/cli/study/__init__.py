"""`sabot study`: questions that people ask of a game's mathematics, a command each."""

from sabot.cli.study.app import app

__all__ = ["app"]
