Feature: Limits, games and seats change, and the table closes

  Background:
    Given a table of star-three-card-baccarat/three-card is open with:
      | places | 3                       |
      | float  | 500 of $100, 100 of $25 |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: Limits

    Scenario: A higher minimum waits for a sign of twenty minutes, anything else does not
      When the dealer changes the limits with:
        | limits | player $25 to $20,000 |
      Then it is refused because "for the Casino Supervisor" [6.5]
      When Sue changes the limits with:
        | limits | player $10 to $20,000 |
      Then the event "limits changed" is recorded [6.5]
      When Sue announces other limits with:
        | limits       | player $50 to $20,000 |
        | takes effect | in 20 minutes         |
      And 19 minutes pass
      And Sue changes the limits with:
        | limits | player $50 to $20,000 |
      Then it is refused because "stand" [6.5]
      When 1 minute passes
      And Sue changes the limits with:
        | limits | player $50 to $20,000 |
      Then the limits on player are now $50 to $20,000 [6.5]
      And the sign that shows limits says "Player hand: $50 to $20,000" [6.1]
      When Ann wagers $25 on player
      Then it is refused because "below the minimum"

    Scenario: It may rise at once, for those who come later
      When Sue changes the limits with:
        | limits           | player $50 to $10,000 |
        | keep old minimum | yes                   |
      Then the event "limits changed" is recorded with: [6.5.1; reading T39]
        | rule | 6.5.1 |
      And a marker shows old minimum [6.5.1.1]
      And a sign shows previous limits [6.5.3]
      When Ann wagers $25 on player
      Then Ann has $25 on player [6.5.1]
      When Cai leaves the table
      And the dealer arrives with:
        | patron | Dee |
        | place  | 3   |
      And the dealer brings chips with:
        | patron | Dee    |
        | cents  | $1,000 |
      And Dee wagers $25 on player
      Then it is refused because "below the minimum" [6.5.4; reading T37]
      When Dee wagers $50 on player
      Then Dee has $50 on player [6.5.4]
      When Sue raises the old minimum with:
        | minimum | player: $50 |
      Then it is refused because "no sign that has stood 20 minutes" [6.5.2]
      When Ann takes back the wager on player
      And Ann leaves the table
      And Ben leaves the table
      Then no marker shows old minimum [6.5.1.2]

    Scenario: A player may wager above the maximum, with a sign that shows his limits
      When the dealer sets individual limits with:
        | patron | Ann                   |
        | bets   | player $25 to $20,000 |
      Then it is refused because "for the Casino Supervisor" [6.6]
      When Sue sets individual limits with:
        | patron | Ann                   |
        | bets   | player $10 to $10,000 |
      Then it is refused because "above the maximum" [6.6]
      When Sue sets individual limits with:
        | patron | Ann                   |
        | bets   | player $25 to $20,000 |
      Then a sign shows individual limits [6.6]
      When the dealer brings chips with:
        | patron | Ann     |
        | cents  | $10,000 |
      And Ann wagers $15,000 on player
      Then Ann has $15,000 on player [6.6]

  Rule: The game in play

    @X-36
    Scenario: A sign that has stood for twenty minutes
      When the dealer announces another game with:
        | game | even-money |
      Then it is refused because "for the Casino Supervisor" [14.8]
      When Sue announces another game with:
        | game | even-money |
      And 19 minutes pass
      And Sue changes the game with:
        | game | even-money |
      Then it is refused because "stand" [14.8]
      When 1 minute passes
      And Sue changes the game with:
        | game | even-money |
      Then the event "game changed" is recorded [14.8]
      And a sign shows odds [2.4; 14.8]
      And no money has moved
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH KS 8D KD
      Then Ann is paid $100 on player [10.1; 11.2; 11.2.1]
      And nobody must be told anything

    @X-36 @A-20
    Scenario: Or the consent of every player with a seat or a wager, and not during a coup
      Given Dee stands at the table
      And Dee wagers $100 on player at area 1
      When Sue changes the game with:
        | game      | even-money       |
        | agreed by | Ann, Ben, Cai and Dee |
      Then it is refused because "wagers have been placed"
      When Ann wagers $100 on player
      And the cards 9S 2H TH are dealt
      And Sue changes the game with:
        | game      | even-money            |
        | agreed by | Ann, Ben, Cai and Dee |
      Then it is refused because "in progress"
      When the cards KS 7D KD are dealt
      And the coup is finished
      And Sue changes the game with:
        | game      | even-money  |
        | agreed by | Ann and Ben |
      Then it is refused because "Cai" [14.8; reading T58]
      When Sue changes the game with:
        | game      | even-money       |
        | agreed by | Ann, Ben and Cai |
      Then the event "game changed" is recorded [14.8; reading T58]

  Rule: Seats and the closing

    @X-38
    Scenario: Whoever sits out three coups in a row at a full table may have to give up the seat
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      And Ben wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      When Sue has a seat vacated with:
        | patron | Ann |
      Then it is refused because "2 coups" [14.10]
      When Ben wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      And Cai has a seat vacated with:
        | patron | Ann |
      Then it is refused because "not for a Player"
      When Sue has a seat vacated with:
        | patron | Ben |
      Then it is refused because "0 coups" [14.10]
      When Sue has a seat vacated with:
        | patron | Ann |
      Then the event "seat vacated" is recorded [14.10]
      And no money has moved
      When Sue has a seat vacated with:
        | patron | Cai |
      Then it is refused because "not all the other seats are taken" [14.10]

    @X-35
    Scenario: With players present a sign stands for twenty minutes before the table closes
      Given Ann wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      When the dealer announces the closing
      Then it is refused because "for the Casino Supervisor" [14.9]
      When Sue closes the table with:
        | float | 499 of $100, 100 of $25 |
      Then it is refused [14.9]
      When Sue announces the closing with:
        | takes effect | in 20 minutes |
      Then the table is closing [14.9]
      And a sign shows closing [14.9]
      When 19 minutes pass
      And Sue closes the table with:
        | float | 499 of $100, 100 of $25 |
      Then it is refused [14.9]
      When 1 minute passes
      And Sue closes the table with:
        | float | 499 of $100, 100 of $25 |
      Then the table is closed [14.9]
      And the event "table closed" is recorded with: [14.9; 1.1 "float tray"]
        | result | -$100 |
      And nobody must be told anything
