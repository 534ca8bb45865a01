"""The rule books as they are read: by section and clause, searched by words, each clause whole."""

from collections import Counter
from functools import cache
from typing import Final

from sabot.rulebook.book import RuleBook
from sabot.rulebook.document import Reading
from sabot.rulebook.places import above, cited_in, is_under, sections
from sabot.rulebook.register import STATUSES, ClauseRow, Status
from sabot.rulebook.searching import Searchable
from sabot.rulebooks import BOOKS, SHEETS, hash_of_book, load_book, load_register
from sabot.views.designs import DesignView, designs
from sabot.web.documents import Documents
from sabot.web.problems import NotThereError
from sabot.web.shapes import Shape

SHEET_TITLES: Final = {"star-how-to-play-baccarat": "How to play Baccarat, the players' sheet"}
SHEET_CASINOS: Final = {"star-how-to-play-baccarat": "The Star Sydney"}


class Shelved(Shape, frozen=True, kw_only=True):
    """A document on the shelf. A players' sheet decides nothing: it has no version and no hash."""

    id: str
    title: str
    casino: str
    version: str | None
    effective_from: str | None
    hash: str | None
    clauses: int
    statuses: dict[str, int]
    """How many clauses stand at each status."""


class ClauseLine(Shape, frozen=True, kw_only=True):
    """A clause as it stands in a list."""

    id: str
    kind: str
    summary: str
    status: Status
    depth: int
    """How many clauses it is a part of."""


class SectionShape(Shape, frozen=True, kw_only=True):
    name: str
    about: tuple[str, ...]
    """What most of its clauses are about."""
    clauses: tuple[ClauseLine, ...]


class ReadingLine(Shape, frozen=True, kw_only=True):
    """A slip or an ambiguity of the document, how it is read, and why."""

    id: str
    rules: tuple[str, ...]
    printed: str
    read_as: str
    reason: str


class Contents(Shape, frozen=True, kw_only=True):
    """A document from its first clause to its last."""

    shelved: Shelved
    operator: str | None
    regulator: str | None
    reference: str | None
    document: str | None
    """Where the approved document is read, if one is attached: for whoever asks (Premium 15.15)."""
    sections: tuple[SectionShape, ...]
    readings: tuple[ReadingLine, ...]


class ClausePage(Shape, frozen=True, kw_only=True):
    """All that is known of a clause."""

    book: str
    title: str
    clause: ClauseRow
    above: tuple[ClauseLine, ...]
    below: tuple[ClauseLine, ...]
    previous: str | None
    next: str | None
    readings: tuple[ReadingLine, ...]
    decides: tuple[str, ...]
    """The parts of the rule book's data that name it."""
    document: str | None
    """Where it is read in the approved document, where one is attached."""


class Found(Shape, frozen=True, kw_only=True):
    """A clause that was searched for."""

    book: str
    title: str
    clause: ClauseLine


def shelf() -> list[Shelved]:
    return [_shelved(one) for one in (*BOOKS, *SHEETS)]


def contents(book: str, documents: Documents) -> Contents:
    """Raises `UnknownBookError`."""
    register = load_register(book)
    document = load_book(book).document if book in BOOKS else None
    parts = []
    for name, clauses in sections(register).items():
        kinds = Counter(register[one].kind for one in clauses)
        about = tuple(kind for kind, times in kinds.most_common(2) if times * 4 >= len(clauses))
        parts.append(SectionShape(name=name, about=about, clauses=tuple(_line(book, one) for one in clauses)))
    return Contents(
        shelved=_shelved(book),
        operator=document.operator if document else None,
        regulator=document.regulator if document else None,
        reference=document.reference if document else None,
        document=documents.link(book),
        sections=tuple(parts),
        readings=tuple(map(_reading, _readings(book))),
    )


def designs_of(book: str) -> tuple[DesignView, ...]:
    """The layouts of a rule book, or of the one that a sheet is about. Raises `UnknownBookError`."""
    return designs(load_book(SHEETS.get(book, book)))


def clause_page(book: str, clause: str, documents: Documents) -> ClausePage:
    """One clause; or, by its id, the first clause that a reading is about. Raises `NotThereError`."""
    register = load_register(book)
    found = clause if clause in register else _by_reading(book, clause)
    if found is None:
        raise NotThereError(f"{book} has no clause {clause!r}")
    ids = list(register)
    place = ids.index(found)
    depth = len(above(found, register))
    return ClausePage(
        book=book,
        title=_shelved(book).title,
        clause=register[found],
        above=tuple(_line(book, one) for one in above(found, register)),
        below=tuple(
            _line(book, one)
            for one in ids
            if one != found and is_under(one, found) and len(above(one, register)) == depth + 1
        ),
        previous=ids[place - 1] if place else None,
        next=ids[place + 1] if place + 1 < len(ids) else None,
        readings=tuple(_reading(one) for one in _readings(book) if found in one.rules),
        decides=_cited(book).get(found, ()),
        document=documents.link(book, found),
    )


def search(text: str, book: str | None, status: Status | None, most: int) -> list[Found]:
    """The clauses with every word of a text, the best first; in one document, or in all."""
    if book is not None:
        load_register(book)  # an unknown one is refused
    found = [
        (place, one, row)
        for one in ((book,) if book is not None else (*BOOKS, *SHEETS))
        for place, row in enumerate(_searchable(one).search(text))
        if status in (None, row.status)
    ]
    best = sorted(found, key=lambda one: one[0])[:most]
    return [Found(book=one, title=_shelved(one).title, clause=_line(one, row.id)) for _, one, row in best]


@cache
def _shelved(book: str) -> Shelved:
    register = load_register(book)
    counted = Counter(row.status for row in register.values())
    document = load_book(book).document if book in BOOKS else None
    return Shelved(
        id=book,
        title=document.title if document else SHEET_TITLES[book],
        casino=document.casino if document else SHEET_CASINOS[book],
        version=document.version if document else None,
        effective_from=document.effective_from.isoformat() if document else None,
        hash=hash_of_book(book) if document else None,
        clauses=len(register),
        statuses={status: counted[status] for status in STATUSES},
    )


@cache
def _searchable(book: str) -> Searchable:
    return Searchable.of(load_register(book), _cited(book), _readings(book))


@cache
def _cited(book: str) -> dict[str, tuple[str, ...]]:
    return cited_in(load_book(book)) if book in BOOKS else {}


def _readings(book: str) -> tuple[Reading, ...]:
    rules: RuleBook | None = load_book(book) if book in BOOKS else None
    return rules.readings if rules is not None else ()


def _by_reading(book: str, reading: str) -> str | None:
    found = next((one for one in _readings(book) if one.id == reading.removeprefix("reading ")), None)
    return str(found.rules[0]) if found is not None and found.rules else None


def _reading(one: Reading) -> ReadingLine:
    return ReadingLine(
        id=str(one.id),
        rules=tuple(map(str, one.rules)),
        printed=one.printed,
        read_as=one.read_as,
        reason=one.reason,
    )


def _line(book: str, clause: str) -> ClauseLine:
    register = load_register(book)
    row = register[clause]
    return ClauseLine(
        id=row.id,
        kind=row.kind,
        summary=row.summary,
        status=row.status,
        depth=len(above(clause, register)),
    )
