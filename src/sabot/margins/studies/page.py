"""A report as one HTML page: its charts and tables inline, so that it opens without a network and prints."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from math import isinf
from pathlib import Path
from typing import Final
from urllib.parse import quote

from matplotlib.figure import Figure

from sabot import __version__
from sabot.margins.studies.charts.bankroll import bankroll_chart
from sabot.margins.studies.charts.counting import counting_chart
from sabot.margins.studies.charts.decks import decks_chart
from sabot.margins.studies.charts.depth import depth_chart
from sabot.margins.studies.charts.overview import counting_overview_chart, margins_chart
from sabot.margins.studies.charts.paper import inline_svg, number, percent
from sabot.margins.studies.charts.removal import removal_chart
from sabot.margins.studies.data import as_csv
from sabot.margins.studies.page_style import STYLE
from sabot.margins.studies.removal import Removal
from sabot.margins.studies.report import EVENING, UNITS, Report
from sabot.margins.studies.study import Rows, StudyError, must_have_folder

COUNTED_CLOSELY: Final = 3
"""So many of the bets that counting wins most on have a chart of their own."""

TABLED: Final = (14, 26, 52, 104)
"""Depths of the cutting card that stand in the table beside the rule book's; the chart has them all."""

Cells = Sequence[str]


def page(report: Report) -> str:
    """The page of a report."""
    parts = [
        ("margins", "House margins", _margins(report)),
        ("paytables", "Paytables", _paytables(report)),
        ("decks", "Decks", _decks(report)),
        ("removal", "Cards removed", _removal(report)),
        ("depth", "The cutting card", _depth(report)),
        ("counting", "Counting", _counting(report)),
        ("bankrolls", "Bankrolls", _bankrolls(report)),
        ("made", "How this was made", _made(report)),
    ]
    contents = "".join(f'<a href="#{name}">{title}</a>' for name, title, _ in parts)
    sections = "".join(
        f'<section id="{name}"><h2>{title}</h2>{body}</section>\n' for name, title, body in parts
    )
    about = report.about
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(about.title)}: the mathematics</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><p class=kicker>The mathematics of</p><h1>{escape(about.name)}</h1>"
        f"<p class=lead>{escape(about.casino)} · {escape(about.setting)}</p>"
        f"<p class=quiet>{escape(report.document)}</p><nav>{contents}</nav></header>\n"
        f"<main>\n{sections}</main>\n"
        f"<footer>Made by Sabot {escape(__version__)}.</footer>\n</body>\n</html>\n"
    )


