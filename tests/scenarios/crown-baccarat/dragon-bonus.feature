Feature: Dragon Bonus, on how a hand wins

  Background:
    Given the game is crown-baccarat/traditional

  Rule: A win by four points or more pays by its margin

    Scenario Outline: The Player wins by <points>, and no natural
      When Ann wagers $10 on dragon-bonus-player
      And Ben wagers $10 on dragon-bonus-banker
      And the cards are KS TH QH JD <points>C TC
      Then dragon-bonus-player pays <odds> [Table 6 "Player wins by <points> points"; 6.2.4(a)]
      And Ann is paid <paid> on dragon-bonus-player [Table 6 "Player wins by <points> points"; 1.1 "Dragon Bonus"(a)]
      And Ben's $10 on dragon-bonus-banker is collected [Table 6; reading C-33]
      And the money balances

      Examples:
        | points | odds    | paid |
        | 4      | 1 to 1  | $10  |
        | 5      | 2 to 1  | $20  |
        | 7      | 6 to 1  | $60  |
        | 8      | 10 to 1 | $100 |
        | 9      | 30 to 1 | $300 |

    Scenario: The Player wins by 6, a row whose print is lost
      When Ann wagers $10 on dragon-bonus-player
      And the cards are KS TH QH JD 6C TC
      Then dragon-bonus-player pays 4 to 1 [Table 6 "Player wins by 6 points"; reading C-01]
      And Ann is paid $40 on dragon-bonus-player [Table 6 "Player wins by 6 points"; reading C-01]
      And the money balances

    Scenario Outline: The Banker wins by <points>, and no natural
      When Ann wagers $10 on dragon-bonus-banker
      And Ben wagers $10 on dragon-bonus-player
      And the cards are KS TH QH JD TC <points>C
      Then dragon-bonus-banker pays <odds> [Table 6 "Banker wins by <points> points"; 6.2.4(b)]
      And Ann is paid <paid> on dragon-bonus-banker [Table 6 "Banker wins by <points> points"; 1.1 "Dragon Bonus"(b)]
      And Ben's $10 on dragon-bonus-player is collected [Table 6; reading C-33]
      And the money balances

      Examples:
        | points | odds    | paid |
        | 4      | 1 to 1  | $10  |
        | 5      | 2 to 1  | $20  |
        | 6      | 4 to 1  | $40  |
        | 7      | 6 to 1  | $60  |
        | 8      | 10 to 1 | $100 |
        | 9      | 30 to 1 | $300 |

    Scenario Outline: A win with <third> as the third card, by less than four, pays nothing
      When Ann wagers $10 on dragon-bonus-player
      And the cards are KS TH QH JD <third> TC
      Then the result is player
      And Ann's $10 on dragon-bonus-player is collected [Table 6; 1.1 "Dragon Bonus"(a); reading C-33]
      When Ann wagers $10 on dragon-bonus-banker
      And the cards are KS TH QH JD TC <third>
      Then the result is banker
      And Ann's $10 on dragon-bonus-banker is collected [Table 6; 1.1 "Dragon Bonus"(b); reading C-33]

      Examples:
        | third |
        | AC    |
        | 2C    |
        | 3C    |

    Scenario: Two cards win by four as three do
      When the cards are 7S 3H KS KD TC
      Then dragon-bonus-player pays 1 to 1 [Table 6 "Player wins by 4 points"]
      When the cards are TS 7H 3S KD TC
      Then dragon-bonus-banker pays 1 to 1 [Table 6 "Banker wins by 4 points"]

  Rule: A win with a natural pays even money, whatever its margin

    Scenario Outline: A natural <natural> against <count>
      When Ann wagers $10 on dragon-bonus-player
      And Ben wagers $10 on dragon-bonus-banker
      And the cards are <first> <second> KS KD
      Then dragon-bonus-player pays 1 to 1 [Table 6; Table 6 "Player wins with a Natural"; 1.1 "Dragon Bonus"(a)]
      And Ann is paid $10 on dragon-bonus-player [Table 6 "Player wins with a Natural"]
      And Ben's $10 on dragon-bonus-banker is collected [Table 6; reading C-33]
      When Ann wagers $10 on dragon-bonus-player
      And Ben wagers $10 on dragon-bonus-banker
      And the cards are <second> <first> KS KD
      Then dragon-bonus-banker pays 1 to 1 [Table 6; Table 6 "Banker wins with a Natural"; 1.1 "Dragon Bonus"(b)]
      And Ben is paid $10 on dragon-bonus-banker [Table 6 "Banker wins with a Natural"]
      And Ann's $10 on dragon-bonus-player is collected [Table 6; reading C-33]

      Examples:
        | natural | count | first | second |
        | 9       | 8     | 9S    | 8H     |
        | 9       | 6     | 9S    | 6H     |
        | 9       | 5     | 9S    | 5H     |
        | 9       | 0     | 9S    | TH     |
        | 8       | 7     | 8S    | 7H     |
        | 8       | 4     | 8S    | 4H     |
        | 8       | 0     | 8S    | TH     |

    Scenario: Two people on the two hands
      When Ann wagers $10 on dragon-bonus-player
      And Ben wagers $10 on dragon-bonus-banker
      And the cards are 8S 9H KS KD
      Then Ann's $10 on dragon-bonus-player is collected [Table 6; 1.1 "Dragon Bonus"]
      And Ben is paid $10 on dragon-bonus-banker [Table 6 "Banker wins with a Natural"; 1.1 "Dragon Bonus"]
      And the money balances

  Rule: A tie stands off with naturals, and loses without

    Scenario Outline: A natural tie on <count>
      When Ann wagers $10 on dragon-bonus-player
      And Ben wagers $10 on dragon-bonus-banker
      And the cards are <cards>
      Then dragon-bonus-player stands off [Table 6 "Natural Tie"]
      And Ann's $10 on dragon-bonus-player is returned [Table 6 "Natural Tie"; 1.1 "Stand-off"]
      And Ann is paid $0 on dragon-bonus-player [Table 6 "Natural Tie"; 1.1 "Stand-off"]
      And dragon-bonus-banker stands off [Table 6 "Natural Tie"]
      And Ben's $10 on dragon-bonus-banker is returned [Table 6 "Natural Tie"; 1.1 "Stand-off"]
      And the money balances

      Examples:
        | count | cards       |
        | 8     | 8S 4H KS 4D |
        | 9     | 9S 2H KS 7D |

    Scenario Outline: A tie on <count> <how>
      When Ann wagers $10 on dragon-bonus-player
      And Ben wagers $10 on dragon-bonus-banker
      And the cards are <cards>
      Then the result is a tie
      And Ann's $10 on dragon-bonus-player is collected [Table 6; Table 6 "Tie"]
      And Ben's $10 on dragon-bonus-banker is collected [Table 6; Table 6 "Tie"]
      And the money balances

      Examples:
        | count | how                          | cards             |
        | 0     | on three cards               | KS TH QH KD TC TD |
        | 6     | on two cards                 | 6S 6H KH KD       |
        | 7     | on two cards                 | 7S 7H KH KD       |
        | 8     | on three cards is no natural | KS 2H QH KD 8C 6C |
        | 9     | on three cards is no natural | KS 3H QH KD 9C 6C |
