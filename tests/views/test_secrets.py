"""Nobody is shown a card before it is exposed: every viewer, after everything that is done."""

import random
from collections.abc import Callable

import pytest

from sabot.engine.decide import next_step
from sabot.engine.state import State
from sabot.rulebook.book import RuleBook
from tests.conftest import TOLD
from tests.model.chaos import Chaos
from tests.model.secrets import check_viewer, otherwise, viewers
from tests.model.tables import GAMES

STEPS, FAR = 4_000, 30
Record = Callable[[str, object], None]


def hides_cards(game: tuple[str, str]) -> Chaos:
    """A table of a game, dealt face down."""
    index = GAMES.index(game)
    for seed in range(7_000 + index, 9_000 + index, len(GAMES)):
        table = Chaos(seed)
        assert table.book.dealing is not None
        methods = {method.key: method for method in table.book.dealing.methods}
        if methods[table.maker.settings.method].faces == "down" or game[0] == "crown-baccarat":
            return table
    raise AssertionError(f"{game} is never dealt face down")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_on_no_view_and_changes_none(
    game: tuple[str, str], record_property: Record
) -> None:
    table, source = hides_cards(game), random.Random(1)
    looks = hidden = 0
    while looks < FAR and table.steps < STEPS:
        made = len(table.events)
        table.step()
        cards = table.state.coup.cards if table.state.coup is not None else ()
        if len(table.events) == made or all(card.exposed for card in cards):
            continue
        looks += 1
        prompts_alike(table.book, table.state, source)
        for viewer in viewers(table.book, table.state):
            hidden += check_viewer(table.book, table.state, viewer, source)
    record_property(TOLD, f"{game[1]}: {hidden} hidden cards looked for on views after {looks} events")
    assert looks == FAR


def prompts_alike(book: RuleBook, state: State, source: random.Random) -> None:
    """The next step says nothing of a hidden card to whoever is to do it."""
    assert next_step(book, otherwise(state, "nobody", source)) == next_step(book, state)
