"""Sentences of the engine in every language, by what they are about."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sabot.rulebook.book import RuleBook
from sabot.views.chinese.gaps import KINDS, in_every, named
from sabot.views.chinese.hands import CARDS, HANDS
from sabot.views.chinese.phrases import LONGEST, Phrases
from sabot.views.chinese.signs import SIGNS
from sabot.views.chinese.table import ASKING, TABLE
from sabot.views.chinese.wagers import WAGERS
from sabot.views.chinese.words import GAMES
from sabot.views.names import Said

REFUSALS: Final = Phrases((*WAGERS, *TABLE, *HANDS, *ASKING), KINDS)
ON_SIGNS: Final = Phrases(SIGNS, KINDS)
THIRD_CARDS: Final = Phrases(CARDS, KINDS)

MOST_SAID: Final = 4_096
"""How many sentences are remembered: the same few are said of every bet, time and again."""

_BOOKS: dict[int, RuleBook] = {}


def refusal(book: RuleBook, reason: str) -> Said | None:
    """Why something is refused; nothing where only staff can meet it."""
    return _refusal(_known(book), reason)


def sign(book: RuleBook, line: str) -> Said:
    """A line on a sign."""
    return _sign(_known(book), line) or in_every(line)


def third_card(book: RuleBook, sentence: str) -> Said:
    """Why a hand drew or stood."""
    return _third_card(_known(book), sentence) or in_every(sentence)


def game(title: str) -> Said:
    """The title of a game, or of a rule book."""
    said = named(GAMES)(None, title)
    assert said is not None
    return said


def _known(book: RuleBook) -> int:
    """A rule book is found by its identity; it is kept, so that nothing else has it."""
    _BOOKS.setdefault(id(book), book)
    return id(book)


def _remembered(phrases: Phrases) -> Callable[[int, str], Said | None]:
    @lru_cache(MOST_SAID)
    def found(book: int, sentence: str) -> Said | None:
        return phrases.say(_BOOKS[book], sentence)

    def said(book: int, sentence: str) -> Said | None:
        """Of an overlong one nothing is said, and nothing is kept."""
        return found(book, sentence) if len(sentence) <= LONGEST else None

    return said


_refusal = _remembered(REFUSALS)
_sign = _remembered(ON_SIGNS)
_third_card = _remembered(THIRD_CARDS)
