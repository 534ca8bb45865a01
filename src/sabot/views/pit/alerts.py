"""Where somebody is needed: what at a table waits for a person who oversees it, the most pressing first."""

from collections.abc import Iterator
from typing import Literal

from sabot.engine.accounts import commission_owed
from sabot.engine.authority import role_of
from sabot.engine.decide import next_step
from sabot.engine.notices import overdue, unsent
from sabot.engine.signage import lines, missing, money, said
from sabot.engine.state import Dispute, NoticeDue, Shoe, Sign, State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.views.parts import View

Urgency = Literal["now", "soon", "note"]
ORDER: tuple[Urgency, ...] = ("now", "soon", "note")

CALLED_FOR = 5 * 60 * 1_000
"""How long a call from a table is shown."""

STAGES = {
    "open": "is to be decided",
    "decided": "was decided, and may be reviewed or made final",
    "reviewed": "was reviewed, and is to be made final",
    "final": "is final: the patron is to be told of the inspector",
}


class AlertView(View, frozen=True, kw_only=True):
    """Something that a table needs a person for."""

    what: str
    """Its kind: `call`, `halted`, `waits`, `notice`, `dispute`, `mispayment`, `sign-missing`, `sign`,
    `closing`, `shoe`, `patron`, `scanner`, `commission`."""
    urgency: Urgency
    said: str
    rule: str | None = None
    since: int | None = None
    until: int | None = None
    """When it presses, where it does not yet."""


def alerts(book: RuleBook, state: State, now: int) -> tuple[AlertView, ...]:
    """Everything, what presses first."""
    found = list(_all(book, state, now))
    return tuple(sorted(found, key=lambda one: (ORDER.index(one.urgency), one.until or one.since or 0)))


def _all(book: RuleBook, state: State, now: int) -> Iterator[AlertView]:
    yield from _calls(book, state, now)
    yield from _notices(book, state, now)
    yield from _disputes(state)
    yield from _mispayments(state)
    if state.settings is None:
        return
    table = Table(book, state)
    yield from _coup(table)
    yield from _waits(table)
    for content in missing(table):
        said_ = f"The sign that shows the {said(content)} is down"
        yield AlertView(what="sign-missing", urgency="now", said=said_)
    for sign in state.signs.values():
        if sign.takes_effect is not None:
            yield _clock(table, sign, now)
    yield from _closing(state)
    if state.shoe is not None:
        yield from _shoe(state.shoe)
    yield from _patrons(state, now)
    if not state.scanner_trusted:
        yield AlertView(what="scanner", urgency="soon", said="The scanner is not trusted")
    owed = sum(commission_owed(state.accounts).values())
    if owed:
        yield AlertView(what="commission", urgency="note", said=f"Commission of {money(owed)} is owed")


def _calls(book: RuleBook, state: State, now: int) -> Iterator[AlertView]:
    """Whoever was told something that no rule asked for, a little while ago: the dealer wants him.

    Called again with the same words, it is one call, as old as the first.
    """
    since: dict[str, int] = {}
    for notice in state.notices.values():
        if notice.sent is not None and notice.rule is None and now - notice.sent < CALLED_FOR:
            since.setdefault(f"The {_whom(book, notice)} is called: {notice.about}", notice.sent)
    for said_, sent in since.items():
        yield AlertView(what="call", urgency="now", said=said_, since=sent)


def _notices(book: RuleBook, state: State, now: int) -> Iterator[AlertView]:
    late = {notice.id for notice in overdue(state, now)}
    for notice in unsent(state):
        at_once = notice.when in ("at-once", "before-next-coup")
        urgency: Urgency = "now" if at_once or notice.id in late else "note"
        yield AlertView(
            what="notice",
            urgency=urgency,
            said=f"Tell the {_whom(book, notice)}: {notice.about}",
            rule=notice.rule,
            until=notice.due if urgency == "note" else None,
            since=notice.due if urgency == "now" else None,
        )


def _whom(book: RuleBook, notice: NoticeDue) -> str:
    if notice.whom is not None:
        return f"patron {notice.whom}"
    to = [notice.to] if notice.or_to is None else [notice.to, notice.or_to]
    named = [(role, role_of(book, role)) for role in to]
    return " or the ".join(known.name if known is not None else key.replace("-", " ") for key, known in named)


