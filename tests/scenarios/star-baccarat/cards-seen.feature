Feature: Cards that were seen before they should have been

  Rule: The first card of a coup

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready

    @ST-11 @ST-13
    Scenario: It was exposed: wagers go back, nobody is asked, and the coup is dealt without any
      Given Ann wagers $100 on player
      And Ben wagers $200 on banker
      When Ann reports a first card exposed with:
        | card | 9S |
      Then it is refused
      When the dealer reports a first card exposed with:
        | card | 9S |
      Then the coup is a no bet coup [12.3]
      And Ann's $100 on player is returned [12.3; reading S-28]
      And Ben's $200 on banker is returned [12.3; reading S-28]
      And Ann has $1,000 in chips
      And no wager lies on the layout [12.3; 12.4]
      And the next coup begins with 9S [12.3]
      And nobody must be told anything
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [12.3; 12.4]
      When the dealer draws a card with:
        | card | KC |
      Then it is refused because "another card has left the shoe already"
      When the cards 9S 2H are dealt
      And the dealer finds a wager with:
        | patron | Ben    |
        | bet    | banker |
        | cents  | $100   |
        | area   | 2      |
      Then the event "wager rejected" is recorded [12.4]
      And Ben has $1,000 in chips [12.4]
      When the cards TH 5D are dealt
      And the coup is finished
      Then the Player hand is 9S TH [12.3]
      And the event "wager settled" is not recorded [12.4]
      And 411 cards are left in the shoe
      And the next coup takes wagers

    @ST-11
    Scenario: Wagers have not begun: the next coup is without any, and only that one
      Given Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      When the dealer reports a first card exposed with:
        | card | KS |
      Then the next coup is a no bet coup [12.3]
      And the next coup begins with KS [12.3]
      And Ann has $1,100 in chips [12.3]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [12.3; 12.4]
      When the coup is played KS 9S 9H 2D
      And Ann wagers $100 on player
      Then Ann has $100 on player [12.4]
      And no card is kept for the next coup

    @ST-11
    Scenario: It was drawn after a coup had all its cards: that coup is settled, and the next is without wagers
      Given Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt
      When the dealer reports a first card exposed with:
        | card | KS |
      Then Ann has $100 on player
      And the next coup begins with KS [12.3]
      And the next coup is a no bet coup [12.3]
      When the coup is finished
      Then Ann is paid $100 on player [11.1.2]

    @ST-11
    Scenario: No second card can be the first of the same coup
      Given the dealer reports a first card exposed with:
        | card | KS |
      When the dealer reports a first card exposed with:
        | card | QS |
      Then it is refused because "the first of the next coup already"
      When the dealer reports a card face up with:
        | card | QS |
      Then it is refused because "the first of the next coup already"
      And the next coup begins with KS [12.3]

    @ST-11
    Scenario: A card that the coup still needs is no first card
      Given Ann wagers $100 on player
      And the cards 9S 2H TH are dealt
      When the dealer reports a first card exposed with:
        | card | KS |
      Then it is refused because "needs that card"

    @ST-12
    Scenario: It lies face up in the card shoe, with wagers down
      Given Ann wagers $100 on player
      When the dealer reports a card face up with:
        | card | KS |
      Then the coup is a no bet coup [12.3]
      And Ann's $100 on player is returned [12.3; reading S-28]
      When the coup is played KS 9S 9H 2D
      Then the Player hand is KS 9H [12.3]
      And Ann has $1,000 in chips

  Rule: In a shuffling device

    Background:
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And Ann sits at place 1 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player

    @ST-12
    Scenario: The first card lies face up in it
      When the dealer reports a card face up with:
        | card | KS |
      Then the coup is a no bet coup [12.3]
      And Ann's $100 on player is returned [12.3; reading S-28]
      And the next coup begins with KS [12.3]

    @ST-15
    Scenario: A later one does, and a casino supervisor has the remaining cards checked after the coup
      Given the cards 9S 2H TH are dealt
      And the dealer reports a card face up with:
        | card | 5D |
      When Sue checks the facing of the remaining cards with:
        | counted | 411             |
        | reason  | one lay face up |
      Then it is refused because "in progress" [12.5.1]
      When the coup is finished
      Then Ann is paid $100 on player [12.5; 11.1.2]
      When the dealer checks the facing of the remaining cards with:
        | counted | 411             |
        | reason  | one lay face up |
      Then it is refused because "Casino Supervisor" [12.5.1]
      When Sue checks the facing of the remaining cards with:
        | counted | 411 |
        | reason  |     |
      Then it is refused because "reason to suspect" [12.5.1]
      When Sue checks the facing of the remaining cards with:
        | counted | 410             |
        | reason  | one lay face up |
      Then it is refused because "411 cards should be left" [12.5.1]
      When Sue checks the facing of the remaining cards with:
        | counted | 411             |
        | reason  | one lay face up |
      Then the event "remaining cards checked" is recorded with:
        | rule    | 12.5.1 |
        | by      | Sue    |
        | counted | 411    |
      And Ann has $1,100 in chips [12.5.1]
      And Ann may place a wager [12.5.1]

  Rule: A later card

    Background:
      Given a table of star-baccarat/baccarat is open with:
        | method | B |
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player

    @ST-14
    Scenario: It is played as if it had been face down, and nobody wagers on what he saw
      Given the cards 9S 2H are dealt face down
      When the dealer reports a card face up with:
        | card | TH |
      Then the Player hand is 9S TH [12.5]
      And the display shows the Player hand as ?? TH [12.5]
      And the coup stands [12.5]
      And Ann has $100 on player [12.5]
      When Ann takes back the wager on player
      Then it is refused because "first card" [12.5; 5.4]
      When Ben wagers $100 on banker
      Then it is refused because "first card" [12.5; 5.3]
      When Sue lets wagers change with:
        | reason | everybody saw it |
      Then it is refused because "no card exposed" [12.5; 12.12]
      When the cards 5D are dealt face down
      And every card is turned
      And the coup is finished
      Then the Banker hand is 2H 5D [12.5]
      And Ann is paid $100 on player [12.5; 11.1.2]
      And Ann has $1,100 in chips
      And 411 cards are left in the shoe

    @ST-15
    Scenario: With a card shoe the remaining cards are not taken out
      Given the cards 9S 2H are dealt face down
      And the dealer reports a card face up with:
        | card | TH |
      And the cards 5D are dealt face down
      And the coup is finished
      When Sue checks the facing of the remaining cards with:
        | counted | 411             |
        | reason  | one lay face up |
      Then it is refused because "shuffling device in use" [12.5.1]

    @ST-13
    Scenario: A no bet coup is dealt by Method A, whatever the method of the table
      Given the dealer reports a first card exposed with:
        | card | 9S |
      When the cards 9S 2H TH 5D are dealt
      Then the display shows the Player hand as 9S TH [12.4; 8.6.1]
      And the display shows the Banker hand as 2H 5D [12.4; 8.6.1]
      When the Player hand is offered to Ann
      Then it is refused because "the dealer keeps the cards" [12.4; 8.5]
      And nobody holds the Player hand
      When the coup is finished
      And Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann holds the Player hand
