Feature: Cards that the dealer calls by their ranks alone

  No bet of this book turns on suits, so a dealer may leave them out. The journal says that they were not recorded.

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | layout    | B                    |
      | side bets | tiger-pair, tiger-tie |
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $10 on tiger-pair

  Scenario: Two pairs of one rank are a Twin Tiger Pair
    When the coup is dealt 8 8 8 8
    Then the Player hand counts 6
    And the Banker hand counts 6
    When the coup is finished
    Then Ben is paid $1,000 on tiger-pair [11.1.8.3]

  Scenario: An extra card is known by its rank, and goes to a Banker who draws
    When the coup is dealt 4 2 2 3
    And the dealer reports an extra card with:
      | card    | 9      |
      | hand    | player |
      | exposed | yes    |
    Then the Banker hand is 2 3 9 [12.2]
