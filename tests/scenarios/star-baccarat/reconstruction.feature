Feature: A coup that is reconstructed, and errors that were noticed too late

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: What is reconstructed, and when

    @ST-01
    Scenario: A designated player may have put the order in doubt, and so may the dealer, but no spectator
      Given the cards 9S 2H TH 5D are dealt
      When the dealer reports a misdeal with:
        | cause     | order in doubt |
        | caused by | patron         |
      Then it is refused because "what the dealer or designated player does" [12.1; 12.1.1]
      When the dealer reports a misdeal with:
        | cause     | order in doubt                 |
        | caused by | designated player              |
        | lies      | Player, Player, Banker, Banker |
      Then the coup is halted [12.1; 12.1(a); 12.1.1]
      And Ann has $100 on player
      When the dealer announces the counts
      Then it is refused because "stands still" [12.1.1]
      When the dealer reconstructs the coup with:
        | order | 1st, 3rd, 2nd and 4th |
      Then it is refused because "approval of the Casino Supervisor" [12.1.1; reading ST-01]
      When the dealer reconstructs the coup with the approval of Sue with:
        | order | 1st, 3rd, 2nd and 4th |
      Then the Player hand is 9S 2H [12.1(a); 12.1.1; 7.3]
      And the Banker hand is TH 5D [12.1.1; 7.3]
      And the event "cards reconstructed" is recorded with:
        | rule     | 12.1.1                                                 |
        | by       | the dealer                                             |
        | approver | Sue                                                    |
        | before   | 9S to Player, 2H to Banker, TH to Player, 5D to Banker |
        | after    | 9S to Player, TH to Banker, 2H to Player, 5D to Banker |
      And 411 cards are left in the shoe

    @ST-02
    Scenario: After the coup was paid: payments are reversed, players choose, and the coup is paid again
      Given the coup is played 9S 2H TH 5D
      Then Ann has $1,100 in chips
      And Ben has $900 in chips
      When the dealer reports a misdeal with:
        | cause | dealt wrongly |
      Then the coup is halted [12.1; 12.1(b); 12.1.1]
      And Ann has $900 in chips [12.1.1; reading ST-01]
      And Ann has $100 on player [12.1.1; reading ST-01]
      And Ben has $100 on banker [12.1.1; reading ST-01]
      When Sue reconstructs the coup with:
        | order | 2nd, 1st, 3rd and 4th |
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      And Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      Then the Player hand is 2H TH [12.1(b); 7.3]
      And the Banker hand is 9S 5D [7.3]
      And Ann has $1,000 in chips [12.1.1]
      When the cards 3C 4H are dealt
      And the coup is finished
      Then the Player hand is 2H TH 3C [12.1.1; 9.3.1]
      And the Banker hand is 9S 5D 4H [12.1.1; 9.4.1]
      And Ben is paid $95 on banker [12.1.1; 11.1.3]
      And Ben has $1,095 in chips
      And Ann has $1,000 in chips
      And the money balances

    @ST-02
    Scenario: Wagers that lie there for the next coup go back while the last is taken up again
      Given the coup is played 9S 2H TH 5D
      And Ben wagers $200 on player
      Then Ben has $700 in chips
      When the dealer reports a misdeal
      Then the coup is halted [12.1(b); 12.1.1]
      And Ben has $900 in chips [12.1.1]
      And Ben has $100 on banker [12.1.1]
      And Ben has no wager on player [12.1.1]

  Rule: Each player may remove his own wagers before the coup resumes, and do nothing else with them

    Background:
      Given Ann wagers $25 on tie
      And the cards 9S 2H TH 5D are dealt
      And the dealer reports a misdeal
      And Sue reconstructs the coup with:
        | order | 2nd, 1st, 3rd and 4th |

    @ST-03
    Scenario: One of several wagers may go, and the rest stay at risk
      When Ann chooses about a wager with:
        | wager     | Ann's on tie |
        | take back | $25          |
      Then Ann's $25 on tie is returned [12.1.1]
      And Ann has $900 in chips [12.1.1]
      When Ann wagers $25 on tie
      Then it is refused because "still choosing" [12.1.1]
      When the dealer resumes the coup
      Then it is refused because "Ann, Ben has not said" [12.1.1]
      When Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      Then the coup is not halted [12.1.1]
      When the cards 3C 4H are dealt
      And the coup is finished
      Then Ann's $100 on player is collected [12.1.1; 5.1.1.2]
      And Ben is paid $95 on banker [12.1.1; 11.1.3]
      And Ann has $900 in chips
      And the money balances

    @ST-03
    Scenario: Not a part of a wager, not another's, and nothing is added
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $50             |
      Then it is refused because "removed whole" [12.1.1; reading S-34]
      When Ann chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      Then it is refused because "own to remove" [12.1.1]
      When Ann wagers $100 on player
      Then it is refused because "still choosing" [12.1.1]
      When Ann takes back the wager on player
      Then it is refused because "still choosing" [12.1.1]
      When the cards 3C are dealt
      Then it is refused because "still choosing" [12.1.1]
      And Ann has $100 on player
      And Ben has $100 on banker

    @ST-03
    Scenario: Once the coup has resumed it is too late to remove, replace, add or reduce
      When the dealer resumes the coup
      Then it is refused because "has not said" [12.1.1]
      When Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      Then it is refused because "it has been said of wager 1 that it stays" [12.1.1]
      When Ann chooses about a wager with:
        | wager     | Ann's on tie |
        | take back | $25          |
      And Ben chooses about a wager with:
        | wager | Ben's on banker |
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      Then it is refused because "every wager has been elected on" [12.1.1]
      When the dealer resumes the coup
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      Then it is refused because "nobody is asked"
      When Ann takes back the wager on player
      Then it is refused because "as they were when the coup resumed" [12.1.1]
      When Ann takes back $25 of the wager on player
      Then it is refused because "as they were when the coup resumed" [12.1.1]
      When Ann wagers $25 on tie
      Then it is refused because "as they were when the coup resumed" [12.1.1]
      When Ann wagers $25 on player
      Then it is refused because "as they were when the coup resumed" [12.1.1]
      And Ann has $100 on player [12.1.1]
      And Ann has no wager on tie [12.1.1]

    @ST-04 @ST-13
    Scenario: When all are removed the same cards go on as a no bet coup
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      And Ann chooses about a wager with:
        | wager     | Ann's on tie |
        | take back | $25          |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      And the dealer resumes the coup
      Then the coup is a no bet coup [12.1.1]
      And Ann has $1,000 in chips [12.1.1]
      And Ben has $1,000 in chips [12.1.1]
      And the coup is not halted [12.1.1]
      And the Player hand is 2H TH [12.1.1]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [12.4; 12.1.1]
      And 411 cards are left in the shoe
      When the cards 3C 4H are dealt
      And the coup is finished
      Then 409 cards are left in the shoe [12.1.1]
      And the event "wager settled" is not recorded [12.4]
      And Ann has $1,000 in chips
      And the next coup takes wagers

  Rule: An error that was not notified in time changes nothing

    @ST-07a
    Scenario: Another coup has begun
      Given the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      When the cards 4S are dealt
      And the dealer reports a misdeal with:
        | coup | 1 |
      Then it is refused because "its result stands" [12.1.4]
      And Ann has $1,000 in chips [12.1.4]
      And Ben has $900 in chips [12.1.4]
      And the coup is not halted

    @ST-07a
    Scenario: Wagers for the next coup alone do not close the last one
      Given the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      When the dealer reports a misdeal with:
        | coup | 1 |
      Then the coup is halted [12.1(b); 12.1.1]

    @ST-07b
    Scenario: All cards have been removed from the shoe
      Given the coup is dealt 9S 2H TH 5D
      And the dealer comes to the cutting card
      And the coup is finished
      And Ann wagers $100 on player
      And the coup is played 9D 2D TD 5S
      Then Ann has $1,200 in chips
      When Sue ends the shoe with:
        | replacement | blue decks |
      And the dealer reports a misdeal
      Then it is refused because "no coup has been dealt that could still be looked at" [12.1.4]
      And Ann has $1,200 in chips [12.1.4]

    @ST-07b
    Scenario: Until they have been removed, the last coup of the shoe is still in reach
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      Then the shoe has 0 more coups
      When the dealer reports a misdeal
      Then the coup is halted [12.1(b); 12.1.1]
      And Ann has $900 in chips [12.1.1; reading ST-01]

    @ST-07c
    Scenario: The table has been closed
      Given the coup is played 9S 2H TH 5D
      And Sue announces the closing
      And 20 minutes pass
      And Sue closes the table with:
        | float | 20 of $100 |
      When the dealer reports a misdeal
      Then it is refused because "the results of all coups stand" [12.1.4]
      When the dealer reports a misdeal with:
        | coup | 1 |
      Then it is refused because "the results of all coups stand" [12.1.4]
