"""A fifth rule book, of data alone: an author writes two files and has the game and its mathematics."""

import shutil
from fractions import Fraction
from pathlib import Path

import pytest

from sabot.coup import DecksError, Game, settle_wager
from sabot.ledger import ChipSet
from sabot.rulebook.findings import RuleBookError
from sabot.rulebook.register import RegisterError
from sabot.rulebooks import UnknownBookError, UnknownGameIdError, open_game, read_book_file
from tests.oracle.enumeration import margin, percent, sequences_of, weights
from tests.rules.coups import PUNTO_BANCO_COUPS
from tests.rules.hands import as_dealt

NEVADA = Path(__file__).with_name("nevada.toml")


@pytest.fixture
def game() -> Game:
    return open_game(f"{NEVADA}/punto-banco")


def settled(game: Game, player: str, banker: str) -> dict[str, tuple[Fraction | int, str]]:
    paid = game.settle(game.outcome(game.deal(as_dealt(player, banker))))
    return {bet: (payment.net, payment.clause) for bet, payment in paid.items()}


def copied(to: Path, *names: str) -> Path:
    for name in names:
        shutil.copy(NEVADA.with_name(name), to / name)
    return to / "nevada.toml"


# The game -----------------------------------------------------------------------------------------


def test_it_loads_and_has_what_a_coup_takes(game: Game) -> None:
    book = read_book_file(NEVADA)

    assert game.id == "nevada/punto-banco"
    assert [bet.key for bet in book.bets] == ["player", "banker", "tie", "dragon-7", "panda-8"]
    assert game.decks == 8
    assert open_game(f"{NEVADA}/punto-banco", 6).decks == 6
    with pytest.raises(DecksError, match=r"nevada is played with 6, 8 decks, not 4 \(2\)"):
        open_game(f"{NEVADA}/punto-banco", 4)


def test_it_says_what_it_lacks_before_a_table_can_open() -> None:
    assert set(read_book_file(NEVADA).missing_for_a_table()) == {
        *("table", "wagers", "dealing", "authority", "irregularities")
    }


@pytest.mark.parametrize(
    ("player", "banker", "dragon", "panda"),
    [
        ("TS 2D 3H", "3C TC 4S", 40, -1),  # Banker wins 7 to 5 on three cards
        ("5S KD AH", "3C 4D", -1, -1),  # Banker wins on 7, in two cards
        ("TS 2D 5H", "3C TC 4S", -1, -1),  # a tie on three-card sevens
        ("TS 2D 6H", "3C TC 4S", -1, 25),  # Player wins 8 to 7 on three cards
        ("8S KD", "3C 4D", -1, -1),  # Player wins on a natural 8
        ("TS 2D 6H", "KC TC 8S", -1, -1),  # a tie on three-card eights
    ],
)
def test_dragon_7_and_panda_8_need_a_win_on_three_cards(
    game: Game, player: str, banker: str, dragon: int, panda: int
) -> None:
    paid = settled(game, player, banker)

    assert paid["dragon-7"] == (dragon, "6.1")
    assert paid["panda-8"] == (panda, "6.2")


def test_a_lost_panda_says_on_how_many_cards_the_player_won(game: Game) -> None:
    outcome = game.outcome(game.deal(as_dealt("8S KD", "3C 4D")))

    assert game.why(outcome)["panda-8"] == "Player wins, 8 to 7, on two cards; Panda 8 loses (6.2)"


def test_its_main_bets_are_paid_by_its_own_clauses(game: Game) -> None:
    player_wins, banker_wins, tie = (
        settled(game, *hands) for hands in (("9S KD", "2H 5C"), ("2S 4D", "3H 5C"), ("7S KD", "4H 3C"))
    )

    assert (player_wins["player"], player_wins["banker"], player_wins["tie"]) == (
        (1, "5.1"),
        (-1, "5"),
        (-1, "5.4"),
    )
    assert (banker_wins["banker"], banker_wins["player"]) == ((Fraction(19, 20), "5.2"), (-1, "5"))
    assert (tie["player"], tie["banker"], tie["tie"]) == ((0, "5.3"), (0, "5.3"), (8, "5.4"))


def test_its_commission_is_posted(game: Game) -> None:
    payment = game.settle(game.outcome(game.deal(as_dealt("2S 4D", "3H 5C"))))["banker"]

    money = settle_wager(10_000, payment, ChipSet((100, 500)))

    assert (money.paid, money.commission, money.net) == (9_500, 500, 9_500)


def test_its_cards_fall_as_every_approved_book_has_them_fall(game: Game) -> None:
    star = open_game("star-baccarat/baccarat")
    for hands in PUNTO_BANCO_COUPS:
        assert hands.dealt_by(game) == hands.dealt_by(star)


# Its mathematics -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bet", "net", "sequences", "published"),
    [("dragon-7", 40, 112_633_011_329_024, "7.6113"), ("panda-8", 25, 172_660_763_262_976, "10.1876")],
)
def test_eight_decks_win_as_often_as_published_and_keep_the_published_margin(
    game: Game, bet: str, net: int, sequences: int, published: str
) -> None:
    assert sequences_of(game, weights(8), bet, Fraction(net)) == sequences
    assert percent(margin(game, weights(8), bet), 4) == published


@pytest.mark.parametrize(("bet", "published"), [("banker", "1.058"), ("player", "1.235"), ("tie", "14.360")])
def test_eight_decks_keep_the_published_margins_of_the_main_bets(
    game: Game, bet: str, published: str
) -> None:
    assert percent(margin(game, weights(8), bet), 3) == published


