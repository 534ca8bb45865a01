Feature: A card missing from the shoe, or one that is none of its decks

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And the coup is played 9S 2H TH KS 7D KD
    And Ann wagers $100 on player
    And Ann wagers $5 on point-total-7
    And Ben wagers $100 on player
    And the cards 2H 7S 3D 5C 8H 4S are dealt

  @TC-15a @TC-15b
  Scenario Outline: A card is <what>: completed coups stand, this one is void, and so is the rest of the shoe
    When Ann reports wrong cards with:
      | what  | <what>           |
      | card  | <card>           |
      | where | next in the shoe |
    Then it is refused because "not for a Player"
    When the dealer reports wrong cards with:
      | what  | <what>           |
      | card  | <card>           |
      | where | next in the shoe |
    Then the event "wrong cards found" is recorded with: [12.13; 12.13.2]
      | fault | <what> |
      | card  | <card> |
    And the coup is void [12.13.2]
    And Ann's $100 on player is returned [12.13.2]
    And Ann's $5 on point-total-7 is returned [12.13.2]
    And Ben has $10,000 in chips [12.13.2]
    And Ann has $10,095 in chips [12.13.1]
    And the event "settlement reversed" is not recorded [12.13.1]
    And the surveillance must be told at once [reading TC-15]
    And the money balances
    And a check of the cards is due [12.13; 12.13.2; 12.13.3]
    When the dealer verifies the cards with:
      | census | <census> |
    Then it is refused because "in progress" [12.13.3]
    When the dealer clears the cards
    And Ann wagers $100 on player
    Then it is refused because "checked before another coup" [12.13.2; 12.13.3]
    When the dealer ends the shoe with:
      | replacement | blue decks |
    Then it is refused because "checked first" [12.13.2; 12.13.3]
    When the dealer verifies the cards with:
      | census | <census> |
    Then the event "cards verified" is recorded with: [12.13.2; 12.13.3]
      | <found> | <which> |
    When the dealer ends the shoe
    Then it is refused because "replaced" [12.13.2; 12.13.3]
    When Sue ends the shoe with:
      | replacement | blue decks |
    Then nothing is due for the shoe

    Examples:
      | what    | card | census                                   | found   | which   |
      | missing | KS   | 8 of each, 7 of KS                       | missing | KS: 1 |
      | foreign | KS   | 8 of each, 9 of KS                       | excess  | KS: 1 |

  Scenario: A foreign card is named, with where it was found
    When the dealer reports wrong cards with:
      | what | foreign |
    Then it is refused because "where it was found" [12.13.2]
    And the coup stands
