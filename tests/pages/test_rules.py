"""The rules and the margins in a real browser: a clause is found by words; margins are for staff alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.pages.conftest import PHONE, Served, Visitors
from tests.pages.walk import Scene

MARGINS = "/api/v1/books/star-baccarat/games/baccarat/margins"


def test_somebody_searches_extra_card_and_lands_on_the_clause(visitor: Visitors) -> None:
    page = visitor().go("/rules")
    page.keyboard.press("/")
    page.keyboard.type("extra card")
    found = page.get_by_role("list", name="Clauses found").get_by_role("link")
    expect(found.first).to_contain_text("12.2", timeout=30_000)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/star-baccarat/12\.2$"))
    expect(page.get_by_role("heading", level=1, name=re.compile(r"^12\.2"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Reading S-27"))).to_be_visible()
    expect(page.get_by_text("an extra player card goes to a banker obliged to draw")).to_be_visible()
    page.locator("body").press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/rules/star-baccarat/12\.3$"))


def test_a_book_is_read_by_section_on_a_phone_too(visitor: Visitors) -> None:
    page = visitor(PHONE).go("/rules/crown-baccarat")
    expect(page.get_by_role("heading", name=re.compile("^Section 11"))).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("link", name=re.compile("Combined bet")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Combined bet")


@pytest.mark.clauses("star-baccarat", "14.6")
def test_a_patron_cannot_open_the_margins(visitor: Visitors) -> None:
    """Not only is nothing drawn: the server refuses, as is seen in the traffic."""
    one = visitor()
    one.sit_down("SB1")
    with one.page.expect_response(lambda answer: MARGINS in answer.url) as came:
        one.go("/margins/star-baccarat/baccarat")
    assert came.value.status == 403
    assert "margin_float" not in came.value.text()
    expect(one.page.get_by_role("heading", name="Margins are for staff")).to_be_visible()
    assert one.page.locator("svg rect").count() == 0
    one.complaints.clear()  # the browser writes the refusal down


def test_staff_see_the_margins_and_choose_decks_and_options(visitor: Visitors, served: Served) -> None:
    one = visitor()
    Scene(one.page, one.context, served.address, served.password, "/").sign_in("demo-manager")
    page = one.go("/margins/star-baccarat/baccarat")
    chart = page.get_by_role("img", name="The margin of each bet")
    # The machine code of the exact engine may have to be made first.
    expect(chart).to_have_attribute("aria-label", re.compile(r"Player's Hand 1\.2351 %"), timeout=120_000)
    page.get_by_role("combobox", name="Decks").select_option("6")
    expect(chart).to_have_attribute("aria-label", re.compile(r"Player's Hand 1\.2374 %"))
    page.get_by_role("button", name="Tie", exact=True).click()
    expect(page.get_by_role("heading", name="Tie", exact=True)).to_be_visible()
    page.goto(f"{served.address}/margins/crown-baccarat/traditional?bet=super-six")
    exactly = page.locator("section code").first
    exactly.wait_for()
    before = exactly.inner_text()
    page.get_by_label(re.compile("Super 6 Odds Option")).select_option("2")
    expect(exactly).not_to_have_text(before)
    expect(page).to_have_url(re.compile("option=super-six%3D2"))
