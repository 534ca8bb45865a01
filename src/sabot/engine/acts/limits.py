"""Changing the limits of a table, and giving a player limits of his own."""

from collections.abc import Iterator

from msgspec.structs import replace

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.markers import marked, unmarked
from sabot.engine.acts.opening import check_limits, must_be_open
from sabot.engine.acts.signing import announced, announcing, must_have_stood, taken_down, with_signs
from sabot.engine.agreement import present
from sabot.engine.authority import Who, cited_by, power
from sabot.engine.commands.base import Command
from sabot.engine.commands.changes import ChangeLimits, RaiseKeptMinimum
from sabot.engine.commands.signs import AnnounceKeptMinimum, AnnounceLimits
from sabot.engine.events.base import Event
from sabot.engine.events.changes import LimitsChanged, OldMinimumEnded, OldMinimumKept
from sabot.engine.settings import Cents, Change, Limits
from sabot.engine.signage import lines, money, with_settings
from sabot.engine.state import Patron
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited, Datum
from sabot.rulebook.wagers import MinimumRise


def _changer(table: Table) -> Who:
    return power(table.authority.change_limits)


def _rise(table: Table) -> MinimumRise:
    return table.wager_rules.limits.minimum_rise


def risen(old: Limits, new: Limits) -> dict[str, Cents]:
    """The old minimum of every bet whose minimum is higher now."""
    return {
        bet: old.bets[bet].least
        for bet, limit in new.bets.items()
        if bet in old.bets and limit.least > old.bets[bet].least
    }


# A higher minimum, announced -----------------------------------------------------------------------


@act(AnnounceLimits, who=_changer, when=must_be_open, prompt="Put up a sign with a higher minimum")
def announce_limits(table: Table, command: AnnounceLimits) -> Iterator[Event]:
    settings = replace(table.settings, limits=command.limits)
    check_limits(table, settings)
    if not risen(table.settings.limits, command.limits):
        raise Refused("no minimum rises: such limits need no sign before them", table.authority.change_limits)
    yield announced(
        table,
        command,
        _rise(table).sign_minutes,
        Change(limits=command.limits),
        lines(with_settings(table, settings), "limits"),
        command.takes_effect,
    )


# The limits of the table ---------------------------------------------------------------------------


@act(ChangeLimits, who=_changer, when=must_be_open, prompt="Change the limits of the table")
def change_limits(table: Table, command: ChangeLimits) -> Iterator[Event]:
    old = table.settings.limits
    if command.limits == old:
        raise Refused("those are the limits of the table")
    check_limits(table, replace(table.settings, limits=command.limits))
    _boxes_exist(table, command)
    higher = risen(old, command.limits)
    cited: Cited = table.authority.change_limits
    keeping: tuple[Patron, ...] = ()
    if higher:
        cited, keeping = _grounds(table, command)
    yield from with_signs(table, command, _changed(table, command, higher, cited, keeping))


def _grounds(table: Table, command: ChangeLimits) -> tuple[Cited, tuple[Patron, ...]]:
    """The clause under which a minimum rises, and those who keep the old one."""
    rise, here = _rise(table), present(table)
    kept = rise.at_once_with_old_minimum_kept
    if not here and rise.at_once_without_players is not None:
        return rise.at_once_without_players, ()
    if kept is not None and (command.keep_old_minimum or not here):
        return kept, here
    must_have_stood(table, command, Change(limits=command.limits), rise.sign_minutes)
    return rise.sign_minutes, ()


def _changed(
    table: Table, command: ChangeLimits, higher: dict[str, Cents], cited: Cited, keeping: tuple[Patron, ...]
) -> Iterator[Event]:
    yield happened(LimitsChanged, command, cited_by(cited), limits=command.limits)
    yield from taken_down(command, announcing(table, Change(limits=command.limits)), cited)
    for patron in table.state.patrons.values():
        kept, places = patron.kept_minimum or {}, patron.kept_at
        if patron in keeping:
            kept = {**kept, **{bet: min(least, kept.get(bet, least)) for bet, least in higher.items()}}
            places = _boxes_of(table, patron, command.boxes.get(patron.id, ()))
        keeper = replace(patron, kept_at=places)
        yield from _keeps(table, command, keeper, kept, command.limits, cited)


