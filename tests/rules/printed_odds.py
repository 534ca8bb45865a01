"""The odds of the ten games as their rule books print them, typed by hand with the clauses."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

OddsByOption = Mapping[str, str]

FATES = {"stands off": Fraction(0), "loses": Fraction(-1)}


class Printed(NamedTuple):
    """What a bet pays when a coup hits a line, the clause to cite, and all the clauses that say so."""

    line: str
    bet: str
    pays: str | OddsByOption
    rule: str
    also: tuple[str, ...] = ()

    def net(self, choice: str | None = None) -> Fraction:
        """What the line brings on each unit wagered, under an option where the odds depend on one."""
        pays = self.pays if isinstance(self.pays, str) else self.pays[choice or ""]
        if pays in FATES:
            return FATES[pays]
        odds, _, commission = pays.partition(" less ")
        winnings, wagered = odds.split(" to ")
        gross = Fraction(int(winnings), int(wagered))
        return gross - gross * Fraction(int(commission.rstrip("%") or "0"), 100)


class PrintedGame(NamedTuple):
    """A game: its lines, and for each bet the clause by which it loses and the clauses that say so."""

    lines: tuple[Printed, ...]
    loses: Mapping[str, tuple[str, ...]]


# The Star: Baccarat and Even Money Baccarat --------------------------------------------------------

STAR_SIDE = (
    Printed("player pair", "pairs-player", "11 to 1", "11.1.4", ("10.6", "10.7")),
    Printed("banker pair", "pairs-banker", "11 to 1", "11.1.4", ("10.6", "10.7")),
    Printed("banker wins on 6", "super-six", "15 to 1", "11.1.6", ("10.13",)),
    Printed("two-card six", "tiger", "12 to 1", "11.1.9.1", ("10.29", "10.29.1", "11.1.9")),
    Printed("three-card six", "tiger", "22 to 1", "11.1.9.2", ("10.29", "10.29.2", "11.1.9")),
    Printed("tie on six", "tiger-tie", "45 to 1", "11.1.7", ("10.18",)),
    Printed("single", "tiger-pair", "4 to 1", "11.1.8.1", ("10.23", "10.23.1", "11.1.8")),
    Printed("double", "tiger-pair", "25 to 1", "11.1.8.2", ("10.23", "10.23.2", "11.1.8")),
    Printed("twin", "tiger-pair", "100 to 1", "11.1.8.3", ("10.23", "10.23.3", "11.1.8")),
    Printed("three-card six", "big-tiger", "55 to 1", "11.1.10", ("10.34",)),
    Printed("two-card six", "small-tiger", "22 to 1", "11.1.11", ("10.39",)),
)
STAR_STANDS_OFF = (
    Printed("tie", "player", "stands off", "5.1.1.3", ('1.1 "Standoff"', '1.1 "Tie"')),
    Printed("tie", "banker", "stands off", "5.1.2.3", ('1.1 "Standoff"', '1.1 "Tie"')),
)
STAR_LOSES = {
    "player": ("5.1.1.2", "5.1.1"),
    "banker": ("5.1.2.2", "5.1.2"),
    "tie": ("5.1.3",),
    "pairs-player": ("10.7",),
    "pairs-banker": ("10.7",),
    "super-six": ("10.13",),
    "tiger": ("10.29.3", "10.29"),
    "tiger-tie": ("10.18",),
    "tiger-pair": ("10.23.4", "10.23"),
    "big-tiger": ("10.34",),
    "small-tiger": ("10.39",),
}
STAR_BACCARAT = PrintedGame(
    (
        Printed("player wins", "player", "1 to 1", "11.1.2", ("5.1.1", "5.1.1.1")),
        Printed("banker wins", "banker", "19 to 20", "11.1.3", ("5.1.2", "5.1.2.1")),
        Printed("banker wins on 6", "banker", "19 to 20", "11.1.3", ("5.1.2", "5.1.2.1")),
        Printed("tie", "tie", "8 to 1", "11.1.5", ("5.1.3", '1.1 "Tie"')),
        *STAR_STANDS_OFF,
        *STAR_SIDE,
    ),
    STAR_LOSES,
)
EVEN_MONEY = ("11.2", '1.1 "Even Money Baccarat"')
STAR_EVEN_MONEY = PrintedGame(
    (
        Printed("player wins", "player", "1 to 1", "11.2.1", EVEN_MONEY),
        Printed("banker wins", "banker", "1 to 1", "11.2.2", EVEN_MONEY),
        Printed("banker wins on 6", "banker", "1 to 2", "11.2.2", EVEN_MONEY),
        Printed("tie", "tie", "8 to 1", "11.2.3", EVEN_MONEY),
        *STAR_STANDS_OFF,
        *STAR_SIDE,  # 11.2 leaves the optional bets as they are (errata S-09)
    ),
    STAR_LOSES,
)

# The Star: Premium Baccarat and its variations -----------------------------------------------------

PREMIUM_SIDE = (
    Printed("player wins", "player", "1 to 1", "13.1", ("5.1.1", "5.1.1.1")),
    Printed("tie", "tie", "8 to 1", "13.3", ("5.1.3", '1.1 "tie"')),
    Printed("player pair", "pairs-player", "11 to 1", "13.4", ("5.1.5", "12.6")),
    Printed("banker pair", "pairs-banker", "11 to 1", "13.4", ("5.1.4", "12.6")),
    Printed("banker wins on 6", "super-six", "15 to 1", "13.5", ("12.11",)),
    Printed("tie on six", "tiger-tie", "45 to 1", "13.6", ("12.16",)),
    Printed("single", "tiger-pair", "4 to 1", "13.7.1", ("12.20", "12.20.1", "13.7")),
    Printed("double", "tiger-pair", "25 to 1", "13.7.2", ("12.20", "12.20.2", "13.7")),
    Printed("twin", "tiger-pair", "100 to 1", "13.7.3", ("12.20", "12.20.3", "13.7")),
    Printed("two-card six", "tiger", "12 to 1", "13.8.1", ("12.25", "12.25.1", "13.8")),
    Printed("three-card six", "tiger", "22 to 1", "13.8.2", ("12.25", "12.25.2", "13.8")),
    Printed("three-card six", "big-tiger", "55 to 1", "13.9", ("12.30",)),
    Printed("two-card six", "small-tiger", "22 to 1", "13.10", ("12.35",)),
)
PREMIUM_STANDS_OFF = (
    Printed("tie", "player", "stands off", "5.1.1.3", ('1.1 "standoff"', '1.1 "tie"')),
    Printed("tie", "banker", "stands off", "5.1.2.3", ('1.1 "standoff"', '1.1 "tie"')),
)
PREMIUM_19_TO_20 = (
    Printed("banker wins", "banker", "19 to 20", "13.2.1", ("5.1.2", "5.1.2.1", "13.2")),
    Printed("banker wins on 6", "banker", "19 to 20", "13.2.1", ("5.1.2", "5.1.2.1", "13.2")),
)
PREMIUM_LOSES = {
    "player": ("5.1.1.2", "5.1.1"),
    "banker": ("5.1.2.2", "5.1.2"),
    "tie": ("5.1.3",),
    "pairs-player": ("5.1.5",),
    "pairs-banker": ("5.1.4",),
    "super-six": ("12.11",),
    "tiger": ("12.25.3", "12.25"),
    "tiger-tie": ("12.16",),
    "tiger-pair": ("12.20.4", "12.20"),
    "big-tiger": ("12.30",),
    "small-tiger": ("12.35",),
}
PREMIUM = PrintedGame((*PREMIUM_19_TO_20, *PREMIUM_STANDS_OFF, *PREMIUM_SIDE), PREMIUM_LOSES)
EVEN_MONEY_PREMIUM = ("10", '1.1 "Even Money Premium Baccarat"', "13.2")
PREMIUM_EVEN_MONEY = PrintedGame(
    (
        Printed("banker wins", "banker", "1 to 1", "13.2.2", EVEN_MONEY_PREMIUM),
        Printed("banker wins on 6", "banker", "1 to 2", "13.2.2.1", (*EVEN_MONEY_PREMIUM, "13.2.2")),
        *PREMIUM_STANDS_OFF,
        *PREMIUM_SIDE,
    ),
    PREMIUM_LOSES,
)
TIE_PREMIUM = ("11", '1.1 "Tie Premium Baccarat"')
PERCENTAGES = {  # the percentage on the sign, and what it pays
    **{str(percent): f"{percent} to 100" for percent in range(1, 11)},
    "2.5": "25 to 1000",
    "1.25": "125 to 10000",
    "9.99": "999 to 10000",
}
PREMIUM_TIE = PrintedGame(
    (
        *PREMIUM_19_TO_20,
        Printed("tie", "player", PERCENTAGES, "13.3.1", TIE_PREMIUM),
        Printed("tie", "banker", PERCENTAGES, "13.3.1", TIE_PREMIUM),
        *PREMIUM_SIDE,
    ),
    PREMIUM_LOSES,
)

# The Star: Three Card Baccarat ---------------------------------------------------------------------

THREE_CARD_STANDS_OFF = Printed("tie", "player", "stands off", "5.1.1.4", ('1.1 "stand off"', '1.1 "tie"'))
THREE_CARD_LOSES = {
    "player": ("5.1.1.3", "5.1.1"),
    "tie": ("5.1.2",),
    "three-pictures": ("5.1.3",),
    **{f"point-total-{total}": ("5.1.4",) for total in range(10)},
}


def three_card(player: tuple[Printed, ...], point_total: str, tie: str, pictures: str) -> PrintedGame:
    """The lines of a game of Three Card Baccarat, which prints its settlement in full for each variation."""
    on_three_pictures = {"with-three-pictures": "8 to 1", "without-three-pictures": "loses"}
    return PrintedGame(
        (
            *player,
            THREE_CARD_STANDS_OFF,
            Printed("tie", "tie", "21 to 1", tie, ("5.1.2", '1.1 "tie"')),
            Printed("banker three pictures", "three-pictures", "70 to 1", pictures, ("5.1.3",)),
            Printed("total 0 on three pictures", "point-total-0", on_three_pictures, point_total, ("5.1.4",)),
            *(
                Printed(f"total {total}", f"point-total-{total}", "8 to 1", point_total, ("5.1.4",))
                for total in range(10)
            ),
        ),
        THREE_CARD_LOSES,
    )


THREE_CARD = three_card(
    (
        Printed("player wins", "player", "19 to 20", "11.1.1", ("5.1.1", "5.1.1.1", "5.1.1.2")),
        Printed("player wins on 6", "player", "19 to 20", "11.1.1", ("5.1.1", "5.1.1.2")),
    ),
    *("11.1.2", "11.1.3", "11.1.4"),
)
EVEN_MONEY_THREE_CARD = ("11.2", '1.1 "Even Money Three Card Baccarat"')
THREE_CARD_EVEN_MONEY = three_card(
    (
        Printed("player wins", "player", "1 to 1", "11.2.1", EVEN_MONEY_THREE_CARD),
        Printed("player wins on 6", "player", "1 to 2", "11.2.1", EVEN_MONEY_THREE_CARD),
    ),
    *("11.2.2", "11.2.3", "11.2.4"),
)
