Feature: The dealer deals by Method A, announces and settles

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | method    | A                           |
      | layout    | A                           |
      | side bets | pairs-player, pairs-banker |
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: The dealer keeps the cards

    Scenario: No player handles them
      Given Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      Then the dealer may not offer a hand [8.5]
      And Ann may not accept a hand [8.5]
      When Ann accepts the Player hand
      Then it is refused because "the dealer keeps the cards" [8.5; 3.7]
      When Ann turns the 1st card
      Then it is refused because "players do not handle" [8.5; 3.7]
      When every card is turned
      Then the display shows the Player hand as 9S TH [8.5; 8.6.1]

    Scenario: No player or spectator draws, burns or brings cards
      Given Ann wagers $100 on player
      When Ann draws a card with:
        | card | 9S |
      Then it is refused because "for the Dealer" [3.7; 1.1 "Dealer"]
      When the inspector draws a card with:
        | card | 9S |
      Then it is refused because "for the Dealer" [1.1 "Dealer"; 1.1 "Inspector"]
      When Ann shuffles the cards
      Then it is refused because "for the Dealer" [3.7]
      When Ann brings cards with:
        | cards | blue decks |
      Then it is refused because "for the Dealer" [3.7]
      And Ann may not draw a card [3.7]

    Scenario Outline: The first four cards are dealt face <faces>
      Given Ann wagers $100 on player
      When the dealer chooses the faces with:
        | faces | <faces> |
      And the cards <first> are <wrongly>
      Then it is refused because "face <faces>" [8.6.1]
      When the cards <first> are <rightly>
      And every card is turned
      And the coup is finished
      Then Ann is paid $100 on player [8.6.1; 11.1.2]

      Examples:
        | faces | wrongly         | rightly         | first       |
      | up    | dealt face down | dealt           | 9S 2H TH 5D |
      | down  | dealt           | dealt face down | 9S 2H TH 5D |

    Scenario: Dealt face down they are exposed, then counted, and only then is a third card dealt
      Given Ann wagers $100 on player
      When the cards 2S 3H TH 3D are dealt face down
      And the dealer announces the counts
      Then it is refused because "have not all been exposed" [8.6; 8.6.1; 9.1]
      When the dealer draws a card with:
        | card | 4C |
      Then it is refused because "exposed first" [8.6.1; 8.15.2; 9.1]
      When every card is turned
      And the dealer draws a card with:
        | card | 4C |
      Then it is refused because "counts are announced before" [8.6; 8.6.2; 9.1]
      And the dealer is prompted "Announce: Player 2, Banker 6"
      When the dealer announces the counts
      Then the event "counts announced" is recorded with: [8.6; 8.6.2]
        | player | 2 |
        | banker | 6 |
      And the dealer may draw a card [9.1]

    Scenario: A third card is dealt in the same manner as the first four
      Given Ann wagers $100 on player
      And the dealer chooses the faces with:
        | faces | down |
      When the cards 2S 3H TH 3D are dealt face down
      And every card is turned
      And the dealer announces the counts
      Then the dealer is prompted "Draw the fifth card: Player's third" [9.1]
      When the dealer draws a card with:
        | card    | 5C  |
        | exposed | yes |
      Then it is refused because "face down" [8.7; 8.6.1]
      When the dealer draws a card with:
        | card | 5C |
      Then the display shows the Player hand as 2S TH ?? [8.7]
      When every card is turned
      And the coup is finished
      Then Ann is paid $100 on player [8.7; 11.1.2]

  Rule: The result, and what follows it

    Scenario: Nothing is settled before the result is announced, and the coup ends in the discard rack
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards 9S 2H TH 5D are dealt
      When the dealer settles the wagers
      Then it is refused because "no result" [11.1]
      When the dealer announces the counts
      And the dealer announces the result
      Then the coup is at its result [11.1]
      When the dealer clears the cards
      Then it is refused because "still to be settled" [11.1; 1.1 "Coup"]
      When the dealer settles the wagers
      Then Ben's $100 on banker is collected [11.1; 11.1.1; 5.1.2.2]
      And Ann is paid $100 on player [11.1; 11.1.2]
      And the coup is at settlement [1.1 "Coup"]
      When the dealer clears the cards
      Then no coup is open [1.1 "Coup"]
      And Ann has $10,100 in chips
      And Ben has $9,900 in chips [11.1.1]

    Scenario: A pair is not paid when its two cards lie there, but at the settlement
      Given Ann wagers $100 on player
      And Ann wagers $10 on pairs-player
      And Ben wagers $10 on pairs-banker
      When the cards 3S 2H 3D 5D are dealt
      Then the wager of Ann on pairs-player is placed [10.8]
      And the wager of Ben on pairs-banker is placed [10.8]
      When the dealer announces the counts
      And the dealer settles the wagers
      Then it is refused because "no result" [10.8; 11.1]
      When the coup is finished
      Then Ann is paid $110 on pairs-player [10.8; 11.1.4]
      And Ben's $10 on pairs-banker is collected [10.8; 10.7]
      And Ann's $100 on player is collected [5.1.1.2]

    Scenario: Whoever stands above the dealer may do what the dealer does
      Given Ann wagers $100 on player
      When Sue draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then the event "card drawn" is recorded with: [7.3; 1.1 "Dealer"; 1.1 "Casino Supervisor"]
        | by | Sue |
