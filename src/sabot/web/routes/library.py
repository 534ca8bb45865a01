"""The rule books to be read: contents, clauses, a search, and the approved document where one is attached."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import QueryParameter

from sabot.rulebook.register import Status
from sabot.web.documents import MEDIA_TYPES, Documents
from sabot.web.house import House
from sabot.web.library import ClausePage, Contents, Found, Shelved, clause_page, contents, search, shelf
from sabot.web.problems import NotThereError
from sabot.web.routes.books import BookId
from sabot.web.routes.given import TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.who import Caller, For

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
def book_contents(house: TheHouse, caller: TheCaller, book: BookId) -> Contents:
    """A document by section, every clause in one line, and how its slips are read."""
    return contents(book, _readable(house, caller))


@get(f"{API}/books/{{book:str}}/clause", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def one_clause(house: TheHouse, caller: TheCaller, book: BookId, clause: ClauseId) -> ClausePage:
    """One clause, or that of a reading: our summary, what is done about it, what proves it, what is near."""
    return clause_page(book, clause, _readable(house, caller))


@get(f"{API}/clauses", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def search_clauses(text: Text, book: InBook = None, status: At = None, most: MostFound = 50) -> list[Found]:
    """The clauses with every word of a text, the best first."""
    return search(text, book, status, most)


@get(
    f"{API}/books/{{book:str}}/document",
    opt=about(For.STAFF, problems=(404,), media=tuple(MEDIA_TYPES.values())),
)
async def approved_document(house: TheHouse, book: BookId) -> Response[bytes]:
    """The approved document, where the operator attached it to the rule book. For staff."""
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


def _readable(house: House, caller: Caller) -> Documents | None:
    """The attached documents, for staff."""
    session = caller.session
    return house.documents if session is not None and session.account.kind == "staff" else None


ROUTES: list[Any] = [library, book_contents, one_clause, search_clauses, approved_document]
