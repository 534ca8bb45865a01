"""Run files: a run as JSON, to be read by people and programs and taken up again."""

from pathlib import Path
from typing import Final

import msgspec

from sabot import __version__
from sabot.coup import Game
from sabot.margins.simulate.plain import SimulationError, plain
from sabot.margins.simulate.run import Request, Run
from sabot.margins.simulate.tally import PlainTally, read, written
from sabot.margins.simulate.whole import written_whole

FORMAT: Final = 1


class RunFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run file holds."""

    format: int
    sabot: str
    """The version that wrote it."""
    request: Request
    finished: bool
    tally: PlainTally


def save(run: Run, path: Path) -> None:
    """Write a run file whole, or leave what was there."""
    contents = RunFile(FORMAT, __version__, run.request, run.finished, written(run.tally))
    with written_whole(path, "the run") as beside:
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(contents), indent=1))


def load(path: Path) -> Run:
    """The run in a file."""
    try:
        contents = msgspec.json.decode(path.read_bytes(), type=RunFile)
        if contents.format != FORMAT:
            raise SimulationError(f"it is of format {contents.format}, and this is for format {FORMAT}")
        run = Run(contents.request, read(contents.tally, contents.request.plain))
        run.unit(0, run.tally.shoes)
    except OSError as error:
        raise SimulationError(f"{path}: cannot read the run: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, SimulationError) as error:
        raise SimulationError(f"{path}: not a run to take up: {error}") from error
    return run


def must_be_of(run: Run, game: Game) -> None:
    """Refuse a run that was dealt by other rules than the game has now."""
    asked = run.request
    if plain(game, asked.plain.mode, asked.burn, asked.plain.behind_cutting_card) != asked.plain:
        raise SimulationError(f"the run was dealt by other rules than {game.id} has now")
