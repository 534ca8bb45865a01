"""Tables for dealers to deal at: opened over the API, with a shoe of paper whose cards are typed."""

import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import APIRequestContext, Browser, BrowserContext, Page, expect

from sabot.cards import decks_of
from sabot.engine.settings import Device, TableSettings
from sabot.floor.demo import FLOAT, settings_of
from sabot.rulebooks import load_book
from tests.pages.conftest import Served

API = "/api/v1"
SCANS = Device(kind="card-shoe", scans=True)


@dataclass
class Somebody:
    """An account of the demonstration, over the API."""

    request: APIRequestContext
    address: str
    token: str

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.request.post(
            f"{self.address}{API}{path}", data=body, headers={"x-csrf-token": self.token}
        )
        assert answer.ok, f"{path} {body}: {answer.text()}"
        return answer.json() if answer.text() else None

    def do(self, table: str, what: str, **details: Any) -> None:
        self.post(f"/tables/{table}/commands", {"command": {"do": what, **details}})

    def see(self, table: str) -> Any:
        return self.request.get(f"{self.address}{API}/tables/{table}").json()


def signed_in(context: BrowserContext, served: Served, account: str) -> Somebody:
    """In this browser, so that its pages are his."""
    answer = context.request.post(
        f"{served.address}{API}/session", data={"account": account, "password": served.password}
    )
    assert answer.ok, answer.text()
    return Somebody(context.request, served.address, answer.json()["csrf"])


def by_hand(table: str, book: str = "star-baccarat", game: str = "baccarat", **other: Any) -> TableSettings:
    """A table of the demonstration's limits, with cards of paper in a card shoe."""
    usual = settings_of(load_book(book), game, table)
    return msgspec.structs.replace(usual, **{"device": Device(kind="card-shoe"), **other})


def opened(browser: Browser, served: Served, settings: TableSettings, book: str = "star-baccarat") -> None:
    """The table is added by an administrator and opened by a supervisor."""
    with browser.new_context() as context:
        boss = signed_in(context, served, "demo-administrator")
        boss.post("/tables", {"id": settings.table, "book": book, "pit": "demonstration"})
    with browser.new_context() as context:
        signed_in(context, served, "demo-supervisor").do(
            settings.table,
            "OpenTable",
            settings=msgspec.to_builtins(settings, str_keys=True),
            float={str(cents): count for cents, count in FLOAT.items()},
        )


def shuffled(supervisor: Somebody, table: str) -> None:
    """New cards on the table, which wait to be cut."""
    supervisor.do(table, "BringCards", cards={"id": "set 1", "backs": "red"})
    supervisor.do(table, "CheckCards")
    supervisor.do(table, "Shuffle", ground="before-play")


@dataclass
class ScanningShoe:
    """A shoe that has a key of its table and nothing else."""

    request: APIRequestContext
    address: str
    sent: int = 0

    def reads(self, card: str, sequence: int | None = None) -> int:
        """It tells a card that left it; the status of the answer."""
        if sequence is None:
            self.sent = sequence = self.sent + 1
        return self.request.post(self.address, data={"card": card, "sequence": sequence}).status


def scanning_shoe(browser: Browser, served: Served, table: str) -> ScanningShoe:
    with browser.new_context() as context:
        key = signed_in(context, served, "demo-administrator").post(
            "/keys", {"name": f"shoe of {table}", "table": table, "rights": ["scan"]}
        )
    context = browser.new_context(extra_http_headers={"Authorization": f"Bearer {key['text']}"})
    return ScanningShoe(context.request, f"{served.address}{API}/tables/{table}/reads")


@dataclass
class Shoe:
    """Cards of paper, in an order that the dealer sees one by one."""

    decks: int
    seed: int = 8
    cards: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.cards = [card.name for card in decks_of(self.decks)]
        random.Random(self.seed).shuffle(self.cards)

    def draw(self) -> str:
        return self.cards.pop(0)


class AtTheConsole:
    """A dealer who has the console before him, and a keyboard. He reads what it says and presses keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = page.keyboard

    @property
    def prompt(self) -> str:
        return self.page.locator("#next-step").inner_text()

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.locator("#next-step")).to_contain_text(words, timeout=20_000)

    def does(self, words: str | re.Pattern[str]) -> None:
        """He waits for a prompt, and presses Enter."""
        self.sees(words)
        self.enter()

    def enter(self) -> None:
        before = self.prompt
        self.keys.press("Enter")
        self.moves_on(before)

    def opens_the_form(self) -> None:
        """He presses Enter, and the form lies before him and has the keyboard."""
        self.keys.press("Enter")
        self.page.locator("dialog .deeds .first").wait_for()
        self.page.wait_for_function("document.activeElement?.closest('dialog') != null")

    def moves_on(self, before: str) -> None:
        until = time.monotonic() + 20
        while self.prompt == before:
            assert time.monotonic() < until, f"the console still says {before!r}"
            time.sleep(0.01)

    def types(self, *cards: str) -> None:
        self.keys.type("".join(card.lower() for card in cards))
