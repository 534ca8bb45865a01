Feature: Cards dealt wrongly, and coups that cannot be put right

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Cards that can be put in their order

    @ST-01 @ST-02
    Scenario: Cards laid the wrong way round are put in their order, and the wagers stand
      When the cards 9S 2H TH 5D are dealt
      And the dealer reports a misdeal with:
        | lies | Banker, Player, Player, Banker |
      Then the coup is halted [12.1.1]
      And the Player hand is 9S TH
      When Ann reconstructs the coup with:
        | order | 2nd, 1st, 3rd and 4th |
      Then it is refused
      When the casino supervisor reconstructs the coup with:
        | order | 1st and 2nd |
      Then it is refused because "name each of the 4 cards once"
      When the casino supervisor reconstructs the coup with:
        | order | 2nd, 1st, 3rd and 4th |
      Then the event "cards reconstructed" is recorded with:
        | before | 9S to Player, 2H to Banker, TH to Player, 5D to Banker |
        | after  | 2H to Player, 9S to Banker, TH to Player, 5D to Banker |
      And Ann may choose about a wager [12.1.1]

    Scenario: A Player hand that stands has no third card to be laid elsewhere
      Given the cards 9S 2H TH 5D are dealt
      When the dealer reports a misplaced card with:
        | card | 4C |
      Then it is refused because "no third card is due to the Player hand"

    @ST-02
    Scenario: The Player hand's third card was laid at the Banker hand
      Given the cards 2S 3H TH KD are dealt
      When the dealer reports a misplaced card with:
        | card    | 4C  |
        | exposed | yes |
      Then the coup is halted [12.1; 12.1(b)]
      And Ann has $100 on player
      When the dealer reconstructs the coup with:
        | order | 1st, 2nd, 3rd, 4th and 5th |
      Then it is refused because "approval of the Casino Supervisor" [12.1(b); 12.1.1; reading ST-01]
      When Sue reconstructs the coup with:
        | order | 1st, 2nd, 3rd, 4th and 5th |
      Then the Player hand is 2S TH 4C [12.1(b); 9.3.1]
      And the Banker hand is 3H KD [12.1(b)]
      When Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      And the dealer resumes the coup
      Then Ben's $100 on banker is returned [12.1.1]
      When the dealer announces the counts
      And the cards 6D are dealt
      And the coup is finished
      Then the Banker hand is 3H KD 6D [12.1(b); 9.4.1]
      And Ann's $100 on player is collected [5.1.1.2]

    @ST-02
    Scenario: Cards lay in the other hand's area
      Given the cards 9S 2H TH 5D are dealt
      When the dealer reports cards in the wrong area with:
        | cards | 1st and 2nd |
      Then the coup is halted [12.1; 12.1(b)]
      When the dealer reconstructs the coup with:
        | order | 1st, 2nd, 3rd and 4th |
      Then it is refused because "approval of the Casino Supervisor" [12.1(b); 12.1.1; reading ST-01]
      When Sue reconstructs the coup with:
        | order | 1st, 2nd, 3rd and 4th |
      Then the Player hand is 9S TH [12.1(b); 7.3]
      And Ann may choose about a wager [12.1.1]

    @ST-02
    Scenario: In the right order it has a card too many, which was seen and starts a no bet coup
      Given the cards 2S 3H 4D AC 7D are dealt
      When the dealer reports a misdeal
      And Sue reconstructs the coup with:
        | order | 1st, 2nd, 5th, 4th and 3rd |
      Then the Player hand is 2S 7D [12.1(b); 7.3; 9.2]
      And the Banker hand is 3H AC [12.1(b); 7.3; 9.2]
      And the next coup begins with 4D [12.3; reading S-27]
      And the next coup is a no bet coup [12.3; reading S-27]
      And 410 cards are left in the shoe
      When Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      And the coup is finished
      Then Ann is paid $100 on player [12.1(b); 11.1.2]

  Rule: Coups that cannot be reconstructed

    @ST-05
    Scenario: The coup is void, all its money goes back, and play goes on with the remaining cards
      Given the coup is played 9C 2D TC 5C
      And Ann wagers $100 on player
      And Ben wagers $100 on banker
      When the coup is dealt 9S 2H TH 5D
      And the dealer reports a misdeal
      And the dealer gives up the reconstruction
      Then it is refused because "for the Casino Supervisor" [12.1.2]
      When Sue gives up the reconstruction
      Then the coup is void [12.1.2]
      And Ann's $100 on player is returned [12.1.2]
      And Ben's $100 on banker is returned [12.1.2]
      And Ann has $10,100 in chips [12.1.2]
      And Ben has $9,900 in chips [12.1.2]
      And no wager lies on the layout
      And nobody must be told anything
      And the money balances
      When Ann wagers $100 on player
      Then it is refused because "void" [12.1.2]
      When the dealer clears the cards
      Then 407 cards are left in the shoe [12.1.2]
      And nothing is due for the shoe [12.1.2]
      When Ann wagers $100 on player
      And the coup is played 9H 2S TD 5H
      Then Ann is paid $100 on player [12.1.2; 11.1.2]

    @ST-05
    Scenario: In the right order it would have two cards too many, and so it is given up
      Given the cards 2S 3H TH KD 4C 6D are dealt
      When the dealer reports a misdeal
      And Sue reconstructs the coup with:
        | order | 1st, 2nd, 6th, 4th, 3rd and 5th |
      Then it is refused because "2 cards too many: it cannot be reconstructed" [12.1.1; 9.2]
      When Sue gives up the reconstruction with:
        | areas | 1 |
      Then it is refused because "the coup is void, not a hand" [12.1.2]
      When Sue gives up the reconstruction
      Then the coup is void [12.1.2]
      And Ann has $10,000 in chips [12.1.2]
      And Ben has $10,000 in chips [12.1.2]

    @ST-05
    Scenario: It had been paid already: the payments are undone
      Given the coup is played 9S 2H TH 5D
      Then Ann has $10,100 in chips
      When the dealer reports a misdeal
      And Sue gives up the reconstruction
      Then Ann has $10,000 in chips [12.1.2]
      And Ben has $10,000 in chips [12.1.2]
      And the money balances

    @ST-06
    Scenario: One player who does not agree keeps the remaining cards in the shoe
      When the coup is dealt 9S 2H TH 5D
      And the dealer reports a misdeal
      And Sue gives up the reconstruction
      And Sue removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then it is refused because "in progress"
      When the dealer clears the cards
      And Sue removes the remaining cards with:
        | agreed by | Ann |
      Then it is refused because "all players at the table must agree: Ben" [12.1.3]
      When the dealer removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then it is refused because "Casino Supervisor" [12.1.3]
      When Sue removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then the event "remaining cards removed" is recorded [12.1.3]
      When Ann wagers $100 on player
      Then it is refused because "not ready"
      And the dealer may shuffle the cards [12.1.3]

    @ST-06
    Scenario: They may be replaced as well
      When the coup is dealt 9S 2H TH 5D
      And the dealer reports a misdeal
      And Sue gives up the reconstruction
      And the dealer clears the cards
      And Sue removes the remaining cards with:
        | agreed by   | Ann and Ben |
        | replacement | blue decks  |
      Then the event "remaining cards removed" is recorded with:
        | rule        | 12.1.3     |
        | replacement | blue decks |
      And the dealer may shuffle the cards [12.1.3]

    @ST-06
    Scenario: Only after a coup that could not be reconstructed
      When the coup is played 9S 2H TH 5D
      And Sue removes the remaining cards with:
        | agreed by | Ann and Ben |
      Then it is refused because "not void for want of a reconstruction" [12.1.3]

    @ST-06
    Scenario: Cards in a shuffling device stay there
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      When the coup is dealt 9S 2H TH 5D
      And the dealer reports a misdeal
      And Sue gives up the reconstruction
      Then Ann has $10,000 in chips [12.1.2]
      When the dealer clears the cards
      And Sue removes the remaining cards with:
        | agreed by | Ann |
      Then it is refused because "card shoe in use" [12.1.3]
