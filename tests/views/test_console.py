"""The dealer's console: the step it makes ready is never refused, and what it pays is what settling pays."""

import random
from typing import Any, get_type_hints

import msgspec
import pytest

from sabot.cards import decks_of
from sabot.engine.commands import COMMANDS, read_command
from sabot.engine.commands.base import Command
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import decide
from sabot.engine.events.settling import WagerSettled
from sabot.engine.evolve import evolve_all
from sabot.engine.people import Actor, Refusal
from sabot.engine.settings import Device
from sabot.engine.state import State
from sabot.floor.demo import FLOAT, demo_tables, settings_of
from sabot.floor.devices.dealing import Crew
from sabot.rulebook.book import RuleBook
from sabot.rulebook.irregularities import Irregularities, Ruling
from sabot.rulebook.words import MoneyEffect, RulingCondition, Then, WhenToNotify
from sabot.rulebooks import BOOKS, load_book
from sabot.store.encoding import plain
from sabot.views.console import guide_of
from sabot.views.console.cases import THEMES
from sabot.views.console.console import ConsoleView
from sabot.views.console.paying import ORDER
from sabot.views.console.ruling import CONDITIONS, DOES, MONEY, WHEN
from sabot.views.table import staff_view

COUPS = 3


class Dealt:
    """A table of paper that is dealt by what the console says, and by nothing else."""

    def __init__(self, book: RuleBook, game: str, **changes: Any) -> None:
        self.book, self.state, self.at = book, State(), 0
        self.crew = Crew.of(book)
        paper: dict[str, Any] = {"device": Device(kind="card-shoe"), **changes}
        self.settings = msgspec.structs.replace(settings_of(book, game, "T1"), **paper)
        self.cards = [card.name for card in decks_of(self.settings.decks)]
        random.Random(game).shuffle(self.cards)
        self.done: list[str] = []
        self.paid: list[tuple[str, int, int]] = []
        self.do(OpenTable(at=0, by=self.crew.supervisor, settings=self.settings, float=FLOAT))

    def do(self, command: Command) -> tuple[Any, ...]:
        events = decide(self.book, self.state, command)
        assert not isinstance(events, Refusal), f"{command}: {events}"
        self.state = evolve_all(self.state, events)
        return events

    def seen(self, by: Actor | None = None) -> ConsoleView:
        console = staff_view(self.book, self.state, by or self.crew.dealer).console
        assert console is not None
        return console

    def step(self) -> str:
        """Do what the console says, by whoever may; what a person must say is read off the cards."""
        self.at += 1_000
        by = self.crew.dealer if self._mine(self.crew.dealer) else self.crew.supervisor
        step = self.seen(by).step
        assert step is not None
        said = dict(step.given)
        for asked in step.asks:
            said[asked] = self._told(asked, step.command)
        if "shown" in step.asks:
            said |= step.by_rank[said["shown"][0]]
            self.cards = self.cards[said["cards"] - 1 :]
        elif step.command == "Burn":
            self.cards.pop(0)
        actors = {"by": by, "approver": self.crew.supervisor, "at": self.at}
        text = msgspec.json.encode({"do": step.command, **said, **actors}, enc_hook=plain)
        command = read_command(text)
        assert isinstance(command, Command), command
        self._watch(step.command)
        self._settled(self.do(command))
        self.done.append(step.command)
        return step.command

    def _mine(self, actor: Actor) -> bool:
        step = self.seen(actor).step
        assert step is not None, f"nothing is to be done after {self.done[-5:]}"
        return step.mine

    def _told(self, asked: str, what: str) -> Any:
        if what == "BringCards":
            return self.seen().step.given["cards"]  # type: ignore[union-attr]
        return 100 if asked == "cards" else self.cards.pop(0)

    def _watch(self, what: str) -> None:
        """What the console said would be paid, before it is."""
        if what == "Settle":
            self.said = {
                one.wager: (one.fate, one.paid, one.commission)
                for place in self.seen().places
                for one in place.wagers
            }

    def _settled(self, events: tuple[Any, ...]) -> None:
        for event in events:
            if isinstance(event, WagerSettled):
                assert self.said[event.wager] == (event.fate, event.paid, event.commission)
                self.paid.append((event.fate, event.paid, event.commission))

    def wager(self) -> None:
        """Two patrons wager on every bet that they may."""
        for place in (1, 2):
            for bet, limit in self.settings.limits.bets.items():
                command = PlaceWager(
                    at=self.at,
                    by=self.crew.dealer,
                    approver=self.crew.supervisor,
                    patron=f"p{place}",
                    bet=bet,
                    cents=limit.least,
                    area=place,
                )
                events = decide(self.book, self.state, command)
                if not isinstance(events, Refusal):
                    self.state = evolve_all(self.state, events)


