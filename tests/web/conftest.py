"""The PostgreSQL of the tests of the store, for the tests of several processes."""

from tests.store.conftest import postgresql as postgresql  # noqa: PLC0414 - a fixture, given on
