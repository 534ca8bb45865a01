"""Every page in each state worth looking at: `make screenshots` makes pictures of them, axe looks them over.

A page gets a line in `WALK`: a name, its address, the account of the demonstration that opens it (nobody
unless named), and what is done first. What is done gets a `Scene` and leaves its page as it is to be seen.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from json import dumps

from msgspec import to_builtins
from playwright.sync_api import BrowserContext, Page, expect

from sabot.rulebooks import load_book
from sabot.views.layout import layout
from tests.pages.conftest import Served
from tests.pages.consoles import NUMBERS, console, shoe_in_need
from tests.pages.dealing import by_hand, opened, shuffled, signed_in

DESKTOP = (1440, 900)
SMALLER = (1024, 768)
PHONE = (390, 844)


@dataclass
class Scene:
    """A page that somebody has before him, and what he needs to bring something about."""

    page: Page
    context: BrowserContext
    address: str
    password: str
    path: str

    def open(self, path: str | None = None) -> Page:
        self.page.goto(f"{self.address}{path or self.path}")
        self.page.locator("#main").wait_for()
        return self.page

    def sign_in(self, account: str) -> None:
        """As an account of the demonstration: `demo-dealer`."""
        answer = self.context.request.post(
            f"{self.address}/api/v1/session", data={"account": account, "password": self.password}
        )
        assert answer.ok, answer.text()

    def sit_down(self, table: str, place: int | None = None) -> Page:
        """As a guest of the demonstration."""
        answer = self.context.request.post(
            f"{self.address}/api/v1/visits", data={"table": table, "place": place}
        )
        assert answer.ok, answer.text()
        self.open(f"/table/{table}")
        self.page.get_by_test_id("chips").wait_for()
        return self.page


Bring = Callable[[Scene], None]


@dataclass(frozen=True)
class Entry:
    """A page in a state."""

    name: str
    path: str
    account: str | None = None
    bring: Bring | None = None


def may_wager(page: Page, bet: str) -> None:
    """Wait until wagers are taken on a bet."""
    page.locator(f'[data-bet="{bet}"]:not([aria-disabled="true"])').first.wait_for(timeout=60_000)


def lay(page: Page, *bets: str) -> None:
    """A chip on each bet; when the dealer was quicker, in the next coup."""
    for _ in range(8):
        may_wager(page, bets[0])
        for bet in bets:
            page.locator(f'[data-bet="{bet}"]').first.dispatch_event("click")
            page.wait_for_timeout(150)
        try:
            expect(page.get_by_test_id("staked")).not_to_have_text("$0", timeout=2_500)
        except AssertionError:
            continue
        return
    raise AssertionError(f"no wager could be laid on {bets}")


def wagers_of(table: str, *bets: str) -> Bring:
    """A guest with wagers on the table."""

    def bring(scene: Scene) -> None:
        lay(scene.sit_down(table), *bets)

    return bring


def result_of(table: str, *bets: str) -> Bring:
    """A guest who wagered, when the coup has its result."""

    def bring(scene: Scene) -> None:
        page = scene.sit_down(table)
        lay(page, *bets)
        page.locator(".outcome").wait_for(timeout=60_000)

    return bring


def cards_in_hand(table: str) -> Bring:
    """A guest with the highest wager, who has taken the cards and bends one."""

    def bring(scene: Scene) -> None:
        page = scene.sit_down(table)
        page.get_by_role("button", name="Chip of $1,000", exact=True).click()
        lay(page, "banker")
        page.get_by_role("button", name="Take the cards").click(timeout=60_000)
        card = page.locator(".hold svg[role=application]").first
        card.focus()
        for _ in range(3):
            page.keyboard.press("ArrowUp")

    return bring


def cards_to_cut(scene: Scene) -> None:
    """A guest at a table that people deal, to whom the cards are offered to be cut."""
    browser, table = scene.context.browser, f"PIC{next(NUMBERS)}"
    assert browser is not None
    served = Served(scene.address, scene.password)
    opened(browser, served, by_hand(table))
    page = scene.sit_down(table)
    guest = scene.context.request.get(f"{scene.address}/api/v1/tables/{table}").json()["own"]["patron"]
    with browser.new_context() as other:
        supervisor = signed_in(other, served, "demo-supervisor")
        shuffled(supervisor, table)
        supervisor.do(table, "OfferCut", to=guest)
    page.get_by_role("slider").wait_for()


def tab(name: str, table: str) -> Bring:
    """A guest who has opened a tab beside the table."""

    def bring(scene: Scene) -> None:
        scene.sit_down(table).get_by_role("tab", name=re.compile(name)).click()

    return bring


def fourteen_places(scene: Scene) -> None:
    """Crown's widest layout with as many places as it may have, drawn as for a table that was opened so."""
    book = load_book("crown-baccarat")
    assert book.table is not None
    told = scene.context.request.get(f"{scene.address}/api/v1/tables/CB2").json()
    of = next(one for one in book.table.layouts if one.key == told["face"]["layout"]["key"])
    bets = [bet for bet in book.bets if str(bet.key) in {one["key"] for one in told["face"]["bets"]}]
    told["face"] |= {"places": 14, "layout": to_builtins(layout(book, of, 14, bets))}
    scene.page.add_init_script(
        "window.EventSource = class extends EventTarget { close() {} constructor() { super();"
        f" const view = new MessageEvent('view', {{ data: {dumps(dumps(told))} }});"
        " setTimeout(() => this.dispatchEvent(view)); } }"
    )
    scene.open()
    scene.page.locator("main svg").first.wait_for()


