Feature: A wager outside the limits that nobody saw before the deal

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | limits | player $25 to $10,000; approved minimum $5 |
    And Ann sits at place 1 with $30,000 in chips
    And Ben sits at place 2
    And the shoe is ready
    And Ben wagers $100 on banker

  @X-17
  Scenario: Below the approved minimum it is void and comes back
    Given the cards 9S 2H are dealt
    When the dealer finds a wager with:
      | patron | Ann    |
      | bet    | player |
      | cents  | $4     |
      | area   | 1      |
    Then Ann's $4 on player is returned [7.2; 7.2.2]
    And Ann has $30,000 in chips
    When the cards TH 5D are dealt
    And the coup is finished
    Then Ben's $100 on banker is collected

  @X-18
  Scenario Outline: From there to the minimum on the sign it is paid or taken, <cards>
    Given the cards <first> are dealt
    When the dealer finds a wager with:
      | patron | Ann    |
      | bet    | player |
      | cents  | $5     |
      | area   | 1      |
    And the cards <cards> are dealt
    And the coup is finished
    Then <what> [7.2; 7.2.3; <rule>]

    Examples:
      | first | cards | what                            | rule             |
      | 9S 2H | TH 5D | Ann is paid $5 on player        | Table 3 "Player" |
      | 2S 9H | TH KD | Ann's $5 on player is collected | 6.2.1(c)         |

  @X-19
  Scenario Outline: Above the maximum it is paid or collected to the maximum, and the rest goes back, <cards>
    Given the cards <first> are dealt
    When the dealer finds a wager with:
      | patron | Ann     |
      | bet    | player  |
      | cents  | $15,000 |
      | area   | 1       |
    And the cards <cards> are dealt
    And the coup is finished
    Then <what> [7.2; 7.2.5; <rule>]
    And Ann has <left> in chips [7.2.5]

    Examples:
      | first | cards | what                                 | rule             | left    |
      | 9S 2H | TH 5D | Ann is paid $10,000 on player        | Table 3 "Player" | $40,000 |
      | 2S 9H | TH KD | Ann's $10,000 on player is collected | 6.2.1(c)         | $20,000 |

  Scenario: A wager in odd units that wins is paid up to what chips can make
    Given a table of crown-baccarat/traditional is open with:
      | limits | banker $25 to $10,000; unit $25 |
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ben wagers $100 on player
    And the cards 2S 9H are dealt
    When the dealer finds a wager with:
      | patron | Ann    |
      | bet    | banker |
      | cents  | $30    |
      | area   | 1      |
    And the cards TH KD are dealt
    And the coup is finished
    Then Ann is paid $29 on banker [7.3; reading C-50; Table 3 "Banker"]
    And rounding costs the house $0.50 [7.3]

  Scenario: The regulator may have approved another minimum for one bet
    Given a table of crown-baccarat/traditional is open with:
      | limits | tie $10 to $1,000; approved minimum $5; approved on tie $8 |
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ben wagers $100 on player
    And the cards 2S 9H are dealt
    When the dealer finds a wager with:
      | patron | Ann |
      | bet    | tie |
      | cents  | $7  |
      | area   | 1   |
    Then Ann's $7 on tie is returned [7.2.2; reading C-49]
