"""Who may answer what somebody else has asked for, from a session of his own."""

from collections.abc import Collection

from sabot.engine.people import Actor
from sabot.floor.people.accounts import Accounts
from sabot.floor.people.audit import Audit
from sabot.floor.people.errors import ForbiddenError
from sabot.floor.people.permission import must_be_proved, must_have_own_password, roles_at
from sabot.floor.people.sessions import Session
from sabot.floor.service.clock import Clock
from sabot.floor.service.tables import TableInfo


class Answers:
    """Permits people to approve and to decline. `proved` is how long a password counts as just given."""

    def __init__(self, accounts: Accounts, audit: Audit, clock: Clock, proved: int) -> None:
        self._accounts = accounts
        self._audit = audit
        self._clock = clock
        self._proved = proved

    async def permit(
        self, session: Session, info: TableInfo, asked: str, *, of: Actor, roles: Collection[str], saying: str
    ) -> Actor:
        """Who answers what `of` asked for, in the highest of `roles` that he has.

        `saying` is `approve` or `decline`. Raises `ForbiddenError`, audited.
        """
        account = session.account
        try:
            must_have_own_password(account)
            if account.id == of.id:
                raise ForbiddenError("nobody approves what he asks for himself")
            if account.kind != "staff":
                raise ForbiddenError("a patron approves nothing")
            mine = next((role for role in roles_at(account, info) if role in roles), None)
            if mine is None:
                raise ForbiddenError(f"{asked} at {info.id} is not for {account.id} to {saying}")
            if saying == "approve":
                must_be_proved(session, asked, self._clock.now(), self._proved)
        except ForbiddenError as refused:
            await self._audit.record(account.id, f"{saying} {asked} for {of.id}", info.id, str(refused))
            raise
        return Actor(id=account.id, role=mine)

    async def still(self, actor: Actor, info: TableInfo) -> bool:
        """Whether somebody still has the role in which he asked for something."""
        account = await self._accounts.find(actor.id)
        return account is not None and account.disabled is None and actor.role in roles_at(account, info)
