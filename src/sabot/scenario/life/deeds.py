"""Everything that can be done at a table, as a scenario says it: with a person before it, a phrase bends.

``report a misdeal`` is ``the dealer reports a misdeal``.
"""

from typing import Final

from sabot.engine.commands import opening
from sabot.views.deeds.phrases import PHRASES

_HISSING: Final = ("s", "sh", "ch", "x", "z", "o")
_IRREGULAR: Final = {"have": "has"}


def bent(phrase: str) -> str:
    """A phrase with its verb in the third person."""
    verb, space, rest = phrase.partition(" ")
    if verb in _IRREGULAR:
        verb = _IRREGULAR[verb]
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        verb = f"{verb[:-1]}ies"
    else:
        verb += "es" if verb.endswith(_HISSING) else "s"
    return f"{verb}{space}{rest}"


BY_PHRASE: Final = {phrase: command for command, phrase in PHRASES.items()}
TOLD_APART: Final = (opening.OpenTable,)
"""A table is opened by a sentence of its own."""
BY_BENT_PHRASE: Final = {
    bent(phrase): command for command, phrase in PHRASES.items() if command not in TOLD_APART
}
