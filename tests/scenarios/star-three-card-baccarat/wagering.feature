Feature: Wagers are placed, changed and refused before the first card

  Background:
    Given a table of star-three-card-baccarat/three-card is open with:
      | places | 4 |
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: What may be wagered on

    Scenario: The Player hand alone, with a Tie, the Three Picture Cards, a Banker Point Total, or all of them
      When Ann wagers $100 on tie
      Then it is refused because "goes with player and tie there" [5.2; 5.2.2; reading T22]
      When Ann wagers $100 on player
      And Ann wagers $25 on tie
      Then Ann has $25 on tie [5.2; 5.2.2]
      When Ann wagers $25 on tie at area 2
      Then it is refused because "goes with player" [5.2.2; reading T22]
      When Ben wagers $100 on player
      Then Ben has $100 on player [5.2; 5.2.1]
      When Ann wagers $5 on three-pictures
      And Ann wagers $5 on point-total-3
      And Ann wagers $5 on point-total-4
      Then Ann has $5 on three-pictures [5.2; 5.2.3]
      And Ann has $5 on point-total-4 [5.2; 5.2.4]
      When Ben takes back the wager on player
      And Ben wagers $5 on point-total-3
      Then Ben has $5 on point-total-3 [5.2; 5.2.4]

    Scenario: A Tie goes back with the last wager on its hand
      Given Ann wagers $100 on player
      And Ann wagers $25 on tie
      When Ann takes back the wager on player
      Then the wager of Ann on tie is returned [5.2.2]
      And Ann has $10,000 in chips [5.2.2]

    Scenario: One Three Picture Cards wager for a player, up to its maximum
      Given Ann wagers $1,000 on three-pictures
      When Ann wagers $5 on three-pictures
      Then it is refused because "has a Three Picture Cards wager" [5.9; reading T34]
      When Ben wagers $1,001 on three-pictures
      Then it is refused because "above the maximum" [5.9; reading T37]
      When Ben wagers $5 on three-pictures
      Then Ben has $5 on three-pictures [5.9; reading T34]

    Scenario: Chips and promotional tokens and nothing else are wagered, and winnings are paid in chips
      When Ann wagers $100.50 on player
      Then it is refused because "cannot be made in the table's chips"
      When Ann wagers $50 in tokens on player
      Then it is refused because "0 cents in promotional tokens" [5.3]
      When Ann exchanges a voucher with:
        | cents   | $150  |
        | voucher | TPV 1 |
      Then it is refused because "not for a Player"
      When the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $150  |
        | voucher | TPV 1 |
      Then Ann has $150 in tokens [1.1 "casino promotional token"]
      And Ann has $10,000 in chips [1.1 "casino promotional token"]
      When Ann wagers $50 in tokens on player
      And Ann wagers $50 on player
      Then Ann has $100 on player [5.3]
      When the coup is played 9S 2H TH KS 7D KD
      Then Ann has $10,096 in chips [1.1 "casino promotional token"; 5.11]
      And Ann has $150 in tokens [1.1 "casino promotional token"; reading T36]
      When Ann wagers $50 in tokens on player
      And the coup is played 2S 9H TH KS 7D KD
      Then Ann has $100 in tokens [5.3]

    Scenario: A dealer exchanges no voucher for chips
      When the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $150  |
        | voucher | CCV 1 |
        | into    | chips |
      Then it is refused because "no vouchers for chips"

  Rule: Areas and players

    Scenario: A player may wager at several areas, up to three players at one, and fewer when it is restricted
      Given Cai sits at place 3
      And Dee stands at the table
      When Ann wagers $100 on player
      And Ann wagers $100 on player at area 2
      Then Ann has $100 on player at area 2 [5.8]
      When Ben wagers $100 on player
      And Cai wagers $100 on player at area 2
      And Dee wagers $100 on player at area 2
      Then it is refused because "3 players wager on area 2 already" [5.6]
      When the dealer limits the players with:
        | most | 2 |
      Then it is refused because "for the Casino Supervisor" [5.6]
      When Sue limits the players with:
        | most | 2 |
      And Dee wagers $100 on player at area 1
      Then Dee has $100 on player at area 1 [5.6]
      When Cai wagers $100 on player at area 1
      Then it is refused because "2 players wager on area 1 already" [5.6]

    Scenario: Where seats are short a player at several areas gives one up
      Given Cai sits at place 3
      And Ann wagers $100 on player
      And Ann wagers $100 on player at area 4
      And Dee stands at the table
      When Ann has an area given up with:
        | patron | Ann |
        | area   | 4   |
        | to     | Dee |
      Then it is refused because "not for a Player" [5.7]
      When the dealer has an area given up with:
        | patron | Ann |
        | area   | 1   |
        | to     | Dee |
      Then it is refused because "keeps the area at which he sits" [5.7]
      When the dealer has an area given up with:
        | patron | Ann |
        | area   | 4   |
        | to     | Dee |
      Then the event "area given up" is recorded [5.7]
      And Dee has place 4 [5.7]
      And Ann has no wager on player at area 4 [5.7]
      And Ann has $9,900 in chips
      When Ann wagers $100 on player at area 4
      Then it is refused because "gave area 4 up" [5.7]
      When Dee wagers $100 on player
      Then Dee has $100 on player

    Scenario: A wager is settled by where it lies, whoever put it there
      Given the dealer places a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $100   |
        | area   | 2      |
      And Ben wagers $100 on player at area 1
      When the coup is played 9S 2H TH KS 7D 8D AS KD TD
      Then Ann is paid $95 on player at area 2 [5.12; 11.1.1]
      And Ben's $100 on player at area 1 is collected [5.12; 5.1.1.3]

  Rule: When

    Scenario: Until the first card leaves the shoe, called or not
      Given Ann wagers $100 on player
      And Ann wagers $100 on player at area 2
      When Ann takes back $50 of the wager on player at area 2
      Then Ann has $50 on player at area 2 [5.4]
      When the dealer calls no more bets
      And Ben wagers $100 on player
      Then Ben has $100 on player [5.4; 8.1; reading T31]
      When the cards 9S are dealt
      Then the event "coup opened" is recorded [1.1 "coup"]
      And the coup is at dealing [1.1 "coup"]
      When Ben wagers $100 on player
      Then it is refused because "the first card has left the shoe" [5.4; 8.1]
      When Ben takes back the wager on player
      Then it is refused because "the first card has left the shoe" [5.5]
      When Ben takes back $50 of the wager on player
      Then it is refused because "the first card has left the shoe" [5.5]
      When Sue lets wagers change with:
        | reason | it was too quick |
      Then it is refused because "no rule for it"
      When the cards 2H TH KS 7D 8D AS KD TD are dealt
      And the dealer announces the result
      And Ben takes back the wager on player
      Then it is refused because "the first card has left the shoe" [5.5]
      When the dealer settles the wagers
      Then the coup is at settlement [1.1 "coup"]
      When the dealer clears the cards
      Then the event "coup concluded" is recorded [1.1 "coup"]
      And no coup is open [1.1 "coup"]
      When Ben wagers $100 on player
      Then Ben has $100 on player [5.5]

    @X-31
    Scenario: A casino supervisor may refuse a wager until then, and it goes back
      Given Ann wagers $100 on player
      And Ann wagers $25 on tie
      And Ben wagers $100 on player
      When the dealer refuses Ann's wager on player because "it was thrown"
      Then it is refused because "for the Casino Supervisor" [14.12]
      When Sue refuses Ann's wager on player because " "
      Then it is refused because "reasonable grounds" [14.12]
      When Sue refuses Ann's wager on player because "it was thrown"
      Then the wager of Ann on player is returned [14.12]
      And the wager of Ann on tie is returned [5.2.2]
      And Ann has $10,000 in chips [14.12]
      When the cards 9S are dealt
      And Sue refuses Ben's wager on player because "it was thrown"
      Then it is refused because "the first card has left the shoe" [14.12; reading T13]

  Rule: Limits

    @X-15
    Scenario: Below the minimum it is not taken, but once the first card has left it is valid
      When Ann wagers $20 on player
      Then it is refused because "below the minimum" [reading T37]
      When Ben wagers $100 on player
      And the cards 9S are dealt
      And the dealer finds a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $20    |
        | area   | 2      |
      Then the wager of Ann on player counts for $20 [6.2]
      When the cards 2H TH KS 7D KD are dealt
      And the coup is finished
      Then Ann is paid $19 on player [6.2; 11.1.1]
      And nobody must be told anything

    @X-19
    Scenario Outline: Above the maximum it is <fate> to the maximum, and the rest goes back
      Given Cai sits at place 3 with $20,000 in chips
      When Cai wagers $10,001 on player
      Then it is refused [reading T37]
      When Ben wagers $100 on player
      And the cards <first> are dealt
      And Cai finds a wager with:
        | patron | Cai     |
        | bet    | player  |
        | cents  | $12,000 |
        | area   | 2       |
      Then it is refused because "not for a Player"
      When the dealer finds a wager with:
        | patron | Cai     |
        | bet    | player  |
        | cents  | $12,000 |
        | area   | 2       |
      Then the wager of Cai on player counts for $10,000 [6.3]
      When the cards <rest> are dealt
      And the coup is finished
      Then <outcome> [6.3; <rule>]
      And Cai has <chips> in chips [6.3]
      And the money balances

      Examples:
        | fate      | first | rest          | outcome                              | rule    | chips   |
        | paid      | 9S    | 2H TH KS 7D KD | Cai is paid $9,500 on player         | 11.1.1  | $29,500 |
        | collected | 2S    | 9H TH KS 7D KD | Cai's $10,000 on player is collected | 5.1.1.3 | $10,000 |

    @X-19
    Scenario: Each Player area has a maximum of its own, whoever wagers there
      Given a table of star-three-card-baccarat/three-card is open with:
        | limits | player $25 to $10,000; all on player $500 |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai stands at the table
      And the shoe is ready
      When Ann wagers $400 on player
      And Ben wagers $400 on player
      Then Ben has $400 on player [6.1]
      When Cai wagers $200 on player at area 1
      Then it is refused because "no more than 50000 cents may lie on player" [reading T37]
      When the cards 9S are dealt
      And the dealer finds a wager with:
        | patron | Cai    |
        | bet    | player |
        | cents  | $600   |
        | area   | 1      |
      Then the wager of Ann on player counts for $200 [6.3; reading T38]
      And the wager of Cai on player counts for $300 [6.3; reading T38]
      And the wager of Ben on player counts for $400 [6.3; reading T38]

    @X-22
    Scenario: What was wagered above the maximum on an earlier coup stands
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      When the dealer finds a wager with:
        | patron | Ann     |
        | bet    | player  |
        | cents  | $12,000 |
        | area   | 2       |
      Then it is refused because "stand" [6.3]
      When Ben wagers $100 on player
      And the cards 9C are dealt
      Then Ben has $100 on player
      And Ben has $9,995 in chips [6.3]
      And the event "settlement reversed" is not recorded [6.3]

  Rule: Payments

    @X-12
    Scenario: What chips cannot pay exactly goes up to the next amount that they can
      Given Ann wagers $30 on player
      When the coup is dealt 9S 2H TH KS 7D KD
      And Ann settles the wagers
      Then it is refused because "not for a Player"
      When the coup is finished
      Then Ann is paid $29 on player [5.11; reading T35; 11.1.1]
      And rounding costs the house $0.50 [5.11]
      And the account rounding stands at -$0.50
