"""From an account to somebody at a table: in which role of its rule book a person acts there, if in any.

What a role may do the engine decides. Here it is only decided who somebody is: a patron is himself and nobody
else; staff have the roles granted to them for this rule book and this pit, and act in the highest unless they
name another of their own.
"""

from typing import Final

from sabot.engine.authority import dealer, role_of
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.floor.people.accounts import ADMINISTRATOR, ANY, Account
from sabot.floor.people.errors import ForbiddenError, StepUpError
from sabot.floor.people.sessions import Session
from sabot.floor.service.moments import Display, OnePatron, Staff, Viewer
from sabot.floor.service.tables import TableInfo
from sabot.rulebooks import load_book

STEP_UP: Final = frozenset(
    {
        "ChooseRemedy",
        "ConfirmOutcome",
        "DeclareUnconfirmed",
        "GiveUpReconstruction",
        "InvalidateCoup",
        "MakeFinal",
        "RectifyMispayment",
        "RemoveRemainingCards",
        "ReportMispayment",
        "ReportSequenceRevealed",
        "ReportWrongGame",
        "RestartShoe",
        "RuleOnContravention",
    }
)
"""Commands that void or correct what happened: the password is given once more, shortly before."""

NOT_BY_PATRONS: Final = frozenset({"BringChips", "BuyChips"})
"""The rule books let a patron do these across the table, where a dealer sees the chips and the cash."""


def roles_at(account: Account, info: TableInfo) -> tuple[str, ...]:
    """The roles that somebody has at a table, the highest first."""
    if account.kind == "patron":
        return (PATRON_ROLE,)
    rules = info.rules
    granted = {grant.role for grant in account.grants if grant.covers(info.book, info.pit)}
    roles = [role for key in granted - {ADMINISTRATOR} if (role := role_of(rules, key)) is not None]
    ordered = sorted(roles, key=lambda role: (role.kind != "staff", -role.rank, str(role.key)))
    return tuple(str(role.key) for role in ordered)


def oversees(account: Account, info: TableInfo) -> tuple[str, ...]:
    """The roles in which somebody of staff oversees a table, the highest first: all but the dealer's."""
    deals = dealer(info.rules).roles
    return tuple(role for role in roles_at(account, info) if account.kind == "staff" and role not in deals)


def roles_under(account: Account, book: str) -> tuple[str, ...]:
    """The roles that staff have under a rule book, in whatever pit."""
    if account.kind != "staff":
        return ()
    known = {str(role.key) for role in load_book(book).roles}
    granted = {grant.role for grant in account.grants if grant.book in (ANY, book)}
    return tuple(sorted(granted & known))


def actor_at(account: Account, info: TableInfo, role: str | None = None) -> Actor:
    """Who somebody is at a table. Raises `ForbiddenError` when he has no role there, or not this one."""
    roles = roles_at(account, info)
    if not roles:
        raise ForbiddenError(f"{account.id} has no role at {info.id}")
    if role is not None and role not in roles:
        raise ForbiddenError(f"{account.id} is no {role} at {info.id}")
    return Actor(id=account.id, role=role or roles[0])


def viewer_at(
    account: Account | None, info: TableInfo, patron: str | None = None, role: str | None = None
) -> Viewer:
    """How somebody may see a table. A patron sees as himself; nobody sees as another patron.

    Staff see in their highest role there, or in another of their own that they name.
    """
    if patron is not None and (account is None or account.kind != "patron" or account.id != patron):
        raise ForbiddenError("what is a patron's own is shown to nobody else")
    if account is None:
        return Display()
    if account.kind == "patron":
        return OnePatron(account.id)
    if role is not None:
        return Staff(actor_at(account, info, role).role)
    roles = roles_at(account, info)
    return Staff(roles[0]) if roles else Display()


def must_have_own_password(account: Account) -> None:
    """Refuse everything to somebody whose password was made up for him."""
    if account.must_change:
        raise ForbiddenError("change the password first")


def must_be_proved(session: Session, command: str, now: int, lasts: int) -> None:
    """Refuse a void or a correction to somebody whose password was not given lately."""
    if command in STEP_UP and now >= session.proved + lasts:
        raise StepUpError(command)


def may_do_alone(account: Account, command: str, *, demonstration: bool) -> None:
    """Refuse a patron what needs somebody to see his chips or his cash."""
    if account.kind == "patron" and command in NOT_BY_PATRONS and not demonstration:
        raise ForbiddenError("the dealer counts a patron's chips and cash at the table")
