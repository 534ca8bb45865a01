"""Commands and events as JSON: each kind by its tag, and back again."""

import msgspec
import pytest

from sabot.engine.acts.act import ACTS
from sabot.engine.commands import COMMANDS, read_command
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import decide
from sabot.engine.events import EVENTS, read_event
from sabot.engine.evolve import applied_events
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import State
from sabot.rulebooks import load_book


def test_every_command_that_a_table_knows_has_a_tag_of_its_own() -> None:
    assert set(COMMANDS.values()) == set(ACTS)
    assert {kind.__struct_config__.tag for kind in ACTS} == set(COMMANDS)


def test_every_event_that_changes_a_state_has_a_tag_of_its_own() -> None:
    assert set(EVENTS.values()) == applied_events()
    assert {kind.__struct_config__.tag for kind in applied_events()} == set(EVENTS)


def test_a_command_reads_back_as_it_was_written() -> None:
    text = (
        '{"do":"PlaceWager","at":5,"by":{"id":"ann","role":"player"},'
        '"patron":"ann","bet":"tie","cents":2500,"area":3}'
    )
    command = read_command(text)

    assert command == PlaceWager(
        at=5, by=Actor(id="ann", role="player"), patron="ann", bet="tie", cents=2_500, area=3
    )
    assert read_command(msgspec.json.encode(command)) == command


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("[]", "`array`"),
        ("{}", "`do`"),
        ('{"do":"Juggle"}', "'Juggle'"),
        ('{"do":"CallBets","at":1}', "`by`"),
        ('{"do":"CallBets","at":0.5,"by":{"id":"a","role":"dealer"}}', "`$.at`"),
        ('{"do":"CallBets","at":1,"by":{"id":"a","role":"dealer"},"tip":1}', "`tip`"),
        (
            '{"do":"PlaceWager","at":1,"by":{"id":"a","role":"player"},"patron":"a","bet":"tie","cents":2500.5,"area":1}',
            "`$.cents`",
        ),
    ],
)
def test_what_is_no_command_is_said_in_a_line(text: str, says: str) -> None:
    refused = read_command(text)

    assert isinstance(refused, Refusal)
    assert says in refused.reason
    assert "\n" not in refused.reason


@pytest.mark.parametrize(
    ("amount", "says"), [(10**15 + 1, "absurd"), (-(10**15) - 1, "absurd"), (10**15, "not open")]
)
def test_an_absurd_amount_is_refused_wherever_it_stands(amount: int, says: str) -> None:
    text = (
        '{"do":"PlaceWager","at":5,"by":{"id":"ann","role":"player"},'
        f'"patron":"ann","bet":"tie","cents":{amount},"area":3}}'
    )
    command = read_command(text)

    assert not isinstance(command, Refusal)
    refused = decide(load_book("crown-baccarat"), State(), command)
    assert isinstance(refused, Refusal)
    assert says in refused.reason


def test_an_event_that_is_none_of_ours_does_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_event('{"what":"CardTurnedIntoADove","at":1,"by":{"id":"a","role":"dealer"}}')
