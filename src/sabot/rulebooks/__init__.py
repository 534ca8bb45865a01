"""The shelf: the approved rule books that ship with Sabot, and books that anyone names by file."""

from sabot.rulebooks.shelf import (
    BOOKS,
    SHEETS,
    UnknownBookError,
    UnknownGameIdError,
    hash_of_book,
    is_file,
    load_book,
    load_register,
    open_game,
    read_book_file,
    read_register_file,
)

__all__ = [
    "BOOKS",
    "SHEETS",
    "UnknownBookError",
    "UnknownGameIdError",
    "hash_of_book",
    "is_file",
    "load_book",
    "load_register",
    "open_game",
    "read_book_file",
    "read_register_file",
]
