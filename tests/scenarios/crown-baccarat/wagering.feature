Feature: Wagers are placed, changed, refused and limited before the deal

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | limits | player $25 to $10,000; tie $10 to $1,000; approved minimum $5 |
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And Amy is an area manager
    And the shoe is ready

  Rule: When wagers may be placed

    Scenario: The dealer calls for bets, then no more bets, and only then a card leaves the shoe
      Given Ann wagers $100 on player
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "called for" [8.2; 8.2.1]
      When the dealer calls no more bets
      Then it is refused because "called for" [8.2; 8.2.1]
      When the dealer calls for bets
      Then the event "bets called" is recorded [8.2.1]
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "no more bets" [8.2; 8.2.2]
      When the dealer calls no more bets
      Then the dealer is prompted "Draw the first card: Player's first"

    Scenario: No wager after no more bets, and no change after the first card
      Given Ann wagers $100 on player
      And the dealer calls for bets
      When the dealer calls no more bets
      And Ben wagers $100 on banker
      Then it is refused because "no more bets" [6.1; 6.1.1]
      When Ann takes back $25 of the wager on player
      Then Ann has $75 on player [6.4; reading C-14]
      When the cards 9S are dealt
      And Ann takes back the wager on player
      Then it is refused because "first card" [6.4]
      When Ben wagers $100 on banker
      Then it is refused [6.1; 6.1.2]

    Scenario: The first card closes the wagers though nobody called
      Given Ann wagers $100 on player
      When the dealer reports cards not burned with:
        | card | 9S |
      Then it is refused

    @X-31
    Scenario: A Higher Duties Dealer may refuse a wager until the first card
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      When the dealer refuses Ann's wager on player because "it was thrown"
      Then it is refused because "Higher Duties Dealer" [14.11]
      When Hal refuses Ann's wager on player because " "
      Then it is refused because "reasonable grounds" [14.11]
      When Hal refuses Ann's wager on player because "it was thrown"
      Then the wager of Ann on player is returned [14.11]
      And Ann has $10,000 in chips
      When the cards 9S are dealt
      And Hal refuses Ben's wager on banker because "it was thrown"
      Then it is refused because "first card" [14.11]

  Rule: What is wagered

    Scenario: Only chips and promotional tokens, and a token is kept though its winnings are chips
      Given the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $200  |
        | voucher | TPV 1 |
      When Ann wagers $100 in tokens on player
      And Ben wagers $100 in tokens on banker
      Then it is refused because "0 cents in promotional tokens" [6.1]
      When the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player [Table 3 "Player"; 1.1 "Casino Promotional Token"]
      And Ann has $10,100 in chips [1.1 "Casino Promotional Token"]
      And Ann has $100 in tokens [1.1 "Casino Promotional Token"]
      When Ann wagers $100 in tokens on player
      And the coup is played 2S 9H TH KD
      Then Ann's $100 on player is collected [6.2.1(c); 1.1 "Casino Promotional Token"]
      And Ann has $0 in tokens

    Scenario: A token comes back when its wager stands off
      Given the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $100  |
        | voucher | TPV 1 |
      When Ann wagers $100 in tokens on player
      And the coup is played 9S 9H TH KD
      Then Ann has $100 in tokens [6.2.1(b); reading C-51]

    Scenario: A voucher for chips is worth its face, and nothing must be wagered for it
      When the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $100  |
        | voucher | CCV 1 |
        | into    | chips |
      Then Ann has $10,100 in chips [1.1 "Complementary Chip Voucher"]
      And Ann has $0 in tokens
      And the account drop stands at $100
      When Ann leaves the table
      Then the event "patron left" is recorded [1.1 "Complementary Chip Voucher"]

    Scenario: Nobody wagers for a person who is not in the casino
      When the dealer places a wager with:
        | patron        | Ann    |
        | bet           | player |
        | cents         | $100   |
        | area          | 1      |
        | owner present | no     |
      Then it is refused because "not in the casino" [14.9; 1.1 "Proxy Betting"]
      When Ben places a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $100   |
        | area   | 1      |
      Then it is refused

    @X-12
    Scenario: A payment that chips cannot make goes up to the next that they can
      Given Ann wagers $25 on banker
      When the coup is played 2S 9H TH KD
      Then Ann is paid $24 on banker [7.3; Table 3 "Banker"]
      And rounding costs the house $0.25 [7.3]
      And the account rounding stands at -$0.25

  Rule: Limits before the close

    @X-16
    Scenario: A wager below the minimum is not accepted, nor what would stay of one
      When Ann wagers $20 on player
      Then it is refused because "below the minimum" [7.2; 7.2.1]
      When Ann wagers $30 on player
      And Ann takes back $10 of the wager on player
      Then it is refused because "take it all back, or leave enough" [7.2.1]
      When Ann takes back $5 of the wager on player
      Then Ann has $25 on player [7.2.1]
      When Ann takes back the wager on player
      Then Ann has no wager on player [7.2.1]

    Scenario: Between no more bets and the first card a wager may be reduced, but not below the minimum
      Given Ann wagers $30 on player
      And the dealer calls for bets
      And the dealer calls no more bets
      When Ann takes back $10 of the wager on player
      Then it is refused because "below the minimum" [reading C-15; 7.2]

    @X-21
    Scenario: A wager above the maximum is not accepted, though chips are added one by one
      Given Ann wagers $9,000 on player
      When Ann wagers $500 on player
      And the dealer brings chips with:
        | patron | Ann    |
        | cents  | $1,000 |
      And Ann wagers $600 on player
      Then it is refused because "above the maximum" [7.2; 7.2.4]
      And Ann has $9,500 on player

    Scenario: Each part of 1-1-2 keeps the limits of its own bet
      Given a table of crown-baccarat/traditional is open with:
        | layout | A                 |
        | limits | tie $10 to $1,000 |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $16 on 1-1-2
      Then it is refused because "below the minimum" [7.2.1; reading C-16]
      When Ann wagers $20 on 1-1-2
      Then Ann has $20 on 1-1-2 [6.3; reading C-16]
      When Ann wagers $2,000 on 1-1-2
      Then it is refused because "above the maximum" [7.2.4; reading C-16]

    Scenario: No minimum lies below the one that was approved
      When Amy changes the limits with:
        | limits | player $4 to $10,000 |
      Then it is refused because "approved" [7.2.2; reading C-49]

    Scenario: A player may have limits of his own, and a marker denotes his position
      When Hal sets individual limits with:
        | patron | Ann                     |
        | bets   | player $10 to $20,000 |
      Then it is refused because "Area Manager" [reading C-60]
      When Amy sets individual limits with:
        | patron | Ann                     |
        | bets   | player $10 to $20,000 |
      Then a marker shows individual limits [7.4]
      When Ann wagers $10 on player
      Then Ann has $10 on player [7.4]
      When Ben wagers $10 on player
      Then it is refused because "below the minimum" [7.2.1]
