"""The chart of depths: how the average margin over a shoe moves with the cutting card."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from sabot.margins.studies.charts.paper import INK, QUIET, colour_of, panels, percent
from sabot.margins.studies.depth import Depth


def depth_chart(study: Depth, bets: Sequence[str] | None = None) -> Figure:
    """A panel for each bet: by how much the average margin is above that of the coups always dealt."""
    chosen = tuple(study.bets) if bets is None else tuple(bets)
    alone = len(chosen) == 1

    def draw(axes: Axes, bet: str) -> None:
        of = study.bets[bet]
        behind = [at.behind for at in of.depths]
        axes.set_title(f"{study.about.bets[bet]}  ({percent(float(of.margin), 3)})")
        axes.axhline(0, color=INK, linewidth=0.9)
        axes.axvline(study.by_the_book, color=QUIET, linewidth=0.9, linestyle=(0, (3, 3)))
        axes.errorbar(
            behind,
            [100 * at.moved for at in of.depths],
            yerr=[200 * at.error for at in of.depths],
            fmt="o-",
            color=colour_of(study.about, bet),
            linewidth=1.2,
            elinewidth=1,
            capsize=2.5,
            markersize=4,
        )
        axes.yaxis.set_major_locator(MaxNLocator(5))
        axes.set_xlim(0, max(*behind, study.by_the_book) * 1.05)
        if alone:
            axes.set_xlabel("cards behind the cutting card")
            axes.set_ylabel("percentage points above")
            axes.annotate(
                f"by the book: {study.by_the_book}",
                (study.by_the_book, 1),
                (4, -4),
                xycoords=("data", "axes fraction"),
                textcoords="offset points",
                va="top",
                fontsize=8,
                color=QUIET,
            )

    return panels(
        chosen,
        "The margin by the depth of the cutting card",
        f"{study.about.said}. By how many percentage points the average margin of all coups of a shoe is "
        "above that of the coups always dealt (the line at 0, in brackets), by the cards behind the cutting "
        f"card; dashed: the rule book's {study.by_the_book}. Bars: two standard errors, "
        f"{study.shoes:,} shoes, seed {study.seed}.",
        draw,
    )
