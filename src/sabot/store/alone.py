"""One floor at a time on a SQLite file: a second would not hear what the first does."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from sabot.store.database import parse_url
from sabot.store.errors import StoreError
from sabot.store.secret_files import OWNERS_ALONE


@contextmanager
def alone_at(database: str) -> Iterator[None]:
    """Hold a SQLite database; on PostgreSQL there may be many. Raises `StoreError` when another holds it.

    The lock is the operating system's and goes with the process, however that ends. It lies on a file of its
    own: SQLite loses its locks when its file is closed by anybody in the process.
    """
    url = parse_url(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = f"{url.database}-lock"
    try:
        held = os.open(path, os.O_RDWR | os.O_CREAT, OWNERS_ALONE)
    except OSError as error:
        raise StoreError(f"{path}: cannot make it: {error.strerror}") from error
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"another sabot serves {url.database} already: several of them need PostgreSQL"
            ) from None
        yield
    finally:
        os.close(held)
