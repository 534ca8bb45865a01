"""Databases for the tests of the store: each test runs on SQLite, and on PostgreSQL where there is one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sabot.store import Signer, Store, open_store
from tests.conftest import LEFT_OUT
from tests.store.postgresql import Server, Unavailable


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A server of the tests' own, for as long as they run."""
    try:
        server = Server()
    except Unavailable as why:
        pytest.skip(f"{LEFT_OUT}{why}")
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/floor.db"
    server: Server = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture
def signer() -> Signer:
    return Signer.fresh()


@pytest.fixture
def store(database: str, signer: Signer) -> Iterator[Store]:
    with open_store(database, signer=signer) as opened:
        yield opened
