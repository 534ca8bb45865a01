"""Words that stand in the gaps of sentences, in both Chinese scripts, by what is said in English.

No document prints them: they are the custom of the casino floor. What a rule book of one's own calls
otherwise keeps its name.
"""

from typing import Final

Words = dict[str, tuple[str, str]]

ROLES: Final[Words] = {
    "Area Manager": ("区域经理", "區域經理"),
    "Assistant Casino Manager": ("赌场助理经理", "賭場助理經理"),
    "Assistant Gaming Manager": ("博彩助理经理", "博彩助理經理"),
    "Casino Duty Manager": ("赌场值班经理", "賭場值班經理"),
    "Casino Supervisor": ("赌场主管", "賭場主管"),
    "Dealer": ("荷官", "荷官"),
    "Gaming Manager": ("博彩经理", "博彩經理"),
    "Gaming Supervisor": ("博彩主管", "博彩主管"),
    "Higher Duties Dealer": ("高级荷官", "高級荷官"),
    "Independent Liquor and Gaming Authority": ("独立酒类及博彩管理局", "獨立酒類及博彩管理局"),
    "Independent Liquor and Gaming Authority Board": (
        "独立酒类及博彩管理局董事会",
        "獨立酒類及博彩管理局董事會",
    ),
    "Inspector": ("稽查员", "稽查員"),
    "NICC": ("新南威尔士独立赌场委员会", "新南威爾士獨立賭場委員會"),
    "Patron": ("客人", "客人"),
    "Player": ("玩家", "玩家"),
    "Police": ("警方", "警方"),
    "Police officer": ("警员", "警員"),
    "Surveillance": ("监控部", "監控部"),
}
"""By the name that a rule book gives a role."""

GAMES: Final[Words] = {
    "Baccarat": ("百家乐", "百家樂"),
    "Crown Baccarat": ("皇冠百家乐", "皇冠百家樂"),
    "Even Money Baccarat": ("免佣百家乐", "免佣百家樂"),
    "Even Money Premium Baccarat": ("免佣贵宾百家乐", "免佣貴賓百家樂"),
    "Even Money Three Card Baccarat": ("免佣三张牌百家乐", "免佣三張牌百家樂"),
    "Premium Baccarat": ("贵宾百家乐", "貴賓百家樂"),
    "Three Card Baccarat": ("三张牌百家乐", "三張牌百家樂"),
    "Tie Premium Baccarat": ("和局贵宾百家乐", "和局貴賓百家樂"),
    "Traditional Baccarat": ("传统百家乐", "傳統百家樂"),
    "Zero Commission Baccarat": ("零佣百家乐", "零佣百家樂"),
}
"""By the title of a game, or of a rule book."""

OPTIONS: Final[Words] = {
    "Banker Point Total 0 on three picture cards": ("庄0点（三公）", "莊0點（三公）"),
    "Percentage of a Player or Banker wager won on a tie": (
        "和局时闲、庄注码所得的百分比",
        "和局時閒、莊注碼所得的百分比",
    ),
    "Side Wagers of 1-1-2": ("一一二的边注", "一一二的邊注"),
    "Super 6 Odds Option": ("超级六赔率选项", "超級六賠率選項"),
    "Tiger Odds Option": ("老虎赔率选项", "老虎賠率選項"),
}
"""By the name of what is chosen for a game."""

LINES: Final[Words] = {
    "2 Card Tiger": ("两张牌老虎", "兩張牌老虎"),
    "3 Card Tiger": ("三张牌老虎", "三張牌老虎"),
    "Two-card Tiger": ("两张牌老虎", "兩張牌老虎"),
    "Three-card Tiger": ("三张牌老虎", "三張牌老虎"),
    "Coloured Pair": ("同色对", "同色對"),
    "Mixed Pair": ("杂色对", "雜色對"),
    "Perfect Pair": ("完美对", "完美對"),
    "Single Tiger Pair": ("单虎对", "單虎對"),
    "Double Tiger Pair": ("双虎对", "雙虎對"),
    "Twin Tiger Pair": ("孪生虎对", "孿生虎對"),
}
"""By the name of what a bet pays on, where it has one."""

INSTRUMENTS: Final[Words] = {
    "chips": ("筹码", "籌碼"),
    "promotional tokens": ("推广代币", "推廣代幣"),
}

VALIDITY: Final[Words] = {
    "inside area": ("完全放在投注区内", "完全放在投注區內"),
    "single bet": ("只押一项", "只押一項"),
    "flat not stacked": ("平放，不得叠起", "平放，不得疊起"),
    "own player card": ("使用本人的会员卡", "使用本人的會員卡"),
}
"""What a wager must be."""

