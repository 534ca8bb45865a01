"""`sabot settle`: what goes in, what comes out, and how bad input ends."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.sabot_command import Ran, Sabot, in_its_own_process

EVEN_MONEY = "star-baccarat/even-money"


def coup(*cards: str) -> str:
    return json.dumps({"cards": cards}) + "\n"


def test_a_line_has_hands_points_result_payments_and_reasons(sabot: Sabot) -> None:
    ran = sabot("settle", "star-baccarat/baccarat", given=coup("8S", "3D", "8H", "3C"))
    (line,) = ran.lines
    assert ran.status == 0
    assert line["player"] == ["8S", "8H"]
    assert line["banker"] == ["3D", "3C"]
    assert line["points"] == {"player": 6, "banker": 6}
    assert line["result"] == "tie"
    pays = line["pays"]
    assert isinstance(pays, dict)
    assert (pays["banker"], pays["tie"], pays["tiger-tie"], pays["tiger-pair"]) == ("0", "8", "45", "25")
    why = line["why"]
    assert isinstance(why, dict)
    assert why.keys() == pays.keys()
    assert why["tiger-tie"] == "Tie on 6; Tiger Tie pays 45 to 1 (11.1.7)"


def test_nineteen_to_twenty_stays_an_exact_fraction(sabot: Sabot) -> None:
    (line,) = sabot("settle", "star-baccarat/baccarat", given=coup("2S", "4D", "KH", "3C", "KD")).lines
    assert line["pays"]["banker"] == "19/20"  # type: ignore[index]


def test_a_stake_is_settled_in_cents_and_rounded_up_to_the_smallest_chip(sabot: Sabot) -> None:
    given = coup("2S", "4D", "KH", "3C", "KD")
    # 19 to 20 of $1.00 is 95 cents; with a dollar the smallest chip a dollar is paid
    (exact,) = sabot("settle", "star-baccarat/baccarat", "--stake", "100", given=given).lines
    (paid,) = sabot(
        "settle", "star-baccarat/baccarat", "--stake", "100", "--smallest-chip", "100", given=given
    ).lines
    assert exact["cents"]["banker"] == 95  # type: ignore[index]
    assert paid["cents"]["banker"] == 100  # type: ignore[index]


def test_small_letters_and_10_are_read_and_written_the_short_way(sabot: Sabot) -> None:
    (line,) = sabot("settle", EVEN_MONEY, given=coup("10h", "td", "9S", "9c")).lines
    assert line["player"] == ["TH", "9S"]


def test_three_card_takes_the_cards_in_turn(sabot: Sabot) -> None:
    given = coup("KS", "2D", "QH", "3C", "JD", "4H")
    (line,) = sabot("settle", "star-three-card-baccarat/three-card", given=given).lines
    assert (line["player"], line["banker"]) == (["KS", "QH", "JD"], ["2D", "3C", "4H"])
    assert line["result"] == "player"


@pytest.mark.parametrize(
    ("option", "card", "bet", "pays"),
    [
        ("super-six=2", ("KS", "6H", "QH", "KD", "3C"), "super-six", "16"),
        ("tiger=2", ("KS", "6H", "QH", "KD", "3C"), "small-tiger", "23"),
        ("1-1-2=pairs", ("8S", "3D", "8H", "3C"), "1-1-2", "19/2"),
    ],
)
def test_options_change_what_is_paid(
    sabot: Sabot, option: str, card: tuple[str, ...], bet: str, pays: str
) -> None:
    # 1-1-2 on pairs: 11/4 + 11/4 + 8/2 = 19/2
    (line,) = sabot("settle", "crown-baccarat/crown", "--option", option, given=coup(*card)).lines
    assert line["pays"][bet] == pays  # type: ignore[index]


def test_fewer_decks_offer_fewer_bets(sabot: Sabot) -> None:
    given = coup("8S", "3D", "8H", "3C")
    (three,) = sabot("settle", "star-baccarat/baccarat", "--decks", "3", given=given).lines
    assert set(three["pays"]) == {"player", "banker", "tie", "super-six"}  # type: ignore[call-overload]


BAD_LINES = {
    "no such card": (coup("8S", "3D", "1H", "3C"), "there is no card '1H'"),
    "too few": (coup("8S", "3D", "8H"), "too few cards"),
    "a third card is due": (coup("2S", "3D", "KH", "3C"), "Player draws on 2"),
    "too many": (coup("9S", "3D", "KH", "3C", "2H"), "the coup is complete with 4, and there are 5"),
    "a ninth copy": (coup(*["8S"] * 9), "8S comes 9 times, and 8 decks hold 8"),
    "not JSON": ("{cards}\n", "not JSON"),
    "another key": ('{"kards": []}\n', "kards"),
    "not text": ('{"cards": [8]}\n', "Expected `str`, got `int`"),
    "not an object": ("[]\n", "Expected `object`, got `array`"),
}


@pytest.mark.parametrize("problem", BAD_LINES)
def test_a_bad_line_is_named_with_what_is_wrong(sabot: Sabot, problem: str) -> None:
    bad, said = BAD_LINES[problem]
    good = coup("9S", "3D", "KH", "3C")
    ran = sabot("settle", "star-baccarat/baccarat", given=good + good + bad + good)
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("sabot: line 3: ")
    assert said in ran.err
    assert len(ran.lines) == 2, "the lines before it are answered, none after it"


BAD_CALLS = {
    "unknown game": ((EVEN_MONEY + "x",), "did you mean star-baccarat/even-money?"),
    "unknown book": (("star-baccart/even-money",), "did you mean star-baccarat?"),
    "no book": (("even-money",), "write BOOK/GAME"),
    "unknown option": (("crown-baccarat/crown", "--option", "super-seven=1"), "'super-six'"),
    "option of another game": ((EVEN_MONEY, "--option", "tie-pays=5"), "has no option 'tie-pays'"),
    "a choice that is none": (("crown-baccarat/crown", "--option", "tiger=6"), "1, 2, 3, 4, 5, not '6'"),
    "percentage of 11": (("star-premium-baccarat/tie", "--option", "tie-pays=11"), "from 1 to 10"),
    "percentage of 0": (("star-premium-baccarat/tie", "--option", "tie-pays=0"), "from 1 to 10"),
    "no value": (("crown-baccarat/crown", "--option", "tiger"), "not NAME=VALUE"),
    "the same option twice": (
        ("crown-baccarat/crown", "--option", "tiger=1", "--option", "tiger=2"),
        "given twice",
    ),
    "seven decks": ((EVEN_MONEY, "--decks", "7"), "3, 4, 6, 8 decks, not 7 (3.1)"),
    "decks in words": ((EVEN_MONEY, "--decks", "six"), "six"),
    "a stake of nothing": ((EVEN_MONEY, "--stake", "0"), "0"),
    "a chip of nothing": ((EVEN_MONEY, "--stake", "5", "--smallest-chip", "0"), "of a cent or more"),
    "a stake chips cannot make": ((EVEN_MONEY, "--stake", "150", "--smallest-chip", "100"), "150 cents"),
    "unknown flag": ((EVEN_MONEY, "--dekcs", "8"), "--decks"),
    "no such command": (("x",), ""),
}


@pytest.mark.parametrize("problem", BAD_CALLS)
def test_a_bad_call_gets_one_clear_line_and_status_2(sabot: Sabot, problem: str) -> None:
    arguments, said = BAD_CALLS[problem]
    ran = sabot("settle", *arguments, given=coup("9S", "3D", "KH", "3C"))
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize("arguments", [("settel",), ("--jsno",), ("settle", "--help", "--nope")])
def test_a_mistyped_command_never_ends_in_a_traceback(arguments: tuple[str, ...]) -> None:
    ran: Ran = in_its_own_process(*arguments)
    assert "Traceback" not in ran.err


def test_a_card_too_many_for_the_command_line_is_named(sabot: Sabot) -> None:
    ran = sabot("settle", EVEN_MONEY, "9S", "3D")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "sabot: settle takes no '9S' '3D' here: see sabot settle --help\n"


def test_a_problem_is_told_in_one_short_line_whatever_the_input_holds(sabot: Sabot) -> None:
    ran = sabot("settle", EVEN_MONEY, given=coup("x" * 1_000_000))
    assert ran.status == 2
    assert ran.err.startswith("sabot: line 1: there is no card 'xxxx")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 1100


def test_a_problem_never_sends_the_input_s_control_characters_to_the_terminal(sabot: Sabot) -> None:
    ran = sabot("settle", EVEN_MONEY, given='{"\\u001b[2J": 1, "cards": []}\n')
    assert ran.status == 2
    assert "\x1b" not in ran.err
    assert "unknown field `\\x1b[2J`" in ran.err


def test_whoever_stops_reading_gets_no_traceback() -> None:
    lines = coup("9S", "3D", "KH", "3C") * 5000
    command = f"{sys.executable} -c 'from sabot.cli import main; main()' settle {EVEN_MONEY} | head -n 1"
    ran = subprocess.run(["sh", "-c", command], input=lines, capture_output=True, text=True, check=False)
    assert ran.stdout.count("\n") == 1
    assert ran.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--decks", "8.9"), "--decks: '8.9' is not a whole number"),
        (("--decks", "0x8"), "--decks: '0x8' is not a whole number"),
        (("--decks", "1_0"), "--decks: '1_0' is not a whole number"),
        (("--decks", "٨"), "--decks: '٨' is not a whole number"),
        (("--stake", "1.5"), "--stake: '1.5' is not a whole number"),
        (("--stake", "nan"), "--stake: 'nan' is not a whole number"),
        (("--stake", "9" * 5000), "--stake: '9999"),
        (("--stake", "100", "--smallest-chip", "99.6"), "--smallest-chip: '99.6' is not a whole number"),
    ],
)
def test_a_number_that_is_not_whole_is_refused_and_never_rounded(
    sabot: Sabot, arguments: tuple[str, ...], said: str
) -> None:
    ran = sabot("settle", "crown-baccarat/traditional", *arguments, given=coup("9S", "3D", "KH", "3C"))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


@pytest.mark.clauses("crown-baccarat", '1.1 "1-1-2"')
def test_a_stake_that_no_chips_can_split_is_refused_before_a_line_is_read(sabot: Sabot) -> None:
    """A quarter of 50 cents is 12.5, whatever the cards: no line is to blame."""
    ran = sabot("settle", "crown-baccarat/traditional", "--stake", "50", given="not a coup\n")
    assert ran.status == 2
    assert ran.err == (
        "sabot: a 1-1-2 wager of 50 cents does not split into 1/4, 1/4, 1/2 that chips of $0.01 can make\n"
    )


def in_a_shell(line: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which $SABOT is the command."""
    command = line.replace("$SABOT", f"{sys.executable} -c 'from sabot.cli import main; main()'")
    return subprocess.run(["sh", "-c", command], input=given, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", ["settle", "explain", "games", "games --json", "--help"])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full on this machine")
