"""Finding what the book says of an irregularity: the ruling, who decides, on what conditions."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from sabot.engine.acts.act import happened
from sabot.engine.acts.dealing import method_of
from sabot.engine.agreement import must_agree
from sabot.engine.authority import Who, dealer, named
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report
from sabot.engine.commands.irregularities.misdealt import Lies
from sabot.engine.events.irregularities.ruling import IrregularityRuled
from sabot.engine.settings import CardSet
from sabot.engine.state import Drawn, Wager
from sabot.engine.table import Refused, Table, clause_of
from sabot.rulebook.irregularities import Ruling
from sabot.rulebook.words import RulingCondition

C = TypeVar("C", bound=Command)


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity: the part of the book that answers it, and the facts that its answer needs."""

    limb: str
    ruling: Ruling
    card: str | None = None
    scanned: str | None = None
    exposed: bool = False
    excess: bool = False
    """Whether the card lay in the coup, and left it in a reconstruction."""
    lies: tuple[Lies, ...] = ()
    actual: dict[int, str] = {}
    burn: int = 0
    spare: str | None = None
    damaged: tuple[str, ...] = ()
    replaced_by: tuple[str, ...] = ()
    replacement: CardSet | None = None
    cards: tuple[str, ...] = ()
    wagers: tuple[Wager, ...] = ()
    areas: tuple[int, ...] = ()
    patrons: tuple[str, ...] = ()
    counted: int = 0
    cents: dict[int, int] = {}
    """What each wager is paid wrongly, or reduced by."""
    person: str | None = None
    reason: str = ""
    agreed_by: tuple[str, ...] = ()


def ruling_at(table: Table, limb: str) -> Ruling | None:
    """The ruling at an address such as `misdeal.found-in-time`, when this book has one there."""
    part: object = table.irregularities
    for name in limb.replace("-", "_").split("."):
        part = getattr(part, name)
        if part is None:
            return None
    assert isinstance(part, Ruling)
    return part


def must_rule(table: Table, limb: str) -> Ruling:
    found = ruling_at(table, limb)
    if found is None:
        dispute = table.authority.dispute.first
        raise Refused(f"this rule book has no rule for it ({in_words(limb)}): it may be disputed", dispute)
    return found


def first_of(table: Table, *limbs: str) -> tuple[str, Ruling]:
    """The first of several limbs that this book has; the special before the general."""
    for limb in limbs:
        found = ruling_at(table, limb)
        if found is not None:
            return limb, found
    return limbs[0], must_rule(table, limbs[0])


def in_words(limb: str) -> str:
    return limb.replace(".", ": ").replace("-", " ")


# Who decides -------------------------------------------------------------------------------------


def staff(table: Table) -> Who:
    """Whoever deals, and all above: anybody on the staff may say that something went wrong."""
    return dealer(table.book)


def decided_by(table: Table, ruling: Ruling) -> Who:
    """Those whom the ruling names; the dealer where it follows by rule."""
    return named(ruling.by, ruling) if ruling.by else dealer(table.book, clause_of(ruling))


def decider(limb: str) -> Callable[[Table], Who]:
    """Those whom the ruling at an address names."""
    return lambda table: decided_by(table, must_rule(table, limb))


def approver(limb: str) -> Callable[[Table, Command], Who | None]:
    """Whoever decides under the ruling at an address approves what somebody else reports."""

    def of(table: Table, _command: Command) -> Who | None:
        return needed(ruling_at(table, limb))

    return of


def needed(ruling: Ruling | None) -> Who | None:
    return named(ruling.by, ruling) if ruling is not None and ruling.by else None


# On what conditions ------------------------------------------------------------------------------


def _card_handled(table: Table) -> bool:
    return any(card.handled for card in _cards(table))


def _no_coup_in_progress(table: Table) -> bool:
    return not _cards(table)


def _no_card_exposed(table: Table) -> bool:
    coup = table.state.coup
    return not any(card.exposed for card in _cards(table)) and not (coup is not None and coup.face_up)


def _cards(table: Table) -> tuple[Drawn, ...]:
    return table.state.coup.cards if table.state.coup is not None else ()


CONDITIONS: Final[dict[RulingCondition, Callable[[Table, Case], bool]]] = {
    "card-shoe-in-use": lambda table, _: not table.uses_shuffling_device,
    "shuffling-device-in-use": lambda table, _: table.uses_shuffling_device,
    "scanning-shoe-in-use": lambda table, _: table.settings.device.scans,
    "no-coup-in-progress": lambda table, _: _no_coup_in_progress(table),
    "no-card-exposed": lambda table, _: _no_card_exposed(table),
    "no-card-handled": lambda table, _: not _card_handled(table),
    "card-handled": lambda table, _: _card_handled(table),
    "players-may-hold-cards": lambda table, _: method_of(table).held_by != "dealer",
    "strictness-would-be-unfair": lambda _, case: bool(case.reason.strip()),
}


def met(table: Table, case: Case) -> bool:
    return all(CONDITIONS[condition](table, case) for condition in case.ruling.conditions)


def must_be_met(table: Table, case: Case) -> None:
    """The conditions of a ruling hold, and everybody whom it asks agrees."""
    for condition in case.ruling.conditions:
        if not CONDITIONS[condition](table, case):
            raise Refused(f"the condition is not met: {condition.replace('-', ' ')}", case.ruling)
    if case.ruling.consent is not None:
        must_agree(table, case.agreed_by, case.ruling)


def ruled(table: Table, command: Command, case: Case) -> IrregularityRuled:
    """That the book answered, with the clause and everything said of the occasion."""
    report = command if isinstance(command, Report) else None
    coup = table.state.coup
    noticed = report.noticed_at if report is not None else None
    return happened(
        IrregularityRuled,
        command,
        clause_of(case.ruling),
        limb=case.limb,
        then=case.ruling.then,
        money=case.ruling.money,
        duty=case.ruling.duty,
        coup=coup.number if coup is not None else None,
        reported_by=(report.reported_by if report is not None else None) or command.by.id,
        noticed_at=command.at if noticed is None else noticed,
        reason=case.reason,
        agreed_by=case.agreed_by,
    )
