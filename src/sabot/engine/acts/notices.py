"""Who must be told, raised where a rule asks for it and answered by whoever tells him."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, dealer, role_of
from sabot.engine.commands.base import Command
from sabot.engine.commands.notices import Announce, GiveNotice, SendNotice
from sabot.engine.events.base import Event
from sabot.engine.events.notices import Announced, NoticeRaised, NoticeSent
from sabot.engine.notices import due_by, unsent
from sabot.engine.people import PATRON_ROLE
from sabot.engine.table import Refused, Table
from sabot.rulebook.irregularities import Notice
from sabot.rulebook.words import WhenToNotify


class Telling(NamedTuple):
    """Who must be told what, when, and by which clause."""

    rule: str | None
    to: str
    about: str
    when: WhenToNotify = "at-once"
    or_to: str | None = None
    whom: str | None = None


def notices_of(
    table: Table,
    command: Command,
    notices: Iterable[Notice],
    about: str,
    *,
    cents: int | None = None,
    whom: str | None = None,
) -> Iterator[Event]:
    """An event for each notice that a ruling demands; one over an amount only when `cents` is over it.

    A notice to a patron says to `whom`; anybody else is told in his office.
    """
    for notice in notices:
        within = notice.over_cents is not None and abs(cents or 0) <= notice.over_cents
        if notice.duty == "shall" and not within:
            named = whom if notice.to == PATRON_ROLE else None
            telling = Telling(cited_by(notice), notice.to, about, notice.when, notice.or_to, named)
            yield raised(table, command, telling)


def raised(table: Table, command: Command, telling: Telling) -> NoticeRaised:
    """Somebody must be told."""
    state = table.state
    coup, settings = state.coup, state.settings
    begun = coup is None or bool(coup.cards)
    return happened(
        NoticeRaised,
        command,
        telling.rule,
        notice=table.new_number(),
        to=str(telling.to),
        or_to=str(telling.or_to) if telling.or_to is not None else None,
        whom=telling.whom,
        when=telling.when,
        about=telling.about,
        due=due_by(telling.when, command.at, settings.day_begins if settings is not None else 0),
        before_coup=state.coups + begun if telling.when == "before-next-coup" else None,
    )


def told_at_once(
    table: Table, command: Command, rule: str | None, to: str, about: str
) -> tuple[NoticeRaised, NoticeSent]:
    """Somebody is told in the same breath."""
    notice = raised(table, command, Telling(rule, to, about))
    return notice, happened(NoticeSent, command, rule, notice=notice.notice, to=to)


def _staff(table: Table) -> Who:
    return dealer(table.book)


def _somebody_waits(table: Table) -> None:
    """A table that has closed may still owe notices."""
    if not unsent(table.state):
        raise Refused("nobody is still to be told anything")


def _send_prompt(table: Table) -> str:
    first = unsent(table.state)[0]
    return f"Tell the {first.to.replace('-', ' ')}: {first.about}"


@act(SendNotice, who=_staff, when=_somebody_waits, prompt=_send_prompt)
def send_notice(table: Table, command: SendNotice) -> Iterator[Event]:
    notice = table.state.notices.get(command.notice)
    if notice is None:
        raise Refused(f"there is no notice {command.notice}")
    if notice.sent is not None:
        raise Refused(f"the {notice.sent_to or notice.to} was told already", notice.rule)
    to = command.to or notice.to
    if to not in (notice.to, notice.or_to):
        others = f" or the {notice.or_to}" if notice.or_to else ""
        raise Refused(f"it is the {notice.to}{others} who is told, not the {to}", notice.rule)
    yield happened(NoticeSent, command, notice.rule, notice=notice.id, to=to)


@act(GiveNotice, who=_staff, when=must_be_open, prompt="Tell somebody something")
def give_notice(table: Table, command: GiveNotice) -> Iterator[Event]:
    if role_of(table.book, command.to) is None:
        raise Refused(f"{table.book.id} has no role {command.to!r}")
    if not command.about.strip():
        raise Refused("say what it is about")
    yield from told_at_once(table, command, None, command.to, command.about)


@act(Announce, who=_staff, when=must_be_open, prompt="Say something to everybody at the table")
def announce(_table: Table, command: Announce) -> Iterator[Event]:
    if not command.words.strip():
        raise Refused("there is nothing to say")
    yield happened(Announced, command, words=command.words)
