Feature: Super Six

  Background:
    Given the game is star-baccarat/baccarat

  Scenario Outline: Banker wins with six on <number> cards, and Super Six pays fifteen to one
    When Ann wagers $10 on super-six
    And the cards are <cards>
    Then the Banker hand is <hand>
    And the result is banker
    And super-six pays 15 to 1 [10.13; 11.1.6; star-how-to-play-baccarat super-six-2]
    And Ann is paid $150 on super-six [10.13; 11.1.6; star-how-to-play-baccarat super-six-play-3]
    And Ann's $10 on super-six is returned [10.13; 11.1.6; star-how-to-play-baccarat super-six-3]
    And the money balances

    Examples:
      | number | cards             | hand     |
      | two    | KS 6H QH KD 3C    | 6H KD    |
      | three  | KS 4H QH KD 2C 2D | 4H KD 2D |

  Scenario Outline: Super Six loses when <what happens>
    When Ann wagers $10 on super-six
    And the cards are <cards>
    Then Ann's $10 on super-six is collected [10.13; star-how-to-play-baccarat super-six-2]

    Examples:
      | what happens                        | cards          |
      | both hands tie on six               | 6S 6H KH KD    |
      | Banker has six and Player has seven | KS 6H 2D KD 5C |
      | Player wins with six                | 6S 2H KH 3D TC |
      | Banker wins with five               | KS 5H QH KD 3C |
      | Banker wins with seven              | 6S 7H KH KD    |
      | both hands tie on seven             | 7S 7H KD QC    |

  Scenario: Three decks are enough for Super Six
    Given the game is star-baccarat/baccarat with 3 decks
    When Ann wagers $10 on super-six
    And the cards are KS 6H QH KD 3C
    Then Ann is paid $150 on super-six [10.13; 11.1.6; reading S-03]