FATES: Final[Words] = {
    "placed": ("仍在桌上", "仍在桌上"),
    "won": ("赢", "贏"),
    "lost": ("输", "輸"),
    "stood off": ("和局退回", "和局退回"),
    "returned": ("退回", "退回"),
    "forfeited": ("没收", "沒收"),
}

PHASES: Final[Words] = {
    "none": ("未经检查", "未經檢查"),
    "checked": ("已经检查", "已經檢查"),
    "shuffled": ("已经洗好", "已經洗好"),
    "cut": ("已经切好", "已經切好"),
    "burn due": ("等候烧牌", "等候燒牌"),
    "ready": ("可以发出", "可以發出"),
    "ended": ("已经用完", "已經用完"),
}
"""How far the cards are made ready."""

SIGN_CONTENTS: Final[Words] = {
    "limits": ("限额", "限額"),
    "odds": ("赔率", "賠率"),
    "tie percentage": ("和局百分比", "和局百分比"),
    "variation": ("玩法", "玩法"),
    "side bet amounts": ("边注限额", "邊注限額"),
    "side bet odds": ("边注赔率", "邊注賠率"),
    "side bet restriction": ("边注限制", "邊注限制"),
    "side bet configuration": ("边注种类", "邊注種類"),
    "individual limits": ("个人限额", "個人限額"),
    "previous limits": ("原有限额", "原有限額"),
}

LIMBS: Final[Words] = {
    "misdeal": ("发牌错误", "發牌錯誤"),
    "extra player card": ("闲家多发了牌", "閒家多發了牌"),
    "extra banker card": ("庄家多发了牌", "莊家多發了牌"),
    "excess card unseen": ("多发了一张未看过的牌", "多發了一張未看過的牌"),
    "carried card after last coup": ("最后一局之后多出的牌", "最後一局之後多出的牌"),
    "players card to banker": ("闲家的牌发给了庄家", "閒家的牌發給了莊家"),
    "wrong hand": ("牌交错了人或放错了位置", "牌交錯了人或放錯了位置"),
    "not the designated player": ("看牌的不是指定的玩家", "看牌的不是指定的玩家"),
    "count of cards": ("牌的张数不对", "牌的張數不對"),
    "first card seen": ("第一张牌已被看到", "第一張牌已被看到"),
    "later card face up": ("后面的牌翻开了", "後面的牌翻開了"),
    "too few cards": ("牌不够", "牌不夠"),
    "not cut": ("没有切牌", "沒有切牌"),
    "not burned": ("没有烧牌", "沒有燒牌"),
    "not shuffled": ("没有洗牌", "沒有洗牌"),
    "burned card": ("烧牌出错", "燒牌出錯"),
    "wrong game settled": ("按错误的玩法结算", "按錯誤的玩法結算"),
    "wrong cards": ("牌靴的牌不对", "牌靴的牌不對"),
    "late change of wagers": ("注码变动过迟", "注碼變動過遲"),
    "all wagers withdrawn": ("所有注码都已撤回", "所有注碼都已撤回"),
    "scanner disagrees": ("扫描结果与牌不符", "掃描結果與牌不符"),
    "display wrong": ("显示屏出错", "顯示屏出錯"),
    "invalid wager": ("注码无效", "注碼無效"),
    "mispayment": ("派彩错误", "派彩錯誤"),
    "loss limit exceeded": ("超过输额上限", "超過輸額上限"),
    "device malfunction": ("设备故障", "設備故障"),
    "no bet coup wagers": ("不设下注的一局有注码", "不設下注的一局有注碼"),
    "error found late": ("错误发现过迟", "錯誤發現過遲"),
    "contravention": ("违反规则", "違反規則"),
    "prohibited device": ("违禁器材", "違禁器材"),
    "disruption": ("牌局受扰", "牌局受擾"),
    "conduct": ("行为不当", "行為不當"),
    "cards": ("牌的处理", "牌的處理"),
}
"""What went wrong, by its part of the rule book."""

DEEDS: Final[Words] = {
    "AcceptHand": ("接牌", "接牌"),
    "Arrive": ("来到牌桌", "來到牌桌"),
    "AskForReview": ("要求复核", "要求覆核"),
    "BringChips": ("带来筹码", "帶來籌碼"),
    "BuyChips": ("买筹码", "買籌碼"),
    "Cut": ("切牌", "切牌"),
    "DeclineHand": ("不接牌", "不接牌"),
    "ElectOption": ("选择注码去留", "選擇注碼去留"),
    "Expose": ("开牌", "開牌"),
    "Leave": ("离开牌桌", "離開牌桌"),
    "Nominate": ("请他人开牌", "請他人開牌"),
    "PlaceWager": ("下注", "下注"),
    "RaiseDispute": ("提出争议", "提出爭議"),
    "RefuseCut": ("不切牌", "不切牌"),
    "TakeBackWager": ("收回注码", "收回注碼"),
}
"""What a patron may do."""
