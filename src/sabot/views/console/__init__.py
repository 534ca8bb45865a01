"""The dealer's console: the next step made ready, the cards that fall next, what is paid at each place."""

from sabot.views.console.console import ConsoleView, console
from sabot.views.console.guide import GuideView, guide_of

__all__ = ["ConsoleView", "GuideView", "console", "guide_of"]
