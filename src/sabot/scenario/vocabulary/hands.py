"""The hands when the coup is complete, who drew, and who won."""

from typing import Final, Literal

from sabot.cards import Card
from sabot.rulebook.games import PuntoBanco
from sabot.scenario.judgement import Judgement, NotYetError, judge
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, Hand, Order, Points

CHAPTER: Final = Chapter("Hands")
FIRST: Final = Area(1)

Whose = Literal["Player", "Banker"]
Won = Literal["banker", "player", "a tie"]


@CHAPTER.then("the {whose} hand is {hand}( in area {area})")
def the_hand_is(scene: Scene, whose: Whose, hand: Hand, area: Area = FIRST) -> Judgement:
    def say(cards: tuple[Card, ...]) -> str:
        return f"the {whose} hand is {' '.join(card.name for card in cards)}"

    return judge(tuple(hand), _hand(scene, whose, area), say)


@CHAPTER.then("the {whose} hand counts {points}( in area {area})")
def the_hand_counts(scene: Scene, whose: Whose, points: Points, area: Area = FIRST) -> Judgement:
    _hand(scene, whose, area)
    outcome = scene.outcome(area)
    found = outcome.player_points if whose == "Player" else outcome.banker_points
    return judge(int(points), found, lambda count: f"the {whose} hand counts {count}")


@CHAPTER.then("the {whose} hand is of order {order}( in area {area})")
def the_hand_is_of_order(scene: Scene, whose: Whose, order: Order, area: Area = FIRST) -> Judgement:
    _hand(scene, whose, area)
    outcome = scene.outcome(area)
    found = outcome.player_order if whose == "Player" else outcome.banker_order
    if not found:
        raise NotYetError(f"hands have no order in {scene.game.id}")
    return judge(int(order), found, lambda place: f"the {whose} hand is of order {place}")


@CHAPTER.then("the {whose} hand draws")
def the_hand_draws(scene: Scene, whose: Whose) -> Judgement:
    return judge("draws", _act(scene, whose), lambda act: f"the {whose} hand {act}")


@CHAPTER.then("the {whose} hand stands")
def the_hand_stands(scene: Scene, whose: Whose) -> Judgement:
    return judge("stands", _act(scene, whose), lambda act: f"the {whose} hand {act}")


@CHAPTER.then("the result is {result}( in area {area})")
def the_result_is(scene: Scene, result: Won, area: Area = FIRST) -> Judgement:
    winner = scene.outcome(area).winner
    if winner is None:
        raise NotYetError("no Player hand was dealt, so nobody won")
    found = "a tie" if winner == "tie" else winner
    return judge(str(result), found, lambda won: f"the result is {won}")


def _hand(scene: Scene, whose: Whose, area: Area) -> tuple[Card, ...]:
    if whose == "Banker":
        return scene.dealt.banker
    return scene.dealt.players[scene.hand_index(area)]


def _act(scene: Scene, whose: Whose) -> str:
    if not isinstance(scene.game.book.play.deal, PuntoBanco):
        raise NotYetError(f"every hand has three cards in {scene.game.id}: none draws and none stands")
    return "draws" if len(_hand(scene, whose, FIRST)) == 3 else "stands"
