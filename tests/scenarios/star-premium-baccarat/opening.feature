Feature: A table of Premium Baccarat opens, plays and closes

  Scenario: Cards stay face down until they are turned, and wagers are open till then
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    When the cards 9S 2H TH 5D are dealt face down
    Then the display shows the Player hand as ?? ??
    And Ann sees the Player hand as ?? ??
    And nothing that Ben sees says "9S"
    When Ben wagers $100 on banker
    Then Ben has $100 on banker
    When every card is turned
    And Ben wagers $100 on tie
    Then it is refused [5.3]
    When the coup is finished
    Then Ann is paid $100 on player
