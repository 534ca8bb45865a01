"""Cards squeezed by touch, on a phone: an edge lifts after the finger, and nobody sees more than he may."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.pages.conftest import PHONE, Served
from tests.pages.dealing import API, Somebody, by_hand, opened, shuffled, signed_in

LISTENS = (
    "window.sent = []; const Real = EventSource; window.EventSource = class extends Real {"
    " constructor(address) { super(address); for (const kind of ['view', 'change'])"
    " this.addEventListener(kind, (event) => window.sent.push(event.data)); } }"
)
NUMBERS = count(1)
MINE = ("7D", "2C")
BANKERS = ("KH", "4S")
WIDE, HIGH, AROUND = 100, 140, 22
"""A card as it is drawn, and the room left around it."""


@dataclass
class Finger:
    """A finger on a card, by the browser's own touch events; places are those of the drawn card."""

    devtools: CDPSession
    page: Page
    card: int = 0

    def at(self, x: float, y: float) -> dict[str, float]:
        box = self.page.locator(".hold svg[role=application]").nth(self.card).bounding_box()
        assert box is not None
        unit = box["width"] / (WIDE + 2 * AROUND)
        return {"x": box["x"] + (x + AROUND) * unit, "y": box["y"] + (y + AROUND) * unit}

    def _tell(self, kind: str, *points: dict[str, float]) -> None:
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def touches(self, x: float, y: float) -> None:
        self._tell("touchStart", self.at(x, y))

    def goes(self, x: float, y: float) -> None:
        self._tell("touchMove", self.at(x, y))

    def lets_go(self) -> None:
        self._tell("touchEnd")

    def is_joined_by(self, x: float, y: float, own: tuple[float, float]) -> None:
        """A second finger comes to the card beside this one."""
        self._tell("touchStart", self.at(*own) | {"id": 0}, self.at(x, y) | {"id": 1})

    def is_taken_away(self) -> None:
        self._tell("touchCancel")

    def back(self) -> list[float]:
        """How far the back of the card reaches: left, top, right, bottom."""
        drawn = self.page.locator(".hold svg[role=application]").nth(self.card)
        points = drawn.locator("clipPath polygon").first.get_attribute("points") or ""
        xs, ys = zip(*(map(float, one.split(",")) for one in points.split()), strict=True)
        return [min(xs), min(ys), max(xs), max(ys)]

    def finds_the_back(self, bottom: float) -> None:
        """The browser tells of a finger once a frame."""
        until = monotonic() + 5
        while (back := self.back()) != pytest.approx([0, 0, WIDE, bottom], abs=2):
            assert monotonic() < until, back


LIES = [0, 0, WIDE, HIGH]


@dataclass
class AtTheTable:
    """A guest on his phone who holds the Player hand, and somebody who looks on."""

    page: Page
    other: Page
    dealer: Somebody
    table: str
    finger: Finger

    def told(self, page: Page) -> str:
        return "".join(page.evaluate("window.sent"))

    @property
    def faces(self) -> list[str | None]:
        """The cards as whoever looks on is told of them now."""
        cards = self.other.evaluate(
            "async (table) => (await (await fetch(`/api/v1/tables/${table}`)).json()).coup?.cards ?? []",
            self.table,
        )
        return [one["face"] for one in cards]


def carry_on(api: Somebody, table: str, until: str) -> None:
    """Step after step as the console has it made ready, up to a command."""
    while (step := api.see(table)["console"]["step"])["command"] != until:
        api.do(table, step["command"], **step["given"])


@pytest.fixture
def at_table(browser: Browser, served: Served) -> Iterator[AtTheTable]:
    table = f"SQ{next(NUMBERS)}"
    opened(browser, served, by_hand(table, method="B"))
    phone = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, locale="en-AU"
    )
    looks_on, staff, above = browser.new_context(locale="en-AU"), browser.new_context(), browser.new_context()
    for context in (phone, looks_on):
        context.add_init_script(LISTENS)
    visit = phone.request.post(f"{served.address}{API}/visits", data={"table": table, "place": 1})
    guest = Somebody(phone.request, served.address, visit.json()["csrf"])
    patron = guest.see(table)["own"]["patron"]
    dealer, supervisor = signed_in(staff, served, "demo-dealer"), signed_in(above, served, "demo-supervisor")
    shuffled(supervisor, table)
    supervisor.do(table, "Cut", cards=200)
    carry_on(dealer, table, "CallBets")
    dealer.do(table, "CallBets")
    guest.do(table, "PlaceWager", patron=patron, bet="player", area=1, cents=10_000)
    dealer.do(table, "CallNoMoreBets")
    page, other = phone.new_page(), looks_on.new_page()
    for one in (page, other):
        one.goto(f"{served.address}/table/{table}")
        one.locator("#main").wait_for()
    for card in (MINE[0], BANKERS[0], MINE[1], BANKERS[1]):
        dealer.do(table, "Draw", card=card, exposed=False)
    dealer.do(table, "OfferHand", hand="player", to=patron)
    yield AtTheTable(page, other, dealer, table, Finger(phone.new_cdp_session(page), page))
    for context in (phone, looks_on, staff, above):
        context.close()


