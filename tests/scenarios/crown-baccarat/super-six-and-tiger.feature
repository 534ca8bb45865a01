Feature: Super 6 and the Tiger bets, on sixes and on pairs

  Background:
    Given the game is crown-baccarat/traditional

  Rule: Super 6 wins on a Banker win with six, of two cards or of three

    Scenario Outline: Super 6 under option <option>, the Banker having six <how>
      Given the option super-six is <option>
      When Ann wagers $10 on super-six
      And the cards are <cards>
      Then super-six pays <odds> [Table 9 "Banker wins with a total of six (6)"; Table 9; 6.2.4(g)]
      And Ann is paid <paid> on super-six [Table 9 "Banker wins with a total of six (6)"; 1.1 "Super 6"]
      And Ann's $10 on super-six is returned [Table 9 "Banker wins with a total of six (6)"]
      And the money balances

      Examples:
        | option | odds    | paid | how            | cards             |
        | 1      | 15 to 1 | $150 | on two cards   | KS 6H QH KD 3C    |
        | 1      | 15 to 1 | $150 | on three cards | KS TH QH JD 2C 6C |
        | 2      | 16 to 1 | $160 | on two cards   | KS 6H QH KD 3C    |
        | 2      | 16 to 1 | $160 | on three cards | KS TH QH JD 2C 6C |

    Scenario Outline: Super 6 loses when <what>
      When Ann wagers $10 on super-six
      And the cards are <cards>
      Then Ann's $10 on super-six is collected [1.1 "Super 6"; 6.2.4(g)]
      And the money balances

      Examples:
        | what                        | cards             |
        | the Banker wins with five   | KS 5H QH KD 4C TC |
        | the Banker wins with seven  | 6S 7H KS KD       |
        | the Banker's six loses      | 7S 6H KS KD       |
        | the Player wins with six    | 6S 5H KS KD TC    |
        | both hands have six         | 6S 6H KH KD       |

    Scenario: There is no third option
      Given the option super-six is 3
      Then it is refused [Table 9; reading C-31]

  Rule: One of five options holds for all the Tiger bets together

    Scenario Outline: The Tiger bets under option <option>
      Given the option tiger is <option>
      When the cards are 6S 6H KH KD
      Then tiger-tie pays 45 to 1 [Table 10; Table 10 "Tiger Tie"]
      When the cards are KS 6H QH KD 3C
      Then tiger pays 12 to 1 [Table 10; Table 10 "Two-card Tiger"]
      And small-tiger pays <small> [Table 10; Table 10 "Small Tiger"]
      When the cards are KS TH QH JD 2C 6C
      Then tiger pays <three-card> [Table 10; Table 10 "Three-card Tiger"]
      And big-tiger pays 55 to 1 [Table 10; Table 10 "Big Tiger"]
      When the cards are 4S 9H 4D KD
      Then tiger-pair pays 4 to 1 [Table 10; Table 10 "Single Tiger Pair"]
      When the cards are 4S 9H 4D 9C
      Then tiger-pair pays 25 to 1 [Table 10; Table 10 "Double Tiger Pair"]
      When the cards are 9S 9H 9D 9C
      Then tiger-pair pays <twin> [Table 10; Table 10 "Twin Tiger Pair"]

      Examples:
        | option | three-card | small   | twin     |
        | 1      | 22 to 1    | 22 to 1 | 100 to 1 |
        | 2      | 23 to 1    | 23 to 1 | 150 to 1 |
        | 3      | 25 to 1    | 23 to 1 | 150 to 1 |
        | 4      | 23 to 1    | 23 to 1 | 120 to 1 |
        | 5      | 25 to 1    | 23 to 1 | 120 to 1 |

    Scenario: There is no sixth option
      Given the option tiger is 6
      Then it is refused [Table 10; reading C-31]

  Rule: Tiger, Big Tiger and Small Tiger win on a Banker win with six

    Scenario: On two cards Tiger and Small Tiger win
      When Ann wagers $10 on tiger
      And Ann wagers $10 on small-tiger
      And Ann wagers $10 on big-tiger
      And the cards are KS 6H QH KD 3C
      Then Ann is paid $120 on tiger [Table 10 "Two-card Tiger"; 1.1 "Tiger"; 6.2.4(j)]
      And Ann is paid $220 on small-tiger [Table 10 "Small Tiger"; 1.1 "Small Tiger"; 6.2.4(l)]
      And Ann's $10 on big-tiger is collected [1.1 "Big Tiger"; 6.2.4(k)]
      And the money balances

    Scenario: On three cards Tiger and Big Tiger win
      When Ann wagers $10 on tiger
      And Ann wagers $10 on small-tiger
      And Ann wagers $10 on big-tiger
      And the cards are KS TH QH JD 2C 6C
      Then Ann is paid $220 on tiger [Table 10 "Three-card Tiger"; 1.1 "Tiger"; 6.2.4(j)]
      And Ann's $10 on small-tiger is collected [1.1 "Small Tiger"; 6.2.4(l)]
      And Ann is paid $550 on big-tiger [Table 10 "Big Tiger"; 1.1 "Big Tiger"; 6.2.4(k)]
      And the money balances

    Scenario Outline: All three lose when <what>
      When the cards are <cards>
      Then tiger loses [1.1 "Tiger"]
      And small-tiger loses [1.1 "Small Tiger"]
      And big-tiger loses [1.1 "Big Tiger"]

      Examples:
        | what                                       | cards             |
        | the Banker wins with five on three cards   | KS 5H QH KD 4C TC |
        | the Banker wins with seven on two cards    | 6S 7H KS KD       |
        | the Banker's six on two cards loses        | 7S 6H KS KD       |
        | the Banker's six on three cards loses      | 7S 2H KS KD 4C    |
        | the Player wins with six                   | 6S 5H KS KD TC    |
        | both hands have six on two cards           | 6S 6H KH KD       |
        | both hands have six, the Banker's of three | 6S 2H KH KD 4C    |

  Rule: Tiger Tie wins on a tie on six

    Scenario Outline: Both hands have six, <how>
      When Ann wagers $10 on tiger-tie
      And the cards are <cards>
      Then Ann is paid $450 on tiger-tie [Table 10 "Tiger Tie"; 1.1 "Tiger Tie"; 6.2.4(h)]
      And the money balances

      Examples:
        | how                         | cards             |
        | of two cards each           | 6S 6H KH KD       |
        | the Banker's of three cards | 6S 2H KH KD 4C    |
        | of three cards each         | KS TH QH JD 6C 6D |

    Scenario Outline: Tiger Tie loses when <what>
      When Ann wagers $10 on tiger-tie
      And the cards are <cards>
      Then Ann's $10 on tiger-tie is collected [1.1 "Tiger Tie"; 6.2.4(h)]
      And the money balances

      Examples:
        | what                       | cards          |
        | both hands have seven      | 7S 7H KH KD    |
        | the Banker wins with six   | KS 6H QH KD 3C |
        | the Player wins with six   | 6S 5H KS KD TC |

  Rule: Tiger Pair wins on pairs, and the rarest kind is the one paid

    Scenario: Only the Player has a pair
      When Ann wagers $10 on tiger-pair
      And the cards are 4S 9H 4D KD
      Then Ann is paid $40 on tiger-pair [Table 10 "Single Tiger Pair"; 1.1 "Tiger Pair"(a); 6.2.4(i)]
      And the money balances

    Scenario: Only the Banker has a pair
      When Ann wagers $10 on tiger-pair
      And the cards are KD 4S 9H 4D
      Then Ann is paid $40 on tiger-pair [Table 10 "Single Tiger Pair"; 1.1 "Tiger Pair"(a); 6.2.4(i)]
      And the money balances

    Scenario Outline: Both have pairs, of <ranks>
      When Ann wagers $10 on tiger-pair
      And the cards are <cards>
      Then Ann is paid $250 on tiger-pair [Table 10 "Double Tiger Pair"; 1.1 "Tiger Pair"; 1.1 "Tiger Pair"(b)]
      And the money balances

      Examples:
        | ranks                                         | cards             |
        | fours and of nines                            | 4S 9H 4D 9C       |
        | kings and of queens, which both count nothing | KS QS KH QH 2C 3D |
        | tens and of jacks, which both count nothing   | TS JS TH JH 2C 3D |

    Scenario Outline: Both have a pair of <rank>
      When Ann wagers $10 on tiger-pair
      And the cards are <cards>
      Then Ann is paid $1,000 on tiger-pair [Table 10 "Twin Tiger Pair"; 1.1 "Tiger Pair"; 1.1 "Tiger Pair"(c)]
      And the money balances

      Examples:
        | rank   | cards             |
        | nines  | 9S 9H 9D 9C       |
        | queens | QS QH QD QC 2C 3D |

    Scenario Outline: Neither hand has a pair: <why>
      When Ann wagers $10 on tiger-pair
      And the cards are <cards>
      Then Ann's $10 on tiger-pair is collected [1.1 "Tiger Pair"; 6.2.4(i)]
      And the money balances

      Examples:
        | why                                   | cards             |
        | a ten and a king are two ranks        | TS 9H KS JD       |
        | the third cards come too late         | 4S 3H AS KD 4S KD |
        | the same rank lies in different hands | 4S 4H 5S 5D       |
