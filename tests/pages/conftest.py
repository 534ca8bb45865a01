"""A demonstration that is served, and a browser to look at it with; without either, tests are left out."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.architecture.house import ROOT
from tests.conftest import LEFT_OUT

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PACE = "0.3"
AXE = ROOT / "pages" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1440, 900)
PHONE = (390, 844)


@dataclass
class Served:
    """A demonstration, and the password of its accounts."""

    address: str
    password: str


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (ROOT / "src" / "sabot" / "web" / "pages" / "index.html").is_file():
        pytest.skip(f"{LEFT_OUT}the pages are not built; run `make pages` where npm can be reached")
    database = f"sqlite:///{tmp_path_factory.mktemp('demo') / 'demo.sqlite'}"
    with demonstration(database) as (told, _):
        yield told


class demonstration:  # noqa: N801  # a context manager that is used like a function
    """`with demonstration(database) as (served, process)`: `sabot demo`, on a port that is free."""

    def __init__(self, database: str, port: int = 0, pace: str = PACE) -> None:
        call = "from sabot.cli import main; main()"
        options = ["--port", str(port), "--pace", pace, "--database", database]
        self._process = subprocess.Popen(
            [sys.executable, "-c", call, "demo", *options], stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> tuple[Served, "subprocess.Popen[str]"]:
        assert self._process.stdout is not None
        address = password = ""
        while not (address and password):
            line = self._process.stdout.readline()
            assert line, "the demonstration did not start"
            if found := re.search(r"http://\S+", line):
                address = found[0]
            if found := re.search(r"password of all of these is (\S+)", line):
                password = found[1]
        return Served(address, password), self._process

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate(timeout=30)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder alone: while Playwright is there, no other test could run an event loop."""
    if not CHROMIUM.exists():
        pytest.skip(f"{LEFT_OUT}there is no {CHROMIUM}; the pages are not looked at in a browser")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


@dataclass
class Visitor:
    """Somebody with a browser of his own."""

    context: BrowserContext
    page: Page
    address: str
    complaints: list[str]

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def sit_down(self, table: str) -> Page:
        """From the lobby, in one click."""
        self.go("/")
        self.page.get_by_role("button", name=re.compile(rf"^Sit down: .*, {table}$")).click()
        self.page.get_by_test_id("chips").wait_for()
        return self.page


@pytest.fixture
def visitor(served: Served, browser: Browser) -> Iterator["Visitors"]:
    visitors = Visitors(served, browser)
    yield visitors
    complaints = visitors.close()
    assert complaints == [], "a page complained in the browser's console"


def _is_a_complaint(said: ConsoleMessage) -> bool:
    """An error; but a browser writes down every answer that says no, and a refusal is one."""
    return said.type == "error" and "409 (Conflict)" not in said.text


class Visitors:
    """Makes visitors, and sends them home."""

    def __init__(self, served: Served, browser: Browser) -> None:
        self._served = served
        self._browser = browser
        self._all: list[Visitor] = []

    def __call__(self, size: tuple[int, int] = DESKTOP, locale: str = "en-AU") -> Visitor:
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=locale)
        page = context.new_page()
        page.set_default_timeout(30_000)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if _is_a_complaint(said) else None)
        one = Visitor(context, page, self._served.address, complaints)
        self._all.append(one)
        return one

    def close(self) -> list[str]:
        for one in self._all:
            one.context.close()
        return [complaint for one in self._all for complaint in one.complaints]
