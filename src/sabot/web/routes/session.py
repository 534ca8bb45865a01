"""Signing in and out, proving who one is, a password of one's own, and visiting the demonstration."""

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from sabot.floor.people import ForbiddenError, Session
from sabot.web.desks import desks_of, tables_of
from sabot.web.house import House
from sabot.web.routes.given import Asking, TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import GrantShape, Me, NewPassword, Proof, SignIn, Visit
from sabot.web.visiting import sit_down
from sabot.web.who import For, csrf_of, session_cookie


@get(f"{API}/session", opt=about(For.ANYBODY))
async def who_am_i(house: TheHouse, caller: TheCaller) -> Me:
    """Who is signed in."""
    return await me(house, caller.session, caller.token)


@post(f"{API}/session", status_code=201, opt=about(For.ANYBODY, gives=Me, problems=(401,)))
async def sign_in(
    request: Asking, house: TheHouse, caller: TheCaller, data: JSONBody[SignIn]
) -> Response[Me]:
    """Sign in: the session is in a cookie from then on, and its CSRF token in the answer."""
    token = await house.people.sign_in(data.account, data.password, address=caller.address)
    if caller.session is not None:
        await house.people.sign_out(caller.session)
    return await _signed_in(request, house, token)


@delete(f"{API}/session", status_code=204, opt=about(For.SIGNED_IN, first_password=True))
async def sign_out(request: Asking, house: TheHouse, caller: TheCaller) -> Response[None]:
    """Sign out: the session ends, its event streams too."""
    await house.people.sign_out(caller.signed_in)
    return Response(None, status_code=204, cookies=[session_cookie(request, None)])


@post(f"{API}/session/proof", status_code=204, opt=about(For.SIGNED_IN, first_password=True))
async def prove(house: TheHouse, caller: TheCaller, data: JSONBody[Proof]) -> None:
    """Give the password once more: voids and corrections ask for it."""
    await house.people.prove(caller.signed_in, data.password, address=caller.address)


@put(f"{API}/session/password", status_code=204, opt=about(For.SIGNED_IN, first_password=True))
async def change_password(house: TheHouse, caller: TheCaller, data: JSONBody[NewPassword]) -> None:
    """Choose a password of one's own. All other sessions of the account end."""
    await house.people.change_password(caller.signed_in, data.old, data.new, address=caller.address)


@post(f"{API}/visits", status_code=201, opt=about(For.ANYBODY, gives=Me, problems=(403, 404, 409)))
async def visit(request: Asking, house: TheHouse, caller: TheCaller, data: JSONBody[Visit]) -> Response[Me]:
    """Sit down at a table of the demonstration without an account: one is made, and signed in to."""
    info = await house.floor.table(data.table)
    if not house.visitors_welcome_at(info):
        raise ForbiddenError(f"visitors do not play at {info.id}")
    if caller.session is not None:
        account = caller.session.account
        if not account.demonstration or account.kind != "patron":
            raise ForbiddenError("sign out first")
        await sit_down(house.floor, info, account.id, data.place)
        return Response(await me(house, caller.session, caller.token), status_code=201)
    token = await house.people.visit(data.name, address=caller.address)
    session = await house.people.session(token)
    await sit_down(house.floor, info, session.account.id, data.place)
    return await _signed_in(request, house, token)


async def _signed_in(request: Asking, house: House, token: str) -> Response[Me]:
    session = await house.people.session(token)
    return Response(
        await me(house, session, token), status_code=201, cookies=[session_cookie(request, token)]
    )


async def me(house: House, session: Session | None, token: str | None) -> Me:
    if session is None or token is None:
        return Me(account=None, visitors_welcome=house.demonstration)
    account = session.account
    return Me(
        account=account.id,
        name=account.name,
        kind=account.kind,
        administers=account.administers,
        must_change_password=account.must_change,
        demonstration=account.demonstration,
        grants=tuple(GrantShape(role=one.role, book=one.book, pit=one.pit) for one in account.grants),
        desks=desks_of(account),
        tables=await tables_of(house, session),
        csrf=csrf_of(token),
        visitors_welcome=house.demonstration,
    )


ROUTES = [who_am_i, sign_in, sign_out, prove, change_password, visit]
