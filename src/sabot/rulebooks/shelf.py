"""Finding and reading rule books: by the id of an approved one, or by the path of any file."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from sabot import SabotError
from sabot.coup import Game
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.rulebook.load import parse_rulebook
from sabot.rulebook.register import Register, parse_register

BOOKS: Final = ("star-baccarat", "crown-baccarat", "star-premium-baccarat", "star-three-card-baccarat")
"""The approved rule books, by id."""

SHEETS: Final = {"star-how-to-play-baccarat": "star-baccarat"}
"""Documents that summarise a rule book for players, and which one: they have clauses, and decide nothing."""


class UnknownBookError(SabotError):
    """No rule book or sheet of that name is on the shelf."""


class UnknownGameIdError(SabotError):
    """A game is called by its rule book and its key: star-baccarat/even-money."""


@cache
def load_register(book: str) -> Register:
    """The register of clauses of an approved document."""
    _must_be_on_the_shelf(book, (*BOOKS, *SHEETS))
    name = f"{_stem(book)}.csv"
    return parse_register((files(__name__.rpartition(".")[0]) / "clauses" / name).read_text("utf-8"), name)


@cache
def load_book(book: str) -> RuleBook:
    """An approved rule book."""
    _must_be_on_the_shelf(book, BOOKS)
    name = f"{_stem(book)}.toml"
    text = (files(__name__.rpartition(".")[0]) / name).read_text("utf-8")
    return parse_rulebook(text, name, load_register(book))


@cache
def hash_of_book(book: str) -> str:
    """The SHA-256 of the text of an approved rule book, in hexadecimal: it names a version of the book."""
    _must_be_on_the_shelf(book, BOOKS)
    return sha256((files(__name__.rpartition(".")[0]) / f"{_stem(book)}.toml").read_bytes()).hexdigest()


def read_book_file(path: Path) -> RuleBook:
    """A rule book from a file of one's own.

    Its register of clauses lies beside it, named like it: ``nevada.toml`` and ``nevada.csv``.
    """
    text = _read(path, "the rule book")
    return parse_rulebook(text, path.name, read_register_file(path))


def read_register_file(path: Path) -> Register:
    """The register of clauses that lies beside a rule book of one's own."""
    register = path.with_suffix(".csv")
    return parse_register(_read(register, "the register of its clauses"), register.name)


def open_game(game_id: str, decks: int | None = None, options: Mapping[str, str] | None = None) -> Game:
    """A game by its id, such as ``star-baccarat/even-money`` or ``./nevada.toml/punto-banco``."""
    book_id, slash, key = game_id.rpartition("/")
    if not slash or not book_id or is_file(game_id):
        raise UnknownGameIdError(f"{game_id!r} names no game: write BOOK/GAME, as in {_example(game_id)}")
    book = read_book_file(Path(book_id)) if is_file(book_id) else load_book(book_id)
    return Game(book, key, decks, options)


def is_file(book: str) -> bool:
    """Whether a book is named by its file, as one's own are."""
    return book.endswith(".toml")


def _example(near: str) -> str:
    if is_file(near):
        return f"{near}/{read_book_file(Path(near)).games[0].key}"
    book = nearest(near, BOOKS) or BOOKS[0]
    return f"{book}/{load_book(book).games[0].key}"


def _must_be_on_the_shelf(book: str, shelf: tuple[str, ...]) -> None:
    if book not in shelf:
        hint = nearest(book, shelf)
        suggestion = f"; did you mean {hint}?" if hint else ""
        raise UnknownBookError(f"there is no rule book {book!r}: there are {', '.join(shelf)}{suggestion}")


def _stem(book: str) -> str:
    return book.replace("-", "_")


def _read(path: Path, what: str) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors and spreadsheets begin with a mark
    except OSError as error:
        raise UnknownBookError(f"{path}: cannot read {what}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnknownBookError(f"{path}: {what} is not UTF-8 text") from error
