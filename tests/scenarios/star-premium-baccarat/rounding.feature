Feature: What chips cannot pay exactly is paid up to the next amount they can

  Scenario Outline: <stake> on Banker with chips of $1 and more wins <winnings>
    Given the game is star-premium-baccarat/premium
    And chips of $1, $5, $25 and $100
    When Ann wagers <stake> on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid <winnings> on banker [5.7; 13.2.1]
    And rounding costs the house <cost> [5.7]
    And the money balances

    Examples:
      | stake | winnings | cost  |
      | $1    | $1       | $0.05 |
      | $5    | $5       | $0.25 |
      | $10   | $10      | $0.50 |
      | $20   | $19      | $0    |
      | $21   | $20      | $0.05 |
      | $30   | $29      | $0.50 |
      | $39   | $38      | $0.95 |
      | $100  | $95      | $0    |

  Scenario Outline: $1,000 on Banker wins <winnings> where the smallest chip is <smallest>
    Given the game is star-premium-baccarat/premium
    And chips of <smallest> and $1,000
    When Ann wagers $1,000 on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid <winnings> on banker [5.7; 13.2.1]
    And rounding costs the house <cost> [5.7]

    Examples:
      | smallest | winnings | cost |
      | $25      | $950     | $0   |
      | $100     | $1,000   | $50  |
      | $500     | $1,000   | $50  |

  Scenario Outline: <stake> on a Banker six wins <winnings> where the smallest chip is <smallest>
    Given the game is star-premium-baccarat/even-money
    And chips of <smallest> and $25
    When Ann wagers <stake> on banker
    And the cards are KS 6H QH KD 3C
    Then Ann is paid <winnings> on banker [5.7; 13.2.2.1]
    And rounding costs the house <cost> [5.7]

    Examples:
      | stake | smallest | winnings | cost   |
      | $25   | $1       | $13      | $0.50  |
      | $25   | $2.50    | $12.50   | $0     |
      | $25   | $5       | $15      | $2.50  |
      | $25   | $25      | $25      | $12.50 |
      | $50   | $25      | $25      | $0     |

  Scenario Outline: <percent>% of <stake> on a tie, where the smallest chip is $1
    The bounds of 1% and 10% are for the rate, not for the rounded money.

    Given the game is star-premium-baccarat/tie
    And the option tie-pays is <percent>
    And chips of $1, $5, $25 and $100
    When Ann wagers <stake> on banker
    And the cards are 6S 6H KH KD
    Then Ann is paid <winnings> on banker [5.7; 13.3.1; reading P47]
    And Ann's <stake> on banker is returned [13.3.1]
    And rounding costs the house <cost> [5.7]
    And the money balances

    Examples:
      | percent | stake | winnings | cost  |
      | 1       | $100  | $1       | $0    |
      | 1       | $5    | $1       | $0.95 |
      | 2.5     | $100  | $3       | $0.50 |
      | 5       | $25   | $2       | $0.75 |
      | 10      | $5    | $1       | $0.50 |
      | 10      | $50   | $5       | $0    |

  Scenario: Two patrons' winnings are rounded apart, though together they come to chips
    Each has won $9.50, and $19 could be paid.

    Given the game is star-premium-baccarat/premium
    And chips of $1, $5, $25 and $100
    When Ann wagers $10 on banker
    And Ben wagers $10 on banker
    And the cards are 6S 7H KH KD
    Then Ann is paid $10 on banker [5.7; 13.2.1; reading P42]
    And Ben is paid $10 on banker [5.7; 13.2.1; reading P42]
    And rounding costs the house $1 [5.7]
    And the money balances