@pytest.mark.parametrize("known", ["whole", "by rank"])
@pytest.mark.parametrize(("book", "game"), [(book, game) for _, book, game in demo_tables()])
def test_every_game_is_dealt_by_the_steps_of_the_console_and_none_is_refused(
    book: str, game: str, known: str
) -> None:
    """By whole cards with every bet there is, and by ranks alone where no bet on offer turns on suits."""
    offered = settings_of(load_book(book), game, "T1").side_bets
    plain_bets = tuple(bet for bet in offered if not bet.startswith("perfect-pairs"))
    table = Dealt(load_book(book), game, side_bets=offered if known == "whole" else plain_bets)
    if known == "by rank":
        table.cards = [card[0] for card in table.cards]
    while table.step() != "Burn":
        pass
    for place in (1, 2):
        who = {"at": table.at, "by": table.crew.dealer, "patron": f"p{place}"}
        table.do(Arrive(**who, place=place, player_card=True))  # type: ignore[arg-type]
        table.do(BringChips(**who, cents=10_000_000))  # type: ignore[arg-type]
    for _ in range(COUPS):
        assert table.step() == "CallBets"
        table.wager()
        while table.step() != "ClearCards":
            pass
    assert table.state.coups == COUPS
    assert len(table.paid) >= 2 * COUPS


@pytest.mark.clauses("crown-baccarat", "6.2.4(c)")
@pytest.mark.parametrize(
    ("book", "game", "side_bets", "wants"),
    [
        ("crown-baccarat", "crown", ("perfect-pairs-player",), ("Player Perfect Pairs", "6.2.4(c)")),
        ("crown-baccarat", "crown", ("perfect-pairs-banker",), ("Banker Perfect Pairs", "6.2.4(d)")),
        ("crown-baccarat", "crown", ("pairs-player", "tiger-pair"), None),
        ("star-baccarat", "baccarat", (), None),
    ],
)
def test_the_console_says_which_bet_wants_the_suits_of_the_cards(
    book: str, game: str, side_bets: tuple[str, ...], wants: tuple[str, str] | None
) -> None:
    table = Dealt(load_book(book), game, side_bets=side_bets)
    while table.step() != "CallBets":
        assert table.seen().suits is None  # no card of a hand is to be drawn
    who = {"at": table.at, "by": table.crew.dealer, "patron": "p1"}
    table.do(Arrive(**who, place=1, player_card=True))  # type: ignore[arg-type]
    table.do(BringChips(**who, cents=10_000_000))  # type: ignore[arg-type]
    table.wager()
    while table.seen().step.command != "Draw":  # type: ignore[union-attr]
        table.step()
    suits = table.seen().suits
    assert (None if suits is None else (suits.bet, suits.rule)) == wants


def test_a_burn_that_counts_the_first_card_knows_how_many_by_its_rank() -> None:
    """Three Card Baccarat 4.11.1 and 4.12: an ace one, the others their number, pictures and tens ten."""
    table = Dealt(load_book("star-three-card-baccarat"), "three-card")
    while table.seen(table.crew.supervisor).step.command != "Burn":  # type: ignore[union-attr]
        table.step()
    step = table.seen().step
    assert step is not None
    assert step.asks == ("shown",)
    burns = {rank: given["cards"] for rank, given in step.by_rank.items()}
    assert burns["9"] - burns["8"] == 1
    assert burns["K"] == burns["T"] == burns["J"]
    assert set(burns) == set("A23456789TJQK")


def test_while_wagers_are_open_the_console_waits_for_patrons_and_asks_the_dealer_for_nothing() -> None:
    table = Dealt(load_book("star-baccarat"), "baccarat")
    while table.step() != "CallBets":
        pass
    step = table.seen().step
    assert step is not None
    assert (step.command, step.mine, step.by) == ("PlaceWager", False, ("Player",))


def test_whoever_may_not_cut_is_told_who_does() -> None:
    """Star 4.4: with nobody at the table the Casino Supervisor cuts; to him it is the next step."""
    table = Dealt(load_book("star-baccarat"), "baccarat")
    while table.step() != "Shuffle":
        pass
    dealers, supervisors = table.seen().step, table.seen(table.crew.supervisor).step
    assert dealers is not None
    assert supervisors is not None
    assert (dealers.mine, supervisors.mine) == (False, True)
    assert dealers.by == ("Player", "Casino Supervisor")
    assert supervisors.prompt == "Cut the cards"


