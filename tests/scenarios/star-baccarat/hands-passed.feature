Feature: By Method B the cards go to the highest wagerers

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | method | B |
    And Ann sits at place 1
    And Ben sits at place 3
    And Cai sits at place 5
    And Dee stands at the table
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: Who is offered the cards

    Scenario: The highest wager on each hand, then the next
      Given Ann wagers $100 on player
      And Ben wagers $200 on player
      And Cai wagers $50 on banker
      When the cards 9S are dealt
      Then it is refused because "face down" [8.12; 8.8]
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      Then it is refused because "offered to Ben first" [8.8; 1.1 "Designated Player"]
      When the Player hand is offered to Ben
      And Ann accepts the Player hand
      Then it is refused because "not offered to you" [8.8; 3.7]
      When Ben declines the Player hand
      Then the event "hand declined" is recorded [8.9]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann holds the Player hand [8.9; 1.1 "Designated Player"]
      And Ann sees the Player hand as 9S TH [8.12]
      And Ben sees the Player hand as ?? ?? [8.12]
      And the display shows the Player hand as ?? ?? [8.12; 8.2.2]
      And Ann sees the Banker hand as ?? ?? [8.12]

    Scenario: Among equals the seat nearest the dealer's right, then counter clockwise
      Given Ann wagers $100 on player
      And Ben wagers $100 on player
      And Cai wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ben
      Then it is refused because "offered to Cai first" [8.10]
      When the Player hand is offered to Cai
      And Cai declines the Player hand
      And the Player hand is offered to Ann
      Then it is refused because "offered to Ben first" [8.10; 8.11]
      When the Player hand is offered to Ben
      And Ben declines the Player hand
      And the Player hand is offered to Ann
      Then the event "hand offered" is recorded with: [8.10; 8.11]
        | to | Ann |

    Scenario: Equal wagers all come before a lower one
      Given Ann wagers $200 on player
      And Ben wagers $100 on player
      And Cai wagers $200 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Cai
      And Cai declines the Player hand
      And the Player hand is offered to Ben
      Then it is refused because "offered to Ann first" [8.11; 8.10]

    Scenario: Whoever stands is passed over
      Given Dee wagers $500 on player at area 2
      And Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Dee
      Then it is refused because "offered to Ann first" [8.2; 8.2.1; 8.8]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann holds the Player hand [8.2; 8.2.1]

    Scenario: Nobody wagered on a hand, and the dealer keeps it
      Given Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And Ann turns the 1st card
      And Ann turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And the Banker hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.14; 8.14.1; reading S-20]
      When the dealer turns the 2nd card
      And the dealer turns the 4th card
      Then the display shows the Banker hand as 2H 5D [8.14; 8.14.1]

    Scenario: A coup on which nobody may wager is the dealer's altogether
      Given Sue directs a no bet coup with:
        | agreed by | Ann, Ben and Cai |
      When the cards 9S 2H TH 5D are dealt face down
      Then the dealer may not offer a hand [8.14.1; 12.4]

    Scenario: Everybody refuses, and the dealer keeps the cards
      Given Ann wagers $100 on player
      And Ben wagers $50 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann declines the Player hand
      And the dealer turns the 1st card
      Then it is refused because "offered first" [8.14; 8.14.2]
      When the Player hand is offered to Ben
      And Ben declines the Player hand
      And the Player hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.14; 8.14.2]
      When every card is turned
      And the coup is finished
      Then Ann is paid $100 on player [8.14.2; 11.1.2]

  Rule: What the holder of a hand may do

    Background:
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker

    Scenario: Only one hand is out at a time, and the Player hand comes first
      Given the cards 9S 2H TH 5D are dealt face down
      When the Banker hand is offered to Ben
      Then it is refused because "the Player hand goes out first" [reading S-22]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      And the Banker hand is offered to Ben
      Then it is refused because "one hand" [8.13]
      When Ann turns the 1st card
      And Ann turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And the Banker hand is offered to Ben
      And Ben accepts the Banker hand
      Then Ben holds the Banker hand [8.13]
      And nobody holds the Player hand [8.13]

    Scenario: Markers may show who has them
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the dealer places a marker with:
        | kind   | player |
        | patron | Ann    |
      Then a marker shows player [2.6; 8.8; 1.1 "Designated Player"]
      When the dealer places a marker with:
        | kind   | banker |
        | patron | Ann    |
      Then it is refused [2.6; 8.8]

    Scenario: The dealer collects the cards, turns what is hidden, and announces the counts before a third card
      Given the cards 2S 7H TH KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And Ann turns the 1st card
      When the dealer takes a hand back with:
        | hand | player |
      Then nobody holds the Player hand [8.15; 8.15.1]
      And the display shows the Player hand as 2S ?? [8.15.1; 8.15.2]
      When the dealer draws a card with:
        | card | 4C |
      Then it is refused because "exposed first" [8.15.2; 9.1]
      When the dealer turns the 3rd card
      And the Banker hand is offered to Ben
      And Ben declines the Banker hand
      And the dealer turns the 2nd card
      And the dealer turns the 4th card
      Then the display shows the Player hand as 2S TH [8.15; 8.15.2]
      When the dealer draws a card with:
        | card | 4C |
      Then it is refused because "counts are announced before" [8.6.2; 8.15; 8.15.3; 9.1]
      And the dealer is prompted "Announce: Player 2, Banker 7" [8.15.3]
      When the dealer announces the counts
      Then the event "counts announced" is recorded with: [8.6.2; 8.15; 8.15.3]
        | player | 2 |
        | banker | 7 |
      And the dealer may draw a card [9.1; 8.15]

    Scenario: Who had the first two declines the third, which goes on to the next, and then to the dealer
      Given Cai wagers $50 on player
      And the cards 2S 7H TH KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And every card is turned
      And the dealer announces the counts
      And the cards 4C are dealt face down
      When the Player hand is offered to Ann
      And Ann declines the Player hand
      And the dealer turns the 5th card
      Then it is refused because "offered first" [8.14; 8.16]
      When the Player hand is offered to Ann
      Then it is refused because "offered to Cai first" [8.9]
      When the Player hand is offered to Cai
      And Cai declines the Player hand
      And the dealer turns the 5th card
      Then the Player hand is 2S TH 4C [8.14.2; 8.16]

    Scenario: The third card is dealt face down too, and goes to whoever had the first two
      Given the cards 2S 7H TH KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And Ann turns the 1st card
      And Ann turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And every card is turned
      And the dealer announces the counts
      When the cards 4C are dealt
      Then it is refused because "face down" [8.16]
      When the cards 4C are dealt face down
      And the Player hand is offered to Ben
      Then it is refused because "offered to Ann first" [8.16; 8.8]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann sees the Player hand as 2S TH 4C [8.16]
      And Ben sees the Player hand as 2S TH ?? [8.16]
      When Ann turns the 5th card
      Then the display shows the Player hand as 2S TH 4C [8.16]

    Scenario: With approval a seated player opens a card for the holder, and one card at a time
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When Ann nominates an opener with:
        | hand | player |
        | card | 1st    |
        | who  | Cai    |
      Then it is refused because "approval of the Casino Supervisor" [8.4]
      When Ann nominates an opener with the approval of Sue with:
        | hand | player |
        | card | 1st    |
        | who  | Dee    |
      Then it is refused because "not seated" [8.4]
      When Ann nominates an opener with the approval of Sue with:
        | hand | player |
        | card | 1st    |
        | who  | Cai    |
      Then Cai sees the Player hand as 9S ?? [8.4]
      And Ann sees the Player hand as ?? TH [8.4]
      When Ann nominates an opener with the approval of Sue with:
        | hand | player |
        | card | 3rd    |
        | who  | Ben    |
      Then it is refused because "one card at a time" [8.4.1]
      When Cai turns the 1st card
      And Ann nominates an opener with the approval of Sue with:
        | hand | player |
        | card | 3rd    |
        | who  | Ben    |
      Then Ben sees the Player hand as 9S TH [8.4; 8.4.1]

    Scenario: A casino supervisor has the cards given up, and the dealer has them
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the dealer has a hand given up with:
        | hand | player |
      Then it is refused because "Casino Supervisor" [8.3]
      When Sue has a hand given up with:
        | hand | player |
      Then nobody holds the Player hand [8.3]
      When Ann turns the 1st card
      Then it is refused because "players do not handle" [8.3; 8.8; 3.7]

    Scenario Outline: Cards held <breach> are taken back, and do not go to that player again
      Given Cai wagers $50 on player
      And the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the dealer takes a hand back with:
        | hand   | player   |
        | breach | <breach> |
      Then the event "hand returned" is recorded with: [<rule>; 8.2]
        | breach | <breach> |
      And nobody holds the Player hand [<rule>]
      And Ann sees the Player hand as ?? ??
      When the Player hand is offered to Ann
      Then it is refused because "offered to Cai first" [8.9; 8.2]

      Examples:
        | breach               | rule  |
        | out of view          | 8.2.2 |
        | away from the layout | 8.2.3 |
