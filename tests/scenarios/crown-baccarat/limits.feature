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