def takes_the_cards(at: AtTheTable) -> None:
    at.page.get_by_role("button", name="Take the cards").tap()
    expect(at.page.locator(".hold svg[role=application]")).to_have_count(2)


def names(text: str, *cards: str) -> list[str]:
    return [card for card in cards if re.search(rf'"{card}"', text)]


def drawn_of(page: Page) -> dict[str, Any]:
    """What of a card's face is in the page: its index, its pips."""
    return {
        "index": page.locator(".hold text.rank").count(),
        "pips": page.locator(".hold svg[role=application] g[fill] path").count(),
    }


def test_an_edge_lifts_after_the_finger_and_the_pips_show_before_the_index(at_table: AtTheTable) -> None:
    page, finger = at_table.page, at_table.finger
    page.get_by_role("button", name="Take the cards").wait_for()
    assert names(at_table.told(page), *MINE, *BANKERS) == [], "told before the cards were taken"
    takes_the_cards(at_table)
    assert drawn_of(page) == {"index": 0, "pips": 0}, "the face is in the page before the card is bent"
    assert finger.back() == LIES

    finger.touches(50, HIGH - 3)  # the near edge
    finger.goes(50, HIGH - 30)
    expect(page.locator(".hold polygon[fill=none]")).to_be_visible()
    finger.finds_the_back(HIGH - 15)
    finger.goes(50, HIGH - 60)
    finger.finds_the_back(HIGH - 30)
    shown = drawn_of(page)
    assert shown["pips"] > 0
    assert shown["index"] == 0, "the index shows before the pips"
    assert page.evaluate("scrollY") == 0, "the page went with the finger"
    assert not re.search("seven|diamond|7", page.locator(".hold").get_attribute("aria-label") or "")

    finger.lets_go()  # half-way
    expect(page.locator(".hold polygon[fill=none]")).to_have_count(0)
    assert finger.back() == LIES
    assert at_table.faces == [None] * 4
    assert names(at_table.told(at_table.other), *MINE, *BANKERS) == []
    assert names(at_table.told(page), *BANKERS) == [], "whoever holds one hand is told of the other"


@pytest.mark.parametrize(
    ("hold", "to", "corners"),
    [
        pytest.param((97, 137), (70, 100), 5, id="a corner"),
        pytest.param((3, 70), (40, 70), 4, id="the left edge"),
        pytest.param((97, 70), (60, 70), 4, id="the right edge"),
        pytest.param((50, 3), (50, 40), 4, id="the far edge"),
    ],
)
def test_a_card_lifts_from_any_edge(
    at_table: AtTheTable, hold: tuple[int, int], to: tuple[int, int], corners: int
) -> None:
    """What is left of the back has as many corners: five where a corner of it is folded away."""
    takes_the_cards(at_table)
    finger = at_table.finger
    finger.card = 1
    finger.touches(*hold)
    finger.goes(*to)
    expect(at_table.page.locator(".hold polygon[fill=none]")).to_be_visible()
    back = at_table.page.locator(".hold svg[role=application]").nth(1).locator("clipPath polygon").first
    assert len((back.get_attribute("points") or "").split()) == corners
    finger.lets_go()
    expect(at_table.page.locator(".hold polygon[fill=none]")).to_have_count(0)
    assert at_table.faces == [None] * 4


def test_pulled_over_it_is_exposed_to_all_and_its_neighbour_is_not(at_table: AtTheTable) -> None:
    takes_the_cards(at_table)
    finger, page = at_table.finger, at_table.page
    finger.touches(50, HIGH - 3)
    for y in range(HIGH - 20, -20, -20):
        finger.goes(50, y)
    assert page.locator(".hold text.rank").count() > 0, "far over, the index shows"
    assert at_table.faces == [None] * 4, "it is exposed before it is let go"
    finger.lets_go()
    expect(page.locator(".hold svg[role=application]")).to_have_count(1)
    assert at_table.faces == [MINE[0], None, None, None]
    assert names(at_table.told(at_table.other), *MINE, *BANKERS) == [MINE[0]]


def test_a_finger_that_is_taken_away_and_a_second_one_expose_nothing(at_table: AtTheTable) -> None:
    """A call comes in, or the system takes the gesture: the card falls back, however far it was bent."""
    takes_the_cards(at_table)
    finger, page = at_table.finger, at_table.page
    finger.touches(50, HIGH - 3)
    finger.goes(50, 2)
    expect(page.locator(".hold polygon[fill=none]")).to_be_visible()
    finger.is_taken_away()
    expect(page.locator(".hold polygon[fill=none]")).to_have_count(0)
    assert at_table.faces == [None] * 4

    finger.touches(50, HIGH - 3)
    finger.goes(50, HIGH - 40)
    finger.finds_the_back(HIGH - 20)
    finger.is_joined_by(97, 30, own=(50, HIGH - 40))
    page.wait_for_timeout(100)
    finger.finds_the_back(HIGH - 20)
    finger.lets_go()
    expect(page.locator(".hold polygon[fill=none]")).to_have_count(0)
    assert at_table.faces == [None] * 4
