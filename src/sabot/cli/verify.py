"""`sabot verify`: whether a journal is what was written."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from sabot.cli.journal_source import DEFAULT_DATABASE, check
from sabot.cli.terminal import console, write_json
from sabot.store import StoreError
from sabot.store.checking import Checker, Report
from sabot.store.witness import read_witness

WHOLE: Final = 0
FAULTY: Final = 1

Source = Annotated[str, Parameter(env_var="SABOT_DATABASE")]


def verify(
    source: Source = DEFAULT_DATABASE,
    *,
    witness: Path | None = None,
    key: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check a journal from its first entry to its last: hashes, chains, roots, signatures, postings.

    The exit status is 0 when it is what was written, 1 when it is not; each fault says where.

    Parameters
    ----------
    source
        A database, such as sqlite:///sabot.sqlite, or a file that `sabot export` wrote.
    witness
        Checkpoints kept elsewhere by `sabot witness`: history must go on from them.
    key
        The public key that must have signed, in hexadecimal; may be given again.
    json
        Answer as JSON.
    """
    kept = []
    if witness is not None:
        kept = read_witness(witness)
        if not kept:
            raise StoreError(f"{witness}: there is no checkpoint in it")
    report = check(source, Checker(kept, key))
    if json:
        write_json(report)
    else:
        say(report)
    return FAULTY if report.faults else WHOLE


def say(report: Report) -> None:
    """What was checked, and every fault."""
    out = console()
    for fault in report.faults:
        out.print(f"[bold red]fault[/] {fault.where}: {fault.what}", markup=True)
    out.print(
        f"{report.entries:,} entries of {report.journals:,} journals, {report.checkpoints:,} checkpoints."
    )
    unsigned = report.entries - report.signed
    rest = f"; the last {unsigned:,} are chained and not signed yet" if unsigned else ""
    out.print(f"{report.signed:,} entries are signed{rest}.")
    if report.witnessed:
        out.print(f"{report.witnessed:,} checkpoints of the witness were found again.")
    for key in report.keys:
        out.print(f"Signed with {key}.")
    out.print(f"The root of all entries is {report.root}.")
    if report.faults:
        out.print("[bold red]This journal is not what was written.[/]")
    else:
        out.print("[bold green]This journal is what was written.[/]")
