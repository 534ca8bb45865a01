Feature: Tiger, Big Tiger, Small Tiger and Tiger Tie

  Background:
    Given the game is star-premium-baccarat/premium with 8 decks

  Rule: Tiger, Big Tiger and Small Tiger turn on a Banker win with six, and on how many cards it took

    Scenario: A two card tiger
      When Ann wagers $10 on tiger
      And Ben wagers $10 on big-tiger
      And Col wagers $10 on small-tiger
      And the cards are KS 6H QH KD 3C
      Then the Banker hand is 6H KD
      And tiger pays 12 to 1 [12.25.1; 13.8; 13.8.1]
      And Ann is paid $120 on tiger [12.25.1; 13.8.1]
      And Ben's $10 on big-tiger is collected [12.30]
      And Col is paid $220 on small-tiger [12.35; 13.10]
      And it is said "Banker wins with 6 on two cards; 2 Card Tiger pays 12 to 1 (13.8.1)" [12.25.1]
      And the money balances

    Scenario: A three card tiger
      When Ann wagers $10 on tiger
      And Ben wagers $10 on big-tiger
      And Col wagers $10 on small-tiger
      And the cards are KS 4H QH KD 2C 2D
      Then the Banker hand is 4H KD 2D
      And tiger pays 22 to 1 [12.25.2; 13.8; 13.8.2]
      And Ann is paid $220 on tiger [12.25.2; 13.8.2]
      And Ben is paid $550 on big-tiger [12.30; 13.9]
      And Col's $10 on small-tiger is collected [12.35]
      And it is said "Banker wins with 6 on three cards; 3 Card Tiger pays 22 to 1 (13.8.2)" [12.25.2]
      And the money balances

    Scenario: The cards that count are Banker's, not Player's
      Player has three cards and Banker two.

      When the cards are 2S 6H 3D KD TC
      Then the Player hand is 2S 3D TC
      And the Banker hand is 6H KD
      And tiger pays 12 to 1 [12.25.1; 13.8.1]

    Scenario Outline: No tiger when <what happens>
      When Ann wagers $10 on tiger
      And Ben wagers $10 on big-tiger
      And Col wagers $10 on small-tiger
      And the cards are <cards>
      Then Ann's $10 on tiger is collected [12.25.3]
      And Ben's $10 on big-tiger is collected [12.30]
      And Col's $10 on small-tiger is collected [12.35]

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
      And tiger-tie pays 45 to 1 [12.16; 13.6]
      And Ann is paid $450 on tiger-tie [12.16; 13.6]
      And Ann's $10 on tiger-tie is returned [12.16; 13.6]
      And the money balances

      Examples:
        | number | cards             |
        | two    | 6S 6H KH KD       |
        | three  | KS 5H AD KD 5C AC |

    Scenario Outline: Tiger Tie loses when <what happens>
      When Ann wagers $10 on tiger-tie
      And the cards are <cards>
      Then Ann's $10 on tiger-tie is collected [12.16]

      Examples:
        | what happens            | cards             |
        | both hands tie on seven | 7S 7H KD QC       |
        | both hands tie on nothing  | KS QH JD TC TS KH |
        | Banker wins with six    | KS 6H QH KD 3C    |
        | Player wins with six    | 6S 2H KH 3D TC    |
        | Player wins with nine   | 9S 2H KH 5D       |
