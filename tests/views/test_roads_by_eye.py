"""The roads against a second way of drawing them, and against what must hold for every shoe.

The oracle here works as a patron with a pen does. It never counts a run to colour a mark: it writes each
coup on paper with no lower edge and looks left. It knows where a run's tail lies from intervals, not from
taken cells.
"""

import re
from collections.abc import Iterator
from itertools import groupby, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.views.roads import DerivedRoad, Mark, Result, Roads, Winner, parse_results, roads

Place = tuple[int, int]
LOOKS_BACK = {"big_eye_boy": 1, "small_road": 2, "cockroach_road": 3}


def any_shoe() -> st.SearchStrategy[str]:
    """Shoes as they come, and shoes of long runs, which are the ones whose tails meet."""
    runs = st.lists(st.tuples(st.sampled_from("BPBPBPT"), st.integers(1, 14)), max_size=20)
    streaky = runs.map(lambda pairs: "".join(winner * length for winner, length in pairs))
    return st.text(alphabet="BPT", max_size=120) | streaky


def drawn(text: str) -> Roads:
    return roads(parse_results(text))


def derived(shoe: Roads) -> dict[str, DerivedRoad]:
    return {
        "big_eye_boy": shoe.big_eye_boy,
        "small_road": shoe.small_road,
        "cockroach_road": shoe.cockroach_road,
    }


def lengths(signs: str) -> list[int]:
    return [len(list(run)) for _, run in groupby(signs)]


def signs_and_places(shoe: Roads) -> Iterator[tuple[str, list[Place]]]:
    """Each road that is drawn by runs, as its signs in order and where they hang."""
    big = shoe.big_road.cells
    yield "".join(cell.winner.value for cell in big), [(cell.column, cell.row) for cell in big]
    for road in derived(shoe).values():
        yield (
            "".join(cell.mark.value for cell in road.cells),
            [(cell.column, cell.row) for cell in road.cells],
        )


# The oracles


def marks_by_eye(text: str, look: int) -> str:
    """Write the decided coups on endless paper, and colour each by looking `look` columns left of it."""
    paper: set[Place] = set()
    column, row, before = 0, -1, ""
    marks, begun = "", False
    for winner in text.replace("T", ""):
        column, row = (column, row + 1) if winner == before or not before else (column + 1, 0)
        paper.add((column, row))
        before = winner
        # A road starts at the second row of the first column with one to look at, or else at the next top.
        begun = begun or (column, row) in {(look, 1), (look + 1, 0)}
        if not begun:
            continue
        if row == 0:
            one = {down for across, down in paper if across == column - 1}
            other = {down for across, down in paper if across == column - 1 - look}
            alike = one == other
        else:
            beside, above_it = (column - look, row) in paper, (column - look, row - 1) in paper
            alike = beside == above_it
        marks += "R" if alike else "B"
    return marks


def places_by_intervals(signs: str) -> list[Place]:
    """Where each sign hangs: a run goes down as far as the highest earlier tail that crosses its column."""
    tails: list[tuple[int, int, int]] = []  # row, first column, last column
    places: list[Place] = []
    start = 0
    for length in lengths(signs):
        while any(row == 0 and first <= start <= last for row, first, last in tails):
            start += 1
        foot = min([6, *(row for row, first, last in tails if first <= start <= last)])
        down = min(length, foot)
        places += [(start, row) for row in range(down)]
        places += [(start + step, down - 1) for step in range(1, length - down + 1)]
        if length > down:
            tails.append((down - 1, start + 1, start + length - down))
        start += 1
    return places


def expected_count(runs: list[int], look: int) -> int:
    """All cells of the columns that have `look` columns before them, but for the very first of them."""
    return max(0, sum(runs[look:]) - 1)


# Against the oracles


def test_every_shoe_of_up_to_twelve_decided_coups_is_marked_as_by_eye() -> None:
    for coups in range(13):
        for winners in product("BP", repeat=coups):
            text = "".join(winners)
            for name, road in derived(drawn(text)).items():
                assert road.marks == marks_by_eye(text, LOOKS_BACK[name]), (text, name)


@given(any_shoe())
def test_derived_marks_are_those_made_by_eye(text: str) -> None:
    for name, road in derived(drawn(text)).items():
        assert road.marks == marks_by_eye(text, LOOKS_BACK[name])


@given(any_shoe())
def test_cells_hang_where_the_intervals_put_them(text: str) -> None:
    for signs, places in signs_and_places(drawn(text)):
        assert places == places_by_intervals(signs)


@given(any_shoe())
def test_big_road_has_the_decided_coups_and_their_ties_as_a_pattern_finds_them(text: str) -> None:
    opening = re.match("T*", text)
    assert opening is not None
    leading = len(opening.group())
    coups = [(coup[0], len(coup) - 1) for coup in re.findall("[BP]T*", text)]
    if coups:
        winner, ties = coups[0]
        coups[0] = (winner, ties + leading)
    road = drawn(text).big_road
    assert [(cell.winner.value, cell.ties) for cell in road.cells] == coups
    assert road.unplaced_ties == (0 if coups else leading)


