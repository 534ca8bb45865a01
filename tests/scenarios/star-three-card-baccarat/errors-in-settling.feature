Feature: An error in announcing the result or in settling a wager

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ann wagers $25 on tie
    And Ben wagers $100 on player

  # Ann has 5, Ben 5 with a picture card, the Banker 4 with a picture card: both win, and the Tie loses.

  @TC-06
  Scenario: Notified before the next coup, it is reversed, the coup reconstructed, and settled again
    Given the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
    When the dealer reports a wrong payment with:
      | cents     | -$5                    |
      | wager     | Ann's on player        |
      | enquiries | Ann counted her chips  |
    Then it is refused because "has not been settled" [12.6]
    When the dealer settles the wagers
    And Ann reports a wrong payment with:
      | cents     | -$5                   |
      | wager     | Ann's on player       |
      | enquiries | Ann counted her chips |
    Then it is refused because "not for a Player"
    When the dealer clears the cards
    And the dealer reports a wrong payment with:
      | cents     | -$5                   |
      | wager     | Ann's on player       |
      | enquiries | Ann counted her chips |
    Then the coup is halted [12.6]
    And Ann has $100 on player
    And Ann has $25 on tie
    And Ben has $100 on player
    And the event "settlement reversed" is recorded 3 times
    And Ann has $9,875 in chips [12.6]
    When the dealer settles the wagers
    Then it is refused because "stands still" [12.6]
    When the dealer reconstructs the coup with:
      | order | 2nd, 1st, 3rd, 4th, 5th, 6th, 7th, 8th and 9th |
    Then it is refused because "dealt rightly" [12.6]
    When the dealer reconstructs the coup with:
      | order | 1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th and 9th |
    And the coup is finished
    Then Ann is paid $95 on player [12.6; 11.1.1]
    And Ann's $25 on tie is collected [12.6; 5.1.2]
    And Ben is paid $95 on player [12.6; 11.1.1]
    And Ann has $10,070 in chips [12.6]
    And nobody must be told anything
    And the money balances

  @TC-06
  Scenario: A coup settled by the odds of the other game is corrected too
    Given the coup is played 9S 2H TH 5D KC KD AS 3C 4D
    When the dealer reports the wrong game settled with:
      | paid | Ann's on player: $95 |
    Then it is refused because "every wager was paid by the rules of the game in play" [12.6]
    When the dealer reports the wrong game settled with:
      | paid | Ann's on player: $100 |
    Then Ann owes the house $5 [12.6]
    When the dealer rectifies the wrong payment
    Then Ann is paid $95 on player [12.6; 11.1.1]

  @TC-06
  Scenario: Once the next coup has begun the result stands
    Given the coup is played 9S 2H TH 5D KC KD AS 3C 4D
    And Ann wagers $100 on player
    And the cards 9S are dealt
    When the dealer reports a wrong payment with:
      | cents     | -$5                   |
      | wager     | Ben's on player       |
      | enquiries | Ben counted his chips |
    Then it is refused because "its result stands" [12.6; reading T51]
    And the event "settlement reversed" is not recorded

  @TC-07
  Scenario: A hand that cannot be reconstructed is void, with the wagers on it
    Given the coup is played 9S 2H TH 5D KC KD AS 3C 4D
    And the dealer reports a wrong payment with:
      | cents     | -$5                   |
      | wager     | Ann's on player       |
      | enquiries | Ann counted her chips |
    When the dealer gives up the reconstruction with:
      | areas | 1 |
    Then it is refused because "for the Casino Supervisor" [12.6 (continued)]
    When Sue gives up the reconstruction with:
      | areas | 1 |
    Then the event "hand voided" is recorded with: [12.6 (continued)]
      | area | 1 |
    And Ann's $100 on player is returned [12.6 (continued)]
    And Ann's $25 on tie is returned [12.6 (continued)]
    And Ann has $10,000 in chips
    And Ben has $100 on player
    When the coup is finished
    Then Ben is paid $95 on player [12.6 (continued); 11.1.1]
    And the coup stands
    And nobody must be told anything
    And the money balances

  @TC-07
  Scenario: Or the coup is, and all monies are returned
    Given the coup is played 9S 2H TH 5D KC KD AS 3C 4D
    And the dealer reports a wrong payment with:
      | cents     | -$5                   |
      | wager     | Ann's on player       |
      | enquiries | Ann counted her chips |
    When Sue gives up the reconstruction
    Then the coup is void [12.6 (continued)]
    And Ann's $100 on player is returned [12.6 (continued)]
    And Ann's $25 on tie is returned [12.6 (continued)]
    And Ben's $100 on player is returned [12.6 (continued)]
    And Ann has $10,000 in chips
    And Ben has $10,000 in chips
    And the money balances
