Feature: Changes at a running table, its seats, and its closing

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | places    | 3            |
      | layout    | A            |
      | side bets | pairs-player |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And Dee stands at the table
    And Amy is an area manager
    And Hal is a higher duties dealer
    And the shoe is ready

  Rule: The variation and the Side Wagers

    @X-36
    Scenario: A sign that has stood for twenty minutes
      When Hal announces another game with:
        | game | crown |
      Then it is refused because "Area Manager" [5.3]
      When Amy announces another game with:
        | game | crown |
      And 19 minutes pass
      And Amy changes the game with:
        | game | crown |
      Then it is refused because "stand" [5.3; 5.3.2(a)]
      When 1 minute passes
      And Amy changes the game with:
        | game | crown |
      Then the event "game changed" is recorded [5.3; 5.3.2; 5.3.2(a)]
      And a sign shows variation [5.1]

    @X-36 @A-20
    Scenario: The consent of every player who is seated, wagering or not
      When Amy changes the game with:
        | game      | crown       |
        | agreed by | Ann and Ben |
      Then it is refused because "Cai" [5.3.2(b); reading A-20]
      When Amy changes the game with:
        | game      | crown            |
        | agreed by | Ann, Ben and Cai |
      Then the event "game changed" is recorded [5.3.2(b); reading A-20]

    @X-36
    Scenario: Nobody is there
      Given a table of crown-baccarat/traditional is open
      When Amy changes the game with:
        | game | crown |
      Then the event "game changed" is recorded [5.3.1]

    @X-36
    Scenario: Side Wagers change in the same way, and not while one is on the layout
      Given Ann wagers $10 on pairs-player
      When Amy changes the side bets with:
        | side bets | pairs-player and pairs-banker |
        | agreed by | Ann, Ben and Cai              |
      Then it is refused because "wagers have been placed" 
      When Ann takes back the wager on pairs-player
      And Amy changes the side bets with:
        | side bets | pairs-player and pairs-banker  |
        | agreed by | Ann, Ben and Cai               |
      Then the event "side bets changed" is recorded [5.3; 5.3.2(b)]
      When Ann wagers $10 on pairs-banker
      Then Ann has $10 on pairs-banker [5.2]

  Rule: The limits

    Scenario: A higher minimum waits for its sign, anything else does not
      When Hal changes the limits with:
        | limits | player $25 to $20,000 |
      Then it is refused because "Area Manager" [7.5]
      When Amy changes the limits with:
        | limits | player $25 to $20,000 |
      Then the event "limits changed" is recorded [7.5]
      When Amy changes the limits with:
        | limits | player $50 to $20,000 |
      Then it is refused [7.5.2]
      When Amy announces other limits with:
        | limits | player $50 to $20,000 |
      And 20 minutes pass
      And Amy changes the limits with:
        | limits | player $50 to $20,000 |
      And Ann wagers $25 on player
      Then it is refused because "below the minimum" [7.2.1; 7.5.2]

    Scenario: A higher minimum needs no sign where nobody plays
      Given a table of crown-baccarat/traditional is open
      When Amy changes the limits with:
        | limits | player $50 to $10,000 |
      Then the event "limits changed" is recorded [7.5; 7.5.1]

  Rule: Seats and the closing

    @X-38
    Scenario: A player who sits out three coups at a full table may be directed to vacate the seat
      Given Ben wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ben wagers $100 on player
      And the coup is played 9S 2H TC 5D
      When Hal has a seat vacated with:
        | patron | Ann |
      Then it is refused because "2 coups" [14.10]
      When Ben wagers $100 on player
      And the coup is played 9S 2H TD 5D
      And Hal has a seat vacated with:
        | patron | Dee |
      Then it is refused because "has no seat" [14.10]
      When Hal has a seat vacated with:
        | patron | Ben |
      Then it is refused because "0 coups" [14.10]
      When Hal has a seat vacated with:
        | patron | Ann |
      Then the event "seat vacated" is recorded [14.10]

    @X-35
    Scenario: Three coups' notice, in which Dummy Coups do not count
      When the dealer announces the closing
      Then it is refused because "Higher Duties Dealer" [14.5]
      When Hal closes the table with:
        | float | 20 of $100 |
      Then it is refused because "no notice" [14.5]
      When Hal announces the closing
      Then the table is closing [14.5]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      And the coup is played 9S 2H TC 5D
      And Hal directs a no bet coup with:
        | marker | yes |
      And the coup is played 9S 2H TD 5D
      And Hal closes the table with:
        | float | 20 of $100 |
      Then it is refused because "one coup" [14.5; reading C-41]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TS 5D
      And Hal closes the table with:
        | float | 20 of $100 |
      Then the table is closed [14.5]
