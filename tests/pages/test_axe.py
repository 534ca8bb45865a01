"""No page has a serious fault for whoever uses it by ear, by keyboard or with weak eyes, as axe finds them.

The pages and their states are those of `tests/pages/walk.py`: a page with a line there is looked at here too.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.conftest import LEFT_OUT
from tests.pages.conftest import AXE, Served, demonstration
from tests.pages.walk import DESKTOP, PHONE, WALK, Entry, bring_about

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FAULTS = """async (tags) => {
  const runOnly = { type: 'tag', values: tags };
  const found = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  const where = (one) => one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ');
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.help} ${where(one)}`);
}"""


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found: list[str] = page.evaluate(FAULTS, RULES)
    return found


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    if not AXE.is_file():
        pytest.skip(f"{LEFT_OUT}axe-core is not fetched; run `make pages` where npm can be reached")
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-AU", reduced_motion="reduce"
    )
    context.add_init_script(path=AXE)
    yield context
    context.close()


@pytest.mark.parametrize("entry", WALK, ids=lambda entry: entry.name)
def test_axe_finds_no_serious_fault(
    entry: Entry, context: BrowserContext, served: Served, tmp_path: Path
) -> None:
    if entry.name.endswith("table-squeeze"):  # nobody else is to have the cards, or to have left with them
        with demonstration(f"sqlite:///{tmp_path}/demo.sqlite") as (own, _):
            _is_sound(bring_about(entry, context, own.address, own.password))
        return
    _is_sound(bring_about(entry, context, served.address, served.password))


def _is_sound(page: Page) -> None:
    assert faults(page) == []
