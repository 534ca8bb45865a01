"""At which of the moments of `tools.moments` a table is."""

from sabot.engine.state import Shoe, State


def moment_of(state: State) -> str:
    if state.phase == "closed":
        return "closed"
    shoe, coup = state.shoe, state.coup
    if shoe is None:
        return "no-cards"
    if coup is not None and coup.halted is not None:
        return "halted"
    if coup is not None and (coup.cards or coup.phase not in ("wagering", "dealing")):
        return "void" if coup.void is not None else coup.phase
    if shoe.phase == "ended" or shoe.last_coups == 0:
        return "over"
    if shoe.phase != "ready":
        return _made_up(shoe)
    if shoe.replace_due is not None and shoe.carried is None:  # a coup that has begun is completed
        return "over"
    if coup is None:
        return "between"
    return "no-more-bets" if coup.no_more_bets else "wagering"


def _made_up(shoe: Shoe) -> str:
    return "brought" if shoe.phase in ("none", "checked") else shoe.phase
