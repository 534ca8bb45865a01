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

  @ST-29 @ST-32
  Scenario: An underpayment is made good, and nobody asks for it back
    When the dealer reports a wrong payment with:
      | cents     | -$20                         |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    Then Ann has $10,080 in chips
    And the house owes Ann $20
    When the dealer records an attempt with:
      | attempt | demand     |
      | outcome | she agreed |
    Then it is refused because "reimbursed, not asked back" [12.18.2]
    When the dealer rectifies the wrong payment with the approval of Sue
    Then Ann has $10,100 in chips
    And the house owes Ann $0
    And the event "mispayment rectified" is recorded with:
      | rule  | 12.18 |
      | cents | -$20  |

  @ST-29
  Scenario: Reasonable enquiries are recorded, and there must be something wrong
    When the dealer reports a wrong payment with:
      | cents     | $5              |
      | wager     | Ann's on player |
      | enquiries |                 |
    Then it is refused because "what enquiries were made" [12.18]
    When the dealer reports a wrong payment with:
      | cents     | $0                           |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    Then it is refused because "nothing was paid too much or too little" [12.18]

  @ST-29
  Scenario: It is of a payment that was made, and to whom it was made, and it is put right once
    When the dealer rectifies the wrong payment with the approval of Sue
    Then it is refused because "no wrong payment is still to be put right"
    When the dealer reports a wrong payment with:
      | cents     | $5                           |
      | wager     | Ann's on player              |
      | patron    | Ben                          |
      | enquiries | the chips were counted again |
    Then it is refused because "is Ann's"
    When the dealer reports a wrong payment with:
      | cents     | $5                           |
      | patron    | Ann                          |
      | enquiries | the chips were counted again |
    Then it is refused because "say which wager it was"
    When the dealer reports a wrong payment with:
      | cents     | $5                           |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    And the dealer rectifies the wrong payment with the approval of Sue
    And the dealer rectifies the wrong payment with the approval of Sue
    Then it is refused
    And Ann has $10,100 in chips [12.18]
    When the dealer clears the cards
    And Ann wagers $100 on player
    And the dealer reports a wrong payment with:
      | cents     | $5                           |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    Then it is refused because "has not been settled"

  @ST-29
  Scenario Outline: So it is when <what> was changed wrongly
    When the dealer reports a wrong payment with:
      | of        | <of>              |
      | cents     | $50               |
      | patron    | Ann               |
      | enquiries | the float was out |
    Then Ann owes the house $50
    When the dealer rectifies the wrong payment with the approval of Sue
    Then Ann owes the house $0
    And Ann has $10,100 in chips [1.1 "<defined>"; 12.18]

    Examples:
      | what   | of            | defined       |
      | cash   | cash change   | Cash Change   |
      | colour | colour change | Colour Change |

  @ST-30 @ST-32
  Scenario: One that is not rectified stays owed, with every attempt on record
    Given the dealer reports a wrong payment with:
      | cents     | $5                           |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    When the dealer records an attempt with:
      | attempt | reimburse |
      | outcome | none      |
    Then it is refused because "asked back, not reimbursed" [12.18.2]
    When the dealer records an attempt with:
      | attempt | contact |
      | outcome |         |
    Then it is refused because "what came of the attempt" [12.18.2]
    When the dealer records an attempt with:
      | attempt | contact   |
      | outcome | no answer |
    And the dealer records an attempt with:
      | attempt | request     |
      | outcome | she refused |
    Then the event "attempt recorded" is recorded 2 times
    And the event "attempt recorded" is recorded with:
      | rule    | 12.18.2   |
      | attempt | contact   |
      | outcome | no answer |
    And Ann owes the house $5 [12.18.2]
    And Ann has $10,105 in chips [12.18.2]
    When the dealer records an attempt with:
      | attempt | tell regulator |
      | outcome | it was told    |
    Then the event "attempt recorded" is recorded with:
      | rule    | 12.18.2     |
      | outcome | it was told |
    When the dealer gives a notice with:
      | to    | regulator                |
      | about | $5 that Ann was overpaid |
    Then the regulator has been told [12.18.2; 1.1 "NICC"]
    And Ann owes the house $5 [12.18.2]
    And the money balances

  @ST-31
  Scenario: An intentional act is suspected: the patron is identified, and it is put right
    When the dealer reports a wrong payment with:
      | of        | cash change                   |
      | cents     | $500                          |
      | suspected | yes                           |
      | enquiries | the recordings were looked at |
    Then the surveillance must be told at once [reading ST-31]
    And the account receivable:unknown stands at $500
    When the dealer rectifies the wrong payment with the approval of Sue
    Then it is refused because "has not been identified" [12.19; 12.19.2]
    When the dealer records an attempt with:
      | attempt           | identify                 |
      | outcome           | known by her Player Card |
      | patron identified | Ann                      |
    Then Ann owes the house $500 [12.19.2]
    And the account receivable:unknown stands at $0 [12.19.2]
    When the dealer records an attempt with:
      | attempt           | identify |
      | outcome           | again    |
      | patron identified | Ann      |
    Then it is refused because "identified already" [12.18.2]
    When the dealer rectifies the wrong payment
    Then it is refused because "approval of the Casino Supervisor" [12.19; reading ST-29]
    When the dealer rectifies the wrong payment with the approval of Sue
    Then Ann owes the house $0 [12.19; 12.19.1]
    And the event "mispayment rectified" is recorded with:
      | rule  | 12.19 |
      | cents | $500  |
    And the money balances

  @ST-33
  Scenario: $1,000 paid wrongly is not over $1,000
    When the dealer reports a wrong payment with:
      | cents     | $1,000                       |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    Then nobody must be told anything [12.20.2]

  @ST-33
  Scenario Outline: More than $1,000 paid wrongly is reported by the month, even when it was put right
    When the dealer reports a wrong payment with:
      | cents     | <too much>                   |
      | wager     | Ann's on player              |
      | enquiries | the chips were counted again |
    And the dealer rectifies the wrong payment with the approval of Sue
    Then the regulator must be told with the monthly report [12.20.2; reading S-39]

    Examples:
      | too much  |
      | $1,000.01 |
      | $2,000    |
