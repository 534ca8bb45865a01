"""The tables of play as they are printed, typed by hand."""

TABLE_1 = {
    # When the first two cards total
    "draws": (0, 1, 2, 3, 4, 5),
    "stands": (6, 7),
    "has a natural": (8, 9),
}

# Banker's Hand against the third card drawn by Player's Hand
TABLE_2 = """
    No Card  0  1  2  3  4  5  6  7  8  9
0   D        D  D  D  D  D  D  D  D  D  D
1   D        D  D  D  D  D  D  D  D  D  D
2   D        D  D  D  D  D  D  D  D  D  D
3   D        D  D  D  D  D  D  D  D  S  D
4   D        S  S  D  D  D  D  D  D  S  S
5   D        S  S  S  S  D  D  D  D  S  S
6   S        S  S  S  S  S  S  D  D  S  S
7   S        S  S  S  S  S  S  S  S  S  S
8   S        S  S  S  S  S  S  S  S  S  S
9   S        S  S  S  S  S  S  S  S  S  S
"""

TABLEAU_BANKER = {
    # Banker's point total: (draws, stands) when Player's third card is one of these
    0: ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), ()),
    1: ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), ()),
    2: ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), ()),
    3: ((1, 2, 3, 4, 5, 6, 7, 9, 0), (8,)),
    4: ((2, 3, 4, 5, 6, 7), (0, 1, 8, 9)),
    5: ((4, 5, 6, 7), (0, 1, 2, 3, 8, 9)),
    6: ((6, 7), (0, 1, 2, 3, 4, 5, 8, 9)),
    7: ((), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
}


def table_2() -> dict[tuple[int, int | None], bool]:
    """Whether the Banker draws, by its count and the value of the Player's third card or None."""
    header, *rows = TABLE_2.strip().splitlines()
    columns = [None if column == "No" else int(column) for column in header.replace("Card", "").split()]
    cells = {}
    for row in rows:
        count, *letters = row.split()
        for column, letter in zip(columns, letters, strict=True):
            cells[int(count), column] = letter == "D"
    return cells
