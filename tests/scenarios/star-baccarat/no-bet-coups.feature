Feature: No bet coups that a casino supervisor directs

  Rule: Nobody is at the table

    Background:
      Given a table of star-baccarat/baccarat is open
      And Sue is a casino supervisor
      And the shoe is ready

    @X-23 @ST-13
    Scenario: A marker shows it, and the coup is dealt by Method A
      When the cards 9S are dealt
      Then it is refused because "must be directed" [7.4]
      When the dealer directs a no bet coup with:
        | marker | yes |
      Then it is refused because "Casino Supervisor" [7.4]
      When Sue directs a no bet coup
      Then it is refused because "marker or surveillance" [7.4]
      When Sue directs a no bet coup with:
        | marker | yes |
      Then the coup is a no bet coup [7.4; 1.1 "No Bet Coup"]
      And a marker shows no bet coup [7.4]
      When the dealer removes a marker with:
        | kind | no bet coup |
      Then it is refused because "for as long as" [7.4]
      When the cards 2S 3H 4D AC 9D are dealt
      Then the Banker hand is 3H AC 9D [7.4; 9.5]
      When the coup is finished
      Then no marker shows no bet coup [7.4]
      And nobody must be told anything
      And the event "result announced" is recorded [1.1 "No Bet Coup"; 1.1 "Coup"]
      And the event "wager settled" is not recorded [1.1 "No Bet Coup"]
      When the cards 9S are dealt
      Then it is refused because "must be directed" [7.4]

    @X-23
    Scenario: Or surveillance is told before it is dealt
      When Sue directs a no bet coup with:
        | surveillance told | yes |
      Then the coup is a no bet coup [7.4]
      And the surveillance has been told [7.4]
      And no marker shows no bet coup

    @X-23
    Scenario: Several, until a patron comes, who may wager on the next coup
      When Sue directs a no bet coup with:
        | marker | yes |
        | coups  | 5   |
      And the coup is played 9S 2H TH 5D
      Then the next coup is a no bet coup [7.4]
      And a marker shows no bet coup [7.4]
      When the cards 9H 2S are dealt
      And Ann arrives with:
        | place       | 1   |
        | player card | yes |
      And Ann brings chips with:
        | cents | $1,000 |
      And Ann wagers $100 on player
      Then it is refused because "without wagers" [7.4; 12.4]
      When the cards TC 5S are dealt
      And the coup is finished
      And Ann wagers $100 on player
      Then Ann has $100 on player [7.4]
      And no marker shows no bet coup [7.4]

    @X-23
    Scenario: Not while a patron is there
      Given Ann stands at the table
      When Sue directs a no bet coup with:
        | marker            | yes |
        | surveillance told | yes |
      Then it is refused because "no patrons" [7.4]

  Rule: With a shuffling device

    @X-23
    Scenario: It is not for an empty table, only for players who all agree
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And Sue is a casino supervisor
      And the shoe is ready
      When Sue directs a no bet coup with:
        | marker | yes |
      Then it is refused because "card shoe in use" [7.4; reading S-81]
      When Ann arrives with:
        | place       | 1   |
        | player card | yes |
      And Sue directs a no bet coup with:
        | agreed by | Ann |
      Then the coup is a no bet coup [7.5; reading S-81]

  Rule: Players are there, and all of them agree

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Cai stands at the table
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player

    @X-23 @A-20
    Scenario: One who does not agree is enough to prevent it
      When Sue directs a no bet coup with:
        | agreed by | Ann |
      Then it is refused because "all players at the table must agree: Ben" [7.5; reading A-20]
      And Ann has $100 on player
      When the dealer directs a no bet coup with:
        | agreed by | Ann and Ben |
      Then it is refused because "Casino Supervisor" [7.4; 7.5]
      When Sue directs a no bet coup with:
        | agreed by | Ann and Ben |
      Then the coup is a no bet coup [7.5]
      And Ann's $100 on player is returned [7.5; 12.4]
      When Ben wagers $100 on banker
      Then it is refused because "without wagers" [7.5; 12.4]
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
      Then the event "wager settled" is not recorded [7.5; 12.4]
      And the next coup takes wagers [7.5]

    @X-23
    Scenario: Several, when they agree to several
      When Sue directs a no bet coup with:
        | agreed by | Ann and Ben |
        | coups     | 2           |
      And the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      Then it is refused because "without wagers" [7.5]
      And the next coup is a no bet coup [7.5]
      When the coup is played 9H 2S TC 5S
      And Ann wagers $100 on player
      Then Ann has $100 on player [7.5]

    @X-23
    Scenario: Not once the coup has begun
      Given the cards 9S are dealt
      When Sue directs a no bet coup with:
        | agreed by | Ann and Ben |
      Then it is refused because "the coup has begun"
      And Ann has $100 on player

    @ST-13
    Scenario: It is dealt by Method A, though the table deals by Method B, and by the same tables of play
      Given a table of star-baccarat/baccarat is open with:
        | method | B |
      And Ann sits at place 1
      And Sue is a casino supervisor
      And the shoe is ready
      And Sue directs a no bet coup with:
        | agreed by | Ann |
      When the cards 2S 3H TH 4D are dealt
      And the dealer announces the counts
      Then Ann may not accept a hand [12.4]
      And the dealer may not offer a hand [12.4]
      And the dealer is prompted "Draw the fifth card: Player's third" [1.1 "No Bet Coup"]
      When the cards 5C are dealt
      And the coup is finished
      Then no coup is open [12.4; 1.1 "No Bet Coup"]
      And Ann has $10,000 in chips
      When Ann wagers $100 on player
      Then Ann has $100 on player [12.4; 1.1 "No Bet Coup"]
