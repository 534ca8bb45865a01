"""What a client did wrong, in every language of the pages."""

from typing import Final

from sabot.rulebook.book import RuleBook
from sabot.views import chinese
from sabot.views.chinese.gaps import KINDS, named, said_as
from sabot.views.chinese.phrases import Kind, Phrases
from sabot.views.names import Said
from sabot.web.chinese import ENDED, KINDS_OF_PROBLEMS, MESSAGES

OTHER: Final = "other"
SAYINGS: Final = Phrases(MESSAGES, {**KINDS, "ended": Kind(r".+?", named(ENDED))})


def in_every_language(kind: str, detail: str, book: RuleBook | None) -> Said:
    """The detail of a problem; `book` is the rule book of the table that refused something.

    What is said to staff and to programs alone is told by its kind in Chinese.
    """
    said = chinese.refusal(book, detail) if book is not None else SAYINGS.say(None, detail)
    return said or by_kind(kind, detail)


def by_kind(kind: str, detail: str) -> Said:
    """The detail of a problem in English, and in Chinese what kind of problem it is."""
    return said_as(detail, KINDS_OF_PROBLEMS.get(kind, KINDS_OF_PROBLEMS[OTHER]))
