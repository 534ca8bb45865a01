"""The games a rule book offers: how cards are dealt and compared, and what each bet pays."""

from fractions import Fraction
from typing import Literal

import msgspec

from sabot.rulebook.node import BetKey, Cited, Clause, Datum, GameKey, Node, Odds, OptionKey, Share
from sabot.rulebook.words import BetKind, PairKind, When


class Game(Cited, frozen=True, kw_only=True):
    """A game as a table plays it. `short` is what a sentence about a payment calls it."""

    key: GameKey
    name: str
    short: str
    tournament_only: Datum[bool] | None = None


class DeckCounts(Cited, frozen=True, kw_only=True):
    any_of: tuple[int, ...]


class Percent(Node, frozen=True, kw_only=True):
    """A percentage that the sign at the table states."""

    least: int
    most: int
    decimal_places: int = 0

    def takes(self, text: str) -> bool:
        """Whether a percentage, as it is written, is one that may be chosen."""
        whole, point, decimals = text.partition(".")
        if not text.isascii() or not whole.isdecimal() or (point and not decimals.isdecimal()):
            return False
        return len(decimals) <= self.decimal_places and self.least <= Fraction(text) <= self.most


class Option(Cited, frozen=True, kw_only=True):
    """Something the operator chooses for a table: odds, a percentage, a combination."""

    key: OptionKey
    name: str
    default: str
    choices: tuple[str, ...] = ()
    percent: Percent | None = None
    games: tuple[GameKey, ...] | None = None


class Given(Node, frozen=True, kw_only=True):
    """Only where the operator chose so."""

    option: OptionKey
    is_: str = msgspec.field(name="is")


class OddsBy(Node, frozen=True, kw_only=True):
    """Odds in the order of an option's choices."""

    option: OptionKey
    odds: tuple[Odds, ...]


class Line(Cited, frozen=True, kw_only=True):
    """One line of a paytable: when it applies, and what it pays.

    `when` names the contingency and the qualifiers narrow it: `points` and `cards` are those of
    the winning hand, or of both hands on a tie; `by` is the difference of the point counts.
    The first line that applies is the one that counts, and a stand-off, which is an exception to
    what a bet pays, comes before whatever pays.
    """

    when: When
    points: int | None = None
    cards: Literal[2, 3] | None = None
    by: int | None = None
    natural: bool | None = None
    pair: PairKind | None = None
    three_pictures: bool | None = None
    name: str | None = None
    games: tuple[GameKey, ...] | None = None
    given: Given | None = None


class PayingLine(Line, frozen=True, kw_only=True):
    """A line that wins. Its odds are fixed, or chosen by an option, or a signed percentage."""

    odds: Odds | None = None
    odds_by: OddsBy | None = None
    percent_by: OptionKey | None = None
    commission: Share | None = None


class Part(Cited, frozen=True, kw_only=True):
    """The part of a combined wager that stands on another bet."""

    bet: BetKey
    share: Share
    given: Given | None = None


class Restriction(Cited, frozen=True, kw_only=True):
    """That a side bet may be for those with a main wager, with notice to surveillance and a sign."""

    surveillance: Cited | None = None
    sign: Cited | None = None


class Offer(Node, frozen=True, kw_only=True):
    """Where the document says of one side bet what `wagers.side-bets` says of them all."""

    placed: Cited | None = None
    amount_on_sign: Cited | None = None
    restricted: Restriction | None = None
    one_each_per_coup: Cited | None = None


class Bet(Cited, frozen=True, kw_only=True):
    """A contingency on which money may be wagered."""

    key: BetKey
    name: str
    kind: BetKind
    games: tuple[GameKey, ...] | None = None
    decks: DeckCounts | None = None
    pays: tuple[PayingLine, ...] = ()
    stands_off: tuple[Line, ...] = ()
    loses: Cited | None = None
    combines: tuple[Part, ...] = ()
    offer: Offer | None = None


class PlayerTable(Cited, frozen=True, kw_only=True):
    """What the Player hand does on each point count of its first two cards."""

    draws: tuple[int, ...]
    stands: tuple[int, ...]


class BankerTable(Cited, frozen=True, kw_only=True):
    """What the Banker hand does: a row for each of its point counts.

    A row has a letter for each column, D to draw and S to stand: first the column "No Card", then
    the Player's third card from 0 to 9.
    """

    rows: tuple[str, ...]
    when_player_stands: Clause


class PuntoBanco(Node, frozen=True, kw_only=True, tag="punto-banco", tag_field="strategy"):
    """Two hands of two cards, and a third to each by the table of play."""

    order: Cited
    naturals: Datum[tuple[int, ...]]
    player: PlayerTable
    banker: BankerTable
    one_card_at_most: Cited


class ThreeCardDeal(Node, frozen=True, kw_only=True, tag="three-card", tag_field="strategy"):
    """Three cards to each wagered Player area in turn and to the Banker hand."""

    order: Cited
    banker_only: Cited
    areas_share_wagerers: Datum[int]


class Ranking(Node, frozen=True, kw_only=True, tag_field="strategy"):
    """How finished hands are compared, and the clause for each way it can go."""

    player_wins: Cited
    banker_wins: Cited
    tie: Cited


class PointCountRanking(Ranking, frozen=True, kw_only=True, tag="point-count"):
    """The higher point count wins; equal counts tie."""


class PictureRanking(Ranking, frozen=True, kw_only=True, tag="pictures-break-equal-points"):
    """Three pictures first; then the higher point count; then the more picture cards."""


class PointCounts(Cited, frozen=True, kw_only=True):
    """The value of each rank in play, and the clause by which a hand is counted."""

    values: dict[str, int]
    right_digit: Clause


class Play(Node, frozen=True, kw_only=True):
    """How the cards of a coup fall and are compared."""

    point_count: PointCounts
    deal: PuntoBanco | ThreeCardDeal
    ranking: PointCountRanking | PictureRanking
