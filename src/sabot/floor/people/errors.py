"""Why somebody is not let in, or not let do something; each has one line for the person."""

from sabot import SabotError


class PeopleError(SabotError):
    """Base of what goes wrong with accounts, sessions and permissions."""


class UnknownError(PeopleError):
    """There is no such account or key."""


class TakenError(PeopleError):
    """There is one of that name already."""


class SignInError(PeopleError):
    """The name or the password is wrong. Which of the two, nobody is told."""

    def __init__(self) -> None:
        super().__init__("the name or the password is wrong")


class TooManyError(PeopleError):
    """It was tried too often. `after` says in how many milliseconds it may be tried again."""

    def __init__(self, after: int) -> None:
        super().__init__(f"tried too often: try again in {-(-after // 60_000)} min")
        self.after = after


class NotSignedInError(PeopleError):
    """There is no such session, or it has ended."""

    def __init__(self, why: str = "sign in first") -> None:
        super().__init__(why)


class ForbiddenError(PeopleError):
    """The person is known, and may not do this."""


class StepUpError(ForbiddenError):
    """The person may do this after giving the password once more."""

    def __init__(self, act: str) -> None:
        super().__init__(f"{act} asks for the password once more")
        self.act = act
