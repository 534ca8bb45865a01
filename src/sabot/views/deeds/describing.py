"""Each deed of a rule book: what it is called, who may do it, by which clause, and what it asks."""

from typing import Final, Literal

from sabot.engine.acts.act import Act, no_approver
from sabot.engine.authority import role_of
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report
from sabot.engine.decide import registry
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.rulebook.book import RuleBook
from sabot.views.deeds.details import DetailView, details_of
from sabot.views.deeds.phrases import PHRASES
from sabot.views.parts import View

Theme = Literal[
    "table",
    "signs",
    "cards",
    "people",
    "wagers",
    "dealing",
    "settling",
    "irregularities",
    "disputes",
    "notices",
]

_THEMES: Final[dict[str, Theme]] = {
    "opening": "table",
    "changes": "table",
    "signs": "signs",
    "markers": "signs",
    "cards": "cards",
    "people": "people",
    "wagering": "wagers",
    "dealing": "dealing",
    "settling": "settling",
    "disputes": "disputes",
    "notices": "notices",
}
"""By the module of the command; all others are irregularities."""


class DeedView(View, frozen=True, kw_only=True):
    """Something that can be done at a table, as a form draws it."""

    command: str
    name: str
    """What it is called: `Report a misdeal`."""
    about: str
    """What it is, in a sentence."""
    theme: Theme
    report: bool
    """Whether it says that something went wrong."""
    by: tuple[str, ...]
    """Those who may, as the book calls them; nobody, where that depends on the table as it is."""
    rule: str | None
    """The clause that gives them the power."""
    approval: bool
    """Whether there are cases in which a second person must approve."""
    details: tuple[DetailView, ...]


def deeds_of(book: RuleBook) -> tuple[DeedView, ...]:
    """Every deed that there is, described for a rule book."""
    table = Table(book, State())
    return tuple(_described(table, known) for known in registry.ACTS.values())


def _described(table: Table, known: Act[Command]) -> DeedView:
    phrase, kind = PHRASES[known.command], known.command
    who, rule = _who(table, known)
    return DeedView(
        command=kind.__name__,
        name=phrase[0].upper() + phrase[1:],
        about=_about(kind),
        theme=_THEMES.get(kind.__module__.rsplit(".", 1)[-1], "irregularities"),
        report=issubclass(kind, Report),
        by=who,
        rule=rule,
        approval=known.approver is not no_approver,
        details=details_of(table.book, kind),
    )


def _who(table: Table, known: Act[Command]) -> tuple[tuple[str, ...], str | None]:
    try:
        who = known.who(table)
    except Refused:
        return (), None
    named = (role_of(table.book, key) for key in who.roles)
    return tuple(role.name for role in named if role is not None), who.rule


def _about(kind: type[Command]) -> str:
    """The first sentence of what its class says of itself, without what it says of its fields."""
    said = " ".join((kind.__doc__ or "").split("\n\n")[0].split()).split(". ")[0].rstrip(".")
    return "; ".join(part for part in said.split("; ") if "`" not in part) + "."
