"""The dealer's console in a real browser: a shoe by keyboard alone, and what is done when all goes wrong."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.pages.conftest import DESKTOP, Served
from tests.pages.dealing import AtTheConsole, Shoe, Somebody, by_hand, opened, shuffled, signed_in

PURSE = 5_000_000
TO_THE_CENT = re.compile(r"pay \$[\d,.]+|take \$[\d,.]+|back")


class Staff:
    """Whoever works at a table, each in a browser of his own."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser, self._served = browser, served
        self._contexts: list[BrowserContext] = []

    def signs_in(self, account: str) -> tuple[Somebody, Page]:
        context = self._browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        return signed_in(context, self._served, account), page

    def at_the_console(self, account: str, table: str) -> tuple[Somebody, AtTheConsole]:
        api, page = self.signs_in(account)
        page.goto(f"{self._served.address}/dealer/{table}")
        page.locator("#next-step").wait_for()
        return api, AtTheConsole(page)

    def go_home(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def staff(browser: Browser, served: Served) -> Iterator[Staff]:
    at_work = Staff(browser, served)
    yield at_work
    at_work.go_home()


def ready_to_deal(dealer: AtTheConsole, supervisor: Somebody, table: str, behind: int | None = None) -> None:
    """From no cards to the first call for bets, by Enter alone; the supervisor cuts."""
    dealer.sees("Bring the decks")
    dealer.opens_the_form()
    expect(dealer.page.get_by_role("dialog")).to_be_visible()
    dealer.page.get_by_label("Called").wait_for()
    dealer.enter()  # the decks are named already: the form is sent as it is
    dealer.does("Check the decks")
    dealer.does("Shuffle the cards")
    expect(dealer.page.locator(".prompt .kind")).to_contain_text("Waiting for Player or Casino Supervisor")
    supervisor.do(table, "Cut", cards=200)
    put_the_cutting_card(dealer, behind)
    dealer.does("Burn the first card")
    dealer.sees("place your bets")


def put_the_cutting_card(dealer: AtTheConsole, behind: int | None) -> None:
    """Where the book says by Enter; as deep as the dealer likes, where it may lie deeper, by a form."""
    dealer.sees("Put the cutting card in")
    if behind is not None:
        before = dealer.prompt
        dealer.keys.press("m")
        dealer.keys.type("place the cutting", delay=20)
        expect(dealer.page.locator(".list .button")).to_have_count(1)
        dealer.keys.press("Enter")
        dealer.page.get_by_label("Cards behind the cutting card").wait_for()
        dealer.keys.type(str(behind), delay=20)
        dealer.keys.press("Enter")
        dealer.moves_on(before)
        return
    dealer.enter()


def seat(dealer: Somebody, table: str, **places: int) -> None:
    for who, place in places.items():
        dealer.do(table, "Arrive", patron=who, place=place, player_card=True)
        dealer.do(table, "BringChips", patron=who, cents=PURSE)


def test_a_dealer_runs_a_shoe_by_keyboard_alone(browser: Browser, served: Served, staff: Staff) -> None:
    """Cards are typed as they leave the shoe, until the cutting card, the last coup and the shuffle.

    Guests wager over the API. Nothing is clicked: there is no pointer in this test. The cutting card lies
    deep, as Star 4.6 lets it, so that the shoe is over within a minute.
    """
    opened(browser, served, by_hand("KB1", decks=6))
    api, dealer = staff.at_the_console("demo-dealer", "KB1")
    supervisor, _ = staff.signs_in("demo-supervisor")
    began = time.monotonic()
    ready_to_deal(dealer, supervisor, "KB1", behind=240)
    seat(api, "KB1", ann=1, ben=4)
    shoe, coups = Shoe(decks=6), 0
    shoe.draw()  # burned face down
    while not dealer.prompt.startswith("Take the cards away"):
        dealer.does("place your bets")
        api.do("KB1", "PlaceWager", patron="ann", bet=("player", "banker")[coups % 2], area=1, cents=2_500)
        api.do("KB1", "PlaceWager", patron="ben", bet="tie", area=4, cents=2_500)
        play_a_coup(dealer, shoe)
        coups += 1
    assert coups >= 10
    dealer.does("Take the cards away")
    dealer.does("Shuffle the cards")
    dealer.sees("Offer the cards to ann to be cut")
    seconds = time.monotonic() - began
    assert seconds < 90, f"{coups} coups took {seconds:.0f} s"


def play_a_coup(dealer: AtTheConsole, shoe: Shoe) -> None:
    """From no more bets to the discard rack: cards are typed, everything else is Enter."""
    dealer.does("no more bets")
    dealer.sees("Draw the first card")
    dealer.types(*(shoe.draw() for _ in range(4)))
    dealer.keys.press("Enter")
    dealer.sees(re.compile("Announce: Player|cutting card"))
    for _ in range(12):
        if "Draw the" in dealer.prompt:
            dealer.types(shoe.draw())
        elif dealer.prompt.startswith("Collect"):
            pays = dealer.page.locator(".places .amount").all_inner_texts()
            assert len(pays) == 2
            assert all(TO_THE_CENT.match(one) for one in pays), pays
        done = "discard rack" in dealer.prompt
        dealer.enter()
        if done:
            return
    pytest.fail(f"the coup does not end: {dealer.prompt}")


def dealt(api: Somebody, dealer: AtTheConsole, table: str, *cards: str) -> None:
    """Two wagers, and the first four cards."""
    dealer.does("place your bets")
    api.do(table, "PlaceWager", patron="ann", bet="player", area=1, cents=10_000)
    api.do(table, "PlaceWager", patron="ben", bet="banker", area=4, cents=25_000)
    dealer.does("no more bets")
    dealer.types(*cards)
    dealer.keys.press("Enter")
    dealer.sees("Announce: Player")


def money_of(api: Somebody, table: str) -> dict[str, int]:
    """What lies on the layout, by patron."""
    wagers = (api.see(table)["coup"] or {"wagers": []})["wagers"]
    return {one["patron"]: one["cents"] for one in wagers if one["fate"] == "placed"}


def test_a_misdeal_is_reported_authorised_in_a_second_browser_and_the_wagers_go_back(
    browser: Browser, served: Served, staff: Staff
) -> None:
    """Star 12.1.1 and 12.1.2: it is reported; a casino supervisor says that it cannot be put in order."""
    opened(browser, served, by_hand("KB2"))
    api, dealer = staff.at_the_console("demo-dealer", "KB2")
    hers, supervisor = staff.at_the_console("demo-supervisor", "KB2")
    ready_to_deal(dealer, hers, "KB2")
    seat(api, "KB2", ann=1, ben=4)
    dealt(api, dealer, "KB2", "8S", "KD", "3H", "5C")
    assert money_of(api, "KB2") == {"ann": 10_000, "ben": 25_000}

    dealer.keys.press("i")
    expect(dealer.page.get_by_role("heading", name="What happened?")).to_be_visible()
    dealer.keys.press("1")
    dealer.page.get_by_role("heading", name="What was it?").wait_for()
    dealer.keys.press("1")
    says = dealer.page.get_by_role("region", name="What the book says")
    expect(says).to_contain_text("The coup is void: wagers are returned. (12.1.2)")
    dealer.page.locator("dialog .deeds .first").focus()
    before = dealer.prompt
    dealer.keys.press("Enter")
    dealer.moves_on(before)
    dealer.sees("Put the cards in their right order")
    expect(says).to_contain_text("12.1.1")
    choice = dealer.page.get_by_role("list", name="Or").get_by_role("button")
    expect(choice).to_contain_text("Casino Supervisor")

    supervisor.sees("Put the cards in their right order")
    supervisor.keys.press("1")  # the other choice: it cannot be put in order
    expect(supervisor.page.get_by_role("dialog")).to_be_visible()
    supervisor.page.locator("dialog .deeds .first").press("Enter")

    dealer.sees("discard rack")
    assert money_of(api, "KB2") == {}
    fates = {one["patron"]: one["fate"] for one in api.see("KB2")["coup"]["wagers"]}
    assert fates == {"ann": "returned", "ben": "returned"}
    dealer.enter()
    dealer.sees("place your bets")


def test_a_second_person_approves_from_a_browser_of_his_own(
    browser: Browser, served: Served, staff: Staff
) -> None:
    """Star 4.1.3: cards that are not intermixed are shuffled when a casino supervisor says so."""
    opened(browser, served, by_hand("KB3"))
    api, dealer = staff.at_the_console("demo-dealer", "KB3")
    hers, supervisor = staff.at_the_console("demo-supervisor", "KB3")
    ready_to_deal(dealer, hers, "KB3")
    dealer.keys.press("i")
    dealer.page.get_by_role("heading", name="What happened?").wait_for()
    dealer.keys.press("4")
    dealer.page.get_by_role("heading", name="What was it?").wait_for()
    dealer.page.get_by_role("button", name=re.compile("not intermixed")).press("Enter")
    expect(dealer.page.get_by_role("dialog")).to_contain_text("4.1.3")
    dealer.page.locator("dialog .deeds .first").press("Enter")
    ask = dealer.page.get_by_role("button", name="Ask for approval")
    expect(ask).to_be_focused()
    dealer.keys.press("Enter")
    expect(dealer.page.get_by_role("article", name="Waits for approval")).to_be_visible()
    assert api.see("KB3")["console"]["step"]["command"] == "CallBets"

    supervisor.page.get_by_role("button", name="Approve").press("Enter")
    dealer.sees("Shuffle the cards")
    expect(
        dealer.page.get_by_role("status").filter(has_text="was approved by demo-supervisor")
    ).to_be_visible()


@pytest.mark.parametrize("slow", ["session", "deeds", "commands"])
def test_a_key_that_is_pressed_at_once_counts(
    browser: Browser, served: Served, staff: Staff, slow: str
) -> None:
    """The first Enter was lost while it was still being asked who had come with the page.

    Whatever the server is slow with, one Enter is one step; a second one, before the table has moved on, is
    not taken, and the console says so.
    """
    table = f"KB5{slow}"
    opened(browser, served, by_hand(table))
    api, page = staff.signs_in("demo-dealer")
    page.add_init_script(
        "const real = window.fetch; window.fetch = async (address, ...more) => {"
        f" if (String(address).endsWith('/{slow}')) await new Promise((done) => setTimeout(done, 1500));"
        " return real(address, ...more); }"
    )
    page.goto(f"{served.address}/dealer/{table}")
    page.locator("#next-step").wait_for()
    dealer = AtTheConsole(page)
    dealer.sees("Bring the decks")
    dealer.opens_the_form()
    page.get_by_label("Called").wait_for()
    dealer.enter()
    dealer.sees("Check the decks")
    dealer.keys.press("Enter")
    if slow == "commands":
        dealer.keys.press("Enter")
        expect(page.locator(".go")).to_contain_text("Too soon")
    dealer.sees("Shuffle the cards")
    assert api.see(table)["console"]["step"]["command"] == "Shuffle"


def test_a_card_is_taken_back_before_it_is_dealt(browser: Browser, served: Served, staff: Staff) -> None:
    opened(browser, served, by_hand("KB4"))
    api, dealer = staff.at_the_console("demo-dealer", "KB4")
    hers, _ = staff.signs_in("demo-supervisor")
    ready_to_deal(dealer, hers, "KB4")
    seat(api, "KB4", ann=1, ben=4)
    dealer.does("place your bets")
    api.do("KB4", "PlaceWager", patron="ann", bet="player", area=1, cents=10_000)
    dealer.does("no more bets")
    dealer.types("8S", "KD")
    verb = dealer.page.locator(".go span")
    expect(verb).to_have_text("Deal these 2")
    dealer.keys.press("Backspace")
    expect(verb).to_have_text("Deal it")
    dealer.keys.type("10")
    expect(verb).to_have_text("Deal these 2")
    dealer.keys.press("h")
    expect(verb).to_have_text("Deal these 2")
    assert not api.see("KB4")["coup"]["cards"]
    dealer.keys.press("Enter")
    dealer.sees("third card: Player's second")
    assert [one["face"] for one in api.see("KB4")["coup"]["cards"]] == ["8S", "TH"]


@pytest.mark.clauses("star-baccarat", "9.3", "9.4")
def test_a_coup_is_dealt_by_typing_ranks_alone(browser: Browser, served: Served, staff: Staff) -> None:
    """Player has 8 and 3 and draws on 1; a 9 makes 0 of it, against which a Banker of 5 stands (9.4)."""
    opened(browser, served, by_hand("KB5"))
    api, dealer = staff.at_the_console("demo-dealer", "KB5")
    hers, _ = staff.signs_in("demo-supervisor")
    ready_to_deal(dealer, hers, "KB5")
    seat(api, "KB5", ann=1, ben=4)
    dealer.does("place your bets")
    api.do("KB5", "PlaceWager", patron="ben", bet="banker", area=4, cents=10_000)
    dealer.does("no more bets")
    dealer.sees("first card: Player's first")
    expect(dealer.page.locator(".pad p")).to_contain_text("ranks are enough")
    said = dealer.page.get_by_test_id("said")
    dealer.keys.type("8 ")
    expect(said).to_have_text("8")
    dealer.keys.type("K ")
    expect(said).to_have_text("king")
    dealer.keys.type("3 5")
    expect(dealer.page.locator(".go span")).to_have_text("Deal these 4")
    dealer.keys.press("Enter")
    dealer.does("Announce: Player 1, Banker 5")
    assert [one["face"] for one in api.see("KB5")["coup"]["cards"]] == ["8", "K", "3", "5"]
    dealer.sees("fifth card: Player's third")
    dealer.keys.type("9")
    dealer.keys.press("Enter")
    dealer.sees("Announce: Banker wins, 5 to 0")
    eight = dealer.page.locator("svg text.rank", has_text="8").first
    expect(eight).to_be_visible()
    assert eight.locator("xpath=..").locator("path").count() == 0  # no pip that could be taken for its suit
    dealer.enter()
    dealer.does("Collect the losers")
    dealer.does("discard rack")
    assert api.see("KB5")["result"]["areas"][0]["winner"] == "banker"


@pytest.mark.clauses("crown-baccarat", "6.2.4(c)")
def test_where_a_bet_turns_on_suits_they_are_asked_for_and_it_is_said_why(
    browser: Browser, served: Served, staff: Staff
) -> None:
    table = by_hand("KB6", "crown-baccarat", "traditional")
    opened(browser, served, table, "crown-baccarat")
    hers, _ = staff.signs_in("demo-supervisor")
    shuffled(hers, "KB6")
    hers.do("KB6", "Cut", cards=200)
    hers.do("KB6", "PlaceCuttingCard", behind=20)
    hers.do("KB6", "Burn", kind="one-face-down", cards=1)
    api, dealer = staff.at_the_console("demo-dealer", "KB6")
    seat(api, "KB6", ann=1)
    dealer.does("bets")
    api.do("KB6", "PlaceWager", patron="ann", bet="player", area=1, cents=10_000)
    dealer.does("no more bets")
    dealer.sees("first card: Player's first")
    why = dealer.page.locator(".pad p")
    expect(why).to_contain_text("Player Perfect Pairs")
    expect(why.get_by_role("link")).to_have_text("6.2.4(c)")
    dealer.keys.type("8")
    expect(dealer.page.locator(".go span")).to_have_text("Which 8? S H D C")
    dealer.keys.press("Enter")
    assert not api.see("KB6")["coup"]["cards"]
    dealer.types("S", "KD")
    expect(dealer.page.locator(".go span")).to_have_text("Deal these 2")
    dealer.keys.press("Enter")
    dealer.sees("third card")
    assert [one["face"] for one in api.see("KB6")["coup"]["cards"]] == ["8S", "KD"]
