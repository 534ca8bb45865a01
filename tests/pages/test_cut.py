"""Cards that are offered to patrons to be cut, at a table that people deal: one declines, the next cuts."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pages.conftest import PHONE, Served, Visitor, Visitors
from tests.pages.dealing import Somebody, by_hand, opened, shuffled, signed_in

ASKED = "The cards are yours to cut"


@pytest.fixture
def supervisor(browser: Browser, served: Served) -> Iterator[Somebody]:
    with browser.new_context() as context:
        yield signed_in(context, served, "demo-supervisor")


def sits_down(one: Visitor, table: str, place: int) -> Page:
    answer = one.context.request.post(f"{one.address}/api/v1/visits", data={"table": table, "place": place})
    assert answer.ok, answer.text()
    page = one.go(f"/table/{table}")
    page.get_by_test_id("chips").wait_for()
    return page


def test_a_patron_cuts_the_cards_where_he_likes_or_declines(
    browser: Browser, served: Served, visitor: Visitors, supervisor: Somebody
) -> None:
    """Star 4.3.1 and 4.5: the first to arrive is asked first; eight decks are cut from 52 to 364 cards in."""
    opened(browser, served, by_hand("CUT1"))
    first = sits_down(visitor(), "CUT1", 1)
    second = sits_down(visitor(PHONE), "CUT1", 4)
    one, other = (page.request.get(f"{served.address}/api/v1/tables/CUT1").json() for page in (first, second))
    shuffled(supervisor, "CUT1")
    supervisor.do("CUT1", "OfferCut", to=one["own"]["patron"])

    expect(first.get_by_test_id("said")).to_contain_text(ASKED)
    expect(second.get_by_role("region", name=ASKED)).to_have_count(0)
    first.get_by_role("button", name="Decline").click()
    expect(first.get_by_role("region", name=ASKED)).to_have_count(0)

    supervisor.do("CUT1", "OfferCut", to=other["own"]["patron"])
    asked = second.get_by_role("region", name=ASKED)
    depth = asked.get_by_role("slider", name="Where the cutting card goes in")
    depth.focus()
    for key, cards in (("Home", 52), ("End", 364), ("ArrowLeft", 363)):
        second.keyboard.press(key)
        expect(depth).to_have_attribute("aria-valuetext", f"{cards} cards in front, {416 - cards} behind")
    expect(asked).to_be_in_viewport(ratio=1)
    assert second.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    asked.get_by_role("button", name="Cut here").click()
    expect(asked).to_have_count(0)
    told = supervisor.request.get(f"{served.address}/api/v1/tables/CUT1/journal?most=500").json()["lines"]
    (cut,) = [line for line in told if line["what"] == "CardsCut"]
    assert cut["by"] == other["own"]["patron"]
    assert "363" in cut["said"], cut
