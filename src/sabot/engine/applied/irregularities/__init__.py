"""What an irregularity and its rulings make of a state, one module for each theme."""

from sabot.engine.applied.irregularities import coup, device, hands, money, seen, shoe

__all__ = ["coup", "device", "hands", "money", "seen", "shoe"]
