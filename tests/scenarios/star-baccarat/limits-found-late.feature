Feature: Limits passed, found before and after the first card

  Rule: The differential and the maximum of an area, before the first card

    Background:
      Given a table of star-baccarat/baccarat is open with:
        | limits | player $25 to $10,000; banker $25 to $10,000; all on player $5,000; differential $3,000 |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai sits at place 3
      And Sue is a casino supervisor
      And the shoe is ready

    @X-13
    Scenario: Wagers on the side that is too high are reduced in proportion, and no other
      Given Ann wagers $4,000 on banker
      And Ben wagers $2,000 on banker
      And Cai wagers $1,000 on player
      When Ann reduces wagers in proportion with:
        | bet | banker |
      Then it is refused
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then it is refused because "within the differential" [6.2]
      When the dealer reduces wagers in proportion with:
        | bet | banker |
      Then Ann has $2,666 on banker [6.2; reading S-67]
      And Ben has $1,333 on banker [6.2; reading S-67]
      And Cai has $1,000 on player [6.2]
      And Ann has $7,334 in chips [6.2]
      And Ben has $8,667 in chips [6.2]
      When the dealer reduces wagers in proportion with:
        | bet | banker |
      Then it is refused because "within the differential" [6.2]
      When the coup is played 2S 9H TH KD
      Then Ann is paid $2,533 on banker [11.1.3; 5.8]
      And Cai's $1,000 on player is collected [5.1.1.2]

    @X-13
    Scenario: All that lies on an area is more than its maximum
      Given Ann wagers $4,000 on player
      And Ben wagers $4,000 on player
      And Cai wagers $4,000 on banker
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then Ann has $2,500 on player [6.2]
      And Ben has $2,500 on player [6.2]
      And Cai has $4,000 on banker [6.2]

    @X-13 @X-14
    Scenario: After the first card nothing is reduced any more, and a differential exceeded leaves all wagers valid
      Given Ann wagers $4,000 on banker
      And Cai wagers $100 on player
      And the cards 2S are dealt
      When the dealer reduces wagers in proportion with:
        | bet | banker |
      Then it is refused because "first card" [6.2; 5.4]
      When the dealer finds a wager with:
        | patron | Ben    |
        | bet    | banker |
        | cents  | $2,000 |
        | area   | 2      |
      Then the wager of Ben on banker counts for $2,000 [6.3]
      And the wager of Ann on banker counts for $4,000 [6.3]
      When the cards 9H TH KD are dealt
      And the coup is finished
      Then Ann is paid $3,800 on banker [6.3; 11.1.3]
      And Ben is paid $1,900 on banker [6.3; 11.1.3]

    @X-19
    Scenario: Found above the maximum of an area, all on it are settled in proportion
      Given Ann wagers $4,000 on player
      And Cai wagers $4,000 on banker
      And the cards 9S are dealt
      When the dealer finds a wager with:
        | patron | Ben    |
        | bet    | player |
        | cents  | $4,000 |
        | area   | 2      |
      Then the wager of Ann on player counts for $2,500 [6.5; reading V05]
      And the wager of Ben on player counts for $2,500 [6.5; reading V05]
      When the cards 2H TH 5D are dealt
      And the coup is finished
      Then Ann is paid $2,500 on player [6.5; 11.1.2]
      And Ben is paid $2,500 on player [6.5; 11.1.2]
      And Ann has $12,500 in chips
      And Cai's $4,000 on banker is collected [5.1.2.2]

    @X-19
    Scenario: Nobody reduced what lay on an area, and it is settled to its maximum in proportion all the same
      Given Ann wagers $4,000 on player
      And Ben wagers $3,000 on player
      And Cai wagers $4,000 on banker
      When the coup is played 9S 2H TH 5D
      # Of $5,000 for $7,000: Ann $2,857.14 and Ben $2,142.85, down to whole dollars.
      Then Ann is paid $2,857 on player [6.5; reading S-67; 11.1.2]
      And Ben is paid $2,142 on player [6.5; reading S-67; 11.1.2]
      And Ann's $4,000 on player is returned
      And Ann has $12,857 in chips [6.5]
      And Cai's $4,000 on banker is collected [5.1.2.2]
      And the money balances

    Scenario: What is lost beyond the maximum of an area goes back too
      Given Ann wagers $4,000 on player
      And Ben wagers $4,000 on player
      And Cai wagers $4,000 on banker
      When the coup is played 2S 9H TH KD
      Then Ann's $2,500 on player is collected [6.5; reading S-67; 5.1.1.2]
      And Ann's $1,500 on player is returned
      And the money balances

    @X-22
    Scenario: What was passed on earlier coups stands
      Given Ann wagers $4,000 on banker
      And Ben wagers $2,000 on banker
      And the coup is played 9S 2H TH 5D
      Then Ann has $6,000 in chips [6.5.1]
      And Ben has $8,000 in chips [6.5.1]
      When the dealer finds a wager with:
        | patron | Ann     |
        | bet    | banker  |
        | cents  | $5,000  |
        | area   | 1       |
      Then it is refused because "coups that are settled stand" [6.5.1]
      When Cai wagers $100 on player
      And the dealer reduces wagers in proportion with:
        | bet | banker |
      Then it is refused because "within the differential" [6.5.1; 6.2]
      When the coup is played 9H 2S TC 5S
      Then Cai is paid $100 on player [11.1.2]
      And Ann has $6,000 in chips [6.5.1]
      And Ben has $8,000 in chips [6.5.1]

  Rule: A player's own wager, found after the first card

    Background:
      Given a table of star-baccarat/baccarat is open with:
        | limits | player $25 to $10,000; banker $25 to $10,000 |
      And Ann sits at place 1 with $30,000 in chips
      And Ben sits at place 2
      And Sue is a casino supervisor
      And the shoe is ready
      And Ben wagers $100 on banker

    @X-15
    Scenario Outline: Below the minimum it is valid, and <what>
      Given the cards <first> are dealt
      When the dealer finds a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $5     |
        | area   | 1      |
      Then the wager of Ann on player counts for $5 [6.4]
      When the cards <cards> are dealt
      And the coup is finished
      Then <what> [6.4; <rule>]

      Examples:
        | first | cards | what                            | rule    |
        | 9S 2H | TH 5D | Ann is paid $5 on player        | 11.1.2  |
        | 2S 9H | TH KD | Ann's $5 on player is collected | 5.1.1.2 |

    @X-15
    Scenario: Before the first card it is refused
      When Ann wagers $5 on player
      Then it is refused because "below the minimum" [reading S-68]

    @X-19
    Scenario Outline: Above the maximum it is paid or collected to the maximum: <what>
      Given the cards <first> are dealt
      When the dealer finds a wager with:
        | patron | Ann     |
        | bet    | player  |
        | cents  | $15,000 |
        | area   | 1       |
      And the cards <cards> are dealt
      And the coup is finished
      Then <what> [6.5; <rule>]
      And Ann has <left> in chips [6.5]
      And the money balances

      Examples:
        | first | cards | what                                 | rule    | left    |
        | 9S 2H | TH 5D | Ann is paid $10,000 on player        | 11.1.2  | $40,000 |
        | 2S 9H | TH KD | Ann's $10,000 on player is collected | 5.1.1.2 | $20,000 |

    @X-12
    Scenario: What chips cannot pay is paid to the next amount they can, and the house bears it
      Given Ann wagers $30 on banker
      When the coup is played 2S 9H TH KD
      Then Ann is paid $29 on banker [5.8; 11.1.3; reading S-64]
      And rounding costs the house $0.50 [5.8]
      And Ben is paid $95 on banker [11.1.3]
      And the account rounding stands at -$0.50 [5.8]
      And Ann has $30,029 in chips [5.8]
      And the money balances
