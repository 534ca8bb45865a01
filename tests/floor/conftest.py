"""Databases for the tests of the floor."""

from pathlib import Path

import pytest

from tests.store.conftest import database, postgresql

__all__ = ["database", "postgresql", "sqlite"]


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an empty database on SQLite."""
    return f"sqlite:///{tmp_path}/floor.db"
