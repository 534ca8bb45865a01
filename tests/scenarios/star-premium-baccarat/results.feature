Feature: Who wins a coup, and what the three games pay on it

  Rule: The higher count wins, and every other wager on the result loses

    Scenario Outline: Player wins, nine to seven, and is paid even money in every game (<game>)
      Given the game is star-premium-baccarat/<game>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 9S 2H KH 5D
      Then the result is player [5.1.1.1]
      And player pays 1 to 1 [5.1.1.1; 13.1]
      And Ann is paid $100 on player [5.1.1.1; 13.1]
      And Ann's $100 on player is returned [5.1.1.1; 13.1]
      And Ben's $200 on banker is collected [5.1.2.2]
      And Col's $10 on tie is collected [5.1.3]
      And the money balances

      Examples:
        | game       |
        | premium    |
        | even-money |
        | tie        |

    Scenario Outline: Banker wins, seven to six (<game>)
      Given the game is star-premium-baccarat/<game>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 6S 7H KH KD
      Then the result is banker [5.1.2.1]
      And Ann's $100 on player is collected [5.1.1.2]
      And banker pays <odds> [5.1.2.1; 13.2; <line>]
      And Ben is paid <winnings> on banker [5.1.2.1; 13.2; <line>]
      And Ben's commission on banker is $0 [<line>]
      And Ben's $200 on banker is returned [5.1.2.1; <line>]
      And Col's $10 on tie is collected [5.1.3]
      And the money balances

      Examples:
        | game       | odds     | winnings | line   |
        | premium    | 19 to 20 | $190     | 13.2.1 |
        | tie        | 19 to 20 | $190     | 13.2.1 |
        | even-money | 1 to 1   | $200     | 13.2.2 |

    Scenario Outline: Banker wins with six on <number> cards (<game>)
      Given the game is star-premium-baccarat/<game>
      When Ann wagers $100 on banker
      And the cards are <cards>
      Then the Banker hand counts 6
      And banker pays <odds> [13.2; <line>]
      And Ann is paid <winnings> on banker [13.2; <line>; <variant>]

      Examples:
        | game       | number | cards             | odds     | winnings | line     | variant                           |
        | premium    | two    | KS 6H QH KD 3C    | 19 to 20 | $95      | 13.2.1   | 1.1 "Premium Baccarat"            |
        | premium    | three  | KS 4H QH KD 2C 2D | 19 to 20 | $95      | 13.2.1   | 1.1 "Premium Baccarat"            |
        | tie        | two    | KS 6H QH KD 3C    | 19 to 20 | $95      | 13.2.1   | 11                                |
        | tie        | three  | KS 4H QH KD 2C 2D | 19 to 20 | $95      | 13.2.1   | 11                                |
        | even-money | two    | KS 6H QH KD 3C    | 1 to 2   | $50      | 13.2.2.1 | 10                                |
        | even-money | three  | KS 4H QH KD 2C 2D | 1 to 2   | $50      | 13.2.2.1 | 1.1 "Even Money Premium Baccarat" |

    Scenario Outline: Even Money Premium pays a Banker <count> in full
      Given the game is star-premium-baccarat/even-money
      When Ann wagers $100 on banker
      And the cards are <cards>
      Then the Banker hand counts <count>
      And Ann is paid $100 on banker [10; 13.2.2]

      Examples:
        | count | cards             |
        | 1     | KS AH QH KD TC QD |
        | 5     | KS 5H QH KD KC    |
        | 7     | 6S 7H KH KD       |
        | 8     | 6S 8H KH KD       |
        | 9     | 6S 9H KH KD       |

    Scenario: Even Money Premium pays a Player six in full
      Given the game is star-premium-baccarat/even-money
      When Ann wagers $100 on player
      And the cards are 6S 2H KH 3D TC
      Then the Player hand counts 6
      And Ann is paid $100 on player [13.1]

  Rule: A tie pays Tie eight to one; in Premium and Even Money Premium the wagers on the hands stand off

    Scenario Outline: Both hands end on five (<game>)
      Given the game is star-premium-baccarat/<game>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 2S 5H KH QD 3C
      Then the result is a tie [1.1 "tie"]
      And player stands off [5.1.1.3; 1.1 "standoff"]
      And Ann is paid $0 on player [5.1.1.3; 1.1 "standoff"]
      And Ann's $100 on player is returned [5.1.1.3; 1.1 "standoff"]
      And banker stands off [5.1.2.3; <variant>]
      And Ben is paid $0 on banker [5.1.2.3; <variant>]
      And Ben's $200 on banker is returned [5.1.2.3; <variant>]
      And tie pays 8 to 1 [5.1.3; 13.3]
      And Col is paid $80 on tie [5.1.3; 13.3]
      And Col's $10 on tie is returned [5.1.3; 13.3]
      And the money balances

      Examples:
        | game       | variant                           |
        | premium    | 1.1 "Premium Baccarat"            |
        | even-money | 1.1 "Even Money Premium Baccarat" |

    Scenario Outline: A tie on <count>
      Given the game is star-premium-baccarat/premium
      When the cards are <cards>
      Then the result is a tie [1.1 "tie"]
      And tie pays 8 to 1 [5.1.3; 13.3]

      Examples:
        | count | cards             |
        | 0     | KS QH JD TC TS KH |
        | 1     | KS AH QD KC AC TD |
        | 7     | 7S 7H KD QC       |
        | 9     | 9S 4H KD 5C       |

  Rule: What counts is the hands when the coup is complete

    Scenario: Player leads five to three, and Banker's third card turns the coup round
      Given the game is star-premium-baccarat/premium
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards are 2S 3H 3D KC 9C 5D
      Then the Player hand counts 4
      And the Banker hand counts 8
      And Ann's $100 on player is collected [5.1.1; 5.1.1.2]
      And Ben is paid $95 on banker [5.1.2; 5.1.2.1; 13.2.1]

    Scenario: Level on four cards, and no tie in the end
      Given the game is star-premium-baccarat/premium
      When Ann wagers $10 on tie
      And the cards are 2S 4H 2D KC 5C 2H
      Then the Player hand counts 9
      And the Banker hand counts 6
      And Ann's $10 on tie is collected [5.1.3; 1.1 "tie"]

  Rule: The three games differ in what a Banker win and a tie bring, and in nothing else

    Scenario Outline: The same cards fall to the same hands (<game>)
      Given the game is star-premium-baccarat/<game>
      When the cards are 2S 4H AD KC 5C 3D
      Then the Player hand is 2S AD 5C [<rule>; 1.1 "<named>"]
      And the Banker hand is 4H KC 3D [<rule>; 1.1 "<named>"]
      And the result is player [<rule>; 1.1 "<named>"]

      Examples:
        | game       | rule | named                       |
        | even-money | 10   | Even Money Premium Baccarat |
        | tie        | 11   | Tie Premium Baccarat        |

    Scenario Outline: <bet> pays the same in all three (<case>)
      Given the game is star-premium-baccarat/premium
      When the cards are <cards>
      Then <bet> pays <odds> [<line>]
      Given the game is star-premium-baccarat/even-money
      When the cards are <cards>
      Then <bet> pays <odds> [<line>; 10]
      Given the game is star-premium-baccarat/tie
      When the cards are <cards>
      Then <bet> pays <odds> [<line>; 11]

      Examples:
        | bet          | case             | odds     | line   | cards             |
        | tie          | five each        | 8 to 1   | 13.3   | 2S 5H KH QD 3C    |
        | pairs-player | two queens       | 11 to 1  | 13.4   | QS 9H QD KC       |
        | pairs-banker | two fives        | 11 to 1  | 13.4   | 9S 5H QD 5C       |
        | super-six    | two cards        | 15 to 1  | 13.5   | KS 6H QH KD 3C    |
        | super-six    | three cards      | 15 to 1  | 13.5   | KS 4H QH KD 2C 2D |
        | tiger-tie    | six each         | 45 to 1  | 13.6   | 6S 6H KH KD       |
        | tiger-pair   | one pair         | 4 to 1   | 13.7.1 | QS 9H QD KC       |
        | tiger-pair   | kings and eights | 25 to 1  | 13.7.2 | KS 8H KD 8C 3C    |
        | tiger-pair   | four jacks       | 100 to 1 | 13.7.3 | JS JH JD JC 4S 5H |
        | tiger        | two cards        | 12 to 1  | 13.8.1 | KS 6H QH KD 3C    |
        | tiger        | three cards      | 22 to 1  | 13.8.2 | KS 4H QH KD 2C 2D |
        | big-tiger    | three cards      | 55 to 1  | 13.9   | KS 4H QH KD 2C 2D |
        | small-tiger  | two cards        | 22 to 1  | 13.10  | KS 6H QH KD 3C    |
