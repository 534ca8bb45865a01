Feature: What cards and hands count

  Background:
    Given the game is star-baccarat/baccarat

  Rule: A card counts its number; an ace counts one, and tens and pictures count nothing
    Banker has a natural 9 in these coups, so that nothing is drawn: the Player hand is a king and the card looked at.

    Scenario Outline: Beside a king, <card> counts <points>
      When the cards are KS 9H <card> KD
      Then the Player hand counts <points> [3.2; <rule>; star-how-to-play-baccarat <sheet>]

      Examples:
        | card | points | rule  | sheet  |
        | AC   | 1      | 3.2.3 | play-1 |
        | 2D   | 2      | 3.2.1 | play-1 |
        | 3H   | 3      | 3.2.1 | play-1 |
        | 4S   | 4      | 3.2.1 | play-1 |
        | 5C   | 5      | 3.2.1 | play-1 |
        | 6D   | 6      | 3.2.1 | play-1 |
        | 7H   | 7      | 3.2.1 | play-1 |
        | 8S   | 8      | 3.2.1 | play-1 |
        | 9C   | 9      | 3.2.1 | play-1 |
        | TD   | 0      | 3.2.2 | play-2 |
        | JH   | 0      | 3.2.2 | play-2 |
        | QS   | 0      | 3.2.2 | play-2 |
        | KC   | 0      | 3.2.2 | play-2 |

  Rule: A hand counts what its cards come to, and of ten or more the right digit

    Scenario Outline: Two cards that come to <sum> count <points>
      Banker has a natural 9, so that nothing is drawn.

      When the cards are <first> 9H <second> KD
      Then the Player hand counts <points> [3.3; <rule>; star-how-to-play-baccarat play-3]

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
      And the Player hand counts <points> [3.3; 3.3.2; star-how-to-play-baccarat play-3]

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
      Then it is said "Player draws on Baccarat (0) (9.3)" [1.1 "Baccarat"]

      Examples:
        | first | second |
        | TS    | KD     |
        | 4S    | 6D     |

    Scenario: Two hands that end on nothing tie on Baccarat
      When the cards are 2S 4H 3D JC 5C 6D
      Then the Player hand counts 0
      And the Banker hand counts 0
      And it is said "Tie on Baccarat (0) (1.1 "Tie")" [1.1 "Baccarat"]

    Scenario: One count decides the drawing, the result and the optional bets
      Banker's nine and seven come to 16 and count 6: Banker stands on it, wins with it, and Tiger is paid for it.

      When the cards are KS 9H AD 7D 4C
      Then the Banker hand counts 6 [1.1 "Point Count"]
      And it is said "Banker stands: 6 against a Player third card of 4 (9.4)" [1.1 "Point Count"]
      And it is said "Banker wins, 6 to 5 (5.1.2.1)" [1.1 "Point Count"]
      And tiger pays 12 to 1 [1.1 "Point Count"; 11.1.9.1]

  Rule: The three examples of the player's sheet

    Scenario: An ace and a five are six
      When the cards are AS 7H 5D KD
      Then the Player hand is AS 5D
      And the Player hand counts 6 [star-how-to-play-baccarat example-1]

    Scenario: A ten, a three and a six are nine, where the sheet prints 19
      When the cards are TS 7H 3D KD 6C
      Then the Player hand is TS 3D 6C
      And the Player hand counts 9 [3.3.1; star-how-to-play-baccarat example-2; reading H01]

    Scenario: A nine and a five come to fourteen and are four
      When the cards are 9S 9H 5D KD
      Then the Player hand is 9S 5D
      And the Player hand counts 4 [3.3.2; star-how-to-play-baccarat example-3]
