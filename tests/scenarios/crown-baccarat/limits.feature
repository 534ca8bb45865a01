Feature: Wagers found outside the limits once the initial deal has commenced
  There are two minima: the one on the sign, and the one that the regulator has approved.

  Background:
    Given the game is crown-baccarat/traditional
    And the limits on player are $25 to $10,000
    And the approved minimum on player is $5

  Rule: Below the approved minimum a wager is void

    Scenario: It would have won, and comes back without winnings
      When Ann wagers $4 on player
      And the cards are 7S 6H KS KD
      Then the result is player
      And Ann is paid $0 on player [7.2.2; 1.1 "Void"]
      And Ann's $4 on player is returned [7.2.2; 1.1 "Void"; reading C-28]
      And the money balances

    Scenario: It would have lost, and comes back whole
      When Ann wagers $4 on player
      And the cards are 6S 7H KS KD
      Then the result is banker
      And Ann's $0 on player is collected [7.2.2; 1.1 "Void"]
      And Ann's $4 on player is returned [7.2.2; 1.1 "Void"; reading C-28]
      And the money balances

  Rule: From there to the minimum on the sign it is paid or taken

    Scenario Outline: <stake> wins like any other wager
      When Ann wagers <stake> on player
      And the cards are 7S 6H KS KD
      Then Ann is paid <stake> on player [7.2.3; Table 3 "Player"]
      And the money balances

      Examples:
        | stake |
        | $5    |
        | $24   |

    Scenario Outline: <stake> loses like any other wager
      When Ann wagers <stake> on player
      And the cards are 6S 7H KS KD
      Then Ann's <stake> on player is collected [7.2.3; 6.2.1(c)]
      And the money balances

      Examples:
        | stake |
        | $5    |
        | $24   |

  Rule: Above the maximum it is paid or collected to the maximum

    Scenario: It wins, and the rest of the stake comes back
      When Ann wagers $15,000 on player
      And the cards are 7S 6H KS KD
      Then Ann is paid $10,000 on player [7.2.5; Table 3 "Player"]
      And Ann's $15,000 on player is returned [7.2.5; Table 3 "Player"]
      And the money balances

    Scenario: It loses, and the rest of the stake comes back
      When Ann wagers $15,000 on player
      And the cards are 6S 7H KS KD
      Then Ann's $10,000 on player is collected [7.2.5; 6.2.1(c)]
      And Ann's $5,000 on player is returned [7.2.5]
      And the money balances

    Scenario: Commission is on what is paid
      Given the limits on banker are $25 to $10,000
      When Ann wagers $15,000 on banker
      And the cards are 6S 7H KS KD
      Then Ann is paid $9,500 on banker [7.2.5; Table 3 "Banker"]
      And Ann's commission on banker is $500 [7.2.5; Table 3 "Banker"]
      And the money balances

  Rule: At a limit a wager is inside it

    Scenario Outline: <stake> is neither too little nor too much
      When Ann wagers <stake> on player
      And the cards are 7S 6H KS KD
      Then Ann is paid <stake> on player [Table 3 "Player"]
      And Ann's <stake> on player is returned [Table 3 "Player"]

      Examples:
        | stake   |
        | $25     |
        | $10,000 |

    Scenario: Each bet has its own limits
      Given the limits on dragon-bonus-player are $5 to $500
      When Ann wagers $600 on player
      And Ann wagers $600 on dragon-bonus-player
      And the cards are 9S TH KS KD
      Then Ann is paid $600 on player [Table 3 "Player"]
      And Ann is paid $500 on dragon-bonus-player [7.2.5; Table 6 "Player wins with a Natural"]
      And the money balances

  Rule: No difference between the two hands is too great

    Scenario: Much on one hand and little on the other
      Given the limits on banker are $25 to $10,000
      When Ann wagers $10,000 on player
      And Ben wagers $25 on banker
      And the cards are 7S 6H KS KD
      Then Ann is paid $10,000 on player [Table 3 "Player"; 1.1 "Table Differential"; reading C-17]
      And Ann's $0 on player is collected [Table 3 "Player"]
      And Ben's $25 on banker is collected [6.2.2(c); 1.1 "Table Differential"; reading C-17]
      And the money balances

  Rule: Where the sign sets a differential, or a maximum for a betting area, it holds

    Background:
      Given a table of crown-baccarat/traditional is open with:
        | limits | player $25 to $10,000; banker $25 to $10,000; all on banker $8,000; differential $3,000 |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And the dealer calls for bets

    Scenario: One hand is reduced in proportion, and after the first card every wager is valid
      Given Ann wagers $4,000 on player
      And Ben wagers $2,000 on player
      When the dealer reduces wagers in proportion with:
        | bet | player |
      Then Ann has $2,000 on player [1.1 "Table Differential"; reading C-17]
      And Ben has $1,000 on player [1.1 "Table Differential"; reading C-17]
      When Ann wagers $1,000 on player
      And the dealer calls no more bets
      And the cards 9S are dealt
      And the dealer reduces wagers in proportion with:
        | bet | player |
      Then it is refused because "first card" [6.4]
      And the wager of Ben on player counts for $1,000 [1.1 "Table Differential"; reading C-17]

    Scenario: A wager that would pass the maximum of its area is not taken
      Given Ann wagers $5,000 on banker
      When Ben wagers $4,000 on banker
      Then it is refused because "no more than 800000 cents may lie on banker" [7.1; reading C-63]
      When Ben wagers $3,000 on banker
      Then Ben has $3,000 on banker [7.1]

    Scenario: Found past it once the cards are dealt, all on the area are settled in proportion
      Given Ann wagers $6,000 on banker
      And the dealer calls no more bets
      And the cards 2S are dealt
      When the dealer finds a wager with:
        | patron | Ben    |
        | bet    | banker |
        | cents  | $6,000 |
        | area   | 2      |
      Then the wager of Ann on banker counts for $4,000 [7.1; reading C-63]
      And the wager of Ben on banker counts for $4,000 [7.1; reading C-63]
