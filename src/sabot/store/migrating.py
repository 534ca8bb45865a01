"""Bringing a database's tables up to date. A package above the store brings migrations of its own."""

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from sabot.store.database import writing
from sabot.store.errors import StoreError

LOCK: Final = 0x5AB07
"""The advisory lock that lets one process at a time change tables in PostgreSQL."""


@dataclass(frozen=True)
class Migrations:
    """The migrations of one package: `Migrations("floor", "sabot.floor:migrations", "0003")`.

    Each component has a version table of its own, so that none must know of another's steps.
    """

    component: str
    location: str
    """PACKAGE:FOLDER, with `env.py` and `versions/` in it, like those of the store."""
    newest: str

    @property
    def version_table(self) -> str:
        return f"{self.component}_migrations"


JOURNAL: Final = Migrations("journal", "sabot.store:migrations", "0001")


def migrate(engine: Engine, migrations: Migrations) -> None:
    """Bring the tables of a component to their newest form, in one transaction."""
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        found = _version(connection, migrations)
        if found == migrations.newest:
            return
        _upgrade(connection, migrations, found)


def _version(connection: Connection, migrations: Migrations) -> str | None:
    if not sa.inspect(connection).has_table(migrations.version_table):
        return None
    table = sa.table(migrations.version_table, sa.column("version_num", sa.Text))
    return connection.execute(sa.select(table.c.version_num)).scalar()


def _upgrade(connection: Connection, migrations: Migrations, found: str | None) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", migrations.location)
    config.set_main_option("path_separator", "os")
    attributes: dict[str, Any] = config.attributes
    attributes["connection"] = connection
    attributes["version_table"] = migrations.version_table
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"the {migrations.component} tables are at {found}, which this Sabot does not know: "
            "the database was written by a newer one"
        )
    command.upgrade(config, "head")
