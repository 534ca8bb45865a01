Feature: How a coup is dealt

  Background:
    Given the game is crown-baccarat/traditional

  Rule: Cards go to the Player hand and the Banker hand in turn

    Scenario: The first and third cards are the Player's, the second and fourth the Banker's
      When the cards are 2S 7H 4C TD
      Then the Player hand is 2S 4C [8.3.1]
      And the Banker hand is 7H TD [8.3.1]

    Scenario: Both hands draw, the Player first
      When the cards are 2S 3H 2C KD 4S 5H
      Then the Player hand is 2S 2C 4S [9.5.1]
      And the Banker hand is 3H KD 5H [9.6.1]

    Scenario: The fifth card is the Banker's when the Player stands
      When the cards are 2S 3H 4C KD 6S
      Then the Player hand is 2S 4C [9.5.2]
      And the Banker hand is 3H KD 6S [9.6.1]

    Scenario: The fifth card is the last when the Banker stands
      When the cards are 2S 7H 2C KD 4S
      Then the Player hand is 2S 2C 4S [9.5.1]
      And the Banker hand is 7H KD [9.6.2]

    Scenario: There is one Player hand and one Banker hand
      When the cards for 2 areas are 2S 7H 4C TD 5S 9D 3C 2H 8S
      Then it is refused because "one Player hand, not 2" [8.1]
      When the cards for the Banker alone are 7H TD
      Then it is refused because "one Player hand, not 0" [8.1]

  Rule: A natural is eight or nine on two cards, and ends the drawing for both hands

    Scenario Outline: The Player's natural <natural> leaves the Banker on nothing
      When the cards are <first> TH KS JD
      Then the Player hand stands [9.4; Table 1]
      And the Banker hand stands [9.4; Table 1]
      And it is said "Player has a natural <natural>: no more cards (9.4)"

      Examples:
        | natural | first |
        | 8       | 8S    |
        | 9       | 9S    |

    Scenario Outline: The Banker's natural <natural> leaves the Player on nothing
      When the cards are TS <first> KS JD
      Then the Player hand stands [9.4]
      And the Banker hand stands [9.4]
      And it is said "Banker has a natural <natural>: no more cards (9.4)"

      Examples:
        | natural | first |
        | 8       | 8H    |
        | 9       | 9H    |

    Scenario Outline: The Banker's natural <natural> stands when the Player stands too
      When the cards are 6S <first> KS JD
      Then the Player hand stands [9.4]
      And the Banker hand stands [9.4]

      Examples:
        | natural | first |
        | 8       | 8H    |
        | 9       | 9H    |

    Scenario: Naturals on both sides are compared as they lie
      When the cards are 4S 9H 4H KD
      Then the Player hand stands [9.4]
      And the Banker hand stands [9.4]
      And the result is banker [9.3.1]
      And it is said "Player has a natural 8 and Banker has a natural 9: no more cards (9.4)"

    Scenario: Nine on three cards is no natural
      When Ann wagers $100 on dragon-bonus-player
      And the cards are KS 7H QH KD 9C
      Then the Player hand counts 9
      And the result is player
      And dragon-bonus-player loses [Table 6; 1.1 "Natural"]
      When Ann wagers $100 on dragon-bonus-player
      And the cards are 9S 7H QH KD
      Then dragon-bonus-player pays 1 to 1 [Table 6 "Player wins with a Natural"; 1.1 "Natural"]

  Rule: The table of play leaves nobody a choice

    Scenario: The Player may not stand on five
      When the cards are 2S 6H 3C KD
      Then it is refused because "Player draws on 5" [1.1 "Table of Play"; 9.5.1]

    Scenario: The Player may not draw on six
      When the cards are 2S 7H 4C KD 5S
      Then it is refused because "the coup is complete with 4" [1.1 "Table of Play"; 9.5.2]

    Scenario: The Banker may not stand on six against a six
      When the cards are KS 6H QH KD 6C
      Then it is refused because "Banker draws on 6" [1.1 "Table of Play"; 9.6.1]

    Scenario: The Banker may not draw on three against an eight
      When the cards are KS 3H QH KD 8C 2D
      Then it is refused because "the coup is complete with 5" [1.1 "Table of Play"; 9.6.2]

    Scenario: No hand has a fourth card
      When the cards are 2S 3H 2C KD TS TH 9C
      Then it is refused because "the coup is complete with 6" [9.1.1]
      When the cards are 2S 3H 2C KD TS TH
      Then the Player hand is 2S 2C TS [9.1.1]
      And the Banker hand is 3H KD TH [9.1.1]
