"""What the four documents decide about people, limits, dealing and irregularities, copied out by hand.

A line for each datum: where it stands in the rule book, what the document says, and the clause that says
it. They were written down while reading the documents, clause by clause, and not from the rule books.
A dash is where the document is silent and a reading decides.
"""

STAR_BACCARAT = """
names.no-bet-coup                                        no bet coup                 -
cards.checked-before-use.is                              may                         3.4
cards.verified-any-time-by.is                            casino-supervisor,inspector 3.11
cards.replacement.at-shoe-end-by.is                      casino-supervisor           3.8
cards.replacement.same-backs-with-scanning-shoe-by.is    casino-supervisor           3.8.1
cards.replacement.after-handling-by.is                   players                     3.9
cards.replacement.unfit-by.is                            casino-supervisor           3.10
cards.manual-shuffle-by.is                               casino-supervisor           4.12
cards.riffle.approver                                    casino-supervisor           4.2
cards.cut.when-all-refuse.is                             casino-supervisor           4.4
cards.cut.nominee.is                                     another-player              4.3.1
cards.last-coup.coups-after-cutting-card.is              1                           4.9
cards.last-coup.coups-when-first-card.is                 0                           4.10
cards.last-coup.announced-mid-coup.is                    required                    4.9
table.discard-capacity-decks.is                          8                           2.3.2
table.devices.is                                         card-shoe,shuffling-device  2.3.1
wagers.window.closes-on.is                               first-card-removed          5.3
wagers.window.frozen-on.is                               first-card-removed          5.4
wagers.window.refused-until.is                           first-card-removed          14.17
wagers.window.no-more-bets-call.is                       optional                    7.1
wagers.limits.multiples-of-minimum.is                    False                       6.1.1
wagers.limits.under-minimum.after.is                     valid                       6.4
wagers.limits.over-maximum.after.is                      settled-to-the-maximum      6.5
wagers.limits.over-maximum.earlier-coups.is              stand                       6.5.1
wagers.limits.over-area-maximum.before-close.is          reduce-pro-rata             6.2
wagers.limits.over-area-maximum.after.is                 reduce-pro-rata             6.5
wagers.limits.table-differential.before-close.is         reduce-pro-rata             6.2
wagers.limits.table-differential.after.is                valid                       6.3
wagers.limits.minimum-rise.sign-minutes.is               20                          6.7
wagers.limits.minimum-rise.kept-minimum-sign-minutes.is  20                          6.7.2
wagers.side-bets.entitlement.is                          main-wager-first-then-time  10.5
dealing.announcements.is                                 player-then-banker          8.6.2
dealing.designation.seated.is                            True                        8.2.1
dealing.designation.equal-wagers.is                      nearest-the-dealers-right   8.10
dealing.designation.nominee.is                           seated-player               8.4
dealing.designation.nominee-approver.is                  casino-supervisor           8.4
dealing.designation.forfeit-by.is                        casino-supervisor           8.3
dealing.no-bet-coup.method.is                            A                           12.4
dealing.no-bet-coup.wagers.is                            refused                     12.4
authority.change-limits.by                               casino-supervisor           6.7
authority.individual-limits.by                           casino-supervisor           6.8
authority.individual-limits.above-maximum-only           True                        6.8
authority.close-table.by                                 casino-supervisor           14.14
authority.close-table.sign-minutes                       20                          14.14
authority.refuse-wager.by                                casino-supervisor           14.17
authority.restrict-side-bets.by                          casino-supervisor           10.4
authority.limit-players.by                               casino-supervisor           5.9
authority.void-coup.by                                   casino-supervisor           12.1.2
authority.exclude-from-casino.by                         casino-supervisor           14.8.3
authority.detain.by                                      casino-supervisor           14.8.4
authority.vacate-seat.coups                              3                           14.15
authority.change-game.by                                 casino-supervisor           14.13
authority.change-game.sign-minutes.is                    20                          14.13
authority.dispute.first.by                               gaming-supervisor           14.18
authority.dispute.review.by                              casino-supervisor           14.18
irregularities.misdeal.cannot-be-reconstructed.then      void-coup                   12.1.2
irregularities.misdeal.cannot-be-reconstructed.money     return                      12.1.2
irregularities.misdeal.all-wagers-removed.then           no-bet-coup                 12.1.1
irregularities.misdeal.found-late.then                   results-stand               12.1.4
irregularities.extra-player-card.banker-draws.then       becomes-banker-third-card   12.2
irregularities.extra-player-card.banker-stands-unexposed.then  first-card-of-next-coup 12.2
irregularities.extra-banker-card.then                    first-card-of-no-bet-coup   12.3
irregularities.first-card-seen.face-up-in-device.then    first-card-of-no-bet-coup   12.3
irregularities.later-card-face-up.play.then              play-as-face-down           12.5
irregularities.later-card-face-up.more-suspected.by      casino-supervisor           12.5.1
irregularities.too-few-cards.then                        void-coup                   12.6
irregularities.not-cut.then                              complete-then-shuffle-and-cut 12.7
irregularities.not-burned.play.then                      continue                    12.8
irregularities.not-shuffled.then                         complete-then-shuffle-and-cut 12.9
irregularities.wrong-cards.missing.then                  void-coup-and-check-cards   12.11.2
irregularities.wrong-cards.completed-coups.then          results-stand               12.11.1
irregularities.scanner-disagrees.unconfirmed.then        void-coup                   12.13
irregularities.display-wrong.then                        disregard-the-display       12.14
irregularities.not-the-designated-player.then            coup-stands                 12.15
irregularities.invalid-wager.during-coup.then            return-the-wager            12.17
irregularities.invalid-wager.settled-coups.then          results-stand               12.21.3
irregularities.mispayment.every-month.over-cents         100000                      12.20.2
irregularities.mispayment.every-month.when               monthly-report              12.20.2
irregularities.loss-limit-exceeded.undeclared.then       return-excess-latest-first  12.22.1
irregularities.device-malfunction.undamaged-cards.then   transfer-cards              13.2
irregularities.device-malfunction.someone-disadvantaged.then  terminate-coup         13.4
irregularities.disruption.fraudster.money                forfeit                     14.10
irregularities.cards.sequence-revealed.by                casino-supervisor           4.13
"""

