"""A patron's table in a real browser: wagers by click, drag and key, cards in the hand, payments."""

import re
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from sabot.floor.demo import demo_tables
from tests.pages.conftest import PHONE, Visitors

CLAUSE = re.compile(r"\(([^()]*\d[^()]*|[^()]*\d[^()]*\(\w\))\)$")


def cents(text: str) -> int:
    """`$10,025.50`, `+$25` or `−$5` in cents."""
    sign = -1 if text.startswith("−") else 1
    return sign * round(float(re.sub(r"[^\d.]", "", text)) * 100)


def may_wager(page: Page, bet: str) -> Locator:
    """The area of a bet, once wagers are taken on it."""
    open_area = page.locator(f'[data-bet="{bet}"]:not([aria-disabled="true"])').first
    open_area.wait_for()
    return open_area


def lay(page: Page, bet: str) -> None:
    """Lay a chip; when the dealer was quicker, wait for the next coup and lay it then."""
    for _ in range(6):
        may_wager(page, bet).click()
        try:
            expect(page.get_by_test_id("staked")).not_to_have_text("$0", timeout=2_500)
        except AssertionError:
            continue
        return
    pytest.fail(f"no wager could be laid on {bet}")


@pytest.mark.parametrize(("table", "game"), [(table, game) for table, _, game in demo_tables()])
def test_a_guest_sits_down_and_plays_a_coup_at_each_of_the_ten_games(
    table: str, game: str, visitor: Visitors
) -> None:
    page = visitor().sit_down(table)
    assert page.get_by_test_id("chips").inner_text() == "$10,000"
    lay(page, "player")
    deadline = monotonic() + 120
    while not (paid := has_been_paid(game, page)) and monotonic() < deadline:
        page.wait_for_timeout(100)
    assert paid


def test_there_are_ten_games() -> None:
    assert len({(book, game) for _, book, game in demo_tables()}) == 10


def has_been_paid(game: str, page: Page) -> bool:
    """Whether a coup has been paid; and if so, that it says so and the chips are right."""
    told = page.evaluate(
        "() => ({lines: [...document.querySelectorAll('aside .payments li')].map((one) => one.innerText),"
        " why: document.querySelector('aside .payments li p')?.innerText,"
        " net: document.querySelector('aside .sum .figure')?.innerText,"
        " staked: document.querySelector('[data-testid=staked]').innerText,"
        " chips: document.querySelector('[data-testid=chips]').innerText})"
    )
    if not told["lines"]:
        return False
    assert re.search(r"\$25 (won|lost|stood off)", told["lines"][0]), game
    assert CLAUSE.search(told["why"]), game
    assert told["staked"] == "$0", game
    assert cents(told["chips"]) == 1_000_000 + cents(told["net"]), game
    return True


def test_a_wager_is_laid_repeated_and_taken_back_by_keys_alone(visitor: Visitors) -> None:
    page = visitor().sit_down("SB1")
    may_wager(page, "banker").focus()
    page.keyboard.press("4")  # the fourth chip, $100
    page.keyboard.press("Enter")
    staked = page.get_by_test_id("staked")
    expect(staked).to_have_text("$100")
    expect(page.get_by_test_id("said")).to_contain_text("$100 on Banker's Hand")
    page.keyboard.press("x")
    expect(staked).to_have_text("$200")
    page.keyboard.press("Backspace")
    expect(staked).to_have_text("$100")
    page.keyboard.press("u")
    expect(staked).to_have_text("$0")
    expect(page.get_by_test_id("chips")).to_have_text("$10,000")


def test_a_key_that_is_pressed_while_the_last_is_on_its_way_counts(visitor: Visitors) -> None:
    """It was dropped without a word: of two chips that were laid quickly, one lay there."""
    guest = visitor()
    guest.page.add_init_script(
        "const real = window.fetch; window.fetch = async (address, ...more) => {"
        " if (String(address).endsWith('/commands')) await new Promise((done) => setTimeout(done, 400));"
        " return real(address, ...more); }"
    )
    page = guest.sit_down("SB1")
    for _ in range(4):  # until no more bets is not called in between
        may_wager(page, "tie").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").filter(has_text="One moment")).to_be_visible()
        page.wait_for_timeout(1_500)
        if page.get_by_test_id("staked").inner_text() == "$50":
            return
    pytest.fail("two chips were laid, and are not there")


def test_a_chip_is_dragged_to_an_area_and_a_right_click_takes_it_back(visitor: Visitors) -> None:
    page = visitor().sit_down("CB1")
    target = may_wager(page, "tie")
    chip = page.get_by_role("button", name="Chip of $100", exact=True)
    chip.drag_to(target)
    staked = page.get_by_test_id("staked")
    expect(staked).to_have_text("$100")
    target.click(button="right")
    expect(staked).to_have_text("$0")


def test_a_refusal_says_why_with_its_clause(visitor: Visitors) -> None:
    page = visitor().sit_down("SB1")
    page.locator('[data-bet="banker"][aria-disabled="true"]').first.dispatch_event("click")

    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"\(\d+(\.\d+)*"))


def test_a_phone_has_large_areas_of_one_s_own_and_the_whole_table_as_a_picture(visitor: Visitors) -> None:
    page = visitor(PHONE).sit_down("SB1")
    own = page.locator('.own [data-bet="player"]')
    box = own.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 90
    lay(page, "player")
    expect(own.locator(".total")).to_have_text("$25")
    page.get_by_role("button", name="See the whole table").click()
    expect(page.get_by_role("dialog").locator("svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_patron_squeezes_his_cards_and_nobody_else_sees_them_before(visitor: Visitors) -> None:
    """At SB2 the highest wager on a hand takes its cards. What another browser is sent is read."""
    other, mine = visitor(), visitor()
    other.page.add_init_script(
        "window.sent = []; const Real = EventSource; window.EventSource = class extends Real {"
        " constructor(address) { super(address); for (const kind of ['view', 'change'])"
        " this.addEventListener(kind, (event) => window.sent.push(event.data)); } }"
    )
    other.go("/table/SB2")
    page = mine.sit_down("SB2")
    page.get_by_role("button", name="Chip of $1,000", exact=True).click()
    lay(page, "banker")
    page.get_by_role("button", name="Take the cards").click(timeout=60_000)
    card = page.locator(".hold svg[role=application]").first
    box = card.bounding_box()
    assert box is not None
    across, high = box["width"] / 144, box["height"] / 184
    page.mouse.move(box["x"] + 72 * across, box["y"] + 158 * high)
    page.mouse.down()
    page.mouse.move(box["x"] + 72 * across, box["y"] + 102 * high, steps=6)
    expect(card.locator("polygon").last).to_be_visible()
    assert page.locator(".hold text.rank").count() == 0, "the index shows before the pips"
    held = [one for one in other.page.evaluate("window.sent") if '"held_by":"' in one]
    assert held, "nobody was told who holds the cards"
    assert not re.search(r'"face":"\w+","exposed":false', "".join(held))
    page.mouse.move(box["x"] + 72 * across, box["y"] - 28 * high, steps=6)
    page.mouse.up()
    expect(other.page.get_by_test_id("said")).to_contain_text("Banker: ", timeout=20_000)
