"""Money as a scenario writes it: ``$1,234.50``."""

import re
from typing import Final

_WRITTEN: Final = re.compile(r"\$(?P<dollars>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?P<cents>\d\d))?", re.ASCII)


def in_cents(text: str) -> int:
    """The cents that an amount comes to; ValueError when it is not written like one."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        raise ValueError(f"{text!r} is not an amount of money: write it as $5, $12.50 or $1,234")
    return int(written["dollars"].replace(",", "")) * 100 + int(written["cents"] or 0)


def in_dollars(cents: int) -> str:
    """An amount as it is written; whole dollars go without cents."""
    sign = "-" if cents < 0 else ""
    dollars, rest = divmod(abs(cents), 100)
    return f"{sign}${dollars:,}.{rest:02}" if rest else f"{sign}${dollars:,}"
