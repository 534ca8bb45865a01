"""Dealing on a cluster: work units handed to Dask workers, on this machine or on many.

A unit goes out as plain numbers and comes back as a tally of counts, so little travels. Should a
worker be lost, Dask has its units dealt again by another; a shoe depends on its number and the seed
alone, so the tally is the same as if nothing had happened, and the same as on one machine.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final

from distributed import Client, LocalCluster
from distributed import Future as Remote

from sabot.margins.simulate.plain import SimulationError
from sabot.margins.simulate.runner import cores
from sabot.margins.simulate.tally import Tally
from sabot.margins.simulate.unit import WorkUnit, run_unit

LOCAL: Final = "local"
COUPS_IN_A_UNIT: Final = 128_000_000
"""A second or more of work, beside which handing it out costs nothing."""

SECONDS_TO_ANSWER: Final = 15
LOST_WORKERS: Final = 10
"""How many workers may be lost under one unit before it is given up."""


class Handed(Future[Tally]):
    """A unit on its way, as the runner waits for it."""

    def __init__(self, remote: Remote[Tally]) -> None:
        super().__init__()
        self._remote = remote
        remote.add_done_callback(self._come_back)

    def cancel(self) -> bool:
        taken_back = super().cancel()
        if taken_back:
            self._remote.cancel()
        return taken_back

    def _come_back(self, remote: Remote[Tally]) -> None:
        if not self.set_running_or_notify_cancel():
            return
        try:
            self.set_result(remote.result())
        except Exception as error:  # noqa: BLE001 - whatever it is, it is the unit's answer
            self.set_exception(error)


class Cluster:
    """Workers of a Dask cluster."""

    coups_in_a_unit = COUPS_IN_A_UNIT

    def __init__(self, client: Client) -> None:
        self._client = client
        threads = sum(client.nthreads().values())
        self.at_once = 2 * max(1, threads)

    def submit(self, unit: WorkUnit) -> Future[Tally]:
        # The earlier shoes are asked for first; a unit never counts as known from another run.
        remote = self._client.submit(run_unit, unit, pure=False, priority=-unit.first, retries=LOST_WORKERS)
        return Handed(remote)


def _started_here() -> LocalCluster:
    """A worker for each core of this machine.

    Ctrl-C reaches every process of a terminal. It is for the one that waits: the workers deal on until
    they are told to stop, and a process that begins while a signal is ignored goes on ignoring it.
    """
    with _ctrl_c_ignored():
        return LocalCluster(
            n_workers=cores(), threads_per_worker=1, dashboard_address=None, silence_logs=logging.ERROR
        )


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    if current_thread() is not main_thread():  # signals are the main thread's affair
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def cluster_at_work(address: str) -> Iterator[Cluster]:
    """The workers of a cluster: at ``tcp://host:port``, or started here with ``local``."""
    if address == LOCAL:
        with _started_here() as started, Client(started) as client:
            yield Cluster(client)
        return
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER)
    except (OSError, ValueError, TimeoutError) as error:
        said = f"no cluster answers at {address!r}: write tcp://host:port, or local"
        raise SimulationError(said) from error
    with client:
        if not client.nthreads():
            raise SimulationError(f"the cluster at {address!r} has no workers")
        yield Cluster(client)
