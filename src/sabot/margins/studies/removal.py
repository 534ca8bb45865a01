"""The effect of removing each card: what the expected net of a bet moves by when one card is gone.

The card about to be removed at random leaves every bet as it was: any six cards of the shoe are as
likely to come next, whether or not one that nobody looked at went first. So the expected net after
one card is gone, averaged over the cards of the shoe, is exactly what it was before, and the
effects weighted by how many cards have them add up to nought: not nearly, but to the integer.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from sabot.cards import Card, Composition, Rank
from sabot.coup import Game
from sabot.margins.composition import CompositionError
from sabot.margins.exact import margins
from sabot.margins.studies.study import About, Progress, Rows, chosen_bets


class Effects(msgspec.Struct, frozen=True):
    """What each removal does to one bet."""

    expected: Fraction
    """The expected net of a unit before any card is gone."""
    counts: dict[str, int]
    """How many cards have each effect, by rank; by card where suits of a rank differ."""
    effects: dict[str, Fraction]
    """What a unit gains when one such card is gone."""

    @property
    def weighted_sum(self) -> Fraction:
        """The effects, each as often as there are cards that have it: nought, exactly."""
        return sum((self.counts[name] * effect for name, effect in self.effects.items()), Fraction(0))


class Removal(msgspec.Struct, frozen=True):
    """The effect of removing each card on each bet."""

    about: About
    cards: int
    bets: dict[str, Effects]

    def table(self) -> Rows:
        """A row for each bet and card."""
        columns = ("bet", "card", "cards", "effect", "effect_exact", "expected_before")
        rows: list[tuple[str | int | float | None, ...]] = [
            (bet, name, of.counts[name], float(effect), str(effect), float(of.expected))
            for bet, of in self.bets.items()
            for name, effect in of.effects.items()
        ]
        return Rows(columns, rows)


def removal(
    game: Game,
    bets: Iterable[str] | None = None,
    composition: Composition | None = None,
    progress: Progress | None = None,
) -> Removal:
    """The exact effect of removing each card from a composition: a fresh shoe, when not given.

    >>> removal(open_game("star-baccarat/baccarat"), ["tie"]).bets["tie"].effects["8"]
    """
    left = Composition.of_decks(game.decks) if composition is None else composition
    chosen = chosen_bets(game, bets)
    if left.total < 7:
        raise CompositionError(
            f"{left.total} cards are too few: with one gone, six must be left to deal a coup for certain"
        )
    before = {bet: margin.expected for bet, margin in margins(game, left, bets=chosen).items()}
    held = [card for card in Card.all() if left[card]]
    moved: dict[Card, dict[str, Fraction]] = {}
    for done, card in enumerate(held, 1):
        after = margins(game, left.without([card]), bets=chosen)
        moved[card] = {bet: after[bet].expected - before[bet] for bet in chosen}
        if progress is not None:
            progress(done, len(held))
    return Removal(
        About.of(game), left.total, {bet: _effects(bet, before[bet], moved, left) for bet in chosen}
    )


def _effects(
    bet: str, expected: Fraction, moved: Mapping[Card, Mapping[str, Fraction]], left: Composition
) -> Effects:
    """By rank where suits make no difference, as from any shoe that holds as many of each; else by card."""
    by_rank: dict[str, Fraction] = {}
    counts: dict[str, int] = {}
    for rank in Rank:
        of_rank = [card for card in moved if card.rank is rank]
        effects = {moved[card][bet] for card in of_rank}
        if len(effects) > 1:
            return Effects(
                expected,
                {card.name: left[card] for card in moved},
                {card.name: of[bet] for card, of in moved.items()},
            )
        if effects:
            by_rank[rank.value] = effects.pop()
            counts[rank.value] = sum(left[card] for card in of_rank)
    return Effects(expected, counts, by_rank)
