"""No refusal that a patron can meet is without Chinese, and nothing stands in the lists that nobody says.

The reasons are read from the engine's source, from the acts of a patron through all that they call, and met
at random tables besides.
"""

import ast
import random
import re
from typing import Any, get_args

import pytest

from sabot.engine.acts.act import ACTS
from sabot.engine.commands.base import Command
from sabot.engine.decide import Decision, decide
from sabot.engine.people import PATRON_ROLE, Refusal
from sabot.engine.state import ShoePhase, State, WagerFate
from sabot.rulebook.book import RuleBook
from sabot.rulebook.irregularities import Irregularities
from sabot.rulebook.words import Instrument, SignContent, Validity
from sabot.rulebooks import BOOKS, load_book
from sabot.views import chinese
from sabot.views.chinese import words
from sabot.views.chinese.gaps import KINDS
from sabot.views.chinese.phrases import Phrase, gaps_of
from sabot.views.chinese.speaking import REFUSALS
from sabot.views.names import LANGUAGES, name_of
from sabot.views.own import own
from tests.authority.expected import allowed
from tests.languages.reading import GAP, UnreadableError, reasons, said_in
from tests.languages.scripts import has_han, strangers
from tests.model import chaos
from tests.model.chaos import Chaos
from tests.model.tables import GAMES
from tools.power_table import POWERS
from tools.powers import book_named

STAR = load_book("star-baccarat")
LISTED = tuple(form.phrase for form in REFUSALS.forms)
LATIN = re.compile(r"[A-Za-z]{3,}")
SAMPLES = {
    "text": "lucky 7",
    "who": "ann",
    "number": "3",
    "cents": "2050 cents",
    "amount": "2500",
    "bet": "Tiger Tie",
    "bets": "player and tie",
    "roles": "Dealer or Gaming Manager",
    "somebody": "a Player",
    "hand": "banker",
    "deed": "PlaceWager",
    "instrument": "promotional tokens",
    "instruments": "chips or promotional-tokens",
    "validity": "flat not stacked",
    "fate": "stood off",
    "phase": "burn due",
    "phases": "shuffled or checked or none",
    "sign": "side bet odds",
    "limb": "wrong hand: dealer revealed",
}


def patrons_acts() -> list[Any]:
    """What comes of each command that a patron may give under some rule book."""
    named = {name for book in BOOKS for name in POWERS if PATRON_ROLE in allowed(book_named(book), name)}
    return [known.decide for kind, known in ACTS.items() if kind.__name__ in named]


def as_read(phrase: Phrase) -> str:
    """A phrase as it would be read from the source that says it."""
    text = re.sub(r"\{\w+:cents\}", f"{GAP} cents", phrase.english)
    return re.sub(r"\{\w+:\w+\}", GAP, text)


def in_the_source() -> set[str]:
    return {
        one.text
        for one in reasons([decide, *patrons_acts()], who_of=[known.decide for known in ACTS.values()])
    }


def sentence(phrase: Phrase) -> str:
    """A phrase as the engine might say it."""
    filled = {name: SAMPLES[kind] for name, kind in gaps_of(phrase.english).items()}
    return re.sub(r"\{(\w+):\w+\}", lambda gap: filled[gap[1]], phrase.english)


# Read from the source ------------------------------------------------------------------------------


def test_every_reason_that_a_patron_can_be_given_is_listed() -> None:
    found = in_the_source()

    assert len(found) > 110
    assert found - set(map(as_read, LISTED)) == set()


def test_nothing_is_listed_that_no_patron_is_told() -> None:
    assert set(map(as_read, LISTED)) - in_the_source() == set()


def test_a_reason_that_is_not_listed_is_found() -> None:
    """What the two tests above would say, were a reason new or worded anew."""
    without_it = {as_read(phrase) for phrase in LISTED if "below the minimum of" not in phrase.english}

    assert in_the_source() - without_it == {
        "{} cents is below the minimum of {}",
        "{} cents would stay, below the minimum of {}: take it all back, or leave enough",
    }


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("Refused('no')", {"no"}),
        ("Refused(f'{one} of {two!r}', rule)", {"{} of {}"}),
        ("Refused('no' if one else f'not {two}')", {"no", "not {}"}),
        ("way = 'up' if one else 'down'\nRefused(f'face {way}')", {"face up", "face down"}),
        ("why = f'it needs {one}'\nRefused(why)", {"it needs {}"}),
        ("Refused(SAID[one])", {"closed", "open"}),
        ("Refused(ALONE)", {"alone"}),
        ("Refusal(reason='no')", {"no"}),
    ],
)
def test_a_reason_is_read_however_it_is_written(source: str, said: set[str]) -> None:
    tree = ast.parse(source)
    names = {"SAID": {1: "closed", 2: "open"}, "ALONE": "alone"}

    assert set(said_in(tree, tree, names, ("Refused", "Refusal"))) == said


def test_a_reason_that_cannot_be_read_is_no_reason() -> None:
    tree = ast.parse("Refused(str(error))")

    with pytest.raises(UnreadableError):
        list(said_in(tree, tree, {}, ("Refused",)))


