Feature: Who wins a coup, and what becomes of the wagers on Player, Banker and Tie

  Rule: The hand nearer to nine wins, and every other wager on the result loses

    Scenario Outline: Player wins, nine to seven (<game>)
      Given the game is star-baccarat/<game>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 9S 2H KH 5D
      Then the result is player [5.1.1.1; star-how-to-play-baccarat intro-6]
      And Ann is paid $100 on player [5.1.1.1; <player>; star-how-to-play-baccarat <sheet>]
      And Ann's $100 on player is returned [5.1.1.1; <player>; star-how-to-play-baccarat play-8]
      And Ben's $200 on banker is collected [5.1.2.2]
      And Col's $10 on tie is collected [5.1.3]
      And the money balances

      Examples:
        | game       | player | sheet        |
        | baccarat   | 11.1.2 | baccarat-4   |
        | even-money | 11.2.1 | even-money-4 |

    Scenario Outline: Banker wins, seven to six (<game>)
      Given the game is star-baccarat/<game>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 6S 7H KH KD
      Then the result is banker [5.1.2.1; star-how-to-play-baccarat intro-6]
      And Ann's $100 on player is collected [5.1.1.2]
      And banker pays <odds> [5.1.2.1; <banker>; star-how-to-play-baccarat play-9]
      And Ben is paid <winnings> on banker [5.1.2.1; <banker>; star-how-to-play-baccarat <sheet>]
      And Ben's $200 on banker is returned [5.1.2.1; <banker>]
      And Col's $10 on tie is collected [5.1.3]
      And the money balances

      Examples:
        | game       | odds     | winnings | banker | sheet        |
        | baccarat   | 19 to 20 | $190     | 11.1.3 | baccarat-4   |
        | even-money | 1 to 1   | $200     | 11.2.2 | even-money-5 |

    Scenario: Baccarat pays nineteen to twenty on a Banker six like on any other win
      Given the game is star-baccarat/baccarat
      When Ann wagers $100 on banker
      And the cards are KS 6H QH KD 3C
      Then the Banker hand counts 6
      And Ann is paid $95 on banker [11.1.3; star-how-to-play-baccarat baccarat-4]

    Scenario: Even Money pays half also when Banker needed three cards for its six
      Given the game is star-baccarat/even-money
      When Ann wagers $100 on banker
      And the cards are KS 4H QH KD 2C 2D
      Then the Banker hand is 4H KD 2D
      And Ann is paid $50 on banker [11.2.2; star-how-to-play-baccarat even-money-5]

    Scenario: Even Money pays a Player six in full
      Given the game is star-baccarat/even-money
      When Ann wagers $100 on player
      And the cards are 6S 2H KH 3D TC
      Then the Player hand counts 6
      And Ann is paid $100 on player [11.2.1; star-how-to-play-baccarat even-money-4]

  Rule: A tie pays Tie eight to one, and the wagers on the hands stand off

    Scenario Outline: Both hands end on five (<game>)
      Given the game is star-baccarat/<game>
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 2S 5H KH QD 3C
      Then the result is a tie [1.1 "Tie"; star-how-to-play-baccarat intro-7]
      And player stands off [5.1.1.3; 1.1 "Standoff"]
      And Ann is paid $0 on player [5.1.1.3; 1.1 "Standoff"]
      And Ann's $100 on player is returned [5.1.1.3; 1.1 "Standoff"]
      And banker stands off [5.1.2.3; 1.1 "Standoff"]
      And Ben is paid $0 on banker [5.1.2.3; 1.1 "Standoff"]
      And Ben's $200 on banker is returned [5.1.2.3; 1.1 "Standoff"]
      And tie pays 8 to 1 [5.1.3; <tie>; star-how-to-play-baccarat play-10]
      And Col is paid $80 on tie [5.1.3; <tie>; star-how-to-play-baccarat <sheet>]
      And Col's $10 on tie is returned [5.1.3; <tie>; star-how-to-play-baccarat <sheet>]
      And the money balances

      Examples:
        | game       | tie    | sheet        |
        | baccarat   | 11.1.5 | baccarat-5   |
        | even-money | 11.2.3 | even-money-6 |

    Scenario Outline: A tie on <count>
      Given the game is star-baccarat/baccarat
      When the cards are <cards>
      Then the result is a tie [1.1 "Tie"]
      And tie pays 8 to 1 [5.1.3; 11.1.5]

      Examples:
        | count | cards             |
        | 0     | KS QH JD TC TS KH |
        | 1     | KS AH QD KC AC TD |
        | 7     | 7S 7H KD QC       |
        | 9     | 9S 4H KD 5C       |

  Rule: What counts is the hands when the coup is complete

    Scenario: Player leads five to three, and Banker's third card turns the coup round
      Given the game is star-baccarat/baccarat
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards are 2S 3H 3D KC 9C 5D
      Then the Player hand counts 4
      And the Banker hand counts 8
      And Ann's $100 on player is collected [5.1.1; 5.1.1.2]
      And Ben is paid $95 on banker [5.1.2; 5.1.2.1; 11.1.3]

    Scenario: Level on four cards, and no tie in the end
      Given the game is star-baccarat/baccarat
      When Ann wagers $10 on tie
      And the cards are 2S 4H 2D KC 5C 2H
      Then the Player hand counts 9
      And the Banker hand counts 6
      And Ann's $10 on tie is collected [5.1.3; 1.1 "Tie"]

  Rule: Both games are dealt alike and pay their Banker winners apart

    Scenario: The same cards in both games
      Given the game is star-baccarat/baccarat
      When Ann wagers $100 on banker
      And the cards are 2S 4H AD KC 5C 4D
      Then the Player hand is 2S AD 5C
      And the Banker hand is 4H KC 4D
      And the result is a tie
      When Ann wagers $100 on banker
      And the cards are KS 6H QH KD 3C
      Then the result is banker
      And Ann is paid $95 on banker [11.1.3; star-how-to-play-baccarat play-9]
      Given the game is star-baccarat/even-money
      When Ann wagers $100 on banker
      And the cards are 2S 4H AD KC 5C 4D
      Then the Player hand is 2S AD 5C [1.1 "Even Money Baccarat"; star-how-to-play-baccarat intro-4]
      And the Banker hand is 4H KC 4D [1.1 "Even Money Baccarat"; star-how-to-play-baccarat intro-4]
      And the result is a tie [1.1 "Even Money Baccarat"; star-how-to-play-baccarat intro-4]
      When Ann wagers $100 on banker
      And the cards are KS 6H QH KD 3C
      Then the result is banker [1.1 "Even Money Baccarat"; star-how-to-play-baccarat intro-4]
      And Ann is paid $50 on banker [1.1 "Even Money Baccarat"; 11.2.2; star-how-to-play-baccarat play-9]

    Scenario Outline: Even Money keeps what Baccarat pays on <bet> (<case>)
      Rule 11.2 lists the winners on Player, Banker and Tie only.

      Given the game is star-baccarat/baccarat
      When the cards are <cards>
      Then <bet> pays <odds> [<rule>]
      Given the game is star-baccarat/even-money
      When the cards are <cards>
      Then <bet> pays <odds> [<rule>; 11.2; 1.1 "Even Money Baccarat"; reading S-09]

      Examples:
        | bet          | case             | odds     | rule     | cards             |
        | pairs-player | two queens       | 11 to 1  | 11.1.4   | QS 9H QD KC       |
        | pairs-banker | two fives        | 11 to 1  | 11.1.4   | 9S 5H QD 5C       |
        | super-six    | two cards        | 15 to 1  | 11.1.6   | KS 6H QH KD 3C    |
        | super-six    | three cards      | 15 to 1  | 11.1.6   | KS 4H QH KD 2C 2D |
        | tiger-tie    | six each         | 45 to 1  | 11.1.7   | 6S 6H KH KD       |
        | tiger-pair   | one pair         | 4 to 1   | 11.1.8.1 | QS 9H QD KC       |
        | tiger-pair   | kings and eights | 25 to 1  | 11.1.8.2 | KS 8H KD 8C 3C    |
        | tiger-pair   | four jacks       | 100 to 1 | 11.1.8.3 | JS JH JD JC 4S 5H |
        | tiger        | two cards        | 12 to 1  | 11.1.9.1 | KS 6H QH KD 3C    |
        | tiger        | three cards      | 22 to 1  | 11.1.9.2 | KS 4H QH KD 2C 2D |
        | big-tiger    | three cards      | 55 to 1  | 11.1.10  | KS 4H QH KD 2C 2D |
        | small-tiger  | two cards        | 22 to 1  | 11.1.11  | KS 6H QH KD 3C    |

    Scenario: Even Money collects losing wagers that rule 11.2 does not name
      Given the game is star-baccarat/even-money
      When Ann wagers $10 on super-six
      And Ben wagers $10 on pairs-player
      And Col wagers $10 on tie
      And the cards are 9S 2H KH 5D
      Then Ann's $10 on super-six is collected [10.13; 11.2; reading S-09]
      And Ben's $10 on pairs-player is collected [10.7; 11.2; reading S-09]
      And Col's $10 on tie is collected [5.1.3; 11.2; reading S-09]