CROWN_BACCARAT = """
names.no-bet-coup                                        Dummy Coup                  -
cards.replacement.at-shoe-end-by.is                      higher-duties-dealer        4.4.1
cards.replacement.unfit-by.is                            higher-duties-dealer        4.4.2
cards.replacement.part-allowed-when-unfit.is             True                        4.4.2
cards.replacement.after-handling-by.is                   players                     4.4.4
cards.cut.when-all-refuse.is                             higher-duties-dealer        4.2.3
cards.cut.nominee.is                                     another-player              4.2.2
cards.cut.decks-from-either-end.is                       1                           4.2.4
cards.last-coup.coups-after-cutting-card.is              1                           8.5.3
cards.last-coup.announced-mid-coup.is                    required                    8.5.3
table.places.any-of                                      3,4,5,6,7,8,9,10,11,12,13,14 2.1
table.discard-capacity-decks.is                          8                           2.2.2(f)
wagers.instruments.is                                    chips,promotional-tokens    6.1
wagers.window.closes-on.is                               no-more-bets,first-card-removed 6.1
wagers.window.bets-call.is                               required                    8.2.1
wagers.window.no-more-bets-call.is                       required                    8.2.2
wagers.window.refused-until.is                           first-card-removed          14.11
wagers.tokens.on-a-win.is  collected  1.1 "Casino Promotional Token"
wagers.limits.under-minimum.before-close.is              retract-or-top-up           7.2.1
wagers.limits.under-minimum.under-approved-minimum.is    void                        7.2.2
wagers.limits.under-minimum.after.is                     valid                       7.2.3
wagers.limits.over-maximum.before-close.is               return-excess-or-reduce     7.2.4
wagers.limits.over-maximum.after.is                      settled-to-the-maximum      7.2.5
wagers.limits.minimum-rise.sign-minutes.is               20                          7.5.2
wagers.rounding.is                                       up-to-next-payable          7.3
wagers.commission.deferral-approver.is                   assistant-casino-manager    10.3.1
wagers.commission.ordered-by.is                          assistant-casino-manager    10.3.1(a)(iii)
wagers.patron.proxy.is                                   owner-inside-casino         14.9
dealing.announcements.is                                 as-exposed                  9.1
dealing.designation.equal-wagers.is                      furthest-to-the-dealers-right 8.4.1(b)
dealing.designation.nominee.is                           anyone-present              8.4.1(d)
dealing.designation.first-hand-out.is                    dealer-chooses              9.1
dealing.no-bet-coup.wagers.is                            void                        11.8.3
authority.act-as-dealer.by                               higher-duties-dealer        1.2
authority.choose-faces.by                                higher-duties-dealer        8.3.1
authority.open-hands-without-main-wagers.by              assistant-casino-manager    8.4.3(a)
authority.change-limits.by                               area-manager                7.5
authority.change-game.by                                 area-manager                5.3
authority.change-game.sign-minutes.is                    20                          5.3.2(a)
authority.change-side-bets.sign-minutes.is               20                          5.3.2(a)
authority.close-table.by                                 higher-duties-dealer        14.5
authority.close-table.coups                              3                           14.5
authority.refuse-wager.by                                higher-duties-dealer        14.11
authority.confirm-outcome.by                             area-manager                11.15
authority.void-coup.by                                   assistant-casino-manager    14.3
authority.exclude-player.by                              assistant-casino-manager    14.2.2
authority.exclude-from-casino.by                         assistant-casino-manager    14.2.3
authority.vacate-seat.coups                              3                           14.10
authority.vacate-seat.seated-only                        True                        14.10
authority.dispute.first.by                               area-manager                14.12
irregularities.not-burned.play.then                      continue                    11.1
irregularities.not-burned.first-coup-open.then           may-restart-the-shoe        11.1.1
irregularities.excess-card-unseen.before-last-coup.then  first-card-of-next-coup     11.2
irregularities.players-card-to-banker.then               moves-to-player-hand        11.3
irregularities.no-bet-coup-wagers.dealt-without-wagers.then  no-bet-coup             11.4
irregularities.first-card-seen.face-up-in-device.then    first-card-of-no-bet-coup   11.5.1
irregularities.later-card-face-up.play.then              play-as-face-down           11.5.2
irregularities.extra-player-card.banker-draws.then       becomes-banker-third-card   11.6.1(a)
irregularities.extra-player-card.banker-stands-unexposed.then  first-card-of-no-bet-coup 11.6.1(b)
irregularities.extra-banker-card.then                    first-card-of-no-bet-coup   11.6.2
irregularities.wrong-hand.wrong-area.remedies.0          complete-all-valid         11.7.1
irregularities.wrong-hand.wrong-area.remedies.1          complete-after-retract-or-reduce 11.7.1
irregularities.wrong-hand.wrong-area.remedies.2          no-bet-coup                11.7.1
irregularities.wrong-hand.wrong-holder.remedies.0        complete-all-valid         11.7.2
irregularities.wrong-hand.wrong-holder.remedies.1        complete-after-retract-or-reduce 11.7.2
irregularities.wrong-hand.wrong-holder.remedies.2        no-bet-coup                11.7.2
irregularities.no-bet-coup-wagers.already-placed.then    wagers-are-void             11.8.3
irregularities.no-bet-coup-wagers.placed-after.then      wagers-are-void             11.8.4
irregularities.late-change-of-wagers.by                  higher-duties-dealer        11.9.1
irregularities.late-change-of-wagers.conditions          no-card-exposed             11.9.1
irregularities.all-wagers-withdrawn.then                 no-bet-coup                 11.9.2
irregularities.too-few-cards.then                        void-coup                   11.12
irregularities.device-malfunction.rectified.by           dealer                      11.13
irregularities.wrong-cards.completed-coups.then          results-stand               11.14.1
irregularities.wrong-cards.missing.money                 return                      11.14.2
irregularities.wrong-cards.remainder.then                void-the-shoe-and-replace   11.14.3
irregularities.scanner-disagrees.unconfirmed.by          area-manager                11.15
irregularities.display-wrong.then                        disregard-the-display       11.16
irregularities.disruption.fraud.by                       assistant-casino-manager    14.3.2
irregularities.cards.sequence-revealed.then              void-the-shoe-and-replace   4.4.2(a)
irregularities.cards.handled-by-players.then             replace-cards-at-shoe-end   4.4.4
"""

