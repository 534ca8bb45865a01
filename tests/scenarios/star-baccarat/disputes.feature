Feature: Disputes, from the table to the inspector

  @X-33
  Scenario: A dispute is decided, reviewed by another, and the patron told of the inspector
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on player
    And the coup is dealt 9S 2H TH 5D
    When Ann raises a dispute with:
      | about  | which hand she wagered on |
      | wagers | Ann's on player           |
    And the dealer decides the dispute with:
      | decision | the wager won |
    Then it is refused [14.18]
    When the gaming supervisor decides the dispute with:
      | decision | the wager won |
    Then the event "dispute decided" is recorded with:
      | by       | the gaming supervisor |
      | decision | the wager won         |
    And Ann may ask for a review
    When Ann asks for a review
    And the casino supervisor reviews the dispute with:
      | decision | the wager won |
    Then the event "dispute reviewed" is recorded with:
      | by | the casino supervisor |