# What is listed ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phrase", LISTED, ids=lambda phrase: phrase.english)
def test_a_refusal_is_said_in_each_script_with_the_same_gaps(phrase: Phrase) -> None:
    assert gaps_of(phrase.english).keys() == gaps_of(phrase.simplified).keys()
    assert gaps_of(phrase.english).keys() == gaps_of(phrase.traditional).keys()
    for language, text in (("zh-Hans", phrase.simplified), ("zh-Hant", phrase.traditional)):
        assert has_han(text)
        assert strangers(language, text) == set()


@pytest.mark.parametrize("phrase", LISTED, ids=lambda phrase: phrase.english)
def test_a_refusal_is_recognised_as_what_it_is(phrase: Phrase) -> None:
    found = REFUSALS.find(STAR, sentence(phrase))

    assert found is not None
    assert found[0] == phrase
    for language in LANGUAGES[1:]:
        assert strangers(language, found[1][language]) == set()


def test_amounts_are_dollars_and_bets_have_their_names() -> None:
    said = chinese.refusal(STAR, "2000 cents is below the minimum of 2500")
    assert said == {
        "en": "$20 is below the minimum of $25",
        "zh-Hans": "$20低于最低注码$25",
        "zh-Hant": "$20低於最低注碼$25",
    }
    tiger = chinese.refusal(STAR, "Tiger Tie is for those with a main wager")
    assert tiger is not None
    assert tiger["zh-Hant"] == "虎和只限已下主注的玩家"
    asked = chinese.refusal(STAR, "it needs the approval of the Dealer or Gaming Manager")
    assert asked is not None
    assert asked["zh-Hans"] == "须经荷官或博彩经理批准"


def test_what_only_staff_can_meet_is_not_listed() -> None:
    assert chinese.refusal(STAR, "closing has been announced already") is None


# The words in the gaps -----------------------------------------------------------------------------


def spoken(words_of_it: Any) -> list[str]:
    """The words of a closed vocabulary, as a sentence has them."""
    return [str(one).replace("-", " ").replace("_", " ") for one in words_of_it]


@pytest.mark.parametrize(
    ("said", "known"),
    [
        (words.PHASES, spoken(get_args(ShoePhase))),
        (words.FATES, spoken(get_args(WagerFate))),
        (words.INSTRUMENTS, spoken(get_args(Instrument))),
        (words.VALIDITY, spoken(get_args(Validity))),
        (words.SIGN_CONTENTS, spoken(get_args(SignContent))),
        (
            words.LIMBS,
            spoken(one for one in Irregularities.__struct_fields__ if not one.endswith("_exempts")),
        ),
        (words.DEEDS, [kind.__name__ for kind, one in ACTS.items() if one.decide in patrons_acts()]),
        (words.ROLES, [role.name for book in BOOKS for role in load_book(book).roles]),
        (words.OPTIONS, [one.name for book in BOOKS for one in load_book(book).options]),
        (
            words.GAMES,
            [
                *(game.name for book in BOOKS for game in load_book(book).games),
                *(load_book(book).document.title for book in BOOKS),
            ],
        ),
        (
            words.LINES,
            [
                line.name
                for book in BOOKS
                for bet in load_book(book).bets
                for line in bet.pays
                if line.name is not None
            ],
        ),
    ],
)
def test_a_closed_list_is_whole_and_has_nothing_else(said: words.Words, known: list[str]) -> None:
    assert said.keys() == set(known)
    for simplified, traditional in said.values():
        assert has_han(simplified)
        assert strangers("zh-Hans", simplified) == set()
        assert strangers("zh-Hant", traditional) == set()


@pytest.mark.parametrize("book", BOOKS)
def test_every_bet_has_a_chinese_name_in_each_script(book: str) -> None:
    for bet in load_book(book).bets:
        said = name_of(bet)
        for language in LANGUAGES[1:]:
            assert has_han(said[language]), bet.key
            assert strangers(language, said[language]) == set()


def test_every_kind_of_gap_is_tried() -> None:
    used = {kind for phrase in LISTED for kind in gaps_of(phrase.english).values()}

    assert used == SAMPLES.keys()
    assert used <= KINDS.keys()


# Met at random tables ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_every_refusal_of_a_patron_at_a_random_table_is_said_in_chinese(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: set[str] = set()

    def spying(book: RuleBook, state: State, command: Command) -> Decision:
        decided = decide(book, state, command)
        if isinstance(decided, Refusal) and command.by.role == PATRON_ROLE:
            met.add(decided.reason)
        return decided

    monkeypatch.setattr(chaos, "decide", spying)
    source, table = random.Random(seed), Chaos(seed)
    patrons_own = [table.named[kind.__name__] for kind in table.kinds if ACTS[kind].decide in patrons_acts()]
    for _ in range(700):
        table.step()
        if table.state.patrons:
            by = table.maker.actor()
            if by.role == PATRON_ROLE:
                table.give(source.choice(patrons_own), by)
            patron = source.choice(sorted(table.state.patrons))
            _offers_are_said(table, patron)
    assert met
    for reason in met:
        said = chinese.refusal(table.book, reason)
        assert said is not None, reason
        assert has_han(said["zh-Hans"])
        assert has_han(said["zh-Hant"])


def _offers_are_said(table: Chaos, patron: str) -> None:
    seen = own(table.book, table.state, patron)
    for offer in seen.offers if seen is not None else ():
        assert offer.why is None or has_han(offer.why["zh-Hant"]), offer.why
