Feature: What cards and hands count

  Background:
    Given the game is star-premium-baccarat/premium

  Rule: A card counts its number; an ace counts one, and tens and pictures count nothing
    Banker has a natural 9 in these coups, so that nothing is drawn: the Player hand is a king and the card looked at.

    Scenario Outline: Beside a king, <card> counts <points>
      When the cards are KS 9H <card> KD
      Then the Player hand counts <points> [3.2; <rule>]

      Examples:
        | card | points | rule  |
        | AC   | 1      | 3.2.3 |
        | 2D   | 2      | 3.2.1 |
        | 3H   | 3      | 3.2.1 |
        | 4S   | 4      | 3.2.1 |
        | 5C   | 5      | 3.2.1 |
        | 6D   | 6      | 3.2.1 |
        | 7H   | 7      | 3.2.1 |
        | 8S   | 8      | 3.2.1 |
        | 9C   | 9      | 3.2.1 |
        | TD   | 0      | 3.2.2 |
        | JH   | 0      | 3.2.2 |
        | QS   | 0      | 3.2.2 |
        | KC   | 0      | 3.2.2 |

    Scenario Outline: The seven of any suit counts seven (<card>)
      When the cards are KS 9H <card> KD
      Then the Player hand counts 7 [3.2; 3.2.1]

      Examples:
        | card |
        | 7S   |
        | 7H   |
        | 7D   |
        | 7C   |

  Rule: A hand counts what its cards come to, and of ten or more the right digit

    Scenario Outline: Two cards that come to <sum> count <points>
      Banker has a natural 9, so that nothing is drawn.

      When the cards are <first> 9H <second> KD
      Then the Player hand counts <points> [3.3; <rule>]

      Examples:
        | first | second | sum | points | rule  |
        | TS    | QD     | 0   | 0      | 3.3.1 |
        | AS    | JD     | 1   | 1      | 3.3.1 |
        | AS    | AD     | 2   | 2      | 3.3.1 |
        | AS    | 2D     | 3   | 3      | 3.3.1 |
        | 2S    | 2D     | 4   | 4      | 3.3.1 |
        | 3S    | 2D     | 5   | 5      | 3.3.1 |
        | 5S    | AD     | 6   | 6      | 3.3.1 |
        | 3S    | 4D     | 7   | 7      | 3.3.1 |
        | 6S    | 2D     | 8   | 8      | 3.3.1 |
        | 5S    | 4D     | 9   | 9      | 3.3.1 |
        | 4S    | 6D     | 10  | 0      | 3.3.2 |
        | 5S    | 6D     | 11  | 1      | 3.3.2 |
        | 8S    | 4D     | 12  | 2      | 3.3.2 |
        | 9S    | 4D     | 13  | 3      | 3.3.2 |
        | 7S    | 7D     | 14  | 4      | 3.3.2 |
        | 9S    | 6D     | 15  | 5      | 3.3.2 |
        | 8S    | 8D     | 16  | 6      | 3.3.2 |
        | 9S    | 8D     | 17  | 7      | 3.3.2 |
        | 9S    | 9D     | 18  | 8      | 3.3.2 |

    Scenario Outline: Three cards that come to <sum> count <points>
      Player draws on a nine and a six, which count 5, and Banker stands on 7.

      When the cards are 9S 7H 6D KD <third>
      Then the Player hand is 9S 6D <third>
      And the Player hand counts <points> [3.3; 3.3.2]

      Examples:
        | third | sum | points |
        | 4C    | 19  | 9      |
        | 5C    | 20  | 0      |
        | 6C    | 21  | 1      |
        | 7C    | 22  | 2      |
        | 8C    | 23  | 3      |
        | 9C    | 24  | 4      |

    Scenario: The most that three cards of a coup come to is 25
      When the cards are KS 9H 2D 7D 6C 9C
      Then the Banker hand is 9H 7D 9C
      And the Banker hand counts 5 [3.3; 3.3.2]

    Scenario Outline: <first> and <second> count nothing, which is called Baccarat
      When the cards are <first> 7H <second> QD 5C
      Then it is said "Player draws on Baccarat (0) (9.3)" [1.1 "baccarat"]

      Examples:
        | first | second |
        | TS    | KD     |
        | 4S    | 6D     |

    Scenario: Two hands that end on nothing tie on Baccarat
      When the cards are 2S 4H 3D JC 5C 6D
      Then the Player hand counts 0
      And the Banker hand counts 0
      And it is said "Tie on Baccarat (0) (1.1 "tie")" [1.1 "baccarat"]

    Scenario: One count decides the drawing, the result and the optional bets
      Banker's nine and seven come to 16 and count 6: Banker stands on it, wins with it, and Tiger is paid for it.

      When the cards are KS 9H AD 7D 4C
      Then the Banker hand counts 6 [1.1 "point count"]
      And it is said "Banker stands: 6 against a Player third card of 4 (9.4)" [1.1 "point count"]
      And it is said "Banker wins, 6 to 5 (5.1.2.1)" [1.1 "point count"]
      And tiger pays 12 to 1 [1.1 "point count"; 13.8.1]
