"""What is told and recorded: notices, events; and what each person may do and see."""

from typing import Final, Literal

import msgspec

from sabot.engine.events.base import Event
from sabot.engine.people import Actor
from sabot.engine.state import NoticeDue
from sabot.rulebook.findings import nearest
from sabot.scenario.acting import actor
from sabot.scenario.judgement import Judgement, judge
from sabot.scenario.life.deeds import BY_PHRASE
from sabot.scenario.life.happened import EVENTS
from sabot.scenario.life.saying import say
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, EventName, Number, Quoted, Seen, ToDo, Who
from sabot.scenario.tables import EventDetails
from sabot.scenario.vocabulary.hands import Whose
from sabot.views.deeds.phrases import PHRASES
from sabot.views.table import TableView, display_view, patron_view, staff_view

CHAPTER: Final = Chapter("What is told and recorded")
WHATEVER: Final = EventDetails({})

When = Literal["at once", "before the next coup", "with the daily report", "with the monthly report"]
DUE: Final = {
    "at once": "at-once",
    "before the next coup": "before-next-coup",
    "with the daily report": "daily-report",
    "with the monthly report": "monthly-report",
}


@CHAPTER.then("{who} must be told {when}")
def must_be_told(scene: Scene, who: Who, when: When) -> Judgement:
    due = [one for one in scene.lived.state.notices.values() if one.sent is None]
    fitting = [one for one in due if one.when == DUE[when] and _tells(one, actor(scene, who))]
    rules = tuple(one.rule for one in fitting if one.rule)
    return Judgement(bool(fitting), f"{who} must be told {when}", _notices(due), rules)


@CHAPTER.then("nobody must be told anything")
def nobody_must_be_told(scene: Scene) -> Judgement:
    due = [one for one in scene.lived.state.notices.values() if one.sent is None]
    return Judgement(not due, "nobody must be told anything", _notices(due))


@CHAPTER.then("{who} has been told")
def has_been_told(scene: Scene, who: Who) -> Judgement:
    whom = actor(scene, who)
    sent = [one for one in scene.lived.state.notices.values() if one.sent is not None]
    found = [one for one in sent if one.sent_to == whom.role or _tells(one, whom)]
    rules = tuple(one.rule for one in found if one.rule)
    return Judgement(bool(found), f"{who} has been told", _notices(sent, "was"), rules)


@CHAPTER.then("the event {event} is recorded")
def is_recorded(scene: Scene, event: EventName, details: EventDetails = WHATEVER) -> Judgement:
    called = f'the event "{event}"'
    expected = {name: tell(scene.lived) for name, tell in details.items()}
    kind = EVENTS[event]
    found = list(scene.lived.told(kind))
    fitting = [one for one in found if all(_fact(one, name) == told for name, told in expected.items())]
    said = f"{called}{_listed(expected)}"
    got = said if fitting else _nearest(called, found, expected)
    return Judgement(bool(fitting), said, got, tuple(one.rule for one in fitting if one.rule))


@CHAPTER.then("the event {event} is recorded {many} times")
def is_recorded_so_often(scene: Scene, event: EventName, many: Number) -> Judgement:
    found = sum(1 for _ in scene.lived.told(EVENTS[event]))
    return judge(int(many), found, lambda times: f'the event "{event}" is recorded {times} times')


@CHAPTER.then("the event {event} is not recorded")
def is_not_recorded(scene: Scene, event: EventName) -> Judgement:
    found = list(scene.lived.told(EVENTS[event]))
    got = f"it is recorded {len(found)} times" if found else "it is not recorded"
    return Judgement(not found, f'the event "{event}" is not recorded', got)


@CHAPTER.then("{who} may {todo}")
def may(scene: Scene, who: Who, todo: ToDo) -> Judgement:
    offered = _offered(scene, who)
    got = f"{who} may {', '.join(offered) or 'do nothing'}"
    return Judgement(todo in offered, f"{who} may {todo}", got)


