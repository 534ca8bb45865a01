"""Wagers as they lie on the layout, limits on them, and the people at the table."""

from typing import Final, Literal

from sabot.engine.state import hand_key
from sabot.scenario.dollars import in_dollars
from sabot.scenario.judgement import Judgement, NotYetError, judge
from sabot.scenario.life.live import Life
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Area, BetName, Money, Person, Place
from sabot.scenario.vocabulary.hands import Whose

CHAPTER: Final = Chapter("Wagers and people at the table")

Fate = Literal["placed", "won", "lost", "stood off", "returned", "forfeited"]


@CHAPTER.then("{person} has {money} on {bet}( at area {area})")
def has_on(scene: Scene, person: Person, money: Money, bet: BetName, area: Area | None = None) -> Judgement:
    lies = _lying(scene.lived, person, bet, area)
    return judge(int(money), lies, lambda cents: f"{person} has {in_dollars(cents)} on {bet}")


@CHAPTER.then("{person} has no wager on {bet}( at area {area})")
def has_nothing_on(scene: Scene, person: Person, bet: BetName, area: Area | None = None) -> Judgement:
    lies = _lying(scene.lived, person, bet, area)
    return judge(0, lies, lambda cents: f"{person} has {in_dollars(cents) if cents else 'no wager'} on {bet}")


@CHAPTER.then("no wager lies on the layout")
def no_wager_lies(scene: Scene) -> Judgement:
    coup = scene.lived.state.coup
    lying = [one for one in coup.wagers.values() if one.fate == "placed"] if coup is not None else []
    found = ", ".join(f"{one.patron}'s {in_dollars(one.cents)} on {one.bet}" for one in lying)
    expected = "no wager lies on the layout"
    return Judgement(not lying, expected, f"on the layout lies {found}" if found else expected)


@CHAPTER.then("the wager of {person} on {bet}( at area {area}) is {fate}")
def the_wager_is(
    scene: Scene, person: Person, bet: BetName, fate: Fate, area: Area | None = None
) -> Judgement:
    wager = scene.lived.wager_now(scene.lived.wager(person, bet, area))
    found = "no longer on the table" if wager is None else wager.fate.replace("-", " ")
    return judge(str(fate), found, lambda one: f"the wager of {person} on {bet} is {one}")


@CHAPTER.then("the wager of {person} on {bet}( at area {area}) counts for {money}")
def the_wager_counts_for(
    scene: Scene, person: Person, bet: BetName, money: Money, area: Area | None = None
) -> Judgement:
    wager = scene.lived.wager_now(scene.lived.wager(person, bet, area))
    if wager is None:
        raise NotYetError(f"the wager of {person} on {bet} is no longer on the table")

    def say(cents: int) -> str:
        return f"the wager of {person} on {bet} counts for {in_dollars(cents)}"

    return judge(int(money), wager.counts, say)


@CHAPTER.then("the limits on {bet} are now {minimum} to {maximum}")
def the_limits_are_now(scene: Scene, bet: BetName, minimum: Money, maximum: Money) -> Judgement:
    found = scene.lived.table.settings.limits.bets.get(bet)
    expected = f"the limits on {bet} are now {in_dollars(minimum)} to {in_dollars(maximum)}"
    if found is None:
        return Judgement(holds=False, expected=expected, got=f"there are no limits on {bet}")
    holds = (found.least, found.most) == (minimum, maximum)
    got = f"the limits on {bet} are now {in_dollars(found.least)} to {in_dollars(found.most)}"
    return Judgement(holds, expected, got)


@CHAPTER.then("{person} is at the table")
def is_at_the_table(scene: Scene, person: Person) -> Judgement:
    return judge("at", _presence(scene, person), lambda how: f"{person} is {how} the table")


@CHAPTER.then("{person} is not at the table")
def is_not_at_the_table(scene: Scene, person: Person) -> Judgement:
    return judge("not at", _presence(scene, person), lambda how: f"{person} is {how} the table")


@CHAPTER.then("{person} has place {place}")
def has_place(scene: Scene, person: Person, place: Place) -> Judgement:
    patron = scene.lived.state.patrons.get(person)
    found = None if patron is None else patron.place
    return judge(int(place), found, lambda one: f"{person} has {f'place {one}' if one else 'no place'}")


@CHAPTER.then("{person} holds the {whose} hand( in area {area})")
def holds_the_hand(scene: Scene, person: Person, whose: Whose, area: Area | None = None) -> Judgement:
    return judge(str(person), _holder(scene, whose, area), lambda who: f"{who} holds the {whose} hand")


@CHAPTER.then("nobody holds the {whose} hand( in area {area})")
def nobody_holds_the_hand(scene: Scene, whose: Whose, area: Area | None = None) -> Judgement:
    return judge("nobody", _holder(scene, whose, area), lambda who: f"{who} holds the {whose} hand")


def _presence(scene: Scene, person: Person) -> str:
    return "at" if person in scene.lived.state.patrons else "not at"


def _holder(scene: Scene, whose: Whose, area: Area | None) -> str:
    key = hand_key("banker") if whose == "Banker" else hand_key("player", int(area or 0))
    found = scene.lived.coup.designations.get(key)
    return (found.holder if found is not None else None) or "nobody"


def _lying(life: Life, person: str, bet: str, area: int | None) -> int:
    coup = life.state.coup
    if coup is None:
        return 0
    return sum(
        one.cents
        for one in coup.wagers.values()
        if (one.patron, one.bet, one.fate) == (person, bet, "placed") and area in (None, one.area)
    )
