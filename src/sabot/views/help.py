"""What a game page says about gambling itself, as the player's sheet asks (responsible-1 to -7)."""

from typing import Final

from sabot.views.names import Said
from sabot.views.parts import View


class HelpView(View, frozen=True, kw_only=True):
    """Where somebody finds help, and what he is told beside it."""

    statements: tuple[Said, ...]
    phone: str
    site: str
    service: Said
    slogan: Said


HELP: Final = HelpView(
    statements=(
        {
            "en": "You decide how much time and money you spend. Most who play will not come out ahead.",
            "zh-Hans": "玩多久、花多少钱，由您自己决定。大多数玩家最终不会赢钱。",
            "zh-Hant": "玩多久、花多少錢，由您自己決定。大多數玩家最終不會贏錢。",
        },
        {
            "en": "A casino promotes responsible gambling. If gambling is a problem for you, or for somebody"
            " close to you, please ask for help.",
            "zh-Hans": "赌场提倡负责任的博彩。如果博彩给您或您身边的人带来困扰，请寻求帮助。",
            "zh-Hant": "賭場提倡負責任的博彩。如果博彩給您或您身邊的人帶來困擾，請尋求協助。",
        },
    ),
    phone="1800 858 858",
    site="gamblinghelponline.org.au",
    service={
        "en": "Free, confidential and independent, available 24 hours",
        "zh-Hans": "免费、保密、独立，24小时服务",
        "zh-Hant": "免費、保密、獨立，24小時服務",
    },
    slogan={
        "en": "Bet with your head, not over it",
        "zh-Hans": "理智投注，量力而行",
        "zh-Hant": "理智投注，量力而行",
    },
)
