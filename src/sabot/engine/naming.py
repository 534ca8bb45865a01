"""Cards as a command names them, and whether the suit must be said.

A card of paper is known as far as somebody read it. Its rank is enough for the table of play, the point
counts and the pairs; its suit is wanted where a bet on offer turns on suits, and where the cards come from a
virtual shoe, which is bound to whole cards.
"""

from sabot.cards import Card, CardError
from sabot.engine.table import Refused, Table
from sabot.rulebook.games import Bet


def whole(text: str) -> Card:
    """A card that was read by a machine or is counted with others, rank and suit."""
    try:
        return Card.parse(text)
    except CardError as error:
        raise Refused(str(error)) from error


def seen(table: Table, text: str) -> Card:
    """A card that lies in no hand: its rank is enough."""
    try:
        card = Card.seen(text)
    except CardError as error:
        raise Refused(str(error)) from error
    if card.suit is None and table.settings.device.virtual:
        raise Refused(f"the virtual shoe gives whole cards: say of what suit the {card.rank.word} is")
    return card


def of_a_hand(table: Table, text: str) -> Card:
    """A card that may lie in a hand, on which every bet on offer can be settled."""
    card = seen(table, text)
    must_tell_its_suit(table, card)
    return card


def must_tell_its_suit(table: Table, card: Card) -> None:
    bet = bet_by_suits(table) if card.suit is None else None
    if bet is not None:
        raise Refused(
            f"which {card.rank.word}? {bet.name} is on offer and turns on suits: "
            f"say its suit too, as in {card.name}S",
            bet,
        )


def bet_by_suits(table: Table) -> Bet | None:
    """The first bet on offer that turns on suits, or of those that were wagered on in this coup.

    A coup without wagers has no bet on offer.
    """
    by_suits = table.game.paytable.by_suits
    if not by_suits or table.without_wagers is not None:
        return None
    coup, side_bets = table.state.coup, table.settings.side_bets
    wagered = {wager.bet for wager in coup.wagers.values()} if coup is not None else set()
    for key in by_suits:
        bet = table.game.paytable[key]
        if bet.kind == "main" or key in side_bets or key in wagered:
            return bet
    return None


def must_have_their_suits(table: Table, bet: Bet) -> None:
    """Nobody wagers by suits on cards that were dealt while none was recorded."""
    coup = table.state.coup
    if coup is None or bet.key not in table.game.paytable.by_suits:
        return
    if any(Card.seen(drawn.card).suit is None for drawn in coup.cards):
        raise Refused(f"{bet.name} turns on suits, and those of the cards dealt were not recorded", bet)
