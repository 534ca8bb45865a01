Feature: Commission, at the payout or deferred to the end of the shoe

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Amy is an area manager
    And Max is an assistant casino manager
    And the shoe is ready

  Scenario: It is taken from the winnings at the payout, unless an Assistant Casino Manager approves otherwise
    Given Ann wagers $100 on banker
    When the coup is played 2S 9H TH KD
    Then Ann is paid $95 on banker [10.3.1; Table 3 "Banker"]
    And Ann owes $0 in commission
    When Amy defers commission
    Then it is refused because "Assistant Casino Manager" [10.3.1]

  @X-37
  Scenario: Deferred, it is marked at each payout, and the shoe does not end before it is collected
    Given Max defers commission
    And Ann wagers $100 on banker
    When the coup is dealt 2S 9H TH KD
    And the dealer comes to the cutting card
    And the coup is finished
    Then Ann is paid $100 on banker [10.3.1; Table 3 "Banker"]
    And Ann owes $5 in commission [10.3.1]
    And a marker shows commission [10.3.1(b)]
    And the shoe has 1 more coup
    When the dealer collects commission with:
      | patron | Ann |
    Then it is refused because "has not ended" [10.3.1(a)]
    When Ann wagers $100 on player
    And the coup is played 9S 2H TC 5D
    And Max ends the shoe
    Then it is refused because "commission" [10.3.1(a)]
    When the dealer collects commission with:
      | patron | Ann |
    Then the event "commission collected" is recorded with:
      | rule   | 10.3.1(a) |
      | patron | Ann       |
      | cents  | $5        |
    And Ann owes $0 in commission
    And no marker shows commission [10.3.1(b)]
    And Ann has $10,195 in chips
    When Max ends the shoe
    Then the event "shoe ended" is recorded

  @X-37
  Scenario Outline: Before the end of the shoe, on a ground that is said: <ground>
    Given Max defers commission
    And Ann wagers $100 on banker
    And the coup is played 2S 9H TH KD
    When the dealer collects commission with:
      | patron | Ann |
    Then it is refused because "say on what ground" [10.3.1(a)]
    When the dealer collects commission with the approval of Max with:
      | patron | Ann      |
      | ground | <ground> |
    Then the event "commission collected" is recorded with:
      | rule   | <rule>   |
      | ground | <ground> |
    And Ann owes $0 in commission [<rule>]
    And Ann has $10,095 in chips

    Examples:
      | ground                | rule             |
      | player asks           | 10.3.1(a)(i)     |
      | player stops wagering | 10.3.1(a)(ii)    |
      | ordered               | 10.3.1(a)(iii)   |

  @X-37
  Scenario: It takes an Assistant Casino Manager to order it, and nobody leaves without paying
    Given Max defers commission
    And Ann wagers $100 on banker
    And the coup is played 2S 9H TH KD
    When Amy collects commission with:
      | patron | Ann     |
      | ground | ordered |
    Then it is refused because "Assistant Casino Manager" [10.3.1(a)(iii)]
    When Ann leaves the table
    Then it is refused because "owes commission" [10.3.1(a)(ii)]
    When the dealer collects commission with:
      | patron | Ann                   |
      | ground | player stops wagering |
    And Ann leaves the table
    Then the event "patron left" is recorded

  @X-37
  Scenario: What was deferred on a coup that is void is owed no more, and its marker says so
    Given Max defers commission
    And Ann wagers $100 on banker
    And the coup is played 2S 9H TH KD
    And Ann wagers $200 on banker
    And the coup is dealt 2S 9H TC KD
    And the dealer settles the wagers
    When Max invalidates the coup with:
      | what   | beyond control |
      | reason | a fire alarm   |
    Then Ann's $200 on banker is returned [14.3.1; 14.4]
    And Ann owes $5 in commission [14.4]
    And the event "marker placed" is recorded with:
      | kind | commission |
      | text | $5         |
    And Ann has $10,100 in chips

  @X-37
  Scenario: Half of a winning wager is the commission on a Banker six in Crown Baccarat, deferred like any other
    Given a table of crown-baccarat/crown is open
    And Ann sits at place 1
    And the shoe is ready
    And Max defers commission
    And Ann wagers $100 on banker
    When the coup is played 2S 6H TH KD 3C
    Then Ann is paid $100 on banker [10.3.1; reading C-30; Table 4 "Banker"]
    And Ann owes $50 in commission [10.3.1; reading C-30]

  @X-37
  Scenario: Deferred commission that chips cannot make is paid out at the odds, summed, and collected down to a chip
    Given Max defers commission
    And Ann wagers $25 on banker
    When the coup is played 2S 9H TH KD
    Then Ann is paid $25 on banker [10.3.1; reading C-64; Table 3 "Banker"]
    And Ann owes $1.25 in commission [10.3.1]
    When Ann wagers $30 on banker
    And the coup is played 2S 9H TC KD
    Then Ann owes $2.75 in commission [10.3.1]
    When the dealer collects commission with:
      | patron | Ann         |
      | ground | player asks |
    Then the event "commission collected" is recorded with: [10.3.1(a)(i)]
      | cents    | $2     |
      | rounding | -$0.75 |
    And Ann owes $0 in commission [reading C-64]
    And Ann has $10,053 in chips [7.3; reading C-64]
    And the money balances
