Feature: The cards go to the highest wagerers

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | method | highest-wagerers |
    And Ann sits at place 1
    And Ben sits at place 3
    And Cai sits at place 5
    And Dee stands at the table
    And Hal is a higher duties dealer
    And Max is an assistant casino manager
    And the shoe is ready

  Rule: Who is offered the cards

    Scenario: The highest wager on each hand, then the next
      Given Ann wagers $100 on player
      And Ben wagers $200 on player
      And Cai wagers $50 on banker
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      Then it is refused because "offered to Ben first" [8.4.1; 8.4.1(a)]
      When the Player hand is offered to Ben
      And Ann accepts the Player hand
      Then it is refused because "not offered to you" [8.4.1]
      When Ben declines the Player hand
      Then the event "hand declined" is recorded [8.4.1(a)]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann sees the Player hand as 9S TH [8.4.1; 8.4.1(a)]
      And Ben sees the Player hand as ?? ??
      And the display shows the Player hand as ?? ??
      And Ann sees the Banker hand as ?? ??

    Scenario: Among equals the one furthest to the dealer's right, then anti-clockwise
      Given Ann wagers $100 on player
      And Ben wagers $100 on player
      And Cai wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ben
      Then it is refused because "offered to Cai first" [8.4.1(b)]
      When the Player hand is offered to Cai
      And Cai declines the Player hand
      And the Player hand is offered to Ann
      Then it is refused because "offered to Ben first" [8.4.1(b)(i); 8.4.1(a)]
      When the Player hand is offered to Ben
      And Ben accepts the Player hand
      Then the event "hand accepted" is recorded [8.4.1; 8.4.1(b)(i)]

    Scenario: A player need not be seated
      Given Dee wagers $100 on player at area 2
      When the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Dee
      And Dee accepts the Player hand
      Then Dee sees the Player hand as 9S TH [8.4.1; reading C-37]

    Scenario: When nobody takes the cards the dealer keeps and opens them
      Given Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      And the Banker hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.4.1(g)]
      When the Player hand is offered to Ann
      And Ann declines the Player hand
      And the Player hand is offered to Ann
      Then it is refused because "the dealer keeps them" [8.4.1(g)]
      When every card is turned
      And the coup is finished
      Then Ann is paid $100 on player [8.4.1(g); Table 3 "Player"]

  Rule: What the holder of a hand may do

    Background:
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker

    Scenario: Only one hand is out at a time, and markers may show who has it
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the Banker hand is offered to Ben
      Then it is refused because "one hand" [8.4.1(f)]
      When the dealer places a marker with:
        | kind   | player |
        | patron | Ann    |
      Then a marker shows player [8.4.1(e)]
      When the dealer places a marker with:
        | kind   | banker |
        | patron | Ann    |
      Then it is refused [8.4.1(e)]
      When Ann turns the 1st card
      And Ann turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And the Banker hand is offered to Ben
      And Ben accepts the Banker hand
      And Ann turns the 2nd card
      Then it is refused because "Ben opens that card"
      When the coup is finished
      Then Ann is paid $100 on player [8.4.1(f); Table 3 "Player"]

    Scenario: The dealer opens the cards when asked to, and still offers the third
      Given the cards 2S 7H TH KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the dealer takes a hand back with:
        | hand | player |
      Then the event "hand returned" is recorded [8.4.1(c)]
      When every card is turned
      And the cards 4C are dealt face down
      And the Player hand is offered to Ben
      Then it is refused because "offered to Ann first" [8.4.1(c)]
      When the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann sees the Player hand as 2S TH 4C [8.4.1(c)]
      And Ben sees the Player hand as 2S TH ??

    Scenario: Whoever holds the cards may have another open one, whether or not he wagered
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When Ann nominates an opener with:
        | hand | player |
        | card | 1st    |
        | who  | Dee    |
      Then Dee sees the Player hand as 9S ?? [8.4.1(d)]
      When Ann turns the 1st card
      Then it is refused because "Dee opens that card" [8.4.1(d)]
      When Dee turns the 1st card
      Then the display shows the Player hand as 9S ?? [8.4.1(d)]

  Rule: Hands that nobody claims

    Scenario: Who opened one hand may ask for the other, one after the other
      Given Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the Banker hand is offered to Ann
      Then it is refused because "one hand" [8.4.1(f)]
      When Ann turns the 1st card
      And Ann turns the 3rd card
      And the dealer takes a hand back with:
        | hand | player |
      And the Banker hand is offered to Ben
      Then it is refused because "the dealer keeps them" [8.4.1(g)]
      When the Banker hand is offered to Ann
      Then the event "hand offered" is recorded [8.4.1(h)]
      When Ann accepts the Banker hand
      Then Ann sees the Banker hand as 2H 5D [8.4.1(h)]

    Scenario: With Side Wagers alone a player opens hands in a private gaming area only
      Given Ann wagers $100 on super-six
      And the cards 9S 2H TH 5D are dealt face down
      When the Player hand is offered to Ann
      Then it is refused because "private gaming areas" [8.4.3; 8.4.3(a)]

    Scenario: In a private gaming area it takes the leave of an Assistant Casino Manager
      Given a table of crown-baccarat/traditional is open with:
        | method       | highest-wagerers |
        | private area | yes              |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on super-six
      And the cards 9S 2H TH 5D are dealt face down
      When the dealer offers a hand with:
        | hand | player |
        | to   | Ann    |
      Then it is refused because "Assistant Casino Manager" [8.4.3; 8.4.3(a)]
      When the dealer offers a hand with the approval of Max with:
        | hand | player |
        | to   | Ben    |
      Then it is refused because "has placed no wager" [8.4.3(a)]
      When the dealer offers a hand with the approval of Max with:
        | hand | player |
        | to   | Ann    |
      And Ann accepts the Player hand
      Then Ann sees the Player hand as 9S TH [8.4.3; 8.4.3(a)]
