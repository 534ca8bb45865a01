Feature: Misdeals of Three Card Baccarat

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player

  @TC-01 @TC-03
  Scenario: The dealer alone declares a misdeal before anybody has handled the cards
    When the cards 9S 2H TH are dealt
    And the dealer reports a misdeal
    Then the coup is void [12.1; 12.3]
    And Ann's $100 on player is returned [12.3]
    And no wager lies on the layout

  Scenario: A coup with two hands is dealt, compared and paid
    When the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
    Then the coup is at its result
    And the Player hand is 9S 5D AS in area 1
    And the Player hand is 2H KC 3C in area 2
    And the Banker hand is TH KD 4D
    When the coup is finished
    Then Ann is paid $95 on player
    And Ben is paid $95 on player
    And the money balances
