"""Databases for the tests of the floor."""

from pathlib import Path

import pytest


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an empty database on SQLite."""
    return f"sqlite:///{tmp_path}/floor.db"
