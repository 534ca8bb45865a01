"""The commands, and how a command ends: an answer, or one clear line and exit status 2.

Each command is imported when it is asked for, so that `sabot --help` answers at once.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, MissingArgumentError, UnusedCliTokensError

from sabot import SabotError, __version__
from sabot.cli.plain import plain

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
HELP: Final = frozenset(("--help", "-h"))
LONGEST: Final = 1000
"""How much of a problem is told: it may name what a line of input holds, and a line has any length."""

COMMANDS: Final = {
    "deal": ("sabot.cli.deal:deal", "Deal a shoe in the terminal, every card and payment explained."),
    "explain": ("sabot.cli.explain:explain", "Explain one coup: who drew, who won, what each bet is paid."),
    "settle": ("sabot.cli.settle:settle", "Settle coups: a JSON line in, every bet and why out."),
    "roads": ("sabot.cli.roads:show_roads", "Draw the five roads from a string of B, P and T."),
    "games": ("sabot.cli.games:games", "List the games, their decks, options and bets."),
    "margins": ("sabot.cli.margins:margins", "Work out the house margin of every bet, exactly."),
    "simulate": ("sabot.cli.simulate:simulate", "Deal coups by the million, and tally every bet."),
    "study": ("sabot.cli.study:app", "Study a game: counting, bankrolls, paytables, a whole report."),
    "rules": ("sabot.cli.rules:app", "Read a rule book by clause, and what proves each clause."),
    "rulebook": ("sabot.cli.rulebook:app", "Check a rule book of your own."),
    "serve": ("sabot.cli.serve:serve", "Serve the floor: its tables, the pages and the API."),
    "staff": ("sabot.cli.staff:app", "See to accounts, roles and passwords, on the machine of the floor."),
    "demo": ("sabot.cli.serve:demo", "Serve a demonstration floor with every game at play."),
    "replay": ("sabot.cli.replay:replay", "Tell what happened at a table, event by event, with clauses."),
    "verify": ("sabot.cli.verify:verify", "Check a journal: every hash, chain, root and signature."),
    "witness": ("sabot.cli.witness:witness", "Keep checkpoints elsewhere, and find rewritten history."),
    "export": ("sabot.cli.journal_files:export", "Write the journal to a file that anyone can check."),
    "backup": ("sabot.cli.journal_files:backup", "Back a floor up while it runs."),
    "restore": ("sabot.cli.journal_files:restore", "Put a backup into an empty database."),
    "device": ("sabot.cli.device:app", "Connect a scanning shoe by a serial port or over TCP."),
    "check": ("sabot.cli.check:check", "Play scenarios and say which hold."),
}

app: Final = App(
    name="sabot",
    help="Sabot plays, settles, explains and proves baccarat by approved rule books.",
    help_epilogue="Begin with: sabot deal. Every command teaches itself: sabot settle --help",
    version=f"sabot {__version__}",
    help_format="plaintext",
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)

for name, (where, what) in COMMANDS.items():
    app.command(where, name=name, help=what)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us: nobody listens
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - for good
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):  # a mark that the terminal cannot write is no reason to stop
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit status."""
    try:
        if HELP.intersection(arguments):
            _tell_all(arguments[0])
        status = app(list(arguments))
        sys.stdout.flush()  # what cannot be written is found here, not when Python ends
    except CycloptsError as error:
        return _refuse(_told(error))
    except SabotError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        sys.stdout = None  # whoever read us has gone; say no more
        return 0
    except OSError as error:
        sys.stdout = None  # what is left in its buffer could not be written either
        return _refuse(f"cannot read or write: {error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _tell_all(name: str) -> None:
    """Have a command's own help say all that it takes and gives: the list of commands has a line of it."""
    if name not in COMMANDS:
        return
    command = app[name]
    command.help_format = "markdown"  # paragraphs fill the width; too slow to load for the list itself
    command.help_epilogue = ""
    if command.default_command is not None:
        command.help = None


def _told(error: CycloptsError) -> str:
    if isinstance(error, UnusedCliTokensError):
        command = " ".join(error.command_chain or ())
        tokens = " ".join(repr(token) for token in error.unused_tokens or ())
        return f"{command} takes no {tokens} here: see sabot {command} --help"
    if isinstance(error, MissingArgumentError) and error.argument and error.argument.index is not None:
        command, name = " ".join(error.command_chain or ()), error.argument.name
        # by the name that the help has for it, which is no option's
        return f"{command} needs {name.lstrip('-').upper()}: see sabot {command} --help"
    return " ".join(str(error).split())


def _refuse(problem: str) -> int:
    for line in problem.splitlines():
        told = line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
        print(f"sabot: {plain(told)}", file=sys.stderr)
    return BAD_INPUT
