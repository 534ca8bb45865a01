"""The odds of Crown Sydney's three variations: Tables 3 to 10 of its rules, typed by hand."""

from tests.rules.printed_odds import Printed, PrintedGame


def every_option(odds: str) -> dict[str, str]:
    """Odds that Table 10 prints once, across all five options."""
    return dict.fromkeys(("1", "2", "3", "4", "5"), odds)


def main_bets(table: str, variation: tuple[str, ...], banker: str, banker_on_6: str) -> tuple[Printed, ...]:
    """Table 3, 4 or 5: the same but for the Banker."""
    also = (table, "10.2", *variation)
    stands_off = ('1.1 "Stand-off"', '1.1 "Tie"', f'{table} "Tie"')
    return (
        Printed("player wins", "player", "1 to 1", f'{table} "Player"', (*also, "6.2.1", "6.2.1(a)")),
        Printed("banker wins", "banker", banker, f'{table} "Banker"', (*also, "6.2.2", "6.2.2(a)")),
        Printed("banker wins on 6", "banker", banker_on_6, f'{table} "Banker"', (*also, "6.2.2", "6.2.2(a)")),
        Printed("tie", "tie", "8 to 1", f'{table} "Tie"', (*also, "6.2.3", "6.2.3(a)", '1.1 "Tie"')),
        Printed("tie", "player", "stands off", "6.2.1(b)", stands_off),
        Printed("tie", "banker", "stands off", "6.2.2(b)", stands_off),
    )


TABLE_3 = main_bets("Table 3", ("5.1.1", '1.1 "Traditional Baccarat"'), "1 to 1 less 5%", "1 to 1 less 5%")
TABLE_4 = main_bets("Table 4", ("5.1.2", '1.1 "Crown Baccarat"'), "1 to 1", "1 to 1 less 50%")
TABLE_5 = main_bets("Table 5", (), "1 to 1", "1 to 1")

DRAGON_PLAYER = ("Table 6", "6.2.4(a)", '1.1 "Dragon Bonus"', '1.1 "Dragon Bonus"(a)')
DRAGON_BANKER = ("Table 6", "6.2.4(b)", '1.1 "Dragon Bonus"', '1.1 "Dragon Bonus"(b)')
TABLE_6 = (
    Printed(
        *("banker natural", "dragon-bonus-banker", "1 to 1", 'Table 6 "Banker wins with a Natural"'),
        DRAGON_BANKER,
    ),
    Printed(
        "banker by 4", "dragon-bonus-banker", "1 to 1", 'Table 6 "Banker wins by 4 points"', DRAGON_BANKER
    ),
    Printed(
        "banker by 5", "dragon-bonus-banker", "2 to 1", 'Table 6 "Banker wins by 5 points"', DRAGON_BANKER
    ),
    Printed(
        "banker by 6", "dragon-bonus-banker", "4 to 1", 'Table 6 "Banker wins by 6 points"', DRAGON_BANKER
    ),
    Printed(
        "banker by 7", "dragon-bonus-banker", "6 to 1", 'Table 6 "Banker wins by 7 points"', DRAGON_BANKER
    ),
    Printed(
        "banker by 8", "dragon-bonus-banker", "10 to 1", 'Table 6 "Banker wins by 8 points"', DRAGON_BANKER
    ),
    Printed(
        "banker by 9", "dragon-bonus-banker", "30 to 1", 'Table 6 "Banker wins by 9 points"', DRAGON_BANKER
    ),
    Printed(
        *("player natural", "dragon-bonus-player", "1 to 1", 'Table 6 "Player wins with a Natural"'),
        DRAGON_PLAYER,
    ),
    Printed(
        "player by 4", "dragon-bonus-player", "1 to 1", 'Table 6 "Player wins by 4 points"', DRAGON_PLAYER
    ),
    Printed(
        "player by 5", "dragon-bonus-player", "2 to 1", 'Table 6 "Player wins by 5 points"', DRAGON_PLAYER
    ),
    # lost in the conversion of the document; the Banker's row, and every published table, has 4 to 1
    Printed(
        "player by 6", "dragon-bonus-player", "4 to 1", 'Table 6 "Player wins by 6 points"', DRAGON_PLAYER
    ),
    Printed(
        "player by 7", "dragon-bonus-player", "6 to 1", 'Table 6 "Player wins by 7 points"', DRAGON_PLAYER
    ),
    Printed(
        "player by 8", "dragon-bonus-player", "10 to 1", 'Table 6 "Player wins by 8 points"', DRAGON_PLAYER
    ),
    Printed(
        "player by 9", "dragon-bonus-player", "30 to 1", 'Table 6 "Player wins by 9 points"', DRAGON_PLAYER
    ),
    Printed("natural tie", "dragon-bonus-player", "stands off", 'Table 6 "Natural Tie"', DRAGON_PLAYER),
    Printed("natural tie", "dragon-bonus-banker", "stands off", 'Table 6 "Natural Tie"', DRAGON_BANKER),
)

