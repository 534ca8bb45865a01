Feature: The order of hands
  Three picture cards are the highest hand. Then the higher point count wins, and of equal counts the hand with more
  picture cards. That makes 31 orders, and each is shown here against an equal hand and against the next lower one.

  Background:
    Given the game is star-three-card-baccarat/three-card

  Rule: Two hands of one order tie, whatever cards they are made of

    Scenario Outline: Order <order>, <cards of it>
      When the cards are <dealt>
      Then the Player hand counts <count> [7.2 (table)]
      And the Player hand is of order <order> [7.2; 7.2 (table)]
      And the Banker hand counts <count> [7.2 (table); 1.1 "point count"]
      And the Banker hand is of order <order> [7.2; 7.2 (table)]
      And the result is a tie [1.1 "tie"]
      And player stands off [5.1.1.4]
      And tie pays 21 to 1 [5.1.2; 11.1.3]

      Examples:
        | order | cards of it                                  | count | dealt             |
        | 1     | three picture cards                          | 0     | KS JH QS QH JS KH |
        | 2     | two picture cards and a 9                    | 9     | KS KH QC QD 9S 9H |
        | 3     | one picture card and two cards totalling 9   | 9     | KS QH 4S TH 5S 9H |
        | 4     | no picture cards and three cards totalling 9 | 9     | 2S TH 3S TD 4S 9D |
        | 5     | two picture cards and an 8                   | 8     | QS JH JC JD 8S 8H |
        | 6     | one picture card and two cards totalling 8   | 8     | JS KH 2S 9H 6S 9D |
        | 7     | no picture cards and three cards totalling 8 | 8     | AS 9H 3S 9C 4S TH |
        | 8     | two picture cards and a 7                    | 7     | KS KH KC QD 7S 7H |
        | 9     | one picture card and two cards totalling 7   | 7     | QS JH 3S 8H 4S 9H |
        | 10    | no picture cards and three cards totalling 7 | 7     | AS 9H 2S 9D 4S 9C |
        | 11    | two picture cards and a 6                    | 6     | JS JH KC JD 6S 6H |
        | 12    | one picture card and two cards totalling 6   | 6     | KS QH AS 7H 5S 9H |
        | 13    | no picture cards and three cards totalling 6 | 6     | AS TH 2S 8H 3S 8D |
        | 14    | two picture cards and a 5                    | 5     | QS KH QC QD 5S 5H |
        | 15    | one picture card and two cards totalling 5   | 5     | JS KH 2S 6H 3S 9H |
        | 16    | no picture cards and three cards totalling 5 | 5     | AS TH 2S 7H 2C 8H |
        | 17    | two picture cards and a 4                    | 4     | KS JH QC JD 4S 4H |
        | 18    | one picture card and two cards totalling 4   | 4     | QS JH AS 6H 3S 8H |
        | 19    | no picture cards and three cards totalling 4 | 4     | AS 7H AC 8H 2S 9H |
        | 20    | two picture cards and a 3                    | 3     | QS KH JC QD 3S 3H |
        | 21    | one picture card and two cards totalling 3   | 3     | KS QH AS 5H 2S 8H |
        | 22    | no picture cards and three cards totalling 3 | 3     | AS TH AC TD AD 3H |
        | 23    | two picture cards and a 2                    | 2     | KS JH KC JD 2S 2H |
        | 24    | one picture card and two cards totalling 2   | 2     | JS KH AS 5H AC 7H |
        | 25    | no picture cards and three cards totalling 2 | 2     | 4S TH 4C TD 4D 2H |
        | 26    | two picture cards and an ace                 | 1     | JS KH KC QD AS AH |
        | 27    | one picture card and two cards totalling 1   | 1     | QS JH TS 5H AS 6H |
        | 28    | no picture cards and three cards totalling 1 | 1     | 9S TH 9C TD 3S AH |
        | 29    | two picture cards and a ten                  | 0     | QS JH QC JD TS TH |
        | 30    | one picture card and two cards totalling 0   | 0     | KS QH TS 4H TC 6H |
        | 31    | no picture cards and three cards totalling 0 | 0     | TS 2H TC 3H TD 5H |

  Rule: Each order beats the next

    Scenario Outline: Order <higher> beats order <lower>
      When the cards are <Player higher>
      Then the Player hand is of order <higher> [7.2]
      And the Banker hand is of order <lower> [7.2]
      And the result is player [7.1; 7.2]
      And player pays 19 to 20 [5.1.1.2; 11.1.1]
      And tie loses [5.1.2]
      When the cards are <Banker higher>
      Then the result is banker [7.1; 7.2]
      And player loses [5.1.1.3]
      And tie loses [5.1.2]

      Examples:
        | higher | lower | Player higher     | Banker higher     |
        | 1      | 2     | KS KH QS QD JS 9H | KS JH QC QH 9S KH |
        | 2      | 3     | KS QH QC TH 9S 9H | KS KH 4S QD 5S 9H |
        | 3      | 4     | KS TH 4S TD 5S 9D | 2S QH 3S TH 4S 9H |
        | 4      | 5     | 2S JH 3S JD 4S 8H | QS TH JC TD 8S 9D |
        | 5      | 6     | QS KH JC 9H 8S 9D | JS JH 2S JD 6S 8H |
        | 6      | 7     | JS 9H 2S 9C 6S TH | AS KH 3S 9H 4S 9D |
        | 7      | 8     | AS KH 3S QD 4S 7H | KS 9H KC 9C 7S TH |
        | 8      | 9     | KS JH KC 8H 7S 9H | QS KH 3S QD 4S 7H |
        | 9      | 10    | QS 9H 3S 9D 4S 9C | AS JH 2S 8H 4S 9H |
        | 10     | 11    | AS JH 2S JD 4S 6H | JS 9H KC 9D 6S 9C |
        | 11     | 12    | JS QH KC 7H 6S 9H | KS JH AS JD 5S 6H |
        | 12     | 13    | KS TH AS 8H 5S 8D | AS QH 2S 7H 3S 9H |
        | 13     | 14    | AS KH 2S QD 3S 5H | QS TH QC 8H 5S 8D |
        | 14     | 15    | QS KH QC 6H 5S 9H | JS KH 2S QD 3S 5H |
        | 15     | 16    | JS TH 2S 7H 3S 8H | AS KH 2S 6H 2C 9H |
        | 16     | 17    | AS JH 2S JD 2C 4H | KS TH QC 7H 4S 8H |
        | 17     | 18    | KS JH QC 6H 4S 8H | QS JH AS JD 3S 4H |
        | 18     | 19    | QS 7H AS 8H 3S 9H | AS JH AC 6H 2S 8H |
        | 19     | 20    | AS KH AC QD 2S 3H | QS 7H JC 8H 3S 9H |
        | 20     | 21    | QS QH JC 5H 3S 8H | KS KH AS QD 2S 3H |
        | 21     | 22    | KS TH AS TD 2S 3H | AS QH AC 5H AD 8H |
        | 22     | 23    | AS JH AC JD AD 2H | KS TH KC TD 2S 3H |
        | 23     | 24    | KS KH KC 5H 2S 7H | JS JH AS JD AC 2H |
        | 24     | 25    | JS TH AS TD AC 2H | 4S KH 4C 5H 4D 7H |
        | 25     | 26    | 4S KH 4C QD 4D AH | JS TH KC TD AS 2H |
        | 26     | 27    | JS JH KC 5H AS 6H | QS KH TS QD AS AH |
        | 27     | 28    | QS TH TS TD AS AH | 9S JH 9C 5H 3S 6H |
        | 28     | 29    | 9S JH 9C JD 3S TH | QS TH QC TD TS AH |
        | 29     | 30    | QS QH QC 4H TS 6H | KS JH TS JD TC TH |
        | 30     | 31    | KS 2H TS 3H TC 5H | TS QH TC 4H TD 6H |

    Scenario: Three picture cards count nothing and beat two picture cards and a nine
      When the cards are KS KH QS QH JS 9H
      Then the Player hand counts 0
      And the Banker hand counts 9
      And the result is player [7.1]

    Scenario: A nine without a picture card beats an eight with two
      When the cards are 2S KH 3S QH 4S 8H
      Then the result is player [7.1]

    Scenario: Of two eights the one with more picture cards wins
      When the cards are 2S KH 3S QH 3C 8H
      Then the Player hand counts 8
      And the Banker hand counts 8
      And the result is banker [7.1]

    Scenario: Equal counts alone are no tie
      When Ann wagers $100 on player
      And Ann wagers $10 on tie
      And the cards are TS KH TC TD TD TH
      Then the Player hand counts 0
      And the Banker hand counts 0
      And the result is banker [1.1 "tie"; reading T20]
      And Ann's $100 on player is collected [5.1.1.3]
      And Ann's $10 on tie is collected [5.1.2; 1.1 "tie"]

    Scenario Outline: Which picture cards they are makes no difference: <dealt>
      When the cards are <dealt>
      Then the result is a tie [7.1; 1.1 "tie"; reading T26]

      Examples:
        | dealt             |
        | KS JH KC QD 9S 9H |
        | KS JH KC JD KD JC |
        | KS JH 4S 2H 5S 7H |

    Scenario Outline: Suits have no rank: <suits>
      When the cards are <dealt>
      Then the result is a tie [3.4]

      Examples:
        | suits                | dealt             |
        | spades and hearts    | KS KH QS QH 9S 9H |
        | diamonds and clubs   | KD KC QD QC 9D 9C |
        | one suit and several | 2H 2S 3H 3D 4H 4C |
