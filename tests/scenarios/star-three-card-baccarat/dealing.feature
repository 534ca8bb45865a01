Feature: The cards are dealt, examined, turned and compared

  Rule: The deal

    Background:
      Given a table of star-three-card-baccarat/three-card is open
      And Ann sits at place 1
      And Ben sits at place 3
      And the shoe is ready

    Scenario: A card to each Player area with a wager, clockwise, and one to the Banker, three times
      Given Ben wagers $100 on player
      And Ann wagers $100 on player
      Then the dealer is prompted "Draw the first card: Player's first at place 1" [8.1; reading T40]
      When the cards 2H are dealt
      Then the dealer is prompted "Draw the second card: Player's first at place 3" [8.1]
      When the cards 7S are dealt
      Then the dealer is prompted "Draw the third card: Banker's first" [8.1]
      When the cards 3D are dealt
      Then the dealer is prompted "Draw the fourth card: Player's second at place 1" [8.1]
      When the cards 5C 8H 4S 9C KD TH are dealt
      Then the Player hand is 2H 5C 9C in area 1 [8.1]
      And the Player hand is 7S 8H KD in area 3 [8.1]
      And the Banker hand is 3D 4S TH [8.1]
      When the dealer draws a card with:
        | card    | 2C  |
        | exposed | yes |
      Then it is refused because "all its cards"

    Scenario: Without a wager on a Player hand only the Banker hand is dealt
      Given Ann wagers $5 on point-total-7
      And Ben wagers $5 on three-pictures
      When the coup is dealt 3D 4S TH
      Then the Banker hand is 3D 4S TH [8.2]
      When the coup is finished
      Then Ann is paid $40 on point-total-7 [8.2; 11.1; 11.1.2]
      And Ben's $5 on three-pictures is collected [8.2; 5.1.3]

    Scenario: Nothing leaves a shoe but the next card, and no other card may be played
      When Ann wagers $100 on player
      And Ann draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "not for a Player" [3.7; 3.8]
      And Ann may not burn cards [3.8]
      And Ann may not shuffle the cards [3.8]
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
        | scanned | 9H  |
      Then it is refused because "the shoe read 9H"
      When the cards 9S 2H TH KS 7D KD are dealt
      Then 407 cards are left in the shoe [3.7]
      When the coup is finished
      Then 9 cards are in the discard rack [2.3.2; 1.1 "burn"]

    Scenario: Where there are no cards none is dealt
      Given a table of star-three-card-baccarat/three-card is open
      And Ann sits at place 1
      When Ann wagers $100 on player
      Then it is refused because "no cards have been brought" [3.7]

  Rule: Method A

    Background:
      Given a table of star-three-card-baccarat/three-card is open with:
        | method | method-a |
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player

    Scenario: Cards are dealt face up, and players do not handle them
      When the dealer draws a card with:
        | card | 9S |
      Then it is refused because "dealt face up" [9.2; 9.1]
      When the cards 9S 2H TH are dealt
      Then the display shows the Player hand as 9S TH [9.2]
      When the Player hand is offered to Ann in area 1
      Then it is refused because "the dealer keeps the cards" [9.2]
      When Ann accepts the Player hand in area 1
      Then it is refused because "the dealer keeps the cards" [9.2; 3.8]
      When Ann turns the 1st card
      Then it is refused [9.2; 3.8]

    Scenario: Wagers are settled after the result has been announced
      When the cards 9S 2H TH KS 7D KD are dealt
      And the dealer settles the wagers
      Then it is refused because "no result has been announced" [11.1]
      Then the dealer is prompted "Announce: Banker has two picture cards and a 2 (9.8); Player wins, 6 to 2" [9.8]
      When the dealer announces the result
      Then the event "result announced" is recorded [1.1 "coup"]
      And a marker shows winning total [9.9]
      When the dealer settles the wagers
      Then Ann is paid $95 on player [11.1; 11.1.1]

    Scenario: In Even Money Three Card Baccarat they are settled by its odds instead
      Given a table of star-three-card-baccarat/even-money is open
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      When the cards 9S 2H TH KS 8D KD are dealt
      And the dealer settles the wagers
      Then it is refused because "no result has been announced" [11.2]
      When the coup is finished
      Then Ann is paid $100 on player [11.2; 11.2.1]
      When Ann wagers $100 on player
      And the coup is played 6S 2H TC KS KD KC
      Then Ann is paid $50 on player [11.2; 11.2.1]

  Rule: Method B

    Background:
      Given a table of star-three-card-baccarat/three-card is open with:
        | method | method-b |
      And Ann sits at place 1
      And Ben sits at place 3
      And Dee stands at the table
      And the shoe is ready
      And Ann wagers $100 on player
      And Ann wagers $100 on player at area 2
      And Ben wagers $100 on player
      And Dee wagers $100 on player at area 5

    Scenario: Cards are dealt face down, each player examines his own, and the dealer keeps the Banker hand
      When the dealer draws a card with:
        | card    | 2H  |
        | exposed | yes |
      Then it is refused because "dealt face down" [9.3; 9.1]
      When the cards 2H 6C 7S 2C 3D 5C 6D 8H 2D 4S 9C 6S KD 5S TH are dealt face down
      Then the display shows the Player hand as ?? ?? ?? in area 1 [9.3]
      When Ben accepts the Player hand in area 1
      Then it is refused because "not offered to you" [9.3; 5.8; reading T32]
      When Ann accepts the Player hand in area 2
      Then it is refused because "not offered to you" [9.3; 9.4; 5.8]
      When Ann accepts the Banker hand
      Then it is refused because "not offered to you" [9.3]
      When Ann accepts the Player hand in area 1
      Then Ann holds the Player hand in area 1 [9.3; 5.8]
      And Ann sees the Player hand as 2H 5C 9C in area 1 [9.3]
      And Ann sees the Player hand as ?? ?? ?? in area 2 [9.3; 5.8]
      And nothing that Ben sees says "2H" [9.3]
      And nobody holds the Banker hand [9.3]

    @X-25
    Scenario: Each turns his own cards, the dealer what is left, and the Banker hand last
      Given the cards 2H 6C 7S 2C 3D 5C 6D 8H 2D 4S 9C 6S KD 5S TH are dealt face down
      And Ann accepts the Player hand in area 1
      When the dealer turns cards with:
        | cards | 1st |
      Then it is refused because "Ann opens that card" [9.5]
      When Ben turns the 1st card
      Then it is refused because "Ann opens that card" [9.5]
      When the dealer turns cards with:
        | cards | 5th, 10th and 15th |
      Then it is refused because "after every Player hand" [9.6; 9.8]
      When the dealer announces the result
      Then it is refused because "face down" [9.6]
      When Ann turns cards with:
        | cards | 1st, 6th and 11th |
      Then the display shows the Player hand as 2H 5C 9C in area 1 [9.5]
      When Ann turns the 1st card
      Then it is refused because "exposed already" [9.5]
      When Ben turns the 3rd card
      Then it is refused because "players do not handle these cards" [9.3]
      When the dealer turns cards with:
        | cards | 2nd, 7th, 12th, 3rd, 8th, 13th, 4th, 9th and 14th |
      Then the display shows the Player hand as 6C 6D 6S in area 2 [9.4; 9.6; reading T33]
      And the display shows the Player hand as 7S 8H KD in area 3 [9.6]
      And the display shows the Banker hand as ?? ?? ?? [9.8]
      And no money has moved
      When the dealer turns cards with:
        | cards | 5th, 10th and 15th |
      And the dealer announces the result
      Then it is said "Banker has no picture cards and three cards totalling 7 (9.8)" [9.8]
      And a marker shows winning total [9.8; 9.9]
      When the dealer settles the wagers
      Then Ann's $100 on player at area 1 is collected [9.10; 5.1.1.3]
      And Ann is paid $95 on player at area 2 [9.10; 11.1.1]
      And Ben's $100 on player is collected [9.10; 5.1.1.3]
      And Dee is paid $95 on player [9.10; 11.1.1]
      And nobody must be told anything

    Scenario: Cards stay over the layout, and are taken back from whoever holds them away from it
      Given the cards 2H 6C 7S 2C 3D 5C 6D 8H 2D 4S 9C 6S KD 5S TH are dealt face down
      Then Ann is prompted "Take the cards, and keep them over the table layout" [9.7]
      When Ann accepts the Player hand in area 1
      And Ben takes a hand back with:
        | hand   | player               |
        | area   | 1                    |
        | breach | away from the layout |
      Then it is refused because "not for a Player"
      When the dealer takes a hand back with:
        | hand   | player               |
        | area   | 1                    |
        | breach | away from the layout |
      Then the event "hand returned" is recorded with: [9.7]
        | breach | away from the layout |
      And nobody holds the Player hand in area 1 [9.7]
      And no money has moved
      When Ann accepts the Player hand in area 1
      Then it is refused [9.7; 9.3]

    Scenario: A standing player does not touch the cards unless a Casino Duty Manager approved it before
      Given the cards 2H 6C 7S 2C 3D 5C 6D 8H 2D 4S 9C 6S KD 5S TH are dealt face down
      When Dee accepts the Player hand in area 5
      Then it is refused because "stands" [5.10; 3.8]
      When the Player hand is offered to Dee in area 5
      Then it is refused because "approval of the Casino Duty Manager" [5.10]
      When the dealer offers a hand with the approval of the assistant gaming manager with:
        | hand | player |
        | area | 5      |
        | to   | Dee    |
      Then it is refused because "Casino Duty Manager" [5.10; reading T04]
      When the dealer offers a hand with the approval of the casino duty manager with:
        | hand | player |
        | area | 5      |
        | to   | Dee    |
      And Dee accepts the Player hand in area 5
      Then Dee sees the Player hand as 2C 2D 5S in area 5 [5.10]
