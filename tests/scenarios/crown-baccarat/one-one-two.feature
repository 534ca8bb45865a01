Feature: 1-1-2, one stake on two Side Wagers and Tie
  A quarter lies on the Banker Side Wager, a quarter on the Player Side Wager and half on Tie. Each part settles alone.

  Background:
    Given the game is crown-baccarat/traditional

  Rule: With Pairs

    Background:
      Given the option 1-1-2 is pairs

    Scenario: The Player has a pair
      When Ann wagers $100 on 1-1-2
      And the cards are 4S 9H 4D KD
      Then 1-1-2 nets 2 [1.1 "1-1-2"; Table 8 "Baccarat Pair"]
      And Ann is paid $275 on 1-1-2 [1.1 "1-1-2"; Table 8 "Baccarat Pair"]
      And Ann's $75 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Pairs"; 6.2.3(b)]
      And Ann's $25 on 1-1-2 is returned [1.1 "1-1-2"; Table 8 "Baccarat Pair"]
      And the money balances

    Scenario: The Banker has a pair
      When Ann wagers $100 on 1-1-2
      And the cards are 9H 4D KD 4S
      Then Ann is paid $275 on 1-1-2 [1.1 "1-1-2"; Table 8 "Baccarat Pair"]
      And Ann's $75 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Pairs"; 6.2.3(b)]
      And the money balances

    Scenario: A tie without a pair
      When Ann wagers $100 on 1-1-2
      And the cards are 6S 6H KH KD
      Then 1-1-2 nets 7/2 [1.1 "1-1-2"; Table 3 "Tie"]
      And Ann is paid $400 on 1-1-2 [1.1 "1-1-2"; Table 3 "Tie"]
      And Ann's $50 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Pairs"]
      And Ann's $50 on 1-1-2 is returned [1.1 "1-1-2"; Table 3 "Tie"]
      And the money balances

    Scenario: Both hands have pairs, and tie
      When Ann wagers $100 on 1-1-2
      And the cards are 4S 9H 4D 9C
      Then 1-1-2 nets 19/2 [1.1 "1-1-2"; Table 8 "Baccarat Pair"; Table 3 "Tie"]
      And Ann is paid $950 on 1-1-2 [1.1 "1-1-2"; Table 8 "Baccarat Pair"; Table 3 "Tie"]
      And Ann's $100 on 1-1-2 is returned [1.1 "1-1-2"; Table 8 "Baccarat Pair"; Table 3 "Tie"]
      And the money balances

    Scenario: Neither a pair nor a tie
      When Ann wagers $100 on 1-1-2
      And the cards are 7S 8H KH KD
      Then 1-1-2 nets -1 [1.1 "1-1-2"; 1.1 "Baccarat Pairs"; 6.2.3(b)]
      And Ann's $100 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Pairs"; 6.2.3(b)]
      And the money balances

  Rule: With Dragon Bonus

    Background:
      Given the option 1-1-2 is dragon-bonus

    Scenario: The Player wins with a natural
      When Ann wagers $100 on 1-1-2
      And the cards are 9S 8H KS KD
      Then 1-1-2 nets -1/2 [1.1 "1-1-2"; Table 6 "Player wins with a Natural"]
      And Ann is paid $25 on 1-1-2 [1.1 "1-1-2"; Table 6 "Player wins with a Natural"]
      And Ann's $75 on 1-1-2 is collected [1.1 "1-1-2"; Table 6; 6.2.3(b)]
      And the money balances

    Scenario: The Banker wins by nine
      When Ann wagers $100 on 1-1-2
      And the cards are KS TH QH JD TC 9C
      Then 1-1-2 nets 27/4 [1.1 "1-1-2"; Table 6 "Banker wins by 9 points"]
      And Ann is paid $750 on 1-1-2 [1.1 "1-1-2"; Table 6 "Banker wins by 9 points"]
      And Ann's $75 on 1-1-2 is collected [1.1 "1-1-2"; Table 6; 6.2.3(b)]
      And the money balances

    Scenario: A natural tie, on which both Side Wagers stand off
      When Ann wagers $100 on 1-1-2
      And the cards are 9S 9H KS KD
      Then 1-1-2 nets 4 [1.1 "1-1-2"; Table 6 "Natural Tie"; Table 3 "Tie"]
      And Ann is paid $400 on 1-1-2 [1.1 "1-1-2"; Table 3 "Tie"]
      And Ann's $100 on 1-1-2 is returned [1.1 "1-1-2"; Table 6 "Natural Tie"; Table 3 "Tie"]
      And the money balances

    Scenario: A tie without naturals, on which both Side Wagers lose
      When Ann wagers $100 on 1-1-2
      And the cards are 6S 6H KH KD
      Then 1-1-2 nets 7/2 [1.1 "1-1-2"; Table 6; Table 3 "Tie"]
      And Ann is paid $400 on 1-1-2 [1.1 "1-1-2"; Table 3 "Tie"]
      And Ann's $50 on 1-1-2 is collected [1.1 "1-1-2"; Table 6; Table 6 "Tie"]
      And the money balances

  Rule: With Perfect Pairs

    Background:
      Given the option 1-1-2 is perfect-pairs

    Scenario: A perfect pair and a mixed pair
      When Ann wagers $100 on 1-1-2
      And the cards are 6S 3H 6S 3C TC
      Then 1-1-2 nets 29/4 [1.1 "1-1-2"; Table 7 "Perfect Pair"; Table 7 "Mixed Pair"]
      And Ann is paid $775 on 1-1-2 [1.1 "1-1-2"; Table 7 "Perfect Pair"; Table 7 "Mixed Pair"]
      And Ann's $50 on 1-1-2 is collected [1.1 "1-1-2"; 6.2.3(b)]
      And the money balances

    Scenario: A coloured pair
      When Ann wagers $100 on 1-1-2
      And the cards are 7H 4S KD 4C
      Then 1-1-2 nets 9/4 [1.1 "1-1-2"; Table 7 "Coloured Pair"]
      And Ann is paid $300 on 1-1-2 [1.1 "1-1-2"; Table 7 "Coloured Pair"]
      And Ann's $75 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Perfect Pairs"; 6.2.3(b)]
      And the money balances

    Scenario: A tie without a pair pays on the half alone
      When Ann wagers $100 on 1-1-2
      And the cards are 6S 6H KH KD
      Then Ann is paid $400 on 1-1-2 [1.1 "1-1-2"; Table 3 "Tie"]
      And Ann's $50 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Perfect Pairs"]
      And the money balances

  Rule: The stake must come apart into chips

    Scenario Outline: <stake> does not come apart in chips of five dollars
      Given chips of $5, $25 and $100
      When Ann wagers <stake> on 1-1-2
      Then it is refused because "does not split" [1.1 "1-1-2"; reading C-16]

      Examples:
        | stake |
        | $5    |
        | $10   |
        | $30   |

    Scenario: Twenty dollars come apart into five, five and ten
      Given chips of $5, $25 and $100
      When Ann wagers $20 on 1-1-2
      And the cards are 6S 6H KH KD
      Then Ann is paid $80 on 1-1-2 [1.1 "1-1-2"; Table 3 "Tie"]
      And Ann's $10 on 1-1-2 is collected [1.1 "1-1-2"; 1.1 "Baccarat Pairs"]
      And the money balances