STAR_PREMIUM_BACCARAT = """
table.places.at-most.0.at-most                           9                           2.1.1
table.places.at-most.1.at-most                           6                           2.1.2
table.devices.is                                         card-shoe                   3.6
table.discard-capacity-decks.is                          8                           2.3.2
cards.replacement.same-backs-with-scanning-shoe-by.is    assistant-gaming-manager    3.8.1
cards.replacement.after-handling-by.is                   anyone-but-dealer-or-supervisor 3.9
cards.replacement.unfit-by.is                            casino-supervisor           3.10
cards.verified-any-time-by.is                            casino-supervisor,inspector 3.11
cards.manual-shuffle-by.is                               casino-supervisor           4.11
cards.riffle.approver                                    casino-supervisor           4.2
cards.cut.nominee.is                                     anyone                      4.3.3
cards.cut.when-all-refuse.is                             casino-supervisor           4.4
cards.cut.decks-from-either-end.is                       1                           4.5
cards.last-coup.coups-after-cutting-card.is              1                           4.9
cards.last-coup.coups-when-first-card.is                 0                           4.10
cards.last-coup.announced-mid-coup.is                    required                    4.9
wagers.window.closes-on.is                               first-card-exposed          5.3
wagers.window.frozen-on.is                               first-card-exposed          5.4
wagers.window.side-bets-close-on.is                      first-card-exposed          12.2
wagers.window.refused-until.is                           first-card-removed          15.12
wagers.window.no-more-bets-call.is                       optional                    7.1
wagers.combinations.5.approver                           gaming-manager              5.6.3
wagers.rounding.is                                       up-to-next-payable          5.7
wagers.limits.multiples-of-minimum.is                    False                       6.1.1
wagers.limits.over-area-maximum.before-close.is          reduce-pro-rata             6.2
wagers.limits.over-maximum.after.is                      valid                       6.3
wagers.limits.over-area-maximum.after.is                 valid                       6.3
wagers.limits.under-minimum.after.is                     valid                       6.4
wagers.limits.minimum-rise.sign-minutes.is               20                          6.6
wagers.limits.minimum-rise.kept-minimum-sign-minutes.is  20                          6.6.2
wagers.side-bets.entitlement.is                          main-wager-first-then-time  12.5
dealing.announcements.is                                 player-then-banker          8.2.2
dealing.designation.nominee.is                           seated-player-or-patron     8.4
dealing.designation.nominee-approver.is                  casino-supervisor           8.4
dealing.designation.without-wager-approver.is            assistant-gaming-manager    8.5
dealing.designation.seated.is                            True                        8.6.1
dealing.designation.forfeit-by.is                        casino-supervisor           8.7
dealing.designation.equal-wagers.is                      nearest-the-dealers-right   8.10
dealing.no-bet-coup.powers.0.by                          assistant-gaming-manager    7.4
dealing.no-bet-coup.powers.1.by                          assistant-gaming-manager    7.5
dealing.no-bet-coup.powers.1.consent                     all-players                 7.5
dealing.no-bet-coup.wagers.is                            refused                     14.4
authority.change-limits.by                               casino-supervisor           6.6
authority.individual-limits.above-maximum-only           True                        6.7
authority.change-game.by                                 casino-supervisor           15.8
authority.change-game.sign-minutes.is                    20                          15.8
authority.close-table.sign-minutes                       20                          15.9
authority.vacate-seat.coups                              3                           15.10
authority.refuse-wager.by                                casino-supervisor           15.12
authority.dispute.first.by                               gaming-supervisor           15.13
authority.dispute.first-in-absence.by                    casino-supervisor           15.13
authority.dispute.review.by                              casino-supervisor           15.13
authority.detain.by                                      casino-supervisor           15.3.4
irregularities.misdeal.caused-by                         dealer                      -
irregularities.misdeal.cannot-be-reconstructed.then      void-coup                   14.1.2
irregularities.misdeal.remaining-cards.consent           all-players                 14.1.3
irregularities.misdeal.found-late.then                   results-stand               14.1.4
irregularities.extra-player-card.banker-draws.then       becomes-banker-third-card   14.2
irregularities.extra-player-card.banker-stands-unexposed.then  first-card-of-next-coup 14.2
irregularities.extra-banker-card.then                    first-card-of-no-bet-coup   14.3
irregularities.later-card-face-up.play.then              play-as-face-down           14.5
irregularities.too-few-cards.then                        void-coup                   14.6
irregularities.not-cut.then                              complete-then-shuffle-and-cut 14.7
irregularities.not-burned.play.then                      continue                    14.8
irregularities.not-shuffled.then                         complete-then-shuffle-and-cut 14.9
irregularities.wrong-game-settled.then                   results-stand               14.10.1
irregularities.wrong-cards.completed-coups.then          results-stand               14.11.1
irregularities.wrong-cards.foreign.then                  void-coup-and-check-cards   14.11.2
irregularities.wrong-hand.wrong-area.remedies.0          complete-all-valid         14.12.1
irregularities.wrong-hand.wrong-area.remedies.1          complete-after-retract-or-reduce 14.12.1
irregularities.wrong-hand.wrong-area.remedies.2          no-bet-coup                14.12.1
irregularities.wrong-hand.wrong-holder.remedies.0        complete-all-valid         14.12.2
irregularities.wrong-hand.wrong-holder.remedies.1        complete-after-retract-or-reduce 14.12.2
irregularities.wrong-hand.wrong-holder.remedies.2        no-bet-coup                14.12.2
irregularities.wrong-hand.dealer-revealed.remedies.0     complete-all-valid         14.12.3
irregularities.wrong-hand.dealer-revealed.remedies.1     complete-after-retract-or-reduce 14.12.3
irregularities.wrong-hand.dealer-revealed.remedies.2     no-bet-coup                14.12.3
irregularities.scanner-disagrees.unconfirmed.then        void-coup                   14.13
irregularities.display-wrong.then                        disregard-the-display       14.14
irregularities.disruption.fraudster.money                forfeit                     15.5
irregularities.cards.dropped.then                        verify-all-collected        4.6.1
irregularities.cards.sequence-revealed.by                gaming-manager              4.12
"""

