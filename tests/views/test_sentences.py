"""Every kind of event is told as a sentence a person can read."""

import re

import msgspec
import pytest

from sabot.engine.commands.dealing import Draw, Expose
from sabot.engine.events import EVENTS
from sabot.engine.people import Actor
from sabot.views.sentences import SENTENCES, by_whom, sentence
from tests.engine.driver import running
from tests.model.chaos import Chaos


def test_every_sentence_is_of_a_kind_that_there_is_and_names_its_parts() -> None:
    assert set(SENTENCES) <= set(EVENTS)
    for kind, told in SENTENCES.items():
        named = set(re.findall(r"\{(\w+)", told))
        assert named <= set(EVENTS[kind].__struct_fields__), kind


@pytest.mark.parametrize("seed", range(10))
def test_whatever_happens_at_random_tables_is_told_in_plain_words(seed: int) -> None:
    chaos = Chaos(seed)
    chaos.source.seed(f"sentences {seed}")
    for _ in range(1_500):
        chaos.step()
    told = {sentence(event) for event in chaos.events}
    assert len(told) > 50
    for said in told:
        assert re.fullmatch(r"[A-Za-z0-9$].*[.!?]", said, re.DOTALL), said
        assert not re.search(r"[{}<>]|\bNone\b|\.\.|  |Struct", said), said


def test_a_coup_is_told_with_amounts_names_and_hands() -> None:
    table = running()
    table.wager("ann", "player", 123_400)
    table.play()
    told = [sentence(event) for event in table.events]
    assert "ann brings chips worth $10,000.00." in told
    assert "ann wagers $1,234.00 on player at area 1, wager 1." in told
    assert "9S leaves the shoe for the Player hand." in told
    assert "Coup 1 is concluded." in told
    assert sum(said.startswith("Wager 1 wins. ") and "Paid $1,234.00" in said for said in told) == 1


def test_of_a_card_known_by_its_rank_it_is_told_that_the_suit_was_not_recorded() -> None:
    table = running()
    table.wager("ann", "player", 10_000)
    table.deal("8 KS T 5")
    told = [sentence(event) for event in table.events]
    assert "8 (suit not recorded) leaves the shoe for the Player hand." in told
    assert "KS leaves the shoe for the Banker hand." in told
    assert "T (suit not recorded) leaves the shoe for the Player hand." in told


def test_it_is_told_who_did_it_and_who_approved() -> None:
    event = running().events[0]
    assert by_whom(event) == f"{event.by.id} ({event.by.role})"
    approved = msgspec.structs.replace(event, approver=Actor(id="may", role="casino-manager"))
    assert by_whom(approved).endswith(", approved by may (casino-manager)")


def test_cards_turned_face_up_are_counted_from_one() -> None:
    table = running("star-baccarat")
    table.wager("ann", "player", 2_500)
    table.call()
    for card in ("9S", "2H", "TH", "5D"):
        table.done(Draw, card=card, exposed=False)
    (turned,) = [one for one in table.done(Expose, cards=(0, 2)) if type(one).__name__ == "CardsExposed"]
    assert sentence(turned) == "Turned face up: the first and third card of the coup."
