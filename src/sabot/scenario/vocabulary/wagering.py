"""Wagers, as they lie on the layout when the cards are dealt."""

from typing import Final

from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, BetName, Money, Person
from sabot.scenario.wagers import Wager

CHAPTER: Final = Chapter("Wagers")
FIRST: Final = Area(1)


@CHAPTER.when("{person} wagers {money} on {bet}( at area {area})")
def wagers(scene: Scene, person: Person, money: Money, bet: BetName, area: Area = FIRST) -> Scene:
    return scene.with_wager(Wager(person, money, scene.offered(bet).key, area))
