"""Numbers and texts of a size that no table has. They are refused before anything is done with them."""

from typing import Final

import msgspec

from sabot.engine.table import Refused

MOST: Final = 10**15
"""In cents ten trillion dollars, in milliseconds past the year 33,000; sums of many stay within 64 bits."""
LONGEST: Final = 10_000
"""Characters in one text."""
MANY: Final = 10_000
"""Things in one list."""


def must_be_of_a_sane_size(value: object) -> None:
    """Refuse a number, a text or a list that is absurd, however deep it lies."""
    if isinstance(value, int):
        if not -MOST <= value <= MOST:
            raise Refused("a number is absurd: nothing at a table is so large")
    elif isinstance(value, str):
        if len(value) > LONGEST:
            raise Refused(f"a text is absurd: it has more than {LONGEST:,} characters")
        if "\0" in value:
            raise Refused("a text is absurd: it has a character in it that nobody can write")
    elif isinstance(value, tuple | list):
        _must_be_few(len(value))
        for part in value:
            must_be_of_a_sane_size(part)
    elif isinstance(value, dict):
        _must_be_few(len(value))
        for key, part in value.items():
            must_be_of_a_sane_size(key)
            must_be_of_a_sane_size(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            must_be_of_a_sane_size(getattr(value, name))


def _must_be_few(many: int) -> None:
    if many > MANY:
        raise Refused(f"a list is absurd: it names more than {MANY:,} things")
