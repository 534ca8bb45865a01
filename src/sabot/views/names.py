"""What bets and hands are called in each language of the pages, in full and as a layout has room for."""

from typing import Final

import msgspec

from sabot.rulebook.games import Bet

LANGUAGES: Final = ("en", "zh-Hans", "zh-Hant")

Said = dict[str, str]
"""A word in each language, by its tag."""


class Caption(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on an area: words, a character or two, and an initial where nothing more fits."""

    words: str
    characters: str
    initial: str


_TRADITIONAL: Final = str.maketrans(
    dict(
        zip(
            "闲庄赢点对张两级赔输龙宝减额个单双纯同红和手筹码购买开带来离时余读",
            "閒莊贏點對張兩級賠輸龍寶減額個單雙純同紅和手籌碼購買開帶來離時餘讀",
            strict=True,
        )
    )
)


def in_traditional(chinese: str) -> str:
    """The traditional characters of the few words that are said here."""
    return chinese.translate(_TRADITIONAL)


def in_all(english: str, chinese: str) -> Said:
    """The same in each language."""
    return {"en": english, "zh-Hans": chinese, "zh-Hant": in_traditional(chinese)}


def clause_in_chinese(clause: str) -> str:
    """The address of a clause as it stands, and that of a reading by what it is."""
    return clause.replace("reading ", "解读")


_CHINESE: Final = {
    "player": "闲",
    "banker": "庄",
    "tie": "和",
    "pairs-player": "闲对",
    "pairs-banker": "庄对",
    "super-six": "超级六",
    "tiger": "老虎",
    "tiger-tie": "虎和",
    "tiger-pair": "虎对",
    "big-tiger": "大虎",
    "small-tiger": "小虎",
    "dragon-bonus-player": "闲龙宝",
    "dragon-bonus-banker": "庄龙宝",
    "perfect-pairs-player": "闲纯对",
    "perfect-pairs-banker": "庄纯对",
    "1-1-2": "一一二",
    "three-pictures": "三公",
    **{f"point-total-{count}": f"庄{count}点" for count in range(10)},
}
"""By bet. No document prints them: they are the custom of the casino floor."""

_CAPTIONS: Final = {
    "player": ("PLAYER", "P"),
    "banker": ("BANKER", "B"),
    "tie": ("TIE", "T"),
    "pairs-player": ("P PAIR", "PP"),
    "pairs-banker": ("B PAIR", "BP"),
    "super-six": ("SUPER 6", "S6"),
    "tiger": ("TIGER", "Ti"),
    "tiger-tie": ("TIGER TIE", "TT"),
    "tiger-pair": ("TIGER PAIR", "TP"),
    "big-tiger": ("BIG TIGER", "BT"),
    "small-tiger": ("SMALL TIGER", "ST"),
    "dragon-bonus-player": ("P DRAGON", "PD"),
    "dragon-bonus-banker": ("B DRAGON", "BD"),
    "perfect-pairs-player": ("P PERFECT", "PF"),
    "perfect-pairs-banker": ("B PERFECT", "BF"),
    "three-pictures": ("3 PICTURES", "3P"),
    **{f"point-total-{count}": (str(count), str(count)) for count in range(10)},
}
"""By bet, what a layout prints in English where it is not the bet's name."""

HANDS: Final[dict[str, Said]] = {
    "player": in_all("Player", "闲"),
    "banker": in_all("Banker", "庄"),
    "tie": in_all("Tie", "和"),
}


def name_of(bet: Bet) -> Said:
    """What a bet is called. A bet that has no Chinese name keeps the one in its rule book."""
    return in_all(bet.name, _CHINESE.get(str(bet.key), bet.name))


def caption_of(bet: Bet) -> Caption:
    """What is printed on the areas of a bet."""
    words, initial = _CAPTIONS.get(str(bet.key), (bet.name.upper(), bet.name[:2].upper()))
    characters = _CHINESE.get(str(bet.key), "")
    total = words if str(bet.key).startswith("point-total-") else characters
    return Caption(words=words, characters=total, initial=initial)
