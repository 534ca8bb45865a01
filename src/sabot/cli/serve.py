"""`sabot serve` and `sabot demo`: the floor as a server."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from sabot.cli.journal_source import DEFAULT_DATABASE, Database
from sabot.cli.terminal import QUIET, console
from sabot.floor.logs import configure
from sabot.web.serving import ServeError, Serving, Started, run

SQLITE: Final = "sqlite:///"

Host = Annotated[str, Parameter(env_var="SABOT_HOST", negative="")]
Port = Annotated[int, Parameter(env_var="SABOT_PORT", negative="")]
Keys = Annotated[Path | None, Parameter(env_var="SABOT_KEYS", negative="")]
Attached = Annotated[Path | None, Parameter(env_var="SABOT_DOCUMENTS", negative="")]
Proxies = Annotated[str, Parameter(env_var="SABOT_PROXIES", negative="")]


def serve(
    *,
    database: Database = DEFAULT_DATABASE,
    host: Host = "127.0.0.1",
    port: Port = 8080,
    keys: Keys = None,
    proxies: Proxies = "127.0.0.1",
    dealing: bool = True,
    documents: Attached = None,
) -> int:
    """Serve the floor: its tables, the pages and the API, until it is told to stop.

    At the very first start it makes the account `admin` and shows its password, once. Several of them may
    serve one PostgreSQL behind a load balancer; give them all the same folder of keys.

    Parameters
    ----------
    database
        The database, such as sqlite:///sabot.sqlite or postgresql://…
    host
        The address to listen at. To be reached from elsewhere by HTTPS, put a proxy before it.
    port
        The port to listen at; 0 is any that is free.
    keys
        The folder of the keys that seal shoes and sign checkpoints; beside the database unless given.
    proxies
        The addresses of proxies whose word is taken for where a request came from.
    dealing
        Deal at the tables that are dealt by themselves, unless another process does.
    documents
        A folder of approved documents for staff to read, with a list of them, documents.json.
    """
    configure()
    serving = Serving(
        database=database,
        keys=keys or _beside(database),
        host=host,
        port=port,
        trusted_proxies=proxies,
        deals=dealing,
        documents=documents,
    )
    return run(serving, _tell)


def demo(
    *,
    database: Annotated[str | None, Parameter(env_var="SABOT_DATABASE", negative="")] = None,
    host: Host = "127.0.0.1",
    port: Port = 8080,
    pace: float = 1.0,
    logs: bool = False,
    documents: Attached = None,
) -> int:
    """Serve a demonstration: a table of each game, at play, and accounts to look around with.

    Parameters
    ----------
    database
        Where it is kept; a temporary one, gone when it stops, unless given.
    host
        The address to listen at.
    port
        The port to listen at; 0 is any that is free.
    pace
        How long everything takes: 0.5 is twice as quick, and 0 as quick as the machine can.
    logs
        Write a line for each request.
    documents
        A folder of approved documents for staff to read, with a list of them, documents.json.
    """
    from logging import INFO, WARNING

    from sabot.floor.devices.auto_dealer import Pace

    if not 0 <= pace < inf:
        raise ServeError(f"a pace is nought or more, such as 0.5 for twice as quick, and not {pace:g}")
    configure(level=INFO if logs else WARNING)
    with _somewhere(database) as (where, keys):
        serving = Serving(
            database=where,
            keys=keys,
            host=host,
            port=port,
            demonstration=True,
            pace=Pace().times(pace),
            documents=documents,
        )
        return run(serving, _tell)


def _beside(database: str) -> Path:
    """The folder of the keys, where none is named."""
    folder = Path(database.removeprefix(SQLITE)).parent if database.startswith(SQLITE) else Path()
    return folder / "sabot-keys"


@contextmanager
def _somewhere(database: str | None) -> Iterator[tuple[str, Path]]:
    if database is not None:
        yield database, _beside(database)
        return
    with tempfile.TemporaryDirectory(prefix="sabot-demo-") as folder:
        yield f"{SQLITE}{folder}/demo.sqlite", Path(folder) / "keys"


def _tell(started: Started) -> None:
    out = console()
    out.print(Text("Sabot is served at ").append(started.address, style="bold"))
    if started.beyond_this_machine:
        out.print("Other machines reach it by plain HTTP: put a proxy that speaks HTTPS before it.")
    if started.first_password is not None:
        out.print(
            Text("The first administrator is admin, with the password ").append(
                started.first_password, style="bold"
            )
        )
        out.print(Text("It is shown this once, and must be changed at the first sign-in.", style=QUIET))
    if started.accounts:
        out.print(f"{len(started.tables)} tables are at play: {', '.join(started.tables)}")
        out.print(Text("The password of all of these is ").append(started.accounts[0].password, style="bold"))
        for account in started.accounts:
            out.print(Text(f"  {account.id}"))
    out.print(Text("Ctrl-C stops it.", style=QUIET))
    out.file.flush()
