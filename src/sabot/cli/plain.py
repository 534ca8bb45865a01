"""Text that may hold what somebody else wrote, as it is safe to print."""


def plain(text: str) -> str:
    """The text without what would move the cursor of a terminal or colour it: such signs are spelt out."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
