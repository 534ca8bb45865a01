"""People of a scenario act at a table that the engine plays."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sabot.engine.commands.base import Command
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.scenario.judgement import NotYetError
from sabot.scenario.life import course
from sabot.scenario.life.details import defaults, missing
from sabot.scenario.life.values import Telling
from sabot.scenario.scene import Scene
from sabot.scenario.slots import Person, Who
from sabot.views.deeds.phrases import PHRASES


def actor(scene: Scene, who: str) -> Actor:
    """Who that is: a role by its name, a person who was given one, or else a patron."""
    if who.startswith("the "):
        called = who.removeprefix("the ").casefold()
        role = next(one.key for one in scene.game.book.roles if called in (one.key, one.name.casefold()))
        return Actor(id=role, role=role)
    return Actor(id=who, role=scene.roles.get(who, PATRON_ROLE))


def does(
    scene: Scene, command: type[Command], who: str | None, /, *, approver: str | None = None, **details: Any
) -> Scene:
    """A person, or else the dealer, gives a command, with another's approval where it is asked for."""
    by = scene.lived.dealer if who is None else actor(scene, who)
    approves = None if approver is None else actor(scene, approver)
    return replace(scene, life=scene.lived.does(command, by, approver=approves, **details))


def does_as_told(
    scene: Scene, command: type[Command], who: Who, approver: Who | None, told: Mapping[str, Telling]
) -> Scene:
    """The same with details as a table under the step tells them."""
    by = actor(scene, who)
    usual = defaults(command, told, by.id, by.role)
    lacking = missing(command, [*told, *usual])
    if lacking:
        raise NotYetError(f"to {PHRASES[command]} it must be said in a table: {', '.join(lacking)}")
    facts = {name: say(scene.lived) for name, say in {**usual, **told}.items()}
    return does(scene, command, who, approver=approver, **facts)


def comes(scene: Scene, person: Person, **details: Any) -> Scene:
    """A patron comes to the table."""
    return replace(scene, life=course.arrives(scene.lived, person, **details))