@given(any_shoe())
def test_bead_plate_read_down_its_columns_is_the_shoe(text: str) -> None:
    cells = drawn(text).bead_plate.cells
    assert "".join(cell.winner.value for cell in cells) == text
    assert [(cell.column, cell.row) for cell in cells] == [divmod(coup, 6) for coup in range(len(text))]


ANY_RESULT = st.builds(
    Result, winner=st.sampled_from(Winner), player_pair=st.booleans(), banker_pair=st.booleans()
)


@given(st.lists(ANY_RESULT, max_size=80))
def test_pair_dots_are_those_of_the_coup_they_are_drawn_on(shoe: list[Result]) -> None:
    whole = roads(shoe)
    assert [(cell.player_pair, cell.banker_pair) for cell in whole.bead_plate.cells] == [
        (result.player_pair, result.banker_pair) for result in shoe
    ]
    assert [(cell.player_pair, cell.banker_pair) for cell in whole.big_road.cells] == [
        (result.player_pair, result.banker_pair) for result in shoe if result.winner is not Winner.TIE
    ]


# What holds for every shoe


@given(any_shoe())
def test_no_two_cells_hang_in_one_place_and_every_row_is_one_of_six(text: str) -> None:
    shoe = drawn(text)
    beads = [(cell.column, cell.row) for cell in shoe.bead_plate.cells]
    for places in (beads, *(places for _, places in signs_and_places(shoe))):
        assert len(set(places)) == len(places)
        assert all(column >= 0 and 0 <= row <= 5 for column, row in places)


@given(any_shoe())
def test_each_run_goes_down_and_then_right_without_a_gap_and_turns_only_when_stopped(text: str) -> None:
    for signs, places in signs_and_places(drawn(text)):
        hung: set[Place] = set()
        rest = iter(places)
        for length in lengths(signs):
            run = [next(rest) for _ in range(length)]
            assert run[0][1] == 0
            turned = False
            for (column, row), following in pairwise(run):
                stopped = row == 5 or (column, row + 1) in hung
                turned = turned or stopped
                assert following == ((column + 1, row) if turned else (column, row + 1))
                assert following not in hung  # a tail never runs into another
            hung.update(run)


@given(any_shoe())
def test_each_run_starts_in_the_first_column_after_the_last_start_whose_top_is_free(text: str) -> None:
    for signs, places in signs_and_places(drawn(text)):
        hung: set[Place] = set()
        rest = iter(places)
        previous = -1
        for length in lengths(signs):
            run = [next(rest) for _ in range(length)]
            start = run[0][0]
            assert start > previous
            assert (start, 0) not in hung
            assert all((passed, 0) in hung for passed in range(previous + 1, start))
            hung.update(run)
            previous = start


@given(any_shoe())
def test_each_derived_road_has_one_mark_for_each_coup_since_it_started(text: str) -> None:
    runs = lengths(text.replace("T", ""))
    for name, road in derived(drawn(text)).items():
        assert len(road.marks) == len(road.cells) == expected_count(runs, LOOKS_BACK[name])
        assert "".join(cell.mark.value for cell in road.cells) == road.marks


@given(any_shoe(), any_shoe())
def test_later_coups_never_change_what_has_been_drawn(text: str, later: str) -> None:
    before, after = drawn(text), drawn(text + later)
    assert after.bead_plate.cells[: len(text)] == before.bead_plate.cells
    for (signs, places), (more_signs, more_places) in zip(
        signs_and_places(before), signs_and_places(after), strict=True
    ):
        assert more_signs.startswith(signs)
        assert more_places[: len(places)] == places


@given(any_shoe(), st.sampled_from("BP"))
def test_next_mark_is_the_one_the_next_coup_makes(text: str, winner: str) -> None:
    before, after = derived(drawn(text)), derived(drawn(text + winner))
    for name, road in before.items():
        promised = road.next.banker if winner == "B" else road.next.player
        assert after[name].marks == road.marks + ("" if promised is None else promised.value)


@given(any_shoe())
def test_next_marks_for_banker_and_player_are_opposite_once_there_are_any(text: str) -> None:
    # A run that goes on steps past a column exactly when, ended here, it would have been even with it.
    for road in derived(drawn(text)).values():
        assert {road.next.banker, road.next.player} in ({None}, {Mark.RED, Mark.BLUE})


@given(any_shoe())
def test_ties_never_change_a_derived_road_nor_where_the_big_road_hangs(text: str) -> None:
    with_ties, without = drawn(text), drawn(text.replace("T", ""))
    assert derived(with_ties) == derived(without)
    assert list(signs_and_places(with_ties)) == list(signs_and_places(without))


@given(any_shoe())
def test_exchanging_banker_and_player_changes_no_mark(text: str) -> None:
    exchanged = drawn(text.translate(str.maketrans("BP", "PB")))
    for name, road in derived(drawn(text)).items():
        assert derived(exchanged)[name].cells == road.cells


@pytest.mark.parametrize(
    ("text", "look", "marks"), [("BBPPPPP", 1, "RBRR"), ("BPBPB", 3, "R"), ("BPP", 2, "")]
)
def test_the_eye_itself_sees_what_a_hand_can_check(text: str, look: int, marks: str) -> None:
    assert marks_by_eye(text, look) == marks
