Feature: The cards of a hand go to whoever wagered most on it

  Background:
    Given a table of star-premium-baccarat/premium is open with:
      | method | method-b |
    And Ann sits at place 1
    And Ben sits at place 2
    And Cai sits at place 3
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker
    And Cai wagers $200 on player

  Scenario: The highest wager has the hand, and if it is declined the next
    When the cards 9S 2H TH 5D are dealt face down
    And the Player hand is offered to Ann
    Then it is refused
    When the Player hand is offered to Cai
    And Cai declines the Player hand
    And the Player hand is offered to Ann
    And Ann accepts the Player hand
    Then Ann holds the Player hand
    And Ann sees the Player hand as 9S TH
    And Cai sees the Player hand as ?? ??
    And the display shows the Player hand as ?? ??

  @PR-21c
  Scenario: A dealer who turns what a patron should have turned must tell the inspector
    When the cards 9S 2H TH 5D are dealt face down
    And the Player hand is offered to Cai
    And Cai accepts the Player hand
    And the dealer reports cards turned early with:
      | cards | 1st |
    Then the coup is halted [14.12.3]
    And the inspector must be told before the next coup [14.12.7]
