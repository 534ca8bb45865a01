"""The roads against shoes worked out by hand, each with the reason beside it."""

from collections.abc import Sequence

import msgspec
import pytest

from sabot.views.roads import (
    BigRoadCell,
    DerivedRoad,
    Mark,
    MarkCell,
    Result,
    Roads,
    Winner,
    parse_results,
    roads,
)


def drawn(text: str) -> Roads:
    return roads(parse_results(text))


def picture(cells: Sequence[BigRoadCell] | Sequence[MarkCell]) -> list[str]:
    """The road as it hangs on the wall: a line for each row that has a mark, a dot for an empty cell."""
    width = 1 + max(cell.column for cell in cells)
    lines = [["."] * width for _ in range(6)]
    for cell in cells:
        sign = cell.winner if isinstance(cell, BigRoadCell) else cell.mark
        lines[cell.row][cell.column] = sign.value
    return [line for line in ("".join(line).rstrip(".") for line in lines) if line]


def foreseen(road: DerivedRoad) -> tuple[str, str]:
    """What Banker and Player would make next, with a dash for nothing."""
    banker, player = road.next.banker, road.next.player
    return ("-" if banker is None else banker.value, "-" if player is None else player.value)


# The bead plate


def test_bead_plate_fills_six_rows_and_then_the_next_column_with_ties_in_their_turn() -> None:
    cells = drawn("BPTTBPT").bead_plate.cells
    assert [(cell.column, cell.row, cell.winner.value) for cell in cells] == [
        (0, 0, "B"),
        (0, 1, "P"),
        (0, 2, "T"),
        (0, 3, "T"),
        (0, 4, "B"),
        (0, 5, "P"),
        (1, 0, "T"),
    ]


def test_bead_plate_begins_its_third_column_with_the_thirteenth_coup() -> None:
    last = drawn("B" * 13).bead_plate.cells[-1]
    assert (last.column, last.row) == (2, 0)


def test_bead_plate_shows_the_pairs_of_every_coup_and_of_a_tie_too() -> None:
    cells = roads(
        [
            Result(winner=Winner.BANKER, player_pair=True),
            Result(winner=Winner.TIE, banker_pair=True),
            Result(winner=Winner.PLAYER, player_pair=True, banker_pair=True),
            Result(winner=Winner.PLAYER),
        ]
    ).bead_plate.cells
    assert [(cell.player_pair, cell.banker_pair) for cell in cells] == [
        (True, False),
        (False, True),
        (True, True),
        (False, False),
    ]


# The big road


def test_big_road_starts_a_column_each_time_the_winner_changes() -> None:
    assert picture(drawn("BBPBBB").big_road.cells) == [
        "BPB",
        "B.B",
        "..B",
    ]


def test_run_of_six_just_fills_its_column() -> None:
    assert picture(drawn("BBBBBB P").big_road.cells) == ["BP", "B", "B", "B", "B", "B"]


def test_run_of_eight_turns_right_in_row_six() -> None:
    assert picture(drawn("BBBBBBBB").big_road.cells) == ["B", "B", "B", "B", "B", "BBB"]


def test_new_run_starts_beside_the_start_of_a_long_run_and_not_beyond_its_tail() -> None:
    assert picture(drawn("BBBBBBBB PP").big_road.cells) == [
        "BP",
        "BP",
        "B",
        "B",
        "B",
        "BBB",
    ]


def test_run_stopped_by_a_tail_turns_right_above_it() -> None:
    # Banker's tail lies in row six under columns 1 and 2, so Player's run goes five down and then turns. Its
    # own tail takes row five of column 2, so the next Banker run goes four down and turns in its turn.
    assert picture(drawn("BBBBBBBB PPPPPP BBBBB").big_road.cells) == [
        "BPB",
        "BPB",
        "BPB",
        "BPBB",
        "BPP",
        "BBB",
    ]


def test_run_that_has_turned_stays_in_its_row_though_the_cells_below_are_free() -> None:
    # Banker's tail ends at column 2. From column 3 on, Player's tail has nothing under it and still stays.
    assert picture(drawn("B" * 8 + "P" * 9).big_road.cells) == [
        "BP",
        "BP",
        "BP",
        "BP",
        "BPPPPP",
        "BBB",
    ]


def test_run_with_its_second_cell_taken_turns_along_the_top_and_the_next_starts_beyond_it() -> None:
    # Six long runs lie one above another, each tail a row higher than the last. The sixth, in column 5,
    # finds the cell under its first one taken and turns along the top to column 7, so the seventh starts in
    # column 8, where every tail has ended.
    shoe = "B" * 13 + "P" * 11 + "B" * 9 + "P" * 7 + "B" * 5 + "P" * 3 + "B" * 2
    assert picture(drawn(shoe).big_road.cells) == [
        "BPBPBPPPB",
        "BPBPBBBBB",
        "BPBPPPPP",
        "BPBBBBBB",
        "BPPPPPPP",
        "BBBBBBBB",
    ]


