"""`sabot rulebook check`: whether a rule book of one's own is complete and right."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import App, Parameter

from sabot.cli.terminal import console, write_json
from sabot.coup import Game
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import Finding, RuleBookError
from sabot.rulebooks import read_book_file

app: Final = App(name="rulebook", help="Check a rule book of your own.", help_format="plaintext")


class Checked(msgspec.Struct):
    """What a check found."""

    file: str
    findings: tuple[Finding, ...]
    games: tuple[str, ...] = ()
    missing_for_a_table: tuple[str, ...] = ()


@app.command
def check(file: Path, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Check FILE, a rule book in TOML: its keys, its words, its clauses, and whether it adds up.

    The register of its clauses lies beside it, named like it and ending in .csv. Every fault is
    named with its key and the nearest right name; the exit status is 2 when there is one.

    Parameters
    ----------
    file
        The rule book, such as nevada.toml.
    json
        Answer as JSON.
    """
    try:
        book = read_book_file(file)
    except RuleBookError as error:
        if not json:
            raise
        write_json(Checked(error.name, error.findings))
        return 2
    checked = Checked(
        file.name, (), tuple(f"{book.id}/{game.key}" for game in book.games), book.missing_for_a_table()
    )
    if json:
        write_json(checked)
    else:
        _say(file, book, checked)
    return 0


def _say(file: Path, book: RuleBook, checked: Checked) -> None:
    out = console()
    out.print(f"[bold green]{file.name} is a rule book.[/] {book.document.title}, {book.document.casino}")
    for game in book.games:
        bets = Game(book, game.key).paytable.bets
        out.print(f"  {book.id}/{game.key}: {len(bets)} bets, {', '.join(bets)}")
    if checked.missing_for_a_table:
        missing = ", ".join(f"\\[{part}]" for part in checked.missing_for_a_table)
        out.print(f"It can be dealt, settled and computed with. To run a table it still needs {missing}.")
    else:
        out.print("It has everything it takes to run a table.")
