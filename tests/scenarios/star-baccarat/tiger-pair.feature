Feature: Tiger Pair

  Background:
    Given the game is star-baccarat/baccarat with 8 decks

  Rule: The four examples of the player's sheet

    Scenario: Two queens to Player, and no pair to Banker: a Single Tiger Pair
      When Ann wagers $10 on tiger-pair
      And the cards are QS 9H QD KC
      Then tiger-pair pays 4 to 1 [10.23.1; 11.1.8.1; star-how-to-play-baccarat tiger-pair-example-1]
      And Ann is paid $40 on tiger-pair [10.23.1; 11.1.8.1; star-how-to-play-baccarat tiger-pair-5]
      And it is said "only the Player hand has a pair, of Queens; Single Tiger Pair pays 4 to 1 (11.1.8.1)" [10.23.1]
      And Ann's $10 on tiger-pair is returned [10.23.1; 11.1.8.1]
      And the money balances

    Scenario: Two nines to Banker, and no pair to Player: a Single Tiger Pair too
      When Ann wagers $10 on tiger-pair
      And the cards are 2S 9H 5D 9C
      Then tiger-pair pays 4 to 1 [10.23.1; 11.1.8.1; star-how-to-play-baccarat tiger-pair-example-2]
      And Ann is paid $40 on tiger-pair [10.23.1; 11.1.8.1; star-how-to-play-baccarat tiger-pair-5]

    Scenario: Two kings to Player and two eights to Banker: a Double Tiger Pair
      When Ann wagers $10 on tiger-pair
      And the cards are KS 8H KD 8C 3C
      Then tiger-pair pays 25 to 1 [10.23.2; 11.1.8.2; star-how-to-play-baccarat tiger-pair-example-3]
      And Ann is paid $250 on tiger-pair [10.23.2; 11.1.8.2; star-how-to-play-baccarat tiger-pair-6]
      And it is said "both hands have a pair, of Kings and of 8s; Double Tiger Pair pays 25 to 1 (11.1.8.2)" [10.23.2]

    Scenario: Two jacks to either hand: a Twin Tiger Pair
      When Ann wagers $10 on tiger-pair
      And the cards are JS JH JD JC 4S 5H
      Then tiger-pair pays 100 to 1 [10.23.3; 11.1.8.3; star-how-to-play-baccarat tiger-pair-example-4]
      And Ann is paid $1,000 on tiger-pair [10.23.3; 11.1.8.3; star-how-to-play-baccarat tiger-pair-7]
      And it is said "both hands have a pair of Jacks; Twin Tiger Pair pays 100 to 1 (11.1.8.3)" [10.23.3]

  Rule: One bet looks at both hands, and is paid once, by the highest line that applies

    Scenario Outline: <player> to Player and <banker> to Banker: <result>
      When Ann wagers $10 on tiger-pair
      And the cards are <cards>
      Then tiger-pair pays <odds> [10.23; 11.1.8; <line>; <rule>; star-how-to-play-baccarat tiger-pair-1]
      And Ann is paid <winnings> on tiger-pair [11.1.8; <line>; star-how-to-play-baccarat tiger-pair-4; reading S-11]

      Examples:
        | player  | banker  | result            | odds     | winnings | line     | rule    | cards             |
        | fives   | no pair | Single Tiger Pair | 4 to 1   | $40      | 11.1.8.1 | 10.23.1 | 5S 9H 5D KC       |
        | no pair | tens    | Single Tiger Pair | 4 to 1   | $40      | 11.1.8.1 | 10.23.1 | 9S TH KD TC       |
        | fours   | fives   | Double Tiger Pair | 25 to 1  | $250     | 11.1.8.2 | 10.23.2 | 4S 5H 4D 5C       |
        | kings   | queens  | Double Tiger Pair | 25 to 1  | $250     | 11.1.8.2 | 10.23.2 | KS QH KD QC 6C 7D |
        | tens    | kings   | Double Tiger Pair | 25 to 1  | $250     | 11.1.8.2 | 10.23.2 | TS KH TD KC 6C 7D |
        | aces    | sixes   | Double Tiger Pair | 25 to 1  | $250     | 11.1.8.2 | 10.23.2 | AS 6H AD 6C 5C KD |
        | fours   | fours   | Twin Tiger Pair   | 100 to 1 | $1,000   | 11.1.8.3 | 10.23.3 | 4S 4H 4D 4C       |
        | tens    | tens    | Twin Tiger Pair   | 100 to 1 | $1,000   | 11.1.8.3 | 10.23.3 | TS TH TD TC 9S 9H |
        | kings   | kings   | Twin Tiger Pair   | 100 to 1 | $1,000   | 11.1.8.3 | 10.23.3 | KS KH KD KC 9S 9H |

  Rule: A pair is the first two cards of a hand, of one number or one picture

    Scenario Outline: A pair of <cards named>
      When the cards are <first> <other> <second> KC
      Then tiger-pair pays 4 to 1 [10.23.1; 11.1.8.1; 10.24; <rule>]

      Examples:
        | cards named | first | second | other | rule    |
        | aces        | AS    | AD     | 9H    | 10.24.1 |
        | twos        | 2S    | 2D     | 9H    | 10.24.1 |
        | threes      | 3S    | 3D     | 9H    | 10.24.1 |
        | fours       | 4S    | 4D     | 9H    | 10.24.1 |
        | fives       | 5S    | 5D     | 9H    | 10.24.1 |
        | sixes       | 6S    | 6D     | 9H    | 10.24.1 |
        | sevens      | 7S    | 7D     | 9H    | 10.24.1 |
        | eights      | 8S    | 8D     | 9H    | 10.24.1 |
        | nines       | 9S    | 9D     | 8H    | 10.24.1 |
        | tens        | TS    | TD     | 9H    | 10.24.1 |
        | jacks       | JS    | JD     | 9H    | 10.24.2 |
        | queens      | QS    | QD     | 9H    | 10.24.2 |
        | kings       | KS    | KD     | 9H    | 10.24.2 |

    Scenario Outline: <first> and <second> are no pair
      When Ann wagers $10 on tiger-pair
      And the cards are <first> 9H <second> KC
      Then Ann's $10 on tiger-pair is collected [10.23.4; 10.24.2; reading S-10]

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
      And Ann's $10 on tiger-pair is collected [10.23.4; 10.24]
