"""Where the money is: purses, the house's accounts, and who owes whom."""

from typing import Final

from sabot.engine import accounts
from sabot.scenario.dollars import in_dollars
from sabot.scenario.judgement import Judgement, judge
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter
from sabot.scenario.slots import Account, Cents, Money, Person

CHAPTER: Final = Chapter("Where the money is")


@CHAPTER.then("{person} has {money} in chips")
def has_in_chips(scene: Scene, person: Person, money: Money) -> Judgement:
    found = scene.lived.cents(accounts.chips(person))
    return judge(int(money), found, lambda cents: f"{person} has {in_dollars(cents)} in chips")


@CHAPTER.then("{person} has {money} in tokens")
def has_in_tokens(scene: Scene, person: Person, money: Money) -> Judgement:
    found = scene.lived.cents(accounts.tokens(person))
    return judge(int(money), found, lambda cents: f"{person} has {in_dollars(cents)} in tokens")


@CHAPTER.then("{person} owes {money} in commission")
def owes_commission(scene: Scene, person: Person, money: Money) -> Judgement:
    found = scene.lived.cents(accounts.commission_owed_by(person))
    return judge(int(money), found, lambda cents: f"{person} owes {in_dollars(cents)} in commission")


@CHAPTER.then("{person} owes the house {money}")
def owes_the_house(scene: Scene, person: Person, money: Money) -> Judgement:
    found = scene.lived.cents(accounts.receivable(person))
    return judge(int(money), found, lambda cents: f"{person} owes the house {in_dollars(cents)}")


@CHAPTER.then("the house owes {person} {money}")
def the_house_owes(scene: Scene, person: Person, money: Money) -> Judgement:
    found = scene.lived.cents(accounts.payable(person))
    return judge(int(money), found, lambda cents: f"the house owes {person} {in_dollars(cents)}")


@CHAPTER.then("no money has moved")
def no_money_has_moved(scene: Scene) -> Judgement:
    moved = [
        f"{one.account} {in_dollars(one.cents)}" for event in scene.lived.latest for one in event.postings
    ]
    expected = "no money has moved"
    return Judgement(not moved, expected, f"money has moved: {', '.join(moved)}" if moved else expected)


@CHAPTER.then("the account {account} stands at {cents}")
def the_account_stands_at(scene: Scene, account: Account, cents: Cents) -> Judgement:
    found = scene.lived.cents(account)
    return judge(int(cents), found, lambda one: f"the account {account} stands at {in_dollars(one)}")
