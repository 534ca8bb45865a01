"""The charts of a whole game: the margin of every bet, and what counting can win on each."""

from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sabot.margins.exact import BetMargin
from sabot.margins.studies.charts.paper import PLUM, TIE, colour_of, paper, percent, sheet
from sabot.margins.studies.counting import Counting
from sabot.margins.studies.study import About


def margins_chart(about: About, margins: Mapping[str, BetMargin]) -> Figure:
    """A bar for each bet."""
    with paper():
        figure, axes = _rows(
            "The house margin of each bet",
            f"{about.said}. Exact, from a fresh shoe.",
            len(margins),
        )
        for place, (bet, margin) in enumerate(margins.items()):
            value = 100 * float(margin.margin)
            axes.barh(place, value, color=colour_of(about, bet), height=0.62)
            axes.annotate(
                percent(value / 100, 3),
                (max(value, 0), place),
                (4, 0),
                textcoords="offset points",
                va="center",
                fontsize=8,
            )
        _name_rows(axes, [about.bets[bet] for bet in margins])
        axes.set_xlabel("margin, %")
        axes.margins(x=0.1)
    return figure


def counting_overview_chart(about: About, studies: Sequence[Counting]) -> Figure:
    """For each bet, units a shoe: by the best count found, and by the perfect player."""
    some = studies[0]
    with paper():
        figure, axes = _rows(
            "What counting can win",
            f"{about.said}. Units a shoe at one unit a bet, by the exact worth at each coup of "
            f"{some.shoes:,} shoes, seed {some.seed}, {some.behind} cards behind the cutting card. "
            "Circle: the best count found. Bar: the perfect player, whom nobody betting one unit can better.",
            len(studies),
        )
        for place, study in enumerate(studies):
            axes.barh(place, study.perfect.gain, color=TIE, alpha=0.35, height=0.62)
            axes.plot([study.counted.gain], [place], "o", color=PLUM, markersize=6)
            axes.annotate(
                f"{study.perfect.gain:.4f}",
                (max(study.perfect.gain, study.counted.gain), place),
                (6, 0),
                textcoords="offset points",
                va="center",
                fontsize=8,
            )
        _name_rows(axes, [about.bets[study.bet] for study in studies])
        axes.set_xlabel("units a shoe")
        axes.margins(x=0.12)
    return figure


def _rows(title: str, about: str, rows: int) -> tuple[Figure, Axes]:
    figure = sheet(title, about, (8.2, 1.5 + 0.3 * rows))
    axes = figure.add_subplot()
    axes.grid(axis="x")
    axes.grid(axis="y", visible=False)
    return figure, axes


def _name_rows(axes: Axes, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
