"""Where a journal is, as it is written on the command line, and progress on long work."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.progress import Progress as Bar

from sabot.cli.terminal import console
from sabot.store.checking import Checker, Report
from sabot.store.database import open_existing, snapshot_of
from sabot.store.errors import Damaged
from sabot.store.files import Progress, check_file, quiet
from sabot.store.tables import check_database

DEFAULT_DATABASE: Final = "sqlite:///sabot.sqlite"

Database = Annotated[str, Parameter(name="--database", env_var="SABOT_DATABASE", negative="")]


@contextmanager
def shown(what: str) -> Iterator[Progress]:
    """A bar on a terminal; nothing in a file."""
    if not sys.stderr.isatty():
        yield quiet
        return
    with Bar(console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task(what, total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield told


def check(source: str, checker: Checker) -> Report:
    """Check an exported file, or the journal in a database."""
    with shown("checking the journal") as progress:
        if "://" not in source:
            return check_file(Path(source), checker, progress)
        try:
            engine = open_existing(source)
        except Damaged as damage:
            checker.fault("the database", str(damage))
            return checker.end()
        with engine.connect() as connection:
            snapshot_of(connection)
            report = check_database(connection, checker, progress)
        engine.dispose()
        return report