STAR_THREE_CARD_BACCARAT = """
table.devices.is                                         card-shoe,shuffling-device  2.3.1
table.discard-capacity-decks.is                          8                           2.3.2
cards.checked-before-use.is                              shall                       3.5
cards.checked-by.is                                      dealer,casino-supervisor    3.5
cards.replacement.at-shoe-end-by.is                      casino-supervisor           3.9
cards.replacement.unfit-by.is                            casino-supervisor           3.10
cards.riffle.duty                                        shall                       4.2
cards.riffle.asked-by                                    casino-supervisor,player    4.2
cards.cut.offered-to                                     players                     4.3
cards.cut.when-all-refuse.is                             casino-supervisor           4.4
cards.cut.nominee.is                                     nobody                      4.4
cards.cut.decks-from-either-end.is                       1                           4.5
cards.cutting-card.0.cards                               52                          4.6
cards.last-coup.coups-after-cutting-card.is              0                           4.7
cards.last-coup.coups-when-first-card.is                 0                           4.8
cards.last-coup.announced.is                             True                        4.8
cards.manual-shuffle-by.is                               dealer                      4.10
play.point-count.values.A                                1                           -
wagers.instruments.is                                    chips,promotional-tokens    5.3
wagers.window.closes-on.is                               first-card-removed          5.4
wagers.window.side-bets-close-on.is                      first-card-removed          5.4
wagers.window.frozen-on.is                               first-card-removed          5.5
wagers.window.refused-until.is                           first-card-removed          14.12
wagers.window.no-more-bets-call.is                       optional                    8.1
wagers.wagerers-per-area.is                              3                           5.6
wagers.rounding.is                                       up-to-next-payable          5.11
wagers.combinations.0.bets                               player                      5.2.1
wagers.combinations.1.bets                               player,tie                  5.2.2
wagers.tokens.on-a-loss.is                               collected                   9.10
wagers.limits.multiples-of-minimum.is                    False                       6.1
wagers.limits.under-minimum.after.is                     valid                       6.2
wagers.limits.over-maximum.after.is                      settled-to-the-maximum      6.3
wagers.limits.over-maximum.earlier-coups.is              stand                       6.3
wagers.limits.minimum-rise.sign-minutes.is               20                          6.5
wagers.limits.minimum-rise.kept-minimum-sign-minutes.is  20                          6.5.2
dealing.methods.0.faces                                  up                          9.2
dealing.methods.0.held-by                                dealer                      9.2
dealing.methods.1.faces                                  down                        9.3
dealing.methods.1.held-by                                seated-players              9.3
dealing.announcements.is                                 banker-after-all-open       9.8
dealing.designation.over-layout.rule                     9.7                         9.7
authority.limit-players.by                               casino-supervisor           5.6
authority.stander-may-handle-cards.by                    casino-duty-manager         5.10
authority.change-limits.by                               casino-supervisor           6.5
authority.individual-limits.by                           casino-supervisor           6.6
authority.individual-limits.above-maximum-only           True                        6.6
authority.change-game.by                                 casino-supervisor           14.8
authority.change-game.sign-minutes.is                    20                          14.8
authority.close-table.sign-minutes                       20                          14.9
authority.vacate-seat.coups                              3                           14.10
authority.refuse-wager.by                                casino-supervisor           14.12
authority.dispute.first.by                               gaming-supervisor           14.13
authority.dispute.review.by                              casino-supervisor           14.13
authority.exclude-player.by                              casino-supervisor           14.3.2
authority.detain.by                                      casino-supervisor           14.3.4
irregularities.misdeal.found-in-time.then                misdeal                     12.1
irregularities.misdeal.found-in-time.conditions          no-card-handled             12.1
irregularities.misdeal.declared.then                     deal-a-new-coup             12.3
irregularities.count-of-cards.banker.then                misdeal                     12.2
irregularities.count-of-cards.area-without-wager.then    discard-the-hand            12.4
irregularities.count-of-cards.player.then                void-the-hand               12.5
irregularities.mispayment.found-before-next-coup.then    reconstruct                 12.6
irregularities.mispayment.cannot-be-reconstructed.then   void-hand-or-coup           12.6 (continued)
irregularities.too-few-cards.then                        void-coup                   12.7
irregularities.first-card-seen.exposed.then              burn-the-card               12.8
irregularities.first-card-seen.face-up-in-device.then    burn-the-card               12.8
irregularities.later-card-face-up.play.then              play-as-face-down           12.9
irregularities.later-card-face-up.more-suspected.by      casino-supervisor           12.9.1
irregularities.not-cut.then                              complete-then-shuffle-and-cut 12.10
irregularities.not-burned.play.then                      continue                    12.11
irregularities.not-shuffled.then                         complete-then-shuffle-and-cut 12.12
irregularities.wrong-cards.completed-coups.then          results-stand               12.13.1
irregularities.wrong-cards.missing.then                  void-coup-and-check-cards   12.13.2
irregularities.wrong-cards.remainder.then                void-the-shoe               12.13.3
irregularities.device-malfunction.undamaged-cards.then   transfer-cards              13.2
irregularities.device-malfunction.damaged-cards.then     transfer-and-replace-damaged 13.3
irregularities.device-malfunction.someone-disadvantaged.then  terminate-coup         13.4
irregularities.device-malfunction.no-other-device.then   offer-return-and-finish-from-shoe 13.5
irregularities.disruption.fraudster.money                forfeit                     14.5
"""

PRINTED = {
    "star-baccarat": STAR_BACCARAT,
    "crown-baccarat": CROWN_BACCARAT,
    "star-premium-baccarat": STAR_PREMIUM_BACCARAT,
    "star-three-card-baccarat": STAR_THREE_CARD_BACCARAT,
}


def printed(book: str) -> list[tuple[str, str, str]]:
    """Where, what, and by which clause, for each line of a document.

    A value is whatever stands between the first word and the clause, which follows the last gap of two
    spaces or, after a long value, of one.
    """
    lines = []
    for line in PRINTED[book].strip().splitlines():
        where, _, rest = line.partition(" ")
        what, gap, clause = rest.strip().partition("  ")
        if not gap:
            what, _, clause = rest.strip().partition(" ")
        lines.append((where, what, clause.strip()))
    return lines
