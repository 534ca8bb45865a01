"""The data of the rule books, held against what was copied out of the documents by hand."""

from typing import Any

import msgspec
import pytest

from sabot.rulebooks import BOOKS, load_book
from tests.rules.printed_decisions import printed

LINES = [(book, *line) for book in BOOKS for line in printed(book)]


@pytest.mark.parametrize(("book", "where", "what", "clause"), LINES, ids=[" ".join(one[:2]) for one in LINES])
def test_a_datum_is_what_its_clause_says(book: str, where: str, what: str, clause: str) -> None:
    value: Any = msgspec.to_builtins(load_book(book), enc_hook=str)
    by = None
    for step in where.split("."):
        value = value[int(step) if step.isdigit() else step]
        by = value.get("rule", by) if isinstance(value, dict) else by

    assert (",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)) == what
    if clause != "-":
        assert by == clause


@pytest.mark.parametrize("book", BOOKS)
def test_sixty_data_or_more_of_each_book_are_held_against_its_document(book: str) -> None:
    assert len({where for where, _, _ in printed(book)}) == len(printed(book)) >= 60
