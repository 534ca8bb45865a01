"""The approved documents themselves, where an operator has them: attached to rule books, for anybody to read.

They belong to their authors and are not in the project. An operator puts them into a folder with a file
`documents.json` that says which is which, and where each clause stands; see docs/PAGES.md.
"""

from pathlib import Path
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec

from sabot import SabotError
from sabot.rulebook.places import above
from sabot.rulebooks import BOOKS, SHEETS

LISTED: Final = "documents.json"
MEDIA_TYPES: Final = {
    ".pdf": "application/pdf",
    ".html": "text/html; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
POLICIES: Final = {
    ".pdf": "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ".html": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
    ".txt": "default-src 'none'; frame-ancestors 'none'",
}
"""What a document may load and do: its own looks, and nothing else."""


class DocumentsError(SabotError):
    """The list of attached documents cannot be read, or names what is not there."""


class Attached(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One document: a file beside the list, or an address elsewhere; and where its clauses stand."""

    file: str | None = None
    url: str | None = None
    pages: dict[str, int] = {}
    """The page on which a clause begins. What is under a clause is on its page unless it has its own."""
    anchor: str | None = None
    """What comes after the #, for documents that have a mark at each clause: `rule-{clause}`."""

    def marked(self, clause: str) -> str:
        """What comes after the address to open it at a clause; nothing where that is not known."""
        if self.anchor is not None:
            return f"#{self.anchor.replace('{clause}', quote(clause))}"
        for known in (clause, *reversed(above(clause, self.pages))):
            if known in self.pages:
                return f"#page={self.pages[known]}"
        return ""


class Documents:
    """The documents that an operator attached, by rule book."""

    def __init__(self, folder: Path, attached: dict[str, Attached]) -> None:
        self._folder = folder
        self._attached = attached

    @classmethod
    def none(cls) -> "Documents":
        return cls(Path(), {})

    @classmethod
    def read(cls, folder: Path) -> "Documents":
        """Raises `DocumentsError`, which says what is wrong with the list."""
        where = folder / LISTED
        try:
            attached = msgspec.json.decode(where.read_bytes(), type=dict[str, Attached])
        except OSError as error:
            raise DocumentsError(f"{where}: cannot read it: {error.strerror}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DocumentsError(f"{where}: {error}") from error
        for book, one in attached.items():
            _must_be_right(where, folder, book, one)
        return cls(folder, attached)

    def link(self, book: str, clause: str | None = None) -> str | None:
        """Where a document is read, at a clause; None where none is attached."""
        one = self._attached.get(book)
        if one is None:
            return None
        mark = one.marked(clause) if clause is not None else ""
        return f"{one.url if one.url is not None else f'/api/v1/books/{book}/document'}{mark}"

    def file(self, book: str) -> tuple[Path, str, str] | None:
        """The file of a document, its media type and its policy; None where it is not a file here."""
        one = self._attached.get(book)
        if one is None or one.file is None:
            return None
        path = self._folder / one.file
        return path, MEDIA_TYPES[path.suffix], POLICIES[path.suffix]


def _must_be_right(where: Path, folder: Path, book: str, one: Attached) -> None:
    if book not in (*BOOKS, *SHEETS):
        raise DocumentsError(f"{where}: there is no rule book {book!r}")
    if (one.file is None) == (one.url is None):
        raise DocumentsError(f"{where}: say of {book} either its file or its url")
    if one.url is not None and urlsplit(one.url).scheme != "https":
        raise DocumentsError(f"{where}: the url of {book} must begin with https://")
    if one.file is not None:
        path = folder / one.file
        if path.suffix not in MEDIA_TYPES:
            raise DocumentsError(f"{where}: the file of {book} must end with {', '.join(MEDIA_TYPES)}")
        if Path(one.file).name != one.file or not path.is_file():
            raise DocumentsError(f"{where}: there is no file {one.file} beside it")