def test_losing_chips_come_first_at_each_place_then_what_is_paid() -> None:
    table = Dealt(load_book("star-baccarat"), "baccarat")
    while table.step() != "Burn":
        pass
    for place in (1, 2):
        who = {"at": table.at, "by": table.crew.dealer, "patron": f"p{place}"}
        table.do(Arrive(**who, place=place, player_card=True))  # type: ignore[arg-type]
        table.do(BringChips(**who, cents=10_000_000))  # type: ignore[arg-type]
    table.step()
    table.wager()
    assert table.seen().places == ()
    while table.step() != "AnnounceResult":
        pass
    places = table.seen().places
    assert [one.place for one in places] == [1, 2]
    for here in places:
        order = [ORDER.index(one.fate) for one in here.wagers]
        assert order == sorted(order)
        assert here.pays == sum(one.paid for one in here.wagers)
        for one in here.wagers:
            assert sum(cents * count for cents, count in one.chips.items()) == one.paid
    assert any(here.collects for here in places)


# What may go wrong ---------------------------------------------------------------------------------


def limbs_of(book: RuleBook) -> set[str]:
    """Every ruling that a book has, by its address."""

    def walk(part: object, at: str) -> set[str]:
        if isinstance(part, Ruling):
            return {at}
        if not isinstance(part, msgspec.Struct):
            return set()
        names = part.__struct_fields__
        return {
            limb
            for name in names
            for limb in walk(getattr(part, name), f"{at}.{name}".strip(".").replace("_", "-"))
        }

    assert isinstance(book.irregularities, Irregularities)
    return walk(book.irregularities, "")


FOLLOW_BY_THEMSELVES = {
    "carried-card-after-last-coup",
    "error-found-late",
    "all-wagers-withdrawn",
    "device-malfunction.all-wagers-returned",
    "misdeal.after-reconstruction",
    "misdeal.all-wagers-removed",
    "misdeal.declared",
    "misdeal.remaining-cards",
    "mispayment.cannot-be-reconstructed",
    "no-bet-coup-wagers.already-placed",
    "no-bet-coup-wagers.placed-after",
    "wrong-cards.remainder",
}
"""What nobody reports: it comes of another irregularity, or of a decision about it."""


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_a_book_rules_on_is_found_by_the_questions(name: str) -> None:
    book = load_book(name)
    guide = guide_of(book)
    told = {
        outcome.ruling.limb for theme in guide.themes for case in theme.cases for outcome in case.outcomes
    }
    instead = {"misdeal.found-in-time"}
    assert told <= limbs_of(book)
    assert limbs_of(book) - told - FOLLOW_BY_THEMSELVES - instead == set()


@pytest.mark.parametrize("name", BOOKS)
def test_every_answer_gives_a_detail_that_the_deed_has(name: str) -> None:
    for theme in guide_of(load_book(name)).themes:
        assert len(theme.cases) <= 9, "each has a figure for its key"
        for case in theme.cases:
            hints = get_type_hints(COMMANDS[case.command])
            said = [case.given, *(one.given for question in case.questions for one in question.answers)]
            for given in said:
                for detail, value in given.items():
                    msgspec.convert(value, hints[detail])
            assert all(question.answers for question in case.questions)


def test_the_questions_lead_to_the_clause_of_each_book() -> None:
    """A Player card too many where the Banker stands: Star 12.2 unseen and 12.3 seen, Crown 11.6.1(b)."""

    def clauses(name: str, *, exposed: bool) -> list[str]:
        (case,) = [
            case
            for theme in guide_of(load_book(name)).themes
            for case in theme.cases
            if case.command == "ReportExtraCard"
        ]
        return [
            one.ruling.rule
            for one in case.outcomes
            if one.given.get("hand") == "player" and one.given.get("exposed", exposed) is exposed
        ]

    assert clauses("star-baccarat", exposed=False) == ["12.2", "12.2"]
    assert clauses("star-baccarat", exposed=True) == ["12.2", "12.3"]
    assert clauses("crown-baccarat", exposed=True) == ["11.6.1(a)", "11.6.1(b)"]
    of_three = guide_of(load_book("star-three-card-baccarat"))
    three = {case.command for theme in of_three.themes for case in theme.cases}
    assert "ReportExtraCard" not in three


def test_every_word_of_a_ruling_has_a_sentence() -> None:
    assert set(DOES) == set(Then.__args__)  # type: ignore[attr-defined]
    assert set(CONDITIONS) == set(RulingCondition.__args__)  # type: ignore[attr-defined]
    assert set(WHEN) == set(WhenToNotify.__args__)  # type: ignore[attr-defined]
    assert set(MONEY) == set(MoneyEffect.__args__) - {"none"}  # type: ignore[attr-defined]
    assert len(THEMES) <= 9
