"""The moments of a table at which deeds may be done, and the spells of them that have a name."""

from typing import Final

MOMENTS: Final = {
    "closed": "the table is closed",
    "no-cards": "no cards have been brought",
    "brought": "cards wait to be shuffled",
    "shuffled": "they wait to be cut",
    "cut": "they wait for the cutting card",
    "burn-due": "they wait for the burn",
    "between": "the shoe is ready",
    "wagering": "wagers are taken",
    "no-more-bets": "no more bets was called",
    "dealing": "a coup is dealt",
    "halted": "a coup is halted",
    "result": "the result is announced",
    "settled": "the coup is settled",
    "void": "the coup is void",
    "over": "nothing more is dealt from the cards",
}
"""The moments of a table, each with what is true of it."""

EVER: Final = tuple(MOMENTS)
OPEN: Final = EVER[1:]
IN_A_COUP: Final = ("dealing", "halted", "result", "settled", "void")
BETWEEN: Final = tuple(one for one in OPEN if one not in IN_A_COUP)
BEFORE_CARDS: Final = ("between", "wagering", "no-more-bets")
WITH_CARDS: Final = tuple(one for one in OPEN if one != "no-cards")
IN_PLAY: Final = (*BEFORE_CARDS, *IN_A_COUP)
IN_REACH: Final = (*BEFORE_CARDS, "dealing", "result", "settled", "over")
WITH_A_RESULT: Final = (*BEFORE_CARDS, "settled", "over")
THE_NEXT_CARD: Final = (*BEFORE_CARDS, "dealing", "result", "settled")
GOING_ON: Final = ("dealing", "result", "settled")
UNSTOPPED: Final = tuple(one for one in OPEN if one not in ("halted", "void"))
A_COUP_IS_OPEN: Final = tuple(one for one in (*BETWEEN, "dealing") if one not in ("no-cards", "between"))
SPOKEN: Final = {
    EVER: "at any time, a closed table too",
    OPEN: "while the table is open",
    BETWEEN: "between coups",
    WITH_CARDS: "while there are cards at the table",
    UNSTOPPED: "while the table is open, unless a coup is halted or void",
    IN_REACH: "while a coup is dealt, or the last one can still be taken up again",
    WITH_A_RESULT: "once a coup is settled, while it can still be taken up again",
    THE_NEXT_CARD: "while another card may come from the shoe",
    GOING_ON: "from the first card of a coup until its cards are cleared, unless it is halted or void",
    A_COUP_IS_OPEN: "while wagers lie on the layout, before a card of the coup is seen",
    IN_PLAY: "while the shoe is in play",
    BEFORE_CARDS: "while the shoe is ready and no card of a coup is out",
}
