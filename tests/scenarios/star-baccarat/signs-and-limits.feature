Feature: Signs, and limits changed by them

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready

  Scenario: A higher minimum waits until its sign has stood for 20 minutes
    Given Sue announces other limits with:
      | limits       | player $50 to $10,000 |
      | takes effect | in 20 minutes         |
    When 19 minutes pass
    And Sue changes the limits with:
      | limits | player $50 to $10,000 |
    Then it is refused [6.7]
    When 1 minute passes
    And Sue changes the limits with:
      | limits | player $50 to $10,000 |
    Then the limits on player are now $50 to $10,000 [6.7]
    And the sign that shows limits says "Player's Hand: $50 to $10,000" [6.1]
    When Ann wagers $25 on player
    Then it is refused because "minimum"

  Scenario: A dealer does not change the limits
    When the dealer changes the limits with:
      | limits | player $10 to $20,000 |
    Then it is refused [6.7]