def _disputes(state: State) -> Iterator[AlertView]:
    for one in state.disputes.values():
        if one.stage in STAGES and not _is_over(one):
            yield AlertView(
                what="dispute",
                urgency="now" if one.stage in ("open", "final") or one.review_asked else "soon",
                said=f"The dispute of {one.patron} ({one.about}) {STAGES[one.stage]}",
                since=one.raised or None,
            )


def _is_over(dispute: Dispute) -> bool:
    return dispute.stage == "final" and dispute.advised is not None


def _mispayments(state: State) -> Iterator[AlertView]:
    for one in state.mispayments.values():
        if one.rectified:
            continue
        whose = one.patron or "A patron not yet identified"
        which = "too much" if one.cents > 0 else "too little"
        said_ = f"{whose} was paid {money(abs(one.cents))} {which}"
        yield AlertView(what="mispayment", urgency="soon", said=said_)


def _coup(table: Table) -> Iterator[AlertView]:
    coup = table.state.coup
    if coup is not None and coup.halted is not None:
        limb = coup.halted.limb.replace(".", ", ").replace("-", " ")
        said_ = f"Coup {coup.number} stands still: {limb}"
        yield AlertView(what="halted", urgency="now", said=said_, rule=coup.halted.rule, since=table.state.at)


def _waits(table: Table) -> Iterator[AlertView]:
    """The next step is for somebody above whoever deals."""
    step = next_step(table.book, table.state)
    staff = [role for role in table.book.roles if role.kind == "staff"]
    lowest = str(min(staff, key=lambda role: role.rank).key)
    if step is not None and step.by and lowest not in step.by and any(role.key in step.by for role in staff):
        yield AlertView(
            what="waits",
            urgency="now",
            said=f"It waits for you: {step.prompt}",
            rule=step.rule,
            since=table.state.at,
        )


def _clock(table: Table, sign: Sign, now: int) -> AlertView:
    """A sign of a change: of new limits it says those that are not as they are."""
    as_it_is = lines(table, "limits")
    text = "; ".join(line for line in sign.text if line not in as_it_is) or said(sign.shows)
    assert sign.takes_effect is not None
    due = sign.takes_effect <= now
    return AlertView(
        what="sign",
        urgency="soon" if due else "note",
        said=f"{'May take effect' if due else 'Takes effect'}: {text}",
        rule=sign.rule,
        since=sign.takes_effect if due else None,
        until=None if due else sign.takes_effect,
    )


def _closing(state: State) -> Iterator[AlertView]:
    if state.phase == "closing" and state.closing_coups is not None:
        left = state.closing_coups
        coups = "one coup" if left == 1 else f"{left} coups"
        said_ = f"It closes after {coups} more" if left else "Its notice has run: it may close"
        yield AlertView(what="closing", urgency="note" if left else "soon", said=said_)


def _shoe(shoe: Shoe) -> Iterator[AlertView]:
    for rule, what in (
        (shoe.replace_due, "These cards are not played again"),
        (shoe.check_due, "The decks are to be checked"),
        (shoe.shuffle_due, "The cards are to be shuffled"),
        (shoe.stopped, "The shoe was stopped"),
    ):
        if rule is not None:
            yield AlertView(what="shoe", urgency="soon", said=what, rule=rule)
    if shoe.phase == "ready" and shoe.last_coups == 1:
        yield AlertView(what="shoe", urgency="note", said="The last coup of the shoe")


def _patrons(state: State, now: int) -> Iterator[AlertView]:
    for one in state.patrons.values():
        if one.excluded is not None:
            said_ = f"{one.id} is excluded and still at the table: {one.excluded}"
            yield AlertView(what="patron", urgency="now", said=said_)
        elif one.break_until is not None:
            over = one.break_until <= now
            yield AlertView(
                what="patron",
                urgency="note",
                said=f"The break of {one.id} is over" if over else f"{one.id} takes a break",
                until=None if over else one.break_until,
            )
