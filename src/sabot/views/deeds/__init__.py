"""What can be done at a table, described so that any page can draw a form for it."""

from sabot.views.deeds.describing import DeedView, deeds_of
from sabot.views.deeds.details import DetailView, Kind, OptionView

__all__ = ["DeedView", "DetailView", "Kind", "OptionView", "deeds_of"]
