Feature: A shuffling device that fails

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | device | shuffling device |
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker
    And the cards 9S 2H TH are dealt

  @ST-40
  Scenario: Without damage the cards go to another device and the game goes on
    When the dealer reports a malfunction with:
      | spare       | device 2 |
      | practicable | yes      |
    Then the event "device failed" is recorded with:
      | cards dealt   | 3        |
      | disadvantaged | none     |
      | spare         | device 2 |
    And the event "cards transferred" is recorded with:
      | rule   | 13.2     |
      | device | device 2 |
    When the cards 5D are dealt
    And the coup is finished
    Then Ann is paid $100 on player

  @ST-42
  Scenario: A failure that disadvantages a player ends the coup and returns each wager
    When the dealer reports a malfunction with:
      | disadvantaged | Ann |
    Then it is refused because "approval of the Casino Supervisor" [13.4]
    When the dealer reports a malfunction with the approval of Sue with:
      | disadvantaged | Ann |
    Then the coup is void [13.4]
    And Ann's $100 on player is returned [13.4]
    And Ben's $100 on banker is returned [13.4]
    And the money balances
