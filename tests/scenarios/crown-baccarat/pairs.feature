Feature: Pairs and Perfect Pairs, on the first two cards of a hand

  Background:
    Given the game is crown-baccarat/traditional

  Rule: Pairs wins on two cards of one rank, regardless of colour or suit

    Scenario Outline: A <kind> pair
      When Ann wagers $10 on pairs-player
      And Ben wagers $10 on pairs-banker
      And the cards are <first> 9H <second> KD
      Then pairs-player pays 11 to 1 [Table 8; Table 8 "Baccarat Pair"; 6.2.4(e)]
      And Ann is paid $110 on pairs-player [Table 8 "Baccarat Pair"; 1.1 "Baccarat Pairs"]
      And Ben's $10 on pairs-banker is collected [1.1 "Baccarat Pairs"]
      And the money balances
      When Ann wagers $10 on pairs-player
      And Ben wagers $10 on pairs-banker
      And the cards are 9H <first> KD <second>
      Then pairs-banker pays 11 to 1 [Table 8; Table 8 "Baccarat Pair"; 6.2.4(f)]
      And Ben is paid $110 on pairs-banker [Table 8 "Baccarat Pair"; 1.1 "Baccarat Pairs"]
      And Ann's $10 on pairs-player is collected [1.1 "Baccarat Pairs"]
      And the money balances

      Examples:
        | kind     | first | second |
        | mixed    | 4S    | 4D     |
        | coloured | QH    | QD     |
        | perfect  | AC    | AC     |

    Scenario: Both hands have pairs
      When Ann wagers $10 on pairs-player
      And Ann wagers $20 on pairs-banker
      And the cards are 4S 9H 4D 9C
      Then Ann is paid $110 on pairs-player [Table 8 "Baccarat Pair"; 1.1 "Baccarat Pairs"]
      And Ann is paid $220 on pairs-banker [Table 8 "Baccarat Pair"; 1.1 "Baccarat Pairs"]
      And the money balances

    Scenario Outline: <first> and <second> are no pair, though both count nothing
      When the cards are <first> 9H <second> KD
      Then pairs-player loses [1.1 "Baccarat Pairs"; reading C-35]
      And perfect-pairs-player loses [1.1 "Baccarat Perfect Pairs"; reading C-35]
      When the cards are 9H <first> KD <second>
      Then pairs-banker loses [1.1 "Baccarat Pairs"; reading C-35]
      And perfect-pairs-banker loses [1.1 "Baccarat Perfect Pairs"; reading C-35]

      Examples:
        | first | second |
        | TS    | KS     |
        | JS    | QS     |

    Scenario: A pair that the third card makes is too late
      When the cards are 4S 3H AS KD 4S KD
      Then the Player hand is 4S AS 4S
      And the Banker hand is 3H KD KD
      And pairs-player loses [1.1 "Baccarat Pairs"; 6.2.4(e)]
      And pairs-banker loses [1.1 "Baccarat Pairs"; 6.2.4(f)]
      And perfect-pairs-player loses [1.1 "Baccarat Perfect Pairs"; 6.2.4(c)]
      And perfect-pairs-banker loses [1.1 "Baccarat Perfect Pairs"; 6.2.4(d)]

  Rule: Perfect Pairs pays by how much alike the two cards are

    Scenario Outline: A <grade> of <first> and <second>
      When Ann wagers $10 on perfect-pairs-player
      And Ben wagers $10 on perfect-pairs-banker
      And the cards are <first> 9H <second> KD
      Then perfect-pairs-player pays <odds> [Table 7 "<grade>"; 6.2.4(c)]
      And Ann is paid <paid> on perfect-pairs-player [Table 7 "<grade>"; 1.1 "Baccarat Perfect Pairs"(<letter>)]
      And Ben's $10 on perfect-pairs-banker is collected [1.1 "Baccarat Perfect Pairs"]
      And the money balances
      When Ann wagers $10 on perfect-pairs-player
      And Ben wagers $10 on perfect-pairs-banker
      And the cards are 9H <first> KD <second>
      Then perfect-pairs-banker pays <odds> [Table 7 "<grade>"; 6.2.4(d)]
      And Ben is paid <paid> on perfect-pairs-banker [Table 7 "<grade>"; 1.1 "Baccarat Perfect Pairs"(<letter>)]
      And Ann's $10 on perfect-pairs-player is collected [1.1 "Baccarat Perfect Pairs"]
      And the money balances

      Examples:
        | grade         | first | second | odds    | paid | letter |
        | Mixed Pair    | 4S    | 4H     | 6 to 1  | $60  | a      |
        | Mixed Pair    | QD    | QC     | 6 to 1  | $60  | a      |
        | Coloured Pair | 4S    | 4C     | 12 to 1 | $120 | b      |
        | Coloured Pair | QD    | QH     | 12 to 1 | $120 | b      |
        | Perfect Pair  | 4S    | 4S     | 25 to 1 | $250 | c      |
        | Perfect Pair  | QD    | QD     | 25 to 1 | $250 | c      |

    Scenario: A different grade on each hand
      When Ann wagers $10 on perfect-pairs-player
      And Ann wagers $10 on perfect-pairs-banker
      And the cards are 4S 9H 4S 9C
      Then Ann is paid $250 on perfect-pairs-player [Table 7 "Perfect Pair"; 1.1 "Baccarat Perfect Pairs"]
      And Ann is paid $60 on perfect-pairs-banker [Table 7 "Mixed Pair"; 1.1 "Baccarat Perfect Pairs"]
      And the money balances

    Scenario Outline: <bet> is offered with eight decks, and there are no others
      Given the game is crown-baccarat/traditional with 6 decks
      Then it is refused because "is played with 8 decks" [3.1; 1.1 "Baccarat Perfect Pairs"]
      Given the game is crown-baccarat/traditional with 8 decks
      Then <bet> is offered [Table 7; 1.1 "Baccarat Perfect Pairs"]

      Examples:
        | bet                  |
        | perfect-pairs-player |
        | perfect-pairs-banker |

  Rule: A coup is dealt out even when only pairs are wagered on

    Scenario Outline: Only <bet> has a wager
      When Ann wagers $10 on <bet>
      And the cards are 2S 2H 2D 2C
      Then it is refused because "Player draws on 4" [6.6.1(a)]
      When the cards are 2S 2H 2D 2C 7S 9D
      Then the Player hand is 2S 2D 7S [6.6.1(a)]
      And the Banker hand is 2H 2C 9D [6.6.1(a)]
      And Ann is paid <paid> on <bet> [<row>; 6.6.1]

      Examples:
        | bet                  | paid | row                     |
        | pairs-player         | $110 | Table 8 "Baccarat Pair" |
        | pairs-banker         | $110 | Table 8 "Baccarat Pair" |
        | perfect-pairs-player | $60  | Table 7 "Mixed Pair"    |
        | perfect-pairs-banker | $60  | Table 7 "Mixed Pair"    |
