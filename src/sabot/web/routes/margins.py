"""Margins, for staff alone: which games there are, and what each bet keeps for the house."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

from sabot.web.margins import MarginGame, MarginsPage, games_of, margins_page, must_work_under
from sabot.web.routes.books import BookId
from sabot.web.routes.given import TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.who import For

GameKey = Annotated[str, PathParameter(min_length=1, max_length=64)]
Decks = Annotated[int | None, QueryParameter(name="decks", ge=1, le=100)]
Options = Annotated[list[str] | None, QueryParameter(name="option")]


@get(f"{API}/margins", opt=about(For.STAFF), sync_to_thread=False)
def margin_games(caller: TheCaller) -> list[MarginGame]:
    """The games whose margins whoever asks may see, each with its decks and options."""
    return games_of(caller.signed_in.account)


@get(f"{API}/books/{{book:str}}/games/{{game:str}}/margins", opt=about(For.STAFF, problems=(404, 422)))
async def game_margins(
    house: TheHouse,
    caller: TheCaller,
    book: BookId,
    game: GameKey,
    decks: Decks = None,
    option: Options = None,
) -> MarginsPage:
    """What each bet of a game keeps for the house from a fresh shoe, exactly: with so many decks, and with
    options as NAME=VALUE, as often as needed. For staff under that rule book alone; who looks is audited.
    """
    session = caller.signed_in
    await must_work_under(house, session, book, "see the margins")
    found = await margins_page(book, game, decks, option or ())
    chosen = " ".join(f"{name}={value}" for name, value in found.options.items())
    seen = f"{book}/{game} {found.decks} decks {chosen}".strip()
    await house.people.audit.record(session.account.id, "saw the margins", seen)
    return found


ROUTES: list[Any] = [margin_games, game_margins]
