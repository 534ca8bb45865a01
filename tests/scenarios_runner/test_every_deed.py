"""Every deed can be told with every detail it has, and is done or refused: no detail has no words."""

import msgspec
import pytest

from sabot.engine.commands.base import Command
from sabot.scenario import Failed, Passed
from sabot.scenario.life.deeds import BY_BENT_PHRASE
from sabot.scenario.life.details import CARD_PLACES, CARRIED_BY_ALL, hints_of
from sabot.scenario.life.happened import EVENTS
from sabot.scenario.life.values import read_value
from sabot.scenario.slots import SlotError
from tests.scenarios_runner.telling import outcome

# One of these is how any detail is written.
WRITTEN = (
    "Ann",
    *("Ann's on player", "$25", "5 minutes ago", "1st", "1", "yes", "player", "before play", "one face down"),
    *("player $25 to $10,000", "player: $25", "5 of $100", "8 of each", "blue decks", "Player, Banker"),
    *("9S to Player", "even-money: 5", "Ann: 1", "Ann's on player: $25", "1st: 9S", "limits"),
)
APT = {"bet": "tie", "bets": "tie", "side_bets": "tie", "card": "5D", "scanned": "5H", "shown": "2C"}
"""What fits some details better, where they are written so."""
PLAYING = (
    "Given a table of star-baccarat/baccarat is open",
    "Given Ann sits at place 1",
    "Given the shoe is ready",
    "When Ann wagers $100 on player",
    "When the cards 9S 2H TH are dealt",
)


def written(field: str, hint: object) -> str:
    """A way to write a detail: what is said of it must be one of a few words, or one of those above."""
    words = [APT.get(field, WRITTEN[0]), *choices(hint), *WRITTEN]
    for text in words:
        try:
            read_value(field, hint, text)
        except (SlotError, ValueError):
            continue
        return text
    raise AssertionError(f"a scenario has no words for {field}: {hint}")


def called(command: type[Command], field: str) -> str:
    return "card_place" if (command, field) in CARD_PLACES else field


def choices(hint: object) -> tuple[str, ...]:
    found = getattr(hint, "__args__", ())
    return tuple(one for one in found if isinstance(one, str)) or tuple(
        word for one in found for word in choices(one)
    )


@pytest.mark.parametrize("deed", BY_BENT_PHRASE)
def test_every_deed_is_done_or_refused_whatever_its_details(deed: str) -> None:
    command = BY_BENT_PHRASE[deed]
    hints = hints_of(command)
    rows = [
        f"| {field.name.replace('_', ' ')} | {written(called(command, field.name), hints[field.name])} |"
        for field in msgspec.structs.fields(command)
        if field.name not in CARRIED_BY_ALL
    ]
    told = f"When the gaming manager {deed}{' with:' if rows else ''}"
    came = outcome(*PLAYING, told, *rows, "Then the table is open", game="star-baccarat/baccarat")

    assert isinstance(came, Passed | Failed)


UNTOLD = {"settings", "change"}
"""What a table was opened with is told by what it enforces, and a change by the sign's words."""


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_asked_for_every_detail(event: str) -> None:
    hints = hints_of(EVENTS[event])
    for field in msgspec.structs.fields(EVENTS[event]):
        if field.name not in (*CARRIED_BY_ALL, "postings", *UNTOLD):
            assert written(field.name, hints[field.name])
