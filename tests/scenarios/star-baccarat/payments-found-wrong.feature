Feature: Money paid wrongly, and put right

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And the coup is dealt 9S 2H TH 5D
    And the dealer settles the wagers

  @ST-29 @ST-32
  Scenario: An overpayment is recorded, and given back to the cent
    When the dealer reports a wrong payment with:
      | cents     | $5                           |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    Then Ann has $10,105 in chips
    And Ann owes the house $5
    When the dealer rectifies the wrong payment
    Then it is refused because "approval of the Casino Supervisor" [12.18]
    When the dealer rectifies the wrong payment with the approval of Sue
    Then Ann has $10,100 in chips
    And Ann owes the house $0
    And Ann is paid $100 on player
    And the event "mispayment rectified" is recorded with:
      | cents | $5 |
    And the money balances

  @ST-33
  Scenario Outline: More than $1,000 paid wrongly is reported by the month, even when it was put right
    When the dealer reports a wrong payment with:
      | cents     | <too much>                   |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    And the dealer rectifies the wrong payment with the approval of Sue
    Then the regulator must be told with the monthly report [12.20.2]

    Examples:
      | too much  |
      | $1,000.01 |
      | $2,000    |
