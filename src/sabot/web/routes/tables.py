"""The lobby, a table's view, and commands to it."""

from typing import Any

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from sabot.engine.people import Refusal
from sabot.floor.service import Done, read_command
from sabot.floor.service.moments import Display
from sabot.floor.service.tables import TableInfo
from sabot.views import chinese
from sabot.views.shown import shown
from sabot.views.table import TableView
from sabot.web.house import House
from sabot.web.problems import RefusedError
from sabot.web.routes.asked import Asked
from sabot.web.routes.given import Key, Role, TableId, TheCaller, TheHouse
from sabot.web.routes.telling import API, about, json
from sabot.web.shapes import Dealing, DoneShape, NewTable, TableCard
from sabot.web.who import Caller, For, viewer


@get(f"{API}/tables", opt=about(For.ANYBODY))
async def lobby(house: TheHouse, caller: TheCaller) -> list[TableCard]:
    """Every table of the floor."""
    return [await _card(house, caller, info) for info in await house.floor.tables()]


@post(f"{API}/tables", status_code=201, opt=about(For.ADMINISTRATORS, problems=(404, 409)))
async def add_table(house: TheHouse, caller: TheCaller, data: JSONBody[NewTable]) -> TableCard:
    """Add a table, closed, under a rule book."""
    info = await house.floor.add_table(data.id, data.book, data.pit, data.dealt_by)
    await house.people.audit.record(caller.signed_in.account.id, "added a table", info.id)
    return await _card(house, caller, info)


@put(f"{API}/tables/{{table:str}}/dealing", opt=about(For.ADMINISTRATORS, problems=(404,)))
async def have_dealt(
    house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[Dealing]
) -> TableCard:
    """Have a table dealt by people, or by itself."""
    info = await house.floor.have_dealt_by(table, data.dealt_by)
    await house.people.audit.record(
        caller.signed_in.account.id, f"had a table dealt by {data.dealt_by}", info.id
    )
    return await _card(house, caller, info)


@get(f"{API}/tables/{{table:str}}", opt=about(For.ANYBODY, gives=TableView, problems=(403, 404)))
async def look(house: TheHouse, caller: TheCaller, table: TableId, role: Role = None) -> Response[bytes]:
    """A table as whoever asks may see it: with his own money, or with what his role may do."""
    info = await house.floor.table(table)
    sees = await viewer(house, caller, info, role)
    return json((await house.floor.now(table)).encoded(sees))


@get(f"{API}/tables/{{table:str}}/display", opt=about(For.ANYBODY, gives=TableView, problems=(404,)))
async def display(house: TheHouse, table: TableId) -> Response[bytes]:
    """A table as the display above it shows it, whoever asks."""
    return json((await house.floor.now(table)).encoded(Display()))


@post(
    f"{API}/tables/{{table:str}}/commands",
    status_code=200,
    opt=about(For.SIGNED_IN, gives=DoneShape, problems=(404, 409)),
)
async def command(
    house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[Asked], idempotency_key: Key = None
) -> DoneShape:
    """Do something at a table. Send the same Idempotency-Key when you ask again, and it is done once."""
    info = await house.floor.table(table)
    session, asked = caller.signed_in, data.fields()
    actor = await house.people.permit(
        session,
        info,
        asked["do"],
        role=data.role,
        demonstration=house.plays_for_nothing(info, session.account),
    )
    approver = None
    if data.approver is not None:
        second = data.approver
        approver = await house.people.approver(
            second.account, second.password, info, for_whom=session, address=caller.address, role=second.role
        )
    outcome = await house.floor.do(
        table, read_command(asked, by=actor, approver=approver), key=idempotency_key
    )
    house.metrics.command(asked["do"], "refused" if isinstance(outcome, Refusal) else "done")
    return done(info, outcome)


def done(info: TableInfo, outcome: Done | Refusal) -> DoneShape:
    """What came of a command. Raises `RefusedError`."""
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome, info.book)
    return DoneShape(**msgspec.structs.asdict(outcome))


async def _card(house: House, caller: Caller, info: TableInfo) -> TableCard:
    moment = await house.floor.now(info.id)
    state, settings, rules = moment.state, moment.state.settings, info.rules
    game = next((one for one in rules.games if settings is not None and one.key == settings.game), None)
    seated = sum(one.seated for one in state.patrons.values())
    main = {str(bet.key) for bet in rules.bets if bet.kind == "main"}
    limits = [limit for bet, limit in settings.limits.bets.items() if bet in main] if settings else []
    results = shown(rules, state)
    return TableCard(
        id=info.id,
        book=info.book,
        book_title=rules.document.title,
        book_name=chinese.game(rules.document.title),
        casino=rules.document.casino,
        game=str(game.key) if game is not None else None,
        game_title=game.name if game is not None else None,
        game_name=chinese.game(game.name) if game is not None else None,
        pit=info.pit,
        dealt_by=info.dealt_by,
        phase=state.phase,
        places=settings.places if settings is not None else None,
        seated=seated,
        standing=len(state.patrons) - seated,
        coup=state.coups,
        least=min((limit.least for limit in limits), default=None),
        most=max((limit.most for limit in limits), default=None),
        counts=results.counts if results is not None else None,
        big_road=results.roads.big_road if results is not None and results.roads is not None else (),
        visitors_welcome=house.visitors_welcome_at(info),
        roles=house.people.roles(caller.session, info) if caller.session is not None else (),
        version=moment.version,
    )


ROUTES: list[Any] = [lobby, add_table, have_dealt, look, display, command]
