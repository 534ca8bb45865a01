"""What the outcomes of a bet are called: the name of the line that pays, or words for when it does."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from sabot.coup.explain import count_in_words
from sabot.rulebook.games import Line
from sabot.rulebook.words import When

LOSES: Final = "loses"
STANDS_OFF: Final = "stands off"


def names_of(lines: Sequence[Line]) -> tuple[str, ...]:
    """A name for each line of a bet, no two alike."""
    names: list[str] = []
    for place, line in enumerate(lines):
        words = in_words(line)
        if _is_what_remains(line, lines[:place]):
            words = f"{words} otherwise"
        named = line.name or words
        candidates = (named, f"{named} ({words})", f"{named} ({place + 1})")
        taken = {LOSES, STANDS_OFF, *names}
        names.append(next(name for name in candidates if name not in taken))
    return tuple(names)


def name_of_net(net: Fraction) -> str:
    """What a combined wager comes to, where many ways to win and lose come to the same."""
    if net == -1:
        return LOSES
    if net == 0:
        return STANDS_OFF
    return f"up {net}" if net > 0 else f"down {-net}"


def in_words(line: Line) -> str:
    """When a line applies: its contingency and each of its qualifiers."""
    return " ".join([_contingency(line.when), *_qualifiers(line)])


def _contingency(when: When) -> str:
    match when:
        case "player-wins":
            return "Player wins"
        case "banker-wins":
            return "Banker wins"
        case "tie":
            return "Tie"
        case "player-pair":
            return "Player pair"
        case "banker-pair":
            return "Banker pair"
        case "one-pair":
            return "one pair"
        case "both-pairs":
            return "both pairs"
        case "pairs-same-rank":
            return "both pairs of the same rank"
        case "banker-three-pictures":
            return "Banker has three picture cards"
        case "banker-points":
            return "Banker counts"


def _qualifiers(line: Line) -> list[str]:
    said = []
    if line.points is not None:
        joint = {"player-wins": "with ", "banker-wins": "with ", "tie": "on "}.get(line.when, "")
        said.append(f"{joint}{count_in_words(line.points)}")
    if line.by is not None:
        said.append(f"by {line.by}")
    if line.cards is not None:
        said.append({2: "on two cards", 3: "on three cards"}[line.cards])
    if line.natural is not None:
        said.append("with a natural" if line.natural else "without a natural")
    if line.pair is not None:
        said.append(f"({line.pair})")
    if line.three_pictures is not None:
        said.append("with three picture cards" if line.three_pictures else "without three picture cards")
    return said


def _is_what_remains(line: Line, before: Sequence[Line]) -> bool:
    """Whether a line says nothing more than its contingency, and lines before it took some of that."""
    return not _qualifiers(line) and any(other.when == line.when for other in before)
