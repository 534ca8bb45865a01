"""The kinds of gaps in sentences: what may stand in each, and how it is said in every language."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from sabot.engine.signage import money
from sabot.rulebook.book import RuleBook
from sabot.views.chinese.phrases import Kind
from sabot.views.chinese.words import (
    DEEDS,
    FATES,
    GAMES,
    INSTRUMENTS,
    LIMBS,
    LINES,
    OPTIONS,
    PHASES,
    ROLES,
    SIGN_CONTENTS,
    VALIDITY,
    Words,
)
from sabot.views.names import HANDS, LANGUAGES, Said, clause_in_chinese, in_all, in_traditional, name_of

Say = Callable[[RuleBook | None, str], Said | None]

ODDS: Final = re.compile(
    r"(?:(?P<name>.+?) )?(?P<odds>\d+ to \d+(?: less [\d.]+% commission)?|[\d.]+% of the wager)"
    r"(?: on (?P<points>\d+))?(?: by (?P<by>\d+) points)?(?P<natural> with a natural)?"
)
SHARE: Final = re.compile(r"(?P<share>\d+(?:/\d+)?) (?P<bet>.+)")


def in_every(text: str) -> Said:
    """What is the same in each language: a name, a number, a clause."""
    return dict.fromkeys(LANGUAGES, text)


def said_as(english: str, chinese: tuple[str, str]) -> Said:
    return dict(zip(LANGUAGES, (english, *chinese), strict=True))


def _plain(_book: RuleBook | None, text: str) -> Said:
    return in_every(text)


def _cents(_book: RuleBook | None, text: str) -> Said:
    cents = int(text.removesuffix(" cents"))
    return in_every(f"-{money(-cents)}" if cents < 0 else money(cents))


def word(words: Words) -> Say:
    """One of a closed list."""
    return lambda _book, text: said_as(text, words[text]) if text in words else None


def named(words: Words) -> Say:
    """Something that a rule book names: where no Chinese name is known, it keeps that one."""
    return lambda _book, text: said_as(text, words.get(text, (text, text)))


def _any_of(say: Say) -> Say:
    """One or the other."""
    return _joined(say, " or ", "或")


def _all_of(say: Say) -> Say:
    return _joined(say, " and ", "、")


def _joined(say: Say, english: str, chinese: str) -> Say:
    def joined(book: RuleBook | None, text: str) -> Said | None:
        parts = [say(book, part) for part in text.split(english)]
        said = [part for part in parts if part is not None]
        if len(said) < len(parts):
            return None
        between = said_as(english, (chinese, chinese))
        return {language: between[language].join(part[language] for part in said) for language in LANGUAGES}

    return joined


def _bet(book: RuleBook | None, text: str) -> Said | None:
    """A bet of the book, by its name or by its key."""
    for bet in book.bets if book is not None else ():
        if text in (bet.name, str(bet.key)):
            return name_of(bet)
    return None


def _bets(book: RuleBook | None, text: str) -> Said | None:
    return (_any_of if " or " in text else _all_of)(_bet)(book, text)


def _hand(_book: RuleBook | None, text: str) -> Said | None:
    return {**HANDS[text], "en": text} if text in HANDS else None


def _somebody(book: RuleBook | None, text: str) -> Said | None:
    """A role with its article: `a Dealer`."""
    said = named(ROLES)(book, re.sub(r"^an? ", "", text))
    return {**said, "en": text} if said is not None else None


def _limb(_book: RuleBook | None, text: str) -> Said | None:
    """What went wrong, in the large: the rest of its address in the rule book is said in English alone."""
    return word(LIMBS)(None, text.partition(":")[0])


def _count(_book: RuleBook | None, text: str) -> Said:
    """A point count. A dealer calls nought Baccarat."""
    return said_as(text, (text if text.isdigit() else "0",) * 2)


def _clause(_book: RuleBook | None, text: str) -> Said:
    return in_all(text, clause_in_chinese(text))


def _game(_book: RuleBook | None, text: str) -> Said | None:
    return word(GAMES)(None, text)


def _pays(_book: RuleBook | None, text: str) -> Said | None:
    """What a bet pays: odds, and on what where there are several lines."""
    lines = [ODDS.fullmatch(line) for line in text.split("; ")]
    if not all(lines):
        return None
    said = [_line(found) for found in lines if found is not None]
    return said_as(text, ("；".join(one[0] for one in said), "；".join(one[1] for one in said)))


def _line(found: re.Match[str]) -> tuple[str, str]:
    simplified, traditional = LINES.get(found["name"] or "", (found["name"] or "",) * 2)
    points = f"{found['points']}点" if found["points"] else ""
    by = f"赢{found['by']}点" if found["by"] else ""
    before = f"{points}{by}{'天牌' if found['natural'] else ''}"
    odds = _odds(found["odds"])
    parts = (simplified, before), (traditional, in_traditional(before))
    hans, hant = (
        " ".join(one for one in (*part, *odds[at : at + 1]) if one) for at, part in enumerate(parts)
    )
    return hans, hant


def _odds(english: str) -> tuple[str, str]:
    share = re.fullmatch(r"([\d.]+%) of the wager", english)
    if share is not None:
        return f"注额的{share[1]}", f"注額的{share[1]}"
    plain, _, commission = english.partition(" less ")
    plain = plain.replace(" to ", ":")
    percent = commission.removesuffix(" commission")
    return (f"{plain}减{percent}佣", f"{plain}減{percent}佣") if percent else (plain, plain)


def _parts(book: RuleBook | None, text: str) -> Said | None:
    """The bets that a combined wager lies on, each with its share."""
    said = []
    for part in text.split(", "):
        found = SHARE.fullmatch(part)
        bet = _bet(book, found["bet"]) if found is not None else None
        if found is None or bet is None:
            return None
        said.append({language: f"{found['share']} {bet[language]}" for language in LANGUAGES})
    between = said_as(", ", ("、", "、"))
    return {language: between[language].join(one[language] for one in said) for language in LANGUAGES}


KINDS: Final[Mapping[str, Kind]] = {
    # The same in every language
    "text": Kind(r".+?", _plain),
    "who": Kind(r".+?", _plain),
    "number": Kind(r"-?[\d,]+", _plain),
    "money": Kind(r"\$[\d,.]+", _plain),
    "percent": Kind(r"[\d.]+%", _plain),
    # Amounts that the engine counts in cents
    "cents": Kind(r"-?\d+ cents", _cents),
    "amount": Kind(r"-?\d+", _cents),
    # What a rule book has
    "bet": Kind(r".+?", _bet),
    "bets": Kind(r".+?", _bets),
    "roles": Kind(r".+?", _any_of(named(ROLES))),
    "somebody": Kind(r".+?", _somebody),
    "game": Kind(r".+?", _game),
    "option": Kind(r".+?", named(OPTIONS)),
    "pays": Kind(r".+", _pays),
    "parts": Kind(r".+", _parts),
    # Words of closed lists
    "hand": Kind(r"\w+", _hand),
    "deed": Kind(r"[A-Z]\w+", named(DEEDS)),
    "instrument": Kind(r".+?", word(INSTRUMENTS)),
    "instruments": Kind(r".+?", _any_of(lambda book, text: word(INSTRUMENTS)(book, text.replace("-", " ")))),
    "validity": Kind(r".+?", word(VALIDITY)),
    "fate": Kind(r".+?", word(FATES)),
    "phase": Kind(r".+?", word(PHASES)),
    "phases": Kind(r".+?", _any_of(word(PHASES))),
    "sign": Kind(r".+?", word(SIGN_CONTENTS)),
    "limb": Kind(r".+?", _limb),
    "clause": Kind(r".+", _clause),
    "count": Kind(r"Baccarat \(0\)|\d", _count),
}
