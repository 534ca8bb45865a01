Feature: Wagers found outside the limits once the first card has left the shoe

  Background:
    Given the game is star-baccarat/even-money
    And the limits on banker are $25 to $10,000

  Scenario: A wager over the maximum that wins is paid to the maximum
    When Ann wagers $15,000 on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid $10,000 on banker [6.5; 11.2.2]
    And the money balances

  Scenario: A wager over the maximum that loses is collected to the maximum
    When Ann wagers $15,000 on banker
    And the cards are 7S 6H KH KD
    Then Ann's $10,000 on banker is collected [6.5; 5.1.2.2]
    And Ann's $5,000 on banker is returned [6.5]
    And the money balances

  Scenario: A wager under the minimum is valid
    When Ann wagers $10 on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid $10 on banker [6.4; 11.2.2]

  Scenario Outline: A wager of <stake>, at a limit, is inside it
    When Ann wagers <stake> on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid <stake> on banker [11.2.2]

    Examples:
      | stake   |
      | $25     |
      | $10,000 |
