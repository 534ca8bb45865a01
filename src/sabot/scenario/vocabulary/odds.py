"""What a bet pays for each unit wagered, whoever wagered and however much."""

from fractions import Fraction
from typing import Final

from sabot.bets import Payment
from sabot.coup.explain import odds_in_words
from sabot.scenario.judgement import Judgement, judge
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, BetName, Net, Odds
from sabot.scenario.wagers import clauses_of

CHAPTER: Final = Chapter("Odds")
FIRST: Final = Area(1)


@CHAPTER.then("{bet} pays {odds}( in area {area})")
def pays(scene: Scene, bet: BetName, odds: Odds, area: Area = FIRST) -> Judgement:
    paid = _settled(scene, bet, area)
    expected = f"{bet} pays {odds_in_words(odds.terms)}"
    return Judgement(paid.terms == odds.terms, expected, _came(bet, paid), clauses_of(paid))


@CHAPTER.then("{bet} loses( in area {area})")
def loses(scene: Scene, bet: BetName, area: Area = FIRST) -> Judgement:
    paid = _settled(scene, bet, area)
    return Judgement(paid.fate == "loses", f"{bet} loses", _came(bet, paid), clauses_of(paid))


@CHAPTER.then("{bet} stands off( in area {area})")
def stands_off(scene: Scene, bet: BetName, area: Area = FIRST) -> Judgement:
    paid = _settled(scene, bet, area)
    return Judgement(paid.fate == "stands-off", f"{bet} stands off", _came(bet, paid), clauses_of(paid))


@CHAPTER.then("{bet} nets {net}( in area {area})")
def nets(scene: Scene, bet: BetName, net: Net, area: Area = FIRST) -> Judgement:
    paid = _settled(scene, bet, area)
    return judge(Fraction(net), paid.net, lambda part: f"{bet} nets {part}", clauses_of(paid))


def _settled(scene: Scene, bet: BetName, area: Area) -> Payment:
    return scene.game.settle(scene.outcome_for(scene.offered(bet).key, area))[bet]


def _came(bet: BetName, paid: Payment) -> str:
    """What came of a bet, in the words of a scenario."""
    if paid.parts:
        return f"{bet} nets {paid.net}, each of its parts settling alone"
    if paid.terms is not None:
        return f"{bet} pays {odds_in_words(paid.terms)}"
    return f"{bet} loses" if paid.fate == "loses" else f"{bet} stands off"
