Feature: What a tie brings to Player and Banker in Tie Premium Baccarat
  The sign on the table states a percentage from 1% to 10% of the wager. Everything else is paid as in Premium Baccarat.

  Background:
    Given the game is star-premium-baccarat/tie

  Rule: On a tie, a wager on either hand comes back with the percentage on the sign

    Scenario Outline: <percent>% of $100
      Given the option tie-pays is <percent>
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards are 2S 5H KH QD 3C
      Then the result is a tie
      And player pays <percent>% of the wager [11; 13.3.1]
      And Ann is paid <winnings> on player [11; 13.3.1; 1.1 "Tie Premium Baccarat"; reading P48]
      And Ann's $100 on player is returned [13.3.1; reading P48]
      And banker pays <percent>% of the wager [11; 13.3.1]
      And Ben is paid <winnings> on banker [11; 13.3.1; 1.1 "Tie Premium Baccarat"; reading P48]
      And Ben's $100 on banker is returned [13.3.1; reading P48]
      And the money balances

      Examples:
        | percent | winnings |
        | 1       | $1       |
        | 2.5     | $2.50    |
        | 5       | $5       |
        | 10      | $10      |

    Scenario: Player, Banker and Tie on one tie
      Given the option tie-pays is 5
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 6S 6H KH KD
      Then Ann is paid $5 on player [13.3.1]
      And Ben is paid $10 on banker [13.3.1]
      And Col is paid $80 on tie [13.3]
      And it is said "Tie on 6; Tie Premium pays 5% of the wager (13.3.1)"
      And the money balances

  Rule: The percentage lies between 1% and 10%

    Scenario Outline: <percent>% may not stand on the sign
      Given the option tie-pays is <percent>
      Then it is refused because "a percentage from 1 to 10" [13.3.1]

      Examples:
        | percent |
        | 0       |
        | 0.5     |
        | 0.99    |
        | 10.01   |
        | 11      |
        | 100     |

    Scenario: A quarter of a percent more than one
      Given the option tie-pays is 1.25
      When Ann wagers $100 on player
      And the cards are 6S 6H KH KD
      Then Ann is paid $1.25 on player [13.3.1; reading P49]

    Scenario: No more than two decimals
      Given the option tie-pays is 1.255
      Then it is refused because "up to 2 decimals" [reading P49]

  Rule: Where the hands do not tie, nothing is added

    Scenario: Player wins
      Given the option tie-pays is 10
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards are 9S 2H KH 5D
      Then Ann is paid $100 on player [13.1; 11; reading P48]
      And Ben's $100 on banker is collected [5.1.2.2; reading P48]

    Scenario: Banker wins
      Given the option tie-pays is 10
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards are 6S 7H KH KD
      Then Ann's $100 on player is collected [5.1.1.2; reading P48]
      And Ben is paid $95 on banker [13.2.1; 11; reading P48]

    Scenario: No percentage on other wagers that lose on the tie
      Given the option tie-pays is 10
      When Ann wagers $100 on super-six
      And Ben wagers $100 on pairs-banker
      And the cards are 6S 6H KH KD
      Then Ann is paid $0 on super-six
      And Ann's $100 on super-six is collected [12.11; reading P48]
      And Ben is paid $0 on pairs-banker
      And Ben's $100 on pairs-banker is collected [5.1.4; reading P48]

  Rule: One game is in play, and the percentage belongs to Tie Premium

    Scenario Outline: No percentage is set in <game>
      Given the game is star-premium-baccarat/<game>
      And the option tie-pays is 5
      Then it is refused because "has no option 'tie-pays'" [reading P50]

      Examples:
        | game       |
        | premium    |
        | even-money |
