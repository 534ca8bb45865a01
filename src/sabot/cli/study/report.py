"""The report of a game: one HTML page with every study of it."""

from pathlib import Path
from typing import TYPE_CHECKING

from sabot.cli.study.asked import AS_THE_BOOK_SAYS, GameName, Seed, Setting, Shoes, each_at_work
from sabot.cli.terminal import console

if TYPE_CHECKING:
    from sabot.margins.studies.report import Report


def report(
    game: GameName, file: Path, *, shoes: Shoes = 2_000, seed: Seed = 1, setting: Setting = AS_THE_BOOK_SAYS
) -> int:
    """All of GAME's mathematics as one HTML page.

    Parameters
    ----------
    file
        Where the page goes, such as crown.html.
    """
    from sabot.margins.studies.page import must_be_page, save_page
    from sabot.margins.studies.report import report as study

    table = setting.open(game)
    must_be_page(file)
    with each_at_work() as told:
        found: Report = study(table, shoes, seed, told)
    save_page(found, file)
    console().print(f"{file}: {found.about.title}, {file.stat().st_size / 1e6:.1f} MB")
    return 0