def test_a_full_disk_gets_one_clear_line_and_status_2(command: str) -> None:
    told = {
        "settle": f"settle {EVEN_MONEY}",
        "explain": f"explain {EVEN_MONEY} 9S 3D KH 3C",
    }.get(command, command)
    ran = in_a_shell(f"$SABOT {told} > /dev/full", coup("9S", "3D", "KH", "3C"))
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "No space left on device" in ran.stderr


@pytest.mark.parametrize("command", [f"settle {EVEN_MONEY}", "roads"])
def test_a_closed_standard_input_gets_one_clear_line_and_status_2(command: str) -> None:
    ran = in_a_shell(f"$SABOT {command} <&-")
    assert (ran.returncode, ran.stderr) == (2, "sabot: there is no standard input to read: it is closed\n")


def test_each_line_is_answered_before_the_next_one_comes() -> None:
    """A program that asks about one coup after another is not kept waiting for a full batch."""
    code = "from sabot.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "settle", EVEN_MONEY], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for cards, result in ((("9S", "3D", "KH", "3C"), "player"), (("2S", "9D", "KH", "KC"), "banker")):
            running.stdin.write(coup(*cards).encode())
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["result"] == result
        running.stdin.write(coup("9S", "9D", "KH", "KC").strip().encode())  # a last line without its end
        running.stdin.close()
        assert json.loads(running.stdout.read())["result"] == "tie"
    assert running.returncode == 0


