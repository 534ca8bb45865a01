Feature: The dealer deals, announces and settles

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And Dee stands at the table
    And the shoe is ready

  Rule: Method A

    Scenario: The dealer deals face up, or face down and then turns them, and nobody else touches them
      Given Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      Then the dealer may not offer a hand [8.1; 8.2; 8.3]
      When Ann turns the 1st card
      Then it is refused because "players do not handle" [8.2; 8.2.1; 3.7; reading P62]
      When Dee turns the 1st card
      Then it is refused because "players do not handle" [8.2; 8.2.1; 3.7]
      When the dealer turns the 1st card
      Then the display shows the Player hand as 9S ?? [8.2; 8.2.1]
      When every card is turned
      Then the display shows the Banker hand as 2H 5D [8.2.1]
      When the coup is finished
      And Ann wagers $100 on player
      And the cards 9H 2S TC 5S are dealt
      Then the display shows the Player hand as 9H TC [8.2.1]

    Scenario: Player's count is announced, then Banker's, and only then a third card falls
      Given Ann wagers $100 on player
      And the dealer draws a card with:
        | card    | 2S  |
        | exposed | yes |
      And the dealer draws a card with:
        | card    | 3H  |
        | exposed | yes |
      When the dealer announces the counts
      Then it is refused [8.2.2]
      When the dealer draws a card with:
        | card    | TH  |
        | exposed | yes |
      And the dealer draws a card with:
        | card    | KD  |
        | exposed | yes |
      And the dealer draws a card with:
        | card    | 4C  |
        | exposed | yes |
      Then it is refused because "counts are announced" [8.2.2; 9.1]
      When the dealer announces the counts
      Then the event "counts announced" is recorded with: [8.2.2]
        | player | 2 |
        | banker | 3 |
      When the cards 4C are dealt
      Then the Player hand is 2S TH 4C [8.3; 9.1]

    Scenario: A third card is dealt as the first four were
      Given Ann wagers $100 on player
      And the cards 2S 3H TH KD are dealt face down
      And every card is turned
      And the dealer announces the counts
      When the cards 4C are dealt face down
      Then the display shows the Player hand as 2S TH ?? [8.3]
      When the dealer draws a card with:
        | card | 5C |
      Then it is refused because "exposed first" [8.15.2; 8.3]
      When the dealer turns the 5th card
      Then the display shows the Player hand as 2S TH 4C [8.3]

    Scenario: No hand is drawn to that the table of play has stand, and none has a fourth card
      Given Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt
      And the dealer announces the counts
      When the dealer draws a card with:
        | card | 4C |
      Then it is refused [9.1; 9.6]
      And the dealer may not draw a card [9.1; 9.2]

    Scenario: The method stays what it is, and a coup without wagers is dealt by Method A
      Given a table of star-premium-baccarat/premium is open with:
        | method | method-b |
      And Ann sits at place 1
      And Amy is an assistant gaming manager
      And the shoe is ready
      And Ann wagers $100 on player
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "face down" [8.1; 8.12]
      When the cards 9S 2H TH 5D are dealt face down
      And the coup is finished
      And Amy directs a no bet coup with:
        | agreed by | Ann |
      And the cards 9H 2S TC 5S are dealt
      Then the display shows the Player hand as 9H TC [8.1; 14.4]

  Rule: A coup

    Scenario: It runs from the first card to the discard rack, and the losers are collected first
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker
      Then the coup is at wagering [1.1 "coup"]
      When the cards 9S are dealt
      Then the coup is at dealing [1.1 "coup"]
      When the cards 2H TH 5D are dealt
      And the dealer settles the wagers
      Then it is refused because "no result" [13]
      When the dealer announces the result
      Then the coup is at its result [13; 1.1 "coup"]
      When the dealer clears the cards
      Then it is refused because "still to be settled" [13; 1.1 "coup"]
      When the dealer settles the wagers
      Then Ben's $100 on banker is collected [13; 5.1.2.2]
      And Ann is paid $100 on player [13; 13.1]
      And the coup is at settlement [1.1 "coup"]
      When Ann wagers $100 on player
      Then it is refused [5.3; 5.4]
      When the dealer clears the cards
      Then no coup is open [1.1 "coup"]
      And the event "coup concluded" is recorded

    Scenario: What the dealer does is his and his superiors' to do, and is put down to whoever did it
      Given Ann wagers $100 on player
      And Dan is a dealer
      When Ann draws a card with:
        | card | 9S |
      Then it is refused because "for the Dealer" [1.1 "dealer"]
      When the inspector draws a card with:
        | card | 9S |
      Then it is refused because "for the Dealer" [1.1 "dealer"; 1.1 "Inspector"]
      When Dan draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then the event "card drawn" is recorded with: [1.1 "dealer"; 7.3]
        | by | Dan |
      When Sue draws a card with:
        | card    | 2H  |
        | exposed | yes |
      Then the event "card drawn" is recorded with: [1.1 "casino supervisor"; 7.3]
        | by | Sue |

    Scenario: Whoever has wagered is a player of that coup, and a patron without a wager is none
      Given Eve sits at place 5
      And Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      Then the event "coup concluded" is recorded with: [1.1 "coup"; 1.1 "player"; 1.1 "patron"]
        | sat out | Ben, Dee and Eve |
