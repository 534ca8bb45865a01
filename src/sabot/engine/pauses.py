"""When a coup stands still: it is void, it waits for a decision, or patrons choose about their wagers."""

from sabot.engine.state import Coup
from sabot.engine.table import Refused


def must_go_on(coup: Coup) -> None:
    """Cards may be drawn and turned, and the coup announced and settled."""
    if coup.void is not None:
        raise Refused("the coup is void", coup.void)
    if coup.options_open is not None:
        raise Refused("patrons are still choosing whether their wagers stay", coup.options_rule)
    if coup.halted is not None:
        said = coup.halted.limb.replace(".", ": ").replace("-", " ")
        raise Refused(
            f"the coup stands still until it is decided what comes of it ({said})", coup.halted.rule
        )


def must_let_wagers_be(coup: Coup) -> None:
    """Wagers may come and go as the window says: nothing went wrong that froze them."""
    must_go_on(coup)
    if coup.resumed:
        raise Refused("the wagers stay as they were when the coup resumed", coup.options_rule)
