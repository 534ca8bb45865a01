Feature: Cards that the coup has no use for

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @CR-10
  Scenario: A third card for the Player, when the Banker stands, makes the next coup a dummy coup
    When the cards 9S 2H TH 5D are dealt
    And the dealer reports an extra card with:
      | card    | 4C     |
      | hand    | player |
      | exposed | yes    |
    Then the next coup begins with 4C [11.6.1(b)]
    And the next coup is a no bet coup [11.6.1(b)]
    When the coup is finished
    Then Ann is paid $100 on player
    And Ben's $100 on banker is collected
