Feature: Baccarat Pairs

  Background:
    Given the game is star-baccarat/baccarat with 8 decks

  Rule: A pair is two cards of one number or one picture, and pays eleven to one

    Scenario Outline: Pairs Player wins on two <cards named>
      When the cards are <first> 9H <second> KC
      Then pairs-player pays 11 to 1 [10.7; 11.1.4; <rule>; star-how-to-play-baccarat pairs-5]

      Examples:
        | cards named | first | second | rule   |
        | aces        | AS    | AD     | 10.6.1 |
        | twos        | 2S    | 2D     | 10.6.1 |
        | threes      | 3S    | 3D     | 10.6.1 |
        | fours       | 4S    | 4D     | 10.6.1 |
        | fives       | 5S    | 5D     | 10.6.1 |
        | sixes       | 6S    | 6D     | 10.6.1 |
        | sevens      | 7S    | 7D     | 10.6.1 |
        | eights      | 8S    | 8D     | 10.6.1 |
        | nines       | 9S    | 9D     | 10.6.1 |
        | tens        | TS    | TD     | 10.6.1 |
        | jacks       | JS    | JD     | 10.6.2 |
        | queens      | QS    | QD     | 10.6.2 |
        | kings       | KS    | KD     | 10.6.2 |

    Scenario Outline: <first> and <second> both count nothing, and are no pair
      By the definition alone, two cards of one point value would pair; the bet asks for one number or one picture.

      When Ann wagers $10 on pairs-player
      And the cards are <first> 9H <second> KC
      Then Ann's $10 on pairs-player is collected [10.7; 10.6.2; 1.1 "Pair"; reading S-10]

      Examples:
        | first | second |
        | TS    | KD     |
        | TS    | QD     |
        | TS    | JD     |
        | KS    | QD     |
        | KS    | JD     |
        | QS    | JD     |

    Scenario: Two cards alike in every way are paid as a pair and no more
      When the cards are 7S 9H 7S KC
      Then pairs-player pays 11 to 1 [10.7; 11.1.4; 10.6.1; 1.1 "Pair"]

    Scenario: A pair of kings pays ten dollars a hundred and ten
      When Ann wagers $10 on pairs-banker
      And the cards are 9S KH JD KC
      Then pairs-banker pays 11 to 1 [10.7; 11.1.4; 10.6.2; star-how-to-play-baccarat pairs-3]
      And Ann is paid $110 on pairs-banker [10.7; 11.1.4; 10.6.2; star-how-to-play-baccarat pairs-7]
      And Ann's $10 on pairs-banker is returned [10.7; 11.1.4]
      And it is said "Banker's first two cards are a pair of Kings; Pairs Banker pays 11 to 1 (11.1.4)"
      And the money balances

  Rule: Only the first two cards of the wager's own hand count

    Scenario: The third card makes no pair
      When the cards are 3S 7H KD QS KC
      Then the Player hand is 3S KD KC
      And pairs-player loses [10.7; 10.6]

    Scenario: The third card unmakes no pair
      When the cards are 2S 7H 2D KD KC
      Then the Player hand is 2S 2D KC
      And pairs-player pays 11 to 1 [10.7; 11.1.4; 10.6]

    Scenario: One card of each hand is no pair
      When the cards are 4S 4H KD 3C 5C
      Then pairs-player loses [10.7; 10.6; star-how-to-play-baccarat pairs-4; star-how-to-play-baccarat pairs-5]
      And pairs-banker loses [10.7; 10.6; star-how-to-play-baccarat pairs-6; star-how-to-play-baccarat pairs-7]

    Scenario: Player has the pair, and only Pairs Player is paid
      When Ann wagers $5 on pairs-player
      And Ann wagers $5 on pairs-banker
      And the cards are 8S 9H 8D KC
      Then pairs-player pays 11 to 1 [10.7; 11.1.4; star-how-to-play-baccarat pairs-4]
      And Ann is paid $55 on pairs-player [10.7; 11.1.4; star-how-to-play-baccarat pairs-play-5]
      And Ann's $5 on pairs-banker is collected [10.7; star-how-to-play-baccarat pairs-play-5]

    Scenario: Banker has the pair, and only Pairs Banker is paid
      When Ann wagers $5 on pairs-player
      And Ann wagers $5 on pairs-banker
      And the cards are 9S AH KD AC
      Then Ann's $5 on pairs-player is collected [10.7; star-how-to-play-baccarat pairs-play-5]
      And pairs-banker pays 11 to 1 [10.7; 11.1.4; star-how-to-play-baccarat pairs-6]
      And Ann is paid $55 on pairs-banker [10.7; 11.1.4; star-how-to-play-baccarat pairs-play-5]

    Scenario: Both hands have a pair, and each wager is paid
      When Ann wagers $5 on pairs-player
      And Ann wagers $5 on pairs-banker
      And the cards are 4S QH 4D QC
      Then Ann is paid $55 on pairs-player [10.7; 11.1.4]
      And Ann is paid $55 on pairs-banker [10.7; 11.1.4]

  Rule: The result of the coup does not matter, nor a wager on it

    Scenario: The pair is on the hand that loses, and no wager lies on a hand
      When Ann wagers $5 on pairs-player
      And the cards are JS 9H JD KC
      Then the result is banker
      And Ann is paid $55 on pairs-player [10.7; 11.1.4; reading S-16; star-how-to-play-baccarat pairs-play-3]
