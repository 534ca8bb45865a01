"""An inspector in a real browser: he finds an event, steps through its coup, proves it, takes an export."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.architecture.house import ROOT
from tests.pages.conftest import PHONE, Served, Visitor, Visitors
from tests.pages.walk import Scene


def inspector(visitor: Visitors, served: Served, size: tuple[int, int] = (1440, 900)) -> Visitor:
    one = visitor(size)
    Scene(one.page, one.context, served.address, served.password, "/").sign_in("demo-inspector")
    return one


def a_coup_is_over(page: Page) -> None:
    page.get_by_role("region", name="Coups").get_by_role("link").first.wait_for(timeout=60_000)


def events(page: Page) -> list[str]:
    """The sentences that are listed, once the server has been asked."""
    expect(page.get_by_role("list", name="Events")).to_have_attribute("aria-busy", "false")
    return page.locator(".events .said").all_inner_texts()


def test_an_inspector_filters_the_journal(visitor: Visitors, served: Served) -> None:
    page = inspector(visitor, served).go("/journal/SB1")
    a_coup_is_over(page)
    page.get_by_label("Kind of event").select_option("ResultAnnounced")
    expect(page.locator(".events .said").first).to_contain_text("The result is announced")
    page.wait_for_timeout(500)
    assert all("result is announced" in one for one in events(page))
    page.get_by_label("Kind of event").select_option("")
    page.get_by_label("Words of the sentence").fill("no more bets")
    expect(page.locator(".events .said").first).to_have_text("The dealer calls no more bets.")
    page.get_by_label("Words of the sentence").fill("")
    page.get_by_label("Clause").fill("8")
    expect(page.locator(".events .rule").first).to_have_text(re.compile(r"^8\."))
    page.wait_for_timeout(500)
    events(page)
    assert all(one.startswith("8.") for one in page.locator(".events .rule").all_inner_texts())
    page.get_by_label("Words of the sentence").fill("zebra")
    expect(page.get_by_text("Nothing in this journal fits.")).to_be_visible()


def test_an_inspector_steps_through_a_coup_on_the_layout_to_its_payments(
    visitor: Visitors, served: Served
) -> None:
    page = inspector(visitor, served).go("/journal/SB1")
    a_coup_is_over(page)
    page.get_by_label(re.compile("Show me coup")).fill("1")
    page.keyboard.press("Enter")
    step = page.get_by_test_id("step")
    expect(step).to_have_text(re.compile(r"^1 of \d+$"))
    said = page.locator(".now .said")
    expect(said).to_have_text("Coup 1 begins.")
    last = int(step.inner_text().split()[-1])
    assert page.locator(".cloth .stack").count() == 0
    seen: list[str] = []
    for at in range(2, last + 1):
        page.keyboard.press("ArrowRight")
        expect(step).to_have_text(f"{at} of {last}")
        seen.append(said.inner_text())
        if "leaves the shoe" in seen[-1]:
            drawn = sum("leaves the shoe" in one for one in seen)
            assert page.locator(".cloth .hands > g > g").count() >= drawn
    assert sum("wagers $" in one for one in seen) > 0
    assert sum("leaves the shoe" in one for one in seen) in (4, 5, 6)
    assert any(re.match(r"Wager \d+ (wins|loses|stands off)", one) for one in seen)
    assert seen[-1] == "Coup 1 is concluded."
    page.keyboard.press("Home")
    expect(said).to_have_text("Coup 1 begins.")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(seen[-2])
    while not page.locator(".now a").count():
        page.keyboard.press("ArrowLeft")
    page.locator(".now a").first.click()
    expect(page).to_have_url(re.compile(r"/rules/star-baccarat/"))


def test_a_card_that_lay_face_down_is_seen_only_by_looking_through_it(
    visitor: Visitors, served: Served
) -> None:
    page = inspector(visitor, served).go("/journal/SB2")
    a_coup_is_over(page)
    page.get_by_role("region", name="Coups").get_by_role("link").first.click()
    step = page.get_by_test_id("step")
    step.wait_for()
    said = page.locator(".now .said")
    while "leaves the shoe" not in said.inner_text():
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
    cloth = page.locator(".cloth")
    assert cloth.locator(".rank").count() == 0
    page.keyboard.press("f")
    expect(cloth.locator(".rank").first).to_be_visible()
    expect(page.get_by_text("Nobody saw the cards that lay face down")).to_be_visible()


def test_the_browser_checks_the_proof_of_an_event_and_of_the_chain(visitor: Visitors, served: Served) -> None:
    page = inspector(visitor, served).go("/journal/CB1")
    a_coup_is_over(page)
    page.locator(".events .version").last.click()
    checks = page.get_by_role("list", name=re.compile("^Proof of event"))
    expect(checks.get_by_role("listitem")).to_have_count(3)
    for one in checks.get_by_role("listitem").all():
        expect(one).to_contain_text("✓")
    page.get_by_role("tab", name="Proof").click()
    expect(page.get_by_test_id("signature")).to_contain_text("✓")
    page.get_by_role("button", name="Check the chain").click()
    expect(page.get_by_test_id("chain")).to_contain_text("✓ All", timeout=30_000)


def test_a_forged_entry_is_found_in_the_browser(visitor: Visitors, served: Served) -> None:
    """A server that lies: one letter of an entry is not what was hashed."""
    page = inspector(visitor, served).page
    page.route(
        re.compile(r"/journal/\d+$"),
        lambda route: (
            route.continue_()
            if route.request.resource_type == "document"
            else route.fulfill(json=_forged(route.fetch().json()))
        ),
    )
    page.goto(f"{served.address}/journal/CB1")
    a_coup_is_over(page)
    page.locator(".events .version").last.click()
    first = page.get_by_role("list", name=re.compile("^Proof of event")).get_by_role("listitem").first
    expect(first).to_contain_text("✗")
    expect(first).to_contain_text("WRONG")


def _forged(entry: dict[str, str]) -> dict[str, str]:
    return {**entry, "line": entry["line"].replace('"at":', '"at":1', 1)}


def test_an_export_is_downloaded_and_the_second_verifier_finds_it_whole(
    visitor: Visitors, served: Served, tmp_path: Path
) -> None:
    page = inspector(visitor, served).go("/journal/SB1?show=proof")
    a_coup_is_over(page)
    key = page.locator("dd code").nth(1).inner_text()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the export").click()
    file = tmp_path / "journal.jsonl"
    coming.value.save_as(file)
    call = [sys.executable, str(ROOT / "tools" / "verify_journal.py"), str(file), "--key", key]
    verified = subprocess.run(call, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    page.get_by_role("tab", name="Exports").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="wagers as JSON Lines").click()
    rows = [json.loads(line) for line in Path(coming.value.path()).read_text("utf-8").splitlines()]
    assert rows
    assert {row["table"] for row in rows} == {"SB1"}


def test_journals_are_not_for_those_who_play(visitor: Visitors) -> None:
    one = visitor()
    one.sit_down("SB1")
    one.go("/journal/SB1")
    expect(one.page.get_by_role("heading", name="The journals are for staff")).to_be_visible()
    assert one.context.request.get(f"{one.address}/api/v1/tables/SB1/journal").status == 403


def test_a_phone_shows_a_coup_with_its_hands_and_nothing_too_wide(visitor: Visitors, served: Served) -> None:
    page = inspector(visitor, served, PHONE).go("/journal/SB1")
    page.get_by_role("tab", name="Coups").click()
    a_coup_is_over(page)
    page.goto(f"{served.address}/journal/SB1/1")
    page.get_by_role("button", name=re.compile("^End")).click()
    page.get_by_role("button", name=re.compile("^Back")).click()
    expect(page.locator(".hands .hand").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
