"""What is in dispute, and stays where it is until somebody has decided."""

from sabot.engine.state import State


def held_wagers(state: State) -> frozenset[int]:
    """The wagers of disputes that nobody has decided yet."""
    return frozenset(
        wager for dispute in state.disputes.values() if dispute.stage == "open" for wager in dispute.wagers
    )
