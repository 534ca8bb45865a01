"""Why a patron may not come, go or ask for something now, in Chinese."""

from typing import Final

from sabot.views.chinese.phrases import Phrase

TABLE: Final = (
    Phrase("the table is not open", "此桌没有开放", "此桌沒有開放"),
    Phrase("no cards have been brought to the table", "牌还没有送到桌上", "牌還沒有送到桌上"),
    Phrase("no coup is open", "目前没有进行中的牌局", "目前沒有進行中的牌局"),
    Phrase("{patron:who} is not at the table", "{patron}不在此桌", "{patron}不在此桌"),
    Phrase("coup {coup:number} is still in progress", "第{coup}局仍在进行", "第{coup}局仍在進行"),
    Phrase("nothing more is dealt from this shoe", "本靴不再发牌", "本靴不再發牌"),
    Phrase("the last coup has been dealt", "本靴最后一局已经发完", "本靴最後一局已經發完"),
    Phrase(
        "the shoe is not ready: the cards are {phase:phase}",
        "牌靴尚未就绪：{phase}",
        "牌靴尚未就緒：{phase}",
    ),
    Phrase("the decks are checked before another coup", "须先检查牌，才开下一局", "須先檢查牌，才開下一局"),
    Phrase("the cards are replaced before another coup", "须先换牌，才开下一局", "須先換牌，才開下一局"),
    Phrase(
        "the cards are shuffled and cut before another coup",
        "须先洗牌、切牌，才开下一局",
        "須先洗牌、切牌，才開下一局",
    ),
    Phrase("the coup is void", "本局作废", "本局作廢"),
    Phrase(
        "patrons are still choosing whether their wagers stay",
        "客人仍在选择注码的去留",
        "客人仍在選擇注碼的去留",
    ),
    Phrase(
        "the coup stands still until it is decided what comes of it ({limb:limb})",
        "本局暂停，等候裁定（{limb}）",
        "本局暫停，等候裁定（{limb}）",
    ),
    Phrase("{patron:who} is at the table already", "{patron}已在此桌", "{patron}已在此桌"),
    Phrase(
        "{patron:who} is not on the list of those who may come in",
        "{patron}不在准许入内的名单上",
        "{patron}不在准許入內的名單上",
    ),
    Phrase(
        "the table is reserved, and not for {patron:who}",
        "此桌已预留，{patron}不在其列",
        "此桌已預留，{patron}不在其列",
    ),
    Phrase("there are no areas for standing players here", "此桌没有站客的投注区", "此桌沒有站客的投注區"),
    Phrase(
        "the box at place {place:number} is closed", "{place}号位的投注区已关闭", "{place}號位的投注區已關閉"
    ),
    Phrase(
        "there is no place {place:number}: there are {places:number}",
        "没有{place}号位：共有{places}个座位",
        "沒有{place}號位：共有{places}個座位",
    ),
    Phrase("place {place:number} is {patron:who}'s", "{place}号位是{patron}的", "{place}號位是{patron}的"),
    Phrase("the table is limited to {most:number} players", "此桌限{most}位玩家", "此桌限{most}位玩家"),
    Phrase("a loss limit is not below nought", "输额上限不能是负数", "輸額上限不能是負數"),
    Phrase("{patron:who} has a wager on the layout", "{patron}在台面上还有注码", "{patron}在檯面上還有注碼"),
    Phrase("{patron:who} owes commission", "{patron}还有佣金未付", "{patron}還有佣金未付"),
    Phrase(
        "{patron:who} plays on a loss limit, and declares the chips left over",
        "{patron}设有输额上限，须申报剩余的筹码",
        "{patron}設有輸額上限，須申報剩餘的籌碼",
    ),
    Phrase("chips left over are not below nought", "剩余的筹码不能是负数", "剩餘的籌碼不能是負數"),
    Phrase("there is nothing to change", "没有可兑换的数额", "沒有可兌換的數額"),
    Phrase("the table takes no cash", "此桌不收现金", "此桌不收現金"),
)

