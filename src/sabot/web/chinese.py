"""What is said of a request that was not done, in Chinese: in so many words, or else of what kind it is."""

from typing import Final

from sabot.views.chinese.phrases import Phrase
from sabot.views.chinese.words import Words

MESSAGES: Final = (
    Phrase("the name or the password is wrong", "账号或密码不对", "帳號或密碼不對"),
    Phrase(
        "tried too often: try again in {minutes:number} min",
        "尝试次数太多：请{minutes}分钟后再试",
        "嘗試次數太多：請{minutes}分鐘後再試",
    ),
    Phrase("sign in first", "请先登录", "請先登入"),
    Phrase("{deed:deed} asks for the password once more", "{deed}须再次输入密码", "{deed}須再次輸入密碼"),
    Phrase("the account is closed", "账号已关闭", "帳號已關閉"),
    Phrase("that is the old password", "这是原来的密码", "這是原來的密碼"),
    Phrase(
        "nobody approves what he asks for himself", "自己的要求不得由自己批准", "自己的要求不得由自己批准"
    ),
    Phrase("a patron approves nothing", "客人不能批准任何事项", "客人不能批准任何事項"),
    Phrase("that is for an administrator", "只有管理员可以这样做", "只有管理員可以這樣做"),
    Phrase("that is for staff", "只有职员可以这样做", "只有職員可以這樣做"),
    Phrase("this is for staff", "只有职员可以这样做", "只有職員可以這樣做"),
    Phrase("the last administrator stays one", "最后一位管理员不能取消", "最後一位管理員不能取消"),
    Phrase(
        "a password has {least:number} letters or more", "密码至少要有{least}个字", "密碼至少要有{least}個字"
    ),
    Phrase("a password has {most:number} letters at most", "密码最多{most}个字", "密碼最多{most}個字"),
    Phrase(
        "a password does not have the name of its account in it", "密码里不得含有账号", "密碼裡不得含有帳號"
    ),
    Phrase("the session has ended: {why:ended}", "登录已结束：{why}", "登入已結束：{why}"),
    Phrase(
        "the session has lasted its time: sign in again", "登录已到期：请重新登录", "登入已到期：請重新登入"
    ),
    Phrase("the session was idle too long: sign in again", "闲置太久：请重新登录", "閒置太久：請重新登入"),
    Phrase(
        "{account:who} has no role at {table:text}",
        "{account}在{table}没有角色",
        "{account}在{table}沒有角色",
    ),
    Phrase(
        "{account:who} is no {role:text} at {table:text}",
        "{account}在{table}不是{role}",
        "{account}在{table}不是{role}",
    ),
    Phrase(
        "what is a patron's own is shown to nobody else",
        "客人自己的资料不给他人看",
        "客人自己的資料不給他人看",
    ),
    Phrase("change the password first", "请先更改密码", "請先更改密碼"),
    Phrase(
        "the dealer counts a patron's chips and cash at the table",
        "客人的筹码和现金由荷官在桌上点算",
        "客人的籌碼和現金由荷官在桌上點算",
    ),
    Phrase(
        "a table cannot be called {table:text}: one to 64 printable letters without a slash",
        "赌桌不能叫{table}：须为一至六十四个可显示的字，不含斜线",
        "賭桌不能叫{table}：須為一至六十四個可顯示的字，不含斜線",
    ),
    Phrase("there is a table {table:text} already", "已经有赌桌{table}", "已經有賭桌{table}"),
    Phrase("there is no table {table:text}", "没有赌桌{table}", "沒有賭桌{table}"),
    Phrase(
        "the request does not carry the session's token, or comes from another site",
        "请求没有带上登录凭证，或来自其他网站",
        "請求沒有帶上登入憑證，或來自其他網站",
    ),
    Phrase("nobody may ask for this", "没有人可以这样请求", "沒有人可以這樣請求"),
    Phrase("the address has control characters in it", "网址含有控制字符", "網址含有控制字元"),
    Phrase(
        "keys of devices are given as Bearer", "设备密钥须以 Bearer 方式提供", "設備密鑰須以 Bearer 方式提供"
    ),
    Phrase(
        "send {wanted:text}, not {kind:text}", "请用{wanted}发送，不用{kind}", "請用{wanted}發送，不用{kind}"
    ),
    Phrase("this is for devices, which give a key", "这只供持有密钥的设备使用", "這只供持有密鑰的設備使用"),
    Phrase("visitors do not play at {table:text}", "访客不能在{table}玩", "訪客不能在{table}玩"),
    Phrase("sign out first", "请先退出", "請先登出"),
    Phrase(
        "The database failed. Whether the request was done is not known: ask again with the same key.",
        "数据库出错，不知道请求是否已完成：请用同一密钥再试。",
        "資料庫出錯，不知道請求是否已完成：請用同一密鑰再試。",
    ),
    Phrase("the body is nested too deep", "请求内容嵌套过深", "請求內容嵌套過深"),
    Phrase(
        "The server failed. It was logged; nothing you sent is to blame.",
        "服务器出错，已记录下来；与您发送的内容无关。",
        "伺服器出錯，已記錄下來；與您發送的內容無關。",
    ),
    Phrase(
        "the idempotency key {key:text} was used for another request of {account:who}",
        "密钥{key}已用于{account}的另一个请求",
        "密鑰{key}已用於{account}的另一個請求",
    ),
)

KINDS_OF_PROBLEMS: Final[Words] = {
    "refused": ("规则不允许这样做", "規則不允許這樣做"),
    "key-reused": ("这个请求的密钥已用于另一个请求", "這個請求的密鑰已用於另一個請求"),
    "password-needed": ("须再次输入密码", "須再次輸入密碼"),
    "cross-site": ("请求没有带上登录凭证，或来自其他网站", "請求沒有帶上登入憑證，或來自其他網站"),
    "forbidden": ("您不可以这样做", "您不可以這樣做"),
    "sign-in": ("账号或密码不对", "帳號或密碼不對"),
    "not-signed-in": ("请先登录", "請先登入"),
    "too-many": ("请求太多，请稍后再试", "請求太多，請稍後再試"),
    "taken": ("已有同名者", "已有同名者"),
    "not-found": ("找不到所要的内容", "找不到所要的內容"),
    "ended": ("已不再等候", "已不再等候"),
    "not-taken": ("现在不能接受", "現在不能接受"),
    "reads-missing": ("缺少扫描的牌", "缺少掃描的牌"),
    "read-differs": ("扫描的牌与此不符", "掃描的牌與此不符"),
    "not-sensible": ("内容不合理", "內容不合理"),
    "not-understood": ("看不懂这个请求", "看不懂這個請求"),
    "database-failed": ("数据库出错，请稍后再试", "資料庫出錯，請稍後再試"),
    "failed": ("服务器出错，已记录下来", "伺服器出錯，已記錄下來"),
    "other": ("不能这样做", "不能這樣做"),
}
"""By the last part of its type."""

ENDED: Final[Words] = {
    "signed out": ("已退出", "已登出"),
    "the account is closed": ("账号已关闭", "帳號已關閉"),
    "the password was changed": ("密码已更改", "密碼已更改"),
}
"""Why a session has ended."""
