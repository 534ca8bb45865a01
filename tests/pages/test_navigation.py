"""The bar above every page links to what is for the visitor, and to no address that has no page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import Served, Visitors
from tests.pages.walk import Scene

NOWHERE = "There is no such page"


def links(page: Page) -> dict[str, str]:
    """What the bar links to, by its words."""
    page.wait_for_load_state("networkidle")
    found = page.locator("nav a").all()
    return {link.text_content() or "": link.get_attribute("href") or "" for link in found}


def test_a_patron_has_the_lobby_and_his_table(visitor: Visitors) -> None:
    one = visitor()
    assert "Table" not in links(one.go("/"))
    page = one.sit_down("SB1")
    there = links(page)
    assert (there["Lobby"], there["Table"]) == ("/", "/table/SB1")
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Baccarat, by the book")).to_be_visible()
    page.get_by_role("link", name="Table", exact=True).click()
    expect(page).to_have_url(re.compile(r"/table/SB1$"))


@pytest.mark.parametrize("account", [None, "dealer", "supervisor", "inspector", "administrator"])
def test_no_link_leads_nowhere(account: str | None, visitor: Visitors, served: Served) -> None:
    one = visitor()
    scene = Scene(one.page, one.context, served.address, served.password, "/")
    if account is not None:
        scene.sign_in(f"demo-{account}")
    one.go("/")
    there = links(one.page)
    assert "Lobby" in there
    for path in {re.sub(r"/[A-Z]+\d$", "", to): to for to in there.values()}.values():
        one.go(path)
        expect(one.page.locator("#main")).to_be_visible()
        assert NOWHERE not in one.page.content(), path
