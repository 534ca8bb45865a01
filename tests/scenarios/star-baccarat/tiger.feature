Feature: Tiger, Big Tiger, Small Tiger and Tiger Tie

  Background:
    Given the game is star-baccarat/baccarat with 8 decks

  Rule: Tiger, Big Tiger and Small Tiger turn on a Banker win with six, and on how many cards it took

    Scenario: A two card tiger
      When Ann wagers $10 on tiger
      And Ben wagers $10 on big-tiger
      And Col wagers $10 on small-tiger
      And the cards are KS 6H QH KD 3C
      Then the Banker hand is 6H KD
      And tiger pays 12 to 1 [10.29; 10.29.1; 11.1.9; 11.1.9.1; star-how-to-play-baccarat tiger-4]
      And Ann is paid $120 on tiger [10.29.1; 11.1.9.1; star-how-to-play-baccarat tiger-5]
      And Ann's $10 on tiger is returned [10.29.1; 11.1.9.1; star-how-to-play-baccarat tiger-3]
      And Ben's $10 on big-tiger is collected [10.34; star-how-to-play-baccarat big-tiger-3]
      And small-tiger pays 22 to 1 [10.39; 11.1.11; star-how-to-play-baccarat small-tiger-3]
      And Col is paid $220 on small-tiger [10.39; 11.1.11; star-how-to-play-baccarat small-tiger-4]
      And it is said "Banker wins with 6 on two cards; 2 Card Tiger pays 12 to 1 (11.1.9.1)" [10.29.1]
      And the money balances

    Scenario: A three card tiger
      When Ann wagers $10 on tiger
      And Ben wagers $10 on big-tiger
      And Col wagers $10 on small-tiger
      And the cards are KS 4H QH KD 2C 2D
      Then the Banker hand is 4H KD 2D
      And tiger pays 22 to 1 [10.29; 10.29.2; 11.1.9; 11.1.9.2; star-how-to-play-baccarat tiger-4]
      And Ann is paid $220 on tiger [10.29.2; 11.1.9.2; star-how-to-play-baccarat tiger-6]
      And Ann's $10 on tiger is returned [10.29.2; 11.1.9.2; star-how-to-play-baccarat tiger-3]
      And big-tiger pays 55 to 1 [10.34; 11.1.10; star-how-to-play-baccarat big-tiger-3]
      And Ben is paid $550 on big-tiger [10.34; 11.1.10; star-how-to-play-baccarat big-tiger-4]
      And Col's $10 on small-tiger is collected [10.39; star-how-to-play-baccarat small-tiger-3]
      And it is said "Banker wins with 6 on three cards; 3 Card Tiger pays 22 to 1 (11.1.9.2)" [10.29.2]
      And the money balances

    Scenario: The cards that count are Banker's, not Player's
      Player has three cards and Banker two.

      When the cards are 2S 6H 3D KD TC
      Then the Player hand is 2S 3D TC
      And the Banker hand is 6H KD
      And tiger pays 12 to 1 [10.29.1; 11.1.9.1; star-how-to-play-baccarat tiger-4]

    Scenario Outline: No tiger when <what happens>
      When Ann wagers $10 on tiger
      And Ben wagers $10 on big-tiger
      And Col wagers $10 on small-tiger
      And the cards are <cards>
      Then Ann's $10 on tiger is collected [10.29; 10.29.3; star-how-to-play-baccarat tiger-3]
      And Ben's $10 on big-tiger is collected [10.34; star-how-to-play-baccarat big-tiger-3]
      And Col's $10 on small-tiger is collected [10.39; star-how-to-play-baccarat small-tiger-3]

      Examples:
        | what happens                                   | cards             |
        | both hands tie on six, with two cards each     | 6S 6H KH KD       |
        | both hands tie on six, with three cards each   | KS 5H AD KD 5C AC |
        | Banker has six on two cards and Player seven   | KS 6H 2D KD 5C    |
        | Banker has six on three cards and Player seven | KS 4H 2D KD 5C 2C |
        | Player wins with six                           | 6S 2H KH 3D TC    |
        | Banker wins with five                          | KS 5H QH KD 3C    |
        | Banker wins with seven                         | 6S 7H KH KD       |

  Rule: Tiger Tie wins on a tie with six, and on nothing else

    Scenario Outline: Six each, on <number> cards
      When Ann wagers $10 on tiger-tie
      And the cards are <cards>
      Then the result is a tie
      And tiger-tie pays 45 to 1 [10.18; 11.1.7; star-how-to-play-baccarat tiger-tie-3]
      And Ann is paid $450 on tiger-tie [10.18; 11.1.7; star-how-to-play-baccarat tiger-tie-4]
      And Ann's $10 on tiger-tie is returned [10.18; 11.1.7; star-how-to-play-baccarat tiger-tie-4]
      And the money balances

      Examples:
        | number | cards             |
        | two    | 6S 6H KH KD       |
        | three  | KS 5H AD KD 5C AC |

    Scenario Outline: Tiger Tie loses when <what happens>
      When Ann wagers $10 on tiger-tie
      And the cards are <cards>
      Then Ann's $10 on tiger-tie is collected [10.18; star-how-to-play-baccarat tiger-tie-3]

      Examples:
        | what happens            | cards             |
        | both hands tie on seven | 7S 7H KD QC       |
        | both hands tie on nothing  | KS QH JD TC TS KH |
        | Banker wins with six    | KS 6H QH KD 3C    |
        | Player wins with six    | 6S 2H KH 3D TC    |
        | Player wins with nine   | 9S 2H KH 5D       |
