"""The studies by name; each is imported when it is asked for."""

from typing import Final

from cyclopts import App

STUDIES: Final = {
    "removal": (
        "sabot.cli.study.exact:removal",
        "What each card gone does to every bet.",
        "The expected net of a unit with one card out of the shoe, less what it was before: exact, from a "
        "fresh shoe or from any composition. What a counter's tags are made of.",
        "removal star-baccarat/baccarat --bet tie --chart removal.svg",
    ),
    "decks": (
        "sabot.cli.study.exact:decks",
        "How every margin moves with the number of decks.",
        "The exact margin from a fresh shoe with each number of decks that the rule book allows.",
        "decks star-baccarat/baccarat --data decks.csv",
    ),
    "paytable": (
        "sabot.cli.study.exact:paytable",
        "The odds that give a bet the margin you want.",
        "The exact odds, and the whole odds about them with the margins that they make. Commission is kept.",
        "paytable crown-baccarat/traditional tiger-tie --margin 8%",
    ),
    "depth": (
        "sabot.cli.study.dealt:depth",
        "How every margin moves with the depth of the cutting card.",
        "The first coups of a shoe, which are always dealt, have the margin of a fresh shoe. Whether the "
        "last ones are dealt depends on the cards before them, which moves the average by a little.",
        "depth crown-baccarat/traditional --bet banker --behind 14 --behind 104",
    ),
    "counting": (
        "sabot.cli.study.dealt:counting",
        "What a counting scheme would win on a bet.",
        "Shoes are followed card by card. Before each coup the bet's exact worth is worked out from the "
        "cards not seen, and so is the count; no luck of the coup comes into it. The perfect player bets "
        "whenever the worth is above nought: nobody who stakes no more can do better.",
        "counting crown-baccarat/traditional tiger-tie --tag 6=-4 --tag 7=1 --tag 8=1 --tag 9=1 --tag T=1",
    ),
    "bankroll": (
        "sabot.cli.study.dealt:bankroll",
        "What becomes of a bankroll under a betting plan.",
        "Many bankrolls play the same plan, each on shoes of its own. A bankroll that cannot cover the next "
        "wager is ruined; one that is up or down by as much as the plan says stops.",
        "bankroll star-baccarat/baccarat --martingale player --table-maximum 64 --coups 240",
    ),
    "report": (
        "sabot.cli.study.report:report",
        "All of a game's mathematics as one HTML page.",
        "Margins, paytables, decks, cards removed, cutting card, counting and bankrolls, with their charts, "
        "tables and data. The page is one file that needs no network, and prints well.",
        "report crown-baccarat/traditional crown.html",
    ),
}
"""For each its function, what it is in a line, what it is in full, and an example."""

app: Final = App(
    name="study",
    help="Study a game: cards removed, decks, cutting card, bankrolls, counting, paytables, a whole report.",
    help_epilogue="Begin with: sabot study removal star-baccarat/baccarat --bet tie. "
    "Every study takes --chart FILE.svg, --data FILE.csv and --json.",
    help_format="plaintext",
)

for name, (where, what, more, example) in STUDIES.items():
    app.command(where, name=name, help=f"{what}\n\n{more}\n\nFor example: sabot study {example}")
