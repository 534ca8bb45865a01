"""What the table says of a coup: why each card was drawn, and why each bet was paid."""

from typing import Final

from sabot.engine.events.dealing import ResultAnnounced
from sabot.rulebook.findings import nearest
from sabot.scenario.judgement import Judgement
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Quoted

CHAPTER: Final = Chapter("Explanations")


@CHAPTER.then("it is said {words}")
def it_is_said(scene: Scene, words: Quoted) -> Judgement:
    said = _everything_said(scene)
    likeliest = nearest(words, said) or said[0]
    return Judgement(words in said, f'it is said "{words}"', f'nothing nearer is said than "{likeliest}"')


def _everything_said(scene: Scene) -> list[str]:
    game, coup = scene.game, scene.dealt
    said: list[str] = []
    if scene.life is not None:
        said += [words for announced in scene.life.told(ResultAnnounced) for words in announced.said]
    for index in range(max(1, len(coup.players))):
        said += game.play(coup, index)
        said += game.why(game.outcome(coup, index)).values()
    return list(dict.fromkeys(said))
