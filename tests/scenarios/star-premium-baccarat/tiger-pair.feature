Feature: Tiger Pair

  Background:
    Given the game is star-premium-baccarat/premium with 8 decks

  Rule: A Single, a Double and a Twin Tiger Pair

    Scenario: Two queens to Player, and no pair to Banker: a Single Tiger Pair
      When Ann wagers $10 on tiger-pair
      And the cards are QS 9H QD KC
      Then tiger-pair pays 4 to 1 [12.20.1; 13.7.1]
      And Ann is paid $40 on tiger-pair [12.20.1; 13.7.1]
      And it is said "only the Player hand has a pair, of Queens; Single Tiger Pair pays 4 to 1 (13.7.1)" [12.20.1]
      And Ann's $10 on tiger-pair is returned [12.20.1; 13.7.1]
      And the money balances

    Scenario: Two nines to Banker, and no pair to Player: a Single Tiger Pair too
      When Ann wagers $10 on tiger-pair
      And the cards are 2S 9H 5D 9C
      Then tiger-pair pays 4 to 1 [12.20.1; 13.7.1]
      And Ann is paid $40 on tiger-pair [12.20.1; 13.7.1]

    Scenario: Two kings to Player and two eights to Banker: a Double Tiger Pair
      When Ann wagers $10 on tiger-pair
      And the cards are KS 8H KD 8C 3C
      Then tiger-pair pays 25 to 1 [12.20.2; 13.7.2]
      And Ann is paid $250 on tiger-pair [12.20.2; 13.7.2]
      And it is said "both hands have a pair, of Kings and of 8s; Double Tiger Pair pays 25 to 1 (13.7.2)" [12.20.2]

    Scenario: Two jacks to either hand: a Twin Tiger Pair
      When Ann wagers $10 on tiger-pair
      And the cards are JS JH JD JC 4S 5H
      Then tiger-pair pays 100 to 1 [12.20.3; 13.7.3]
      And Ann is paid $1,000 on tiger-pair [12.20.3; 13.7.3]
      And it is said "both hands have a pair of Jacks; Twin Tiger Pair pays 100 to 1 (13.7.3)" [12.20.3]

  Rule: One bet looks at both hands, and is paid once, by the highest line that applies

    Scenario Outline: <player> to Player and <banker> to Banker: <result>
      When Ann wagers $10 on tiger-pair
      And the cards are <cards>
      Then tiger-pair pays <odds> [13.7; <line>; <rule>]
      And Ann is paid <winnings> on tiger-pair [13.7; <line>; reading P54; reading P55]

      Examples:
        | player  | banker  | result            | odds     | winnings | line   | rule    | cards             |
        | fives   | no pair | Single Tiger Pair | 4 to 1   | $40      | 13.7.1 | 12.20.1 | 5S 9H 5D KC       |
        | no pair | tens    | Single Tiger Pair | 4 to 1   | $40      | 13.7.1 | 12.20.1 | 9S TH KD TC       |
        | fours   | fives   | Double Tiger Pair | 25 to 1  | $250     | 13.7.2 | 12.20.2 | 4S 5H 4D 5C       |
        | kings   | queens  | Double Tiger Pair | 25 to 1  | $250     | 13.7.2 | 12.20.2 | KS QH KD QC 6C 7D |
        | tens    | kings   | Double Tiger Pair | 25 to 1  | $250     | 13.7.2 | 12.20.2 | TS KH TD KC 6C 7D |
        | aces    | sixes   | Double Tiger Pair | 25 to 1  | $250     | 13.7.2 | 12.20.2 | AS 6H AD 6C 5C KD |
        | fours   | fours   | Twin Tiger Pair   | 100 to 1 | $1,000   | 13.7.3 | 12.20.3 | 4S 4H 4D 4C       |
        | tens    | tens    | Twin Tiger Pair   | 100 to 1 | $1,000   | 13.7.3 | 12.20.3 | TS TH TD TC 9S 9H |
        | kings   | kings   | Twin Tiger Pair   | 100 to 1 | $1,000   | 13.7.3 | 12.20.3 | KS KH KD KC 9S 9H |

  Rule: A pair is the first two cards of a hand, of one number or one picture

    Scenario Outline: A pair of <cards named>
      When the cards are <first> <other> <second> KC
      Then tiger-pair pays 4 to 1 [12.20.1; 13.7.1; 12.21; <rule>]

      Examples:
        | cards named | first | second | other | rule    |
        | aces        | AS    | AD     | 9H    | 12.21.1 |
        | twos        | 2S    | 2D     | 9H    | 12.21.1 |
        | threes      | 3S    | 3D     | 9H    | 12.21.1 |
        | fours       | 4S    | 4D     | 9H    | 12.21.1 |
        | fives       | 5S    | 5D     | 9H    | 12.21.1 |
        | sixes       | 6S    | 6D     | 9H    | 12.21.1 |
        | sevens      | 7S    | 7D     | 9H    | 12.21.1 |
        | eights      | 8S    | 8D     | 9H    | 12.21.1 |
        | nines       | 9S    | 9D     | 8H    | 12.21.1 |
        | tens        | TS    | TD     | 9H    | 12.21.1 |
        | jacks       | JS    | JD     | 9H    | 12.21.2 |
        | queens      | QS    | QD     | 9H    | 12.21.2 |
        | kings       | KS    | KD     | 9H    | 12.21.2 |

    Scenario Outline: <first> and <second> are no pair
      When Ann wagers $10 on tiger-pair
      And the cards are <first> 9H <second> KC
      Then Ann's $10 on tiger-pair is collected [12.20.4; 12.21.2; reading P53]

      Examples:
        | first | second |
        | TS    | KD     |
        | TS    | QD     |
        | TS    | JD     |
        | KS    | QD     |
        | KS    | JD     |
        | QS    | JD     |

    Scenario: Third cards make no pair
      When Ann wagers $10 on tiger-pair
      And the cards are 3S AH KD QC KC QD
      Then the Player hand is 3S KD KC
      And the Banker hand is AH QC QD
      And Ann's $10 on tiger-pair is collected [12.20.4; 12.21]