PERFECT = '1.1 "Baccarat Perfect Pairs"'
TABLE_7 = (
    Printed(
        "player mixed",
        "perfect-pairs-player",
        "6 to 1",
        'Table 7 "Mixed Pair"',
        (f"{PERFECT}(a)", "6.2.4(c)"),
    ),
    Printed(
        "player coloured", "perfect-pairs-player", "12 to 1", 'Table 7 "Coloured Pair"', (f"{PERFECT}(b)",)
    ),
    Printed(
        "player perfect", "perfect-pairs-player", "25 to 1", 'Table 7 "Perfect Pair"', (f"{PERFECT}(c)",)
    ),
    Printed(
        "banker mixed",
        "perfect-pairs-banker",
        "6 to 1",
        'Table 7 "Mixed Pair"',
        (f"{PERFECT}(a)", "6.2.4(d)"),
    ),
    Printed(
        "banker coloured", "perfect-pairs-banker", "12 to 1", 'Table 7 "Coloured Pair"', (f"{PERFECT}(b)",)
    ),
    Printed(
        "banker perfect", "perfect-pairs-banker", "25 to 1", 'Table 7 "Perfect Pair"', (f"{PERFECT}(c)",)
    ),
)

PAIR = '1.1 "Baccarat Pairs"'
TABLE_8 = (
    Printed(
        "player pair", "pairs-player", "11 to 1", 'Table 8 "Baccarat Pair"', ("Table 8", PAIR, "6.2.4(e)")
    ),
    Printed(
        "banker pair", "pairs-banker", "11 to 1", 'Table 8 "Baccarat Pair"', ("Table 8", PAIR, "6.2.4(f)")
    ),
)

TABLE_9 = (
    Printed(
        *("banker wins on 6", "super-six", {"1": "15 to 1", "2": "16 to 1"}),
        'Table 9 "Banker wins with a total of six (6)"',
        ("Table 9", '1.1 "Super 6"', "6.2.4(g)"),
    ),
)

TWIN = {"1": "100 to 1", "2": "150 to 1", "3": "150 to 1", "4": "120 to 1", "5": "120 to 1"}
THREE_CARDS = {"1": "22 to 1", "2": "23 to 1", "3": "25 to 1", "4": "23 to 1", "5": "25 to 1"}
SMALL = {"1": "22 to 1", "2": "23 to 1", "3": "23 to 1", "4": "23 to 1", "5": "23 to 1"}
TIGER_PAIR = ("Table 10", '1.1 "Tiger Pair"', "6.2.4(i)")
TIGER = ("Table 10", '1.1 "Tiger"', "6.2.4(j)")
TABLE_10 = (
    Printed(
        *("tie on six", "tiger-tie", every_option("45 to 1"), 'Table 10 "Tiger Tie"'),
        ("Table 10", '1.1 "Tiger Tie"', "6.2.4(h)"),
    ),
    Printed(
        *("single", "tiger-pair", every_option("4 to 1"), 'Table 10 "Single Tiger Pair"'),
        (*TIGER_PAIR, '1.1 "Tiger Pair"(a)'),
    ),
    Printed(
        *("double", "tiger-pair", every_option("25 to 1"), 'Table 10 "Double Tiger Pair"'),
        (*TIGER_PAIR, '1.1 "Tiger Pair"(b)'),
    ),
    Printed(
        *("twin", "tiger-pair", TWIN, 'Table 10 "Twin Tiger Pair"'),
        (*TIGER_PAIR, '1.1 "Tiger Pair"(c)'),
    ),
    Printed("two-card six", "tiger", every_option("12 to 1"), 'Table 10 "Two-card Tiger"', TIGER),
    Printed("three-card six", "tiger", THREE_CARDS, 'Table 10 "Three-card Tiger"', TIGER),
    Printed(
        *("three-card six", "big-tiger", every_option("55 to 1"), 'Table 10 "Big Tiger"'),
        ("Table 10", '1.1 "Big Tiger"', "6.2.4(k)"),
    ),
    Printed(
        *("two-card six", "small-tiger", SMALL, 'Table 10 "Small Tiger"'),
        ("Table 10", '1.1 "Small Tiger"', "6.2.4(l)"),
    ),
)

CROWN_LOSES = {
    "player": ("6.2.1(c)", "6.2.1"),
    "banker": ("6.2.2(c)", "6.2.2"),
    "tie": ("6.2.3(b)", "6.2.3"),
    "dragon-bonus-player": ("Table 6", 'Table 6 "Tie"', '1.1 "Dragon Bonus"(a)'),
    "dragon-bonus-banker": ("Table 6", 'Table 6 "Tie"', '1.1 "Dragon Bonus"(b)'),
    "perfect-pairs-player": (PERFECT,),
    "perfect-pairs-banker": (PERFECT,),
    "pairs-player": (PAIR,),
    "pairs-banker": (PAIR,),
    "super-six": ('1.1 "Super 6"',),
    "tiger-tie": ('1.1 "Tiger Tie"',),
    "tiger-pair": ('1.1 "Tiger Pair"',),
    "tiger": ('1.1 "Tiger"',),
    "big-tiger": ('1.1 "Big Tiger"',),
    "small-tiger": ('1.1 "Small Tiger"',),
}

SIDE_WAGERS = (*TABLE_6, *TABLE_7, *TABLE_8, *TABLE_9, *TABLE_10)
TRADITIONAL = PrintedGame((*TABLE_3, *SIDE_WAGERS), CROWN_LOSES)
CROWN = PrintedGame((*TABLE_4, *SIDE_WAGERS), CROWN_LOSES)
ZERO_COMMISSION = PrintedGame((*TABLE_5, *SIDE_WAGERS), CROWN_LOSES)
