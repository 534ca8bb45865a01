Feature: What Three Card Baccarat and its Even Money variation pay

  Rule: In Three Card Baccarat every win of the Player hand pays nineteen to twenty

    Background:
      Given the game is star-three-card-baccarat/three-card

    Scenario Outline: The Player wins with <what>
      When Ann wagers $100 on player
      And the cards are <dealt>
      Then player pays 19 to 20 [11.1.1]
      And Ann is paid $95 on player [11.1.1; <how>; 5.2.1]
      And Ann's commission on player is $0 [11.1.1; reading T42]
      And Ann's $100 on player is returned [11.1.1]
      And the money balances

      Examples:
        | what                    | dealt             | how     |
        | three picture cards     | KS KH QS QH JS 9H | 5.1.1.1 |
        | a nine                  | 2S KH 3S QH 4S 8H | 5.1.1.2 |
        | a six                   | AS KH 2S QH 3S 5H | 5.1.1.2 |
        | more picture cards      | KS KH QS 4H 9S 5H | 5.1.1.2 |

    Scenario: The Player loses to a higher order
      When Ann wagers $100 on player
      And the cards are 2S KH 3S QH 4S JH
      Then the result is banker
      And Ann's $100 on player is collected [5.1.1.3]
      And Ann is paid $0 on player [5.1.1.3]
      And the money balances

    Scenario: Hands of one order stand off, and Tie pays
      When Ann wagers $100 on player
      And Ann wagers $10 on tie
      And the cards are KS JH KC QD 9S 9H
      Then Ann's $100 on player is returned [5.1.1.4; 1.1 "stand off"]
      And Ann is paid $0 on player [5.1.1.4; 1.1 "stand off"]
      And tie pays 21 to 1 [11.1.3]
      And Ann is paid $210 on tie [5.1.2; 11.1.3]
      And the money balances

  Rule: In the Even Money variation a win pays even money, but half with a six

    Background:
      Given the game is star-three-card-baccarat/even-money

    Scenario Outline: The Player wins with order <order>, which counts <count>
      When Ann wagers $100 on player
      And the cards are <dealt>
      Then the Player hand is of order <order>
      And the Player hand counts <count>
      And the Banker hand is of order 31
      And player pays <odds> [11.2.1; 1.1 "Even Money Three Card Baccarat"]
      And Ann is paid <paid> on player [11.2.1]
      And the money balances

      Examples: Half with a six, whatever it is made of
        | order | count | dealt             | odds   | paid |
        | 11    | 6     | JS TH KC TD 6S TC | 1 to 2 | $50  |
        | 12    | 6     | KS TH AS TD 5S TC | 1 to 2 | $50  |
        | 13    | 6     | AS TH 2S TD 3S TC | 1 to 2 | $50  |

      Examples: Even money with anything else
        | order | count | dealt             | odds   | paid |
        | 1     | 0     | KS TH QS TD JS TC | 1 to 1 | $100 |
        | 2     | 9     | KS TH QC TD 9S TC | 1 to 1 | $100 |
        | 4     | 9     | 2S TH 3S TD 4S TC | 1 to 1 | $100 |
        | 5     | 8     | QS TH JC TD 8S TC | 1 to 1 | $100 |
        | 7     | 8     | AS TH 3S TD 4S TC | 1 to 1 | $100 |
        | 8     | 7     | KS TH KC TD 7S TC | 1 to 1 | $100 |
        | 9     | 7     | QS TH 3S TD 4S TC | 1 to 1 | $100 |
        | 10    | 7     | AS TH 2S TD 4S TC | 1 to 1 | $100 |
        | 14    | 5     | QS TH QC TD 5S TC | 1 to 1 | $100 |
        | 15    | 5     | JS TH 2S TD 3S TC | 1 to 1 | $100 |
        | 16    | 5     | AS TH 2S TD 2C TC | 1 to 1 | $100 |
        | 17    | 4     | KS TH QC TD 4S TC | 1 to 1 | $100 |
        | 20    | 3     | QS TH JC TD 3S TC | 1 to 1 | $100 |
        | 23    | 2     | KS TH KC TD 2S TC | 1 to 1 | $100 |
        | 26    | 1     | JS TH KC TD AS TC | 1 to 1 | $100 |
        | 28    | 1     | 9S TH 9C TD 3S TC | 1 to 1 | $100 |
        | 29    | 0     | QS TH QC TD TS TC | 1 to 1 | $100 |
        | 30    | 0     | KS TH TS TD TC TC | 1 to 1 | $100 |

    Scenario: A six that wins against another six, with more picture cards, pays half
      When Ann wagers $100 on player
      And the cards are KS AH QS 2H 6S 3H
      Then the Player hand counts 6
      And the Banker hand counts 6
      And Ann is paid $50 on player [11.2.1; reading T41]
      And the money balances

    Scenario: A winning eight against a Banker six pays even money
      When Ann wagers $100 on player
      And the cards are 2S KH 3S QH 3C 6H
      Then the Banker hand counts 6
      And Ann is paid $100 on player [11.2.1; reading T41]

    Scenario: A six that loses is collected whole
      When Ann wagers $100 on player
      And the cards are KS 2H QS 2D 6S 3C
      Then the Player hand counts 6
      And the Banker hand counts 7
      And Ann's $100 on player is collected [5.1.1.3; 10.1]
      And the money balances

    Scenario: A six that ties stands off, and the other bets pay as in the base game
      When Ann wagers $100 on player
      And Ann wagers $10 on tie
      And Ben wagers $10 on point-total-6
      And Col wagers $10 on three-pictures
      And the cards are KS JH QS QH 6S 6H
      Then Ann's $100 on player is returned [5.1.1.4; 10.1]
      And tie pays 21 to 1 [11.2.3; 10.1]
      And Ann is paid $210 on tie [11.2.3; 10.1]
      And Ben is paid $80 on point-total-6 [11.2.2; 10.1]
      And Col's $10 on three-pictures is collected [5.1.3; 10.1]
      And the money balances

    Scenario: The order of hands is that of the base game
      When the cards are KS KH QS QH JS 9H
      Then the result is player [10.1]
      When the cards are TS KH TC TD TD TH
      Then the result is banker [10.1]

  Rule: The same coup in the two games

    Scenario Outline: A Player six in <game>
      Given the game is star-three-card-baccarat/<game>
      When Ann wagers $100 on player
      And the cards are KS AH QS 2H 6S 2D
      Then player pays <odds> [<clause>; 1.1 "Even Money Three Card Baccarat"]
      And Ann is paid <paid> on player [<clause>]

      Examples:
        | game       | odds     | paid | clause |
        | three-card | 19 to 20 | $95  | 11.1.1 |
        | even-money | 1 to 2   | $50  | 11.2.1 |

  Rule: Three Picture Cards is about the Banker hand alone

    Scenario Outline: The Banker has <what> in <game>
      Given the game is star-three-card-baccarat/<game>
      When Ann wagers $10 on three-pictures
      And Ben wagers $100 on player
      And the cards are 2S KH 3S <second> 4S <third>
      Then three-pictures pays 70 to 1 [<clause>]
      And Ann is paid $700 on three-pictures [5.1.3; <clause>]
      And Ben's $100 on player is collected [5.1.1.3]
      And the money balances

      Examples:
        | what                     | second | third | game       | clause |
        | king, queen and jack     | QH     | JH    | three-card | 11.1.4 |
        | three kings              | KD     | KC    | three-card | 11.1.4 |
        | king, queen and jack     | QH     | JH    | even-money | 11.2.4 |

    Scenario Outline: The Player's three picture cards do not win it in <game>
      Given the game is star-three-card-baccarat/<game>
      When Ann wagers $10 on three-pictures
      And Ben wagers $100 on player
      And the cards are KS KH QS QH JS TH
      Then the result is player
      And Ann's $10 on three-pictures is collected [5.1.3]
      And the money balances

      Examples:
        | game       |
        | three-card |
        | even-money |

    Scenario Outline: Both hands have three picture cards in <game>
      Given the game is star-three-card-baccarat/<game>
      When Ann wagers $100 on player
      And Ann wagers $10 on tie
      And Ben wagers $10 on three-pictures
      And Col wagers $10 on point-total-0
      And the cards are KS KH QS QH JS JH
      Then Ann's $100 on player is returned [5.1.1.1; 5.1.1.4; 1.1 "stand off"]
      And Ann is paid $0 on player [5.1.1.1; 5.1.1.4]
      And Ann is paid $210 on tie [<tie>]
      And Ben is paid $700 on three-pictures [5.1.3; <pictures>]
      And Col is paid $80 on point-total-0 [<total>; reading T23]
      And the money balances

      Examples:
        | game       | tie    | pictures | total  |
        | three-card | 11.1.3 | 11.1.4   | 11.1.2 |
        | even-money | 11.2.3 | 11.2.4   | 11.2.2 |

  Rule: A Banker Point Total wins on the count it names, whatever the Player has

    Scenario Outline: The Banker counts <total> in three-card
      Given the game is star-three-card-baccarat/three-card
      When Ann wagers $10 on point-total-<total>
      And Ben wagers $10 on point-total-<other>
      And Col wagers $100 on player
      And the cards are KS <card> QS TD JS TC
      Then the result is player
      And the Banker hand counts <total>
      And point-total-<total> pays 8 to 1 [11.1.2]
      And Ann is paid $80 on point-total-<total> [5.1.4; 11.1.2]
      And Ben's $10 on point-total-<other> is collected [5.1.4]
      And the money balances
      When Ann wagers $10 on point-total-<total>
      And Col wagers $100 on player
      And the cards are TS <card> TH TD TC TC
      Then the Player hand counts 0
      And Ann is paid $80 on point-total-<total> [5.1.4; 11.1.2]

      Examples:
        | total | other | card |
        | 0     | 1     | TH   |
        | 1     | 2     | AH   |
        | 2     | 3     | 2H   |
        | 3     | 4     | 3H   |
        | 4     | 5     | 4H   |
        | 5     | 6     | 5H   |
        | 6     | 7     | 6H   |
        | 7     | 8     | 7H   |
        | 8     | 9     | 8H   |
        | 9     | 0     | 9H   |

    Scenario Outline: The Banker counts <total> in even-money
      Given the game is star-three-card-baccarat/even-money
      When Ann wagers $10 on point-total-<total>
      And Ben wagers $10 on point-total-<other>
      And Col wagers $100 on player
      And the cards are KS <card> QS TD JS TC
      Then the result is player
      And the Banker hand counts <total>
      And point-total-<total> pays 8 to 1 [11.2.2]
      And Ann is paid $80 on point-total-<total> [5.1.4; 11.2.2]
      And Ben's $10 on point-total-<other> is collected [5.1.4]
      And the money balances
      When Ann wagers $10 on point-total-<total>
      And Col wagers $100 on player
      And the cards are TS <card> TH TD TC TC
      Then the Player hand counts 0
      And Ann is paid $80 on point-total-<total> [5.1.4; 11.2.2]

      Examples:
        | total | other | card |
        | 0     | 1     | TH   |
        | 1     | 2     | AH   |
        | 2     | 3     | 2H   |
        | 3     | 4     | 3H   |
        | 4     | 5     | 4H   |
        | 5     | 6     | 5H   |
        | 6     | 7     | 6H   |
        | 7     | 8     | 7H   |
        | 8     | 9     | 8H   |
        | 9     | 0     | 9H   |

    Scenario Outline: Three picture cards count nothing for Banker Point Total 0 in <game>
      Given the game is star-three-card-baccarat/<game>
      When Ann wagers $10 on point-total-0
      And the cards for the Banker alone are KH QH JH
      Then Ann is paid $80 on point-total-0 [<clause>; 7.1; reading T23]

      Examples:
        | game       | clause |
        | three-card | 11.1.2 |
        | even-money | 11.2.2 |

    Scenario Outline: A table may be set not to count them, in <game>
      Given the game is star-three-card-baccarat/<game>
      And the option point-total-0 is without-three-pictures
      When Ann wagers $10 on point-total-0
      And the cards for the Banker alone are KH QH JH
      Then Ann's $10 on point-total-0 is collected [5.1.4; reading T23]
      When Ann wagers $10 on point-total-0
      And the cards for the Banker alone are KH QH TH
      Then Ann is paid $80 on point-total-0 [<clause>; reading T23]

      Examples:
        | game       | clause |
        | three-card | 11.1.2 |
        | even-money | 11.2.2 |

    Scenario: One person on several totals
      Given the game is star-three-card-baccarat/three-card
      When Ann wagers $10 on point-total-4
      And Ann wagers $20 on point-total-5
      And Ann wagers $10 on point-total-6
      And the cards for the Banker alone are KH 2D 3C
      Then Ann's $10 on point-total-4 is collected [5.1.4]
      And Ann is paid $160 on point-total-5 [5.1.4; 11.1.2]
      And Ann's $10 on point-total-6 is collected [5.1.4]
      And the money balances

    Scenario: Three Picture Cards and a total beside a Player wager
      Given the game is star-three-card-baccarat/three-card
      When Ann wagers $100 on player
      And Ann wagers $10 on three-pictures
      And Ann wagers $10 on point-total-0
      And the cards are 2S KH 3S QH 4S JH
      Then Ann's $100 on player is collected [5.1.1.3]
      And Ann is paid $700 on three-pictures [5.2.3; 11.1.4]
      And Ann is paid $80 on point-total-0 [5.2.4; 11.1.2]
      And the money balances

  Rule: Payments go up to the next amount that chips can pay

    Scenario Outline: A Player win of <stake> is paid <paid>
      Given the game is star-three-card-baccarat/three-card
      And chips of $5, $25, $100 and $500
      When Ann wagers <stake> on player
      And the cards are KS KH QS QH JS 9H
      Then Ann is paid <paid> on player [5.11; 11.1.1]
      And rounding costs the house <cost> [5.11]
      And the money balances

      Examples:
        | stake | paid | cost  |
        | $5    | $5   | $0.25 |
        | $25   | $25  | $1.25 |
        | $100  | $95  | $0    |
        | $130  | $125 | $1.50 |

    Scenario: Half of $25 cannot be paid in chips of five dollars
      Given the game is star-three-card-baccarat/even-money
      And chips of $5, $25, $100 and $500
      When Ann wagers $25 on player
      And the cards are KS AH QS 2H 6S 2D
      Then Ann is paid $15 on player [5.11; 11.2.1]
      And rounding costs the house $2.50 [5.11]
      And the money balances

    Scenario: Each winning wager is rounded by itself
      Given the game is star-three-card-baccarat/three-card
      And chips of $5, $25, $100 and $500
      When Ann wagers $5 on player at area 1
      And Ann wagers $5 on player at area 2
      And the cards for 2 areas are KS KD KH QS QD QH JS JD 9H
      Then Ann is paid $5 on player at area 1 [5.11; 11.1.1; reading T35]
      And Ann is paid $5 on player at area 2 [5.11; 11.1.1; reading T35]
      And rounding costs the house $0.50 [5.11]
      And the money balances
