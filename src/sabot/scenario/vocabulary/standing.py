"""How a table stands: its coup, its shoe, its signs and markers."""

from typing import Final, Literal

from sabot.rulebook.findings import nearest
from sabot.scenario.judgement import Judgement, judge
from sabot.scenario.life.live import Life
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import CardName, MarkerName, Number, Quoted, SignName

CHAPTER: Final = Chapter("How the table stands")

TablePhase = Literal["closed", "open", "closing"]
Stage = Literal["wagering", "dealing", "its result", "settlement"]
STAGES: Final = {"its result": "result", "settlement": "settled"}


@CHAPTER.then("the table is {phase}")
def the_table_is(scene: Scene, phase: TablePhase) -> Judgement:
    return judge(str(phase), scene.lived.state.phase, lambda one: f"the table is {one}")


@CHAPTER.then("the coup is at {stage}")
def the_coup_is_at(scene: Scene, stage: Stage) -> Judgement:
    coup = scene.lived.state.coup
    found = "no coup is open" if coup is None else f"the coup is at {_said(coup.phase)}"
    return Judgement(found == f"the coup is at {stage}", f"the coup is at {stage}", found)


@CHAPTER.then("no coup is open")
def no_coup_is_open(scene: Scene) -> Judgement:
    coup = scene.lived.state.coup
    found = "no coup is open" if coup is None else f"coup {coup.number} is at {_said(coup.phase)}"
    return Judgement(coup is None, "no coup is open", found)


@CHAPTER.then("the coup is void")
def the_coup_is_void(scene: Scene) -> Judgement:
    void = scene.lived.coup.void
    got = "the coup is not void" if void is None else f"the coup is void ({void})"
    return Judgement(void is not None, "the coup is void", got, _by(void))


@CHAPTER.then("the coup stands")
def the_coup_stands(scene: Scene) -> Judgement:
    void = scene.lived.coup.void
    return Judgement(
        void is None, "the coup stands", f"the coup is void ({void})" if void else "the coup stands"
    )


@CHAPTER.then("the coup is halted")
def the_coup_is_halted(scene: Scene) -> Judgement:
    halted = scene.lived.coup.halted
    got = "the coup is not halted" if halted is None else f"the coup is halted: {halted.limb}"
    return Judgement(halted is not None, "the coup is halted", got, _by(halted.rule if halted else None))


@CHAPTER.then("the coup is not halted")
def the_coup_is_not_halted(scene: Scene) -> Judgement:
    halted = scene.lived.coup.halted
    got = "the coup is not halted" if halted is None else f"the coup is halted: {halted.limb}"
    return Judgement(halted is None, "the coup is not halted", got)


@CHAPTER.then("the coup is a no bet coup")
def the_coup_is_a_no_bet_coup(scene: Scene) -> Judgement:
    clause = scene.lived.coup.no_bet
    got = f"the coup is a no bet coup ({clause})" if clause else "the coup takes wagers"
    return Judgement(clause is not None, "the coup is a no bet coup", got, _by(clause))


@CHAPTER.then("the next coup is a no bet coup")
def the_next_coup_is_a_no_bet_coup(scene: Scene) -> Judgement:
    clause = _next_without_wagers(scene)
    got = f"the next coup is a no bet coup ({clause})" if clause else "the next coup takes wagers"
    return Judgement(clause is not None, "the next coup is a no bet coup", got, _by(clause))


@CHAPTER.then("the next coup takes wagers")
def the_next_coup_takes_wagers(scene: Scene) -> Judgement:
    clause = _next_without_wagers(scene)
    got = f"the next coup is a no bet coup ({clause})" if clause else "the next coup takes wagers"
    return Judgement(clause is None, "the next coup takes wagers", got)


def _next_without_wagers(scene: Scene) -> str | None:
    """By the card kept for it, or because it was directed."""
    table = scene.lived.table
    directed = table.state.without_wagers
    return table.shoe.carried_no_bet or (directed.rule if directed is not None else None)


@CHAPTER.then("the next coup begins with {card}")
def the_next_coup_begins_with(scene: Scene, card: CardName) -> Judgement:
    carried = scene.lived.table.shoe.carried
    found = None if carried is None else carried.card
    return judge(str(card), found, lambda one: f"the next coup begins with {one or 'a card from the shoe'}")


@CHAPTER.then("no card is kept for the next coup")
def no_card_is_kept(scene: Scene) -> Judgement:
    carried = scene.lived.table.shoe.carried
    expected = "no card is kept for the next coup"
    got = expected if carried is None else f"the next coup begins with {carried.card}"
    return Judgement(carried is None, expected, got)


