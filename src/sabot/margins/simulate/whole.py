"""Files that are written whole, or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from os import strerror
from pathlib import Path

from sabot.margins.simulate.plain import SimulationError


@contextmanager
def written_whole(path: Path, what: str) -> Iterator[Path]:
    """A file beside the one that is meant, whose place it takes when it is written."""
    with _beside(path, what) as beside:
        yield beside
        beside.replace(path)


def must_be_writable(path: Path, what: str) -> None:
    """Refuse a file that cannot be written before a long run rather than after it."""
    with _beside(path, what) as beside:
        beside.touch()


@contextmanager
def _beside(path: Path, what: str) -> Iterator[Path]:
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        beside = path.with_name(f"{path.name}.part")
        try:
            yield beside
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        said = strerror(error.errno) if error.errno else error
        raise SimulationError(f"{path}: cannot write {what}: {said}") from error
