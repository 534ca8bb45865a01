"""The options that an operator chooses for a table."""

from collections.abc import Mapping
from fractions import Fraction

from sabot import SabotError
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.rulebook.games import Option


class OptionError(SabotError):
    """An option that the game does not have, or a value that the option does not take."""


def options_of(book: RuleBook, game: str) -> tuple[Option, ...]:
    """The options that a game of a book has."""
    return tuple(option for option in book.options if option.games is None or game in option.games)


def chosen_options(book: RuleBook, game: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """The value of every option of a game: the one chosen, or the stated default."""
    known: dict[str, Option] = {option.key: option for option in options_of(book, game)}
    for name, value in chosen.items():
        if name not in known:
            raise OptionError(_no_such_option(book, game, name, list(known)))
        _must_take(known[name], value)
    return {key: chosen.get(key, option.default) for key, option in known.items()}


def percentage(value: str) -> Fraction:
    """A percentage as a fraction: ``2.5`` is a fortieth."""
    return Fraction(value) / 100


def _no_such_option(book: RuleBook, game: str, name: str, known: list[str]) -> str:
    hint = nearest(name, known)
    suggestion = f"; did you mean {hint!r}?" if hint else ""
    has = f"it has {', '.join(known)}" if known else "it has none"
    return f"{book.id}/{game} has no option {name!r}: {has}{suggestion}"


def _must_take(option: Option, value: str) -> None:
    if option.percent is None:
        if value not in option.choices:
            choices = ", ".join(option.choices)
            raise OptionError(f"option {option.key!r} is one of {choices}, not {value!r} ({option.clause})")
        return
    least, most = option.percent.least, option.percent.most
    places = option.percent.decimal_places
    if not option.percent.takes(value):
        digits = f", with up to {places} decimals" if places else ""
        raise OptionError(
            f"option {option.key!r} is a percentage from {least} to {most}{digits}, not {value!r} "
            f"({option.clause})"
        )
