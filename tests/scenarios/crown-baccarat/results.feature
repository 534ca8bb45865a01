Feature: Who wins, and what becomes of Player, Banker and Tie wagers

  Background:
    Given the game is crown-baccarat/traditional

  Rule: The higher point count wins, whichever hand has it

    Scenario Outline: A Player <high> beats a Banker <low>
      When the cards are <cards>
      Then the Player hand counts <high>
      And the Banker hand counts <low>
      And the result is player [9.3; <clause>]
      And player pays 1 to 1 [6.2.1(a); Table 3 "Player"]
      And banker loses [6.2.2(c)]
      And tie loses [6.2.3(b)]

      Examples:
        | high | low | cards             | clause |
        | 9    | 8   | 9S 8H KS KD       | 9.3.1  |
        | 8    | 7   | 8S 7H KS KD       | 9.3.2  |
        | 7    | 6   | 7S 6H KS KD       | 9.3.3  |
        | 6    | 5   | 6S 5H KS KD TC    | 9.3.4  |
        | 5    | 4   | KS 4H QH KD 5C TC | 9.3.4  |
        | 4    | 3   | KS 3H QH KD 4C TC | 9.3.4  |
        | 3    | 2   | KS 2H QH KD 3C TC | 9.3.4  |
        | 2    | 1   | KS AH QH KD 2C TC | 9.3.4  |
        | 1    | 0   | KS TH QH KD AC TC | 9.3.4  |
        | 9    | 0   | 9S TH KS KD       | 9.3.1  |
        | 8    | 0   | 8S TH KS KD       | 9.3.2  |
        | 7    | 0   | 7S TH KS KD TC    | 9.3.3  |

    Scenario Outline: A Banker <high> beats a Player <low>
      When the cards are <cards>
      Then the Banker hand counts <high>
      And the Player hand counts <low>
      And the result is banker [9.3; <clause>]
      And banker pays 1 to 1 less 5% commission [6.2.2(a); Table 3 "Banker"]
      And player loses [6.2.1(c)]
      And tie loses [6.2.3(b)]

      Examples:
        | high | low | cards             | clause |
        | 9    | 8   | 8S 9H KS KD       | 9.3.1  |
        | 8    | 7   | 7S 8H KS KD       | 9.3.2  |
        | 7    | 6   | 6S 7H KS KD       | 9.3.3  |
        | 6    | 5   | KS 6H QH KD 5C    | 9.3.4  |
        | 5    | 4   | KS 5H QH KD 4C TC | 9.3.4  |
        | 4    | 3   | KS 4H QH KD 3C TC | 9.3.4  |
        | 3    | 2   | KS 3H QH KD 2C TC | 9.3.4  |
        | 2    | 1   | KS 2H QH KD AC TC | 9.3.4  |
        | 1    | 0   | KS AH QH KD TC TD | 9.3.4  |
        | 9    | 0   | TS 9H KS KD       | 9.3.1  |
        | 8    | 0   | TS 8H KS KD       | 9.3.2  |
        | 7    | 0   | TS 7H KS KD TC    | 9.3.3  |

    Scenario Outline: Equal counts of <count> are a tie
      When the cards are <cards>
      Then the Player hand counts <count>
      And the Banker hand counts <count>
      And the result is a tie [9.3; 1.1 "Tie"]
      And tie pays 8 to 1 [6.2.3(a); Table 3 "Tie"]
      And player stands off [6.2.1(b)]
      And banker stands off [6.2.2(b)]

      Examples:
        | count | cards             |
        | 9     | 9S 9H KS KD       |
        | 8     | 8S 8H KS KD       |
        | 7     | 7S 7H KS KD       |
        | 6     | 6S 6H KS KD       |
        | 5     | KS 5H QH KD 5C TC |
        | 4     | KS 4H QH KD 4C TC |
        | 3     | KS 3H QH KD 3C TC |
        | 2     | KS 2H QH KD 2C TC |
        | 1     | KS AH QH KD AC TC |
        | 0     | KS TH QH KD TC TD |

    Scenario: Two cards and three of the same count are a tie
      When the cards are 7S 3H KS KD 4C
      Then the result is a tie [9.3; 1.1 "Tie"]

    Scenario: The Player leads on two cards, and the final counts decide
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards are 2S 4H 3C KD 8C
      Then the Player hand counts 3
      And the Banker hand counts 4
      And Ann's $100 on player is collected [6.2.1; 6.2.1(c)]
      And Ben is paid $95 on banker [6.2.2; 6.2.2(a); Table 3 "Banker"]

    Scenario: The hands are level on two cards, and the final counts decide
      When Ann wagers $100 on tie
      And the cards are 2S 5H 3C KD 4C 3H
      Then the Player hand counts 9
      And the Banker hand counts 8
      And Ann's $100 on tie is collected [6.2.3; 6.2.3(b)]

  Rule: What the three variations pay

    Scenario: Player wins in Traditional Baccarat
      When Ann wagers $100 on player
      And Ben wagers $250 on banker
      And Col wagers $50 on player
      And Dot wagers $10 on tie
      And the cards are 9S 2H KH 6D
      Then player pays 1 to 1 [Table 3; Table 3 "Player"; 1.3.2]
      And Ann is paid $100 on player [Table 3 "Player"; 1.3.3]
      And Ann's $100 on player is returned [Table 3 "Player"]
      And Col is paid $50 on player [Table 3 "Player"; 1.3.3]
      And Ben's $250 on banker is collected [6.2.2(c); 1.3.3]
      And Dot's $10 on tie is collected [6.2.3(b); 1.3.3]
      And the money balances

    Scenario: Banker wins in Traditional Baccarat, less five per cent
      When Ann wagers $100 on banker
      And Ben wagers $100 on player
      And the cards are 7S 8H KH KD
      Then banker pays 1 to 1 less 5% commission [Table 3; Table 3 "Banker"; 5.1.1]
      And banker nets 19/20 [Table 3 "Banker"; 1.1 "Traditional Baccarat"]
      And Ann is paid $95 on banker [Table 3 "Banker"; 1.1 "Traditional Baccarat"]
      And Ann's commission on banker is $5 [Table 3 "Banker"; 10.3.1]
      And Ann's $100 on banker is returned [Table 3 "Banker"]
      And Ben's $100 on player is collected [6.2.1(c)]
      And the money balances

    Scenario: A Banker six is nothing special in Traditional Baccarat
      When Ann wagers $100 on banker
      And the cards are KS 6H QH KD 3C
      Then Ann is paid $95 on banker [Table 3; Table 3 "Banker"; 5.1.1]
      And the money balances

    Scenario: Player wins with a six in Crown Baccarat
      Given the game is crown-baccarat/crown
      When Ann wagers $100 on player
      And Ben wagers $10 on tie
      And the cards are 6S 5H KS KD TC
      Then player pays 1 to 1 [Table 4; Table 4 "Player"; 1.1 "Crown Baccarat"]
      And Ann is paid $100 on player [Table 4 "Player"; 1.1 "Crown Baccarat"]
      And Ben's $10 on tie is collected [6.2.3(b)]
      And the money balances

    Scenario Outline: Banker wins with a six <on> in Crown Baccarat, less half
      Given the game is crown-baccarat/crown
      When Ann wagers $100 on banker
      And Ben wagers $100 on player
      And the cards are <cards>
      Then banker pays 1 to 1 less 50% commission [Table 4; Table 4 "Banker"; 5.1.2]
      And Ann is paid $50 on banker [Table 4 "Banker"; 1.1 "Crown Baccarat"]
      And Ann's commission on banker is $50 [Table 4 "Banker"; 10.3.1]
      And Ben's $100 on player is collected [6.2.1(c)]
      And the money balances

      Examples:
        | on             | cards             |
        | on two cards   | KS 6H QH KD 3C    |
        | on three cards | KS TH QH KD 3C 6D |

    Scenario Outline: A Banker <count> in Crown Baccarat pays even money
      Given the game is crown-baccarat/crown
      When Ann wagers $100 on banker
      And the cards are <cards>
      Then the Banker hand counts <count>
      And banker pays 1 to 1 [Table 4; Table 4 "Banker"; 5.1.2]
      And Ann is paid $100 on banker [Table 4 "Banker"; 1.1 "Crown Baccarat"]
      And Ann's commission on banker is $0 [Table 4 "Banker"]
      And the money balances

      Examples:
        | count | cards             |
        | 1     | KS AH QH KD TC TD |
        | 2     | KS 2H QH KD AC TC |
        | 3     | KS 3H QH KD 2C TC |
        | 4     | KS 4H QH KD 3C TC |
        | 5     | KS 5H QH KD 4C TC |
        | 7     | 6S 7H KS KD       |
        | 8     | 7S 8H KS KD       |
        | 9     | 8S 9H KS KD       |

    Scenario: Player wins in Zero Commission Baccarat
      Given the game is crown-baccarat/zero-commission
      When Ann wagers $100 on player
      And the cards are 9S 2H KH 6D
      Then player pays 1 to 1 [Table 5 "Player"]
      And Ann is paid $100 on player [Table 5 "Player"]
      And the money balances

    Scenario Outline: A Banker <count> in Zero Commission Baccarat pays even money
      Given the game is crown-baccarat/zero-commission
      When Ann wagers $100 on banker
      And the cards are <cards>
      Then banker pays 1 to 1 [Table 5 "Banker"]
      And Ann is paid $100 on banker [Table 5 "Banker"]
      And Ann's commission on banker is $0 [Table 5 "Banker"]
      And the money balances

      Examples:
        | count | cards          |
        | 6     | KS 6H QH KD 3C |
        | 7     | 6S 7H KS KD    |

    Scenario Outline: A tie in <variation>
      Given the game is crown-baccarat/<variation>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 6S 6H KH KD
      Then tie pays 8 to 1 [<clause>]
      And Col is paid $80 on tie [<clause>]
      And Ann's $100 on player is returned [6.2.1(b); 1.1 "Stand-off"]
      And Ann is paid $0 on player [6.2.1(b); 1.1 "Stand-off"]
      And Ben's $200 on banker is returned [6.2.2(b); 1.1 "Stand-off"]
      And Ben is paid $0 on banker [6.2.2(b); 1.1 "Stand-off"]
      And the money balances

      Examples:
        | variation       | clause        |
        | traditional     | Table 3 "Tie" |
        | crown           | Table 4 "Tie" |
        | zero-commission | Table 5 "Tie" |

  Rule: Payments go up to the next amount that chips can pay

    Scenario Outline: A <stake> Banker win in Traditional Baccarat is paid <paid>
      Given chips of $5, $25, $100 and $500
      When Ann wagers <stake> on banker
      And the cards are 7S 8H KH KD
      Then Ann's commission on banker is <commission> [Table 3 "Banker"]
      And Ann is paid <paid> on banker [7.3; Table 3 "Banker"]
      And rounding costs the house <cost> [7.3]
      And the money balances

      Examples:
        | stake | commission | paid | cost  |
        | $5    | $0.25      | $5   | $0.25 |
        | $15   | $0.75      | $15  | $0.75 |
        | $100  | $5         | $95  | $0    |
        | $110  | $5.50      | $105 | $0.50 |
        | $200  | $10        | $190 | $0    |

    Scenario: Half of $25 cannot be paid in chips of five dollars
      Given the game is crown-baccarat/crown
      And chips of $5, $25, $100 and $500
      When Ann wagers $25 on banker
      And the cards are KS 6H QH KD 3C
      Then Ann's commission on banker is $12.50 [Table 4 "Banker"]
      And Ann is paid $15 on banker [7.3; Table 4 "Banker"]
      And rounding costs the house $2.50 [7.3]
      And the money balances

    Scenario: Each winning wager is rounded by itself
      Given chips of $5, $25, $100 and $500
      When Ann wagers $5 on banker
      And Ben wagers $5 on banker
      And the cards are 7S 8H KH KD
      Then Ann is paid $5 on banker [7.3; Table 3 "Banker"]
      And Ben is paid $5 on banker [7.3; Table 3 "Banker"]
      And rounding costs the house $0.50 [7.3]
      And the money balances

    Scenario: Commission that comes to part of a cent
      Given chips of $0.01, $1 and $100
      When Ann wagers $123.45 on banker
      And the cards are 7S 8H KH KD
      Then Ann is paid $117.28 on banker [7.3; Table 3 "Banker"]
      And Ann's commission on banker is $6.17 [Table 3 "Banker"]
      And the money balances
