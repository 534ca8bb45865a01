Feature: Cards dealt wrongly, and coups that cannot be put right

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @ST-01 @ST-02
  Scenario: Cards laid the wrong way round are put in their order and the wagers stand
    When the cards 9S 2H TH 5D are dealt
    And the dealer reports a misdeal with:
      | lies | Banker, Player, Player, Banker |
    Then the coup is halted [12.1.1]
    And the Player hand is 9S TH
    When the casino supervisor reconstructs the coup with:
      | order | 2nd, 1st, 3rd and 4th |
    Then the event "cards reconstructed" is recorded with:
      | before | 9S to Player, 2H to Banker, TH to Player, 5D to Banker |
      | after  | 2H to Player, 9S to Banker, TH to Player, 5D to Banker |
    And Ann may choose about a wager [12.1.1]

  @ST-05
  Scenario: A coup that cannot be reconstructed is void and all its money goes back
    When the coup is dealt 9S 2H TH 5D
    And the dealer reports a misdeal
    And the dealer gives up the reconstruction
    Then it is refused because "for the Casino Supervisor" [12.1.2]
    When Sue gives up the reconstruction
    Then the coup is void [12.1.2]
    And Ann's $100 on player is returned [12.1.2]
    And Ben's $100 on banker is returned [12.1.2]
    And Ann has $10,000 in chips
    And no wager lies on the layout
    And nobody must be told anything
    And the money balances

  @ST-06
  Scenario: One player who does not agree keeps the remaining cards in the shoe
    When the coup is dealt 9S 2H TH 5D
    And the dealer reports a misdeal
    And Sue gives up the reconstruction
    And the dealer clears the cards
    And Sue removes the remaining cards with:
      | agreed by | Ann |
    Then it is refused because "all players" [12.1.3]
    When Sue removes the remaining cards with:
      | agreed by | Ann and Ben |
    Then the event "remaining cards removed" is recorded [12.1.3]
