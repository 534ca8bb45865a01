"""Results over a shoe, and the roads drawn from them."""

from dataclasses import replace
from typing import Final

from sabot.scenario.judgement import Judgement, NotYetError, judge
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Marks, Results
from sabot.views.roads import Roads, parse_results, roads

CHAPTER: Final = Chapter("Roads")


@CHAPTER.when("the results are {results}")
def the_results_are(scene: Scene, results: Results) -> Scene:
    return replace(scene, roads=roads(parse_results(results)))


@CHAPTER.then("the big eye boy is {marks}")
def the_big_eye_boy_is(scene: Scene, marks: Marks) -> Judgement:
    return _judge_road("big eye boy", marks, _drawn(scene).big_eye_boy.marks)


@CHAPTER.then("the small road is {marks}")
def the_small_road_is(scene: Scene, marks: Marks) -> Judgement:
    return _judge_road("small road", marks, _drawn(scene).small_road.marks)


@CHAPTER.then("the cockroach road is {marks}")
def the_cockroach_road_is(scene: Scene, marks: Marks) -> Judgement:
    return _judge_road("cockroach road", marks, _drawn(scene).cockroach_road.marks)


def _judge_road(road: str, expected: str, found: str) -> Judgement:
    return judge(expected, found, lambda marks: f"the {road} is {marks or 'empty'}")


def _drawn(scene: Scene) -> Roads:
    if scene.roads is None:
        raise NotYetError("no results were given: say When the results are BBPT")
    return scene.roads
