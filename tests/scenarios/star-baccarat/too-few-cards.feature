Feature: A shoe that has not the cards to complete a hand

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | decks     | 3    |
      | side bets | none |
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And Sue is a casino supervisor
    And the shoe is ready

  @ST-16
  Scenario: With cards enough for it the coup is completed
    Given Ann wagers $25 on player
    And the cards 2S 3H TH KD are dealt
    When the dealer reports too few cards
    Then it is refused because "the shoe has 151 cards, and the coup needs 1" [12.6]
    When the cards 4C 6D are dealt
    And the dealer reports too few cards
    Then it is refused because "the coup has all its cards" [12.6]
    When the coup is finished
    Then Ann's $25 on player is collected [5.1.1.2]

  @ST-16 @A-19
  Scenario: Three decks are dealt out, and there is no card left for the Banker's third
    Given Ann wagers $25 on player
    And the coup is played 8S JS 5H QD 6C 2C
    And Ann wagers $25 on player
    And the coup is played 9S 3H AD 7C AS 3H
    And Ann wagers $25 on player
    And the coup is played 4H JH KS KH QD AC
    And Ann wagers $25 on player
    And the coup is played 3S 5S 9D TS 5C 4C
    And Ann wagers $25 on player
    And the coup is played 5S 8D QH 5C 2D 5S
    And Ann wagers $25 on player
    And the coup is played TD 6C KD 6H 3H 7S
    And Ann wagers $25 on player
    And the coup is played 8H AH 7D QS 9H TC
    And Ann wagers $25 on player
    And the coup is played 5D 6D 8D 5H 3D 3D
    And Ann wagers $25 on player
    And the coup is played 7D 3C 7S 8C 4D 2H
    And Ann wagers $25 on player
    And the coup is played 8H TC 5D QD 7H 3C
    And Ann wagers $25 on player
    And the coup is played 8S KC 5H TS AS 7C
    And Ann wagers $25 on player
    And the coup is played 8C 4S 4S 2D 6H QS
    And Ann wagers $25 on player
    And the coup is played 2S 7C AH 4H 6S 8H
    And Ann wagers $25 on player
    And the coup is played 3D 9S 9H 3C AS 6C
    And Ann wagers $25 on player
    And the coup is played AD AC 4C KD JS 8D
    And Ann wagers $25 on player
    And the coup is played KH 2C QC JC JD 9S
    And Ann wagers $25 on player
    And the coup is played AC 2S 3S TD 3S 9C
    And Ann wagers $25 on player
    And the coup is played TS KD 4C QH QS AH
    And Ann wagers $25 on player
    And the coup is played QC JD 4D 6D 6D TC
    And Ann wagers $25 on player
    And the coup is played KH JC KS QC 9H TH
    And Ann wagers $25 on player
    And the coup is played 8C 6S 7H 7S 7D TH
    And Ann wagers $25 on player
    And the coup is played 4D AD JH KS 2C 2D
    And Ann wagers $25 on player
    And the coup is played 8S KC 5C KC 6S 2H
    And Ann wagers $25 on player
    And the coup is played 5D 2H 9C 9D 4H TH
    And Ann wagers $25 on player
    And the coup is played 9D JC 6H JD 7H JS
    And Ann wagers $100 on player
    And Ben wagers $100 on banker
    When the cards 9C 2S 4S TD QH are dealt
    Then 0 cards are left in the shoe
    And Ann has $950 in chips
    When the dealer draws a card with:
      | card    | JH  |
      | exposed | yes |
    Then it is refused because "the shoe is empty" [12.6]
    When Ann reports too few cards
    Then it is refused
    When the dealer reports too few cards
    Then the coup is void [12.6]
    And Ann's $100 on player is returned [12.6; reading S-29; reading A-19; 1.1 "Void"]
    And Ben's $100 on banker is returned [12.6; reading S-29; reading A-19; 1.1 "Void"]
    And Ann has $1,050 in chips [12.6]
    And Ben has $1,000 in chips
    And the Player hand is 9C 4S QH
    And nobody must be told anything
    When the dealer announces the result
    Then it is refused because "void" [12.6]
    When the dealer clears the cards
    And Ann wagers $25 on player
    Then it is refused because "the last coup has been dealt" [4.9; reading S-29]
    And the dealer may end the shoe [12.6; reading S-29]
