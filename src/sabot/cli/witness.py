"""`sabot witness`: keep checkpoints elsewhere, and say when history was rewritten or cut short."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sabot.cli.journal_source import DEFAULT_DATABASE, check
from sabot.cli.terminal import console
from sabot.cli.verify import FAULTY, WHOLE, Source, say
from sabot.store.checking import Checker
from sabot.store.witness import keep, read_witness


def witness(
    source: Source = DEFAULT_DATABASE,
    *,
    into: Path = Path("sabot.witness"),
    key: Annotated[tuple[str, ...], Parameter(negative="")] = (),
) -> int:
    """Check a journal against the checkpoints kept so far, and keep its newest one too.

    Keep the file where whoever keeps the journal cannot write. The first time there is nothing to
    compare with: check the key that it prints with the floor's own. The exit status is 1 when
    history was rewritten or cut short, and then nothing is kept.

    Parameters
    ----------
    source
        A database, such as sqlite:///sabot.sqlite, or a file that `sabot export` wrote.
    into
        The file that the checkpoints are kept in.
    key
        The public key that must have signed, in hexadecimal; may be given again.
    """
    kept = read_witness(into)
    checker = Checker(kept, key)
    report = check(source, checker)
    say(report)
    out = console()
    newest = checker.newest
    if report.faults:
        out.print(f"[bold red]Nothing was kept.[/] {into} still has {len(kept):,} checkpoints.")
        return FAULTY
    if newest is None:
        out.print("There is no checkpoint to keep yet: the first is made when a coup ends.")
    elif kept and kept[-1].size >= newest.size:
        out.print(f"{into} has the newest checkpoint already.")
    else:
        keep(into, newest)
        out.print(f"Kept the checkpoint of {newest.size:,} entries in {into}.")
    return WHOLE
