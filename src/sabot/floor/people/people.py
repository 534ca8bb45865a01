"""Everything about people in one place: signing in, sessions, roles, approvals, keys."""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from secrets import token_hex
from typing import Final

import msgspec
from argon2 import PasswordHasher

from sabot.engine.people import Actor
from sabot.floor.people.accounts import ADMINISTRATOR, Account, Accounts, Grant, Kind, must_be_a_name, unknown
from sabot.floor.people.answers import Answers
from sabot.floor.people.attempts import Allowance, Attempts, at, network_of
from sabot.floor.people.audit import Audit
from sabot.floor.people.errors import (
    ForbiddenError,
    NotSignedInError,
    PeopleError,
    SignInError,
)
from sabot.floor.people.keys import DeviceKey, Keys, NewKey
from sabot.floor.people.passwords import Passwords, made_up, must_be_good
from sabot.floor.people.permission import (
    actor_at,
    may_do_alone,
    must_be_proved,
    must_have_own_password,
    roles_at,
    viewer_at,
)
from sabot.floor.people.sessions import MINUTE, Session, SessionLimits, Sessions
from sabot.floor.people.watching import EVERY_S, SessionWatch
from sabot.floor.service.clock import Clock
from sabot.floor.service.moments import Viewer
from sabot.floor.service.tables import TableInfo
from sabot.store import AsyncStore

FIRST: Final = "admin"
"""What the first administrator is called."""

LOCKED_OUT: Final = Allowance(most=5, within=15 * MINUTE)
"""Five wrong passwords for a name from one place, and nobody signs in under it from there for what is left
of a quarter of an hour. From elsewhere its owner may: else a stranger could keep a shift from its tables."""

LOCKED_OUT_EVERYWHERE: Final = Allowance(most=50, within=15 * MINUTE)
"""So many from all places together, and nobody signs in under the name from anywhere."""

NOBODY: Final = "an unknown name"
"""What the audit has for a name that nobody has: often it is a password in the wrong field."""

VISITOR: Final = "visitor-"
"""How the accounts of visitors of a demonstration begin."""

VISITS: Final = Allowance(most=60, within=15 * MINUTE)
"""Visitors of a demonstration from one address."""

FROM_ONE_PLACE: Final = Allowance(most=100, within=5 * MINUTE)
"""Passwords given from one address, right ones too: a shift may sign in behind one. And in one session."""


