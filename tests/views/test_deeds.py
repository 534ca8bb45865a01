"""Every deed is described so that a form can be drawn for it; the description is that of the command."""

from typing import Any, get_type_hints

import msgspec
import pytest

from sabot.engine.commands import COMMANDS
from sabot.rulebooks import BOOKS, load_book
from sabot.views.deeds import DeedView, deeds_of

CARRIED = {"at", "by", "approver"}
A_DEVICE_SAYS = {("Draw", "scanned"), ("Shuffle", "commitment"), ("Arrive", "lost")}

EXAMPLES: dict[str, Any] = {
    "area": 2,
    "areas": [1, 2],
    "bet": "banker",
    "bets": ["tie"],
    "card": "8S",
    "cards": ["8S", "TH"],
    "census": {"8S": 7},
    "chips": {"2500": 4},
    "decks": {"id": "third", "backs": "red", "pre_shuffled": None, "approved": True, "secured": True},
    "dispute": 1,
    "drawn-card": 0,
    "drawn-cards": [0, 2],
    "flag": True,
    "in-minutes": 1_700_000_000_000,
    "lies": [{"hand": "banker", "area": 0}],
    "limits": {"bets": {"banker": {"least": 2500, "most": 100000}}, "differential": None, "unit": 1},
    "limits-by-bet": {"banker": {"least": 2500, "most": 100000}},
    "minutes-ago": 1_700_000_000_000,
    "mispayment": 1,
    "moment": 1_700_000_000_000,
    "money": 2_550,
    "money-by-bet": {"banker": 5000},
    "money-by-wager": {"3": 2500},
    "notice": 1,
    "number": 2,
    "options": {"tie-pays": "9"},
    "order": [1, 0],
    "patron": "ann",
    "patron-or-role": "ann",
    "patrons": ["ann"],
    "place": 3,
    "places-by-patron": {"ann": [3, 4]},
    "sign": 1,
    "text": "words",
    "texts": ["one", "two"],
    "wager": 1,
    "wagers": [1],
}
"""What a form sends for each kind of detail. The settings of a table are not entered in such a form."""


@pytest.fixture(params=BOOKS)
def deeds(request: pytest.FixtureRequest) -> dict[str, DeedView]:
    return {deed.command: deed for deed in deeds_of(load_book(request.param))}


def test_every_command_has_a_form_with_all_its_details(deeds: dict[str, DeedView]) -> None:
    assert set(deeds) == set(COMMANDS)
    for name, kind in COMMANDS.items():
        fields = {one.name: one.required for one in msgspec.structs.fields(kind) if one.name not in CARRIED}
        described = {one.name: one.required for one in deeds[name].details}
        left_out = set(fields) - set(described)
        assert {(name, one) for one in left_out} <= A_DEVICE_SAYS
        assert described == {one: needed for one, needed in fields.items() if one not in left_out}


def test_whatever_a_form_sends_is_read_as_the_command(deeds: dict[str, DeedView]) -> None:
    """Each detail is given in the form of its kind, alone and with every option there is to choose."""
    for deed in deeds.values():
        hints = get_type_hints(COMMANDS[deed.command])
        for detail in deed.details:
            if detail.kind == "settings":
                continue
            if detail.kind in ("choice", "choices"):
                assert detail.options, (deed.command, detail.name)
                values = [one.value for one in detail.options]
                examples: list[Any] = values if detail.kind == "choice" else [values]
            else:
                examples = [EXAMPLES[detail.kind]]
            for example in examples:
                said = msgspec.json.encode(example)
                msgspec.json.decode(said, type=hints[detail.name])


def test_whatever_is_read_on_a_form_is_words(deeds: dict[str, DeedView]) -> None:
    for deed in deeds.values():
        said = [deed.name, deed.about, *(one.label for one in deed.details)]
        said += [option.label for one in deed.details for option in one.options]
        for words in said:
            assert words[0].isupper() or words[0].isdigit(), words
            assert "_" not in words
            assert "`" not in words


def test_who_may_do_it_and_by_which_clause_are_the_book_s() -> None:
    """Star 14.14 closes a table by a casino supervisor; a misdeal is anybody's to report."""
    star = {deed.command: deed for deed in deeds_of(load_book("star-baccarat"))}
    assert star["CloseTable"].by == ("Casino Supervisor",)
    assert star["CloseTable"].rule == "14.14"
    assert star["ReportMisdeal"].report
    assert star["ReportMisdeal"].by == ("Dealer",)
    assert star["Riffle"].approval
    assert not star["CallBets"].approval


def test_a_book_offers_the_burns_and_shuffles_that_it_has() -> None:
    """Three Card Baccarat 4.11.1: as many cards as the first one counts, and no other way."""
    three = {deed.command: deed for deed in deeds_of(load_book("star-three-card-baccarat"))}
    (kind,) = [one for one in three["Burn"].details if one.name == "kind"]
    assert [one.value for one in kind.options] == ["by-face-value"]
