"""Runs: the same on any number of threads, stopped and taken up again, kept in files."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event, Lock, Timer

import msgspec
import pytest

from sabot.coup import Game
from sabot.margins.simulate import (
    Mode,
    Run,
    SimulationError,
    Tally,
    WorkUnit,
    begin,
    carry_on,
    run_unit,
    simulate,
    threads_at_work,
)
from sabot.margins.simulate.files import load, must_be_of, save
from sabot.margins.simulate.parquet import load_parquet, save_parquet
from sabot.margins.simulate.tally import outcomes_of
from sabot.rulebooks import open_game

CROWN = "crown-baccarat/traditional"
THREE_CARD = "star-three-card-baccarat/three-card"
COUPS = 200_000


def crown() -> Game:
    return open_game(CROWN)


class InTheWrongOrder:
    """Workers that do the unit handed out last first: when three wait, or no third has come for a while."""

    at_once = 3
    patience_seconds = 0.05

    def __init__(self, coups_in_a_unit: int) -> None:
        self.coups_in_a_unit = coups_in_a_unit
        self._waiting: list[tuple[WorkUnit, Future[Tally]]] = []
        self._one_at_a_time = Lock()
        self.done: list[int] = []
        """The first shoe of each unit, in the order they were done."""

    def submit(self, unit: WorkUnit) -> Future[Tally]:
        future: Future[Tally] = Future()
        self._waiting.append((unit, future))
        if len(self._waiting) >= self.at_once:
            self._do_them()
        else:
            Timer(self.patience_seconds, self._do_them).start()
        return future

    def _do_them(self) -> None:
        with self._one_at_a_time:
            while self._waiting:
                unit, future = self._waiting.pop()
                self.done.append(unit.first)
                future.set_result(run_unit(unit))


@pytest.mark.parametrize("game_id", [CROWN, THREE_CARD])
@pytest.mark.parametrize("mode", ["shoe", "coup"])
def test_a_run_ends_with_the_shoe_in_which_its_last_coup_falls(game_id: str, mode: Mode) -> None:
    game = open_game(game_id)
    run = simulate(game, COUPS, mode, seed=9)
    assert run.finished
    unit = WorkUnit(game=run.request.plain, seed=9, first=0, shoes=run.tally.shoes)
    assert run.tally == run_unit(unit)
    one_less = run_unit(msgspec.structs.replace(unit, shoes=unit.shoes - 1))
    assert one_less.coups < COUPS <= run.tally.coups


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_tally_is_the_same_on_any_number_of_threads(threads: int) -> None:
    assert simulate(crown(), COUPS, seed=3, threads=threads) == simulate(crown(), COUPS, seed=3)


@pytest.mark.parametrize("coups_in_a_unit", [1, 1000, 7777])
def test_the_tally_is_the_same_whoever_comes_back_first(coups_in_a_unit: int) -> None:
    workers = InTheWrongOrder(coups_in_a_unit)
    run = carry_on(begin(crown(), 20_000, seed=3), workers)
    assert workers.done != sorted(workers.done)
    assert run == simulate(crown(), 20_000, seed=3)


def test_a_run_without_a_seed_says_which_it_took() -> None:
    first, second = simulate(crown(), 1000), simulate(crown(), 1000)
    assert first.request.seed != second.request.seed
    assert simulate(crown(), 1000, seed=first.request.seed).tally == first.tally


def test_progress_is_told_of_more_and_more_coups() -> None:
    told: list[int] = []
    with threads_at_work(2) as workers:
        workers.coups_in_a_unit = 20_000
        run = carry_on(begin(crown(), COUPS, seed=1), workers, lambda so_far: told.append(so_far.tally.coups))
    assert told == sorted(told)
    assert len(told) >= 5
    assert told[-1] == run.tally.coups


def _stopped_after(run: Run, units: int) -> Run:
    """A run that is stopped when so many units have come back."""
    stop, done = Event(), 0

    def count(_: Run) -> None:
        nonlocal done
        done += 1
        if done >= units:
            stop.set()

    with threads_at_work(2) as workers:
        workers.coups_in_a_unit = 2_000  # a hundred units, and at most sixteen of them under way
        return carry_on(run, workers, count, stop)


@pytest.mark.parametrize("mode", ["shoe", "coup"])
@pytest.mark.parametrize("units", [1, 3])
def test_a_stopped_run_keeps_its_first_shoes_and_is_taken_up_to_the_same_end(mode: Mode, units: int) -> None:
    whole = simulate(crown(), COUPS, mode, seed=21)
    stopped = _stopped_after(begin(crown(), COUPS, mode, seed=21), units)
    assert 0 < stopped.tally.coups < COUPS
    assert not stopped.finished
    assert stopped.tally == run_unit(stopped.unit(0, stopped.tally.shoes))
    with threads_at_work() as workers:
        assert carry_on(stopped, workers) == whole


def test_a_run_stopped_before_it_began_has_nothing() -> None:
    stop = Event()
    stop.set()
    run = simulate(crown(), COUPS, seed=1, stop=stop)
    assert (run.tally.shoes, run.tally.coups) == (0, 0)


def test_what_a_worker_fails_at_is_not_kept_quiet() -> None:
    class Failing(InTheWrongOrder):
        def submit(self, unit: WorkUnit) -> Future[Tally]:
            future: Future[Tally] = Future()
            future.set_exception(MemoryError(f"no room for {unit.shoes} shoes"))
            return future

    with pytest.raises(MemoryError):
        carry_on(begin(crown(), 10, seed=1), Failing(1000))


@pytest.mark.parametrize("game_id", [CROWN, THREE_CARD])
@pytest.mark.parametrize("mode", ["shoe", "coup"])
def test_a_run_comes_back_from_its_file_whole(game_id: str, mode: Mode, tmp_path: Path) -> None:
    game = open_game(game_id)
    run = simulate(game, 5000, mode, seed=2**63 + 1)
    save(run, tmp_path / "run.json")
    save_parquet(run, tmp_path / "run.parquet")
    assert load(tmp_path / "run.json") == run
    assert load_parquet(tmp_path / "run.parquet") == run
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["run.json", "run.parquet"]


def test_a_stopped_run_is_taken_up_from_its_file_to_the_same_end(tmp_path: Path) -> None:
    save(_stopped_after(begin(crown(), COUPS, seed=5), 2), tmp_path / "run")
    run = load(tmp_path / "run")
    assert not run.finished
    with threads_at_work() as workers:
        assert carry_on(run, workers) == simulate(crown(), COUPS, seed=5)


def test_a_run_may_go_on_for_more_coups() -> None:
    short, long = simulate(crown(), 10_000, seed=5), simulate(crown(), COUPS, seed=5)
    with threads_at_work() as workers:
        assert carry_on(short.with_coups(COUPS), workers) == long


def test_the_rules_of_a_run_are_those_the_game_still_has() -> None:
    run = simulate(open_game("star-baccarat/baccarat", 6), 100, seed=1)
    must_be_of(run, open_game("star-baccarat/baccarat", 6))
    with pytest.raises(SimulationError, match="the run was dealt by other rules than"):
        must_be_of(run, open_game("star-baccarat/baccarat", 8))


def _spoiled(how: Callable[[dict[str, object]], object], path: Path) -> None:
    contents = msgspec.json.decode(path.read_bytes())
    how(contents)
    path.write_bytes(msgspec.json.encode(contents))


@pytest.mark.parametrize(
    "how",
    [
        lambda run: run.update(format=2),
        lambda run: run.update(more=1),
        lambda run: run.pop("request"),
        lambda run: run["tally"].update(coups=3),
        lambda run: run["tally"].update(shoes=-3),
        lambda run: run["tally"]["outcomes"].append([12800, 1, 0]),
        lambda run: run["tally"]["outcomes"].append([-1, 1, 0]),
        lambda run: run["tally"]["outcomes"][0].__setitem__(1, -5),
        lambda run: run["request"].update(seed=-1),
    ],
)
def test_a_file_that_holds_no_run_is_refused(
    how: Callable[[dict[str, object]], object], tmp_path: Path
) -> None:
    path = tmp_path / "run.json"
    save(simulate(crown(), 100, seed=1), path)
    _spoiled(how, path)
    with pytest.raises(SimulationError, match=r"run\.json: not a run to take up: "):
        load(path)


@pytest.mark.parametrize("contents", [b"", b"{", b"\xff\xfe", b"[]", b"a,b\n"])
def test_a_file_of_something_else_is_refused(contents: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.write_bytes(contents)
    with pytest.raises(SimulationError, match="not a run to take up"):
        load(path)
    with pytest.raises(SimulationError, match="not the tally of a run"):
        load_parquet(path)


def test_a_tally_cannot_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    run = simulate(crown(), 100, seed=1)
    for write in (save, save_parquet):
        with pytest.raises(SimulationError, match="cannot write"):
            write(run, tmp_path / "nowhere" / "run")


@pytest.mark.parametrize("coups", [0, -1, 10**15 + 1])
def test_no_coups_and_too_many_are_refused(coups: int) -> None:
    with pytest.raises(SimulationError, match=r"a simulation has 1 to 1,000,000,000,000,000 coups, not "):
        begin(crown(), coups)


def test_no_threads_are_refused() -> None:
    with pytest.raises(SimulationError, match="a simulation takes one thread at least, not 0"):
        simulate(crown(), 100, threads=0)


def test_tallies_of_outcomes_start_empty() -> None:
    run = begin(crown(), 1)
    assert run.tally == Tally.empty(outcomes_of(run.request.plain))
    assert not run.finished
