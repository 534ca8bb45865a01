"""The pit in a real browser: tables opened and closed by two, limits changed by a sign, requests answered."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import Served, Visitor, Visitors

API = "/api/v1"


class Staff:
    """Somebody of the demonstration's staff, signed in, in a browser of his own."""

    def __init__(self, visitor: Visitor, served: Served, account: str) -> None:
        self.visitor, self.address = visitor, served.address
        session = {"account": account, "password": served.password}
        answer = visitor.context.request.post(f"{served.address}{API}/session", data=session)
        assert answer.ok, answer.text()
        self._csrf = answer.json()["csrf"]

    @property
    def page(self) -> Page:
        return self.visitor.page

    def go(self, path: str) -> Page:
        return self.visitor.go(path)

    def post(self, path: str, data: Any) -> Any:
        """Something done without the page."""
        headers = {"x-csrf-token": self._csrf}
        answer = self.visitor.context.request.post(f"{self.address}{API}{path}", data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None


Hired = Callable[[str], Staff]


@pytest.fixture
def staff(visitor: Visitors, served: Served) -> Hired:
    return lambda account: Staff(visitor(), served, account)


def a_table(staff: Hired, name: str) -> None:
    """A table that people deal at, closed."""
    staff("demo-administrator").post("/tables", {"id": name, "book": "star-baccarat", "pit": "salon"})


def count(page: Page, chips: dict[str, int]) -> None:
    for value, many in chips.items():
        page.get_by_label(f"How many of {value}", exact=True).fill(str(many))


def sign(page: Page, served: Served, account: str = "demo-supervisor") -> None:
    page.get_by_label("Account").fill(account)
    page.get_by_label("Password").fill(served.password)


def open_table(page: Page, served: Served) -> None:
    page.get_by_role("button", name="Open the table").click()
    count(page, {"$100": 100, "$25": 200})
    expect(page.get_by_test_id("total")).to_have_text("$15,000")
    sign(page, served)
    page.get_by_role("form", name="Opening").get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("win")).to_have_text("$0")


def test_a_manager_opens_fills_and_closes_a_table_with_two_names_and_sees_the_win(
    staff: Hired, served: Served
) -> None:
    a_table(staff, "P1")
    page = staff("demo-manager").go("/pit/P1")
    open_table(page, served)
    expect(page.get_by_text("demo-manager and demo-supervisor")).to_be_visible()
    page.get_by_role("button", name="Fill", exact=True).click()
    page.get_by_label("Serial number of the slip").fill("F-0007")
    count(page, {"$100": 20, "$25": 40})
    expect(page.get_by_test_id("total")).to_have_text("$3,000")
    sign(page, served)
    page.get_by_role("button", name="Fill the float").click()
    row = page.get_by_role("row", name=re.compile("F-0007"))
    expect(row).to_contain_text("$3,000")
    expect(row).to_contain_text("demo-manager and demo-supervisor")
    expect(page.get_by_test_id("fills")).to_have_text("$3,000")
    page.get_by_role("button", name="Close the table").click()
    count(page, {"$100": 120, "$25": 241})
    sign(page, served)
    page.get_by_role("form", name="Closing").get_by_role("button", name="Close the table").click()
    # 12,000 + 6,025 counted, less the opener of 15,000 and the fill of 3,000: a chip of $25 too many.
    expect(page.get_by_test_id("win")).to_have_text("$25")
    expect(page.get_by_text("The count is $25 over what the books say.")).to_be_visible()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def test_nobody_signs_for_himself_and_the_page_says_so(staff: Hired, served: Served) -> None:
    a_table(staff, "P2")
    visitor = staff("demo-manager")
    page = visitor.go("/pit/P2")
    page.get_by_role("button", name="Open the table").click()
    count(page, {"$100": 100})
    sign(page, served, "demo-manager")
    page.get_by_role("form", name="Opening").get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("form", name="Opening").get_by_role("alert")).to_contain_text(
        "nobody approves what he asks for himself"
    )
    visitor.visitor.complaints.clear()  # the browser writes down that the answer was no


def test_higher_limits_need_a_sign_and_its_clock_is_seen(staff: Hired, served: Served) -> None:
    a_table(staff, "P3")
    page = staff("demo-manager").go("/pit/P3")
    open_table(page, served)
    page.get_by_role("button", name="Announce other limits").click()
    form = page.get_by_role("form", name="Announce other limits")
    form.get_by_label("Player's Hand: minimum").fill("50")
    form.get_by_label("Player's Hand: minimum").press("Tab")
    form.get_by_role("button", name=re.compile("^Announce other limits")).click()
    needs = page.get_by_label("What this table needs")
    expect(needs).to_contain_text("Takes effect: Player's Hand: $50 to $10,000")
    expect(needs.get_by_role("time")).to_contain_text(re.compile(r"in (20:00|19:\d\d)"))
    page.goto(f"{served.address}/pit")
    expect(page.locator(".needed")).to_contain_text("P3 Takes effect: Player's Hand: $50 to $10,000")
    expect(page.get_by_role("row", name=re.compile("^P3"))).to_contain_text("$25 to $10,000")


