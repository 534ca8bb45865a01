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

  Scenario: A wager under the minimum that loses is collected as it is
    When Ann wagers $10 on banker
    And the cards are 7S 6H KH KD
    Then Ann's $10 on banker is collected [6.4; 5.1.2.2]
    And the money balances

  Scenario: A wager over the maximum that stands off is returned whole
    When Ann wagers $15,000 on banker
    And the cards are 7S 7H KH KD
    Then Ann is paid $0 on banker [6.5; 5.1.2.3]
    And Ann's $15,000 on banker is returned [6.5; 5.1.2.3]
    And the money balances

  Scenario: A Banker six pays half of the maximum, and not half of what lies over it
    When Ann wagers $15,000 on banker
    And the cards are KS 6H QH KD 3C
    Then Ann is paid $5,000 on banker [6.5; 11.2.2]
    And Ann's $15,000 on banker is returned [6.5; 11.2.2]
    And the money balances

  Scenario: Two patrons are each within the maximum, though together they are over it
    When Ann wagers $6,000 on banker
    And Ben wagers $6,000 on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid $6,000 on banker [5.5.2; 11.2.2]
    And Ben is paid $6,000 on banker [5.5.2; 11.2.2]
    And the money balances

  Scenario: One patron is over the maximum, and the other is paid in full
    When Ann wagers $15,000 on banker
    And Ben wagers $6,000 on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid $10,000 on banker [6.5; 11.2.2]
    And Ben is paid $6,000 on banker [5.5.2; 11.2.2]
    And the money balances

  Scenario Outline: <bet> has limits of its own: <stake> where the most is <most>
    Given the limits on <bet> are $5 to <most>
    When Ann wagers <stake> on <bet>
    And the cards are <cards>
    Then Ann is paid <winnings> on <bet> [<limit>; <line>]
    And the money balances

    Examples:
      | bet          | stake | most | cards          | winnings | limit | line     |
      | player       | $900  | $500 | 7S 6H KH KD    | $500     | 6.5   | 11.2.1   |
      | tie          | $800  | $500 | 7S 7H KH KD    | $4,000   | 6.5   | 11.2.3   |
      | tie          | $2    | $500 | 7S 7H KH KD    | $16      | 6.4   | 11.2.3   |
      | tiger        | $150  | $100 | KS 6H QH KD 3C | $1,200   | 6.5   | 11.1.9.1 |
      | tiger        | $1    | $100 | KS 6H QH KD 3C | $12      | 6.4   | 11.1.9.1 |
      | pairs-banker | $60   | $50  | 9S KH JD KC    | $550     | 6.5   | 11.1.4   |
