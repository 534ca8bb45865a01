"""The rule books: what each says, clause by clause, and what its bets keep for the house."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from sabot.rulebook.register import ClauseRow, Status
from sabot.rulebooks import load_book
from sabot.views.console import GuideView, guide_of
from sabot.views.deeds import DeedView, deeds_of
from sabot.web.reading import BookCard, BookPage, MarginShape, book_cards, book_page, clauses_of, margins_of
from sabot.web.routes.given import TableId, TheCaller, TheHouse
from sabot.web.routes.telling import API, about, json
from sabot.web.who import For

BookId = Annotated[str, PathParameter(min_length=1, max_length=64)]
Under = Annotated[str | None, QueryParameter(name="under", min_length=1, max_length=40)]
At = Annotated[Status | None, QueryParameter(name="status")]


@get(f"{API}/books", opt=about(For.ANYBODY), sync_to_thread=False)
def books() -> list[BookCard]:
    """The rule books."""
    return book_cards()


@get(f"{API}/books/{{book:str}}", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def one_book(book: BookId) -> BookPage:
    """A rule book: its document, games, bets, roles, and how its slips are read."""
    return book_page(book)


@get(f"{API}/books/{{book:str}}/clauses", opt=about(For.ANYBODY, problems=(404,)), sync_to_thread=False)
def clauses(book: BookId, under: Under = None, status: At = None) -> list[ClauseRow]:
    """Its clauses in our own words: what each asks of software, and what proves that it is done."""
    return clauses_of(book, under, status)


@get(f"{API}/books/{{book:str}}/deeds", opt=about(For.ANYBODY, gives=list[DeedView], problems=(404,)))
async def deeds(book: BookId) -> Response[bytes]:
    """Everything that can be done at a table under it, with the details that a form asks for."""
    return json(_described(book))


@cache
def _described(book: str) -> bytes:
    return msgspec.json.encode(deeds_of(load_book(book)))


@get(f"{API}/books/{{book:str}}/guide", opt=about(For.ANYBODY, gives=GuideView, problems=(404,)))
async def guide(book: BookId) -> Response[bytes]:
    """What may go wrong at a table under it: the questions, the deed that reports it, what is then done."""
    return json(_guide(book))


@cache
def _guide(book: str) -> bytes:
    return msgspec.json.encode(guide_of(load_book(book)))


@get(f"{API}/tables/{{table:str}}/margins", opt=about(For.STAFF, problems=(404, 409)))
async def margins(house: TheHouse, caller: TheCaller, table: TableId) -> list[MarginShape]:
    """What each bet at the table keeps for the house from a fresh shoe, exactly. For staff alone."""
    info = await house.floor.table(table)
    await house.people.must_work_at(caller.signed_in, info, "see the margins")
    found = await margins_of(info, (await house.floor.now(table)).state)
    await house.people.audit.record(caller.signed_in.account.id, "saw the margins", table)
    return found


ROUTES: list[Any] = [books, one_book, clauses, deeds, guide, margins]
