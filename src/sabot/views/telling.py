"""What bets pay on, and why a wager was paid, in each language of the pages.

The English of a payment is the engine's own sentence. The Chinese is made of the same line, odds and clause.
"""

from typing import Final

from sabot.bets import Outcome, Payment
from sabot.bets.paytable import Terms
from sabot.coup.explain import odds_in_words, percent_in_words
from sabot.rulebook.games import Bet, Line
from sabot.rulebook.words import PairKind, When
from sabot.views.chinese.words import FATES
from sabot.views.names import Said, clause_in_chinese, in_all, in_traditional, name_of

_ON: Final[dict[When, tuple[str, str]]] = {
    "player-wins": ("Player wins", "闲赢"),
    "banker-wins": ("Banker wins", "庄赢"),
    "tie": ("Tie", "和"),
    "player-pair": ("Player pair", "闲对"),
    "banker-pair": ("Banker pair", "庄对"),
    "one-pair": ("One pair only", "只有一个对"),
    "both-pairs": ("Both hands have a pair", "两手都有对"),
    "pairs-same-rank": ("Both pairs of one rank", "两手同点对"),
    "banker-three-pictures": ("Banker has three picture cards", "庄三公"),
    "banker-points": ("Banker count", "庄点"),
}
_PAIRS: Final[dict[PairKind, tuple[str, str]]] = {
    "mixed": ("mixed", "不同色"),
    "coloured": ("one colour", "同色"),
    "perfect": ("one suit", "同花"),
}


def contingency(line: Line) -> Said:
    """What a line pays on."""
    english, chinese = _ON[line.when]
    more = _qualifiers(line)
    said = " ".join([english, *(one for one, _ in more)])
    around = "".join(f"，{one}" for _, one in more)
    named = f"{line.name}: {said[0].lower()}{said[1:]}" if line.name else said
    return in_all(named, f"{chinese}{around}")


def _qualifiers(line: Line) -> list[tuple[str, str]]:
    more: list[tuple[str, str]] = []
    if line.natural:
        more.append(("with a natural", "天牌"))
    if line.natural is False:
        more.append(("without a natural", "非天牌"))
    if line.points is not None:
        english = str(line.points) if line.when == "banker-points" else f"with {line.points}"
        more.append((english, f"{line.points}点"))
    if line.cards is not None:
        more.append((f"on {('two', 'three')[line.cards - 2]} cards", f"{'两三'[line.cards - 2]}张牌"))
    if line.by is not None:
        more.append((f"by {line.by}", f"赢{line.by}点"))
    if line.pair is not None:
        english, chinese = _PAIRS[line.pair]
        more.append((f"of {english}", chinese))
    if line.three_pictures:
        more.append(("on three picture cards", "三公"))
    return more


def odds(terms: Terms) -> Said:
    """What a line pays for each unit."""
    if terms.percent is not None:
        return in_all(odds_in_words(terms), f"注额的{percent_in_words(terms.percent)}")
    plain = f"{terms.odds.numerator}:{terms.odds.denominator}"
    if terms.commission:
        return in_all(odds_in_words(terms), f"{plain}减{percent_in_words(terms.commission)}佣")
    return in_all(odds_in_words(terms), plain)


def result(outcome: Outcome, english: str) -> Said:
    """Who won; `english` is the engine's sentence."""
    return in_all(english, _won(outcome))


def payment(said: str, outcome: Outcome, paid: Payment) -> Said:
    """Why a wager was paid, collected or stood off; `said` is the engine's sentence."""
    bet = name_of(paid.bet)["zh-Hans"]
    if paid.line is not None and paid.terms is not None:
        why = f"{contingency(paid.line)['zh-Hans']}：{bet}赔{odds(paid.terms)['zh-Hans']}"
    else:
        why = f"{_won(outcome)}：{bet}{'和' if paid.fate == 'stands-off' else _fate(paid)}"
    return in_all(said, f"{why}（{clause_in_chinese(paid.clause)}）")


def paid_before(said: str, bet: Bet | None, fate: str, rule: str | None) -> Said:
    """What became of a wager, where the game that it was settled in is not at hand any more."""
    named = name_of(bet) if bet is not None else in_all("", "")
    simplified, traditional = FATES[fate.replace("-", " ")]
    cited = f"（{clause_in_chinese(rule)}）" if rule else ""
    return {
        "en": said,
        "zh-Hans": f"{named['zh-Hans']}{simplified}{cited}",
        "zh-Hant": f"{named['zh-Hant']}{traditional}{in_traditional(cited)}",
    }


def _fate(paid: Payment) -> str:
    return "赢" if paid.fate == "wins" else "输"


def _won(outcome: Outcome) -> str:
    player, banker = outcome.player_points, outcome.banker_points
    if outcome.winner is None:
        return f"庄{banker}点"
    if outcome.winner == "tie":
        return f"和，{player}点"
    hand = "闲" if outcome.winner == "player" else "庄"
    high, low = (player, banker) if outcome.winner == "player" else (banker, player)
    pictures = outcome.player_pictures if outcome.winner == "player" else outcome.banker_pictures
    return f"{hand}赢，三公" if pictures == 3 else f"{hand}赢，{high}点对{low}点"
