"""Why a wager is not taken, or not taken back, in Chinese."""

from typing import Final

from sabot.views.chinese.phrases import Phrase

WAGERS: Final = (
    Phrase("no more bets has been called", "荷官已喊停止下注", "荷官已喊停止下注"),
    Phrase("the first card has left the shoe", "第一张牌已离开牌靴", "第一張牌已離開牌靴"),
    Phrase("a card has been exposed", "已有牌开出", "已有牌開出"),
    Phrase(
        "{bet:bet} turns on suits, and those of the cards dealt were not recorded",
        "{bet}要看花色，而已发的牌没有记录花色",
        "{bet}要看花色，而已發的牌沒有記錄花色",
    ),
    Phrase("the coup is dealt without wagers", "本局不设下注", "本局不設下注"),
    Phrase(
        "the wagers stay as they were when the coup resumed",
        "牌局恢复后，注码不再变动",
        "牌局恢復後，注碼不再變動",
    ),
    Phrase("{bet:bet} is not on offer at this table", "本桌不设{bet}", "本桌不設{bet}"),
    Phrase(
        "{game:text} with {decks:number} decks has no bet {bet:text}",
        "{game}（{decks}副牌）没有{bet}这项投注",
        "{game}（{decks}副牌）沒有{bet}這項投注",
    ),
    Phrase("the sign that shows the {sign:sign} is down", "{sign}告示没有摆出", "{sign}告示沒有擺出"),
    Phrase(
        "{patron:who} is excluded from the game", "{patron}已被禁止参与此游戏", "{patron}已被禁止參與此遊戲"
    ),
    Phrase(
        "{patron:who} has no Player Card of his own", "{patron}没有自己的会员卡", "{patron}沒有自己的會員卡"
    ),
    Phrase(
        "the break of {patron:who} is over, and has still to be ended",
        "{patron}的休息时间已过，但尚未办理结束",
        "{patron}的休息時間已過，但尚未辦理結束",
    ),
    Phrase("the break of {patron:who} is not over", "{patron}的休息时间未过", "{patron}的休息時間未過"),
    Phrase("{bet:bet} is for those with a main wager", "{bet}只限已下主注的玩家", "{bet}只限已下主注的玩家"),
    Phrase(
        "this rule book restricts no wagers on {bet:text}",
        "本规则不限制{bet}的下注",
        "本規則不限制{bet}的下注",
    ),
    Phrase(
        "{patron:who} is not in the casino, and nobody wagers for him",
        "{patron}不在赌场内，不得由他人代为下注",
        "{patron}不在賭場內，不得由他人代為下注",
    ),
    Phrase(
        "{patron:who} is not at the table, and nobody wagers for him",
        "{patron}不在桌边，不得由他人代为下注",
        "{patron}不在桌邊，不得由他人代為下注",
    ),
    Phrase("the wager is not {validity:validity}", "注码须{validity}", "注碼須{validity}"),
    Phrase("wagers are made in {instruments:instruments}", "下注须用{instruments}", "下注須用{instruments}"),
    Phrase("a wager is a cent or more", "注码至少为一分", "注碼至少為一分"),
    Phrase(
        "{cents:cents} cannot be made in the table's chips",
        "{cents}无法用本桌的筹码凑成",
        "{cents}無法用本桌的籌碼湊成",
    ),
    Phrase(
        "{patron:who} has {held:cents} in {instrument:instrument}",
        "{patron}只有{held}的{instrument}",
        "{patron}只有{held}的{instrument}",
    ),
    Phrase(
        "{cents:cents} do not split into the parts of {bet:bet} in chips",
        "{cents}无法用筹码分成{bet}的各个部分",
        "{cents}無法用籌碼分成{bet}的各個部分",
    ),
    Phrase(
        "{patron:who} has a {bet:bet} wager on this coup",
        "{patron}本局已下了{bet}",
        "{patron}本局已下了{bet}",
    ),
    Phrase(
        "boxes are for one player each, and box {place:number} is {patron:who}'s",
        "每个投注区只限一位玩家，{place}号是{patron}的",
        "每個投注區只限一位玩家，{place}號是{patron}的",
    ),
    Phrase(
        "{patron:who} gave area {place:number} up to another",
        "{patron}已把{place}号投注区让给他人",
        "{patron}已把{place}號投注區讓給他人",
    ),
    Phrase(
        "{most:number} player wagers on area {place:number} already",
        "{place}号投注区已有{most}位玩家下注",
        "{place}號投注區已有{most}位玩家下注",
    ),
    Phrase(
        "{most:number} players wager on area {place:number} already",
        "{place}号投注区已有{most}位玩家下注",
        "{place}號投注區已有{most}位玩家下注",
    ),
    Phrase(
        "the place for {bet:bet} went to players who come first",
        "{bet}的名额已归优先的玩家",
        "{bet}的名額已歸優先的玩家",
    ),
    Phrase(
        "all {places:number} places for {bet:bet} went to players who come first",
        "{bet}的{places}个名额已归优先的玩家",
        "{bet}的{places}個名額已歸優先的玩家",
    ),
    Phrase(
        "{total:cents} is below the minimum of {least:amount}",
        "{total}低于最低注码{least}",
        "{total}低於最低注碼{least}",
    ),
    Phrase(
        "{total:cents} is above the maximum of {most:amount}",
        "{total}高于最高注码{most}",
        "{total}高於最高注碼{most}",
    ),
    Phrase("wagers are made in units of {unit:cents}", "注码须以{unit}为单位", "注碼須以{unit}為單位"),
    Phrase(
        "no more than {most:cents} may lie on {bet:bet}",
        "{bet}的注码合计不得超过{most}",
        "{bet}的注碼合計不得超過{most}",
    ),
    Phrase(
        "the wager could take {patron:who} past his loss limit",
        "这一注可能使{patron}超过自己的输额上限",
        "這一注可能使{patron}超過自己的輸額上限",
    ),
    Phrase(
        "{bet:bet} at an area goes with {bets:bets} there",
        "在投注区下{bet}，须同时在该区下{bets}",
        "在投注區下{bet}，須同時在該區下{bets}",
    ),
    Phrase("nobody may wager on {bets:bets} together", "不得同时下{bets}", "不得同時下{bets}"),
    Phrase("there is no wager {wager:number} on this coup", "本局没有{wager}号注码", "本局沒有{wager}號注碼"),
    Phrase(
        "wager {wager:number} is settled: {fate:fate}",
        "{wager}号注码已了结：{fate}",
        "{wager}號注碼已了結：{fate}",
    ),
    Phrase(
        "wager {wager:number} is in dispute, and not moved until it is decided",
        "{wager}号注码有争议，裁定之前不得移动",
        "{wager}號注碼有爭議，裁定之前不得移動",
    ),
    Phrase(
        "wager {wager:number} is {patron:who}'s", "{wager}号注码是{patron}的", "{wager}號注碼是{patron}的"
    ),
    Phrase(
        "{taken:cents} cannot be taken from a wager of {cents:amount}",
        "不能从{cents}的注码中收回{taken}",
        "不能從{cents}的注碼中收回{taken}",
    ),
    Phrase(
        "what is left cannot be made in the table's chips",
        "剩下的数额无法用本桌的筹码凑成",
        "剩下的數額無法用本桌的籌碼湊成",
    ),
    Phrase(
        "{stays:cents} would stay, below the minimum of {least:amount}: take it all back, or leave enough",
        "剩下的{stays}低于最低注码{least}：请全部收回，或留足最低注码",
        "剩下的{stays}低於最低注碼{least}：請全部收回，或留足最低注碼",
    ),
    Phrase("nobody is asked about his wagers", "现在不需要选择注码的去留", "現在不需要選擇注碼的去留"),
    Phrase("every wager has been elected on", "所有注码都已作出选择", "所有注碼都已作出選擇"),
    Phrase(
        "wager {wager:number} is {patron:who}'s own to remove",
        "{wager}号注码只能由{patron}自己撤回",
        "{wager}號注碼只能由{patron}自己撤回",
    ),
    Phrase(
        "it has been said of wager {wager:number} that it stays",
        "{wager}号注码已表示保留",
        "{wager}號注碼已表示保留",
    ),
    Phrase(
        "a wager is removed whole, or stays whole", "注码须全部撤回，或全部保留", "注碼須全部撤回，或全部保留"
    ),
)
