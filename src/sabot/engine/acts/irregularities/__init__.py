"""What goes wrong at a table: one way from a report to what the book says comes of it.

A report states facts. The ruling that answers it is found in the book's data, by the facts; whoever
it names decides or approves; its conditions hold, or it is refused; its word for what then happens
is looked up among all such words and carried out, with its effect on the money and a notice for each
whom it wants told.
"""

from sabot.engine.acts.irregularities import (
    card_care,
    conduct,
    device,
    misdealt,
    options,
    payments,
    seen,
    shoe,
    too_many,
    wagers,
    window,
)

__all__ = [
    "card_care",
    "conduct",
    "device",
    "misdealt",
    "options",
    "payments",
    "seen",
    "shoe",
    "too_many",
    "wagers",
    "window",
]