@CHAPTER.then("{who} may not {todo}")
def may_not(scene: Scene, who: Who, todo: ToDo) -> Judgement:
    allowed = todo in _offered(scene, who)
    return Judgement(not allowed, f"{who} may not {todo}", f"{who} may {'' if allowed else 'not '}{todo}")


@CHAPTER.then("{who} is prompted {words}")
def is_prompted(scene: Scene, who: Who, words: Quoted) -> Judgement:
    prompts = [move.prompt for move in scene.lived.moves(actor(scene, who))]
    likeliest = nearest(words, prompts) or (prompts[0] if prompts else "nothing")
    return Judgement(words in prompts, f'{who} is prompted "{words}"', f'{who} is prompted "{likeliest}"')


@CHAPTER.then("{who} sees the {whose} hand as {cards}( in area {area})")
def sees_the_hand(scene: Scene, who: Who, whose: Whose, cards: Seen, area: Area | None = None) -> Judgement:
    return _sees(_view(scene, who), str(who), whose, cards, area)


@CHAPTER.then("the display shows the {whose} hand as {cards}( in area {area})")
def the_display_shows(scene: Scene, whose: Whose, cards: Seen, area: Area | None = None) -> Judgement:
    return _sees(display_view(scene.lived.book, scene.lived.state), "the display", whose, cards, area)


@CHAPTER.then("nothing that {who} sees says {words}")
def nothing_says(scene: Scene, who: Who, words: Quoted) -> Judgement:
    shown = msgspec.json.encode(_view(scene, who)).decode()
    return Judgement(
        words not in shown, f'nothing that {who} sees says "{words}"', f"something that {who} sees says it"
    )


def _view(scene: Scene, who: Who) -> TableView:
    by, life = actor(scene, who), scene.lived
    if by.role == "player":
        return patron_view(life.book, life.state, by.id)
    return staff_view(life.book, life.state, by)


def _sees(view: TableView, who: str, whose: Whose, cards: Seen, area: Area | None) -> Judgement:
    lying = view.coup.cards if view.coup is not None else ()
    shown = [
        one.face or "??" for one in lying if one.hand == whose.lower() and (area is None or one.area == area)
    ]

    def say(seen: list[str]) -> str:
        return f"{who} sees the {whose} hand as {' '.join(seen) or 'no cards'}"

    return Judgement(list(cards) == shown, say(list(cards)), say(shown))


def _offered(scene: Scene, who: Who) -> list[str]:
    names = {command.__name__: phrase for command, phrase in PHRASES.items()}
    assert len(names) == len(BY_PHRASE)
    return [names[move.command] for move in scene.lived.moves(actor(scene, who))]


def _tells(notice: NoticeDue, whom: Actor) -> bool:
    """Whether it is that person who must be told; a notice to a patron may name which."""
    if notice.whom is not None:
        return notice.whom == whom.id
    return notice.to == whom.role


def _notices(notices: list[NoticeDue], how: str = "must be") -> str:
    when = {key: words for words, key in DUE.items()}
    said = [
        f"{one.whom or f'the {one.to}'} {how} told {when[one.when]} ({one.rule}), about {one.about}"
        for one in notices
    ]
    return "; ".join(said) or f"nobody {how} told anything"


def _fact(event: Event, name: str) -> object:
    fact = getattr(event, name)
    return fact.id if name in ("by", "approver") and fact is not None else fact


def _listed(facts: dict[str, object]) -> str:
    return "".join(f"; {name.replace('_', ' ')}: {_said(name, told)}" for name, told in facts.items())


def _nearest(called: str, found: list[Event], expected: dict[str, object]) -> str:
    if not found:
        return f"{called} is not recorded"

    def alike(one: Event) -> int:
        return sum(_fact(one, name) == told for name, told in expected.items())

    best = max(reversed(found), key=alike)
    return f"{called}{_listed({name: _fact(best, name) for name in expected})}"


def _said(name: str, told: object) -> str:
    return str(told) if name in ("by", "approver") else say(name, told)