class People:
    """The people of a floor. See the package for how it is used."""

    def __init__(
        self,
        store: AsyncStore,
        clock: Clock,
        *,
        limits: SessionLimits | None = None,
        hasher: PasswordHasher | None = None,
        look_every_s: float = EVERY_S,
    ) -> None:
        self.audit = Audit(store, clock)
        self._clock = clock
        self._accounts = Accounts(store)
        self._passwords = Passwords(hasher)
        self.attempts = Attempts(store, clock)
        self._sessions = Sessions(store, clock, limits or SessionLimits())
        self._watching = SessionWatch(self._sessions, look_every_s)
        self._keys = Keys(store, clock)
        self.answers = Answers(self._accounts, self.audit, clock, self._sessions.limits.proved)

    async def close(self) -> None:
        await self._watching.close()

    # Signing in

    async def first_administrator(self) -> str | None:
        """At the very first start, make the account `admin`; its password, to be shown once. Later, None."""
        if await self._accounts.all("staff"):
            return None
        account = Account(id=FIRST, kind="staff", name="First administrator", must_change=True)
        password = made_up()
        account = msgspec.structs.replace(account, grants=(Grant(ADMINISTRATOR),))
        try:
            await self._accounts.add(
                account, await self._passwords.hash(password), self._clock.now(), "sabot"
            )
        except PeopleError:
            return None  # another process was first
        await self.audit.record("sabot", "added the first administrator", FIRST)
        return password

    async def sign_in(self, account: str, password: str, *, address: str) -> str:
        """A token for a new session. Raises `SignInError` or `TooManyError`."""
        await self._check_password(account, password, address, "sign in")
        token = await self._sessions.start(account)
        await self.audit.record(account, "signed in", address)
        return token

    async def visit(self, name: str, *, address: str) -> str:
        """A token for somebody who looks in at a demonstration: a patron's account with no password.

        Raises `TooManyError`. The account cannot be signed in to again.
        """
        await self.attempts.count(f"visit:{network_of(address)}", VISITS)
        account = Account(id=f"{VISITOR}{token_hex(5)}", kind="patron", name=name, demonstration=True)
        await self._accounts.add(account, "", self._clock.now(), "sabot")
        await self.audit.record(account.id, "visited the demonstration", address)
        return await self._sessions.start(account.id)

    async def session(self, token: str) -> Session:
        """Who a token stands for, his roles as they are now. Raises `NotSignedInError`."""
        key, row = await self._sessions.find(token)
        account = await self._accounts.find(row.account)
        if account is None or account.disabled is not None:
            await self._sessions.end(key, "the account is closed")
            raise NotSignedInError("the account is closed")
        await self._sessions.touch(key, row.seen)
        return Session(id=key, account=account, started=row.started, seen=row.seen, proved=row.proved)

    async def sign_out(self, session: Session) -> None:
        await self._sessions.end(session.id, "signed out")
        self._watching.tell({session.id})
        await self.audit.record(session.account.id, "signed out")

    async def prove(self, session: Session, password: str, *, address: str) -> None:
        """Give the password once more, for voids and corrections."""
        account = session.account.id
        await self._check_password(account, password, address, "prove who he is", within=session)
        await self._sessions.prove(session.id)

    async def change_password(self, session: Session, old: str, new: str, *, address: str) -> None:
        """A password of one's own. Other sessions end."""
        account = session.account.id
        await self._check_password(account, old, address, "change the password", within=session)
        must_be_good(new, account)
        if new == old:
            raise PeopleError("that is the old password")
        await self._accounts.change(account, password=await self._passwords.hash(new), must_change=False)
        await self._end_sessions(account, "the password was changed", but=session.id)
        await self.audit.record(account, "changed the password")

    async def present(self, accounts: Collection[str]) -> set[str]:
        """Which of these accounts are signed in, wherever."""
        return await self._sessions.present(accounts)

    def watch(self, session: Session) -> AbstractAsyncContextManager[asyncio.Event]:
        """An event that is set when the session ends, in whatever process it was ended."""
        return self._watching.watch(session.id)

    # What somebody may do

    async def permit(
        self,
        session: Session,
        info: TableInfo,
        command: str,
        *,
        role: str | None = None,
        demonstration: bool = False,
    ) -> Actor:
        """Who acts when somebody asks for a command at a table. Raises `ForbiddenError`, audited.

        The engine then decides whether that role may. `role` is one of his, where not the highest.
        """
        account = session.account
        try:
            must_have_own_password(account)
            actor = actor_at(account, info, role)
            may_do_alone(account, command, demonstration=demonstration)
            must_be_proved(session, command, self._clock.now(), self._sessions.limits.proved)
        except ForbiddenError as refused:
            await self.audit.record(account.id, f"ask for {command}", info.id, str(refused))
            raise
        return actor

    async def approver(
        self,
        account: str,
        password: str,
        info: TableInfo,
        *,
        for_whom: Session,
        address: str = "",
        role: str | None = None,
    ) -> Actor:
        """A second person, who gives his own name and password for this one act, beside whoever asks."""
        await self._check_password(account, password, address, "approve", within=for_whom)
        found = await self._accounts.find(account)
        assert found is not None  # the password was right
        try:
            if account == for_whom.account.id:
                raise ForbiddenError("nobody approves what he asks for himself")
            must_have_own_password(found)
            if found.kind != "staff":
                raise ForbiddenError("a patron approves nothing")
            actor = actor_at(found, info, role)
        except ForbiddenError as refused:
            await self.audit.record(account, f"approve for {for_whom.account.id}", info.id, str(refused))
            raise
        await self.audit.record(account, f"approved for {for_whom.account.id}", info.id)
        return actor

    async def viewer(
        self,
        session: Session | None,
        info: TableInfo,
        patron: str | None = None,
        role: str | None = None,
    ) -> Viewer:
        """How somebody may see a table; whoever is not signed in sees the display."""
        account = session.account if session is not None else None
        try:
            return viewer_at(account, info, patron, role)
        except ForbiddenError as refused:
            who = account.id if account is not None else "nobody"
            await self.audit.record(who, f"see {info.id} as {patron or role}", info.id, str(refused))
            raise

    def roles(self, session: Session, info: TableInfo) -> tuple[str, ...]:
        """The roles that somebody has at a table, the highest first."""
        return roles_at(session.account, info)

    async def must_administer(self, session: Session, what: str) -> None:
        """Raise `ForbiddenError` unless somebody sees to accounts."""
        try:
            must_have_own_password(session.account)
            if not session.account.administers:
                raise ForbiddenError("that is for an administrator")
        except ForbiddenError as refused:
            await self.audit.record(session.account.id, what, "", str(refused))
            raise

    async def must_work_at(self, session: Session, info: TableInfo, what: str) -> tuple[str, ...]:
        """The roles of staff at a table. Raises `ForbiddenError` where somebody has none there."""
        try:
            must_have_own_password(session.account)
            if session.account.kind != "staff":
                raise ForbiddenError("that is for staff")
            return (actor_at(session.account, info).role, *self.roles(session, info)[1:])
        except ForbiddenError as refused:
            await self.audit.record(session.account.id, what, info.id, str(refused))
            raise

    # Accounts: the caller has made sure that `by` may

    async def accounts(self, kind: Kind | None = None) -> list[Account]:
        return await self._accounts.all(kind)

    async def account(self, account: str) -> Account:
        found = await self._accounts.find(account)
        if found is None:
            raise unknown(account)
        return found

    async def add(self, account: Account, by: str, password: str | None = None) -> str:
        """Add an account; its password, made up and to be changed unless one is given."""
        must_be_a_name(account.id)
        given = password or made_up()
        if password is not None:
            must_be_good(password, account.id)
        made = msgspec.structs.replace(account, must_change=password is None)
        await self._accounts.add(made, await self._passwords.hash(given), self._clock.now(), by)
        await self.audit.record(by, f"added {account.kind}", f"{account.id} {_said(account.grants)}".strip())
        return given

    async def set_roles(self, account: str, grants: Sequence[Grant], by: str) -> None:
        """Exactly these roles. When one is taken away, sessions and their open streams end."""
        found = await self.account(account)
        if found.administers and not any(grant.role == ADMINISTRATOR for grant in grants):
            await self._must_not_be_the_last(account)
        await self._accounts.set_grants(found, grants, self._clock.now(), by)
        if set(found.grants) - set(grants):
            await self._end_sessions(account, "a role was taken away")
        await self.audit.record(by, "set roles", f"{account} {_said(grants)}".strip())

    async def reset(self, account: str, by: str) -> str:
        """A new password, made up and to be changed; sessions end, and a lock-out too."""
        password = made_up()
        await self._accounts.change(account, password=await self._passwords.hash(password), must_change=True)
        await self.attempts.forget(_name(account))
        await self._end_sessions(account, "the password was reset")
        await self.audit.record(by, "reset the password", account)
        return password

    async def set_password(self, account: str, password: str, by: str) -> None:
        """A password chosen for somebody, as for the demonstration's accounts; sessions end."""
        must_be_good(password, account)
        await self._accounts.change(account, password=await self._passwords.hash(password), must_change=False)
        await self.attempts.forget(_name(account))
        await self._end_sessions(account, "the password was set")
        await self.audit.record(by, "set the password", account)

    async def lock(self, account: str, by: str, why: str) -> None:
        """Nobody signs in under this name until it is unlocked; sessions end."""
        found = await self.account(account)
        if found.administers:
            await self._must_not_be_the_last(account)
        await self._accounts.change(account, disabled=why or "locked")
        await self._end_sessions(account, "the account was locked")
        await self.audit.record(by, "locked", f"{account}: {why}")

    async def unlock(self, account: str, by: str) -> None:
        """It may sign in again, after `lock` or too many wrong passwords."""
        await self._accounts.change(account, disabled=None)
        await self.attempts.forget(_name(account))
        await self.audit.record(by, "unlocked", account)

    # Keys of devices

    async def add_key(
        self, name: str, info: TableInfo, rights: Collection[str], by: str, role: str = "dealer"
    ) -> NewKey:
        new = await self._keys.add(name, info.id, rights, role, by)
        await self.audit.record(by, "added a key", f"{new.key.id} {name} at {info.id}: {' '.join(rights)}")
        return new

    async def keys(self) -> list[DeviceKey]:
        return await self._keys.all()

    async def device(self, key: str) -> DeviceKey:
        """The device that a key belongs to. Raises `NotSignedInError`."""
        return await self._keys.find(key)

    async def must_have(self, device: DeviceKey, right: str, table: str) -> None:
        """Raise `ForbiddenError` unless a device's key is for this, at this table."""
        try:
            device.must_have(right, table)
        except ForbiddenError as refused:
            await self.audit.record(device.actor.id, right, table, str(refused))
            raise

    async def revoke_key(self, key: str, by: str) -> None:
        await self._keys.revoke(key)
        await self.audit.record(by, "revoked a key", key)

    # Within

    async def _check_password(
        self, account: str, password: str, address: str, what: str, *, within: Session | None = None
    ) -> None:
        """Raise unless the password is right, and neither the name nor the address was tried too often.

        Who is signed in already is counted by his session: strangers do not lock him out of it.
        """
        name = _name(account)
        place = f"session:{within.id}" if within is not None else f"address:{network_of(address)}"
        try:
            await self.attempts.count(place, FROM_ONE_PLACE)
            await self.attempts.count(at(name, place), LOCKED_OUT)
            await self.attempts.count(name, LOCKED_OUT_EVERYWHERE)
            hashed = await self._accounts.password_of(account)
            if not await self._passwords.matches(hashed, password):
                raise SignInError
        except PeopleError as refused:
            known = await self._accounts.find(account) is not None
            await self.audit.record(account if known else NOBODY, what, address, str(refused))
            raise
        await self.attempts.forget(name)
        await self.attempts.give_back(place)  # a whole shift may sign in behind one address
        assert hashed is not None
        if self._passwords.is_outdated(hashed):
            await self._accounts.change(account, password=await self._passwords.hash(password))

    async def _end_sessions(self, account: str, why: str, *, but: str | None = None) -> None:
        await self._sessions.end_all(account, why, but=but)
        await self._watching.look()

    async def _must_not_be_the_last(self, account: str) -> None:
        others = [one for one in await self._accounts.all("staff") if one.id != account and not one.disabled]
        if not any(one.administers for one in others):
            raise PeopleError("the last administrator stays one")


def _name(account: str) -> str:
    return f"name:{account[:200]}"


def _said(grants: Sequence[Grant]) -> str:
    return " ".join(str(grant) for grant in grants)
