"""The rule books a scenario may speak of: those on the shelf, and any that lie beside its file."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from sabot.coup import Game
from sabot.rulebook.book import RuleBook
from sabot.rulebook.register import Register, parse_register
from sabot.rulebooks import BOOKS, SHEETS, load_book, load_register, open_game


class Library:
    """Opens games and registers of clauses, each once.

    A game of a book of one's own is called by the path of the book, from the folder the scenario
    lies in: ``./nevada.toml/punto-banco``.
    """

    documents: Final = (*BOOKS, *SHEETS)

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or Path()
        self._games: dict[tuple[object, ...], Game] = {}
        self._registers: dict[str, Register] = {}

    def game(self, game_id: str, decks: int | None = None, options: Mapping[str, str] | None = None) -> Game:
        chosen = dict(options or {})
        wanted = (game_id, decks, *sorted(chosen.items()))
        if wanted not in self._games:
            self._games[wanted] = open_game(self._located(game_id), decks, chosen)
        return self._games[wanted]

    def register(self, document: str) -> Register:
        """The register of a document on the shelf."""
        return load_register(document)

    def register_of_game(self, game_id: str) -> Register:
        """The register of the book that a game is in."""
        book_id, _, _ = self._located(game_id).rpartition("/")
        if not book_id.endswith(".toml"):
            return load_register(book_id)
        if book_id not in self._registers:
            beside = Path(book_id).with_suffix(".csv")
            self._registers[book_id] = parse_register(beside.read_text("utf-8"), beside.name)
        return self._registers[book_id]

    def books_near(self, book: RuleBook | None) -> Iterator[RuleBook]:
        """The scenario's own book, and then those on the shelf, read only when they are asked for."""
        if book is not None:
            yield book
        for known in BOOKS:
            yield load_book(known)

    def _located(self, game_id: str) -> str:
        book_id, _, key = game_id.rpartition("/")
        return f"{self.folder / book_id}/{key}" if book_id.endswith(".toml") else game_id


THE_SHELF: Final = Library()
"""The approved rule books."""