# A variation of it ---------------------------------------------------------------------------------


@pytest.fixture
def without_commission(tmp_path: Path) -> Game:
    """Banker wins even money, and stands off when it wins with a three-card seven."""
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    text = path.read_text("utf-8").replace('odds = "1:1", commission = "1/20", rule', 'odds = "1:1", rule')
    standing_off = '{ when = "banker-wins", points = 7, cards = 3, rule = "5.2" }'
    before, banker, after = text.partition('pays = [{ when = "banker-wins", odds = "1:1"')
    tie = '{ when = "tie", rule = "5.3" }'
    path.write_text(before + banker + after.replace(tie, f"{standing_off}, {tie}", 1), "utf-8")
    return open_game(f"{path}/punto-banco")


def test_a_stand_off_is_an_exception_to_what_a_bet_pays(without_commission: Game) -> None:
    on_three_cards = settled(without_commission, "TS 2D 3H", "3C TC 4S")
    on_two_cards = settled(without_commission, "5S KD AH", "3C 4D")

    assert on_three_cards["banker"] == (0, "5.2")
    assert on_three_cards["dragon-7"] == (40, "6.1")
    assert on_two_cards["banker"] == (1, "5.2")


def test_a_stand_off_on_a_win_is_explained(without_commission: Game) -> None:
    outcome = without_commission.outcome(without_commission.deal(as_dealt("TS 2D 3H", "3C TC 4S")))

    assert without_commission.why(outcome)["banker"] == (
        "Banker wins with 7 on three cards; Banker stands off (5.2)"
    )


def test_a_stand_off_on_a_win_makes_the_published_margin(without_commission: Game) -> None:
    assert percent(margin(without_commission, weights(8), "banker"), 3) == "1.018"


# Its files ------------------------------------------------------------------------------------------


def test_a_fault_in_it_is_told_with_its_file_and_key(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    path.write_text(path.read_text("utf-8").replace('when = "tie", odds', 'when = "tied", odds'), "utf-8")

    with pytest.raises(RuleBookError) as refused:
        read_book_file(path)

    assert str(refused.value) == (
        'nevada.toml: bets > "tie" > pays > item 1 > when: '
        "'tied' is not a word that may stand here; did you mean 'tie'?"
    )


def test_a_clause_that_its_register_lacks_is_told(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    register = path.with_suffix(".csv")
    kept = [line for line in register.read_text("utf-8").splitlines() if not line.startswith("6.2,")]
    register.write_text("\n".join(kept), "utf-8")

    with pytest.raises(RuleBookError) as refused:
        read_book_file(path)

    lines = str(refused.value).splitlines()
    assert len(lines) == 3
    assert all(line.startswith('nevada.toml: bets > "panda-8"') for line in lines)
    assert all("there is no clause 6.2" in line for line in lines)


def test_a_book_without_its_register_is_refused(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml")

    with pytest.raises(UnknownBookError, match=r"nevada\.csv: cannot read the register of its clauses"):
        read_book_file(path)


def test_a_book_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "utah.toml"
    shutil.copy(NEVADA.with_suffix(".csv"), path.with_suffix(".csv"))

    with pytest.raises(UnknownBookError, match=r"utah\.toml: cannot read the rule book: No such file"):
        open_game(f"{path}/punto-banco")


def test_a_book_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(UnknownBookError, match=r"nevada\.toml: the rule book is not UTF-8 text"):
        read_book_file(path)


def test_files_of_an_editor_or_spreadsheet_that_begin_with_a_mark_are_read(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    for file in (path, path.with_suffix(".csv")):
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())

    assert read_book_file(path).id == "nevada"


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('id = "nevada"', 'id = "new/vada"', "the rule book: 'new/vada' is no id"),
        ('key = "punto-banco"', 'key = "punto banco"', "games: 'punto banco' is no key"),
        ('key = "dragon-7"', 'key = "Dragon 7"', "bets: 'Dragon 7' is no key"),
        ('key = "dealer"', 'key = "dealer="', "roles: 'dealer=' is no key"),
    ],
)
def test_what_a_command_names_has_no_blank_slash_or_sign_in_it(
    tmp_path: Path, right: str, wrong: str, said: str
) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    path.write_text(path.read_text("utf-8").replace(right, wrong, 1), "utf-8")

    with pytest.raises(RuleBookError) as refused:
        read_book_file(path)

    assert str(refused.value) == f"nevada.toml: {said}: it is of small letters, digits and hyphens"


def test_a_file_named_without_a_game_is_answered_with_one_of_its_own() -> None:
    with pytest.raises(UnknownGameIdError, match=r"write BOOK/GAME, as in .*nevada\.toml/punto-banco"):
        open_game(str(NEVADA))


def test_a_broken_register_is_refused(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    path.with_suffix(".csv").write_text("id,what\n1,anything\n", "utf-8")

    with pytest.raises(RegisterError, match=r"nevada\.csv: the columns are id, kind, summary"):
        read_book_file(path)


def test_a_register_with_an_endless_field_is_refused_with_its_line(tmp_path: Path) -> None:
    path = copied(tmp_path, "nevada.toml", "nevada.csv")
    with path.with_suffix(".csv").open("a", encoding="utf-8") as register:
        register.write(f"99,general,{'x' * 200_000},none,text,\n")

    with pytest.raises(RegisterError, match=r"nevada\.csv: line \d+: not CSV: field larger"):
        read_book_file(path)