ASKING: Final = (
    Phrase("{deed:deed} is not something a table does", "牌桌没有{deed}这项操作", "牌桌沒有{deed}這項操作"),
    Phrase("{book:text} has no role {role:text}", "{book}没有{role}这个角色", "{book}沒有{role}這個角色"),
    Phrase(
        "{deed:deed} is for the {roles:roles}, not for {who:somebody}",
        "{deed}由{roles}进行，不由{who}进行",
        "{deed}由{roles}進行，不由{who}進行",
    ),
    Phrase("it needs the approval of the {roles:roles}", "须经{roles}批准", "須經{roles}批准"),
    Phrase(
        "nobody approves what he asks for himself", "自己的要求不得由自己批准", "自己的要求不得由自己批准"
    ),
    Phrase(
        "{who:somebody} may not approve it: the {roles:roles} may",
        "{who}无权批准，须由{roles}批准",
        "{who}無權批准，須由{roles}批准",
    ),
    Phrase(
        "the command is from {late:number} ms before the last event",
        "此操作的时间比最近的事件早{late}毫秒",
        "此操作的時間比最近的事件早{late}毫秒",
    ),
    Phrase("nothing would change", "这样做不会有任何改变", "這樣做不會有任何改變"),
    Phrase(
        "a number is absurd: nothing at a table is so large",
        "数字不合理：牌桌上没有这么大的数目",
        "數字不合理：牌桌上沒有這麼大的數目",
    ),
    Phrase(
        "a text is absurd: it has more than {most:number} characters",
        "文字不合理：超过{most}个字",
        "文字不合理：超過{most}個字",
    ),
    Phrase(
        "a text is absurd: it has a character in it that nobody can write",
        "文字不合理：含有无法书写的字符",
        "文字不合理：含有無法書寫的字元",
    ),
    Phrase(
        "a list is absurd: it names more than {most:number} things",
        "名单不合理：超过{most}项",
        "名單不合理：超過{most}項",
    ),
    Phrase(
        "this rule book charges no commission apart from its odds",
        "本规则除赔率外不另收佣金",
        "本規則除賠率外不另收佣金",
    ),
    Phrase(
        "this rule book gives nobody the power to change the side bets of an open table",
        "本规则没有授权任何人更改开放中的赌桌的边注",
        "本規則沒有授權任何人更改開放中的賭桌的邊注",
    ),
    Phrase(
        "this rule book gives nobody the power to limit players",
        "本规则没有授权任何人限制玩家人数",
        "本規則沒有授權任何人限制玩家人數",
    ),
    Phrase(
        "this rule book gives nobody the power to restrict side bets",
        "本规则没有授权任何人限制边注",
        "本規則沒有授權任何人限制邊注",
    ),
    Phrase(
        "this rule book gives nobody the power to take the cards from a patron",
        "本规则没有授权任何人收走客人的牌",
        "本規則沒有授權任何人收走客人的牌",
    ),
    Phrase("this rule book has no breaks from play", "本规则没有休息时间的规定", "本規則沒有休息時間的規定"),
    Phrase("this rule book has no coups without wagers", "本规则没有不设下注的局", "本規則沒有不設下注的局"),
    Phrase(
        "this rule book has no rule for it ({limb:limb}): it may be disputed",
        "本规则对此没有规定（{limb}）：可提出争议",
        "本規則對此沒有規定（{limb}）：可提出爭議",
    ),
    Phrase(
        "this rule book has nobody give up an area",
        "本规则没有让出投注区的规定",
        "本規則沒有讓出投注區的規定",
    ),
    Phrase(
        "this rule book leaves nobody that choice",
        "本规则没有把这项选择交给任何人",
        "本規則沒有把這項選擇交給任何人",
    ),
    Phrase(
        "under this rule book nobody keeps an old minimum",
        "按本规则，没有人保留原来的最低注码",
        "按本規則，沒有人保留原來的最低注碼",
    ),
)
"""What is asked of any command, whatever it does, and who may ask for what."""
