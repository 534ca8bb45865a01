"""The signs on a table as they are read there, in each language."""

from sabot.engine.settings import SignShows
from sabot.engine.state import Sign
from sabot.rulebook.book import RuleBook
from sabot.views import chinese
from sabot.views.names import Said
from sabot.views.parts import View


class StandingSign(View, frozen=True, kw_only=True):
    """A sign on the table, and when it was put up."""

    id: int
    shows: SignShows
    said: tuple[Said, ...]
    """Its lines."""
    rule: str | None
    """The clause that asks for it."""
    posted: int
    patron: str | None
    """Whose limits it shows, when they are one patron's."""
    takes_effect: int | None
    """When what it announces is to happen, where it announces something."""


def standing(book: RuleBook, sign: Sign) -> StandingSign:
    return StandingSign(
        id=sign.id,
        shows=sign.shows,
        said=tuple(chinese.sign(book, line) for line in sign.text),
        rule=sign.rule,
        posted=sign.posted,
        patron=sign.patron,
        takes_effect=sign.takes_effect,
    )
