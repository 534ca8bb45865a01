"""The dealer's console in each state worth looking at, for `walk.WALK`."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from tests.pages.conftest import Served
from tests.pages.dealing import SCANS, AtTheConsole, Somebody, by_hand, opened, scanning_shoe, signed_in

NUMBERS: Final = count(1)
CUT: Final = 200


def dealt_at(scene: Any, until: str, **settings: Any) -> tuple[AtTheConsole, Somebody]:
    """A table of its own, dealt by keys until the console says this; the supervisor cuts."""
    browser, served = scene.context.browser, Served(scene.address, scene.password)
    table = f"PIC{next(NUMBERS)}"
    opened(browser, served, by_hand(table, **settings))
    api = signed_in(scene.context, served, "demo-dealer")
    dealer = AtTheConsole(scene.open(f"/dealer/{table}"))
    dealer.page.locator("#next-step").wait_for()
    cards = iter(("8S", "KD", "3H", "5C", "6D", "9H"))
    while until not in dealer.prompt:
        said = dealer.prompt
        if said.startswith("Bring"):
            dealer.opens_the_form()
        elif said.startswith("Cut"):
            with browser.new_context() as other:
                signed_in(other, served, "demo-supervisor").do(table, "Cut", cards=CUT)
            dealer.moves_on(said)
            continue
        elif said.startswith("Call: place"):
            _seat(api, table)
        elif said.startswith("Wagers are open"):
            _wager(api, table)
            dealer.moves_on(said)
            continue
        elif "first card: Player" in said:
            dealer.types(*(next(cards) for _ in range(4)))
            dealer.keys.press("Enter")
            dealer.sees("Announce")
            continue
        elif said.startswith("Draw"):
            dealer.types(next(cards))
        dealer.enter()
    return dealer, api


def _seat(api: Somebody, table: str) -> None:
    for who, place in (("ann", 1), ("ben", 4), ("cho", 6)):
        api.do(table, "Arrive", patron=who, place=place, player_card=True)
        api.do(table, "BringChips", patron=who, cents=5_000_000)


def _wager(api: Somebody, table: str) -> None:
    for who, area, bet, cents in (
        ("ann", 1, "player", 12_500),
        ("ann", 1, "tie", 2_500),
        ("ben", 4, "banker", 235_000),
        ("cho", 6, "player", 30_000),
        ("cho", 6, "tiger", 2_500),
    ):
        api.do(table, "PlaceWager", patron=who, bet=bet, area=area, cents=cents)


def console(until: str, *keys: str) -> Callable[[Any], None]:
    """Dealt until the console says this; then these keys."""

    def bring(scene: Any) -> None:
        dealer, _ = dealt_at(scene, until)
        for key in keys:
            dealer.keys.press(key)
            dealer.page.wait_for_timeout(250)

    return bring


def shoe_in_need(scene: Any) -> None:
    """A scanning shoe that could not read a card, and has read another after it."""
    dealer, _ = dealt_at(scene, "first card: Player", device=SCANS)
    table = dealer.page.url.rpartition("/")[2]
    shoe = scanning_shoe(scene.context.browser, Served(scene.address, scene.password), table)
    for card in ("2C", "8S", "?", "3H"):  # the first was burned
        assert shoe.reads(card) == 200
    dealer.page.get_by_text("2 cards wait at the shoe").wait_for()
