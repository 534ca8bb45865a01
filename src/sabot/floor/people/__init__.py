"""People: who may sign in, in which roles, and what that lets them do.

    people = People(floor.store, floor.clock)
    password = await people.first_administrator()          # once, at the very first start; else None
    token = await people.sign_in("ann", password, address="192.0.2.7")
    session = await people.session(token)                  # raises NotSignedInError
    info = await floor.table("T1")
    actor = await people.permit(session, info, "Settle")   # raises ForbiddenError
    approver = await people.approver("may", password, info, for_whom=session)
    command = read_command(body, by=actor, approver=approver)
    async with people.watch(session) as lost:              # `lost.is_set()`, or `await lost.wait()`
        ...                                                # set when the session ends, wherever it was ended

Every refusal is logged and audited. All exceptions are `PeopleError`, with one line for the person.
"""

from sabot.floor.people.accounts import ADMINISTRATOR, Account, Grant
from sabot.floor.people.attempts import network_of
from sabot.floor.people.errors import (
    ForbiddenError,
    NotSignedInError,
    PeopleError,
    SignInError,
    StepUpError,
    TakenError,
    TooManyError,
    UnknownError,
)
from sabot.floor.people.keys import RIGHTS, DeviceKey, NewKey
from sabot.floor.people.people import People
from sabot.floor.people.permission import STEP_UP
from sabot.floor.people.sessions import Session, SessionLimits

__all__ = [
    "ADMINISTRATOR",
    "RIGHTS",
    "STEP_UP",
    "Account",
    "DeviceKey",
    "ForbiddenError",
    "Grant",
    "NewKey",
    "NotSignedInError",
    "People",
    "PeopleError",
    "Session",
    "SessionLimits",
    "SignInError",
    "StepUpError",
    "TakenError",
    "TooManyError",
    "UnknownError",
    "network_of",
]
