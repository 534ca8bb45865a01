Feature: Wagers are placed, combined, changed, refused and limited before the deal

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | limits | player $25 to $10,000; banker $25 to $10,000; tie $10 to $1,000 |
    And Ann sits at place 1
    And Ben sits at place 2
    And Dee stands at the table
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: When wagers may be placed

    Scenario: Until the first card leaves the shoe, and not after it
      Given Ann wagers $100 on player
      When the dealer calls for bets
      Then the event "bets called" is recorded [7.1]
      When the dealer calls no more bets
      Then the event "no more bets called" is recorded [7.1]
      When Ben wagers $100 on banker
      Then Ben has $100 on banker [5.3; 7.1; reading S-14]
      When Dee wagers $50 on tie at area 3
      Then Dee has $50 on tie [2.2; 5.3]
      When the cards 9S are dealt
      And Ben wagers $100 on banker
      Then it is refused because "the first card has left the shoe" [5.3; 1.1 "Coup"]
      When Dee wagers $50 on player at area 3
      Then it is refused because "the first card has left the shoe" [5.3]

    Scenario: Nobody need call for bets
      Given Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player
      And the event "bets called" is not recorded [7.1]
      And the event "no more bets called" is not recorded [7.1]

    Scenario: Between the first card and the settlement no wager is placed, increased, taken back or refused
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      When Ben takes back $25 of the wager on banker
      Then Ben has $75 on banker [5.4]
      When the cards 9S are dealt
      And Ann takes back the wager on player
      Then it is refused because "the first card has left the shoe" [5.4]
      And Ann may not take back a wager [5.4; 1.1 "Coup"]
      When Ann takes back $25 of the wager on player
      Then it is refused because "the first card has left the shoe" [5.4]
      When Ann wagers $25 on player
      Then it is refused [5.3; 5.4]
      When Sue refuses Ann's wager on player because "it was thrown"
      Then it is refused because "first card" [14.17]
      When the cards 2H TH 5D are dealt
      And the dealer announces the counts
      And the dealer announces the result
      And Ben takes back the wager on banker
      Then it is refused because "the first card has left the shoe" [5.4; 1.1 "Coup"]
      When the coup is finished
      And Ben wagers $100 on banker
      Then Ben has $100 on banker [5.4; 1.1 "Coup"]

    Scenario: A casino supervisor refuses a wager on reasonable grounds
      Given Ann wagers $100 on player
      When the dealer refuses Ann's wager on player because "it was thrown"
      Then it is refused because "Casino Supervisor" [14.17]
      When Sue refuses Ann's wager on player because "it was thrown"
      Then the wager of Ann on player is returned [14.17]
      And Ann has $10,000 in chips

  Rule: What is wagered

    Scenario: Chips that the player has, and the table's chips make up
      When Ann wagers $100 in tokens on player
      Then it is refused because "0 cents in promotional tokens" [5.2]
      When Ann wagers $37.50 on player
      Then it is refused because "cannot be made in the table's chips" [5.2]
      When the dealer brings chips with:
        | patron | Dee  |
        | cents  | $100 |
      And Ann wagers $10,000 on player
      And Ann wagers $100 on tie
      Then it is refused because "Ann has 0 cents in chips" [5.2]

    Scenario: A voucher becomes tokens of its value, which win chips
      Given the dealer exchanges a voucher with:
        | patron  | Ann   |
        | cents   | $200  |
        | voucher | TPV 1 |
      Then Ann has $200 in tokens [1.1 "Casino Promotional Token"]
      And Ann has $10,000 in chips
      When Ann wagers $100 in tokens on banker
      Then Ann has $100 in tokens [5.2]
      When the coup is played 2S 9H TH KD
      Then Ann is paid $95 on banker [11.1.3; 1.1 "Casino Promotional Token"]
      And Ann has $10,095 in chips [1.1 "Casino Promotional Token"]
      And Ann has $100 in tokens [reading S-51]
      When Ann wagers $100 in tokens on player
      And the coup is played 9S 9H TC KD
      Then Ann has $100 in tokens [reading S-51]
      When Ann wagers $100 in tokens on player
      And the coup is played 2S 9D TC KS
      Then Ann has $0 in tokens [11.1.1; reading S-51]

    Scenario: It lies flat in its area, and not on another
      When Ann places a wager with:
        | patron      | Ann    |
        | bet         | player |
        | cents       | $100   |
        | area        | 1      |
        | inside area | no     |
      Then it is refused because "inside area" [5.5; 5.5.1]
      When Ann places a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $100   |
        | area   | 1      |
        | flat   | no     |
      Then it is refused because "flat" [5.5; 5.5.3]
      When Ann wagers $100 on player at area 8
      Then it is refused because "there is no place 8" [5.5.1]

  Rule: Wagers that stand together

    Scenario Outline: <first> and then <second>
      When Ann wagers $100 on <first>
      And Ann wagers $100 on <second>
      Then Ann has $100 on <second> [<clause>]
      And the event "wager placed" is recorded with:
        | bet  | <second> |
        | rule | <clause> |

      Examples:
        | first  | second | clause |
        | player | tie    | 5.6.2  |
        | tie    | player | 5.6.2  |
        | banker | tie    | 5.6.4  |
        | tie    | banker | 5.6.4  |

    Scenario Outline: <bet> alone
      When Ann wagers $100 on <bet>
      Then the event "wager placed" is recorded with: [<clause>; 5.6]
        | bet  | <bet>    |
        | rule | <clause> |

      Examples:
        | bet    | clause |
        | player | 5.6.1  |
        | banker | 5.6.3  |
        | tie    | 5.6.5  |

    Scenario: Both hands together need the approval of a casino supervisor
      Given Ann wagers $100 on player
      When Ann wagers $100 on banker
      Then it is refused because "approval of the Casino Supervisor" [5.6; 5.6.6]
      When Ann wagers $100 on banker with the approval of the dealer
      Then it is refused because "Casino Supervisor" [5.6; 5.6.6; 1.1 "Casino Supervisor"]
      When Ann wagers $100 on banker with the approval of Sue
      Then Ann has $100 on banker [5.6; 5.6.6]
      When Ann wagers $50 on tie
      Then it is refused because "approval of the Casino Supervisor" [5.6.7]
      When Ann wagers $50 on tie with the approval of Sue
      Then Ann has $50 on tie [5.6; 5.6.7]

    Scenario: What another player has on the other hand does not matter
      Given Ann wagers $100 on player
      When Ben wagers $100 on banker
      Then Ben has $100 on banker [5.6.3; 5.5.2]

  Rule: Limits before the first card

    Scenario: A wager below the minimum or above the maximum is not accepted
      When Ann wagers $20 on player
      Then it is refused because "below the minimum" [reading S-68]
      When Ann wagers $9,990 on player
      And Ann wagers $5 on player
      And the dealer brings chips with:
        | patron | Ann  |
        | cents  | $100 |
      And Ann wagers $25 on player
      Then it is refused because "above the maximum" [6.1]

    Scenario: Wagers need be no multiples of the minimum
      When Ann wagers $26 on player
      Then Ann has $26 on player [6.1.1]

    Scenario: Where the sign states a unit, wagers above the minimum are made in it
      Given a table of star-baccarat/baccarat is open with:
        | limits | player $25 to $10,000; unit $5 |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $26 on player
      Then it is refused because "units of 500 cents" [6.1.1]
      When Ann wagers $30 on player
      Then Ann has $30 on player [6.1.1]

    Scenario: The difference between the hands is met by reducing the higher in proportion
      Given a table of star-baccarat/baccarat is open with:
        | limits | player $25 to $10,000; banker $25 to $10,000; differential $300 |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai sits at place 3
      And the shoe is ready
      When Ann wagers $300 on player
      And Ben wagers $600 on player
      And Cai wagers $300 on banker
      And the dealer reduces wagers in proportion with:
        | bet | player |
      Then Ann has $200 on player [6.2; 1.1 "Table Differential"]
      And Ben has $400 on player [6.2; 1.1 "Table Differential"]
      And Cai has $300 on banker [6.2]
      And Ann has $9,800 in chips [6.2]
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then it is refused because "within the differential" [6.2; 1.1 "Table Differential"]

    Scenario: So is the most that may lie on the area of a hand
      Given a table of star-baccarat/baccarat is open with:
        | limits | player $25 to $10,000; all on player $600 |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      When Ann wagers $300 on player
      And Ben wagers $600 on player
      And the dealer reduces wagers in proportion with:
        | bet | player |
      Then Ann has $200 on player [6.2]
      And Ben has $400 on player [6.2]

    Scenario: After the first card a differential that was passed leaves every wager valid and whole
      Given a table of star-baccarat/baccarat is open with:
        | limits | player $25 to $10,000; banker $25 to $10,000; differential $300 |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $1,000 on player
      And the cards 9S are dealt
      And the dealer reduces wagers in proportion with:
        | bet | player |
      Then it is refused because "first card" [5.4]
      When the cards 2H TH 5D are dealt
      And the coup is finished
      Then Ann is paid $1,000 on player [6.3; 11.1.2]

    Scenario: A wager above the maximum that is found when its coup is settled stands, with its result
      Given Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt
      And the dealer announces the counts
      And the dealer announces the result
      And the dealer settles the wagers
      When the dealer finds a wager with:
        | patron | Ben     |
        | bet    | player  |
        | cents  | $15,000 |
        | area   | 2       |
      Then it is refused because "coups that are settled stand" [6.5.1]
      When the dealer clears the cards
      And the dealer finds a wager with:
        | patron | Ben     |
        | bet    | player  |
        | cents  | $15,000 |
        | area   | 2       |
      Then it is refused because "coups that are settled stand" [6.5.1]
      And Ann has $10,100 in chips [6.5.1; 11.1.2]