def test_a_request_is_seen_at_the_pit_at_once_and_approved_from_another_session(
    staff: Hired, served: Served
) -> None:
    a_table(staff, "P4")
    manager, supervisor = staff("demo-manager"), staff("demo-supervisor")
    page, other = manager.go("/pit/P4"), supervisor.go("/pit")
    open_table(page, served)
    page.get_by_role("button", name="Credit", exact=True).click()
    page.get_by_label("Serial number of the slip").fill("C-0001")
    count(page, {"$25": 10})
    page.get_by_label("Answers from his own session").check()
    page.get_by_role("button", name="Ask for a second name").click()
    expect(page.get_by_label("What this table needs")).to_contain_text("demo-manager (you) asks")
    card = other.get_by_role("article", name=re.compile("^P4"))
    expect(card).to_contain_text("$250 (10 × $25)")
    card.get_by_role("button", name="Approve").click()
    expect(card).to_contain_text("approved by demo-supervisor")
    row = page.get_by_role("row", name=re.compile("C-0001"))
    expect(row).to_contain_text("demo-manager and demo-supervisor")
    expect(page.get_by_test_id("credits")).to_have_text("$250")


def test_a_supervisor_declines_what_a_dealer_asks_for_and_the_dealer_hears_why(
    staff: Hired, served: Served
) -> None:
    a_table(staff, "P5")
    manager, dealer = staff("demo-manager"), staff("demo-dealer")
    open_table(manager.go("/pit/P5"), served)
    words = {"command": {"do": "Announce", "words": "Last coup"}}
    waiting = dealer.post("/tables/P5/approvals", words)
    page = staff("demo-supervisor").go("/pit/P5")
    card = page.get_by_role("article", name=re.compile("Say aloud"))
    card.get_by_role("button", name="Decline").click()
    card.get_by_label("Why it is declined").fill("two coups are left")
    card.get_by_role("button", name="Decline").click()
    expect(card).to_contain_text("declined by demo-supervisor: two coups are left")
    answer = dealer.visitor.context.request.get(f"{served.address}{API}/tables/P5/approvals").json()
    (told,) = [one for one in answer["approvals"] if one["id"] == waiting["id"]]
    assert (told["stage"], told["why"], told["mine"]) == ("declined", "two coups are left", True)


def test_a_supervisor_approves_what_a_dealer_asks_for_and_both_names_are_on_it(
    staff: Hired, served: Served
) -> None:
    a_table(staff, "P6")
    manager, dealer = staff("demo-manager"), staff("demo-dealer")
    open_table(manager.go("/pit/P6"), served)
    page = staff("demo-supervisor").go("/pit")
    words = {"command": {"do": "Announce", "words": "Cards will be changed"}}
    dealer.post("/tables/P6/approvals", words)
    card = page.get_by_role("article", name=re.compile("^P6"))
    expect(card).to_contain_text("demo-dealer asks")
    expect(page.get_by_role("row", name=re.compile("^P6"))).to_contain_text("1 now")
    card.get_by_role("button", name="Approve").press("Enter")
    expect(card).to_contain_text("approved by demo-supervisor")
    request = dealer.visitor.context.request
    lines = request.get(f"{served.address}{API}/tables/P6/journal").json()["lines"]
    (said,) = [one for one in lines if one["what"] == "Announced"]
    assert (said["by"], said["approver"]) == ("demo-dealer", "demo-supervisor")


def test_two_complaints_in_the_same_words_are_two(staff: Hired, served: Served) -> None:
    manager = staff("demo-manager")
    for _ in range(2):
        raised = {"do": "RaiseDispute", "patron": "guest-bruno", "about": "a late wager"}
        manager.post("/tables/SPB1/commands", {"command": raised})
    page = manager.go("/pit")
    said = "The dispute of guest-bruno (a late wager) is to be decided"
    expect(page.locator(".needed").get_by_text(said)).to_have_count(2)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{served.address}/pit/SPB1")
    expect(page.get_by_text(said)).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"


def test_a_dealer_has_no_pit(staff: Hired) -> None:
    page = staff("demo-dealer").go("/pit")
    expect(page.get_by_text("This page is for those who oversee tables.")).to_be_visible()


def test_every_table_stands_there_with_its_pace_and_what_it_won(staff: Hired) -> None:
    page = staff("demo-supervisor").go("/pit")
    table = page.get_by_role("table", name="demonstration")
    for name in ("SB1", "SB2", "CB1", "SPB1", "STCB1"):
        expect(table.get_by_role("row", name=re.compile(f"^{name} "))).to_contain_text("$25 to $10,000")
    page.set_viewport_size({"width": 390, "height": 844})
    tables = page.get_by_role("region", name="Tables of the pit demonstration")
    expect(tables.get_by_role("link", name="SB1", exact=True)).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing hangs over the edge of a phone"
