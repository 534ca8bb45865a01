Feature: Third cards that the table of play does not allow

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @PR-08
  Scenario: To a Player who stands, while the Banker draws: it is the Banker's third card
    Given the cards 2S 3H 4D AC are dealt
    When Ann reports an extra card with:
      | card | 9D     |
      | hand | player |
    Then it is refused because "Dealer"
    When the dealer reports an extra card with:
      | card | 9D     |
      | hand | player |
    Then the Player hand is 2S 4D [14.2]
    And the Banker hand is 3H AC 9D [14.2]
    And no card is kept for the next coup
    And nobody must be told anything
    And 410 cards are left in the shoe
    When the coup is finished
    Then Ann is paid $100 on player [14.2; 13.1]
    And Ben's $100 on banker is collected [14.2; 5.1.2.2]

  @PR-09
  Scenario: While the Banker stands too, and nobody has seen it: the first card of the next coup, which takes wagers
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card | 4C     |
      | hand | player |
    Then the next coup begins with 4C [14.2]
    And the next coup takes wagers [14.2; reading P74]
    And the Player hand is 9S TH
    When the coup is finished
    Then Ann is paid $100 on player [14.2; 13.1]
    And Ben's $100 on banker is collected [14.2; 5.1.2.2]
    When Ann wagers $100 on player
    And the dealer draws a card with:
      | card | KC |
    Then it is refused because "another card has left the shoe already" [14.2]
    When the coup is played 4C 2H 5C 3D
    Then the Player hand is 4C 5C [14.2]
    And Ann is paid $100 on player
    And no card is kept for the next coup

  @PR-09 @A-01
  Scenario: If it was exposed, that coup takes no wagers
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card    | 4C     |
      | hand    | player |
      | exposed | yes    |
    Then the next coup begins with 4C [14.3]
    And the next coup is a no bet coup [14.3; reading P74; reading A-01]
    When the coup is finished
    Then Ann is paid $100 on player [13.1]
    When Ann wagers $100 on player
    Then it is refused because "without wagers" [14.3; 14.4]

  @PR-10
  Scenario: To a Banker who stands: this coup is settled without it, and it begins one without wagers
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card | 4C     |
      | hand | banker |
    Then the next coup begins with 4C [14.3]
    And the next coup is a no bet coup [14.3]
    And the Banker hand is 2H 5D [14.3; reading P76]
    When the coup is finished
    Then Ann is paid $100 on player [14.3; 13.1]
    And Ben's $100 on banker is collected [14.3; 5.1.2.2]
    When Ann wagers $100 on player
    Then it is refused because "without wagers" [14.3; 14.4]
    When the coup is dealt 4C 2H 5C 3D
    Then the coup is a no bet coup [14.3; 14.4]
    And the Player hand is 4C 5C
    When the coup is finished
    Then Ann has $10,100 in chips
    And Ben has $9,900 in chips

  @PR-10
  Scenario: After the last coup no coup is due, and the card goes with the shoe
    Given the dealer comes to the cutting card
    And the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card | 4C     |
      | hand | banker |
    Then no card is kept for the next coup [reading P75]
    And the event "card discarded" is recorded [reading P75]
    When the coup is finished
    Then Ann is paid $100 on player [13.1]
    And the shoe has 0 more coups

  @PR-08 @PR-09 @PR-10
  Scenario: When the table of play asks for a third card there is none too many
    Given the cards 2S 3H TD KC are dealt
    When the dealer reports an extra card with:
      | card | 4C     |
      | hand | player |
    Then it is refused
    And no money has moved
