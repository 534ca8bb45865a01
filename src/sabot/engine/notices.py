"""Who must still be told something, and by when."""

from typing import Final

from sabot.engine.state import NoticeDue, State
from sabot.engine.table import Refused, Table
from sabot.rulebook.words import WhenToNotify

DAY: Final = 24 * 60 * 60 * 1_000


def due_by(when: WhenToNotify, at: int, day_begins: int = 0) -> int:
    """The moment by which somebody is told: at once, or with the report of the gaming day or month."""
    match when:
        case "at-once" | "before-next-coup":
            return at
        case "daily-report":
            return ((at - day_begins) // DAY + 1) * DAY + day_begins
        case "monthly-report":
            return _first_day_of_next_month((at - day_begins) // DAY) * DAY + day_begins


def _first_day_of_next_month(day: int) -> int:
    """Both in days since 1 January 1970. Years are counted from March, so that February ends them."""
    era, of_era = divmod(day + 719_468, 146_097)
    year = (of_era - of_era // 1_460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    following = (5 * of_year + 2) // 153 + 1
    if following == 12:
        year, following = year + 1, 0
    return (
        era * 146_097
        + 365 * year
        + year // 4
        - year // 100
        + year // 400
        + (153 * following + 2) // 5
        - 719_468
    )


def sent(state: State) -> tuple[NoticeDue, ...]:
    return tuple(notice for notice in state.notices.values() if notice.sent is not None)


def unsent(state: State) -> tuple[NoticeDue, ...]:
    """Everybody still to be told, the earliest due first."""
    waiting = [notice for notice in state.notices.values() if notice.sent is None]
    return tuple(sorted(waiting, key=lambda notice: (notice.due, notice.id)))


def overdue(state: State, at: int) -> tuple[NoticeDue, ...]:
    """Those who should have been told by now."""
    return tuple(notice for notice in unsent(state) if _is_late(state, notice, at))


def _is_late(state: State, notice: NoticeDue, at: int) -> bool:
    if notice.before_coup is None:
        return at > notice.due
    not_begun = state.coup is not None and not state.coup.cards
    return state.coups - not_begun >= notice.before_coup


def must_be_told_first(table: Table) -> None:
    """Whoever is told before the next coup has been told."""
    for notice in table.state.notices.values():
        if notice.sent is None and notice.before_coup is not None:
            raise Refused(f"the {notice.to.replace('-', ' ')} is told before another coup", notice.rule)
