Feature: Dummy coups and late changes of Crown

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And the shoe is ready

  Rule: A Higher Duties Dealer directs them

    @CR-14 @CR-15 @CR-16a @CR-16b @X-23
    Scenario: A dummy coup is directed and shown, and takes no wagers
      Given Ann wagers $100 on player
      When the dealer directs a no bet coup with:
        | marker | yes |
      Then it is refused because "Higher Duties Dealer" [8.6; 8.6.1; 11.8.1]
      When Hal directs a no bet coup
      Then it is refused because "shown visually" [8.6.1; 11.8.2]
      When Hal directs a no bet coup with:
        | marker | yes |
      Then the coup is a no bet coup [8.6; 8.6.1; 1.1 "Dummy Coup"]
      And Ann's $100 on player is returned [8.6.1; 11.8; 11.8.3]
      And a marker shows no bet coup [11.8.2]
      When Ben wagers $100 on banker
      Then it is refused because "without wagers" [8.6.1; 11.8; 11.8.4]
      When the cards 9S 2H are dealt
      And the dealer removes a marker with:
        | kind | no bet coup |
      Then it is refused because "for as long as" [11.8.2]
      When the dealer finds a wager with:
        | patron | Ben    |
        | bet    | banker |
        | cents  | $100   |
        | area   | 2      |
      Then the event "wager rejected" is recorded [11.8.4; reading C-28]
      And Ben has $10,000 in chips [11.8.4]
      When the cards TH 5D are dealt
      And the coup is finished
      Then no marker shows no bet coup [11.8.2]
      And the next coup takes wagers

    @CR-14 @X-23
    Scenario: During a shoe, several of them
      Given Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      When Hal directs a no bet coup with:
        | ground | new shoe |
        | marker | yes      |
      Then it is refused because "not a new one" [8.6.1]
      When Hal directs a no bet coup with:
        | coups  | 2   |
        | marker | yes |
      Then the coup is a no bet coup [8.6.2]
      When the coup is played 9S 2H TC 5D
      And Ann wagers $100 on player
      Then it is refused because "without wagers" [8.6; 8.6.2]
      When the coup is dealt 9S 2H TD 5D
      Then the coup is a no bet coup [8.6; 8.6.2]
      And a marker shows no bet coup [11.8.2]
      When the coup is finished
      And Ann wagers $100 on player
      Then Ann has $100 on player [8.6.2]

    @CR-14 @X-23
    Scenario: Again and again until a player wagers
      When Hal directs a no bet coup with:
        | ground | until a wager |
        | marker | yes           |
      Then the coup is a no bet coup [8.6.3]
      When the coup is played 9S 2H TC 5D
      And the dealer calls for bets
      Then it is refused because "without wagers" [8.6.3]
      When the coup is played 9S 2H TC 4D
      And Ann wagers $100 on player
      Then Ann has $100 on player [8.6.3]
      And the event "coup opened" is recorded with:
        | number | 3 |
      When the coup is played 9S 2H TC 3D
      Then Ann is paid $100 on player [Table 3 "Player"]
      And Ben may place a wager [8.6.3]

    Scenario: Not while a wager lies there
      Given Ann wagers $100 on player
      When Hal directs a no bet coup with:
        | ground | until a wager |
        | marker | yes           |
      Then it is refused because "no wagers" [8.6.3]

    @CR-14
    Scenario Outline: After a mistake, or for another reasonable cause, which is said: <ground>
      When Hal directs a no bet coup with:
        | ground | <ground> |
        | marker | yes      |
      Then it is refused because "say what" [11.8.1; <rule>]
      When Hal directs a no bet coup with:
        | ground | <ground> |
        | reason | <reason> |
        | marker | yes      |
      Then the event "no bet coup directed" is recorded with:
        | rule   | <rule>   |
        | ground | <ground> |
        | reason | <reason> |
      And the coup is a no bet coup [11.8.1; <rule>]

      Examples:
        | ground           | reason                     | rule      |
        | after a mistake  | two cards stuck together   | 11.8.1(a) |
        | reasonable cause | the light over it went out | 11.8.1(b) |

  Rule: Coups that become dummy coups by themselves

    @CR-06
    Scenario: Cards were dealt though nobody had wagered
      Given the dealer calls for bets
      And the dealer calls no more bets
      When the dealer reports cards dealt without wagers with:
        | cards | 9S 2H |
      Then the coup is a no bet coup [11.4]
      And a marker shows no bet coup [11.8.2]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [11.4; 11.8.4]
      When the cards TH 5D are dealt
      And the coup is finished
      Then the Player hand is 9S TH [11.4]
      And no money has moved

    @CR-07
    Scenario: The first card of a coup lies face up in the shoe
      Given Ann wagers $100 on player
      When the dealer reports a card face up with:
        | card | KS |
      Then the coup is a no bet coup [11.5; 11.5.1]
      And Ann's $100 on player is returned [11.5.1; 11.8.3]
      And the next coup begins with KS [11.5.1]
      When the coup is played KS 9S 9H 2D
      Then the Player hand is KS 9H
      And Ann has $10,000 in chips

    @CR-08
    Scenario: A later card lies face up, and is played as if it did not
      Given Ann wagers $100 on player
      And the cards 9S 2H are dealt face down
      When the dealer reports a card face up with:
        | card | TH |
      Then the coup is at dealing [11.5; 11.5.2]
      And the display shows the Player hand as ?? TH [11.5.2]
      When the cards 5D are dealt face down
      And the coup is finished
      Then Ann is paid $100 on player [11.5.2; Table 3 "Player"]

  Rule: Before a card is exposed wagers may be let change

    @CR-17
    Scenario: Their place, their amount, new ones and none
      Given Ann wagers $100 on player
      And Ben wagers $200 on banker
      When the cards 9S 2H TH 5D are dealt face down
      And Ann takes back the wager on player
      Then it is refused because "first card" [6.4]
      When the dealer lets wagers change with:
        | reason | the dealer was hasty |
      Then it is refused because "Higher Duties Dealer" [11.9; 11.9.1]
      When Hal lets wagers change with:
        | reason | the dealer was hasty |
      And Ann takes back the wager on player
      And Ann wagers $100 on banker
      Then Ann has $100 on banker [11.9.1; 11.9.1(a)]
      When Ben takes back $50 of the wager on banker
      Then Ben has $150 on banker [11.9.1(b)]
      When Ben wagers $20,000 on player
      Then it is refused
      When Ben wagers $25 on tie
      Then Ben has $25 on tie [11.9.1(c)]
      When Ben takes back the wager on banker
      Then Ben has no wager on banker [11.9.1(d); 6.4]
      When the dealer turns the 1st card
      And Ann takes back the wager on banker
      Then it is refused because "first card" [11.9.1; 6.4]

    @CR-17
    Scenario: Once a card is exposed it is too late
      Given Ann wagers $100 on player
      When the cards 9S are dealt
      And Hal lets wagers change with:
        | reason | the dealer was hasty |
      Then it is refused because "no card exposed" [11.9.1]

    @CR-18
    Scenario: All withdraw, and the coup is completed as a dummy coup
      Given Ann wagers $100 on player
      And the cards 9S 2H are dealt face down
      And Hal lets wagers change with:
        | reason | the dealer was hasty |
      When Ann takes back the wager on player
      And the dealer goes on without wagers
      Then it is refused because "Higher Duties Dealer" [11.9.2; reading C-24]
      When Hal goes on without wagers
      Then the coup is a no bet coup [11.9.2]
      And Ann has $10,000 in chips
      And the display shows the Player hand as ??