def signing_in(scene: Scene) -> None:
    scene.open().get_by_role("button", name="Sign in").click()


def _ask(scene: Scene, account: str, path: str, data: object) -> None:
    """Have somebody else of staff do or ask something; refused, it was done before."""
    browser = scene.context.browser
    assert browser is not None
    context = browser.new_context()
    session = {"account": account, "password": scene.password}
    csrf = context.request.post(f"{scene.address}/api/v1/session", data=session).json()["csrf"]
    context.request.post(f"{scene.address}/api/v1{path}", data=data, headers={"x-csrf-token": csrf})
    context.close()


def pit_in_need(scene: Scene) -> None:
    """A supervisor whom a request and a dispute wait for."""
    command = {"do": "FillFloat", "chips": {"10000": 20, "2500": 40}, "serial": "F-20417"}
    _ask(scene, "demo-manager", "/tables/SB1/approvals", {"command": command})
    dispute = {"do": "RaiseDispute", "patron": "guest-alma", "about": "a wager on Tie"}
    _ask(scene, "demo-dealer", "/tables/CB1/commands", {"command": dispute})
    scene.open().get_by_role("button", name="Approve").first.wait_for()


def pit_table(scene: Scene) -> None:
    """A table with fills and a credit."""
    for serial in ("F-20417", "F-20418"):
        fill = {"do": "FillFloat", "chips": {"10000": 20, "2500": 40}, "serial": serial}
        _ask(scene, "demo-manager", "/tables/SB1/commands", {"command": fill})
    scene.open().get_by_test_id("win").wait_for()


def pit_count(button: str) -> Bring:
    """Chips being counted."""

    def bring(scene: Scene) -> None:
        page = scene.open()
        page.get_by_role("button", name=button, exact=True).click()
        page.get_by_label("Serial number of the slip").fill("F-20419")
        page.get_by_label("How many of $100", exact=True).fill("20")
        page.get_by_label("How many of $25", exact=True).fill("40")

    return bring


def pit_opening(scene: Scene) -> None:
    """A table about to be opened."""
    table = {"id": "WALK1", "book": "star-baccarat", "pit": "salon"}
    _ask(scene, "demo-administrator", "/tables", table)
    page = scene.open()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Game").wait_for()


def coup_over(scene: Scene) -> None:
    """A journal, once a coup of the table is over."""
    page = scene.open()
    page.locator("section[aria-label=Coups] li a").first.wait_for(state="attached", timeout=90_000)


def chain_checked(scene: Scene) -> None:
    coup_over(scene)
    scene.page.get_by_role("button", name="Check the chain").click()
    scene.page.get_by_test_id("chain").wait_for()


def event_proved(scene: Scene) -> None:
    coup_over(scene)
    scene.page.locator(".events .version").nth(2).click()
    scene.page.locator(".checks li").nth(2).wait_for()


def replayed(scene: Scene) -> Page:
    """A coup of a table, once it is over."""
    page = scene.page
    for _ in range(60):
        scene.open()
        page.get_by_test_id("step").or_(page.get_by_role("alert").filter(has_text="has not dealt")).wait_for()
        if page.get_by_test_id("step").is_visible():
            return page
        page.wait_for_timeout(1_000)
    raise AssertionError(f"{scene.path} was not dealt")


def stepped(until: str) -> Bring:
    """A coup, step by step up to an event that says so."""

    def bring(scene: Scene) -> None:
        page = replayed(scene)
        for _ in range(200):
            if re.search(until, page.locator(".now .said").inner_text()):
                return
            page.keyboard.press("ArrowRight")
        page.keyboard.press("End")

    return bring


def looked_through(scene: Scene) -> None:
    stepped("leaves the shoe for the Banker hand")(scene)
    scene.page.keyboard.press("f")


def margins_shown(scene: Scene) -> None:
    scene.open().locator("section svg").first.wait_for(timeout=180_000)


