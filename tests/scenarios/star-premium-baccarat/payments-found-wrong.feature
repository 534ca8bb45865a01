Feature: Wagers settled by the rules of another game, and payments disputed

  @PR-19a
  Scenario: Even Money is in play, and the dealer settled as in Premium Baccarat
    Given a table of star-premium-baccarat/even-money is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on banker
    And the coup is played 2S 9H TH KD
    And Ann wagers $100 on banker
    And the coup is dealt KS 6H QH KD 3C
    And the dealer settles the wagers
    Then Ann is paid $50 on banker [13.2.2.1]
    When Ann reports the wrong game settled with:
      | paid | Ann's on banker: $95 |
    Then it is refused because "Dealer"
    When the dealer reports the wrong game settled with:
      | paid | Ann's on banker: $95 |
    Then the event "irregularity ruled" is recorded with: [14.10; 14.10.1; reading P03; reading A-07]
      | then  | results stand |
      | money | stand         |
    And no money has moved [14.10.1; reading P78]
    And nobody must be told anything
    When the dealer clears the cards
    And Ann wagers $100 on banker
    And the coup is played KC 6D QC KH 3D
    Then Ann is paid $50 on banker [14.10.2; 13.2.2.1]

  @PR-19b
  Scenario: Premium Baccarat is in play, and the dealer settled as in Even Money
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on banker
    And the coup is dealt KS 6H QH KD 3C
    And the dealer settles the wagers
    Then Ann is paid $95 on banker [13.2.1]
    When the dealer reports the wrong game settled with:
      | paid | Ann's on banker: $50 |
    Then the event "irregularity ruled" is recorded with: [14.10; 14.10.1; reading P03]
      | then  | results stand |
      | money | stand         |
    And no money has moved [14.10.1; reading P78]
    And nobody must be told anything
    When the dealer clears the cards
    And Ann wagers $100 on banker
    And the coup is played KC 6D QC KH 3D
    Then Ann is paid $95 on banker [14.10.2; 13.2.1]

  @PR-19a @PR-19b
  Scenario: What was paid by the rules of the game in play, or lost, was not settled by another's
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on banker
    And Ben wagers $100 on player
    And the cards KS 6H QH KD 3C are dealt
    When the dealer reports the wrong game settled with:
      | paid | Ann's on banker: $50 |
    Then it is refused because "has not been settled" [14.10.1]
    When the dealer announces the result
    And the dealer settles the wagers
    And the dealer reports the wrong game settled with:
      | paid | Ann's on banker: $95 |
    Then it is refused because "by the rules of the game in play" [14.10.1]
    When the dealer reports the wrong game settled with:
      | paid | Ben's on player: $50 |
    Then it is refused because "lost" [14.10.1]

  Scenario: Of other wrong payments the book is silent, and a casino supervisor may correct them
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And the coup is dealt 9S 2H TH 5D
    And the dealer settles the wagers
    When the dealer reports a wrong payment with:
      | cents     | $50              |
      | wager     | Ann's on player  |
      | enquiries | she was paid 150 |
    Then Ann has $10,150 in chips [reading P84]
    And Ann owes the house $50 [reading P84]
    And nobody must be told anything
    When the dealer rectifies the wrong payment
    Then it is refused because "approval of the Casino Supervisor" [reading P84]
    When the dealer rectifies the wrong payment with the approval of Sue
    Then Ann has $10,100 in chips [reading P84]
    And Ann owes the house $0
    And the money balances
