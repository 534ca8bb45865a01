"""Databases for the tests of the store: each test runs on SQLite, and on PostgreSQL where there is one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sabot.store import Signer, Store, open_store


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of an empty database."""
    return f"sqlite:///{tmp_path}/floor.db"


@pytest.fixture
def signer() -> Signer:
    return Signer.fresh()


@pytest.fixture
def store(database: str, signer: Signer) -> Iterator[Store]:
    with open_store(database, signer=signer) as opened:
        yield opened
