"""What becomes of a card: which hand it goes to, or which coup, or whether it is out of play."""

from sabot.engine.acts.act import happened
from sabot.engine.acts.irregularities.coups import no_bet_coup, void_coup
from sabot.engine.acts.irregularities.money import give_back
from sabot.engine.acts.irregularities.ruling import Case, in_words
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.commands.base import Command
from sabot.engine.events.dealing import CardDrawn, CardsExposed
from sabot.engine.events.irregularities.misdealt import (
    CardBurned,
    CardCarried,
    CardDiscarded,
    HandDiscarded,
    HandVoided,
    WrongHolderNoted,
)
from sabot.engine.events.irregularities.seen import FaceUpNoted
from sabot.engine.hands import hand_of, next_card
from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table, clause_of
from sabot.rulebook.words import Hand

ON_THE_BANKER_HAND_ALONE = ("banker-three-pictures", "banker-points")


def becomes_banker_third_card(unfolding: Unfolding, command: Command, case: Case) -> None:
    _dealt_to(unfolding, command, case, "banker")


def moves_to_player_hand(unfolding: Unfolding, command: Command, case: Case) -> None:
    _dealt_to(unfolding, command, case, "player")


def _dealt_to(unfolding: Unfolding, command: Command, case: Case, hand: Hand, area: int = 0) -> None:
    place = len(unfolding.table.coup.cards)
    rule = clause_of(case.ruling)
    unfolding.add(
        happened(CardDrawn, command, rule, card=case.card, scanned=case.scanned, hand=hand, area=area)
    )
    if case.exposed:
        unfolding.add(happened(CardsExposed, command, rule, cards=(place,)))


def _no_other_card_waits(table: Table, case: Case) -> None:
    """A coup has one first card, and nobody draws another while it waits."""
    if table.shoe.carried is not None:
        raise Refused("another card has left the shoe already as the first of the next coup", case.ruling)


def first_card_of_next_coup(unfolding: Unfolding, command: Command, case: Case) -> None:
    _no_other_card_waits(unfolding.table, case)
    unfolding.add(
        happened(
            CardCarried,
            command,
            clause_of(case.ruling),
            card=case.card,
            exposed=case.exposed,
            excess=case.excess,
        )
    )


def first_card_of_no_bet_coup(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Of the next coup, or of the one that waits for its first card; its wagers go back."""
    _no_other_card_waits(unfolding.table, case)
    rule = clause_of(case.ruling)
    unfolding.add(
        happened(
            CardCarried,
            command,
            rule,
            card=case.card,
            exposed=case.exposed,
            excess=case.excess,
            no_bet=rule,
        )
    )
    coup = unfolding.table.state.coup
    if coup is not None and not coup.cards:
        no_bet_coup(unfolding, command, case)


def discard_with_the_shoe(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(
        happened(CardDiscarded, command, clause_of(case.ruling), card=case.card, excess=case.excess)
    )


def burn_the_card(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(happened(CardBurned, command, clause_of(case.ruling), card=case.card))


def play_as_face_down(unfolding: Unfolding, command: Command, case: Case) -> None:
    """It goes where it would have gone; that everybody saw it changes nothing."""
    coup = unfolding.table.coup
    where = next_card(unfolding.table, coup)
    if where is None:
        raise Refused("the coup has all its cards")
    place = len(coup.cards)
    _dealt_to(unfolding, command, case, where.hand, where.area)
    unfolding.add(happened(FaceUpNoted, command, clause_of(case.ruling), place=place))


def coup_stands(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The result stands; whoever handled the cards is written down."""
    if case.person is None:
        return
    (lies,) = case.lies
    unfolding.add(
        happened(
            WrongHolderNoted,
            command,
            clause_of(case.ruling),
            hand=lies.hand,
            area=lies.area,
            patron=case.person,
        )
    )


# Single hands, where each wagered area has its own ------------------------------------------------


def discard_the_hand(unfolding: Unfolding, command: Command, case: Case) -> None:
    for area in case.areas:
        cards = len(hand_of(unfolding.table.coup, "player", area))
        unfolding.add(happened(HandDiscarded, command, clause_of(case.ruling), area=area, cards=cards))


def void_the_hand(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The wagers that turn on the Player hand of the area go back; the others stay."""
    rule = clause_of(case.ruling)
    for area in case.areas:
        fallen = _that_turn_on_the_hand(unfolding.table, area)
        give_back(unfolding, command, fallen, rule, in_words(case.limb))
        cards = len(hand_of(unfolding.table.coup, "player", area))
        unfolding.add(happened(HandVoided, command, rule, area=area, cards=cards))


def void_hand_or_coup(unfolding: Unfolding, command: Command, case: Case) -> None:
    if case.areas:
        void_the_hand(unfolding, command, case)
    else:
        void_coup(unfolding, command, case)


def _that_turn_on_the_hand(table: Table, area: int) -> tuple[Wager, ...]:
    return tuple(
        wager
        for wager in table.coup.wagers.values()
        if wager.area == area and wager.fate != "returned" and turns_on_the_player_hand(table, wager.bet)
    )


def turns_on_the_player_hand(table: Table, bet: str) -> bool:
    """Whether a bet is on more than the Banker hand alone."""
    rules = table.book.bet(bet)
    return rules is None or any(line.when not in ON_THE_BANKER_HAND_ALONE for line in rules.pays)
