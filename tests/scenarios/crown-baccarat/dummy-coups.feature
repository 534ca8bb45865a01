Feature: Dummy coups and late changes of Crown

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And the shoe is ready

  @CR-14 @CR-15 @CR-16a @CR-16b
  Scenario: A dummy coup is directed and shown, and takes no wagers
    Given Ann wagers $100 on player
    When the dealer directs a no bet coup with:
      | marker | yes |
    Then it is refused [8.6.1; 11.8.1]
    When Hal directs a no bet coup
    Then it is refused because "shown visually" [8.6.1; 11.8.2]
    When Hal directs a no bet coup with:
      | marker | yes |
    Then the coup is a no bet coup
    And Ann's $100 on player is returned [8.6.1; 11.8.3]
    When Ben wagers $100 on banker
    Then it is refused

  @CR-17 @CR-18
  Scenario: Before a card is exposed players may be let withdraw, and the coup is dealt without wagers
    Given Ann wagers $100 on player
    When the cards 9S 2H are dealt face down
    And Ann takes back the wager on player
    Then it is refused [6.4]
    When Hal lets wagers change with:
      | reason | the dealer was hasty |
    And Ann takes back the wager on player
    And Hal goes on without wagers
    Then the coup is a no bet coup [11.9.2]
    And Ann has $10,000 in chips
    And the Player hand is 9S
    And the display shows the Player hand as ??

  @CR-12b
  Scenario: Cards in the wrong area, and each player may retract or reduce
    Given Ann wagers $100 on player
    And Ben wagers $100 on banker
    When the cards 9S 2H TH 5D are dealt
    And the dealer reports cards in the wrong area
    Then the coup is halted [11.7.1]
    When Hal chooses a remedy with:
      | remedy | complete after retract or reduce |
      | reason | the cards were seen              |
    And Ann chooses about a wager with:
      | wager     | Ann's on player |
      | take back | $25             |
    And Ben chooses about a wager with:
      | wager     | Ben's on banker |
      | take back | $100            |
    And the dealer resumes the coup
    And the coup is finished
    Then Ann is paid $75 on player
    And Ann's $100 on player is returned
    And Ben's $100 on banker is returned [11.7.1; 11.7.3(b)]