@pytest.mark.parametrize("chunk", [1, 7, 64, 65_536])
def test_lines_are_put_together_wherever_they_were_cut(
    sabot: Sabot, monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    monkeypatch.setattr("sabot.cli.settle.CHUNK", chunk)
    good = coup("9S", "3D", "KH", "3C")
    ran = sabot("settle", EVEN_MONEY, given=good * 3 + "\n\r\n" + good + "x")
    assert len(ran.lines) == 4
    assert ran.err.startswith("sabot: line 7: not JSON")


def test_cards_are_named_where_their_suits_cannot_be_written() -> None:
    """On a terminal of another age the suits are letters, and nothing ends in a traceback."""
    ran = in_a_shell("PYTHONIOENCODING=latin-1 $SABOT explain crown-baccarat/crown 4S 2D 5H KC")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("Player 4S 5H  counts 9\nBanker 2D KC  counts 2\n")


def test_a_mark_that_some_editors_begin_a_file_with_is_passed_over(sabot: Sabot) -> None:
    ran = sabot("settle", EVEN_MONEY, given="\ufeff" + coup("9S", "3D", "KH", "3C"))
    assert (ran.status, len(ran.lines)) == (0, 1)
    assert sabot("roads", "--json", given="\ufeffBBP").status == 0


def test_a_closed_standard_output_ends_in_no_traceback() -> None:
    ran = in_a_shell(f"$SABOT settle {EVEN_MONEY} >&-", coup("9S", "3D", "KH", "3C"))
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("after", [0.0, 0.05, 0.4])
def test_ctrl_c_ends_it_quietly_even_while_it_starts(after: float) -> None:
    """A settle that waits for its next line; however early Ctrl-C comes, there is no traceback.

    A shell's background job is deaf to Ctrl-C; the command is started as in the foreground.
    """
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from sabot.cli import main; print('up', flush=True); main()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, "settle", EVEN_MONEY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "up\n"
        time.sleep(0.03 + after)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()
    assert (running.returncode, err) == (130, "")
