"""What a novice is told beside the table, and on the pages that anybody may read, in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import Served, Visitors
from tests.pages.walk import Scene

SHEET = "star-how-to-play-baccarat"


def helped(visitor: Visitors, table: str) -> Page:
    page = visitor().sit_down(table)
    page.get_by_role("tab", name="Help").click()
    return page


@pytest.mark.clauses(
    SHEET,
    "responsible-1",
    "responsible-2",
    "responsible-3",
    "responsible-4",
    "responsible-5",
    "responsible-6",
    "responsible-7",
    "odds-4",
)
@pytest.mark.parametrize("table", ["SB2", "STCB1"])
def test_help_with_gambling_stands_beside_every_game(visitor: Visitors, table: str) -> None:
    page = helped(visitor, table)
    panel = page.get_by_role("tabpanel")
    for statement in (
        "promotes responsible gambling",
        "You decide how much time and money you spend",
        "Most who play will not come out ahead",
        "please ask for help",
        "available 24 hours",
        "Bet with your head",
    ):
        expect(panel).to_contain_text(statement)
    expect(panel.get_by_role("link", name="1800 858 858", exact=True)).to_have_attribute(
        "href", "tel:1800858858"
    )
    site = panel.get_by_role("link", name="gamblinghelponline.org.au")
    expect(site).to_have_attribute("href", "https://gamblinghelponline.org.au")


@pytest.mark.clauses(SHEET, "tableau-1")
def test_the_table_of_play_is_there_to_be_looked_up(visitor: Visitors) -> None:
    page = helped(visitor, "SB1")
    page.get_by_text("The table of play").click()
    expect(page.get_by_text("You need not know it")).to_be_visible()
    three = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="3", exact=True))
    assert three.get_by_role("cell").all_inner_texts() == list("DDDDDDDDDSD")  # 9.4: it stands against an 8
    expect(page.get_by_role("link", name="9.4", exact=True)).to_have_attribute(
        "href", "/rules/star-baccarat/9.4"
    )


def test_three_card_baccarat_has_no_table_of_play(visitor: Visitors) -> None:
    expect(helped(visitor, "STCB1").get_by_text("The table of play")).to_have_count(0)


@pytest.mark.clauses("star-premium-baccarat", "15.15")
@pytest.mark.clauses("star-three-card-baccarat", "14.15")
@pytest.mark.parametrize(
    ("table", "book"), [("SPB1", "star-premium-baccarat"), ("STCB1", "star-three-card-baccarat")]
)
def test_the_rules_are_one_step_from_the_table(visitor: Visitors, table: str, book: str) -> None:
    page = helped(visitor, table)
    page.get_by_role("link", name="Every rule of this table").click()
    expect(page).to_have_url(re.compile(rf"/rules/{book}$"))
    expect(page.get_by_role("heading", name="Section 1", exact=False).first).to_be_visible()


@pytest.mark.clauses(SHEET, "intro-3")
def test_the_lobby_lists_even_money_baccarat(visitor: Visitors) -> None:
    page = visitor().go("/")
    expect(page.get_by_text("Even Money Baccarat", exact=True).first).to_be_visible()


@pytest.mark.clauses(SHEET, "design-1", "design-2", "design-3")
def test_the_sheet_shows_indicative_designs_of_a_table(visitor: Visitors) -> None:
    page = visitor().go(f"/rules/{SHEET}")
    designs = page.get_by_role("figure")
    expect(designs.nth(2)).to_be_attached()
    for which in range(3):
        expect(designs.nth(which)).to_contain_text("Indicative table design")
        expect(designs.nth(which).get_by_role("img", name=re.compile("^A table for Player"))).to_be_attached()


@pytest.mark.clauses(SHEET, "odds-1", "odds-4")
def test_the_margins_say_what_a_margin_is(visitor: Visitors, served: Served) -> None:
    one = visitor()
    Scene(one.page, one.context, served.address, served.password, "/").sign_in("demo-manager")
    page = one.go("/margins/star-baccarat/even-money")
    told = page.get_by_text("share of the money wagered on it that the casino retains")
    expect(told).to_be_visible(timeout=120_000)  # machine code may have to be made first
    expect(told).to_contain_text("most players are unlikely to come out ahead")
