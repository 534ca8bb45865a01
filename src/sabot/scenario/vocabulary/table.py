"""The table before a coup: its game, chips, people and limits."""

from dataclasses import replace
from typing import Final

from msgspec import structs

from sabot.coup.limits import BetLimits
from sabot.ledger import ChipSet
from sabot.scenario.acting import comes
from sabot.scenario.judgement import Judgement, judge
from sabot.scenario.scene import Scene, SceneError
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import (
    BetName,
    Chips,
    Count,
    GameId,
    Money,
    OptionName,
    Person,
    Place,
    RoleName,
    Value,
)

CHAPTER: Final = Chapter("The table")
AS_MANY_AS_ALLOWED: Final = Count(0)  # none that can be written


@CHAPTER.given("the game is {game}( with {decks} decks)")
def the_game_is(scene: Scene, game: GameId, decks: Count = AS_MANY_AS_ALLOWED) -> Scene:
    return scene.with_game(game, decks or None)


@CHAPTER.given("the option {option} is {value}")
def the_option_is(scene: Scene, option: OptionName, value: Value) -> Scene:
    scene.not_open("options")
    return scene.with_option(option, value)


@CHAPTER.given("chips of {chips}")
def chips_of(scene: Scene, chips: Chips) -> Scene:
    scene.not_open("chips")
    return replace(scene, chips=ChipSet(chips))


@CHAPTER.given("{person} sits at place {place}")
def sits_at(scene: Scene, person: Person, place: Place) -> Scene:
    if scene.life is not None:
        return comes(scene, person, place=int(place))
    table = scene.game.book.table
    if table is not None and place > max(table.places.any_of, default=place):
        most = f"a table has at most {max(table.places.any_of)} places"
        raise SceneError(f"{most}, and none numbered {place} ({table.places.clause})")
    for other, taken in scene.places.items():
        if taken == place and other != person:
            raise SceneError(f"{other} sits at place {place}")
    return replace(scene, places={**scene.places, person: int(place)})


@CHAPTER.given("{person} is a/an {role}")
def is_a(scene: Scene, person: Person, role: RoleName) -> Scene:
    return replace(scene, roles={**scene.roles, person: role})


@CHAPTER.given("the limits on {bet} are {minimum} to {maximum}")
def the_limits_are(scene: Scene, bet: BetName, minimum: Money, maximum: Money) -> Scene:
    now = _limits(scene, bet)
    return _with_limits(scene, bet, structs.replace(now, minimum=int(minimum), maximum=int(maximum)))


@CHAPTER.given("the approved minimum on {bet} is {minimum}")
def the_approved_minimum_is(scene: Scene, bet: BetName, minimum: Money) -> Scene:
    return _with_limits(scene, bet, structs.replace(_limits(scene, bet), approved_minimum=int(minimum)))


@CHAPTER.then("{bet} is offered")
def is_offered(scene: Scene, bet: BetName) -> Judgement:
    return judge("is offered", _offer(scene, bet), lambda offer: f"{bet} {offer}")


@CHAPTER.then("{bet} is not offered")
def is_not_offered(scene: Scene, bet: BetName) -> Judgement:
    return judge("is not offered", _offer(scene, bet), lambda offer: f"{bet} {offer}")


def _offer(scene: Scene, bet: BetName) -> str:
    offered = map(str, scene.game.paytable.bets)
    return "is offered" if bet in offered else "is not offered"


def _limits(scene: Scene, bet: BetName) -> BetLimits:
    return scene.limits.get(scene.offered(bet).key, BetLimits())


def _with_limits(scene: Scene, bet: BetName, limits: BetLimits) -> Scene:
    scene.not_open("limits")
    return replace(scene, limits={**scene.limits, bet: limits})
