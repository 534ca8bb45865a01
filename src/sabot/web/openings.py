"""What a table may be opened as: settings to begin from, and what may be chosen, read off its rule book."""

from msgspec.structs import replace

from sabot.engine.settings import TableSettings
from sabot.floor.demo import settings_of
from sabot.floor.service import TableInfo
from sabot.views.names import name_of
from sabot.web.shapes import Shape


class ChoiceView(Shape, frozen=True, kw_only=True):
    key: str
    name: str


class OpeningView(Shape, frozen=True, kw_only=True):
    """A game that a table may be opened for."""

    game: str
    game_title: str
    settings: TableSettings
    """To begin from: those it was opened with last, or what the book allows with plain limits."""
    used_before: bool
    bets: tuple[ChoiceView, ...]
    """The bets that have limits there, by their names."""
    methods: tuple[ChoiceView, ...]


def openings_of(info: TableInfo, last: TableSettings | None) -> list[OpeningView]:
    """Each game of the table's book, the one it was opened for last at the front."""
    rules = info.rules
    assert rules.dealing is not None
    methods = tuple(ChoiceView(key=str(one.key), name=one.name) for one in rules.dealing.methods)
    found = []
    for game in rules.games:
        used = last is not None and last.game == game.key
        settings = last if used and last is not None else settings_of(rules, str(game.key), info.id)
        named = ((key, rules.bet(key)) for key in settings.limits.bets)
        bets = tuple(
            ChoiceView(key=key, name=name_of(bet)["en"] if bet is not None else key) for key, bet in named
        )
        opening = OpeningView(
            game=str(game.key),
            game_title=game.name,
            settings=replace(settings, table=info.id),
            used_before=used,
            bets=bets,
            methods=methods,
        )
        found.append(opening)
    return sorted(found, key=lambda one: not one.used_before)
