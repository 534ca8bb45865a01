Feature: Tables 1 and 2, cell by cell
  Every count of a hand, and every value of the Player's third card, is dealt once.

  Background:
    Given the game is star-baccarat/baccarat

  Rule: Table 1: Player draws on 0 to 5, stands on 6 and 7, and has a natural with 8 and 9

    Scenario Outline: Player draws on <count>
      When the cards are QS 7H <second> KC 2C
      Then the Player hand is QS <second> 2C
      And the Player hand draws [9.3; 9.3.1; Table 1; star-how-to-play-baccarat tableau-player]

      Examples:
        | count | second |
        | 0     | TD     |
        | 1     | AD     |
        | 2     | 2D     |
        | 3     | 3D     |
        | 4     | 4D     |
        | 5     | 5D     |

    Scenario Outline: Player stands on <count>
      When the cards are QS 7H <count>D KC
      Then the Player hand is QS <count>D
      And the Player hand stands [9.3; 9.3.2; Table 1; star-how-to-play-baccarat tableau-player]

      Examples:
        | count |
        | 6     |
        | 7     |

    Scenario Outline: A Player natural <count> ends the drawing, though Banker has <banker>
      When the cards are QS <first> <count>D KC
      Then the Player hand stands [9.2; Table 1; star-how-to-play-baccarat tableau-player]
      And the Banker hand stands [9.2]
      And it is said "Player has a natural <count>: no more cards (9.2)" [1.1 "Natural"]

      Examples:
        | count | banker | first |
        | 8     | 0      | JH    |
        | 8     | 5      | 5H    |
        | 9     | 0      | JH    |
        | 9     | 6      | 6H    |

    Scenario Outline: A Banker natural <natural> ends the drawing, though Player has <count>
      When the cards are QS <natural>H <second> KC
      Then the Player hand stands [9.2; star-how-to-play-baccarat tableau-player]
      And the Banker hand stands [9.2; Table 2; star-how-to-play-baccarat tableau-banker]
      And it is said "Banker has a natural <natural>: no more cards (9.2)" [1.1 "Natural"]

      Examples:
        | natural | count | second |
        | 8       | 0     | TD     |
        | 8       | 3     | 3D     |
        | 8       | 5     | 5D     |
        | 8       | 6     | 6D     |
        | 9       | 0     | TD     |
        | 9       | 3     | 3D     |
        | 9       | 5     | 5D     |
        | 9       | 7     | 7D     |

    Scenario: Two naturals: no cards, and nine beats eight
      When the cards are 8S 9H QD KC
      Then it is said "Player has a natural 8 and Banker has a natural 9: no more cards (9.2)" [9.2; 1.1 "Natural"]
      And the result is banker

    Scenario: Three cards that count eight are no natural, and Banker goes on
      When the cards are QS 5H AD KC 7C 4D
      Then the Player hand counts 8
      And the Banker hand draws [1.1 "Natural"]

  Rule: Table 2, column "No Card": when Player stands, Banker draws on 0 to 5 and stands on 6 and 7

    Scenario Outline: Player stands on <player>, and Banker draws on <banker>
      When the cards are <cards>
      Then the Player hand stands [9.3; 9.3.2]
      And the Banker hand draws [9.5; Table 2; star-how-to-play-baccarat tableau-nb-2]
      And the Banker hand counts <total>

      Examples:
        | player | banker | cards          | total |
        | 6      | 0      | 6S JH QD KC 4D | 4     |
        | 6      | 1      | 6S AH QD KC 4D | 5     |
        | 6      | 2      | 6S 2H QD KC 4D | 6     |
        | 6      | 3      | 6S 3H QD KC 4D | 7     |
        | 6      | 4      | 6S 4H QD KC 4D | 8     |
        | 6      | 5      | 6S 5H QD KC 4D | 9     |
        | 7      | 0      | 7S JH QD KC 4D | 4     |
        | 7      | 1      | 7S AH QD KC 4D | 5     |
        | 7      | 2      | 7S 2H QD KC 4D | 6     |
        | 7      | 3      | 7S 3H QD KC 4D | 7     |
        | 7      | 4      | 7S 4H QD KC 4D | 8     |
        | 7      | 5      | 7S 5H QD KC 4D | 9     |

    Scenario Outline: Player stands on <player>, and Banker stands on <banker>
      When the cards are <cards>
      Then the Player hand stands [9.3; 9.3.2]
      And the Banker hand stands [9.5; Table 2; star-how-to-play-baccarat tableau-nb-1]
      And the Banker hand counts <banker>

      Examples:
        | player | banker | cards       |
        | 6      | 6      | 6S 6H QD KC |
        | 6      | 7      | 6S 7H QD KC |
        | 7      | 6      | 7S 6H QD KC |
        | 7      | 7      | 7S 7H QD KC |

  Rule: Table 2: when Player draws, Banker goes by the value of the Player's third card

    Scenario Outline: Banker on <banker> draws against a <third>
      When the cards are <cards>
      Then the Player hand draws
      And the Banker hand draws [9.4; 9.4.1; Table 2; star-how-to-play-baccarat tableau-banker]
      And it is said "Banker draws: <banker> against a Player third card of <third> (9.4)"

      Examples:
        | banker | third | cards             |
        | 0      | 0     | 2S JH 2D KC TC 5D |
        | 0      | 1     | 2S JH 2D KC AC 5D |
        | 0      | 2     | 2S JH 2D KC 2C 5D |
        | 0      | 3     | 2S JH 2D KC 3C 5D |
        | 0      | 4     | 2S JH 2D KC 4C 5D |
        | 0      | 5     | 2S JH 2D KC 5C 5D |
        | 0      | 6     | 2S JH 2D KC 6C 5D |
        | 0      | 7     | 2S JH 2D KC 7C 5D |
        | 0      | 8     | 2S JH 2D KC 8C 5D |
        | 0      | 9     | 2S JH 2D KC 9C 5D |
        | 1      | 0     | 2S AH 2D KC TC 5D |
        | 1      | 1     | 2S AH 2D KC AC 5D |
        | 1      | 2     | 2S AH 2D KC 2C 5D |
        | 1      | 3     | 2S AH 2D KC 3C 5D |
        | 1      | 4     | 2S AH 2D KC 4C 5D |
        | 1      | 5     | 2S AH 2D KC 5C 5D |
        | 1      | 6     | 2S AH 2D KC 6C 5D |
        | 1      | 7     | 2S AH 2D KC 7C 5D |
        | 1      | 8     | 2S AH 2D KC 8C 5D |
        | 1      | 9     | 2S AH 2D KC 9C 5D |
        | 2      | 0     | 2S 2H 2D KC TC 5D |
        | 2      | 1     | 2S 2H 2D KC AC 5D |
        | 2      | 2     | 2S 2H 2D KC 2C 5D |
        | 2      | 3     | 2S 2H 2D KC 3C 5D |
        | 2      | 4     | 2S 2H 2D KC 4C 5D |
        | 2      | 5     | 2S 2H 2D KC 5C 5D |
        | 2      | 6     | 2S 2H 2D KC 6C 5D |
        | 2      | 7     | 2S 2H 2D KC 7C 5D |
        | 2      | 8     | 2S 2H 2D KC 8C 5D |
        | 2      | 9     | 2S 2H 2D KC 9C 5D |
        | 3      | 0     | 2S 3H 2D KC TC 5D |
        | 3      | 1     | 2S 3H 2D KC AC 5D |
        | 3      | 2     | 2S 3H 2D KC 2C 5D |
        | 3      | 3     | 2S 3H 2D KC 3C 5D |
        | 3      | 4     | 2S 3H 2D KC 4C 5D |
        | 3      | 5     | 2S 3H 2D KC 5C 5D |
        | 3      | 6     | 2S 3H 2D KC 6C 5D |
        | 3      | 7     | 2S 3H 2D KC 7C 5D |
        | 3      | 9     | 2S 3H 2D KC 9C 5D |
        | 4      | 2     | 2S 4H 2D KC 2C 5D |
        | 4      | 3     | 2S 4H 2D KC 3C 5D |
        | 4      | 4     | 2S 4H 2D KC 4C 5D |
        | 4      | 5     | 2S 4H 2D KC 5C 5D |
        | 4      | 6     | 2S 4H 2D KC 6C 5D |
        | 4      | 7     | 2S 4H 2D KC 7C 5D |
        | 5      | 4     | 2S 5H 2D KC 4C 5D |
        | 5      | 5     | 2S 5H 2D KC 5C 5D |
        | 5      | 6     | 2S 5H 2D KC 6C 5D |
        | 5      | 7     | 2S 5H 2D KC 7C 5D |
        | 6      | 6     | 2S 6H 2D KC 6C 5D |
        | 6      | 7     | 2S 6H 2D KC 7C 5D |

    Scenario Outline: Banker on <banker> stands against a <third>
      When the cards are <cards>
      Then the Player hand draws
      And the Banker hand stands [9.4; 9.4.2; Table 2; star-how-to-play-baccarat tableau-banker]
      And it is said "Banker stands: <banker> against a Player third card of <third> (9.4)"

      Examples:
        | banker | third | cards          |
        | 3      | 8     | 2S 3H 2D KC 8C |
        | 4      | 0     | 2S 4H 2D KC TC |
        | 4      | 1     | 2S 4H 2D KC AC |
        | 4      | 8     | 2S 4H 2D KC 8C |
        | 4      | 9     | 2S 4H 2D KC 9C |
        | 5      | 0     | 2S 5H 2D KC TC |
        | 5      | 1     | 2S 5H 2D KC AC |
        | 5      | 2     | 2S 5H 2D KC 2C |
        | 5      | 3     | 2S 5H 2D KC 3C |
        | 5      | 8     | 2S 5H 2D KC 8C |
        | 5      | 9     | 2S 5H 2D KC 9C |
        | 6      | 0     | 2S 6H 2D KC TC |
        | 6      | 1     | 2S 6H 2D KC AC |
        | 6      | 2     | 2S 6H 2D KC 2C |
        | 6      | 3     | 2S 6H 2D KC 3C |
        | 6      | 4     | 2S 6H 2D KC 4C |
        | 6      | 5     | 2S 6H 2D KC 5C |
        | 6      | 8     | 2S 6H 2D KC 8C |
        | 6      | 9     | 2S 6H 2D KC 9C |
        | 7      | 0     | 2S 7H 2D KC TC |
        | 7      | 1     | 2S 7H 2D KC AC |
        | 7      | 2     | 2S 7H 2D KC 2C |
        | 7      | 3     | 2S 7H 2D KC 3C |
        | 7      | 4     | 2S 7H 2D KC 4C |
        | 7      | 5     | 2S 7H 2D KC 5C |
        | 7      | 6     | 2S 7H 2D KC 6C |
        | 7      | 7     | 2S 7H 2D KC 7C |
        | 7      | 8     | 2S 7H 2D KC 8C |
        | 7      | 9     | 2S 7H 2D KC 9C |

    Scenario Outline: <card> as the Player's third card is in the column of 0
      Banker on 4 draws against 2 to 7 only.

      When the cards are 2S 4H 2D KC <card>
      Then the Banker hand stands [Table 2; star-how-to-play-baccarat tableau-banker]

      Examples:
        | card |
        | TC   |
        | JC   |
        | QC   |
        | KD   |

    Scenario: It is the card that counts, not what the Player hand comes to: three makes eight, and Banker draws
      When the cards are 2S 3H 3D KC 3C 4D
      Then the Player hand counts 8
      And the Banker hand draws [9.4; Table 2; star-how-to-play-baccarat tableau-3]

    Scenario: It is the card that counts, not what the Player hand comes to: eight makes two, and Banker stands
      When the cards are 4S 3H QD KC 8C
      Then the Player hand counts 2
      And the Banker hand stands [9.4; Table 2; star-how-to-play-baccarat tableau-3]
