"""Wagers, as they lie on the layout when the cards are dealt."""

from dataclasses import replace
from typing import Any, Final

from sabot.engine.commands.wagering import PlaceWager, RefuseWager, TakeBackWager
from sabot.scenario.acting import actor, does
from sabot.scenario.life import course
from sabot.scenario.life.course import Wagered
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, BetName, Money, Person, Quoted, Who
from sabot.scenario.wagers import Wager

CHAPTER: Final = Chapter("Wagers")


@CHAPTER.when("{person} wagers {money} on {bet}( at area {area})( with the approval of {approver})")
def wagers(
    scene: Scene,
    person: Person,
    money: Money,
    bet: BetName,
    area: Area | None = None,
    approver: Who | None = None,
) -> Scene:
    if scene.life is not None:
        return placed(scene, person, money, bet, area, approver)
    return scene.with_wager(Wager(person, money, scene.offered(bet).key, area or 1))


@CHAPTER.when("{person} wagers {money} in tokens on {bet}( at area {area})")
def wagers_tokens(
    scene: Scene, person: Person, money: Money, bet: BetName, area: Area | None = None
) -> Scene:
    return placed(scene, person, money, bet, area, None, instrument="promotional-tokens")


@CHAPTER.when("{person} wagers {money} on {bet} on every coup until the shoe is empty")
def wagers_until_the_shoe_is_empty(scene: Scene, person: Person, money: Money, bet: BetName) -> Scene:
    wager = Wagered(actor(scene, person), _stake(scene, person, money, bet, None))
    return replace(scene, life=course.emptied(scene.lived, wager))


@CHAPTER.when("{person} takes back the wager on {bet}( at area {area})")
def takes_back(scene: Scene, person: Person, bet: BetName, area: Area | None = None) -> Scene:
    wager = scene.lived.wager(person, bet, area)
    return does(scene, TakeBackWager, person, patron=str(person), wager=wager)


@CHAPTER.when("{person} takes back {money} of the wager on {bet}( at area {area})")
def takes_back_a_part(
    scene: Scene, person: Person, money: Money, bet: BetName, area: Area | None = None
) -> Scene:
    wager = scene.lived.wager(person, bet, area)
    return does(scene, TakeBackWager, person, patron=str(person), wager=wager, cents=int(money))


@CHAPTER.when("{who} refuses {person}'s wager on {bet} because {reason}")
def refuses(scene: Scene, who: Who, person: Person, bet: BetName, reason: Quoted) -> Scene:
    return does(scene, RefuseWager, who, wager=scene.lived.wager(person, bet), grounds=str(reason))


def placed(
    scene: Scene,
    person: Person,
    money: Money,
    bet: BetName,
    area: Area | None,
    approver: Who | None,
    **details: Any,
) -> Scene:
    stake = _stake(scene, person, money, bet, area)
    return does(scene, PlaceWager, person, approver=approver, **stake, **details)


def _stake(scene: Scene, person: Person, money: Money, bet: BetName, area: Area | None) -> dict[str, Any]:
    """At the area named; else at the patron's own place, or the first where he stands."""
    patron = scene.lived.state.patrons.get(person)
    at = int(area) if area is not None else (patron.place if patron is not None else None) or 1
    return {"patron": str(person), "bet": str(bet), "cents": int(money), "area": at}