def save_page(report: Report, path: Path) -> None:
    """Write the page of a report."""
    try:
        path.write_text(page(report), encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{path}: cannot write the report: {error.strerror}") from error


def must_be_page(path: Path) -> None:
    """Refuse a file that no browser would take for a page."""
    if path.suffix.lower() not in (".html", ".htm"):
        raise StudyError(f"{path}: a report is written as .html")
    must_have_folder(path)


# The parts ---------------------------------------------------------------------------------------


def _margins(report: Report) -> str:
    rows = [
        (
            report.about.bets[bet],
            percent(float(margin.margin), 4),
            "–" if margin.per_resolved is None else percent(float(margin.per_resolved), 4),
            percent(float(margin.hit_rate), 4),
            f"{float(margin.variance) ** 0.5:.4f}",
        )
        for bet, margin in report.margins.items()
    ]
    least = min(report.margins, key=lambda bet: report.margins[bet].margin)
    most = max(report.margins, key=lambda bet: report.margins[bet].margin)
    said = (
        f"Of every unit wagered on {escape(report.about.bets[least])} the house keeps "
        f"{percent(float(report.margins[least].margin), 3)} on average, the least of all bets; on "
        f"{escape(report.about.bets[most])} {percent(float(report.margins[most].margin), 3)}, the most. "
        "Every figure is counted exactly, over every order in which the cards of a fresh shoe can fall."
    )
    heads = ("bet", "margin", "per resolved", "wins", "standard deviation")
    return (
        f"<p>{said}</p>"
        + _figure(margins_chart(report.about, report.margins), "The house margin of each bet")
        + _table(heads, rows)
        + "<p class=note>Per resolved: the margin on wagers that win or lose, stand-offs set aside. Standard "
        "deviation: of the net on one unit.</p>"
    )


def _paytables(report: Report) -> str:
    tables = []
    for bet, lines in report.lines.items():
        if not lines:
            continue
        rows = [
            (
                one.line.name,
                one.line.odds_in_words,
                percent(float(one.probability), 4),
                _one_in(one.probability),
                number(100 * float(one.adds), "+.4f"),
                one.line.cited,
            )
            for one in lines
        ]
        heads = ("outcome", "pays", "probability", "one in", "adds, points", "clause")
        table = _table(heads, rows, text=(0, 1, 5))
        tables.append(f"<div class=keep><h3>{escape(report.about.bets[bet])}</h3>{table}</div>")
    return (
        "<p>What each outcome of each bet pays, how often it comes, and how many percentage points of a unit "
        "it adds to what the bettor can expect. Bets made of parts of others have no lines of their own.</p>"
        + "".join(tables)
    )


def _decks(report: Report) -> str:
    study = report.decks
    if len(study.by_decks) == 1:
        return f"<p>The rule book deals from {study.about.decks} decks, and from no other number.</p>"
    rows = [
        (
            study.about.bets[bet],
            *(
                "–" if margin is None else percent(float(margin), 4)
                for margin in (study.margin(bet, count) for count in study.by_decks)
            ),
        )
        for bet in study.bets
    ]
    heads = ("margin with", *(f"{count} decks" for count in study.by_decks))
    return (
        "<p>The rule book lets the house choose how many decks it deals from. Exact, from a fresh shoe.</p>"
        + _figure(decks_chart(study), "The margin of each bet by decks")
        + _table(heads, rows)
        + _data("decks", study.table())
    )


def _removal(report: Report) -> str:
    study = report.removal
    names = list(dict.fromkeys(name for of in study.bets.values() for name in of.effects))
    alike = _alike(study, names)
    rows = [
        (
            study.about.bets[bet],
            *(number(100 * float(of.effects[one]), "+.4f") if one in of.effects else "" for one in alike),
        )
        for bet, of in study.bets.items()
    ]
    return (
        "<p>With one card gone from a fresh shoe every bet is worth a little more or less. These effects, "
        "exact, in percentage points of a unit, are what a counter's tags are made of.</p>"
        + _figure(removal_chart(study), "The effect of removing each card on each bet")
        + _table(("without one", *alike.values()), rows)
        + _data("removal", study.table())
    )


def _alike(study: Removal, names: list[str]) -> dict[str, str]:
    """The cards to show and what each is called: the last stand together where all bets take them alike."""

    def same(one: str, other: str) -> bool:
        return all(of.effects.get(one) == of.effects.get(other) for of in study.bets.values())

    first = next(
        name for place, name in enumerate(names) if all(same(name, other) for other in names[place:])
    )
    kept = names[: names.index(first) + 1]
    together = first if first == names[-1] else f"{first}–{names[-1]}"
    return {name: name for name in kept[:-1]} | {first: together}


def _depth(report: Report) -> str:
    study = report.depth
    behinds = [at.behind for at in next(iter(study.bets.values())).depths]
    behinds = [behind for behind in behinds if behind in (study.by_the_book, *TABLED)]
    rows = [
        (
            study.about.bets[bet],
            percent(float(of.margin), 4),
            *(
                f"{number(100 * at.moved, '+.4f')} ± {100 * at.error:.4f}"
                for at in of.depths
                if at.behind in behinds
            ),
        )
        for bet, of in study.bets.items()
    ]
    return (
        "<p>A coup that is always dealt has the margin of a fresh shoe, whether it comes first or sixtieth. "
        "Whether the last coups of a shoe are dealt depends on how many cards went before, and so on which "
        "cards they were; that moves the average over all coups, by so many percentage points "
        f"(± one standard error, {study.shoes:,} shoes).</p>"
        + _figure(depth_chart(study), "How the average margin moves with the cutting card")
        + _table(("cards behind", "always dealt", *(str(behind) for behind in behinds)), rows)
        + _data("depth", study.table())
    )


def _counting(report: Report) -> str:
    rows = [
        (
            one.about.bets[one.bet],
            str(one.scheme).replace("-", "−") if any(one.scheme.tags) else "no one card gone changes it",
            "none wins" if isinf(one.threshold) else number(one.threshold, "g"),
            percent(one.counted.part),
            f"{number(one.counted.gain, '+.4f')} ± {one.counted.error:.4f}",
            percent(one.perfect.part),
            f"{number(one.perfect.gain, '+.4f')} ± {one.perfect.error:.4f}",
        )
        for one in report.counting
    ]
    heads = ("bet", "the best count", "from", "of coups", "units a shoe", "perfect: of coups", "units a shoe")
    closely = [one for one in report.counting if not isinf(one.threshold)][:COUNTED_CLOSELY]
    figures = "".join(
        _figure(counting_chart(one), f"Counting against {one.about.bets[one.bet]}")
        + _data(f"counting-{one.bet}", one.table())
        for one in closely
    )
    return (
        "<p>What a person wins who watches the cards and bets one unit when the count is high enough. The "
        "perfect player knows the exact worth of the bet before each coup: nobody who stakes no more can do "
        "better.</p>"
        + _figure(counting_overview_chart(report.about, report.counting), "What counting can win")
        + _table(heads, rows, text=(0, 1))
        + figures
    )


def _bankrolls(report: Report) -> str:
    rows = [
        (
            str(study.plan),
            f"{number(study.mean, '+.3f')} ± {study.error:.3f}",
            number(study.expected, "+.3f"),
            f"{study.deviation:.2f}",
            percent(study.ahead),
            percent(study.ruin),
            *(f"{band.units[-1]:,.1f}" for band in study.bands if band.percent in (5, 50, 95)),
        )
        for study in report.bankrolls
    ]
    heads = ("plan", "net", "by the margin", "deviation", "ahead", "ruined", "5%", "50%", "95%")
    figures = "".join(
        _figure(bankroll_chart(study), f"A bankroll: {study.plan}")
        + _data("bankroll-" + "-".join(study.plan.staking.bets), study.table())
        if hasattr(study.plan.staking, "bets")
        else ""
        for study in report.bankrolls
    )
    return (
        f"<p>{report.bankrolls[0].bankrolls:,} people begin with {UNITS} units each and play "
        f"{EVENING} coups, an evening, with one unit on every coup.</p>" + _table(heads, rows) + figures
    )


def _made(report: Report) -> str:
    about, shoes, seed = report.about, report.depth.shoes, report.depth.seed
    options = "".join(f" --option {name}={value}" for name, value in about.options.items())
    setting = f"--decks {about.decks}{options} --shoes {shoes} --seed {seed}"
    command = f"sabot study report {about.game} FILE.html {setting}"
    return (
        "<p>Margins, paytables, decks and cards removed are exact: every order of the cards is counted, in "
        "whole numbers. The other parts deal shoes by the rule book, from a seed: the same command on any "
        "machine makes the same page.</p>"
        f"<pre>{escape(command)}</pre>"
        "<p>Nothing here is loaded from elsewhere. Each “data” link holds the rows behind its chart.</p>"
    )


# The pieces --------------------------------------------------------------------------------------


def _one_in(probability: Fraction) -> str:
    return f"{float(1 / probability):,.1f}" if probability else "never"


def _figure(figure: Figure, label: str) -> str:
    return f"<figure>{inline_svg(figure, escape(label, quote=True))}</figure>"


def _table(heads: Cells, rows: Iterable[Cells], text: tuple[int, ...] = (0,)) -> str:
    """A table, its figures to the right; the columns in `text` are words."""

    def cell(place: int, words: str, tag: str) -> str:
        kind = " class=words" if place in text else ""
        return f"<{tag}{kind}>{escape(words)}</{tag}>"

    head = "".join(cell(place, words, "th") for place, words in enumerate(heads))
    body = "".join(
        "<tr>" + "".join(cell(place, words, "td") for place, words in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _data(name: str, rows: Rows) -> str:
    """The rows themselves, inside the link that saves them."""
    return (
        f'<p class=data><a download="{name}.csv" href="data:text/csv;charset=utf-8,{quote(as_csv(rows))}">'
        f"data, {len(rows.rows):,} rows</a></p>"
    )