def test_tie_is_marked_on_the_decided_coup_before_it() -> None:
    # Player's second win had two ties after it, Banker's had one, and Player's first none.
    road = drawn("PPTTBT").big_road
    assert [(cell.winner.value, cell.ties) for cell in road.cells] == [("P", 0), ("P", 2), ("B", 1)]
    assert road.unplaced_ties == 0


def test_tie_does_not_end_a_run() -> None:
    assert picture(drawn("BTBTTB").big_road.cells) == ["B", "B", "B"]


def test_ties_that_open_a_shoe_are_marked_on_the_first_decided_coup_with_its_own() -> None:
    road = drawn("TTPTB").big_road
    assert [(cell.winner.value, cell.ties) for cell in road.cells] == [("P", 3), ("B", 0)]
    assert road.unplaced_ties == 0


def test_shoe_of_ties_alone_reports_them_and_has_no_cell_to_mark() -> None:
    road = drawn("TTT").big_road
    assert road.cells == ()
    assert road.unplaced_ties == 3


def test_pair_dots_belong_to_the_coup_that_was_won_and_not_to_a_tie_marked_on_it() -> None:
    road = roads(
        [
            Result(winner=Winner.BANKER, banker_pair=True),
            Result(winner=Winner.TIE, player_pair=True),
            Result(winner=Winner.PLAYER, player_pair=True),
            Result(winner=Winner.PLAYER),
        ]
    ).big_road
    assert [(cell.player_pair, cell.banker_pair, cell.ties) for cell in road.cells] == [
        (False, True, 1),
        (True, False, 0),
        (False, False, 0),
    ]


# The derived roads


def test_big_eye_boy_of_two_bankers_and_five_players() -> None:
    # Player's run beside a run of two: the second cell has a neighbour (red), the third steps past it (blue),
    # the fourth and fifth have nothing beside them and nothing above that (red).
    road = drawn("BBPPPPP").big_eye_boy
    assert road.marks == "RBRR"
    assert picture(road.cells) == ["RBR", "..R"]


# Runs of 3, 1, 2, 2, 4, 1 and 1. Below, each column's marks stand apart, first cell first.
SEVEN_RUNS = "BBB P BB PP BBBB P B"


def test_big_eye_boy_of_seven_runs() -> None:
    # column 3: 1 after 3, uneven, B; cell 2 steps past a run of 1, B
    # column 4: 2 after 1, B; cell 2 beside a run of 2, R
    # column 5: 2 after 2, even, R; cell 2 R; cell 3 steps past a run of 2, B; cell 4 R
    # column 6: 4 after 2, B.   column 7: 1 after 4, B
    road = drawn(SEVEN_RUNS).big_eye_boy
    assert road.marks == "BB" + "BR" + "RRBR" + "B" + "B"
    assert picture(road.cells) == ["BRBRB", "BR..B", "BR"]


def test_small_road_of_seven_runs() -> None:
    # column 3: cell 2 beside column 1's three, R
    # column 4: 2 against 3, B; cell 2 steps past column 2's one, B
    # column 5: 2 against 1, B; cell 2 beside column 3's two, R; cell 3 steps past it, B; cell 4 R
    # column 6: 4 against 2, B.   column 7: 1 against 2, B
    road = drawn(SEVEN_RUNS).small_road
    assert road.marks == "R" + "BB" + "BRBR" + "B" + "B"
    assert picture(road.cells) == ["RBRBRB", ".B...B", ".B"]


def test_cockroach_road_of_seven_runs() -> None:
    # column 4: cell 2 beside column 1's three, R
    # column 5: 2 against 3, B; cell 2 steps past column 2's one, B; cells 3 and 4 beyond it, R
    # column 6: 4 against 1, B.   column 7: 1 against 2, B
    road = drawn(SEVEN_RUNS).cockroach_road
    assert road.marks == "R" + "BBRR" + "B" + "B"
    assert picture(road.cells) == ["RBRB", ".BRB"]


def test_next_marks_after_seven_runs() -> None:
    # Banker won last, once. Another Banker is cell 2 of column 7; a Player is cell 1 of column 8.
    seven = drawn(SEVEN_RUNS)
    assert foreseen(seven.big_eye_boy) == ("B", "R")  # past column 6's one; 1 after 1
    assert foreseen(seven.small_road) == ("R", "B")  # beside column 5's four; 1 against 4
    assert foreseen(seven.cockroach_road) == ("R", "B")  # beside column 4's two; 1 against 2


def test_chopping_shoe_is_red_throughout_and_its_derived_roads_turn_in_row_six() -> None:
    # Ten runs of one are always even. The roads start at columns 3, 4 and 5, so have 8, 7 and 6 marks.
    chop = drawn("BPBPBPBPBP")
    assert chop.big_eye_boy.marks == "R" * 8
    assert picture(chop.big_eye_boy.cells) == ["R", "R", "R", "R", "R", "RRR"]
    assert chop.small_road.marks == "R" * 7
    assert picture(chop.small_road.cells) == ["R", "R", "R", "R", "R", "RR"]
    assert chop.cockroach_road.marks == "R" * 6
    assert picture(chop.cockroach_road.cells) == ["R", "R", "R", "R", "R", "R"]


