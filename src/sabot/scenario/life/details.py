"""The details of a deed or an event, read from the rows of a table under a step."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NewType, get_type_hints

import msgspec

from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.seen import ReportDiscrepancy
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.seen import FaceUpNoted
from sabot.rulebook.findings import nearest
from sabot.scenario.life.live import Life
from sabot.scenario.life.values import Telling, read_value
from sabot.scenario.slots import DetailError, Row, SlotError

Details = NewType("Details", dict[str, Telling])

CARRIED_BY_ALL: Final = ("at", "by", "approver")
GO_WITHOUT_SAYING: Final = ("patron", "mispayment", "dispute")
"""Details that may go without saying: see `defaults`."""
AMOUNT_FOR: Final = re.compile(r"(?:(?:all|approved) on )?(?P<bet>[\w-]+):? \$")
NOT_OF_A_BET: Final = ("differential", "minimum", "unit")
CARD_PLACES: Final = ((ReportDiscrepancy, "place"), (FaceUpNoted, "place"))
"""Places that are those of cards among the cards drawn; any other is a place at the table."""


def read_details(
    rows: Sequence[Row], kind: type[Command] | type[Event], called: str, bets: Collection[str]
) -> Details:
    """The rows of a table, each a field of a command or an event and what is in it."""
    hints = hints_of(kind)
    fields = {field.replace("_", " "): field for field in hints if field not in CARRIED_BY_ALL}
    if issubclass(kind, Event):
        fields = {**fields, "by": "by", "approver": "approver"}
        fields.pop("postings", None)
    told: dict[str, Telling] = {}
    for line, cells in rows:
        if len(cells) != 2:
            raise DetailError(line, "a row of details has two cells: what it is, and what is said of it")
        name, value = cells
        if name not in fields:
            hint = nearest(name, fields)
            suggestion = f"; did you mean {hint!r}?" if hint else f"; it has {', '.join(fields) or 'none'}"
            raise DetailError(line, f"{called!r} has no detail {name!r}{suggestion}")
        field = fields[name]
        if field in told:
            raise DetailError(line, f"the detail {name!r} is given twice")
        try:
            called_as = "card_place" if (kind, field) in CARD_PLACES else field
            told[field] = read_value(called_as, hints[field], value)
            must_be_bets(bets_named(field, value), bets)
        except (SlotError, ValueError) as error:
            raise DetailError(line, f"{name}: {error}") from error
    return Details(told)


def bets_named(field: str, text: str) -> list[str]:
    """The bets that a detail speaks of."""
    if text == "none":
        return []
    match field:
        case "bet":
            return [text]
        case "bets" | "side_bets" if "$" not in text:
            return [word for word in re.split(r"[,\s]+", text) if word and word != "and"]
        case "limits" | "bets" | "minimum":
            found = (AMOUNT_FOR.match(item.strip()) for item in text.split(";"))
            return [one["bet"] for one in found if one is not None and one["bet"] not in NOT_OF_A_BET]
        case _:
            return []


def must_be_bets(named: Iterable[str], bets: Collection[str]) -> None:
    """Whatever is called a bet is one of the book of the game."""
    for bet in named:
        if bets and bet not in bets:
            hint = nearest(bet, bets)
            raise SlotError(f"there is no bet {bet!r}" + (f"; did you mean {hint!r}?" if hint else ""))


@lru_cache(maxsize=512)
def hints_of(kind: type[Any]) -> Mapping[str, Any]:
    return get_type_hints(kind)


def defaults(kind: type[Command], told: Mapping[str, Telling], actor: str, role: str) -> dict[str, Telling]:
    """What goes without saying: a patron speaks of himself, and of the last thing in question."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    usual: dict[str, Telling] = {}
    if "patron" in fields and "patron" not in told and role == "player":
        usual["patron"] = lambda _life: actor
    for field in ("mispayment", "dispute"):
        if field in fields and field not in told:
            usual[field] = _the_last(f"{field}s")
    return usual


def _the_last(kind: str) -> Telling:
    def find(life: Life) -> int:
        known: Mapping[int, object] = getattr(life.state, kind)
        return max(known, default=0)

    return find


def missing(kind: type[Command], told: Iterable[str]) -> tuple[str, ...]:
    """The details that a deed cannot do without and that nobody has given."""
    given = set(told) | set(CARRIED_BY_ALL)
    return tuple(
        field.name.replace("_", " ")
        for field in msgspec.structs.fields(kind)
        if field.required and field.name not in given
    )
