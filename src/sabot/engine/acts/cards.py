"""Making up a shoe, and ending one."""

from collections.abc import Iterator

from sabot.cards import SALT_BYTES, commitment_to
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import between_coups, must_be_open
from sabot.engine.authority import Who, cited_by, dealer, has_leave, named, spoken
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import (
    BringCards,
    CheckCards,
    CuttingCard,
    EndShoe,
    RevealOrder,
    Shuffle,
)
from sabot.engine.events.base import Event
from sabot.engine.events.cards import (
    CardsBrought,
    CardsChecked,
    CardsShuffled,
    CuttingCardAppeared,
    LastCoupAnnounced,
    OrderRevealed,
    ShoeEnded,
)
from sabot.engine.naming import whole
from sabot.engine.settings import CardSet
from sabot.engine.state import ShoePhase, State
from sabot.engine.table import Refused, Table


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def phase_is(table: Table, *phases: ShoePhase) -> None:
    between_coups(table)
    if table.shoe.phase not in phases:
        wanted = " or ".join(phase.replace("-", " ") for phase in phases)
        raise Refused(f"the cards are {table.shoe.phase.replace('-', ' ')}; they must be {wanted}")


def _no_cards_yet(table: Table) -> None:
    between_coups(table)
    if table.state.shoe is not None:
        raise Refused("there are cards at the table already")


@act(BringCards, who=_dealer, when=_no_cards_yet, prompt="Bring the decks")
def bring_cards(table: Table, command: BringCards) -> Iterator[Event]:
    decks = table.book.cards.decks
    must_be_fit_to_bring(table, command.cards)
    total = 52 * table.settings.decks
    yield happened(CardsBrought, command, cited_by(decks), cards=command.cards, total=total)


@act(CheckCards, who=_dealer, when=lambda table: phase_is(table, "none"), prompt="Check the decks")
def check_cards(table: Table, command: CheckCards) -> Iterator[Event]:
    rule = table.book.cards.checked_before_use
    if command.by_device and "deck-checking-device" not in table.settings.equipment:
        raise Refused("the table has no deck-checking device", rule)
    if command.device is not None and not command.by_device:
        raise Refused("cards that are checked by hand are checked by no device", rule)
    decks = [str(number + 1) for number in range(table.settings.decks)]
    failed = tuple(dict.fromkeys(command.failed))
    if not set(failed) <= set(decks):
        raise Refused(f"the decks are numbered 1 to {len(decks)}", rule)
    yield happened(
        CardsChecked,
        command,
        cited_by(rule) if rule else None,
        by_device=command.by_device,
        device=command.device,
        failed=failed,
    )


def _may_be_shuffled(table: Table) -> None:
    phase_is(table, "none", "checked", "ended", "ready")
    must_be_good_cards(table)
    check = table.book.cards.checked_before_use
    if table.shoe.phase == "none" and check is not None and check.is_ == "shall":
        raise Refused("the decks are checked before they are used", check)


def must_be_fit_to_bring(table: Table, cards: CardSet) -> None:
    """Only approved cards that were kept secured come to a table, where the book says so."""
    approved, secured = table.book.cards.approved, table.book.cards.secured
    if approved is not None and not cards.approved:
        raise Refused(f"the cards {cards.id!r} are not approved for use", approved)
    if secured is not None and not cards.secured:
        raise Refused(f"the cards {cards.id!r} were not kept secured", secured)


def must_be_good_cards(table: Table) -> None:
    """Nothing that went wrong keeps these cards from being played again."""
    shoe = table.shoe
    if shoe.check_due is not None:
        raise Refused("the decks are checked first", shoe.check_due)
    if shoe.replace_due is not None:
        raise Refused("these cards are replaced", shoe.replace_due)
    handling = table.book.cards.replacement.after_handling_by
    if shoe.phase == "ended" and shoe.handled and handling is not None:
        raise Refused("cards that were handled are replaced", handling)


@act(Shuffle, who=_dealer, when=_may_be_shuffled, prompt="Shuffle the cards")
def shuffle(table: Table, command: Shuffle) -> Iterator[Event]:
    grounds = {one.ground: one for one in table.book.cards.shuffles}
    ground = grounds.get(command.ground)
    if ground is None:
        raise Refused(f"this book knows no shuffle {command.ground!r}: it has {', '.join(grounds)}")
    in_play = table.shoe.phase == "ready" and table.shoe.shuffle_due is None
    if in_play and command.ground in ("before-play", "last-coup"):
        raise Refused("the shoe is in play and has not ended", ground)
    if ground.by is not None:
        orders = named((ground.by,), ground)
        if not has_leave(table.book, orders, command.by, command.approver):
            reason = f"a shuffle on this ground is ordered by the {ground.by.replace('-', ' ')}"
            raise Refused(reason, ground, approval=orders.roles)
    _is_bound_if_virtual(table, command.commitment)
    if command.multishuffler:
        _must_fit_the_multishuffler(table)
    yield happened(
        CardsShuffled,
        command,
        cited_by(ground),
        ground=command.ground,
        commitment=command.commitment,
        multishuffler=command.multishuffler,
    )


def _must_fit_the_multishuffler(table: Table) -> None:
    machine = table.book.cards.multishuffler
    if machine is None or "multishuffler" not in table.settings.equipment:
        raise Refused("the table has no multishuffler", machine)
    if table.settings.decks not in machine.any_of:
        takes = " or ".join(str(decks) for decks in machine.any_of)
        raise Refused(f"a multishuffler takes {takes} decks, not {table.settings.decks}", machine)