def test_runs_are_compared_by_their_length_and_not_by_how_they_were_drawn() -> None:
    # Player's eighth is drawn on a tail, three columns right of its start, and is still beside Banker's
    # eighth. Its ninth is the one that steps past. Then Banker starts a run after ten and eight: uneven.
    assert drawn("B" * 8 + "P" * 10 + "B").big_eye_boy.marks == "R" * 7 + "BR" + "B"


def test_one_long_run_makes_no_derived_mark_and_promises_none() -> None:
    one = drawn("B" * 20)
    for road in (one.big_eye_boy, one.small_road, one.cockroach_road):
        assert (road.cells, road.marks, foreseen(road)) == ((), "", ("-", "-"))


@pytest.mark.parametrize("text", ["", "T", "TT"])
def test_shoe_without_a_decided_coup_has_no_marks_and_promises_none(text: str) -> None:
    empty = drawn(text)
    assert empty.big_road.cells == ()
    for road in (empty.big_eye_boy, empty.small_road, empty.cockroach_road):
        assert (road.cells, road.marks, foreseen(road)) == ((), "", ("-", "-"))


# A road can first be marked at the second cell of a column or, if that run is but one, at the next column.
@pytest.mark.parametrize(
    ("text", "big_eye_boy", "small_road", "cockroach_road"),
    [
        ("BP", "", "", ""),
        ("BPP", "B", "", ""),  # column 2, cell 2
        ("BPB", "R", "", ""),  # column 3, cell 1
        ("BPBB", "RB", "B", ""),  # the small road: column 3, cell 2
        ("BPBP", "RR", "R", ""),  # column 4, cell 1
        ("BPBPP", "RRB", "RB", "B"),  # the cockroach road: column 4, cell 2
        ("BPBPB", "RRR", "RR", "R"),  # column 5, cell 1
    ],
)
def test_each_derived_road_starts_as_soon_as_its_columns_exist(
    text: str, big_eye_boy: str, small_road: str, cockroach_road: str
) -> None:
    shoe = drawn(text)
    assert (shoe.big_eye_boy.marks, shoe.small_road.marks, shoe.cockroach_road.marks) == (
        big_eye_boy,
        small_road,
        cockroach_road,
    )


def test_next_marks_are_given_before_a_road_has_any_mark_of_its_own() -> None:
    # After B P: Player makes cell 2 of column 2, past Banker's one; Banker starts column 3, 1 after 1.
    shoe = drawn("BP")
    assert shoe.big_eye_boy.marks == ""
    assert foreseen(shoe.big_eye_boy) == ("R", "B")
    assert foreseen(shoe.small_road) == ("-", "-")


def test_red_and_blue_have_nothing_to_do_with_who_won() -> None:
    swapped = str.maketrans("BP", "PB")
    one, other = drawn(SEVEN_RUNS), drawn(SEVEN_RUNS.translate(swapped))
    assert one.cockroach_road.marks == other.cockroach_road.marks
    assert foreseen(one.cockroach_road) == foreseen(other.cockroach_road)[::-1]


# As data


def test_roads_as_json_use_snake_case_and_letters() -> None:
    def nothing() -> dict[str, object]:
        return {"cells": [], "marks": "", "next": {"B": None, "P": None}}

    shoe = [Result(winner=Winner.BANKER, banker_pair=True), *parse_results("TPP")]
    assert msgspec.json.decode(msgspec.json.encode(roads(shoe))) == {
        "bead_plate": {
            "cells": [
                {"column": 0, "row": 0, "winner": "B", "player_pair": False, "banker_pair": True},
                {"column": 0, "row": 1, "winner": "T", "player_pair": False, "banker_pair": False},
                {"column": 0, "row": 2, "winner": "P", "player_pair": False, "banker_pair": False},
                {"column": 0, "row": 3, "winner": "P", "player_pair": False, "banker_pair": False},
            ]
        },
        "big_road": {
            "cells": [
                {"column": 0, "row": 0, "winner": "B", "ties": 1, "player_pair": False, "banker_pair": True},
                {"column": 1, "row": 0, "winner": "P", "ties": 0, "player_pair": False, "banker_pair": False},
                {"column": 1, "row": 1, "winner": "P", "ties": 0, "player_pair": False, "banker_pair": False},
            ],
            "unplaced_ties": 0,
        },
        # Past Banker's one: blue. Then a third Player is beyond it, red, and a Banker comes 2 after 1, blue.
        "big_eye_boy": {
            "cells": [{"column": 0, "row": 0, "mark": "B"}],
            "marks": "B",
            "next": {"B": "B", "P": "R"},
        },
        "small_road": nothing(),
        "cockroach_road": nothing(),
    }


def test_roads_cannot_be_changed_once_drawn() -> None:
    shoe = drawn("BPB")
    with pytest.raises(AttributeError):
        shoe.big_eye_boy.cells[0].mark = Mark.BLUE  # type: ignore[misc]


def test_results_may_come_from_an_iterator() -> None:
    assert roads(iter(parse_results("BTPPB"))) == drawn("BTPPB")
