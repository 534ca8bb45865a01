Feature: The cards of a hand go to whoever wagered most on it

  Background:
    Given a table of star-premium-baccarat/premium is open with:
      | method    | method-b |
      | layout    | R        |
      | side bets | pairs-player, pairs-banker, super-six |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And Dee stands at the table
    And Eve sits at place 5
    And Sue is a casino supervisor
    And Amy is an assistant gaming manager
    And the shoe is ready

  Rule: Who is offered the cards

    Scenario: The highest wager on the hand, and if it is declined the next
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      And Cai wagers $200 on player
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "face down" [8.12]
      When the cards 9S 2H TH are dealt face down
      And the Player hand is offered to Cai
      Then it is refused because "first four cards" [8.12]
      When the cards 5D are dealt face down
      And the Player hand is offered to Ann
      Then it is refused because "offered to Cai first" [8.8; 8.12]
      When the Player hand is offered to Cai
      And Ann accepts the Player hand
      Then it is refused because "not offered to you" [8.12; 1.1 "designated player"]
      When Cai declines the Player hand
      Then the event "hand declined" is recorded [8.9]
      When the Player hand is offered to Cai
      Then it is refused because "offered to Ann first" [8.9]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann holds the Player hand [8.12; 1.1 "designated player"]
      And Ann sees the Player hand as 9S TH
      And Cai sees the Player hand as ?? ??
      And Ann sees the Banker hand as ?? ??
      And the display shows the Player hand as ?? ?? [8.6.2]

    Scenario: All of a player's wagers on the hand count, and those on Tie and on Pairs do not
      Given Ann wagers $100 on player
      And Ann wagers $100 on player at area 4
      And Ben wagers $150 on player
      And Cai wagers $1,000 on tie
      And Cai wagers $500 on pairs-player
      And Cai wagers $50 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ben
      Then it is refused because "offered to Ann first" [8.8; reading P57]
      When the Player hand is offered to Ann
      And Ann declines the Player hand
      And the Player hand is offered to Cai
      Then it is refused because "offered to Ben first" [8.9; reading P57]

    Scenario: Among equals whoever sits nearest to the dealer's right, then anti-clockwise, before lower wagers
      Given Ann wagers $200 on player
      And Ben wagers $200 on player
      And Cai wagers $200 on player
      And Eve wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      Then it is refused because "offered to Cai first" [8.10]
      When the Player hand is offered to Cai
      And Cai declines the Player hand
      And the Player hand is offered to Eve
      Then it is refused because "offered to Ben first" [8.11]
      When the Player hand is offered to Ben
      And Ben declines the Player hand
      And the Player hand is offered to Ann
      And Ann declines the Player hand
      And the Player hand is offered to Eve
      Then the event "hand offered" is recorded with: [8.9]
        | to | Eve |

    Scenario: Whoever receives the cards sits at the table
      Given Dee wagers $500 on player at area 4
      And Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Dee
      Then it is refused because "offered to Ann first" [8.8; 8.6; 8.6.1]
      When the dealer offers a hand with the approval of Amy with:
        | hand | player |
        | to   | Dee    |
      Then it is refused because "not seated" [8.6; 8.6.1]

    Scenario: Markers may show who has been designated
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards 9S 2H TH 5D are dealt face down
      When the dealer places a marker with:
        | kind   | player |
        | patron | Ann    |
      Then it is refused because "not designated" [2.7]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      And the dealer places a marker with:
        | kind   | banker |
        | patron | Ann    |
      Then it is refused because "not designated" [2.7]
      When the dealer places a marker with:
        | kind   | player |
        | patron | Ann    |
      Then a marker shows player [2.7; 8.8; 1.1 "designated player"]

  Rule: An Assistant Gaming Manager may choose who receives them

    Scenario: Somebody who wagered less, or nothing, or on side bets alone
      Given Ann wagers $200 on player
      And Ben wagers $100 on player
      And Cai wagers $10 on super-six
      When the cards 9S 2H TH 5D are dealt face down
      And the dealer offers a hand with the approval of Sue with:
        | hand | player |
        | to   | Cai    |
      Then it is refused because "the Assistant Gaming Manager may" [8.5; 1.1 "Assistant Gaming Manager"]
      When the dealer offers a hand with the approval of Amy with:
        | hand | player |
        | to   | Cai    |
      And Cai accepts the Player hand
      Then Cai sees the Player hand as 9S TH [8.5; reading P61]
      When Cai turns the 1st card
      And Cai turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And the Banker hand is offered to Eve
      Then it is refused because "the dealer keeps them" [8.14; 8.14.1]
      When Amy offers a hand with:
        | hand | banker |
        | to   | Eve    |
      And Eve declines the Banker hand
      And Amy offers a hand with:
        | hand | banker |
        | to   | Eve    |
      Then it is refused because "has declined" [8.9]

    Scenario: One person may have both hands, one after the other
      Given Ann wagers $200 on player
      And the cards 9S 2H TH 5D are dealt face down
      And the dealer offers a hand with the approval of Amy with:
        | hand | player |
        | to   | Eve    |
      And Eve accepts the Player hand
      When Amy offers a hand with:
        | hand | banker |
        | to   | Eve    |
      Then it is refused because "one hand" [8.13]
      When Eve turns the 1st card
      And Eve turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And Amy offers a hand with:
        | hand | banker |
        | to   | Eve    |
      And Eve accepts the Banker hand
      Then Eve sees the Banker hand as 2H 5D [8.5; reading P58; reading P59]
      When the coup is finished
      Then Ann is paid $200 on player [13.1]

  Rule: What the holder of a hand may do

    Background:
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards 2S 7H TD KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand

    Scenario: Only one hand is out at a time
      When the Banker hand is offered to Ben
      Then it is refused because "one hand" [8.13]
      When Ann turns the 1st card
      And Ann turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      Then nobody holds the Player hand [8.15; 8.15.1]
      When the Banker hand is offered to Ben
      And Ben accepts the Banker hand
      Then Ben holds the Banker hand [8.13]

    Scenario: With a casino supervisor's approval another seated person opens a card
      When Ann nominates an opener with:
        | hand | player |
        | card | 1st    |
        | who  | Eve    |
      Then it is refused because "approval of the Casino Supervisor" [8.4]
      When Ann nominates an opener with the approval of Sue with:
        | hand | player |
        | card | 1st    |
        | who  | Dee    |
      Then it is refused because "not seated" [8.4]
      When Ann nominates an opener with the approval of Sue with:
        | hand | player |
        | card | 1st    |
        | who  | Eve    |
      Then Eve sees the Player hand as 2S ?? [8.4; 1.1 "patron"]
      And Ben sees the Player hand as ?? ??
      When Ann turns the 1st card
      Then it is refused because "Eve opens that card" [8.4]
      When Eve turns the 1st card
      Then the display shows the Player hand as 2S ?? [8.4; 1.1 "patron"]

    @X-24
    Scenario: A casino supervisor may have the cards given up at any time, and the dealer turns them
      When the dealer has a hand given up with:
        | hand | player |
      Then it is refused because "Casino Supervisor" [8.7]
      When Ann turns the 1st card
      And Sue has a hand given up with:
        | hand | player |
      Then nobody holds the Player hand [8.7]
      And the event "hand forfeited" is recorded with: [8.7]
        | patron | Ann |
      When Ann turns the 3rd card
      Then it is refused because "players do not handle" [8.12; 8.7; 3.7]
      When the Player hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.14; 8.14.2]
      When every card is turned
      Then the display shows the Player hand as 2S TD [8.7; 8.15.2]

    Scenario: Who turns a card with his hands has exposed it, though nobody else has seen it
      When Ben wagers $25 on tie
      Then it is refused because "exposed" [1.1 "exposed"; 5.3; 5.4]

    Scenario Outline: Cards held <breach> are taken back, and do not go to that player again
      When the dealer takes a hand back with:
        | hand   | player   |
        | breach | <breach> |
      Then the event "hand returned" is recorded with: [<rule>; 8.6]
        | breach | <breach> |
      And nobody holds the Player hand [<rule>]
      And Ann sees the Player hand as ?? ??
      When the Player hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.14; 8.6]
      When every card is turned
      And the cards 4C are dealt face down
      And every card is turned
      And the coup is finished
      Then Ben is paid $95 on banker [13.2.1]
      And Ann's $100 on player is collected [5.1.1.2]

      Examples:
        | breach               | rule  |
        | out of view          | 8.6.2 |
        | away from the layout | 8.6.3 |

    @X-25
    Scenario: No third card falls before all four are face up and counted, Player's count first
      When Ann turns the 1st card
      And the dealer turns the 3rd card
      Then it is refused because "Ann opens that card"
      When the dealer takes a hand back with:
        | hand | player |
      Then the event "hand returned" is recorded [8.15; 8.15.1; 8.12]
      When the dealer draws a card with:
        | card | 9C |
      Then it is refused because "exposed first" [8.15.2]
      When the dealer turns the 3rd card
      And the Banker hand is offered to Ben
      And Ben declines the Banker hand
      And the dealer draws a card with:
        | card | 9C |
      Then it is refused because "exposed first" [8.15.2]
      When the dealer turns the 2nd card
      And the dealer turns the 4th card
      And the dealer draws a card with:
        | card | 9C |
      Then it is refused because "counts are announced" [8.2.2; 8.15.3; 9.1]
      When the dealer announces the counts
      And the cards 9C are dealt face down
      And every card is turned
      And the coup is finished
      Then Ben is paid $95 on banker [8.15; 13.2.1]
      And Ann's $100 on player is collected [5.1.1.2]

  Rule: The third card goes the way of the first two

    Scenario: Face down to whoever had the hand, one hand after the other
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards 2S 3H TD KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And every card is turned
      And the dealer announces the counts
      When the dealer draws a card with:
        | card    | 4C  |
        | exposed | yes |
      Then it is refused because "face down" [8.12; 8.16]
      When the cards 4C are dealt face down
      And the Player hand is offered to Ben
      Then it is refused because "offered to Ann first" [8.12; 8.16]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann sees the Player hand as 2S TD 4C [8.16]
      And Ben sees the Player hand as 2S TD ??
      When the dealer draws a card with:
        | card | 5C |
      Then it is refused because "exposed first" [8.16; 8.15.2]
      When Ann turns the 5th card
      And the dealer takes a hand back with:
        | hand | player |
      And the coup is dealt 5C
      Then the Banker hand is 3H KD 5C [8.16; 9.1]

  Rule: Hands that the dealer keeps

    Scenario: Nobody wagered on the Banker, and whoever wagered on the Player declines
      Given Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Banker hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.14; 8.14.1; reading P20]
      When the Player hand is offered to Ann
      And Ann declines the Player hand
      And the Player hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.14; 8.14.2]
      When every card is turned
      And the coup is finished
      Then Ann is paid $100 on player [8.14; 8.15.2; 13.1]
