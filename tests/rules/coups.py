"""Coups made by hand so that every line of every paytable is hit, with the lines that each one hits.

The lines are worked out from the rule books with the cards on the table, and are no words of the code:

    player wins, banker wins, banker wins on 6, tie
    two-card six, three-card six             the Banker wins on them
    tie on six
    player pair, banker pair                 two first cards of one rank
    player mixed, player coloured, player perfect, and the same for the banker
    single, double, twin                     of Tiger Pair
    player natural, banker natural           the hand wins with a natural
    natural tie
    player by 4 ... banker by 9              without a natural
"""

from typing import NamedTuple

from sabot.coup import Coup, Game
from tests.rules.hands import as_dealt, cards


class HandMade(NamedTuple):
    """Two finished hands, and the lines that they hit."""

    player: str
    banker: str
    lines: frozenset[str]

    def __str__(self) -> str:
        return f"{self.player} against {self.banker}"

    def dealt_by(self, game: Game) -> Coup:
        """The coup as the game deals it, which must be the coup that was meant."""
        coup = game.deal(as_dealt(self.player, self.banker))
        assert coup == Coup((cards(self.player),), cards(self.banker)), f"{self} is no coup"
        return coup


def made(player: str, banker: str, *lines: str) -> HandMade:
    return HandMade(player, banker, frozenset(lines))


NATURALS = (
    made("9S KD", "2H 5C", "player wins", "player natural"),  # 9 to 7
    made("8S KD", "3H 4C", "player wins", "player natural"),  # 8 to 7, by one
    made("9S KD", "3H 5C", "player wins", "player natural"),  # a natural against a natural
    made("9S TD", "QC KH", "player wins", "player natural"),  # by 9, and no more than a natural
    made("8S KD", "4H 5C", "banker wins", "banker natural"),
    made("2S 4D", "3H 5C", "banker wins", "banker natural"),  # 8 to 6
    made("QC KH", "9S TD", "banker wins", "banker natural"),  # by 9
    made("9S KD", "4H 5C", "tie", "natural tie"),
    made("8S KD", "3H 5C", "tie", "natural tie"),
)

SIXES = (
    made("2S 3D TH", "4C 2H", "banker wins on 6", "two-card six"),  # stands on 6 against a 0
    made("AS TD AH", "4C 2H", "banker wins on 6", "two-card six", "banker by 4"),
    made("TS 3D 2H", "3C TC 3S", "banker wins on 6", "three-card six"),  # draws on 3 against a 2
    made("TS AD QH", "KC AC 5S", "banker wins on 6", "three-card six", "banker by 5"),
    made("2S 4D", "2H 3C KC", "player wins"),  # the Player wins on 6, to 5
    made("2S 4D", "KH 6C", "tie", "tie on six"),
    made("TS 4D 2C", "3H TD 3C", "tie", "tie on six"),  # in three cards each
)

OTHER_TIES = (
    made("7S KD", "4H 3C", "tie"),
    made("TS 3D 6C", "QC TD 9H", "tie"),  # on nine, and no natural
    made("TS QD KH", "JS TC TD", "tie"),  # on nought
)

NO_PAIRS = (
    made("TS KD 7H", "QH JC 2D", "player wins", "player by 5"),  # tens and pictures of two ranks
    made("2S 3D 3H", "KC 7D", "player wins"),  # a third card makes no pair; 8 in three cards is no natural
    made("7S KD", "2C AD KH", "player wins", "player by 4"),  # on two cards
    made("AS 2D TH", "4C 3H", "banker wins", "banker by 4"),  # on two cards
)

PAIRS = (
    made("QS QD 5H", "3C 4D", "banker wins", "player pair", "player mixed", "single"),
    made("2S 5D", "9H 9C", "banker wins", "banker natural", "banker pair", "banker mixed", "single"),
    made(
        *("KS KD 4H", "8H 8C", "banker wins on 6", "two-card six"),
        *("player pair", "banker pair", "player mixed", "banker mixed", "double"),
    ),
    made(
        *("JS JD 5S", "JH JC 3D", "player wins"),
        *("player pair", "banker pair", "player mixed", "banker mixed", "twin"),
    ),
    made(
        *("KS KD 7S", "QH QC 5D", "player wins"),  # pictures of two kinds are a double
        *("player pair", "banker pair", "player mixed", "banker mixed", "double"),
    ),
    made(
        *("5S 5C 2H", "6H 6D 5D", "banker wins", "banker by 5"),
        *("player pair", "banker pair", "player coloured", "banker coloured", "double"),
    ),
    made(
        *("4S 4S", "3H 3H", "player wins", "player natural"),
        *("player pair", "banker pair", "player perfect", "banker perfect", "double"),
    ),
    made(
        *("7C 7C AH", "7C 7C", "player wins"),  # four cards alike are still one twin
        *("player pair", "banker pair", "player perfect", "banker perfect", "twin"),
    ),
    made(
        *("TS TD 9H", "TH TC 2D", "player wins", "player by 7"),
        *("player pair", "banker pair", "player mixed", "banker mixed", "twin"),
    ),
    made(
        *("3S 3D", "3H 3C", "tie", "tie on six"),
        *("player pair", "banker pair", "player mixed", "banker mixed", "twin"),
    ),
)

