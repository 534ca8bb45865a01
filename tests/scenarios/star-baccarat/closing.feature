Feature: A table closes

  @X-35
  Scenario: With players present a sign stands for 20 minutes, and the float is counted
    Given a table of star-baccarat/baccarat is open with:
      | float | 500 of $100, 100 of $25 |
    And Ann sits at place 1 with $1,000 in chips
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on banker
    And the coup is played 9S 2H TH 5D
    When Sue closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then it is refused [14.14]
    When Sue announces the closing with:
      | takes effect | in 20 minutes |
    Then the table is closing [14.14]
    And a sign shows closing
    When 20 minutes pass
    And Sue closes the table with:
      | float | 501 of $100, 100 of $25 |
    Then the table is closed
    And the event "table closed" is recorded with:
      | result | $100 |
