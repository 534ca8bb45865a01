Feature: What chips cannot pay exactly is paid up to the next amount they can

  Rule: Nineteen to twenty seldom comes to chips

    Scenario Outline: <stake> on Banker with chips of $1 and more wins <winnings>
      Given the game is star-baccarat/baccarat
      And chips of $1, $5, $25 and $100
      When Ann wagers <stake> on banker
      And the cards are 6S 7H KH KD
      Then Ann is paid <winnings> on banker [5.8; 11.1.3]
      And rounding costs the house <cost> [5.8]
      And the money balances

      Examples:
        | stake | winnings | cost  |
        | $1    | $1       | $0.05 |
        | $5    | $5       | $0.25 |
        | $10   | $10      | $0.50 |
        | $15   | $15      | $0.75 |
        | $20   | $19      | $0    |
        | $21   | $20      | $0.05 |
        | $30   | $29      | $0.50 |
        | $39   | $38      | $0.95 |
        | $100  | $95      | $0    |
        | $130  | $124     | $0.50 |

    Scenario Outline: $100 on Banker wins <winnings> where the smallest chip is <smallest>
      Given the game is star-baccarat/baccarat
      And chips of <smallest> and $100
      When Ann wagers $100 on banker
      And the cards are 6S 7H KH KD
      Then Ann is paid <winnings> on banker [5.8; 11.1.3]
      And rounding costs the house <cost> [5.8]

      Examples:
        | smallest | winnings | cost |
        | $2.50    | $95      | $0   |
        | $5       | $95      | $0   |
        | $10      | $100     | $5   |
        | $25      | $100     | $5   |

    Scenario: Two patrons' winnings are rounded apart, though together they come to chips
      Each has won $9.50, and $19 could be paid.

      Given the game is star-baccarat/baccarat
      And chips of $1, $5, $25 and $100
      When Ann wagers $10 on banker
      And Ben wagers $10 on banker
      And the cards are 6S 7H KH KD
      Then Ann is paid $10 on banker [5.8; 5.5.2; 11.1.3; reading S-64]
      And Ben is paid $10 on banker [5.8; 5.5.2; 11.1.3; reading S-64]
      And rounding costs the house $1 [5.8]
      And the money balances

  Rule: Half of a wager on a Banker six

    Scenario Outline: <stake> on a Banker six wins <winnings> where the smallest chip is <smallest>
      Given the game is star-baccarat/even-money
      And chips of <smallest> and $25
      When Ann wagers <stake> on banker
      And the cards are KS 6H QH KD 3C
      Then Ann is paid <winnings> on banker [5.8; 11.2.2]
      And rounding costs the house <cost> [5.8]

      Examples:
        | stake | smallest | winnings | cost   |
        | $25   | $1       | $13      | $0.50  |
        | $25   | $2.50    | $12.50   | $0     |
        | $25   | $5       | $15      | $2.50  |
        | $25   | $25      | $25      | $12.50 |
        | $50   | $25      | $25      | $0     |

  Rule: Odds of so many to one never need it

    Scenario: $2.50 on Tiger at twelve to one
      Given the game is star-baccarat/baccarat
      And chips of $2.50, $5, $25 and $100
      When Ann wagers $2.50 on tiger
      And the cards are KS 6H QH KD 3C
      Then Ann is paid $30 on tiger [11.1.9.1]
      And rounding costs the house $0
