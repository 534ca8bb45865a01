"""The `sabot` command."""

from sabot.cli.app import main

__all__ = ["main"]
