Feature: Changes at a running table, its seats, and its closing

  Background:
    Given a table of star-premium-baccarat/premium is open with:
      | places    | 3            |
      | layout    | A            |
      | side bets | pairs-player |
      | limits    | player $25 to $10,000; banker $25 to $10,000; pairs-player $5 to $1,000 |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And Dee stands at the table
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: The game in play

    @X-36
    Scenario: A sign that has stood for twenty minutes
      When the dealer announces another game with:
        | game | tie |
      Then it is refused because "Casino Supervisor" [15.8]
      When Sue announces another game with:
        | game    | tie         |
        | options | tie-pays: 5 |
      And 19 minutes pass
      And Sue changes the game with:
        | game    | tie         |
        | options | tie-pays: 5 |
      Then it is refused because "stand" [15.8]
      When 1 minute passes
      And Sue changes the game with:
        | game    | tie         |
        | options | tie-pays: 5 |
      Then the event "game changed" is recorded with: [15.8; reading P52]
        | game | tie |
      And a sign shows tie percentage [2.6]
      And no money has moved
      When Ann wagers $100 on player
      And the coup is played 9S 9H TH TD
      Then Ann is paid $5 on player [13.3.1]

    @X-36 @A-20
    Scenario: The consent of every player at the table
      When Sue changes the game with:
        | game      | tie         |
        | agreed by | Ann and Ben |
      Then it is refused because "Cai" [15.8; reading P06]
      When the dealer changes the game with:
        | game      | tie                   |
        | agreed by | Ann, Ben, Cai and Dee |
      Then it is refused because "Casino Supervisor" [15.8]
      When Sue changes the game with:
        | game      | tie                   |
        | agreed by | Ann, Ben, Cai and Dee |
      Then the event "game changed" is recorded [15.8; reading P06]

    @X-36
    Scenario: Not while a coup is being dealt
      Given Ann wagers $100 on player
      And the cards 9S 2H are dealt
      When Sue changes the game with:
        | game      | tie                   |
        | agreed by | Ann, Ben, Cai and Dee |
      Then it is refused because "in progress"

  Rule: The limits

    Scenario: A higher minimum waits for a sign of twenty minutes, anything else does not
      When the dealer changes the limits with:
        | limits | player $25 to $20,000 |
      Then it is refused because "Casino Supervisor" [6.6]
      When Sue changes the limits with:
        | limits | player $25 to $20,000 |
      Then the limits on player are now $25 to $20,000 [6.6]
      When Sue changes the limits with:
        | limits | player $50 to $20,000 |
      Then it is refused because "sign" [6.6]
      When Sue announces other limits with:
        | limits | player $50 to $20,000 |
      And 20 minutes pass
      And Sue changes the limits with:
        | limits | player $50 to $20,000 |
      And Ann wagers $25 on player
      Then it is refused because "below the minimum" [6.1; 6.6]

    Scenario: At once, while those who were playing keep the old minimum and new players do not
      Given Eve stands at the table
      When Sue changes the limits with:
        | limits           | player $50 to $10,000 |
        | keep old minimum | yes                   |
      Then the event "limits changed" is recorded [6.6.1]
      And a marker shows old minimum [6.6.1.1]
      And a sign shows previous limits [6.6.3]
      When Ann wagers $25 on player
      Then Ann has $25 on player [6.6.1]
      When Ben leaves the table with:
        | patron | Ben |
      And Flo arrives with:
        | patron | Flo |
        | place  | 2   |
      And Flo brings chips with:
        | patron | Flo    |
        | cents  | $1,000 |
      And Flo wagers $25 on player
      Then it is refused because "below the minimum" [6.1; 6.6.4]
      When Flo wagers $50 on player
      Then Flo has $50 on player [6.6.4]

    Scenario: A player's own limits, on a sign
      When the dealer sets individual limits with:
        | patron | Ann                   |
        | bets   | player $25 to $50,000 |
      Then it is refused because "Casino Supervisor" [6.7]
      When Sue sets individual limits with:
        | patron | Ann                   |
        | bets   | player $25 to $50,000 |
      And Ann brings chips with:
        | patron | Ann     |
        | cents  | $20,000 |
      And Ann wagers $20,000 on player
      Then Ann has $20,000 on player [6.7]
      And a sign shows individual limits [6.7]
      When Ben wagers $10,001 on player
      Then it is refused [6.1]

  Rule: Seats and the closing

    @X-38
    Scenario: Who abstains for three coups at a full table may have to vacate the seat
      Given Ben wagers $100 on player
      And Cai wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9H 2S TC 5S
      When Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "2 coups" [15.10]
      When Ben wagers $100 on player
      And the coup is played 9C 2D TD 5C
      And the dealer has a seat vacated with:
        | patron | Ann |
      Then it is refused because "Casino Supervisor"
      When Sue has a seat vacated with:
        | patron | Dee |
      Then it is refused because "has no seat" [15.10]
      When Sue has a seat vacated with:
        | patron | Cai |
      Then it is refused because "2 coups" [15.10]
      When Sue has a seat vacated with:
        | patron | Ann |
      Then the event "seat vacated" is recorded [15.10]
      And no money has moved

    @X-38
    Scenario: Not while another seat is free
      Given Cai leaves the table with:
        | patron | Cai |
      And Ben wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9H 2S TC 5S
      And Ben wagers $100 on player
      And the coup is played 9C 2D TD 5C
      When Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "not all the other seats" [15.10]

    @X-35
    Scenario: With players present it closes after a sign of twenty minutes
      When Sue closes the table with:
        | float | 20 of $100 |
      Then it is refused because "no notice" [15.9]
      When the dealer announces the closing
      Then it is refused because "Casino Supervisor" [15.9]
      When Sue announces the closing with:
        | takes effect | in 20 minutes |
      Then the table is closing [15.9]
      And a sign shows closing [15.9]
      When 19 minutes pass
      And Sue closes the table with:
        | float | 20 of $100 |
      Then it is refused because "to stand" [15.9]
      When 1 minute passes
      And Sue closes the table with:
        | float | 20 of $100 |
      Then the table is closed [15.9]
