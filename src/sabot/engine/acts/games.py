"""Changing the game in play or the side bets on offer, between coups."""

from collections.abc import Iterator

from msgspec.structs import replace

from sabot.bets.options import options_of
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import between_coups, check_settings, must_be_open
from sabot.engine.acts.signing import announced, announcing, must_have_stood, taken_down, with_signs
from sabot.engine.agreement import must_agree, present
from sabot.engine.authority import Who, cited_by, power
from sabot.engine.commands.base import Command
from sabot.engine.commands.changes import ChangeGame, ChangeSideBets
from sabot.engine.commands.signs import AnnounceGame, AnnounceSideBets
from sabot.engine.events.base import Event
from sabot.engine.events.changes import GameChanged, RestrictionLifted, SideBetsChanged
from sabot.engine.settings import Change, TableSettings
from sabot.engine.signage import lines, with_settings
from sabot.engine.table import Refused, Table
from sabot.rulebook.authority import ChangePower
from sabot.rulebook.node import Cited


def nothing_at_stake(table: Table) -> None:
    """Between coups, with no wager placed for the next."""
    between_coups(table)
    coup = table.state.coup
    if coup is not None and any(wager.fate == "placed" for wager in coup.wagers.values()):
        raise Refused("wagers have been placed for the next coup")


def _grounds(
    table: Table, command: Command, given: ChangePower, change: Change, agreed_by: tuple[str, ...]
) -> Cited:
    """The clause under which a change is made now: nobody is there, a sign has stood, or all agree."""
    if not present(table) and given.at_once_without_players is not None:
        return given.at_once_without_players
    if agreed_by and given.at_once_with_consent is not None:
        must_agree(table, agreed_by, given.at_once_with_consent)
        return given.at_once_with_consent
    if given.sign_minutes is None:
        raise Refused("this rule book allows such a change with the agreement of all players only", given)
    must_have_stood(table, command, change, given.sign_minutes)
    return given.sign_minutes


# The game ------------------------------------------------------------------------------------------


def _game_changer(table: Table) -> Who:
    return power(table.authority.change_game)


def _new_game(table: Table, game: str, options: dict[str, str]) -> TableSettings:
    """The settings with another game, or another percentage for it; the odds of side bets stay."""
    settings = table.settings
    of_game = {option.key for option in options_of(table.book, game)}
    for name in options:
        if not _belongs_to_a_game(table, name):
            raise Refused(f"option {name!r} is none of the game's")
    stays = {name: value for name, value in settings.options.items() if name in of_game}
    new = replace(settings, game=game, options={**stays, **options})
    if new == settings:
        raise Refused("that is the game in play")
    check_settings(table, new)
    return new


def _belongs_to_a_game(table: Table, name: str) -> bool:
    """Options of certain games are theirs; all others are of the bets on offer."""
    return any(option.key == name and option.games is not None for option in table.book.options)


@act(AnnounceGame, who=_game_changer, when=must_be_open, prompt="Put up a sign with the game to come")
def announce_game(table: Table, command: AnnounceGame) -> Iterator[Event]:
    given = table.authority.change_game
    new = with_settings(table, _new_game(table, command.game, command.options))
    text = (new.game.rules.name, *lines(new, "tie-percentage"))
    change = Change(game=command.game, options=command.options)
    yield announced(table, command, given.sign_minutes, change, text, command.takes_effect)


@act(ChangeGame, who=_game_changer, when=nothing_at_stake, prompt="Change the game in play")
def change_game(table: Table, command: ChangeGame) -> Iterator[Event]:
    new = _new_game(table, command.game, command.options)
    change = Change(game=command.game, options=command.options)
    cited = _grounds(table, command, table.authority.change_game, change, command.agreed_by)
    events = [
        happened(GameChanged, command, cited_by(cited), game=new.game, options=new.options),
        *taken_down(command, announcing(table, change), cited),
    ]
    yield from with_signs(table, command, events)


# The side bets -------------------------------------------------------------------------------------


def _side_bet_power(table: Table) -> ChangePower:
    given = table.authority.change_side_bets
    if given is None:
        raise Refused("this rule book gives nobody the power to change the side bets of an open table")
    return given


def _side_bet_changer(table: Table) -> Who:
    return power(_side_bet_power(table))


def _new_side_bets(table: Table, command: ChangeSideBets | AnnounceSideBets) -> TableSettings:
    """The settings with other side bets or odds options; each that is new brings its limits."""
    settings = table.settings
    for name in command.options:
        if _belongs_to_a_game(table, name):
            raise Refused(f"option {name!r} is of the game in play")
    limits = dict(settings.limits.bets)
    for bet, limit in command.limits.items() if isinstance(command, ChangeSideBets) else ():
        if bet in settings.side_bets or bet not in command.side_bets:
            raise Refused(f"{bet} is no new side bet: its limits are changed by themselves")
        limits[bet] = limit
    new = replace(
        settings,
        side_bets=command.side_bets,
        options={**settings.options, **command.options},
        limits=replace(settings.limits, bets=limits),
    )
    if (new.side_bets, new.options) == (settings.side_bets, settings.options):
        raise Refused("those are the side bets on offer")
    return new


def _announced_change(command: ChangeSideBets | AnnounceSideBets) -> Change:
    return Change(side_bets=command.side_bets, options=command.options)


@act(
    AnnounceSideBets,
    who=_side_bet_changer,
    when=must_be_open,
    prompt="Put up a sign with the side bets to come",
)
def announce_side_bets(table: Table, command: AnnounceSideBets) -> Iterator[Event]:
    new = with_settings(table, _new_side_bets(table, command))
    check_settings(table, new.settings, with_limits=False)
    given = _side_bet_power(table)
    change = _announced_change(command)
    text = lines(new, "side-bet-odds")
    yield announced(table, command, given.sign_minutes, change, text, command.takes_effect)


@act(
    ChangeSideBets,
    who=_side_bet_changer,
    when=nothing_at_stake,
    prompt="Change the side bets on offer",
)
def change_side_bets(table: Table, command: ChangeSideBets) -> Iterator[Event]:
    new = _new_side_bets(table, command)
    check_settings(table, new)
    change = _announced_change(command)
    cited = _grounds(table, command, _side_bet_power(table), change, command.agreed_by)
    events: list[Event] = [
        happened(
            SideBetsChanged,
            command,
            cited_by(cited),
            side_bets=new.side_bets,
            options=new.options,
            limits=new.limits,
        ),
        *taken_down(command, announcing(table, change), cited),
    ]
    freed = tuple(bet for bet in table.state.restricted if bet not in new.side_bets)
    if freed:
        events.append(happened(RestrictionLifted, command, cited_by(cited), bets=freed))
    yield from with_signs(table, command, events)
