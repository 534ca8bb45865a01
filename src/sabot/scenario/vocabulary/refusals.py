"""What the table refuses, and why."""

from typing import Final

from sabot.scenario.judgement import Judgement
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Quoted

CHAPTER: Final = Chapter("Refusals")
ANY_REASON: Final = Quoted("")


@CHAPTER.then_of_a_refusal("it is refused( because {reason})")
def it_is_refused(scene: Scene, reason: Quoted = ANY_REASON) -> Judgement:
    because = f' because "{reason}"' if reason else ""
    if scene.refused is None:
        return Judgement(holds=False, expected=f"it is refused{because}", got="nothing was refused")
    holds = reason in scene.refused
    by = () if scene.refused_by is None else (scene.refused_by,)
    return Judgement(holds, f"it is refused{because}", f'it is refused because "{scene.refused}"', by)