# The Player has 9 in three cards; the Banker draws to nothing, and ends on its third card.
PLAYER_BY = (
    made("TS 3D 6C", "QC TD JH", "player wins", "player by 9"),
    made("TS 3D 6C", "QC TD AH", "player wins", "player by 8"),
    made("TS 3D 6C", "QC TD 2H", "player wins", "player by 7"),
    made("TS 3D 6C", "QC TD 3H", "player wins", "player by 6"),
    made("TS 3D 6C", "QC TD 4H", "player wins", "player by 5"),
    made("TS 3D 6C", "QC TD 5H", "player wins", "player by 4"),
    made("TS 3D 6C", "QC TD 6H", "player wins"),  # by 3
    made("TS 3D 6C", "QC TD 7H", "player wins"),
    made("TS 3D 6C", "QC TD 8H", "player wins"),
)

# The other way round: the Banker draws to nothing and ends on a 9.
BANKER_BY = (
    made("TS QD KH", "JC KD 9H", "banker wins", "banker by 9"),
    made("TS QD AH", "JC KD 9H", "banker wins", "banker by 8"),
    made("TS QD 2H", "JC KD 9H", "banker wins", "banker by 7"),
    made("TS QD 3H", "JC KD 9H", "banker wins", "banker by 6"),
    made("TS QD 4H", "JC KD 9H", "banker wins", "banker by 5"),
    made("TS QD 5H", "JC KD 9H", "banker wins", "banker by 4"),
    made("TS QD 6H", "JC KD 9H", "banker wins"),  # by 3
    made("TS QD 7H", "JC KD 9H", "banker wins"),
    made("TS QD 8H", "JC KD 9H", "banker wins"),
)

PUNTO_BANCO_COUPS = (*NATURALS, *SIXES, *OTHER_TIES, *NO_PAIRS, *PAIRS, *PLAYER_BY, *BANKER_BY)

# Three Card Baccarat ------------------------------------------------------------------------------

THREE_CARD_COUPS = (
    made("KS QH 9D", "KH 4S 5D", "player wins", "total 9"),  # more pictures on equal counts
    made("KS QH JD", "KH 4S 4D", "player wins", "total 8"),  # three pictures
    made("KS QH JD", "9H TS TD", "player wins", "total 9"),  # three pictures against a nine
    made("9S 9H 9D", "TS TH 6D", "player wins", "total 6"),  # 7 to 6
    made("KS 2H 4D", "TS TH 5D", "player wins on 6", "total 5"),
    made("KS QH 6D", "AS 2H 3D", "player wins on 6", "total 6"),  # six to six, by pictures
    made("2S 4H TD", "5S 5H 4D", "player wins on 6", "total 4"),
    made("2S 4H TD", "KS 2H AD", "player wins on 6", "total 3"),
    made("AS 2H 3D", "KS QH 6D", "total 6"),  # the Banker wins on 6
    made("TS TH 5D", "AS 6H TD", "total 7"),
    made("TS TH AD", "KS TH 2D", "total 2"),
    made("TS TH TD", "KS QH AD", "total 1"),
    made("TS TH TD", "KS QH TD", "total 0"),  # both 0; two pictures to none
    made("KS QH 9D", "KH QS JD", "banker three pictures", "total 0 on three pictures"),
    made("KS QH JD", "KH QS JC", "tie", "banker three pictures", "total 0 on three pictures"),
    made("KS 4H 5D", "QS 2H 7D", "tie", "total 9"),
    made("2S 2H 2D", "AS 2D 3C", "tie", "total 6"),
    made("TS TH TD", "2S 3H 5D", "tie", "total 0"),
    made("KS QH TD", "JS QD TC", "tie", "total 0"),
)
