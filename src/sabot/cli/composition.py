"""A file of the cards left in a shoe, as a command is given it."""

from pathlib import Path

from sabot.cards import CardError, Composition
from sabot.coup import Game
from sabot.margins.composition import CompositionError, must_deal, must_fit, read_composition


def composition_in(path: Path, game: Game) -> Composition:
    """The composition in a file, which the decks of the game can hold and a coup be dealt from."""
    try:
        composition = read_composition(path.read_bytes())
        must_fit(composition, game)
        must_deal(composition)
    except OSError as error:
        raise CompositionError(f"{path}: cannot read the composition: {error.strerror}") from error
    except (CompositionError, CardError) as error:
        raise CompositionError(f"{path}: {error}") from error
    return composition
