"""The clauses that a step proves: ``[11.2.2; Table 3 "Banker"; star-how-to-play-baccarat tiger-5]``."""

import re
from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

import msgspec

from sabot.rulebook.findings import nearest
from sabot.rulebook.register import Register
from sabot.scenario.library import Library

READING: Final = "reading "
_AT_THE_END: Final = re.compile(r"(?P<sentence>.*?)\s*\[(?P<clauses>[^\[\]]*)\]")
_QUOTED: Final = re.compile(r'"[^"]*"')


class ClauseError(ValueError):
    """A list of clauses that cannot be read, or a clause that its document does not have."""


class Clause(msgspec.Struct, frozen=True, order=True):
    """A clause of a document, by its address there; or a reading, where the document is silent."""

    document: str
    address: str

    @property
    def is_reading(self) -> bool:
        return self.address.startswith(READING)

    def __str__(self) -> str:
        return f"{self.document} {self.address}"


class Citing(msgspec.Struct, frozen=True):
    """The book that clauses are of unless another is named: its id, register and readings."""

    book: str
    register: Register
    readings: Collection[str]


def split_off(line: str) -> tuple[str, str | None]:
    """A line without the list of clauses at its end, and that list."""
    found = _AT_THE_END.fullmatch(line)
    sentence, clauses = (line, None) if found is None else (found["sentence"], found["clauses"])
    if "[" in _QUOTED.sub("", sentence) or sentence.endswith("]"):
        raise ClauseError("clauses stand in one pair of square brackets at the end of the line: [9.4; 5.8]")
    return sentence, clauses


def read_clauses(written: str, citing: Citing | None, library: Library) -> tuple[Clause, ...]:
    """The clauses of a list, each of which must exist."""
    addresses = [" ".join(address.split()) for address in written.split(";")]
    if not all(addresses):
        raise ClauseError(f"[{written}] lacks a clause: write [9.4], or [9.4; 5.8] for two")
    return tuple(dict.fromkeys(_clause(address, citing, library) for address in addresses))


def _clause(written: str, citing: Citing | None, library: Library) -> Clause:
    document, space, address = written.partition(" ")
    if space and document in library.documents:
        return _existing(document, address, library.register(document))
    if citing is not None and (written in citing.register or not _misspelt(document, library)):
        if written.startswith(READING):
            return _reading(written, citing)
        return _existing(citing.book, written, citing.register)
    if space and (meant := _misspelt(document, library)):
        raise ClauseError(f"there is no document {document!r}; did you mean {meant!r}?")
    raise ClauseError(
        f"{written!r} is a clause of no book: say first which game it is, or name the book before it"
    )


def _misspelt(document: str, library: Library) -> str | None:
    return next(iter(get_close_matches(document, library.documents, n=1, cutoff=0.8)), None)


def _existing(document: str, address: str, register: Register) -> Clause:
    if address not in register:
        hint = nearest(address, register)
        suggestion = f"; did you mean {hint}?" if hint else ""
        raise ClauseError(f"{document} has no clause {address}{suggestion}")
    return Clause(document, address)


def _reading(written: str, citing: Citing) -> Clause:
    reading = written.removeprefix(READING)
    if reading not in citing.readings:
        hint = nearest(reading, citing.readings)
        suggestion = f"; did you mean {hint}?" if hint else ""
        raise ClauseError(f"{citing.book} has no reading {reading}{suggestion}")
    return Clause(citing.book, written)
