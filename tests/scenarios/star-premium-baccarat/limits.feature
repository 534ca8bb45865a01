Feature: Wagers found outside the limits once the first card is exposed
  Premium Baccarat calls them valid, whichever limit they are outside.

  Background:
    Given the game is star-premium-baccarat/premium
    And the limits on player are $25 to $10,000
    And the limits on banker are $25 to $10,000
    And the limits on tie are $5 to $500
    And the limits on tiger are $5 to $100

  Scenario: A wager over the maximum that wins is paid in full
    When Ann wagers $15,000 on player
    And the cards are 7S 6H KH KD
    Then Ann is paid $15,000 on player [6.3; 13.1]
    And Ann's $15,000 on player is returned [6.3; 13.1]
    And the money balances

  Scenario: A wager over the maximum that loses is collected in full
    When Ann wagers $15,000 on player
    And the cards are 6S 7H KH KD
    Then Ann's $15,000 on player is collected [6.3; 5.1.1.2]
    And Ann's $0 on player is returned [6.3; 5.1.1.2]
    And the money balances

  Scenario: A wager over the maximum stands off like any other
    When Ann wagers $15,000 on player
    And the cards are 7S 7H KH KD
    Then Ann is paid $0 on player [6.3; 5.1.1.3]
    And Ann's $15,000 on player is returned [6.3; 5.1.1.3]

  Scenario: A wager under the minimum that wins is paid in full
    When Ann wagers $10 on player
    And the cards are 7S 6H KH KD
    Then Ann is paid $10 on player [6.4; 13.1]
    And the money balances

  Scenario: A wager under the minimum that loses is collected in full
    When Ann wagers $10 on player
    And the cards are 6S 7H KH KD
    Then Ann's $10 on player is collected [6.4; 5.1.1.2]
    And the money balances

  Scenario Outline: <stake> on <bet>, outside its limits, is paid in full
    When Ann wagers <stake> on <bet>
    And the cards are <cards>
    Then Ann is paid <winnings> on <bet> [<limit>; <line>]
    And the money balances

    Examples:
      | bet    | stake   | cards          | winnings | limit | line   |
      | banker | $20,000 | 6S 7H KH KD    | $19,000  | 6.3   | 13.2.1 |
      | banker | $20     | 6S 7H KH KD    | $19      | 6.4   | 13.2.1 |
      | tie    | $800    | 7S 7H KH KD    | $6,400   | 6.3   | 13.3   |
      | tie    | $1      | 7S 7H KH KD    | $8       | 6.4   | 13.3   |
      | tiger  | $200    | KS 6H QH KD 3C | $2,400   | 6.3   | 13.8.1 |
      | tiger  | $1      | KS 6H QH KD 3C | $12      | 6.4   | 13.8.1 |

  Scenario: Tie Premium pays its percentage of the whole wager
    Given the game is star-premium-baccarat/tie
    And the option tie-pays is 10
    And the limits on banker are $25 to $10,000
    When Ann wagers $15,000 on banker
    And the cards are 6S 6H KH KD
    Then Ann is paid $1,500 on banker [6.3; 13.3.1]
    And Ann's $15,000 on banker is returned [6.3; 13.3.1]

  Scenario: Even Money Premium pays half of the whole wager on a Banker six
    Given the game is star-premium-baccarat/even-money
    And the limits on banker are $25 to $10,000
    When Ann wagers $15,000 on banker
    And the cards are KS 6H QH KD 3C
    Then Ann is paid $7,500 on banker [6.3; 13.2.2.1]
    And Ann's $15,000 on banker is returned [6.3; 13.2.2.1]
