"""Putting the cards of a coup in order, and what becomes of one that it then has no use for."""

from collections.abc import Sequence

from sabot.engine.acts.act import happened
from sabot.engine.acts.irregularities.cardwise import (
    discard_with_the_shoe,
    first_card_of_next_coup,
    first_card_of_no_bet_coup,
)
from sabot.engine.acts.irregularities.laying import as_laid, lay_again
from sabot.engine.acts.irregularities.ruling import Case, must_rule, ruled
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.commands.base import Command
from sabot.engine.events.irregularities.misdealt import CardsReconstructed
from sabot.engine.state import Drawn, Shoe
from sabot.engine.table import Refused, Table

WHERE_IT_GOES = {
    "first-card-of-next-coup": first_card_of_next_coup,
    "first-card-of-no-bet-coup": first_card_of_no_bet_coup,
    "discard-with-the-shoe": discard_with_the_shoe,
}


def put_in_order(unfolding: Unfolding, command: Command, order: Sequence[int], rule: str | None) -> None:
    """Lay the cards anew in an order, each by its place; one that is then too many goes elsewhere."""
    coup = unfolding.table.coup
    laid = lay_again(unfolding.table, coup, [coup.cards[place].card for place in order])
    if laid.over > 1:
        raise Refused(
            f"in this order the coup has {laid.over} cards too many: it cannot be reconstructed", rule
        )
    kept = tuple(order[: len(laid.cards)])
    excess = order[-1] if laid.over else None
    unfolding.add(
        happened(
            CardsReconstructed,
            command,
            rule,
            order=kept,
            before=as_laid(coup.cards),
            after=laid.cards,
            excess=excess,
        )
    )
    if excess is not None:
        _send_away(unfolding, command, coup.cards[excess])


def _send_away(unfolding: Unfolding, command: Command, card: Drawn) -> None:
    """By the ruling on a card too many for the hand in which it lay."""
    limb = extra_card_limb(unfolding.table, card.hand == "player", exposed=card.exposed)
    ruling = must_rule(unfolding.table, limb)
    case = Case(limb=limb, ruling=ruling, card=card.card, exposed=card.exposed, excess=True)
    goes = WHERE_IT_GOES.get(ruling.then)
    if goes is None:
        raise Refused("nothing says where the card too many goes: it cannot be reconstructed", ruling)
    unfolding.add(ruled(unfolding.table, command, case))
    goes(unfolding, command, case)


def extra_card_limb(table: Table, players: bool, *, exposed: bool) -> str:  # noqa: FBT001 - whose it was
    """The part of the book on a card that neither hand may take."""
    if table.shoe.carried is not None:
        raise Refused("a card is the first of the next coup already")
    if is_last_coup(table):
        return "carried-card-after-last-coup"
    if not players:
        return "extra-banker-card"
    return f"extra-player-card.banker-stands-{'exposed' if exposed else 'unexposed'}"


def is_last_coup(table: Table) -> bool:
    """Whether no other coup is dealt from the shoe after the one on the table."""
    shoe: Shoe = table.shoe
    coup = table.state.coup
    if shoe.shuffle_due is not None or shoe.check_due is not None:
        return True
    if shoe.last_coups is None or coup is None:
        return False
    counted = 0 if coup.cutting_card else 1
    return shoe.last_coups - counted <= 0
