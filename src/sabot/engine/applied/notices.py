"""Notices are due, and are sent."""

from msgspec.structs import replace

from sabot.engine.events.notices import Announced, NoticeRaised, NoticeSent
from sabot.engine.evolve import applies, must
from sabot.engine.state import NoticeDue, State


@applies(NoticeRaised)
def notice_raised(state: State, event: NoticeRaised) -> State:
    must(event.notice == state.issued + 1, f"notice {event.notice} is out of order")
    notice = NoticeDue(
        id=event.notice,
        to=event.to,
        or_to=event.or_to,
        whom=event.whom,
        when=event.when,
        about=event.about,
        due=event.due,
        before_coup=event.before_coup,
        rule=event.rule,
    )
    return replace(state, notices={**state.notices, notice.id: notice}, issued=event.notice)


@applies(NoticeSent)
def notice_sent(state: State, event: NoticeSent) -> State:
    must(event.notice in state.notices, f"there is no notice {event.notice}")
    notice = state.notices[event.notice]
    must(notice.sent is None, f"notice {event.notice} was sent twice")
    told = replace(notice, sent=event.at, sent_to=event.to)
    return replace(state, notices={**state.notices, notice.id: told})


@applies(Announced)
def announced(state: State, _: Announced) -> State:
    return state
