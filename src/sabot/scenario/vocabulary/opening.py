"""A table opened, the shoe made ready, patrons who come: what the life of a table begins with."""

from dataclasses import replace
from typing import Any, Final

from sabot.engine.commands.opening import OpenTable
from sabot.engine.people import Actor
from sabot.scenario.acting import actor, comes
from sabot.scenario.life import course
from sabot.scenario.life.live import Life
from sabot.scenario.life.setting import FLOAT, settings_for
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Backs, GameId, Money, Person, Place, Who
from sabot.scenario.tables import TableDetails

CHAPTER: Final = Chapter("A table that is played")
NOTHING_ELSE: Final = TableDetails({})


@CHAPTER.given("a table of {game} is open")
def a_table_is_open(scene: Scene, game: GameId, details: TableDetails = NOTHING_ELSE) -> Scene:
    return _opened(scene, game, None, details)


@CHAPTER.when("{who} opens a table of {game}")
def opens_a_table(scene: Scene, who: Who, game: GameId, details: TableDetails = NOTHING_ELSE) -> Scene:
    return _opened(scene, game, who, details)


@CHAPTER.given("the shoe is ready( with {backs} decks)")
def the_shoe_is_ready(scene: Scene, backs: Backs | None = None) -> Scene:
    return replace(scene, life=course.ready(scene.lived, backs or "red"))


@CHAPTER.given("{person} sits at place {place} with {money} in chips")
def sits_with_chips(scene: Scene, person: Person, place: Place, money: Money) -> Scene:
    return comes(scene, person, place=int(place), cents=int(money))


@CHAPTER.given("{person} sits at place {place} without a Player Card")
def sits_without_a_card(scene: Scene, person: Person, place: Place) -> Scene:
    return comes(scene, person, place=int(place), player_card=False)


@CHAPTER.given("{person} sits at place {place} with a Loss Limit of {money}")
def sits_with_a_loss_limit(scene: Scene, person: Person, place: Place, money: Money) -> Scene:
    return comes(scene, person, place=int(place), loss_limit=int(money))


@CHAPTER.given("{person} stands at the table")
def stands(scene: Scene, person: Person) -> Scene:
    return comes(scene, person)


def _opened(scene: Scene, game: GameId, who: Who | None, details: TableDetails) -> Scene:
    scene = replace(scene.with_game(game, None), life=None)
    book = scene.game.book
    stated: dict[str, Any] = dict(details)
    chips, signs = stated.pop("float", None), stated.pop("signs", None)
    settings = settings_for(book, game.rpartition("/")[2], stated)
    life = Life(book)
    by: Actor = life.highest if who is None else actor(scene, who)
    coins = FLOAT if chips is None else chips
    counted = {chip: count for chip, count in coins.items() if chips is not None or chip in settings.chips}
    return replace(scene, life=life.does(OpenTable, by, settings=settings, float=counted, signs=signs))
