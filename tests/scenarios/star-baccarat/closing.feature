Feature: A table closes

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | float | 500 of $100, 100 of $25 |
    And Sue is a casino supervisor

  @X-35
  Scenario: With players present a sign stands for 20 minutes, and the float is counted
    Given Ann sits at place 1 with $1,000 in chips
    And the shoe is ready
    And Ann wagers $100 on banker
    And the coup is played 9S 2H TH 5D
    When Sue closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then it is refused because "no notice of closing" [14.14]
    When the dealer announces the closing with:
      | takes effect | in 20 minutes |
    Then it is refused because "Casino Supervisor" [14.14]
    When Sue announces the closing with:
      | takes effect | in 19 minutes |
    Then it is refused because "20 minutes" [14.14]
    When Sue announces the closing with:
      | takes effect | in 20 minutes |
    Then the table is closing [14.14]
    And a sign shows closing [14.14]
    When 19 minutes pass
    And Sue closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then it is refused because "to stand" [14.14]
    When Ann wagers $100 on banker
    And 1 minute passes
    And Sue closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then it is refused because "wagers lie on the layout"
    When Ann takes back the wager on banker
    And the dealer closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then it is refused because "Casino Supervisor" [14.14]
    When Sue closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then the table is closed
    And the event "table closed" is recorded with:
      | rule   | 14.14 |
      | result | $100  |

  @X-35
  Scenario: With nobody there no sign is needed
    Given the shoe is ready
    When Sue closes the table with:
      | float | 500 of $100, 100 of $25 |
    Then the table is closed
    And the event "table closed" is recorded with:
      | result | $0 |

  @X-35
  Scenario: A notice may be withdrawn
    Given Ann sits at place 1 with $1,000 in chips
    And the shoe is ready
    And Sue announces the closing
    When Sue withdraws the closing
    Then the table is open
    And no sign shows closing
    When 20 minutes pass
    And Sue closes the table with:
      | float | 500 of $100, 100 of $25 |
    Then it is refused because "no notice of closing" [14.14]
