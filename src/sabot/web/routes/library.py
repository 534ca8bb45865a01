"""The rule books to be read: contents, clauses, a search, and the approved document where one is attached."""

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from sabot.rulebook.register import Status
from sabot.views.designs import DesignView
from sabot.web.documents import MEDIA_TYPES
from sabot.web.library import (
    ClausePage,
    Contents,
    Found,
    Shelved,
    clause_page,
    contents,
    designs_of,
    search,
    shelf,
)
from sabot.web.problems import NotThereError
from sabot.web.routes.books import BookId
from sabot.web.routes.given import TheHouse
from sabot.web.routes.telling import API, about, json
from sabot.web.who import For

ClauseId = Annotated[str, QueryParameter(name="id", min_length=1, max_length=120)]
Text = Annotated[str, QueryParameter(name="text", min_length=1, max_length=200)]
InBook = Annotated[str | None, QueryParameter(name="book", min_length=1, max_length=64)]
At = Annotated[Status | None, QueryParameter(name="status")]
MostFound = Annotated[int, QueryParameter(name="most", ge=1, le=200)]


@get(f"{API}/library", opt=about(For.ANYBODY), sync_to_thread=False)
def library() -> list[Shelved]:
    """Every document on the shelf: the rule books, and the players' sheet."""
    return shelf()


@get(f"{API}/books/{{book:str}}/contents", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def book_contents(house: TheHouse, book: BookId) -> Contents:
    """A document by section, every clause in one line, and how its slips are read."""
    return contents(book, house.documents)


@get(f"{API}/books/{{book:str}}/clause", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def one_clause(house: TheHouse, book: BookId, clause: ClauseId) -> ClausePage:
    """One clause, or that of a reading: our summary, what is done about it, what proves it, what is near."""
    return clause_page(book, clause, house.documents)


@get(f"{API}/books/{{book:str}}/designs", opt=about(For.ANYBODY, gives=list[DesignView], problems=(404,)))
async def book_designs(book: BookId) -> Response[bytes]:
    """The layouts that the document shows, drawn: indicative designs of a table."""
    return json(await asyncio.to_thread(_drawn, book))


@cache
def _drawn(book: str) -> bytes:
    return msgspec.json.encode(designs_of(book))


@get(f"{API}/clauses", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def search_clauses(text: Text, book: InBook = None, status: At = None, most: MostFound = 50) -> list[Found]:
    """The clauses with every word of a text, the best first."""
    return search(text, book, status, most)


@get(
    f"{API}/books/{{book:str}}/document",
    opt=about(For.ANYBODY, problems=(404,), media=tuple(MEDIA_TYPES.values())),
)
async def approved_document(house: TheHouse, book: BookId) -> Response[bytes]:
    """The approved document, where the operator attached it: whoever asks may inspect it."""
    found = house.documents.file(book)
    if found is None:
        raise NotThereError(f"no document is attached to {book}")
    path, kind, policy = found
    body = await asyncio.to_thread(path.read_bytes)
    return Response(
        body,
        media_type=kind,
        headers={"content-security-policy": policy, "content-disposition": "inline"},
    )


ROUTES: list[Any] = [library, book_contents, one_clause, book_designs, search_clauses, approved_document]
