"""Accounts, roles, keys of devices and the audit, for administrators."""

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from sabot.floor.devices.dealing import Crew
from sabot.floor.people import Account, DeviceKey, Grant
from sabot.floor.people.audit import Line
from sabot.web.routes.given import TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import (
    AccountShape,
    Grants,
    GrantShape,
    KeyShape,
    MadeUp,
    NewAccount,
    NewKeyAsked,
    NewKeyShape,
    Why,
)
from sabot.web.who import Caller, For

AccountPath = Annotated[str, PathParameter(min_length=1, max_length=40)]
KeyPath = Annotated[str, PathParameter(min_length=1, max_length=40)]
Most = Annotated[int, QueryParameter(name="most", ge=1, le=1_000)]
RefusedOnly = Annotated[bool, QueryParameter(name="refused_only")]

ADMINISTRATORS = For.ADMINISTRATORS


@get(f"{API}/accounts", opt=about(ADMINISTRATORS))
async def accounts(house: TheHouse) -> list[AccountShape]:
    """Every account."""
    return [_shape(account) for account in await house.people.accounts()]


@post(f"{API}/accounts", status_code=201, opt=about(ADMINISTRATORS, problems=(409,)))
async def add_account(house: TheHouse, caller: TheCaller, data: JSONBody[NewAccount]) -> MadeUp:
    """Add an account. Its password is made up, and told this once."""
    account = Account(id=data.id, kind=data.kind, name=data.name, grants=_grants(data.grants))
    password = await house.people.add(account, _by(caller))
    return MadeUp(account=_shape(await house.people.account(data.id)), password=password)


@get(f"{API}/accounts/{{account:str}}", opt=about(ADMINISTRATORS, problems=(404,)))
async def one_account(house: TheHouse, account: AccountPath) -> AccountShape:
    """One account."""
    return _shape(await house.people.account(account))


@put(f"{API}/accounts/{{account:str}}/grants", opt=about(ADMINISTRATORS, problems=(404,)))
async def set_grants(
    house: TheHouse, caller: TheCaller, account: AccountPath, data: JSONBody[Grants]
) -> AccountShape:
    """Give an account exactly these roles. Where one is taken away, its sessions and streams end."""
    await house.people.set_roles(account, _grants(data.grants), _by(caller))
    return _shape(await house.people.account(account))


@post(f"{API}/accounts/{{account:str}}/password", status_code=201, opt=about(ADMINISTRATORS, problems=(404,)))
async def reset_password(house: TheHouse, caller: TheCaller, account: AccountPath) -> MadeUp:
    """Make up a new password, told this once; sessions end, and a lock-out too."""
    password = await house.people.reset(account, _by(caller))
    return MadeUp(account=_shape(await house.people.account(account)), password=password)


@put(f"{API}/accounts/{{account:str}}/lock", opt=about(ADMINISTRATORS, problems=(404,)))
async def lock(house: TheHouse, caller: TheCaller, account: AccountPath, data: JSONBody[Why]) -> AccountShape:
    """Let nobody sign in to an account; its sessions end."""
    await house.people.lock(account, _by(caller), data.why)
    return _shape(await house.people.account(account))


@delete(f"{API}/accounts/{{account:str}}/lock", status_code=200, opt=about(ADMINISTRATORS, problems=(404,)))
async def unlock(house: TheHouse, caller: TheCaller, account: AccountPath) -> AccountShape:
    """Let an account be signed in to again."""
    await house.people.unlock(account, _by(caller))
    return _shape(await house.people.account(account))


@get(f"{API}/audit", opt=about(ADMINISTRATORS))
async def audit(house: TheHouse, most: Most = 200, refused_only: RefusedOnly = False) -> list[Line]:  # noqa: FBT002 - asked by name
    """What people did with accounts, roles, sessions and keys, and what was refused; the newest first."""
    return await house.people.audit.lines(most, refused_only=refused_only)


@get(f"{API}/keys", opt=about(ADMINISTRATORS))
async def keys(house: TheHouse) -> list[KeyShape]:
    """The keys of devices that are in force."""
    return [_key(key) for key in await house.people.keys()]


@post(f"{API}/keys", status_code=201, opt=about(ADMINISTRATORS, problems=(404,)))
async def add_key(house: TheHouse, caller: TheCaller, data: JSONBody[NewKeyAsked]) -> NewKeyShape:
    """Make a key for a device at a table. Its text is told this once."""
    info = await house.floor.table(data.table)
    role = Crew.of(info.rules).dealer.role
    new = await house.people.add_key(data.name, info, data.rights, _by(caller), role)
    return NewKeyShape(key=_key(new.key), text=new.text)


@delete(f"{API}/keys/{{key:str}}", status_code=204, opt=about(ADMINISTRATORS, problems=(404,)))
async def revoke_key(house: TheHouse, caller: TheCaller, key: KeyPath) -> Response[None]:
    """Have a key open nothing any more."""
    await house.people.revoke_key(key, _by(caller))
    return Response(None, status_code=204)


def _by(caller: Caller) -> str:
    return caller.signed_in.account.id


def _grants(given: tuple[GrantShape, ...]) -> tuple[Grant, ...]:
    return tuple(Grant(one.role, one.book, one.pit) for one in given)


def _shape(account: Account) -> AccountShape:
    return AccountShape(
        id=account.id,
        kind=account.kind,
        name=account.name,
        grants=tuple(GrantShape(role=one.role, book=one.book, pit=one.pit) for one in account.grants),
        must_change_password=account.must_change,
        demonstration=account.demonstration,
        locked=account.disabled,
    )


def _key(key: DeviceKey) -> KeyShape:
    return KeyShape(id=key.id, name=key.name, table=key.table, rights=key.rights, role=key.role)


ROUTES: list[Any] = [
    accounts,
    add_account,
    one_account,
    set_grants,
    reset_password,
    lock,
    unlock,
    audit,
    keys,
    add_key,
    revoke_key,
]