def _is_bound_if_virtual(table: Table, commitment: str | None) -> None:
    """A virtual shoe is bound to its order before anybody cuts it; other cards cannot be."""
    if table.settings.device.virtual != (commitment is not None):
        raise Refused("a virtual shoe is bound to its order when it is shuffled, and no other is")
    if commitment is not None and (len(commitment) != 64 or commitment in table.state.commitments):
        raise Refused("a shuffle has a commitment of its own, of 64 digits")


def _shoe_has_ended(table: Table) -> None:
    between_coups(table)
    shoe = table.shoe
    if (
        shoe.phase != "ended"
        and shoe.last_coups != 0
        and (shoe.replace_due is None or shoe.carried is not None)
    ):
        raise Refused("the last coup has not been dealt", table.book.cards.last_coup.coups_after_cutting_card)


@act(EndShoe, who=_dealer, when=_shoe_has_ended, prompt="Take the cards away: reshuffle or replace them")
def end_shoe(table: Table, command: EndShoe) -> Iterator[Event]:
    rules = table.book.cards.replacement
    shoe, new = table.shoe, command.replacement
    if shoe.check_due is not None:
        raise Refused("the decks are checked first", shoe.check_due)
    if shoe.replace_due is not None and new is None:
        raise Refused("these cards are replaced", shoe.replace_due)
    if shoe.handled and rules.after_handling_by is not None and new is None:
        raise Refused("cards that were handled are replaced", rules.after_handling_by)
    if new is not None:
        must_be_fit_to_bring(table, new)
        if new.id == shoe.cards.id:
            raise Refused("those are the cards that were in play", rules.at_shoe_end_by)
        must_have_other_backs(table, command, new)
        decider = named((rules.at_shoe_end_by.is_,), rules.at_shoe_end_by)
        if not has_leave(table.book, decider, command.by, command.approver):
            reason = "whether cards are replaced is for the supervisor"
            raise Refused(reason, rules.at_shoe_end_by, approval=decider.roles)
    if accounts_owed(table):
        commission = table.wager_rules.commission
        raise Refused(
            "deferred commission is collected before the next shoe",
            commission.settled_at_shoe_end if commission else None,
        )
    yield happened(ShoeEnded, command, cited_by(rules.at_shoe_end_by), replacement=new)


def must_have_other_backs(table: Table, command: Command, new: CardSet) -> None:
    """New cards look different, unless a scanning shoe is in use and whoever may decide so has."""
    rules = table.book.cards.replacement
    if rules.different_backs is None or new.backs != table.shoe.cards.backs:
        return
    given = rules.same_backs_with_scanning_shoe_by
    if given is None or not table.settings.device.scans:
        raise Refused("the new cards have backs of another colour", rules.different_backs)
    who = named((given.is_,), given)
    if not has_leave(table.book, who, command.by, command.approver):
        reason = f"cards with the same backs are for the {spoken(table.book, who)} to allow"
        raise Refused(reason, given, approval=who.roles)


def _an_order_can_be_shown(table: Table) -> None:
    if not ended_commitments(table.state):
        raise Refused("no virtual shoe has ended whose order is still to be revealed")


@act(RevealOrder, who=_dealer, when=_an_order_can_be_shown, prompt="Reveal the order of the shoe that ended")
def reveal_order(table: Table, command: RevealOrder) -> Iterator[Event]:
    if command.commitment not in ended_commitments(table.state):
        raise Refused("no shoe with that commitment has ended, or it was revealed already")
    for name in command.order:
        whole(name)
    try:
        salt = bytes.fromhex(command.salt)
    except ValueError as error:
        raise Refused("the salt is written in hexadecimal") from error
    if len(salt) != SALT_BYTES or commitment_to(command.order, salt) != command.commitment:
        raise Refused("that is not the order that was committed to")
    yield happened(
        OrderRevealed, command, commitment=command.commitment, order=command.order, salt=command.salt
    )


def ended_commitments(state: State) -> tuple[str, ...]:
    """Those of virtual shoes that have ended, or whose cards were taken away, and were not revealed."""
    shoe = state.shoe
    in_play = shoe.commitment if shoe is not None and shoe.phase != "ended" else None
    return tuple(one for one in state.commitments if one != in_play)


def accounts_owed(table: Table) -> bool:
    return any(
        cents and account.startswith("commission-owed:") for account, cents in table.state.accounts.items()
    )


def _cutting_card_may_appear(table: Table) -> None:
    must_be_open(table)
    if table.uses_shuffling_device:
        raise Refused(
            "there is no cutting card in a shuffling device",
            table.book.cards.never_cut_in_shuffling_device,
        )
    shoe, coup = table.shoe, table.state.coup
    if shoe.phase != "ready" or shoe.last_coups is not None:
        raise Refused("the cutting card is not in the shoe")
    begun = shoe.carried is not None or (coup is not None and coup.cards)
    if shoe.replace_due is not None and not begun:
        raise Refused("nothing more is dealt from these cards: they are replaced", shoe.replace_due)


@act(CuttingCard, who=_dealer, when=_cutting_card_may_appear, prompt="Take out the cutting card")
def cuttingcard_named(table: Table, command: CuttingCard) -> Iterator[Event]:
    rules = table.book.cards.last_coup
    coup = table.state.coup
    in_coup = coup is not None and bool(coup.cards)
    left = rules.coups_after_cutting_card if in_coup else rules.coups_when_first_card
    count = left.is_ if in_coup else left.is_ + 1
    yield happened(CuttingCardAppeared, command, cited_by(left), coups_left=count)
    if not in_coup and count == 1 and rules.announced.is_:
        yield happened(LastCoupAnnounced, command, cited_by(rules.announced))
