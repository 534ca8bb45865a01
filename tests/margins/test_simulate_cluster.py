"""A cluster deals the same shoes as this machine, also when a worker is lost on the way."""

import os
import signal
from collections.abc import Iterator

import pytest
from distributed import Client, LocalCluster

from sabot.margins.simulate import SimulationError, begin, carry_on, threads_at_work
from sabot.margins.simulate.cluster import Cluster, cluster_at_work
from sabot.margins.simulate.run import Run
from sabot.rulebooks import open_game
from tests.cli.sabot_command import in_its_own_process

COUPS = 600_000
UNIT = 50_000


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as started,
        Client(started) as client,
    ):
        yield client


def workers_of(client: Client) -> Cluster:
    """A cluster whose units are small, so that there are many to lose."""
    cluster = Cluster(client)
    cluster.coups_in_a_unit = UNIT
    return cluster


@pytest.fixture(scope="module")
def asked() -> Run:
    return begin(open_game("crown-baccarat/traditional"), COUPS, seed=7)


@pytest.fixture(scope="module")
def on_this_machine(asked: Run) -> Run:
    with threads_at_work() as workers:
        return carry_on(asked, workers)


def test_a_cluster_gives_the_tally_of_one_machine(client: Client, asked: Run, on_this_machine: Run) -> None:
    done = carry_on(asked, workers_of(client))

    assert done.finished
    assert done == on_this_machine


def test_the_units_of_a_lost_worker_are_dealt_again(client: Client, asked: Run, on_this_machine: Run) -> None:
    pids = client.run(os.getpid)
    lost: list[int] = []

    def lose_one(_: Run) -> None:
        if not lost:
            lost.append(next(iter(pids.values())))
            os.kill(lost[0], signal.SIGKILL)

    done = carry_on(asked, workers_of(client), progress=lose_one)

    assert lost
    assert done == on_this_machine


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense"])
def test_a_cluster_that_does_not_answer_is_told_in_one_line(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sabot.margins.simulate.cluster.SECONDS_TO_ANSWER", 1)
    with pytest.raises(SimulationError, match="no cluster answers") as refused, cluster_at_work(address):
        pass
    assert "\n" not in str(refused.value)


def test_the_command_starts_a_cluster_here_and_answers_as_without_one() -> None:
    asked = ("simulate", "crown-baccarat/traditional", "--coups", "100000", "--seed", "8", "--json")
    told = [in_its_own_process(*asked, *more) for more in ((), ("--cluster", "local"))]
    assert [ran.status for ran in told] == [0, 0]
    here, there = (ran.json for ran in told)
    assert isinstance(here, dict)
    assert isinstance(there, dict)
    assert here | {"seconds": 0} == there | {"seconds": 0}
