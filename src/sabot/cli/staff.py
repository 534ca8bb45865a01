"""`sabot staff`: accounts, roles and passwords from the machine of the floor, without signing in."""

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, TypeVar

from cyclopts import App, Parameter
from rich.text import Text

from sabot.cli.journal_source import DEFAULT_DATABASE, Database
from sabot.cli.terminal import QUIET, console, print_columns, write_json
from sabot.floor.logs import configure
from sabot.floor.people import Account, Grant, People
from sabot.floor.people.accounts import Kind
from sabot.floor.service import FloorClock
from sabot.floor.service.floor import MIGRATIONS
from sabot.store import AsyncStore, open_store
from sabot.store.database import open_existing

T = TypeVar("T")
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

app: Final = App(
    name="staff",
    help="See to accounts, roles and passwords, on the machine of the floor.",
    help_format="plaintext",
)

Json = Annotated[bool, Parameter(negative="")]
Roles = Annotated[tuple[str, ...], Parameter(name="--role", negative="", consume_multiple=False)]


@app.default
def staff(*, patrons: Json = False, database: Database = DEFAULT_DATABASE, json: Json = False) -> int:
    """List the accounts of staff and their roles.

    Parameters
    ----------
    patrons
        List the accounts of patrons instead.
    database
        The database, such as sqlite:///sabot.sqlite.
    json
        Answer as JSON.
    """
    kind: Kind = "patron" if patrons else "staff"
    found = _with_people(database, lambda people: people.accounts(kind))
    if json:
        write_json(found)
        return 0
    rows = [
        (
            Text(account.id, "bold"),
            Text(account.name),
            Text(" ".join(map(str, account.grants)) or "no roles"),
            Text(f"locked: {account.disabled}" if account.disabled else "", QUIET),
        )
        for account in found
    ]
    print_columns(console(), rows)
    return 0


@app.command
def add(
    account: str,
    *,
    name: str,
    role: Roles = (),
    patron: Json = False,
    database: Database = DEFAULT_DATABASE,
) -> int:
    """Add an ACCOUNT. Its password is made up, shown this once, and must be changed at the first sign-in.

    Parameters
    ----------
    account
        What it signs in with: small letters, digits, dots and dashes.
    name
        The person's name.
    role
        A role, as often as needed: dealer, dealer@star-baccarat or dealer@star-baccarat/salon.
    patron
        It is a patron's; a patron has no roles.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    grants = tuple(Grant.parse(one) for one in role)
    made = Account(id=account, kind="patron" if patron else "staff", name=name, grants=grants)
    _tell_password(account, _with_people(database, lambda people: people.add(made, _by())))
    return 0


@app.command
def roles(account: str, *role: str, database: Database = DEFAULT_DATABASE) -> int:
    """Give an ACCOUNT exactly these ROLEs, or none. Where one is taken away, its sessions end.

    Parameters
    ----------
    account
        Whose roles.
    role
        dealer, dealer@star-baccarat or dealer@star-baccarat/salon.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    grants = [Grant.parse(one) for one in role]
    _with_people(database, lambda people: people.set_roles(account, grants, _by()))
    return 0


@app.command
def reset(account: str, *, database: Database = DEFAULT_DATABASE) -> int:
    """Make up a new password for an ACCOUNT, shown this once. Its sessions end, and a lock-out too.

    Parameters
    ----------
    account
        Whose password.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    _tell_password(account, _with_people(database, lambda people: people.reset(account, _by())))
    return 0


@app.command
def lock(account: str, why: str, *, database: Database = DEFAULT_DATABASE) -> int:
    """Let nobody sign in to an ACCOUNT, and say WHY. Its sessions end.

    Parameters
    ----------
    account
        The account.
    why
        The reason, which is kept.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    _with_people(database, lambda people: people.lock(account, _by(), why))
    return 0


@app.command
def unlock(account: str, *, database: Database = DEFAULT_DATABASE) -> int:
    """Let an ACCOUNT be signed in to again.

    Parameters
    ----------
    account
        The account.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    _with_people(database, lambda people: people.unlock(account, _by()))
    return 0


@app.command
def audit(
    *,
    most: int = 100,
    refused: Json = False,
    database: Database = DEFAULT_DATABASE,
    json: Json = False,
) -> int:
    """Tell what people did with accounts, roles, sessions and keys, and what was refused; the newest first.

    Parameters
    ----------
    most
        How many lines.
    refused
        Only what was refused.
    database
        The database, such as sqlite:///sabot.sqlite.
    json
        Answer as JSON.
    """
    lines = _with_people(database, lambda people: people.audit.lines(most, refused_only=refused))
    if json:
        write_json(lines)
        return 0
    rows = [
        (
            Text(_moment(line.at), QUIET),
            Text(line.who, "bold"),
            Text(line.did),
            Text(line.about),
            Text(f"refused: {line.refused}" if line.refused else "", "red"),
        )
        for line in lines
    ]
    print_columns(console(), rows)
    return 0


def _with_people(database: str, do: Callable[[People], Awaitable[T]]) -> T:
    """Do something with the people of a floor that is there already. Raises `SabotError`."""
    configure(level=40)
    open_existing(database).dispose()

    async def run() -> T:
        store = AsyncStore(open_store(database, migrations=(MIGRATIONS,)))
        try:
            people = People(store, FloorClock())
            try:
                return await do(people)
            finally:
                await people.close()
        finally:
            await store.close()

    return asyncio.run(run())


def _moment(milliseconds: int) -> str:
    return f"{EPOCH + timedelta(milliseconds=milliseconds):%Y-%m-%d %H:%M:%S}"


def _by() -> str:
    """Who sits at the machine, for the audit."""
    try:
        return f"command:{getpass.getuser()}"
    except (KeyError, OSError):
        return "command"


def _tell_password(account: str, password: str) -> None:
    console().print(Text(f"The password of {account} is ").append(password, style="bold"))
    console().print(Text("It is shown this once, and must be changed at the first sign-in.", style=QUIET))