WALK: tuple[Entry, ...] = (
    # The lobby and the patron's table
    Entry("lobby", "/"),
    Entry("lobby-signing-in", "/", bring=signing_in),
    Entry("lobby-of-staff", "/", account="demo-supervisor"),
    Entry("lobby-chinese", "/?lang=zh-Hant"),
    Entry("table-looking-on", "/table/SB1"),
    Entry("table-wagers", "/table/SB1", bring=wagers_of("SB1", "player", "tie")),
    Entry("table-result", "/table/SB1", bring=result_of("SB1", "banker", "tiger")),
    Entry("table-crown", "/table/CB2", bring=wagers_of("CB2", "banker")),
    Entry("table-fourteen", "/table/CB2", bring=fourteen_places),
    Entry("table-three-card", "/table/STCB1", bring=result_of("STCB1", "player")),
    Entry("table-squeeze", "/table/SB2", bring=cards_in_hand("SB2")),
    Entry("table-cut", "/", bring=cards_to_cut),
    Entry("table-roads", "/table/SB1", bring=tab("Roads", "SB1")),
    Entry("table-bets", "/table/SB1", bring=tab("Bets", "SB1")),
    Entry("table-own", "/table/SB1", bring=tab("You", "SB1")),
    Entry("table-help", "/table/SB1", bring=tab("Help", "SB1")),
    Entry("table-chinese", "/table/SB1?lang=zh-Hans"),
    Entry("no-such-page", "/no/such/page"),
    # The display
    Entry("display", "/display/SB1"),
    Entry("display-three-card", "/display/STCB1"),
    Entry("display-chinese", "/display/CB1?lang=zh-Hant"),
    # The dealer's console
    Entry("dealer-not-signed-in", "/dealer/SB1"),
    Entry("dealer-bets", "/dealer/PIC", bring=console("no more bets")),
    Entry("dealer-cards", "/dealer/PIC", bring=console("first card: Player", *"8skd3h5")),
    Entry("dealer-shoe", "/dealer/PIC", bring=shoe_in_need),
    Entry("dealer-pays", "/dealer/PIC", bring=console("Collect")),
    Entry("dealer-irregularity", "/dealer/PIC", bring=console("Collect", "i", "1")),
    Entry("dealer-says", "/dealer/PIC", bring=console("Collect", "i", "4", "1", "1")),
    Entry("dealer-more", "/dealer/PIC", bring=console("Collect", "m")),
    Entry("dealer-keys", "/dealer/PIC", bring=console("Bring", "?")),
    # The pit
    Entry("pit", "/pit", account="demo-supervisor", bring=pit_in_need),
    Entry("pit-table", "/pit/SB1", account="demo-manager", bring=pit_table),
    Entry("pit-fill", "/pit/SB1", account="demo-manager", bring=pit_count("Fill")),
    Entry("pit-opening", "/pit/WALK1", account="demo-manager", bring=pit_opening),
    Entry("pit-for-a-dealer", "/pit", account="demo-dealer"),
    # The journal
    Entry("journal-tables", "/journal", account="demo-inspector"),
    Entry("journal", "/journal/SB1", account="demo-inspector", bring=coup_over),
    Entry("journal-coups", "/journal/SB1?show=coups", account="demo-inspector", bring=coup_over),
    Entry("journal-proof", "/journal/SB1?show=proof", account="demo-inspector", bring=chain_checked),
    Entry("journal-event-proved", "/journal/SB1", account="demo-inspector", bring=event_proved),
    Entry("journal-notices", "/journal/SB1?show=notices", account="demo-surveillance", bring=coup_over),
    Entry("journal-exports", "/journal/SB1?show=exports", account="demo-inspector", bring=coup_over),
    Entry("replay", "/journal/SB1/1", account="demo-inspector", bring=stepped(r"^Wager \d+ wins")),
    Entry("replay-face-down", "/journal/SB2/1", account="demo-inspector", bring=looked_through),
    Entry("replay-three-card", "/journal/STCB1/1", account="demo-inspector", bring=stepped("is announced")),
    Entry("journal-for-staff", "/journal/SB1"),
    # Rules and margins
    Entry("rules", "/rules"),
    Entry("rules-search", "/rules?q=extra+card"),
    Entry("rules-book", "/rules/star-baccarat"),
    Entry("rules-clause", "/rules/star-baccarat/12.2"),
    Entry("margins", "/margins", account="demo-manager"),
    Entry("margins-game", "/margins/crown-baccarat/traditional?bet=tiger", "demo-manager", margins_shown),
    Entry("margins-decks", "/margins/star-baccarat/baccarat?bet=tie", "demo-manager", margins_shown),
    Entry("margins-for-staff", "/margins/star-baccarat/baccarat"),
)


def bring_about(entry: Entry, context: BrowserContext, address: str, password: str) -> Page:
    """A page in the state that an entry names."""
    page = context.new_page()
    page.set_default_timeout(30_000)
    scene = Scene(page=page, context=context, address=address, password=password, path=entry.path)
    if entry.account is not None:
        scene.sign_in(entry.account)
    if entry.bring is not None:
        entry.bring(scene)
    else:
        scene.open()
    page.wait_for_timeout(700)  # what moves has come to rest, and the typefaces are there
    return page
