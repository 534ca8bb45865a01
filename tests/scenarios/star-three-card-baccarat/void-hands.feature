Feature: Hands that are void alone

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player

  @TC-09
  Scenario: A card that would have been the first and was seen is burned, and the wagers stay
    When the dealer reports a first card exposed with:
      | card | QS |
    Then the event "card burned" is recorded with:
      | card | QS   |
      | rule | 12.8 |
    And Ann has $100 on player
    And the wager of Ben on player is placed
    When the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
    Then the coup is at its result [12.8]

  @TC-05
  Scenario: A Player hand of four cards is void, with the wagers on it of everybody at its area
    Given Cai stands at the table
    And Ann wagers $25 on tie
    And Ann wagers $5 on point-total-7
    And Cai wagers $100 on player at area 1
    When the cards 2H 7S 3D 5C 8H 4S 9C KD TH are dealt
    And Ben reports how the cards lie with:
      | lies       | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1 |
      | unrecorded | QS |
    Then it is refused because "not for a Player"
    When the dealer reports how the cards lie with:
      | lies       | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1 |
      | unrecorded | QS |
    Then the event "hand voided" is recorded with:
      | area  | 1    |
      | cards | 4    |
      | rule  | 12.5 |
    And Ann's $100 on player is returned [12.5]
    And Ann's $25 on tie is returned [12.5]
    And Cai's $100 on player is returned [12.5]
    And Ben has $100 on player
    And Ann has $5 on point-total-7
    When the coup is finished
    Then Ben's $100 on player is collected
    And Ann is paid $40 on point-total-7
    And the money balances
    And nobody must be told anything

  @TC-05
  Scenario: A Player hand of two cards is void too, and after the settlement it is too late to say so
    Given the cards 2H 7S 3D 5C 8H 4S 9C TH are dealt
    When the dealer reports how the cards lie with:
      | lies | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Banker |
    Then the event "hand voided" is recorded with:
      | area  | 2    |
      | cards | 2    |
      | rule  | 12.5 |
    And Ben's $100 on player is returned [12.5]
    And Ben has $10,000 in chips
    When the coup is finished
    Then Ann's $100 on player is collected [12.5; 5.1.1.3]
    And the money balances
    When Ann wagers $100 on player
    And the dealer reports how the cards lie with:
      | lies | Player 1 |
    Then it is refused [12.5]
