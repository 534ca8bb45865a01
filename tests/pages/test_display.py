"""The screen above a table: right again after its line broke, read from afar, roads as players know them."""

import json
import re
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.conftest import TOLD
from tests.pages.conftest import Visitors, demonstration

SCREEN = (1920, 1080)
SMALLEST_PX = 24
"""A letter of 24 pixels on a 55-inch screen of that size is 15 mm high with its reach, 11 mm as a capital."""


def coups(page: Page) -> int:
    """How many results the display counts."""
    return int(page.locator(".counts dl").last.locator("dd").last.inner_text())


def test_a_display_that_loses_its_line_says_so_and_comes_back_right(browser: Browser, tmp_path: Path) -> None:
    """The server is stopped and started again at the same address, with the same journals."""
    database = f"sqlite:///{tmp_path / 'demo.sqlite'}"
    page = browser.new_page(viewport={"width": SCREEN[0], "height": SCREEN[1]})
    with demonstration(database, pace="0.1") as (served, _):
        port = int(served.address.rsplit(":", 1)[1])
        page.goto(f"{served.address}/display/SB1")
        expect(page.locator(".headline")).to_be_visible()
        deadline = time.monotonic() + 60
        while coups(page) < 2 and time.monotonic() < deadline:
            page.wait_for_timeout(200)
        before = coups(page)
        assert before >= 2
    expect(page.locator(".off")).to_have_text("Connection lost. It is being made again.", timeout=15_000)
    with demonstration(database, port=port, pace="0.1") as (served, _):
        expect(page.locator(".off")).to_have_count(0, timeout=60_000)
        deadline = time.monotonic() + 60
        while coups(page) <= before and time.monotonic() < deadline:
            page.wait_for_timeout(200)
        told: dict[str, Any] = {}
        shown = -1
        for _ in range(20):  # between two coups of a table that goes on
            told = httpx.get(f"{served.address}/api/v1/tables/SB1/display").json()
            shown = coups(page)
            if told["shown"]["counts"]["coups"] == shown:
                break
            page.wait_for_timeout(100)
        assert shown == told["shown"]["counts"]["coups"] > before
        beads = page.locator(".beads svg circle[r='4.4']").count()
        assert beads == min(shown, 72)
    page.close()


def test_nothing_on_the_display_is_smaller_than_can_be_read_from_four_metres(
    visitor: Visitors, record_property: object
) -> None:
    page = visitor(SCREEN).go("/display/CB2")
    page.locator(".roads svg").first.wait_for()
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('main *')]
          .filter((one) => !one.closest('svg') && !one.closest('.unseen') && one.offsetParent !== null)
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
          .map((one) => [Math.round(parseFloat(getComputedStyle(one).fontSize) * 10) / 10, one.innerText])"""
    )
    cells = {
        name: page.locator(f".{name} svg").bounding_box()
        for name in ("beads", "big", "eye", "small", "roach")
    }
    squares = {name: box["height"] / 6 for name, box in cells.items() if box}
    told = f"smallest letters {min(sizes)[0]} px, squares of the roads "
    record_property(TOLD, told + ", ".join(f"{k} {v:.0f}" for k, v in squares.items()))  # type: ignore[operator]
    assert len(sizes) > 15
    assert [one for one in sizes if one[0] < SMALLEST_PX] == []
    assert squares["beads"] > 44
    assert min(squares.values()) > 22
    assert page.evaluate("document.documentElement.scrollHeight") <= SCREEN[1], (
        "it does not fit on the screen"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= SCREEN[0]


SHOE = {
    "bead_plate": [[0, 0, "B", 0, False, True], [0, 1, "P", 0, True, False], [0, 2, "T", 0, False, False]],
    "big_road": [[0, 0, "B", 0, False, True], [1, 0, "P", 1, True, False]],
    "unplaced_ties": 0,
    "big_eye_boy": {"cells": [[0, 0, "R"], [1, 0, "B"]], "next_banker": "R", "next_player": "B"},
    "small_road": {"cells": [[0, 0, "B"]], "next_banker": "B", "next_player": None},
    "cockroach_road": {"cells": [[0, 0, "R"]], "next_banker": None, "next_player": None},
}
RED, BLUE, GREEN = "#b8201b", "#1c57a6", "#17744a"


def test_the_five_roads_are_drawn_as_players_know_them(visitor: Visitors) -> None:
    """A shoe of Banker with a pair, Player with a pair, and a tie, drawn from what a server would send."""
    one = visitor(SCREEN)
    view = httpx.get(f"{one.address}/api/v1/tables/SB1/display").json()
    counts = {"coups": 3, "banker": 1, "player": 1, "tie": 1, "banker_naturals": 0, "player_naturals": 1}
    counts |= {"banker_pairs": 1, "player_pairs": 1}
    view["shown"] = {"counts": counts, "roads": SHOE, "banker_hands": []}
    sent = f"event: view\ndata: {json.dumps(view)}\n\n"
    one.page.route(
        re.compile("/display/events"),
        lambda route: route.fulfill(content_type="text/event-stream", body=sent),
    )
    page = one.go("/display/SB1?lang=en")
    beads = page.locator(".beads g[transform]")
    expect(beads).to_have_text(["庄", "闲", "和"])
    fills = page.locator(".beads circle[r='4.4']").evaluate_all("all => all.map(c => c.getAttribute('fill'))")
    assert fills == [RED, BLUE, GREEN]
    banker, player = page.locator(".big g[transform]").all()
    ring = banker.locator("circle").first
    assert (ring.get_attribute("fill"), ring.get_attribute("stroke")) == ("none", RED)
    assert player.locator("circle").first.get_attribute("stroke") == BLUE
    assert player.locator("path").get_attribute("stroke") == GREEN, "a tie is a green slash"
    assert banker.locator("path").count() == 0
    pair = banker.locator("circle").nth(1)
    assert float(pair.get_attribute("cx") or 0) < 0 > float(pair.get_attribute("cy") or 0)
    assert pair.get_attribute("fill") == RED
    pair = player.locator("circle").nth(1)
    assert float(pair.get_attribute("cx") or 0) > 0 < float(pair.get_attribute("cy") or 0)
    assert pair.get_attribute("fill") == BLUE
    assert page.locator(".eye g[transform] circle[fill=none]").count() == 2
    assert page.locator(f".small g[transform] circle[fill='{BLUE}']").count() == 1
    assert page.locator(f".roach g[transform] path[stroke='{RED}']").count() == 1
    marks = page.locator("tbody tr").all()
    assert [mark.locator("svg").count() for mark in marks] == [2, 1, 0]
    assert page.locator(".counts dd").all_inner_texts() == ["1", "1", "1", "1", "1", "1", "3"]
