"""What each wager was paid, and what was collected or returned, to the cent."""

from typing import Final

from sabot.scenario.dollars import in_dollars
from sabot.scenario.judgement import Judgement, judge
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, BetName, Money, Person

CHAPTER: Final = Chapter("Payments")
Anywhere = Area | None
"""Without an area the wager is meant that lies on that bet, wherever it lies."""


@CHAPTER.then("{person} is paid {money} on {bet}( at area {area})")
def is_paid(scene: Scene, person: Person, money: Money, bet: BetName, area: Anywhere = None) -> Judgement:
    came = scene.settled_on(person, bet, area)
    expected = f"{person} is paid {in_dollars(money)} on {bet}"
    return Judgement(came.paid == money, expected, str(came), came.cited)


@CHAPTER.then("{person}'s {money} on {bet}( at area {area}) is collected")
def is_collected(
    scene: Scene, person: Person, money: Money, bet: BetName, area: Anywhere = None
) -> Judgement:
    came = scene.settled_on(person, bet, area)
    expected = f"{person}'s {in_dollars(money)} on {bet} is collected"
    return Judgement(came.collected == money, expected, str(came), came.cited)


@CHAPTER.then("{person}'s {money} on {bet}( at area {area}) is returned")
def is_returned(scene: Scene, person: Person, money: Money, bet: BetName, area: Anywhere = None) -> Judgement:
    came = scene.settled_on(person, bet, area)
    expected = f"{person}'s {in_dollars(money)} on {bet} is returned"
    return Judgement(came.returned == money, expected, str(came), came.cited)


@CHAPTER.then("{person}'s commission on {bet}( at area {area}) is {money}")
def commission_is(
    scene: Scene, person: Person, bet: BetName, money: Money, area: Anywhere = None
) -> Judgement:
    came = scene.settled_on(person, bet, area)

    def say(cents: int) -> str:
        return f"{person}'s commission on {bet} is {in_dollars(cents)}"

    return judge(int(money), came.commission, say, came.cited)


@CHAPTER.then("rounding costs the house {money}")
def rounding_costs(scene: Scene, money: Money) -> Judgement:
    cost = sum(came.rounding for came in scene.all_settled())
    wagers = scene.game.book.wagers
    cited = () if wagers is None else (wagers.rounding.clause,)
    return judge(int(money), cost, lambda cents: f"rounding costs the house {in_dollars(cents)}", cited)


@CHAPTER.then("the money balances")
def the_money_balances(scene: Scene) -> Judgement:
    lost = [str(came) for came in scene.all_settled() if not came.is_balanced]
    got = f"it does not: {'; '.join(lost)}" if lost else "the money balances"
    return Judgement(not lost, "the money balances", got)
