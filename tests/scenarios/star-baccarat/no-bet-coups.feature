Feature: Coups without wagers

  Background:
    Given Sue is a casino supervisor

  Rule: Nobody is at the table

    Scenario: A casino supervisor may authorise them, with a marker on the layout
      Given a table of star-baccarat/baccarat is open
      And the shoe is ready
      When the dealer directs a no bet coup with:
        | marker | yes |
      Then it is refused because "Casino Supervisor" [7.4]
      When Sue directs a no bet coup
      Then it is refused because "marker or surveillance" [7.4]
      When Sue directs a no bet coup with:
        | marker | yes |
      Then the coup is a no bet coup [7.4; 1.1 "No Bet Coup"]
      And a marker shows no bet coup [7.4]
      When the coup is played 2S 3H TH 4D 5C
      Then no coup is open [7.4; 1.1 "No Bet Coup"]
      And no marker shows no bet coup
      And the event "wager settled" is not recorded [1.1 "No Bet Coup"]
      And the event "result announced" is recorded [1.1 "No Bet Coup"; 1.1 "Coup"]

    Scenario: Or with surveillance told before
      Given a table of star-baccarat/baccarat is open
      And the shoe is ready
      When Sue directs a no bet coup with:
        | surveillance told | yes |
      Then the coup is a no bet coup [7.4]

    Scenario: Not out of a shuffling device
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And the shoe is ready
      When Sue directs a no bet coup with:
        | marker | yes |
      Then it is refused because "card shoe in use" [7.4]

  Rule: Players are there

    Scenario: All of them must agree
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      When Sue directs a no bet coup with:
        | marker | yes |
      Then it is refused because "no patrons" [7.4]
      When Sue directs a no bet coup with:
        | agreed by | Ann |
      Then it is refused because "Ben" [7.5; reading A-20]
      When Sue directs a no bet coup with:
        | agreed by | Ann and Ben |
      Then the coup is a no bet coup [7.5]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [7.5; 12.4; 1.1 "No Bet Coup"]

    Scenario: It is dealt by Method A, though the table deals by Method B, and by the same tables of play
      Given a table of star-baccarat/baccarat is open with:
        | method | B |
      And Ann sits at place 1
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
