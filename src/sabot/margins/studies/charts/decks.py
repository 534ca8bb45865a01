"""The chart of decks: how the margin of each bet moves with them."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from sabot.margins.studies.charts.paper import colour_of, panels, percent
from sabot.margins.studies.decks import Decks


def decks_chart(study: Decks, bets: Sequence[str] | None = None) -> Figure:
    """A panel for each bet: its margin with each count of decks that offers it."""
    chosen = study.bets if bets is None else tuple(bets)
    counts = list(study.by_decks)

    def draw(axes: Axes, bet: str) -> None:
        margins = {decks: study.margin(bet, decks) for decks in counts}
        offered = [
            (counts.index(decks), float(margin)) for decks, margin in margins.items() if margin is not None
        ]
        places, values = [place for place, _ in offered], [100 * value for _, value in offered]
        axes.set_title(study.about.bets[bet])
        axes.plot(places, values, "o-", color=colour_of(study.about, bet), linewidth=1.4, markersize=4.5)
        # beside the line, on the side that it leaves free
        aside = 1 if values[-1] <= values[0] else -1
        for place, value in zip(places, values, strict=True):
            axes.annotate(
                percent(value / 100, 3),
                (place, value),
                (2 * aside, 5),
                textcoords="offset points",
                ha="left" if aside > 0 else "right",
                fontsize=7,
            )
        axes.set_xticks(range(len(counts)), [str(decks) for decks in counts])
        axes.set_xlim(-0.85, len(counts) - 0.15)
        middle, reach = (max(values) + min(values)) / 2, max(max(values) - min(values), 0.004)
        axes.set_ylim(middle - 0.8 * reach, middle + 0.95 * reach)
        axes.yaxis.set_major_locator(MaxNLocator(4))
        axes.set_ylabel("margin, %" if len(chosen) == 1 else "")

    return panels(
        chosen,
        "The margin by decks",
        f"{study.about.title}. The exact margin from a fresh shoe of each count of decks that the rule book "
        "allows, in percent; each panel has its own scale. A bet without a point is not offered with those "
        "decks.",
        draw,
    )
