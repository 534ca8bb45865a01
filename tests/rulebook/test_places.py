"""Where clauses stand in their documents, and finding them by a reader's words."""

import pytest

from sabot.rulebook.places import above, cited_in, is_under, section
from sabot.rulebook.searching import Searchable
from sabot.rulebooks import BOOKS, SHEETS, load_book, load_register


def searchable(book: str) -> Searchable:
    rules = load_book(book)
    return Searchable.of(load_register(book), cited_in(rules), rules.readings)


def found(book: str, text: str) -> list[str]:
    return [row.id for row in searchable(book).search(text)]


def test_a_part_is_under_its_clause_and_a_longer_number_is_not() -> None:
    assert is_under("12.2", "12.2")
    assert is_under("12.2.1(a)", "12.2")
    assert not is_under("12.20", "12.2")


def test_what_a_clause_is_a_part_of_is_told_from_the_widest_in() -> None:
    register = load_register("crown-baccarat")

    assert above("11.6.1(a)", register) == ("11.6", "11.6.1")
    assert above("11.6", register) == ()


@pytest.mark.parametrize(
    ("clause", "named"),
    [
        ("12.2", "12"),
        ('1.1 "burn/ed"', "1"),
        ('Table 4 "Banker"', "Table 4"),
        ("Table 10", "Table 10"),
        ("Order (1)", "Order"),
        ("tableau-nb-1", "tableau"),
    ],
)
def test_a_clause_belongs_to_a_section(clause: str, named: str) -> None:
    assert section(clause) == named


def test_extra_card_is_found_though_no_summary_says_so() -> None:
    """Star 12.2 is about it, and the document's own words for it are in no summary of ours."""
    register = load_register("star-baccarat")

    assert not any("extra" in row.summary.lower() for row in register.values())
    assert found("star-baccarat", "extra card")[0] == "12.2"
    assert found("star-baccarat", "Extra  CARD")[0] == "12.2"


def test_an_address_finds_its_clause_first_and_then_its_parts() -> None:
    assert found("crown-baccarat", "11.6.1")[:3] == ["11.6.1", "11.6.1(a)", "11.6.1(b)"]


def test_every_word_must_be_there_from_its_beginning() -> None:
    assert found("star-baccarat", "extra zebra") == []
    assert found("star-baccarat", "xtra") == []
    assert found("star-baccarat", " ( ) ") == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_is_found_by_its_address(book: str) -> None:
    index = searchable(book)

    assert [row.id for row in load_register(book).values() if index.search(row.id)[:1] != [row]] == []


def test_what_the_data_of_a_book_decides_is_told_by_clause_and_readings_of_a_clause_are_not() -> None:
    cited = cited_in(load_book("star-baccarat"))

    assert "irregularities > extra-player-card > banker-draws" in cited["12.2"]
    assert not any(part.startswith("readings") for parts in cited.values() for part in parts)
    assert set(cited) <= set(load_register("star-baccarat"))


@pytest.mark.parametrize("book", SHEETS)
def test_a_sheet_is_searched_too(book: str) -> None:
    assert Searchable.of(load_register(book), {}).search("natural")
