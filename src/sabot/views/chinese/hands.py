"""Why a patron may not cut, take or turn the cards, nor go on with a dispute; and why the cards fell so."""

from typing import Final

from sabot.views.chinese.phrases import Phrase

HANDS: Final = (
    Phrase(
        "the cards are {phase:phase}; they must be {phases:phases}",
        "牌目前{phase}，须{phases}才可",
        "牌目前{phase}，須{phases}才可",
    ),
    Phrase("cards in a shuffling device are not cut", "洗牌机里的牌不切", "洗牌機裡的牌不切"),
    Phrase("the cut was not offered to you", "没有请您切牌", "沒有請您切牌"),
    Phrase("the cut is not offered to anybody", "目前没有请任何人切牌", "目前沒有請任何人切牌"),
    Phrase("the cut is offered to the players first", "须先请玩家切牌", "須先請玩家切牌"),
    Phrase(
        "the cut is at least {least:number} cards from either end",
        "切牌处距两端至少{least}张",
        "切牌處距兩端至少{least}張",
    ),
    Phrase("the dealer keeps the cards", "此桌由荷官开牌", "此桌由荷官開牌"),
    Phrase("no cards are being dealt", "目前没有发牌", "目前沒有發牌"),
    Phrase("there is no hidden card to pass", "没有可以交给客人的暗牌", "沒有可以交給客人的暗牌"),
    Phrase(
        "the first four cards are dealt before they are passed",
        "先发完头四张牌，才交给客人",
        "先發完頭四張牌，才交給客人",
    ),
    Phrase("the {hand:hand} hand has no hidden card", "{hand}家没有暗牌", "{hand}家沒有暗牌"),
    Phrase("the Player hand goes out first", "先交出闲家的牌", "先交出閒家的牌"),
    Phrase(
        "the Banker hand is the whole table's: no area is named for it",
        "庄家的牌属于全桌，不必注明区域",
        "莊家的牌屬於全桌，不必註明區域",
    ),
    Phrase("the cards of that hand are offered first", "这手牌要先请客人看牌", "這手牌要先請客人看牌"),
    Phrase(
        "every card is open: the result has been announced",
        "牌已全部开出，结果已宣布",
        "牌已全部開出，結果已宣布",
    ),
    Phrase("{patron:who} holds those cards", "这些牌在{patron}手中", "這些牌在{patron}手中"),
    Phrase("only one hand is out at a time", "每次只交出一手牌", "每次只交出一手牌"),
    Phrase("the cards are not offered to anybody", "目前没有请任何人看牌", "目前沒有請任何人看牌"),
    Phrase(
        "{patron:who} stands, and does not touch the cards without leave",
        "{patron}是站客，未经许可不得碰牌",
        "{patron}是站客，未經許可不得碰牌",
    ),
    Phrase("the cards were not offered to you", "没有请您看牌", "沒有請您看牌"),
    Phrase("no cards are out", "没有交出的牌", "沒有交出的牌"),
    Phrase("nobody holds the {hand:hand} hand", "没有人拿着{hand}家的牌", "沒有人拿著{hand}家的牌"),
    Phrase("you do not hold those cards", "这些牌不在您手中", "這些牌不在您手中"),
    Phrase("nobody else may open the cards", "不得由他人开牌", "不得由他人開牌"),
    Phrase("{patron:who} is not seated at the table", "{patron}没有入座", "{patron}沒有入座"),
    Phrase(
        "card {card:number} is not among those you hold",
        "编号{card}的牌不在您手中",
        "編號{card}的牌不在您手中",
    ),
    Phrase(
        "one card at a time is opened by somebody else", "每次只可请他人开一张牌", "每次只可請他人開一張牌"
    ),
    Phrase("no card has been dealt", "还没有发牌", "還沒有發牌"),
    Phrase("every card is exposed", "所有的牌都已开出", "所有的牌都已開出"),
    Phrase("the first cards are still being dealt", "头几张牌还在发", "頭幾張牌還在發"),
    Phrase("say which cards are turned", "请说明开哪几张牌", "請說明開哪幾張牌"),
    Phrase(
        "there is no card {card:number}: {dealt:number} have been dealt",
        "没有编号{card}的牌：共发出{dealt}张",
        "沒有編號{card}的牌：共發出{dealt}張",
    ),
    Phrase("card {card:number} is exposed already", "编号{card}的牌已经开出", "編號{card}的牌已經開出"),
    Phrase("players do not handle these cards", "玩家不得碰这些牌", "玩家不得碰這些牌"),
    Phrase("{patron:who} opens that card", "这张牌由{patron}开", "這張牌由{patron}開"),
    Phrase(
        "the Banker hand is turned after every Player hand",
        "先开所有闲家的牌，再开庄家的牌",
        "先開所有閒家的牌，再開莊家的牌",
    ),
    Phrase("say what it is about", "请说明争议的内容", "請說明爭議的內容"),
    Phrase(
        "there is no open wager {wager:number} to hold",
        "没有可以保留的{wager}号注码",
        "沒有可以保留的{wager}號注碼",
    ),
    Phrase("there is no dispute {dispute:number}", "没有{dispute}号争议", "沒有{dispute}號爭議"),
    Phrase("there is no such dispute", "没有这样的争议", "沒有這樣的爭議"),
    Phrase(
        "under this rule book a decision is not reviewed", "按本规则，裁定不作复核", "按本規則，裁定不作覆核"
    ),
    Phrase(
        "dispute {dispute:number} is {patron:who}'s",
        "{dispute}号争议是{patron}提出的",
        "{dispute}號爭議是{patron}提出的",
    ),
    Phrase(
        "dispute {dispute:number} is not waiting for such a request",
        "{dispute}号争议目前不能要求复核",
        "{dispute}號爭議目前不能要求覆核",
    ),
)

