"""Pictures of every page, in `screenshots/`: `make screenshots`. `tests/pages/walk.py` says what is on them.

python -m tests.pages.screenshots lobby table      # those whose names begin so
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.architecture.house import ROOT
from tests.pages.conftest import CHROMIUM, FLAGS, Served, demonstration
from tests.pages.walk import DESKTOP, PHONE, WALK, Entry, bring_about

FOLDER = ROOT / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
PACE = "0.6"


def shoot(browser: Browser, served: Served, entry: Entry, size: str, folder: Path) -> None:
    """One picture."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-AU",
        timezone_id="Australia/Sydney",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    try:
        page = bring_about(entry, context, served.address, served.password)
        page.screenshot(path=folder / f"{entry.name}-{size}.png")
    finally:
        context.close()


def main(beginnings: list[str]) -> int:
    """Every picture; how many could not be made."""
    if not CHROMIUM.exists():
        sys.exit(f"there is no {CHROMIUM}, so no picture can be made")
    if not (ROOT / "src" / "sabot" / "web" / "pages" / "index.html").is_file():
        sys.exit("the pages are not built: run `make pages` where npm can be reached")
    FOLDER.mkdir(exist_ok=True)
    wanted = [one for one in WALK if not beginnings or one.name.startswith(tuple(beginnings))]
    failed = 0
    with (
        tempfile.TemporaryDirectory(prefix="sabot-pictures-") as kept,
        demonstration(f"sqlite:///{kept}/demo.sqlite", pace=PACE) as (served, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for entry in wanted:
            for size in SIZES:
                try:
                    shoot(browser, served, entry, size, FOLDER)
                    print(f"screenshots/{entry.name}-{size}.png", flush=True)
                except (AssertionError, Error) as error:
                    failed += 1
                    print(f"FAILED {entry.name}-{size}: {error}", file=sys.stderr, flush=True)
        browser.close()
    return failed


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
