"""Who may do a command, said from the rule book's own file and not by the engine."""

from typing import Any, Final

from sabot.engine.commands.base import Command
from sabot.engine.commands.disputes import DecideDispute
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.ruling import IrregularityRuled
from sabot.engine.people import Actor
from tools.power_table import POWERS
from tools.powers import Book, at, named_at, who_may, with_those_above

LATER: Final = ("reconstruct", "choose-remedy", "rectify", "rectify-and-identify-patron")
"""What waits for somebody's decision after the report: that is where the power of the ruling is asked for."""

FURTHER: Final = {
    "exclude": "authority.exclude-player",
    "from_casino": "authority.exclude-from-casino",
    "detain": "authority.detain",
}
"""Powers that a command asks for besides, by the detail that uses them."""


def allowed(book: Book, name: str) -> set[str]:
    """Every role that may do a command at all."""
    named = who_may(book, POWERS[name])
    return with_those_above(book, [role for one in named for role in one.roles])


def may_ask(book: Book, command: Command) -> set[str]:
    """Every role that may ask for this one, by its details too."""
    name = type(command).__name__
    roles = allowed(book, name)
    for detail, address in FURTHER.items():
        if name in ("RuleOnContravention", "ExcludePatron") and getattr(command, detail, False):
            roles &= holders(book, address)
    if name == "RestartShoe":
        roles &= _of_the_burn(book, command)
    if isinstance(command, DecideDispute) and not command.first_absent:
        stand_ins = set(at(book, "authority.dispute").get("first-in-absence", {}).get("by", ()))
        roles -= stand_ins - set(at(book, "authority.dispute.first")["by"])
    return roles


def _of_the_burn(book: Book, command: Any) -> set[str]:
    methods = {method["kind"]: method for method in at(book, "cards.burn.methods")}
    approver = methods[command.kind].get("approver")
    return with_those_above(book, [approver]) if approver else {role["key"] for role in book["roles"]}


def holders(book: Book, address: str) -> set[str]:
    return with_those_above(book, [role for one in named_at(book, address) for role in one.roles])


def may_approve(book: Book, name: str) -> set[str]:
    """Every role whose approval the book asks for on some occasion."""
    return {role for address, _ in POWERS[name].approval for role in holders(book, address)}


def without_authority(book: Book, event: Event) -> str | None:
    """What an irregularity was ruled on without: somebody whom the book names for it, where it does."""
    if not isinstance(event, IrregularityRuled) or event.then in LATER:
        return None
    ruling = at(book, f"irregularities.{event.limb}")
    if not ruling.get("by"):
        return None
    needed = with_those_above(book, ruling["by"])
    return None if _holds(event.by, needed) or _approves(event, needed) else f"{event.limb} {event.by}"


def _holds(actor: Actor, roles: set[str]) -> bool:
    return actor.role in roles


def _approves(event: Event, roles: set[str]) -> bool:
    other = event.approver
    return other is not None and other.id != event.by.id and _holds(other, roles)
