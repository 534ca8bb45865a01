"""Writing to the terminal: colours for a person, JSON for a program."""

import sys
from collections.abc import Mapping, Sequence
from io import BufferedIOBase
from typing import Final, TextIO

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabot import SabotError
from sabot.cards import Card, Colour

PLAYER: Final = "bold dodger_blue1"
BANKER: Final = "bold red3"
TIE: Final = "bold green4"
QUIET: Final = "dim"

WINNERS: Final[Mapping[str, str]] = {"player": PLAYER, "banker": BANKER, "tie": TIE}


class NoInputError(SabotError):
    """A command that reads its standard input was started without one."""


def console(file: TextIO | None = None) -> Console:
    """The terminal; the width is free when the output goes to a file."""
    return Console(file=file, highlight=False, soft_wrap=not (file or sys.stdout).isatty())


def standard_input() -> BufferedIOBase:
    """What is piped or typed in, as bytes."""
    if sys.stdin is None:
        raise NoInputError("there is no standard input to read: it is closed")
    buffer = sys.stdin.buffer
    assert isinstance(buffer, BufferedIOBase)  # it gives what has come so far, without waiting for more
    return buffer


def card_text(card: Card) -> Text:
    """A card as it looks, red suits red; by its name where the suits cannot be written."""
    style = "bold red1" if card.colour is Colour.RED else "bold"
    try:
        card.face.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return Text(card.name, style=style)
    return Text(card.face, style=style)


def print_columns(out: Console, rows: Sequence[Sequence[Text]]) -> None:
    """Rows in columns: wrapped in place on a terminal, each row whole and trimmed in a file."""
    if out.is_terminal:
        grid = Table.grid(padding=(0, 2))
        for row in rows:
            grid.add_row(*row)
        out.print(grid)
        return
    widths = [max(len(text) for text in column) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = (text.plain.ljust(width) for text, width in zip(row, widths, strict=True))
        out.print("  ".join(padded).rstrip(), markup=False)


def write_json(value: object) -> None:
    """One JSON value on standard output; keys of a rule book are plain text there."""
    encoded = msgspec.json.encode(value, enc_hook=str)
    sys.stdout.write(msgspec.json.format(encoded, indent=2).decode() + "\n")
