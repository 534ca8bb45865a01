Feature: Cards that the coup has no use for

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @ST-08
  Scenario: A third card for a Player who stands is the Banker's when the Banker draws
    When the cards 2S 3H 4D AC are dealt
    Then the Player hand counts 6
    When the dealer reports an extra card with:
      | card | 9D     |
      | hand | player |
    Then the Player hand is 2S 4D [12.2]
    And the Banker hand is 3H AC 9D [12.2]
    When the coup is finished
    Then Ann is paid $100 on player
    And Ben's $100 on banker is collected

  @ST-09
  Scenario: A third card for the Player, when the Banker stands, is the first of the next coup
    When the cards 9S 2H TH 5D are dealt
    And the dealer reports an extra card with:
      | card | 4C     |
      | hand | player |
    Then the next coup begins with 4C [12.2]
    And the next coup takes wagers
    And the Player hand is 9S TH
    When the coup is finished
    Then Ann is paid $100 on player

  @ST-10
  Scenario: A third card for the Banker that the table of play does not allow is the first of a no bet coup
    When the cards 9S 2H TH 5D are dealt
    And the dealer reports an extra card with:
      | card | 4C     |
      | hand | banker |
    Then the next coup begins with 4C [12.3]
    And the next coup is a no bet coup [12.3]
    When the coup is finished
    And Ann wagers $100 on player
    Then it is refused because "without wagers"
