"""A shuffle that anyone can check: randomness stretched, drawn from without a bias, committed to, revealed.

`docs/SHUFFLE.md` argues why it is fair, and says how to check a shoe without this code.
"""

from sabot.cards import commitment_to
from sabot.floor.shuffling.commitment import (
    Departure,
    Reveal,
    ShoeMismatchError,
    order_after_cut,
    verify_shoe,
)
from sabot.floor.shuffling.order import below, shuffled, shuffled_shoe
from sabot.floor.shuffling.stream import SEED_BYTES, SeedError, Stream
from sabot.floor.shuffling.vault import NoVault, Sealed, Vault, VaultError

__all__ = [
    "SEED_BYTES",
    "Departure",
    "NoVault",
    "Reveal",
    "Sealed",
    "SeedError",
    "ShoeMismatchError",
    "Stream",
    "Vault",
    "VaultError",
    "below",
    "commitment_to",
    "order_after_cut",
    "shuffled",
    "shuffled_shoe",
    "verify_shoe",
]
