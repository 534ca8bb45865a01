"""What the engine says in English, in every language of the pages: refusals, signs, why the cards fell so.

The sentences stand in lists here, each in English with named gaps and in both Chinese scripts. A test reads
the engine's source: it finds every reason that a patron can meet, and none here that nobody says any more.
"""

from sabot.views.chinese.speaking import game, refusal, sign, third_card

__all__ = ["game", "refusal", "sign", "third_card"]
