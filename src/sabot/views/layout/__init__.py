"""The layout of a table as a drawing: where each area lies, what is printed on it, where chips and cards go.

It is made from the rule book's layout alone: which bets are on it, and for how many places. Areas are sectors
of concentric rings, so that none can lie over another, with 3 places or 14. The rings of the main bets are
the outer ones, nearest the patrons; inside lie those of the side bets; a bet on the count of the Banker hand
is the same for everybody, and has one area in a row before the dealer.

The dealer stands at the top. Places are numbered clockwise from his left, as the rules number them, so
place 1 is at the right of the drawing.
"""

from sabot.views.layout.cloth import AreaDrawing, CardSlot, HandDrawing, LayoutDrawing, PlaceDrawing, layout

__all__ = ["AreaDrawing", "CardSlot", "HandDrawing", "LayoutDrawing", "PlaceDrawing", "layout"]
