"""Whatever anybody does at a table, and the usual course of a coup in a line."""

from dataclasses import replace
from typing import Final

from sabot.engine.commands.dealing import AcceptHand, DeclineHand, Expose, OfferHand
from sabot.scenario.acting import does, does_as_told
from sabot.scenario.life import course
from sabot.scenario.life.deeds import BY_BENT_PHRASE
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, Dealt, Deed, Nth, Person, Span, Who
from sabot.scenario.tables import DeedDetails
from sabot.scenario.vocabulary.hands import Whose

CHAPTER: Final = Chapter("What is done")
NOTHING_MORE: Final = DeedDetails({})


@CHAPTER.when("{who} {deed}( with the approval of {approver})")
def does_a_deed(
    scene: Scene, who: Who, deed: Deed, approver: Who | None = None, details: DeedDetails = NOTHING_MORE
) -> Scene:
    return does_as_told(scene, BY_BENT_PHRASE[deed], who, approver, details)


@CHAPTER.when("{span} pass/passes")
def time_passes(scene: Scene, span: Span) -> Scene:
    return replace(scene, life=scene.lived.later(span))


@CHAPTER.when("the coup is dealt {cards}")
def the_coup_is_dealt(scene: Scene, cards: Dealt) -> Scene:
    return replace(scene, life=course.coup_dealt(scene.lived, cards))


@CHAPTER.when("the coup is played {cards}")
def the_coup_is_played(scene: Scene, cards: Dealt) -> Scene:
    return replace(scene, life=course.finished(course.coup_dealt(scene.lived, cards)))


@CHAPTER.when("the cards {cards} are dealt")
def the_cards_are_dealt(scene: Scene, cards: Dealt) -> Scene:
    return replace(scene, life=course.dealt(course.called(scene.lived), cards, exposed=True))


@CHAPTER.when("the cards {cards} are dealt face down")
def the_cards_are_dealt_face_down(scene: Scene, cards: Dealt) -> Scene:
    return replace(scene, life=course.dealt(course.called(scene.lived), cards, exposed=False))


@CHAPTER.when("every card is turned")
def every_card_is_turned(scene: Scene) -> Scene:
    return replace(scene, life=course.turned(scene.lived))


@CHAPTER.when("{who} turns the {nth} card")
def turns_a_card(scene: Scene, who: Who, nth: Nth) -> Scene:
    return does(scene, Expose, who, cards=(int(nth),))


@CHAPTER.when("the coup is finished")
def the_coup_is_finished(scene: Scene) -> Scene:
    return replace(scene, life=course.finished(course.announced_if_due(scene.lived)))


@CHAPTER.when("the {whose} hand is offered to {person}( in area {area})")
def the_hand_is_offered(scene: Scene, whose: Whose, person: Person, area: Area | None = None) -> Scene:
    return does(scene, OfferHand, None, hand=whose.lower(), area=int(area or 0), to=str(person))


@CHAPTER.when("{person} accepts the {whose} hand( in area {area})")
def accepts_the_hand(scene: Scene, person: Person, whose: Whose, area: Area | None = None) -> Scene:
    return does(scene, AcceptHand, person, hand=whose.lower(), area=int(area or 0))


@CHAPTER.when("{person} declines the {whose} hand( in area {area})")
def declines_the_hand(scene: Scene, person: Person, whose: Whose, area: Area | None = None) -> Scene:
    return does(scene, DeclineHand, person, hand=whose.lower(), area=int(area or 0))