# The shoe ----------------------------------------------------------------------------------------


@CHAPTER.then("{many} cards/card are/is left in the shoe")
def cards_are_left(scene: Scene, many: Number) -> Judgement:
    return judge(int(many), scene.lived.table.shoe.left, lambda left: f"{left} cards are left in the shoe")


@CHAPTER.then("{many} cards/card are/is in the discard rack")
def cards_are_in_the_rack(scene: Scene, many: Number) -> Judgement:
    shoe = scene.lived.table.shoe
    return judge(int(many), shoe.burned + shoe.discarded, lambda put: f"{put} cards are in the discard rack")


@CHAPTER.then("the shoe has {many} more coups/coup")
def the_shoe_has_more_coups(scene: Scene, many: Number) -> Judgement:
    found = scene.lived.table.shoe.last_coups

    def say(coups: int | None) -> str:
        return "the cutting card has not appeared" if coups is None else f"the shoe has {coups} more coups"

    return judge(int(many), found, say)


@CHAPTER.then("a shuffle is due")
def a_shuffle_is_due(scene: Scene) -> Judgement:
    return _due("a shuffle", scene.lived.table.shoe.shuffle_due)


@CHAPTER.then("a check of the cards is due")
def a_check_is_due(scene: Scene) -> Judgement:
    return _due("a check of the cards", scene.lived.table.shoe.check_due)


@CHAPTER.then("a replacement of the cards is due")
def a_replacement_is_due(scene: Scene) -> Judgement:
    return _due("a replacement of the cards", scene.lived.table.shoe.replace_due)


@CHAPTER.then("nothing is due for the shoe")
def nothing_is_due(scene: Scene) -> Judgement:
    shoe = scene.lived.table.shoe
    due = {"a shuffle": shoe.shuffle_due, "a check": shoe.check_due, "a replacement": shoe.replace_due}
    found = [f"{what} is due ({clause})" for what, clause in due.items() if clause]
    return Judgement(
        not found, "nothing is due for the shoe", ", ".join(found) or "nothing is due for the shoe"
    )


# Signs and markers -------------------------------------------------------------------------------


@CHAPTER.then("a sign shows {sign}")
def a_sign_shows(scene: Scene, sign: SignName) -> Judgement:
    found = [one for one in scene.lived.state.signs.values() if one.shows == sign]
    rules = tuple(one.rule for one in found if one.rule)
    return Judgement(bool(found), f"a sign shows {_words(sign)}", _signs(scene.lived), rules)


@CHAPTER.then("the sign that shows {sign} says {words}")
def the_sign_says(scene: Scene, sign: SignName, words: Quoted) -> Judgement:
    said = [line for one in scene.lived.state.signs.values() if one.shows == sign for line in one.text]
    got = f'the sign that shows {_words(sign)} says "{nearest(words, said) or "; ".join(said)}"'
    return Judgement(words in said, f'the sign that shows {_words(sign)} says "{words}"', got)


@CHAPTER.then("no sign shows {sign}")
def no_sign_shows(scene: Scene, sign: SignName) -> Judgement:
    found = any(one.shows == sign for one in scene.lived.state.signs.values())
    return Judgement(not found, f"no sign shows {_words(sign)}", _signs(scene.lived))


@CHAPTER.then("a marker shows {marker}")
def a_marker_shows(scene: Scene, marker: MarkerName) -> Judgement:
    return Judgement(_marked(scene.lived, marker), f"a marker shows {_words(marker)}", _markers(scene.lived))


@CHAPTER.then("no marker shows {marker}")
def no_marker_shows(scene: Scene, marker: MarkerName) -> Judgement:
    return Judgement(
        not _marked(scene.lived, marker), f"no marker shows {_words(marker)}", _markers(scene.lived)
    )


def _marked(life: Life, marker: str) -> bool:
    return any(key.partition(":")[0] == marker for key in life.state.markers)


def _markers(life: Life) -> str:
    return (
        f"there are markers: {', '.join(life.state.markers)}" if life.state.markers else "there is no marker"
    )


def _signs(life: Life) -> str:
    return f"signs show {', '.join(_words(one.shows) for one in life.state.signs.values()) or 'nothing'}"


def _due(what: str, clause: str | None) -> Judgement:
    got = f"{what} is due ({clause})" if clause else f"{what} is not due"
    return Judgement(clause is not None, f"{what} is due", got, _by(clause))


def _by(clause: str | None) -> tuple[str, ...]:
    return () if clause is None else (clause,)


def _said(phase: str) -> str:
    return next((said for said, known in STAGES.items() if known == phase), phase)


def _words(key: str) -> str:
    return key.replace("-", " ")
