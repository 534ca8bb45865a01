"""Writing to the terminal: colours for a person, JSON for a program."""

import sys
from collections.abc import Mapping
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from sabot.cards import Card, Colour

PLAYER: Final = "bold dodger_blue1"
BANKER: Final = "bold red3"
TIE: Final = "bold green4"
QUIET: Final = "dim"

WINNERS: Final[Mapping[str, str]] = {"player": PLAYER, "banker": BANKER, "tie": TIE}


def console() -> Console:
    """The terminal; the width is free when the output goes to a file."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def card_text(card: Card) -> Text:
    """A card as it looks, red suits red."""
    style = "bold red1" if card.colour is Colour.RED else "bold"
    return Text(card.face, style=style)


def write_json(value: object) -> None:
    """One JSON value on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
