Feature: When a third card is drawn
  There are no choices in baccarat: the cards on the layout decide.

  Background:
    Given the game is star-baccarat/baccarat

  Scenario: A natural ends the drawing for both hands
    When the cards are 4S 2H 4H 3D
    Then the Player hand stands [9.2]
    And the Banker hand stands [9.2]
    And the result is player
    And it is said "Player has a natural 8: no more cards (9.2)"

  Scenario: Banker on three stands against an eight
    When the cards are KS 3H 2H KD 8C
    Then the Player hand draws [9.3]
    And the Banker hand stands [9.4]
    And it is said "Banker stands: 3 against a Player third card of 8 (9.4)"

  Scenario Outline: Banker on <banker> draws when Player stands
    When the cards are 6S <first> KH KD 2C
    Then the Player hand stands [9.3]
    And the Banker hand draws [9.5]

    Examples:
      | banker  | first |
      | nothing | QH    |
      | three   | 3H    |
      | five    | 5H    |

  Scenario: Banker on six stands when Player stands
    When the cards are 6S 6H KH KD
    Then the Banker hand stands [9.5]

  Scenario: A card too many is no coup
    When the cards are 6S 6H KH KD 2C
    Then it is refused because "too many cards: the coup is complete with 4"

  Scenario: A card too few is no coup
    When the cards are KS 6H QH KD
    Then it is refused because "too few cards: Player draws on 0"
