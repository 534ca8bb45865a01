"""The chart of bankrolls: bands of quantiles over the coups, and who was ruined or stopped by when."""

from collections.abc import Mapping

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from sabot.margins.studies.bankroll import Bankroll
from sabot.margins.studies.charts.paper import (
    BANKER,
    INK,
    PLUM,
    QUIET,
    TIE,
    colour_of,
    number,
    paper,
    percent,
    sheet,
)
from sabot.margins.studies.plans import Ending, Flat

SHADES = (0.14, 0.22, 0.34)
"""From the widest band to the narrowest."""

ENDED = {"ruined": (BANKER, "-"), "stopped at the loss": (PLUM, "--"), "stopped at the win": (TIE, "-.")}


def bankroll_chart(study: Bankroll) -> Figure:
    """Bands over the coups; below, where any bankroll ended early, the part that had by each coup."""
    ended = {ending: parts for ending, parts in study.ended_by_coup.items() if parts[-1] > 0}
    over = "one shoe" if study.coups is None else f"{study.coups} coups"
    about = (
        f"{study.about.said}. {str(study.plan).capitalize()}, from {study.bankroll:,} units over "
        f"{over}. {study.bankrolls:,} bankrolls, seed {study.seed}; at the end "
        f"{number(study.mean, '+,.2f')} ± {study.error:,.2f} on average. "
        "Bands from the lowest 1% to the highest 1%. "
        f"Ruined, with too little for the next wager: {percent(study.ruin)}."
    )
    with paper():
        figure = sheet("A bankroll over the coups", about, (8.2, 6.4 if ended else 4.8))
        if ended:
            grid = figure.add_gridspec(2, 1, height_ratios=(3, 1))
            bands, below = figure.add_subplot(grid[0]), figure.add_subplot(grid[1])
            _draw_ended(below, ended)
        else:
            bands = below = figure.add_subplot()
        _draw_bands(bands, study)
        below.set_xlabel("coups")
    return figure


def _draw_bands(axes: Axes, study: Bankroll) -> None:
    by_percent = {band.percent: band.units for band in study.bands}
    coups = range(study.longest + 1)
    lone = study.plan.staking.bets if isinstance(study.plan.staking, Flat) else {study.plan.staking.bet: 1}
    colour = colour_of(study.about, next(iter(lone))) if len(lone) == 1 else PLUM
    for shade, (low, high) in zip(SHADES, ((1, 99), (5, 95), (25, 75)), strict=True):
        axes.fill_between(
            coups, by_percent[low], by_percent[high], color=colour, alpha=shade, linewidth=0, step="post"
        )
    axes.step(coups, by_percent[50], where="post", color=colour, linewidth=1.8)
    axes.axhline(study.bankroll, color=INK, linewidth=0.8, linestyle=(0, (3, 3)))
    axes.set_ylabel("units")
    axes.yaxis.set_major_formatter(FuncFormatter(lambda units, _place: _units(units)))
    axes.set_xlim(0, study.longest)
    _label_bands(axes, {percent_: units[-1] for percent_, units in by_percent.items()})


def _label_bands(axes: Axes, at_end: dict[int, float]) -> None:
    """Each quantile at its end, those that would lie on one another moved apart."""
    low, high = axes.get_ylim()
    gap = (high - low) / 22
    places: list[float] = []
    for units in sorted(at_end.values()):
        places.append(max(units, places[-1] + gap) if places else units)
    for number_ in reversed(range(len(places))):
        below_next = high if number_ == len(places) - 1 else places[number_ + 1] - gap
        places[number_] = min(places[number_], below_next)
    for (percent_, units), place in zip(sorted(at_end.items(), key=lambda one: one[1]), places, strict=True):
        axes.annotate(
            f"{percent_}%   {_units(units)}",
            (1.0, place),
            (6, 0),
            xycoords=("axes fraction", "data"),
            textcoords="offset points",
            va="center",
            fontsize=8,
            color=INK if percent_ == 50 else QUIET,
            weight="bold" if percent_ == 50 else "normal",
        )


def _units(units: float) -> str:
    return number(units, ",.1f").removesuffix(".0")


def _draw_ended(axes: Axes, ended: Mapping[Ending, tuple[float, ...]]) -> None:
    for ending, parts in ended.items():
        colour, dashes = ENDED[ending]
        axes.step(
            range(len(parts)),
            [100 * part for part in parts],
            where="post",
            color=colour,
            linestyle=dashes,
            label=ending,
        )
    axes.set_xlim(0, len(next(iter(ended.values()))) - 1)
    axes.set_ylim(bottom=0)
    axes.set_ylabel("bankrolls, %")
    axes.legend(loc="upper left", fontsize=8)