def _keeps(
    table: Table, command: Command, patron: Patron, kept: dict[str, Cents], limits: Limits, cited: Cited
) -> Iterator[Event]:
    """What a patron keeps, with its marker; a minimum no lower than that of the table is none any more."""
    shown = limits.bets
    still = {bet: least for bet, least in kept.items() if bet in shown and least < shown[bet].least}
    if still and still != patron.kept_minimum:
        yield happened(
            OldMinimumKept,
            command,
            cited_by(cited),
            patron=patron.id,
            minimum=still,
            places=patron.kept_at,
        )
        yield from marked(table, command, "old-minimum", patron, f"from {money(min(still.values()))}")
    if not still and patron.kept_minimum:
        yield happened(OldMinimumEnded, command, cited_by(cited), patron=patron.id)
        yield from unmarked(table, command, "old-minimum", patron.id)


def _boxes_of(table: Table, patron: Patron, further: tuple[int, ...]) -> tuple[int, ...]:
    """The places that a patron controls: his own, those he has wagered at, and those he is said to."""
    coup = table.state.coup
    wagered = {
        wager.area
        for wager in (coup.wagers.values() if coup is not None else ())
        if wager.patron == patron.id and wager.fate == "placed"
    }
    own = {patron.place} if patron.place is not None else set()
    return tuple(sorted(own | wagered | set(further) | set(patron.kept_at)))


def _boxes_exist(table: Table, command: ChangeLimits) -> None:
    for name, places in command.boxes.items():
        table.patron(name)
        for place in places:
            if not 1 <= place <= table.settings.places:
                raise Refused(f"there is no place {place}: there are {table.settings.places}")


# An old minimum, raised ----------------------------------------------------------------------------


def _needed_for_kept(table: Table) -> Datum[int]:
    needed = _rise(table).kept_minimum_sign_minutes
    if needed is None:
        raise Refused("under this rule book nobody keeps an old minimum")
    return needed


def _raiser(table: Table) -> Who:
    return Who(roles=table.authority.change_limits.by, rule=cited_by(_needed_for_kept(table)))


def _somebody_keeps(table: Table) -> None:
    must_be_open(table)
    if not any(patron.kept_minimum for patron in table.state.patrons.values()):
        raise Refused("nobody keeps an old minimum", _needed_for_kept(table))


def _check_minimum(table: Table, minimum: dict[str, Cents]) -> None:
    shown = table.settings.limits.bets
    if not minimum:
        raise Refused("say which minimum rises")
    for bet, least in minimum.items():
        kept = [
            one.kept_minimum[bet] for one in _keepers(table) if one.kept_minimum and bet in one.kept_minimum
        ]
        if not kept or least <= min(kept):
            raise Refused(f"nobody keeps a lower minimum on {bet}", _needed_for_kept(table))
        if least > shown[bet].least:
            raise Refused(f"the minimum of the table on {bet} is {money(shown[bet].least)}")


def _keepers(table: Table) -> list[Patron]:
    return [one for one in table.state.patrons.values() if one.kept_minimum]


@act(
    AnnounceKeptMinimum,
    who=_raiser,
    when=_somebody_keeps,
    prompt="Put up a sign with a higher minimum for those who kept the old one",
)
def announce_kept_minimum(table: Table, command: AnnounceKeptMinimum) -> Iterator[Event]:
    _check_minimum(table, command.minimum)
    text = tuple(f"Old minimum of {bet}: {money(least)}" for bet, least in command.minimum.items())
    change = Change(kept_minimum=command.minimum)
    yield announced(table, command, _needed_for_kept(table), change, text, command.takes_effect)


@act(
    RaiseKeptMinimum,
    who=_raiser,
    when=_somebody_keeps,
    prompt="Raise the minimum of those who kept the old one",
)
def raise_kept_minimum(table: Table, command: RaiseKeptMinimum) -> Iterator[Event]:
    _check_minimum(table, command.minimum)
    needed = _needed_for_kept(table)
    sign = must_have_stood(table, command, Change(kept_minimum=command.minimum), needed)
    events: list[Event] = list(taken_down(command, sign, needed))
    for patron in _keepers(table):
        kept = patron.kept_minimum or {}
        raised = {bet: max(least, command.minimum.get(bet, least)) for bet, least in kept.items()}
        events.extend(_keeps(table, command, patron, raised, table.settings.limits, needed))
    yield from with_signs(table, command, events)
