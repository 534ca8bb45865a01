"""A coup played in Chinese, and what is said aloud: cards as they turn, the result, what a wager came to."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pages.conftest import Served, Visitors
from tests.pages.dealing import signed_in
from tests.pages.test_table import lay, may_wager

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


WORDS = """() => {
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.parentElement.closest('script, style, noscript, .print, option'))
      said.push(texts.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'aria-valuetext'])
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
  return said;
}"""
NAMES = re.compile(
    r"""
    Table\ \d+(\ "[^"]*"|\([a-z]\))* | DIAGRAM\ \w+  # addresses of clauses, as the document prints them
    | Crown\ Sydney | The\ Star(\ Sydney)? | Sabot | (SB|CB|SPB|STCB)\d
    | demo-\w+ | alma | bruno | chen | dora | [0-9a-f]{10}  # accounts
    | gamblinghelponline\.org\.au | Tab | Enter
    """,
    re.VERBOSE,
)


def english_on(page: Page) -> set[str]:
    """What a page says or tells a screen reader in English, but for names."""
    said = [NAMES.sub("", text) for text in page.evaluate(WORDS)]
    return {text.strip() for text in said if re.search(r"[A-Za-z]{3,}", text)}


@pytest.mark.parametrize("table", ["SB2", "CB1", "SPB3", "STCB1"])
def test_no_english_is_left_on_a_chinese_page(table: str, visitor: Visitors) -> None:
    page = sit_down_in("zh-Hant", table, visitor)
    for tab in page.locator('[role="tab"]').all():
        tab.click()
        page.wait_for_timeout(150)
        assert english_on(page) == set()
    page.goto(f"{page.url.split('/table')[0]}/display/{table}?lang=zh-Hant")
    page.locator(".limits dd").first.wait_for()
    assert english_on(page) == set()
    page.goto(f"{page.url.split('/display')[0]}/?lang=zh-Hant")
    page.locator(".tables li").last.wait_for()
    assert english_on(page) == set()


def sit_down_in(language: str, table: str, visitor: Visitors) -> Page:
    page = visitor().go(f"/?lang={language}")
    page.get_by_role("button", name=re.compile(rf" {table}$")).click()
    page.get_by_test_id("chips").wait_for()
    return page


@pytest.mark.parametrize(
    ("language", "above", "chip"),
    [
        ("zh-Hans", "$1,000高于最高注码$500", "$1,000 筹码"),
        ("zh-Hant", "$1,000高於最高注碼$500", "$1,000 籌碼"),
    ],
)
def test_a_guest_reads_in_chinese_why_a_wager_is_not_taken(
    language: str, above: str, chip: str, visitor: Visitors
) -> None:
    """Once from his view, while no wagers are taken; once from the server, which finds it too high."""
    page = sit_down_in(language, "SB1", visitor)
    alert = page.get_by_role("alert")
    page.locator('[data-bet="banker"][aria-disabled="true"]').first.dispatch_event("click", timeout=60_000)
    expect(alert).to_contain_text(HAN)
    assert not re.search(r"[a-z]{2,}", alert.inner_text())
    page.get_by_role("button", name=chip, exact=True).click()
    for _ in range(6):
        may_wager(page, "tiger-tie").click()
        try:
            expect(alert).to_contain_text(above, timeout=2_500)
        except AssertionError:
            continue  # the dealer was quicker
        break
    expect(alert).to_contain_text(re.compile(rf"{re.escape(above)}（[^（）]*\d[^（）]*）"))


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_a_sign_is_read_in_chinese_at_the_table_and_on_the_display(
    language: str, visitor: Visitors, served: Served, browser: Browser
) -> None:
    restricted = {
        "zh-Hans": "虎和：须同时下闲或庄或和",
        "zh-Hant": "虎和：須同時下閒或莊或和",
    }[language]
    with browser.new_context() as desk:
        dealer = signed_in(desk, served, "demo-dealer")
        standing = dealer.see("SPB1")["signs"]
        if not any(sign["shows"] == "side-bet-restriction" for sign in standing):
            dealer.do("SPB1", "PostRestriction", bets=["tiger-tie"])
    page = visitor().go(f"/table/SPB1?lang={language}")
    expect(page.locator(".placard .sign")).to_contain_text([restricted])
    page.locator("#tab-bets").click()
    signs = page.locator(".signs")
    expect(signs).to_contain_text(restricted)
    assert not re.search(r"[A-Za-z]{3,}", signs.inner_text())
    display = visitor((1920, 1080)).go(f"/display/SPB1?lang={language}")
    expect(display.locator(".now .sign")).to_contain_text([restricted])
    title = {"zh-Hans": "贵宾百家乐", "zh-Hant": "貴賓百家樂"}[language]
    expect(display.get_by_role("heading", level=1)).to_have_text(title)
    assert display.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
        "a sign pushes the roads off"
    )


@pytest.mark.parametrize(
    ("language", "enter", "wrong"),
    [("zh-Hans", "登录", "账号或密码不对"), ("zh-Hant", "登入", "帳號或密碼不對")],
)
def test_whoever_cannot_sign_in_reads_why_in_chinese(
    language: str, enter: str, wrong: str, visitor: Visitors
) -> None:
    one = visitor()
    page = one.go(f"/?lang={language}")
    page.get_by_role("button", name=enter, exact=True).click()
    page.locator("dialog input").first.fill("nobody")
    page.locator("dialog input").last.fill("not the password")
    page.locator("dialog form button").click()
    expect(page.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
    one.complaints.clear()  # a browser writes down every answer that says no


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
