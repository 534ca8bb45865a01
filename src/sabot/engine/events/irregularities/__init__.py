"""What went wrong at a table and what came of it, one module for each theme."""

from sabot.engine.events.irregularities.ruling import IrregularityRuled

__all__ = ["IrregularityRuled"]
