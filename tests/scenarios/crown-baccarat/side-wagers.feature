Feature: Side Wagers, and who comes first where places are few

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | layout           | A                                      |
      | side bets        | pairs-player and pairs-banker          |
      | side bet places  | pairs-player: 1; pairs-banker: 1       |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And the shoe is ready

  Scenario: A Side Wager needs no wager on Player or Banker, and the coup is dealt in full
    Given Ann wagers $10 on pairs-player
    When the coup is played 2S 2H 2D KD 4C 9H
    Then Ann is paid $110 on pairs-player [6.6; 6.6.1; 6.6.1(a); 6.2.4; 10.2; Table 8 "Baccarat Pair"]
    And the Player hand is 2S 2D 4C [6.6.1(a)]

  Scenario: Several Side Wagers, each for itself
    Given Ann wagers $10 on pairs-player
    And Ann wagers $10 on pairs-banker
    And Ann wagers $25 on tie
    When the coup is played 9S 2H 9D 6D
    Then Ann is paid $110 on pairs-player [6.6.2; 6.2.4(e); Table 8 "Baccarat Pair"]
    And Ann's $10 on pairs-banker is collected [6.6.2; 1.1 "Baccarat Pairs"]
    And Ann is paid $200 on tie [6.6.2; 10.2; Table 3 "Tie"]

  Scenario: For a Player Side Wager whoever wagered on Player there comes first, then other wagers, then anyone
    Given Cai wagers $10 on pairs-player at area 1
    When Ben wagers $100 on banker at area 1
    And Ben wagers $10 on pairs-player at area 1
    Then the wager of Cai on pairs-player is returned [6.6.5; 6.6.7]
    And Cai has $10,000 in chips
    When Ann wagers $100 on player
    And Ann wagers $10 on pairs-player
    Then the wager of Ben on pairs-player is returned [6.6.3; 6.6.7; reading C-08]
    And Ann has $10 on pairs-player [6.6.3]
    When Cai wagers $10 on pairs-player at area 1
    Then it is refused because "went to players who come first" [6.6.7; reading A-15]
    When Cai wagers $10 on pairs-player
    Then Cai has $10 on pairs-player at area 3 [6.6.7]

  Scenario: For a Banker Side Wager it is the Banker
    Given Cai wagers $100 on player at area 1
    And Cai wagers $10 on pairs-banker at area 1
    When Ann wagers $100 on banker
    And Ann wagers $10 on pairs-banker
    Then the wager of Cai on pairs-banker is returned [6.6.4; 6.6.6; 6.6.7]
    And Ann has $10 on pairs-banker [6.6.4]
    When Ben wagers $25 on tie at area 1
    And Ben wagers $10 on pairs-banker at area 1
    Then it is refused because "went to players who come first" [6.6.6; 6.6.7]

  Scenario: For Super 6 it is whoever wagered on either hand
    Given a table of crown-baccarat/traditional is open with:
      | layout          | I            |
      | side bets       | super-six    |
      | side bet places | super-six: 1 |
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ben wagers $10 on super-six at area 1
    When Ann wagers $100 on banker
    And Ann wagers $10 on super-six
    Then the wager of Ben on super-six is returned [6.6.2; 6.6.7]
    When the coup is played KS 6H QH KD 3C
    Then Ann is paid $150 on super-six [6.2.4; 6.2.4(g); Table 9 "Banker wins with a total of six (6)"]

  Scenario: A Side Wager that the table does not offer is not accepted
    When Ann wagers $10 on dragon-bonus-player
    Then it is refused because "not on offer" [5.2; 6.2.4; 6.2.4(a)]

  Scenario: In a tournament Zero Commission Baccarat pays even money on either hand
    Given a table of crown-baccarat/zero-commission is open with:
      | tournament | yes |
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on banker
    When the coup is played KS 6H QH KD 3C
    Then Ann is paid $100 on banker [Table 5; Table 5 "Banker"; 10.2]
