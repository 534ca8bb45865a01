"""What stands on the signs of a table, line by line, in Chinese."""

from typing import Final

from sabot.views.chinese.phrases import Phrase

SIGNS: Final = (
    Phrase("{bet:bet}: {least:money} to {most:money}", "{bet}：{least}至{most}", "{bet}：{least}至{most}"),
    Phrase("{bet:bet}: {only:money}", "{bet}：{only}", "{bet}：{only}"),
    Phrase(
        "{bet:bet}, all wagers together: at most {most:money}",
        "{bet}：所有注码合计最多{most}",
        "{bet}：所有注碼合計最多{most}",
    ),
    Phrase("Table differential: {most:money}", "庄闲注码差额：最多{most}", "莊閒注碼差額：最多{most}"),
    Phrase(
        "Above the minimum in units of {unit:money}",
        "最低注码以上，以{unit}为单位",
        "最低注碼以上，以{unit}為單位",
    ),
    Phrase(
        "{bet:bet}: its parts within the limits of each",
        "{bet}：各部分依各自的限额",
        "{bet}：各部分依各自的限額",
    ),
    Phrase("{bet:bet}: {parts:parts}", "{bet}：{parts}", "{bet}：{parts}"),
    Phrase("{bet:bet}: {pays:pays}", "{bet}：{pays}", "{bet}：{pays}"),
    Phrase("{bet:bet}", "{bet}", "{bet}"),
    Phrase("{game:game}", "{game}", "{game}"),
    Phrase("{option:option}: {share:percent}", "{option}：{share}", "{option}：{share}"),
    Phrase("{bet:bet}: only with a wager on {bets:bets}", "{bet}：须同时下{bets}", "{bet}：須同時下{bets}"),
    Phrase(
        "{patron:who}: {bet:bet} {least:money} to {most:money}",
        "{patron}：{bet} {least}至{most}",
        "{patron}：{bet} {least}至{most}",
    ),
    Phrase("{patron:who}: {bet:bet} {only:money}", "{patron}：{bet} {only}", "{patron}：{bet} {only}"),
    Phrase(
        "{patron:who}: {bet:bet} from {least:money}",
        "{patron}：{bet} 最低{least}",
        "{patron}：{bet} 最低{least}",
    ),
    Phrase(
        "Old minimum of {bet:bet}: {least:money}",
        "{bet}原来的最低注码：{least}",
        "{bet}原來的最低注碼：{least}",
    ),
    Phrase("This table will close", "此桌即将关闭", "此桌即將關閉"),
)
