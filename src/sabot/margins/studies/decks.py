"""How the margin of each bet moves with the decks that the rule book allows."""

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from sabot.bets import BetError
from sabot.coup import Game
from sabot.margins.exact import BetMargin, margins
from sabot.margins.studies.study import About, Progress, Rows


class Decks(msgspec.Struct, frozen=True):
    """The margin of each bet with each count of decks; a bet is missing where it is not offered."""

    about: About
    by_decks: dict[int, dict[str, BetMargin]]

    @property
    def bets(self) -> tuple[str, ...]:
        """Every bet that some count of decks offers, in the order of the rule book."""
        most = max(self.by_decks.values(), key=len)
        return tuple(dict.fromkeys([*most, *(bet for offered in self.by_decks.values() for bet in offered)]))

    def margin(self, bet: str, decks: int) -> Fraction | None:
        margin = self.by_decks[decks].get(bet)
        return None if margin is None else margin.margin

    def table(self) -> Rows:
        """A row for each bet and count of decks."""
        columns = ("bet", "decks", "margin", "margin_exact", "per_resolved", "hit_rate", "variance")
        rows: list[tuple[str | int | float | None, ...]] = []
        for bet in self.bets:
            for decks, offered in self.by_decks.items():
                if bet in offered:
                    one = offered[bet]
                    resolved = None if one.per_resolved is None else float(one.per_resolved)
                    rows.append(
                        (
                            bet,
                            decks,
                            float(one.margin),
                            str(one.margin),
                            resolved,
                            float(one.hit_rate),
                            float(one.variance),
                        )
                    )
        return Rows(columns, rows)


def decks(game: Game, bets: Iterable[str] | None = None, progress: Progress | None = None) -> Decks:
    """The exact margins of a game, its options kept, with every count of decks that its rule book allows."""
    wanted = None if bets is None else tuple(dict.fromkeys(bets))
    counts = sorted(game.book.cards.decks.any_of)
    with_each = {count: Game(game.book, game.rules.key, count, game.options) for count in counts}
    for bet in wanted or ():
        if not any(bet in other.paytable.bets for other in with_each.values()):
            game.paytable[bet]  # refused, with the nearest bet that there is
            raise BetError(f"{game.id} offers no bet {bet!r}")
    by_decks: dict[int, dict[str, BetMargin]] = {}
    for count, other in with_each.items():
        offered = None if wanted is None else [bet for bet in wanted if bet in other.paytable.bets]
        by_decks[count] = margins(other, bets=offered)
        if progress is not None:
            progress(len(by_decks), len(counts))
    return Decks(_about(game, with_each.values()), by_decks)


def _about(game: Game, with_each: Iterable[Game]) -> About:
    """What the study is about, with the names of every bet that some count of decks offers."""
    abouts = [About.of(other) for other in with_each]
    names = {bet: name for about in abouts for bet, name in about.bets.items()}
    sides = {bet: side for about in abouts for bet, side in about.sides.items()}
    return msgspec.structs.replace(About.of(game), bets=names, sides=sides)
