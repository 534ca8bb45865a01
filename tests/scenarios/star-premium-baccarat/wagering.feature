Feature: Wagers are placed, changed, refused and limited

  Background:
    Given a table of star-premium-baccarat/premium is open with:
      | limits | player $25 to $10,000; tie $10 to $1,000 |
    And Ann sits at place 1
    And Ben sits at place 2
    And Dee stands at the table
    And Sue is a casino supervisor
    And Amy is an assistant gaming manager
    And Gus is a gaming manager
    And the shoe is ready

  Rule: Until when

    Scenario: The dealer may call for bets, and need not, and the calls neither open nor close anything
      Given the dealer calls for bets
      And Ann wagers $100 on player
      And the dealer calls no more bets
      When Ben wagers $100 on banker
      Then Ben has $100 on banker [7.1]
      When the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player [7.1; 13.1]
      Given Ann wagers $100 on player
      When the coup is played 9H 2S TC 5S
      Then the event "bets called" is recorded 1 times
      And the event "no more bets called" is recorded 1 times

    Scenario: Wagers are placed, changed and withdrawn until a card is exposed, and not handled after it
      Given Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      When Ben wagers $100 on banker
      And Ben wagers $50 on banker
      And Ben takes back $25 of the wager on banker
      Then Ben has $125 on banker [5.3; reading P33]
      When the dealer turns the 1st card
      And Ben wagers $50 on tie
      Then it is refused because "exposed" [5.3; 5.4; 1.1 "exposed"]
      When Ben wagers $50 on banker
      Then it is refused [5.3; 5.4]
      When Ben takes back $25 of the wager on banker
      Then it is refused [5.4]
      When Ben takes back the wager on banker
      Then it is refused [5.4]
      When every card is turned
      And the dealer announces the counts
      And the dealer announces the result
      And Ann takes back the wager on player
      Then it is refused [5.4]
      When the coup is finished
      Then Ben has $9,875 in chips [5.4]
      When Ben wagers $50 on tie
      Then Ben has $50 on tie [5.4]

    Scenario: A card that a patron handles is exposed, even if nobody else has seen it
      Given a table of star-premium-baccarat/premium is open with:
        | method | method-b |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      When Ben wagers $100 on banker
      Then Ben has $100 on banker [1.1 "exposed"; 5.3]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      And Ben wagers $50 on banker
      Then it is refused because "exposed" [1.1 "exposed"; 5.3; 5.4]
      And the display shows the Player hand as ?? ??

    @X-31
    Scenario: A casino supervisor may refuse a wager until the first card leaves the shoe, and no later
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      When the dealer refuses Ann's wager on player because "it was thrown"
      Then it is refused because "Casino Supervisor" [15.12]
      When Sue refuses Ann's wager on player because " "
      Then it is refused because "reasonable grounds" [15.12]
      When Sue refuses Ann's wager on player because "it was thrown"
      Then the wager of Ann on player is returned [15.12]
      And Ann has $10,000 in chips
      When the cards 9S are dealt face down
      And Sue refuses Ben's wager on banker because "it was thrown"
      Then it is refused because "first card" [15.12; reading P35]
      And Ben has $100 on banker

  Rule: What is wagered

    Scenario: Only chips and promotional tokens, and a token is kept though its winnings are chips
      Given Ann leaves the table
      And Ann sits at place 1 with $0 in chips
      When the dealer buys chips with:
        | patron | Ann  |
        | cents  | $100 |
      Then Ann has $100 in chips [5.2]
      When Ann wagers $200 on player
      Then it is refused [5.2]
      When Ann exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $200  |
        | voucher | TPV 1 |
      Then it is refused because "Dealer" [1.1 "casino promotional token"]
      When the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $200  |
        | voucher | TPV 1 |
      Then Ann has $200 in tokens [1.1 "casino promotional token"]
      When Ann wagers $100 in tokens on player
      And Ann wagers $50 on player at area 2
      And Ben wagers $100 in tokens on banker
      Then it is refused because "0 cents in promotional tokens" [5.2]
      When the coup is played 9S 2H TH 5D
      Then Ann has $250 in chips [1.1 "casino promotional token"]
      And Ann has $200 in tokens [1.1 "casino promotional token"; reading T36]
      When Ann wagers $100 in tokens on player
      And the coup is played 2S 9H TC KD
      Then Ann's $100 on player is collected [5.1.1.2; 1.1 "casino promotional token"]
      And Ann has $100 in tokens
      When Ann wagers $100 in tokens on player
      And the coup is played 9C 9D KC KS
      Then Ann has $100 in tokens [reading T36; 1.1 "standoff"]

    @X-11
    Scenario Outline: A wager that is <how> is not valid
      When Ann places a wager with:
        | patron      | Ann      |
        | bet         | player   |
        | cents       | $100     |
        | area        | 1        |
        | <condition> | no       |
      Then it is refused [5.5; <rule>]
      And Ann has $10,000 in chips
      When Ann wagers $100 on player
      Then Ann has $100 on player [5.5]

      Examples:
        | how              | condition   | rule  |
        | outside the area | inside area | 5.5.1 |
        | not flat         | flat        | 5.5.3 |

    @X-11
    Scenario Outline: Found <when> it is returned, and the others count
      Given Ann wagers $100 on player
      And Ben wagers $100 on player
      And the cards <first> are dealt
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | outside area    |
      Then Ann's $100 on player is returned [5.5; reading P41]
      And Ann has $10,000 in chips
      When the cards <then> are dealt
      And the coup is finished
      Then Ben is paid $100 on player [5.5.2; 13.1]

      Examples:
        | when               | first | then  |
        | after one card     | 9S    | 2H TH 5D |
        | after three cards  | 9S 2H TH | 5D |

    @X-11
    Scenario: Found after the result it is for a casino supervisor, and the stake goes back
      Given Ann wagers $100 on player
      And the coup is dealt 2S 9H TH KD
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | not flat        |
      Then it is refused because "Casino Supervisor" [5.5; reading P41]
      When Sue reports an invalid wager with:
        | wager   | Ann's on player |
        | because | not flat        |
      Then Ann's $100 on player is returned [5.5; reading P41]
      And Ann has $10,000 in chips

    Scenario: Each bet is a single individual bet, limited and settled by itself
      Given Ann wagers $100 on player
      And Ben wagers $100 on player at area 1
      And Ann wagers $5,000 on player at area 3
      When Ann wagers $1 on player
      Then Ann has $101 on player at area 1 [5.5.2; reading P42]
      When Ben takes back the wager on player at area 1
      Then Ann has $101 on player at area 1 [5.5.2]
      When the coup is played 9S 2H TH 5D
      Then Ann is paid $5,000 on player at area 3 [5.5.2; 13.1]
      And Ann has $15,101 in chips [5.5.2]

    @X-12
    Scenario: A payment that chips cannot make goes up to the next that they can, each wager by itself
      Given Ann wagers $25 on banker
      And Ann wagers $25 on banker at area 3
      When the coup is played 2S 9H TH KD
      Then Ann is paid $24 on banker at area 1 [5.7; 13.2.1]
      And Ann is paid $24 on banker at area 3 [5.7; 13.2.1]
      And rounding costs the house $0.50 [5.7; 5.5.2]
      And the account rounding stands at -$0.50

  Rule: Combinations

    Scenario: Tie alone, Pairs alone, or with anything
      Given a table of star-premium-baccarat/premium is open with:
        | layout    | A                         |
        | side bets | pairs-player, pairs-banker |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai sits at place 3
      And the shoe is ready
      When Ann wagers $25 on tie
      And Ben wagers $10 on pairs-player
      And Cai wagers $25 on tie
      And Cai wagers $10 on pairs-banker
      And Cai wagers $100 on banker
      Then Ann has $25 on tie [5.6; 5.6.1]
      And Ben has $10 on pairs-player [5.6; 5.6.2]
      And Cai has $100 on banker [5.6; 5.6.3; reading P43]
      When the coup is played 9S 9H TH TD
      Then Ann is paid $200 on tie [5.6.1; 13.3]
      And Cai's $10 on pairs-banker is collected [5.6.2; 5.1.4]

    Scenario: Both hands only with a Gaming Manager's approval
      Given Ann wagers $100 on player
      When Ann wagers $100 on banker
      Then it is refused because "Gaming Manager" [5.6.3]
      When Ann wagers $100 on banker with the approval of Amy
      Then it is refused because "Gaming Manager" [5.6.3; 1.1 "Gaming Manager"]
      When Ann wagers $100 on banker with the approval of Gus
      Then Ann has $100 on banker [5.6.3; 1.1 "Gaming Manager"]
      When the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player [5.6; 5.6.3; 13.1]
      And Ann's $100 on banker is collected [5.6.3; 5.1.2.2]

  Rule: Limits

    Scenario: A wager outside what the sign says is not accepted, and players answer for theirs
      Then the sign that shows limits says "Player's Hand: $25 to $10,000" [6.1; 6.5]
      When Ann wagers $20 on player
      Then it is refused because "below the minimum" [6.1]
      When Ann wagers $1,001 on tie
      Then it is refused because "above the maximum" [6.1]
      When Ann wagers $26 on player
      Then Ann has $26 on player [6.1; 6.1.1]

    Scenario: Multiples are asked for only when the sign states a unit
      Given a table of star-premium-baccarat/premium is open with:
        | limits | player $25 to $10,000; unit $25 |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $30 on player
      Then it is refused because "in units of" [6.1.1]
      When Ann wagers $75 on player
      Then Ann has $75 on player [6.1.1]

    @X-13 @A-05
    Scenario: Over the table differential before a card is exposed, one side may be reduced in proportion
      Given a table of star-premium-baccarat/premium is open with:
        | limits | player $25 to $10,000; banker $25 to $10,000; differential $1,000 |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai sits at place 3
      And the shoe is ready
      And Cai wagers $200 on banker
      And Ann wagers $1,000 on player
      And Ben wagers $500 on player
      When Ann reduces wagers in proportion with:
        | bet | player |
      Then it is refused because "Dealer" [6.2]
      When the dealer reduces wagers in proportion with:
        | bet | banker |
      Then it is refused [6.2]
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then Ann has $800 on player [6.2; 1.1 "table differential"; reading P44; reading P45]
      And Ben has $400 on player [6.2; reading P45]
      And Ann has $9,200 in chips
      And Cai has $200 on banker
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then it is refused [6.2]

    @X-13
    Scenario: The same of a playing area whose total is over its maximum, until a card is exposed
      Given a table of star-premium-baccarat/premium is open with:
        | limits | player $25 to $10,000; all on player $1,000 |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $900 on player
      And Ben wagers $300 on player
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then Ann has $750 on player [6.2]
      And Ben has $250 on player [6.2]

    Scenario: Once a card is exposed nothing is reduced any more
      Given a table of star-premium-baccarat/premium is open with:
        | limits | player $25 to $10,000; differential $1,000 |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $900 on player
      And the cards 9S are dealt
      When the dealer finds a wager with:
        | patron | Ben    |
        | bet    | player |
        | cents  | $300   |
        | area   | 2      |
      And the dealer reduces wagers in proportion with:
        | bet | player |
      Then it is refused [5.4; 6.2]
      When the cards 2H TH 5D are dealt
      And the coup is finished
      Then Ben is paid $300 on player [reading P46; 13.1]

    @X-15 @X-20
    Scenario Outline: Found after a card is exposed, <stake> counts in full, <which>
      Given Ben wagers $100 on banker
      And Ann leaves the table
      And Ann sits at place 1 with $30,000 in chips
      And the cards <first> are dealt
      When the dealer finds a wager with:
        | patron | Ann     |
        | bet    | player  |
        | cents  | <stake> |
        | area   | 1       |
      And the cards <then> are dealt
      And the coup is finished
      Then <what> [<rule>; <line>]
      And Ann has <left> in chips

      Examples:
        | which | stake   | first | then  | what                                 | rule | line    | left    |
        | won   | $5      | 9S 2H | TH 5D | Ann is paid $5 on player             | 6.4  | 13.1    | $30,005 |
        | lost  | $5      | 2S 9H | TH KD | Ann's $5 on player is collected      | 6.4  | 5.1.1.2 | $29,995 |
        | won   | $15,000 | 9S 2H | TH 5D | Ann is paid $15,000 on player        | 6.3  | 13.1    | $45,000 |
        | lost  | $15,000 | 2S 9H | TH KD | Ann's $15,000 on player is collected | 6.3  | 5.1.1.2 | $15,000 |
