Feature: Commission deferred to the end of the shoe

  @X-37
  Scenario: It is marked at each payout, and the shoe does not end before it is collected
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Max is an assistant casino manager
    And the shoe is ready
    When the dealer defers commission
    Then it is refused [10.3.1]
    When Max defers commission
    And Ann wagers $100 on banker
    And the coup is dealt 2S 9H TH KD
    And the dealer comes to the cutting card
    And the coup is finished
    Then Ann is paid $100 on banker
    And Ann owes $5 in commission [10.3.1]
    And the shoe has 1 more coup
    When Ann wagers $100 on player
    And the coup is played 9S 2H TC 5D
    And Max ends the shoe
    Then it is refused because "commission"
    When the dealer collects commission with:
      | patron | Ann |
    Then Ann owes $0 in commission
    And Ann has $10,195 in chips
    When Max ends the shoe
    Then the event "shoe ended" is recorded
