"""Cards, in the order they left the shoe: all of a coup, and no more."""

from typing import Final

from sabot.cards import Card
from sabot.scenario.judgement import NotYetError
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Count, Dealt

CHAPTER: Final = Chapter("Cards")


@CHAPTER.when("the cards are {cards}")
def the_cards_are(scene: Scene, cards: Dealt) -> Scene:
    return scene.with_cards(_cards(scene, cards), areas=1)


@CHAPTER.when("the cards for {areas} areas are {cards}")
def the_cards_for_areas_are(scene: Scene, areas: Count, cards: Dealt) -> Scene:
    return scene.with_cards(_cards(scene, cards), areas)


@CHAPTER.when("the cards for the Banker alone are {cards}")
def the_cards_for_the_banker_alone_are(scene: Scene, cards: Dealt) -> Scene:
    return scene.with_cards(_cards(scene, cards), areas=0)


def _cards(scene: Scene, written: Dealt) -> tuple[Card, ...]:
    if scene.life is not None:
        raise NotYetError("the engine plays this table: say When the coup is dealt ...")
    return tuple(Card.parse(word) for word in written)
