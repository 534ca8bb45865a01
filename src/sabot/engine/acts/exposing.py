"""Turning the cards face up, and announcing what they show."""

from collections.abc import Iterator

from sabot.coup import explain
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.dealing import method_of, opener_of
from sabot.engine.acts.designating import a_patron_was_to_open
from sabot.engine.authority import Who, cited_by, dealer, patron_or_dealer
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, Expose
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import (
    CardsExposed,
    CountsAnnounced,
    ResultAnnounced,
)
from sabot.engine.events.markers import MarkerPlaced
from sabot.engine.hands import count_of, finished, next_card, outcome_at, player_areas
from sabot.engine.markers import rule_of
from sabot.engine.pauses import must_go_on
from sabot.engine.state import Coup, Drawn
from sabot.engine.table import Refused, Table


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def _cards_lie_hidden(table: Table) -> None:
    coup = table.coup
    must_go_on(coup)
    if not coup.cards:
        raise Refused("no card has been dealt")
    if all(card.exposed for card in coup.cards):
        raise Refused("every card is exposed")
    if len(coup.cards) < _initial_dealt(table, coup):
        raise Refused("the first cards are still being dealt")


def _initial_dealt(table: Table, coup: Coup) -> int:
    return 3 * (len(coup.areas) + 1) if table.deals_areas else 4


def _expose_prompt(table: Table) -> str:
    """Whoever has cards out turns them first; then the dealer turns the rest."""
    coup = table.coup
    hidden = [(opener_of(coup, place), card) for place, card in enumerate(coup.cards) if not card.exposed]
    out = sorted({one for one, _ in hidden if one is not None})
    if out:
        return f"{' and '.join(out)} {'turns' if len(out) == 1 else 'turn'} the cards face up"
    ours = [card for _, card in hidden]
    if table.dealing_rules.announcements.is_ == "banker-after-all-open":
        ours = [card for card in ours if card.hand == "player"] or ours
    return f"Turn the {' and '.join(dict.fromkeys(_named(card) for card in ours))} cards face up"


def _named(card: Drawn) -> str:
    place = f" {card.area}" if card.area else ""
    return f"{card.hand.capitalize()}{place}"


@act(
    Expose,
    who=lambda table: patron_or_dealer(table.book),
    when=_cards_lie_hidden,
    prompt=_expose_prompt,
)
def expose(table: Table, command: Expose) -> Iterator[Event]:
    coup = table.coup
    if not command.cards:
        raise Refused("say which cards are turned")
    for place in command.cards:
        if not 0 <= place < len(coup.cards):
            raise Refused(f"there is no card {place}: {len(coup.cards)} have been dealt")
        card = coup.cards[place]
        if card.exposed:
            raise Refused(f"card {place} is exposed already")
        _may_turn(table, coup, place, command)
    _bankers_cards_come_last(table, coup, command.cards)
    yield happened(CardsExposed, command, cited_by(method_of(table)), cards=command.cards)


def _may_turn(table: Table, coup: Coup, place: int, command: Expose) -> None:
    """Whoever holds a card opens it, or the one nominated to; the dealer opens what nobody claims."""
    opener = opener_of(coup, place)
    if opener is None and command.by.role == "player":
        raise Refused("players do not handle these cards", method_of(table))
    if opener is not None and command.by.id != opener:
        raise Refused(f"{opener} opens that card")
    unclaimed = table.dealing_rules.designation.dealer_keeps_unclaimed
    if opener is None and unclaimed is not None and a_patron_was_to_open(table, place):
        raise Refused("the cards of that hand are offered first", unclaimed)


def _bankers_cards_come_last(table: Table, coup: Coup, turned: tuple[int, ...]) -> None:
    """Where the value of the Banker hand is declared after the others, its cards are turned after them."""
    order = table.dealing_rules.announcements
    if order.is_ != "banker-after-all-open" or all(coup.cards[place].hand == "player" for place in turned):
        return
    hidden = [card for place, card in enumerate(coup.cards) if not (card.exposed or place in turned)]
    if any(card.hand == "player" for card in hidden):
        raise Refused("the Banker hand is turned after every Player hand", order)


def _counts_are_due(table: Table) -> None:
    coup = table.coup
    must_go_on(coup)
    if coup.phase != "dealing" or table.deals_areas:
        raise Refused("there are no counts to announce")
    if coup.counts_announced:
        raise Refused("the counts have been announced")
    if len(coup.cards) < 4 or not all(card.exposed for card in coup.cards):
        raise Refused("the first four cards have not all been exposed")


def _counts_prompt(table: Table) -> str:
    coup = table.coup
    player, banker = count_of(table, coup, "player"), count_of(table, coup, "banker")
    return f"Announce: Player {explain.count_in_words(player)}, Banker {explain.count_in_words(banker)}"


@act(AnnounceCounts, who=_dealer, when=_counts_are_due, prompt=_counts_prompt)
def announce_counts(table: Table, command: AnnounceCounts) -> Iterator[Event]:
    coup = table.coup
    yield happened(
        CountsAnnounced,
        command,
        cited_by(table.dealing_rules.announcements),
        player=(count_of(table, coup, "player"),),
        banker=count_of(table, coup, "banker"),
    )


def _result_is_due(table: Table) -> None:
    coup = table.coup
    must_go_on(coup)
    if coup.phase != "dealing":
        raise Refused("there is no result to announce")
    if next_card(table, coup) is not None:
        raise Refused("the coup needs another card")
    if not all(card.exposed for card in coup.cards):
        raise Refused("a card is still face down", table.dealing_rules.designation.dealer_turns_unexposed)


def _result_prompt(table: Table) -> str:
    return f"Announce: {'; '.join(_results(table))}"


def _results(table: Table) -> tuple[str, ...]:
    return (*_bankers_value(table), *_comparisons(table))


def _bankers_value(table: Table) -> tuple[str, ...]:
    """The value of the Banker hand by the order of hands, which some books have declared."""
    declared = table.dealing_rules.announcements
    if declared.is_ != "banker-after-all-open":
        return ()
    return (f"Banker has {explain.value_of_banker(outcome_at(table, table.coup, 0))} ({cited_by(declared)})",)


def _comparisons(table: Table) -> tuple[str, ...]:
    coup = table.coup
    areas = player_areas(table, coup) or (0,)
    said = [explain.result(outcome_at(table, coup, area)) for area in areas]
    if len(areas) > 1:
        return tuple(f"place {area}: {words}" for area, words in zip(areas, said, strict=True))
    return tuple(said)


@act(AnnounceResult, who=_dealer, when=_result_is_due, prompt=_result_prompt)
def announce_result(table: Table, command: AnnounceResult) -> Iterator[Event]:
    coup = table.coup
    areas = player_areas(table, coup) or (0,)
    hands = finished(table, coup)
    told = table.game.play(hands) if len(areas) == 1 else _comparisons(table)
    yield happened(
        ResultAnnounced,
        command,
        cited_by(table.dealing_rules.coup_ends),
        results=tuple(outcome_at(table, coup, area).winner for area in areas),
        said=(*_bankers_value(table), *told),
    )
    total = rule_of(table, "winning-total")
    if total is not None:
        points = count_of(table, coup, "banker")
        kind = total.kind
        yield happened(MarkerPlaced, command, cited_by(total), kind=kind, place=points, text=str(points))
