"""`sabot verify`: whether a journal is what was written."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from sabot.cli.journal_source import DEFAULT_DATABASE, check
from sabot.cli.terminal import console, write_json
from sabot.floor.shuffling.replayed import ReplayedShoes
from sabot.store import Checkpoint, StoreError
from sabot.store.checking import Checker, Report
from sabot.store.encoding import Envelope
from sabot.store.witness import read_witness

WHOLE: Final = 0
FAULTY: Final = 1

Source = Annotated[str, Parameter(name=("--source", "--database"), env_var="SABOT_DATABASE")]


def verify(
    source: Source = DEFAULT_DATABASE,
    *,
    witness: Path | None = None,
    key: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check a journal from its first entry to its last: hashes, chains, roots, signatures, postings.

    Every table is played again, and the cards dealt from each virtual shoe that was revealed are compared
    with the order that was committed to, cut where the cut was made.

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
    checker = WithShoes(kept, key)
    report = check(source, checker)
    shoes = checker.shoes
    if json:
        counted = {"shoes": shoes.shoes, "shoe_cards": shoes.cards, "shoes_not_revealed": shoes.hidden}
        write_json({**msgspec.to_builtins(report), **counted})
    else:
        say(report, shoes)
    return FAULTY if report.faults else WHOLE


class WithShoes(Checker):
    """Plays every table again too, and compares each virtual shoe that was revealed with what was dealt."""

    def __init__(self, witnessed: Sequence[Checkpoint] = (), keys: Iterable[str] = ()) -> None:
        super().__init__(witnessed, keys)
        self.shoes = ReplayedShoes()

    def entry(self, line: bytes) -> Envelope | None:
        where = f"entry {self.frontier.size}"
        envelope = super().entry(line)
        wrong = self.shoes.take(envelope) if envelope is not None else None
        if wrong is not None:
            self.fault(where, wrong)
        return envelope


def say(report: Report, shoes: ReplayedShoes | None = None) -> None:
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
    if shoes is not None and shoes.shoes:
        out.print(
            f"{shoes.shoes:,} virtual shoes were revealed, and {shoes.cards:,} cards dealt from them are "
            "those committed to, cut where recorded."
        )
    if shoes is not None and shoes.hidden:
        out.print(f"{shoes.hidden:,} virtual shoes are not revealed yet.")
    for key in report.keys:
        out.print(f"Signed with {key}.")
    out.print(f"The root of all entries is {report.root}.")
    if report.faults:
        out.print("[bold red]This journal is not what was written.[/]")
    else:
        out.print("[bold green]This journal is what was written.[/]")
