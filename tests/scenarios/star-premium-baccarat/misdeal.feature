Feature: Cards dealt wrongly, reconstructed or void

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: A reconstruction is tried

    @PR-01
    Scenario: The order of the cards is in doubt, and they are put as they were dealt
      Given the cards 9S 2H TH 5D are dealt
      When Ann reports a misdeal with:
        | cause | order in doubt |
      Then it is refused because "Dealer" [1.1 "dealer"]
      When the dealer reports a misdeal with:
        | cause | order in doubt                 |
        | lies  | Banker, Player, Player, Banker |
      Then the coup is halted [14.1; 14.1(a); 14.1 (continued); 14.1.1]
      And nobody must be told anything
      When the dealer announces the counts
      Then it is refused because "stands still" [14.1.1]
      When the dealer reconstructs the coup with:
        | order | 2nd, 1st, 3rd and 4th |
      Then the event "cards reconstructed" is recorded with: [14.1.1; 7.3]
        | before | 9S to Player, 2H to Banker, TH to Player, 5D to Banker |
        | after  | 2H to Player, 9S to Banker, TH to Player, 5D to Banker |
      And the Player hand is 2H TH [14.1.1]
      And Ann may choose about a wager [14.1.1]
      When Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      And the cards 6C 2D are dealt
      And the coup is finished
      Then Ben's $100 on banker is collected [14.1.1; 5.1.2.2]
      And Ann is paid $100 on player [14.1.1; 13.1]

    @PR-01
    Scenario: A player's hand put them in disorder, and it is recorded as such
      Given the cards 9S 2H TH 5D are dealt
      When the dealer reports a misdeal with:
        | cause     | order in doubt   |
        | caused by | patron           |
      Then the coup is halted [14.1; 14.1.1; reading P72]

    @PR-02
    Scenario: Wrongly dealt and found after the payment, before the next coup: what was paid is undone first
      Given the coup is dealt 9S 2H TH 5D
      When the dealer settles the wagers
      Then Ann has $10,100 in chips
      When the dealer reports a misdeal with:
        | cause | dealt wrongly                  |
        | lies  | Banker, Player, Player, Banker |
      Then the coup is halted [14.1; 14.1(b); 14.1.1]
      And Ann has $9,900 in chips [14.1.1]
      And Ann has $100 on player [14.1.1]
      When the dealer reconstructs the coup with:
        | order | 2nd, 1st, 3rd and 4th |
      And Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      And the cards 6C 2D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [14.1.1; 13.1]
      And Ben's $100 on banker is collected [14.1.1; 5.1.2.2]
      And the event "settlement reversed" is recorded 2 times

    @PR-03
    Scenario: Each player may remove his own wager, whole, and no wager is replaced, added to or reduced
      Given the cards 9S 2H TH 5D are dealt
      And the dealer reports a misdeal
      And the dealer reconstructs the coup with:
        | order | 1st, 2nd, 3rd and 4th |
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $50             |
      Then it is refused because "whole" [14.1.1; reading P36]
      When Ben chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      Then it is refused [14.1.1]
      When Ben wagers $100 on banker
      Then it is refused [14.1.1]
      When Ben takes back $25 of the wager on banker
      Then it is refused [14.1.1]
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      Then Ann's $100 on player is returned [14.1.1]
      When Ann wagers $100 on player
      Then it is refused [14.1.1]
      When the dealer resumes the coup
      Then it is refused because "Ben" [14.1.1]
      When Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      And the coup is finished
      Then Ben's $100 on banker is collected [14.1.1; 5.1.2.2]
      And Ann has $10,000 in chips

    @PR-04
    Scenario: All wagers are removed, and the coup is dealt out without wagers
      Given the cards 9S 2H TH are dealt
      And the dealer reports a misdeal
      And the dealer reconstructs the coup with:
        | order | 1st, 2nd and 3rd |
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      When the dealer resumes the coup
      Then the coup is a no bet coup [14.1.1; 14.4; reading P73]
      And Ann has $10,000 in chips
      And Ben has $10,000 in chips
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [14.1.1; 14.4]
      When the cards 5D are dealt
      And the coup is finished
      Then no money has moved
      And 411 cards are left in the shoe

  Rule: The coup cannot be reconstructed

    Background:
      Given the cards 9S 2H TH 5D are dealt
      And the dealer reports a misdeal

    @PR-05
    Scenario: A casino supervisor has it void, all money goes back, and play goes on with the remaining cards
      When the dealer gives up the reconstruction
      Then it is refused because "for the Casino Supervisor" [14.1.2]
      When Sue gives up the reconstruction
      Then the coup is void [14.1.2]
      And Ann's $100 on player is returned [14.1.2; 1.1 "void"]
      And Ben's $100 on banker is returned [14.1.2; 1.1 "void"]
      And Ann has $10,000 in chips
      And no wager lies on the layout
      And nobody must be told anything
      And the money balances
      When the dealer clears the cards
      Then 411 cards are left in the shoe [14.1.2]
      When Ann wagers $100 on player
      And the coup is played 9H 2S TC 5S
      Then Ann is paid $100 on player [14.1.2; 13.1]

    @PR-06
    Scenario: With the agreement of all players the remaining cards may be removed
      When Sue removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then it is refused [14.1.3]
      When Sue gives up the reconstruction
      And the dealer clears the cards
      And the dealer removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then it is refused because "Casino Supervisor" [14.1.3]
      When Sue removes the remaining cards with:
        | agreed by | Ann |
      Then it is refused because "Ben" [14.1.3; reading P06]
      When Sue removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then the event "remaining cards removed" is recorded [14.1.3]
      When Ann wagers $100 on player
      Then it is refused
      When the dealer shuffles the cards with:
        | ground | last coup |
      Then the dealer may offer the cut [14.1.3; 4.3]

    @PR-06
    Scenario: They may be replaced by other decks
      Given Sue gives up the reconstruction
      And the dealer clears the cards
      When Sue removes the remaining cards with:
        | replacement | blue decks  |
        | agreed by   | Ann and Ben |
      Then the event "remaining cards removed" is recorded with: [14.1.3]
        | replacement | blue decks |

  Rule: Nobody noticed in time

    @PR-07a
    Scenario: The next coup has begun, and the results of the earlier ones stand
      Given the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      And the cards 2S 9H are dealt
      When the dealer reports a misdeal with:
        | cause | dealt wrongly |
        | coup  | 1             |
      Then it is refused because "its result stands" [14.1.4]
      And the coup is not halted
      When the cards TC KD are dealt
      And the coup is finished
      Then Ann's $100 on player is collected [5.1.1.2]

    @PR-07b
    Scenario: All the cards have been removed from the shoe
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      And Sue ends the shoe with:
        | replacement | blue decks |
      When the dealer reports a misdeal with:
        | cause | dealt wrongly |
        | coup  | 1             |
      Then it is refused because "no coup has been dealt" [14.1.4; reading P27]
      And Ann has $10,100 in chips [14.1.4]

    @PR-07c
    Scenario: The table has closed
      Given the coup is played 9S 2H TH 5D
      And Sue announces the closing
      And 20 minutes pass
      And Sue closes the table with:
        | float | 20 of $100 |
      When the dealer reports a misdeal with:
        | cause | dealt wrongly |
        | coup  | 1             |
      Then it is refused because "the results of all coups stand" [14.1.4; reading P27]
