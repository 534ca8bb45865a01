Feature: The game in play and the seats change

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | places | 3 |
      | layout | A |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And Dee stands at the table
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: From Baccarat to Even Money Baccarat, and back

    @X-36
    Scenario: A sign with the game and the time has stood for twenty minutes
      When the dealer announces another game with:
        | game | even-money |
      Then it is refused because "Casino Supervisor" [14.13]
      When Sue changes the game with:
        | game | even-money |
      Then it is refused [14.13]
      When Sue announces another game with:
        | game         | even-money    |
        | takes effect | in 20 minutes |
      And 19 minutes pass
      And Sue changes the game with:
        | game | even-money |
      Then it is refused because "stand" [14.13]
      When Ann wagers $100 on banker
      And the coup is played 2S 9H TC KD
      Then Ann is paid $95 on banker [14.13; 11.1.3]
      When 1 minute passes
      And Ann wagers $100 on banker
      And Sue changes the game with:
        | game | even-money |
      Then it is refused because "wagers have been placed"
      When Ann takes back the wager on banker
      And the dealer changes the game with:
        | game | even-money |
      Then it is refused because "Casino Supervisor" [14.13]
      When Sue changes the game with:
        | game | even-money |
      Then the event "game changed" is recorded with:
        | rule | 14.13      |
        | game | even-money |
      And a sign shows odds [2.5]
      When Ann wagers $100 on banker
      And the coup is played 2D 9D TD KC
      Then Ann is paid $100 on banker [14.13; 11.2.2]
      When Sue changes the game with:
        | game      | baccarat         |
        | agreed by | Ann, Ben and Cai |
      And Ann wagers $100 on banker
      And the coup is played 2H 9C TH KH
      Then Ann is paid $95 on banker [14.13; 11.1.3]

    @X-36
    Scenario: The sign was for another game
      Given Sue announces another game with:
        | game | even-money |
      And 20 minutes pass
      And Sue changes the game with:
        | game | even-money |
      When Sue changes the game with:
        | game | baccarat |
      Then it is refused [14.13]

    @X-36 @A-20
    Scenario: Or all players who are seated consent
      When Sue changes the game with:
        | game      | even-money  |
        | agreed by | Ann and Ben |
      Then it is refused because "Cai" [14.13; reading A-20]
      When Sue changes the game with:
        | game      | even-money       |
        | agreed by | Ann, Ben and Cai |
      Then the event "game changed" is recorded with:
        | rule | 14.13      |
        | game | even-money |
      And Ann may place a wager [14.13; reading A-20]

    @X-36
    Scenario: Not in the middle of a coup
      Given Ann wagers $100 on banker
      And the cards 2S 9H are dealt
      When Sue changes the game with:
        | game      | even-money       |
        | agreed by | Ann, Ben and Cai |
      Then it is refused because "in progress"
      When the cards TC KD are dealt
      And the coup is finished
      Then Ann is paid $95 on banker [11.1.3]

  Rule: A seat is vacated

    @X-38
    Scenario: A player who sits out three coups while all other places are taken
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9D 2S TC 5C
      When Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "2 coups" [14.15]
      When Ben wagers $100 on player
      And the coup is played 9H 2D TD 5H
      And the dealer has a seat vacated with:
        | patron | Ann |
      Then it is refused because "Casino Supervisor"
      When Sue has a seat vacated with:
        | patron | Ben |
      Then it is refused because "0 coups" [14.15]
      When Sue has a seat vacated with:
        | patron | Dee |
      Then it is refused because "no seat" [14.15]
      When Sue has a seat vacated with:
        | patron | Ann |
      Then the event "seat vacated" is recorded with:
        | rule   | 14.15 |
        | patron | Ann   |

    @X-38
    Scenario: A wager between begins the count again
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9D 2S TC 5C
      And Ann wagers $25 on tie
      And the coup is played 9H 2D TD 5H
      And Ben wagers $100 on player
      And the coup is played 8S 2C TS 5S
      When Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "sat out 1 coup, not 3" [14.15]

    @X-38
    Scenario: Not while another place is free
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9D 2S TC 5C
      And Ben wagers $100 on player
      And the coup is played 9H 2D TD 5H
      When Cai leaves the table
      And Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "not all the other seats are taken" [14.15]

    @X-38
    Scenario: No bet coups are none that a player sat out
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9D 2S TC 5C
      And Sue directs a no bet coup with:
        | agreed by | Ann, Ben and Cai |
      And the coup is played 9H 2D TD 5H
      When Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "2 coups" [14.15; reading S-46]
