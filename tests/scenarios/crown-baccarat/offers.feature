Feature: What a table offers

  Scenario Outline: The bets of <variation> baccarat
    Given the game is crown-baccarat/<variation>
    Then player is offered [6.2]
    And banker is offered [6.2]
    And tie is offered [6.2]
    And dragon-bonus-player is offered [6.2]
    And dragon-bonus-banker is offered [6.2]
    And perfect-pairs-player is offered [6.2]
    And perfect-pairs-banker is offered [6.2]
    And pairs-player is offered [6.2]
    And pairs-banker is offered [6.2]
    And super-six is offered [6.2]
    And tiger-tie is offered [6.2]
    And tiger-pair is offered [6.2]
    And tiger is offered [6.2]
    And big-tiger is offered [6.2]
    And small-tiger is offered [6.2]
    And 1-1-2 is offered [6.2]
    And three-pictures is not offered [6.2]
    And point-total-0 is not offered [6.2]
    When Ann wagers $5 on three-pictures
    Then it is refused because "offers no bet 'three-pictures'" [6.2]

    Examples:
      | variation       |
      | traditional     |
      | crown           |
      | zero-commission |

  Scenario Outline: Side Wagers pay in <variation> baccarat as in any other
    Given the game is crown-baccarat/<variation>
    When Ann wagers $10 on super-six
    And Ann wagers $10 on tiger
    And Ann wagers $10 on big-tiger
    And Ann wagers $10 on tiger-pair
    And Ann wagers $10 on pairs-player
    And Ann wagers $10 on perfect-pairs-player
    And Ann wagers $10 on dragon-bonus-banker
    And the cards are 6S TH 6S JD TC 6C
    Then the Player hand counts 2
    And the Banker hand counts 6
    And Ann is paid $150 on super-six [Table 9 "Banker wins with a total of six (6)"]
    And Ann is paid $220 on tiger [Table 10 "Three-card Tiger"]
    And Ann is paid $550 on big-tiger [Table 10 "Big Tiger"]
    And Ann is paid $40 on tiger-pair [Table 10 "Single Tiger Pair"]
    And Ann is paid $110 on pairs-player [Table 8 "Baccarat Pair"]
    And Ann is paid $250 on perfect-pairs-player [Table 7 "Perfect Pair"]
    And Ann is paid $10 on dragon-bonus-banker [Table 6 "Banker wins by 4 points"]
    And the money balances

    Examples:
      | variation       |
      | traditional     |
      | crown           |
      | zero-commission |

  Scenario: Side Wagers stand alone, with nothing on Player or Banker
    Given the game is crown-baccarat/traditional
    When Ann wagers $10 on tiger-tie
    And Ben wagers $10 on dragon-bonus-banker
    And the cards are 6S 6H KH KD
    Then Ann is paid $450 on tiger-tie [6.6.1; 1.1 "Side Wager"; Table 10 "Tiger Tie"]
    And Ben's $10 on dragon-bonus-banker is collected [6.6.1; 1.1 "Side Wager"; Table 6; Table 6 "Tie"]
    And the money balances

  Scenario: A Side Wager beside a Player wager
    Given the game is crown-baccarat/traditional
    When Ann wagers $100 on player
    And Ann wagers $10 on dragon-bonus-player
    And the cards are 9S TH KS KD
    Then Ann is paid $100 on player [Table 3 "Player"]
    And Ann is paid $10 on dragon-bonus-player [1.1 "Side Wager"; Table 6 "Player wins with a Natural"]
    And the money balances
