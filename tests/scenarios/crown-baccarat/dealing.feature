Feature: The dealer deals, announces and settles

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And the shoe is ready

  Scenario: The dealer may keep the shoe and open both hands
    Given Ann wagers $100 on player
    When the cards 9S 2H TH 5D are dealt face down
    Then Ann may not accept a hand [8.4; 8.4.2]
    And the dealer may not offer a hand [8.4; 8.4.2]
    When Ann turns the 1st card
    Then it is refused because "players do not handle" [8.4.2]
    When every card is turned
    Then the display shows the Player hand as 9S TH [8.4.2]

  Scenario: A Higher Duties Dealer decides whether the first four cards are dealt face up or face down
    Given Ann wagers $100 on player
    When the dealer chooses the faces with:
      | faces | down |
    Then it is refused because "Higher Duties Dealer" [8.3.1]
    When Hal chooses the faces with:
      | faces | down |
    And the cards 9S are dealt
    Then it is refused because "face down" [8.3.1]
    When the cards 2S 3H TH 3D are dealt face down
    And Hal chooses the faces with:
      | faces | up |
    Then it is refused because "in progress"
    When every card is turned
    And the cards 4C are dealt
    Then the display shows the Player hand as 2S TH 4C [8.3.1; 9.1]

  Scenario: The dealer shows either hand first, and draws follow the Table of Play all the same
    Given Ann wagers $100 on player
    And the cards 2S 3H TH 5D are dealt face down
    When the dealer turns the 2nd card
    And the dealer turns the 4th card
    Then the display shows the Banker hand as 3H 5D [9.1; reading C-36]
    And the display shows the Player hand as ?? ??
    And the dealer may not announce the counts
    And the dealer may not draw a card
    When the dealer turns the 1st card
    And the dealer turns the 3rd card
    And the dealer announces the counts
    Then the event "counts announced" is recorded [9.1]
    When the dealer announces the result
    Then the event "result announced" is recorded [9.2; 1.1 "Coup"]

  Scenario: Losers are collected before winners are paid, and the coup ends in the discard rack
    Given Ann wagers $100 on player
    And Ben wagers $100 on banker
    And the cards 9S 2H TH 5D are dealt
    When the dealer settles the wagers
    Then it is refused because "no result" [9.2; 10.1]
    When the dealer announces the counts
    And the dealer announces the result
    Then the coup is at its result [9.2]
    When the dealer clears the cards
    Then it is refused because "still to be settled" [1.1 "Coup"; 10.1]
    When the dealer settles the wagers
    Then Ben's $100 on banker is collected [10.1; 10.1.1; 6.2.2(c)]
    And Ann is paid $100 on player [10.1; 10.1.2; Table 3 "Player"]
    And the coup is at settlement [1.1 "Coup"]
    When the dealer clears the cards
    Then no coup is open [1.1 "Coup"]

  Scenario: Whoever stands above the dealer may do what the dealer does
    Given Ann wagers $100 on player
    When Hal calls for bets
    And Hal calls no more bets
    And Hal draws a card with:
      | card    | 9S  |
      | exposed | yes |
    Then the event "card drawn" is recorded with:
      | by | Hal |
    And Hal may draw a card [1.2; 1.1 "Dealer"; 1.1 "Higher Duties Dealer"]
    When Ann draws a card with:
      | card | 2H |
    Then it is refused because "for the Dealer" [1.1 "Dealer"]
    When the inspector draws a card with:
      | card | 2H |
    Then it is refused because "for the Dealer" [1.1 "Inspector"]
