"""The table of play that patrons look up, against the table printed in The Star's rules (9.3 and 9.4)."""

from sabot.rulebook.games import PuntoBanco
from sabot.rulebooks import BOOKS, load_book
from sabot.views.tableau import TableauView, tableau

BANKER_DRAWS = {
    0: "- 0 1 2 3 4 5 6 7 8 9",
    1: "- 0 1 2 3 4 5 6 7 8 9",
    2: "- 0 1 2 3 4 5 6 7 8 9",
    3: "- 0 1 2 3 4 5 6 7 9",
    4: "- 2 3 4 5 6 7",
    5: "- 4 5 6 7",
    6: "6 7",
    7: "",
}
"""Typed from the printed table: on which third card of the Player hand the Banker hand draws."""


def of(book: str) -> TableauView | None:
    deal = load_book(book).play.deal
    return tableau(deal) if isinstance(deal, PuntoBanco) else None


def test_it_says_what_the_printed_table_says() -> None:
    shown = of("star-baccarat")
    assert shown is not None
    draws = {
        row.count: [column for column, does in zip(shown.columns, row.does, strict=True) if does == "D"]
        for row in shown.banker
    }
    assert draws == {count: columns.split() for count, columns in BANKER_DRAWS.items()}
    assert (shown.player_draws, shown.player_stands) == ((0, 1, 2, 3, 4, 5), (6, 7))
    assert (shown.naturals, shown.player_rule, shown.banker_rule) == ((8, 9), "9.3", "9.4")


def test_three_card_baccarat_has_none_and_every_other_book_has() -> None:
    assert [book for book in BOOKS if of(book) is None] == ["star-three-card-baccarat"]