CARDS: Final = (
    Phrase(
        "Player has a natural {player:number} and Banker has a natural {banker:number}: "
        "no more cards ({rule:clause})",
        "闲天牌{player}点，庄天牌{banker}点：不再补牌（{rule}）",
        "閒天牌{player}點，莊天牌{banker}點：不再補牌（{rule}）",
    ),
    Phrase(
        "Player has a natural {count:number}: no more cards ({rule:clause})",
        "闲天牌{count}点：不再补牌（{rule}）",
        "閒天牌{count}點：不再補牌（{rule}）",
    ),
    Phrase(
        "Banker has a natural {count:number}: no more cards ({rule:clause})",
        "庄天牌{count}点：不再补牌（{rule}）",
        "莊天牌{count}點：不再補牌（{rule}）",
    ),
    Phrase(
        "Player draws on {count:count} ({rule:clause})",
        "闲{count}点补牌（{rule}）",
        "閒{count}點補牌（{rule}）",
    ),
    Phrase(
        "Player stands on {count:count} ({rule:clause})",
        "闲{count}点停牌（{rule}）",
        "閒{count}點停牌（{rule}）",
    ),
    Phrase(
        "Banker draws: {count:number} against a Player third card of {third:number} ({rule:clause})",
        "庄{count}点，闲第三张牌{third}点：补牌（{rule}）",
        "莊{count}點，閒第三張牌{third}點：補牌（{rule}）",
    ),
    Phrase(
        "Banker stands: {count:number} against a Player third card of {third:number} ({rule:clause})",
        "庄{count}点，闲第三张牌{third}点：停牌（{rule}）",
        "莊{count}點，閒第三張牌{third}點：停牌（{rule}）",
    ),
    Phrase(
        "Banker draws on {count:count}, the Player having stood ({rule:clause})",
        "闲停牌，庄{count}点补牌（{rule}）",
        "閒停牌，莊{count}點補牌（{rule}）",
    ),
    Phrase(
        "Banker stands on {count:count}, the Player having stood ({rule:clause})",
        "闲停牌，庄{count}点停牌（{rule}）",
        "閒停牌，莊{count}點停牌（{rule}）",
    ),
)
"""Why each hand drew or stood."""
