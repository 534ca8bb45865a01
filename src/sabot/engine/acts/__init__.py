"""What may be done at a table: for each command who may, when, and what comes of it.

Importing this package registers every act, so that refusing, offering and doing are one thing.
"""

from sabot.engine.acts import cards, dealing, opening, passing, people, settling, wagering

__all__ = ["cards", "dealing", "opening", "passing", "people", "settling", "wagering"]
