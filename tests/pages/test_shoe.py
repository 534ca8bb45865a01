"""The dealer's console beside a scanning shoe: what is read is drawn, and a fault says what to do next."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.pages.conftest import Served
from tests.pages.dealing import SCANS, AtTheConsole, ScanningShoe, by_hand, opened, scanning_shoe, shuffled
from tests.pages.test_dealer import Staff, seat


@pytest.fixture
def staff(browser: Browser, served: Served) -> Iterator[Staff]:
    at_work = Staff(browser, served)
    yield at_work
    at_work.go_home()


def ready(browser: Browser, served: Served, staff: Staff, table: str) -> tuple[AtTheConsole, ScanningShoe]:
    """A wager lies, no more bets has been called, and the shoe has read the card that was burned."""
    opened(browser, served, by_hand(table, device=SCANS))
    api, dealer = staff.at_the_console("demo-dealer", table)
    supervisor, _ = staff.signs_in("demo-supervisor")
    shuffled(supervisor, table)
    supervisor.do(table, "Cut", cards=200)
    dealer.does("Put the cutting card in")
    dealer.does("Burn the first card")
    shoe = scanning_shoe(browser, served, table)
    assert shoe.reads("2C") == 200
    seat(api, table, ann=1, ben=4)
    dealer.does("place your bets")
    api.do(table, "PlaceWager", patron="ann", bet="player", area=1, cents=10_000)
    dealer.does("no more bets")
    dealer.sees("Draw the first card")
    return dealer, shoe


def panel(dealer: AtTheConsole) -> Locator:
    return dealer.page.get_by_role("status", name="The scanning shoe")


def test_a_card_that_was_not_read_is_typed_and_those_behind_it_are_drawn(
    browser: Browser, served: Served, staff: Staff
) -> None:
    dealer, shoe = ready(browser, served, staff, "SC1")
    expect(dealer.page.locator(".reads")).to_have_text("The shoe reads · read 1")
    shoe.reads("8S")
    expect(dealer.page.locator(".reads")).to_have_text("The shoe reads · read 2")
    dealer.sees("Draw the second card")
    expect(panel(dealer)).to_be_empty()

    shoe.reads("?")
    shoe.reads("3H")
    expect(panel(dealer)).to_contain_text("2 cards wait at the shoe")
    expect(panel(dealer)).to_contain_text(
        "Read 3: the shoe did not read the card: enter the one on the table"
    )
    expect(panel(dealer)).to_contain_text("Behind it waits read 4")
    assert "3H" not in panel(dealer).inner_text()
    dealer.types("KD")
    dealer.keys.press("Enter")
    dealer.sees("Draw the fourth card")  # the third waited and is drawn now
    expect(panel(dealer)).to_be_empty()


def test_a_card_that_leaves_too_early_waits_for_the_step_that_is_due(
    browser: Browser, served: Served, staff: Staff
) -> None:
    """The counts are announced before a third card (Star 9.1): the console says which key goes on."""
    dealer, shoe = ready(browser, served, staff, "SC2")
    for card in ("2S", "3D", "KH", "KC"):
        shoe.reads(card)
    dealer.sees("Turn the Player and Banker cards")
    shoe.reads("5C")
    expect(panel(dealer)).to_contain_text("A card waits at the shoe")
    expect(panel(dealer).locator(".due")).to_contain_text("Turn the Player and Banker cards")
    dealer.enter()
    dealer.sees("Announce: Player")
    expect(panel(dealer)).to_contain_text("the counts are announced before a third card is dealt (8.6.2)")
    expect(panel(dealer).locator(".due")).to_contain_text("Announce: Player")
    dealer.enter()
    dealer.sees("Turn the Player cards face up")  # the third among them
    expect(panel(dealer)).to_be_empty()


def test_a_read_that_came_twice_otherwise_and_one_that_is_missing_are_told(
    browser: Browser, served: Served, staff: Staff
) -> None:
    dealer, shoe = ready(browser, served, staff, "SC3")
    shoe.reads("8S")
    assert shoe.reads("9S", sequence=2) == 409
    expect(panel(dealer)).to_contain_text(
        "Read 2 came again as another card: compare it with the one on the table"
    )
    expect(panel(dealer).get_by_role("button", name="Report a discrepancy")).to_be_visible()
    assert shoe.reads("9S", sequence=5) == 409
    expect(panel(dealer)).to_contain_text("Read 3 has not come, though a later one has")

    panel(dealer).get_by_role("button", name="Seen to: set aside").click()
    panel(dealer).get_by_label("What became of it").fill("the card is the eight that was drawn")
    dealer.keys.press("Enter")
    expect(panel(dealer)).to_be_empty()
    assert dealer.prompt.startswith("Draw the second card")
