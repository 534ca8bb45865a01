Feature: Limits change, and those who play already may keep the old minimum

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | limits | player $25 to $10,000 |
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: A higher minimum at once

    Background:
      Given Sue changes the limits with:
        | limits           | player $50 to $10,000 |
        | keep old minimum | yes                   |

    Scenario: Those who played already keep the old one, and a marker lies before them
      Then the limits on player are now $50 to $10,000 [6.7; 6.7.1]
      And a marker shows old minimum [6.7.1.1]
      And a sign shows previous limits [6.7.3]
      When Ann wagers $25 on player
      Then Ann has $25 on player [6.7.1]

    Scenario: Whoever comes afterwards plays at the new one
      Given Ben sits at place 2
      When Ben wagers $25 on player
      Then it is refused because "below the minimum" [6.7.4; reading S-68]
      When Ben wagers $50 on player
      Then Ben has $50 on player [6.7.4]

    Scenario: When the player leaves the marker goes, and the old minimum with it
      When Ann leaves the table
      Then no marker shows old minimum [6.7.1.2]
      And no sign shows previous limits [6.7.3]
      When the dealer arrives with:
        | patron      | Ann |
        | place       | 1   |
        | player card | yes |
      And the dealer brings chips with:
        | patron | Ann  |
        | cents  | $100 |
      And Ann wagers $25 on player
      Then it is refused because "below the minimum" [6.7.1.2; 6.7.4; reading S-68]

    Scenario: It too rises only when its sign has stood for 20 minutes
      Given Sue announces an end to the old minimum with:
        | minimum      | player: $50   |
        | takes effect | in 20 minutes |
      When 19 minutes pass
      And Sue raises the old minimum with:
        | minimum | player: $50 |
      Then it is refused [6.7.2]
      When 1 minute passes
      And Sue raises the old minimum with:
        | minimum | player: $50 |
      And Ann wagers $25 on player
      Then it is refused because "below the minimum" [6.7.2; reading S-68]

  Rule: More boxes than one

    Scenario: The marker lies at the box where the player is, and the old minimum holds at all of them
      Given Ann wagers $25 on player
      And Ann wagers $25 on player at area 2
      When Sue changes the limits with:
        | limits           | player $50 to $10,000 |
        | keep old minimum | yes                   |
      Then the event "marker placed" is recorded with: [6.7.1.1; 6.7.1.3]
        | kind   | old minimum |
        | place  | 1           |
        | patron | Ann         |
      And the event "marker placed" is recorded 1 times [6.7.1.3]
      When the coup is played 9S 2H TH 5D
      And Ann wagers $25 on player at area 2
      Then Ann has $25 on player at area 2 [6.7.1; reading S-19]

  Rule: A player of one's own limits

    Scenario: Above the maximum, with a sign of both limits
      When the dealer sets individual limits with:
        | patron | Ann                    |
        | bets   | player $100 to $20,000 |
      Then it is refused because "Casino Supervisor" [6.8]
      When Sue sets individual limits with:
        | patron | Ann                   |
        | bets   | player $100 to $9,000 |
      Then it is refused because "above the maximum" [6.8]
      When Sue sets individual limits with:
        | patron | Ann                    |
        | bets   | player $100 to $20,000 |
      Then a sign shows individual limits [6.8]
      When Ann wagers $25 on player
      Then it is refused because "below the minimum" [6.8; reading S-69; reading S-68]
      When the dealer brings chips with:
        | patron | Ann     |
        | cents  | $10,000 |
      And Ann wagers $15,000 on player
      Then Ann has $15,000 on player [6.8]
