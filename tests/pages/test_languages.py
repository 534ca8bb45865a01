"""A coup played in Chinese, and what is said aloud: cards as they turn, the result, what a wager came to."""

import re

import pytest
from playwright.sync_api import expect

from tests.pages.conftest import Visitors
from tests.pages.test_table import lay

HAN = re.compile(r"[\u4e00-\u9fff]")
SPOKEN = """() => {
  const said = document.querySelector('[data-testid=said]');
  window.spoken = [];
  const listener = new MutationObserver(() => window.spoken.push(said.textContent));
  listener.observe(said, { childList: true, characterData: true, subtree: true });
}"""
MARKS = {"zh-Hans": ("庄", "闲", "和"), "zh-Hant": ("莊", "閒", "和")}


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_a_guest_plays_a_coup_in_chinese(language: str, visitor: Visitors) -> None:
    one = visitor()
    banker, player, tie = MARKS[language]
    page = one.go(f"/?lang={language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("button", name=re.compile(r"SB1$")).click()
    page.get_by_test_id("chips").wait_for()
    page.evaluate(SPOKEN)
    names = page.locator(".hands .owner").all_text_contents()
    assert names == [player, banker]
    printed = "".join(page.locator(".print text[lang]").all_text_contents())
    assert {banker, player, tie} <= set(printed)
    other = {"zh-Hans": "莊閒", "zh-Hant": "庄闲"}[language]
    assert not set(other) & set(page.locator("main").inner_text() + printed)
    lay(page, "banker")
    payment = page.locator("aside .payments li").first
    payment.wait_for(timeout=60_000)
    said = payment.locator("p").first.inner_text()
    assert HAN.search(said)
    assert re.search(r"（[^（）]*\d[^（）]*）$", said), "the clause stands in full-width brackets"
    spoken = page.evaluate("window.spoken")
    assert any(banker in one or player in one for one in spoken)


def test_cards_results_and_payments_are_said_aloud(visitor: Visitors) -> None:
    page = visitor().sit_down("SB1")
    page.evaluate(SPOKEN)
    live = page.get_by_test_id("said")
    expect(live).to_have_attribute("aria-live", "polite")
    lay(page, "banker")
    page.locator("aside .payments li").first.wait_for(timeout=60_000)
    page.wait_for_timeout(500)
    spoken = "\n".join(page.evaluate("window.spoken"))
    suit = r"(ace|king|queen|jack|\d+) of (spades|hearts|diamonds|clubs)"
    assert "$25 on Banker's Hand" in spoken
    assert "No more bets" in spoken
    assert len(set(re.findall(rf"Player: {suit}", spoken))) >= 1
    assert len(re.findall(rf"(?:Player|Banker): {suit}", spoken)) >= 4
    assert re.search(r"(Banker wins|Player wins|Tie on)", spoken)
    assert re.search(r"You (won \$\d+|lost \$\d+|are even)", spoken)


def test_nothing_moves_for_whoever_asks_for_stillness(visitor: Visitors) -> None:
    one = visitor()
    one.page.emulate_media(reduced_motion="reduce")
    page = one.sit_down("CB1")
    lay(page, "player")
    page.locator("aside .payments li").first.wait_for(timeout=60_000)
    running = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length"
    )
    assert running == 0
