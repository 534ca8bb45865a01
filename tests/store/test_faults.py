"""A disk that fails at each write in turn, one that is too small, a server that hangs up."""

import random
import subprocess
import sys
import time
from collections.abc import Callable

import psycopg
import pytest

from sabot.store import Signer, StoreFailed, open_store
from tests.conftest import LEFT_OUT, TOLD
from tests.store.faults import SCENARIOS, UNREACHABLE, command, whole_tables
from tests.store.play import T1
from tests.store.postgresql import Server


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_acknowledged_is_lost_when_the_disk_fails_at_any_write(
    scenario: str, record_property: Callable[[str, object], None]
) -> None:
    command = [sys.executable, "-c", f"from tests.store.faults import run; print(run({scenario!r}))"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode == UNREACHABLE:
        pytest.skip(f"{LEFT_OUT}{ran.stderr.strip()}")
    assert ran.returncode == 0, ran.stderr
    record_property(TOLD, ran.stdout.strip())


SIZES = 25


def test_nothing_acknowledged_is_lost_when_the_disk_is_too_small(
    record_property: Callable[[str, object], None],
) -> None:
    started = [sys.executable, "-m", "tests.store.small_disk", str(SIZES)]
    ran = subprocess.run(started, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    record_property(TOLD, ran.stdout.strip())


CUTS = 15


def test_nothing_acknowledged_is_lost_when_postgresql_hangs_up(
    postgresql: Server, record_property: Callable[[str, object], None]
) -> None:
    """Every connection is ended by the server while a command is on its way, at a random moment."""
    source, failures = random.Random(1), 0
    address = postgresql.database()
    open_store(address).close()
    for number in range(CUTS):
        fresh = postgresql.database()
        done: list[str] = []
        with open_store(fresh, signer=Signer.fresh()) as store:
            waiting = []
            for part in range(4):
                if part == number % 4:
                    waiting.append(store.submit(command(T1, part)))
                    time.sleep(source.uniform(0, 0.01))
                    hang_up(postgresql)
                else:
                    try:
                        waiting.append(store.submit(command(T1, part)))
                        waiting[-1].exception()
                    except StoreFailed:
                        break
            done = [f"T1.{part}" for part, one in enumerate(waiting) if one.exception() is None]
            failures += store.failed is not None
        with open_store(fresh, signer=Signer.fresh()) as again:
            for name in done:
                assert again.receipt("ann", name) is not None, f"{name} was acknowledged and is lost"
            for part in range(4):
                again.submit(command(T1, part)).result()
        whole_tables("T1")(fresh)
    assert failures
    record_property(
        TOLD,
        f"postgresql that hangs up: {CUTS} times, {failures} of them in a floor's work; nothing acknowledged "
        "was lost, nothing done twice",
    )


def hang_up(server: Server) -> None:
    with psycopg.connect(server.address(), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
