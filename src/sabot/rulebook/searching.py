"""Searching a document by a reader's words: addresses, our summaries, what the rule book calls things."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sabot.rulebook.document import Reading
from sabot.rulebook.register import ClauseRow, Register

ADDRESS, SUMMARY, NAMED, DUTY, PROOF = 8, 4, 3, 2, 1
"""How much a word counts by where it is found."""

WORD: Final = re.compile(r"[a-z0-9$]+(?:\.[a-z0-9]+)*")


@dataclass(frozen=True)
class Searchable:
    """A document with its words drawn out, ready to be searched."""

    rows: tuple[tuple[ClauseRow, tuple[tuple[int, str], ...]], ...]

    @classmethod
    def of(
        cls, register: Register, cited: Mapping[str, tuple[str, ...]], readings: Iterable[Reading] = ()
    ) -> "Searchable":
        by_clause: dict[str, list[Reading]] = {}
        for reading in readings:
            for rule in reading.rules:
                by_clause.setdefault(str(rule), []).append(reading)
        return cls(
            tuple(
                (row, _drawn_out(row, cited.get(row.id, ()), by_clause.get(row.id, ())))
                for row in register.values()
            )
        )

    def search(self, text: str) -> list[ClauseRow]:
        """The clauses that have every word of a text, those that say it best first."""
        words = WORD.findall(text.casefold())
        if not words:
            return []
        scored = [
            (score, place, row)
            for place, (row, parts) in enumerate(self.rows)
            if (score := _score(text.strip().casefold(), words, row.id, parts))
        ]
        return [row for _, _, row in sorted(scored, key=lambda one: (-one[0], one[1]))]


def _drawn_out(
    row: ClauseRow, cited: Iterable[str], readings: Iterable[Reading]
) -> tuple[tuple[int, str], ...]:
    read = " ".join(f"{one.id} {one.printed} {one.read_as} {one.reason}" for one in readings)
    return tuple(
        (weight, f" {' '.join(WORD.findall(text.casefold()))}")
        for weight, text in (
            (ADDRESS, row.id),
            (SUMMARY, row.summary),
            (NAMED, _words(cited)),
            (DUTY, f"{row.kind} {row.status} {row.software_duty} {read}"),
            (PROOF, _words(row.proof)),
        )
    )


def _words(names: Iterable[str]) -> str:
    return " ".join(names).replace("-", " ").replace("_", " ")


def _score(text: str, words: list[str], clause: str, parts: Iterable[tuple[int, str]]) -> int:
    """Nought where a word is missing; a word counts where it is found first, at the beginning of a word."""
    if text == clause.casefold():
        return 1_000
    found = [next(_weights(word, parts), 0) for word in words]
    if not all(found):
        return 0
    phrase = " ".join(words)
    whole = next((weight for weight, said in parts if f" {phrase}" in said), 0)
    return sum(found) + len(words) * whole


def _weights(word: str, parts: Iterable[tuple[int, str]]) -> Iterator[int]:
    return (weight for weight, said in parts if f" {word}" in said)
