Feature: What The Star's two games of baccarat pay
  The limits and chips of a table are stated where they matter. Where they are not, wagers are unlimited and any amount
  can be paid.

  Background:
    Given the game is star-baccarat/even-money with 8 decks

  Rule: Even Money Baccarat pays even money on Banker, but half on a Banker win with six

    Scenario: A Banker six pays half
      Given Ann sits at place 1
      When Ann wagers $100 on banker
      And the cards are KS 6H QH KD 3C
      Then the Player hand is KS QH 3C
      And the Player hand counts 3 [3.2; 3.3.1]
      And the Banker hand is 6H KD
      And the Banker hand counts 6
      And the result is banker [5.1.2.1]
      And banker pays 1 to 2 [11.2.2; star-how-to-play-baccarat even-money-5]
      And banker nets 1/2 [11.2.2]
      And Ann is paid $50 on banker [11.2.2]
      And it is said "Banker wins with 6; Even Money pays 1 to 2 (11.2.2)"
      And the money balances

    Scenario Outline: A Banker <count> pays even money
      When Ann wagers $100 on banker
      And the cards are <cards>
      Then the Banker hand counts <count>
      And Ann is paid $100 on banker [11.2.2]

      Examples:
        | count | cards             |
        | 5     | KS 5H QH KD KC    |
        | 7     | 6S 7H KH KD       |
        | 8     | 6S 8H KH KD       |
        | 9     | 6S 9H KH KD       |

    Scenario: Player wins even money
      When Ann wagers $100 on player
      And the cards are 9S 2H KH 6D
      Then Ann is paid $100 on player [11.2.1; star-how-to-play-baccarat even-money-4]

  Rule: A tie returns Player and Banker wagers and pays eight to one on Tie

    Scenario: Three patrons on a tie at six
      When Ann wagers $100 on player
      And Ben wagers $200 on banker
      And Col wagers $10 on tie
      And the cards are 6S 6H KH KD
      Then the result is a tie [1.1 "Tie"]
      And Ann's $100 on player is returned [5.1.1.3]
      And Ben's $200 on banker is returned [5.1.2.3]
      And tie pays 8 to 1 [11.2.3]
      And Col is paid $80 on tie [11.2.3]
      And the money balances

  Rule: A payout that chips cannot make goes up to the next amount they can

    Scenario: Nineteen twentieths of a five-dollar wager
      Given the game is star-baccarat/baccarat
      And chips of $2.50, $5, $25 and $100
      When Ann wagers $5 on banker
      And the cards are 6S 7H KH KD
      Then banker pays 19 to 20 [11.1.3]
      And Ann is paid $5 on banker [11.1.3; 5.8]
      And rounding costs the house $0.25 [5.8]
      And the money balances
