Feature: Cards that the coup has no use for, or that were laid at the wrong hand

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @CR-03
  Scenario: A card drawn in excess and seen by nobody is the first of the next coup, which takes wagers
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card | 4C |
    Then the next coup begins with 4C [11.2]
    And the next coup takes wagers [11.2; reading C-23]
    And 410 cards are left in the shoe
    When the coup is finished
    Then Ann is paid $100 on player [11.2; Table 3 "Player"]
    When Ann wagers $100 on player
    And the dealer calls for bets
    And the dealer calls no more bets
    And the dealer draws a card with:
      | card | KC |
    Then it is refused because "another card has left the shoe already"
    When the coup is played 4C 2H 5C 3D
    Then the Player hand is 4C 5C [11.2]
    And no card is kept for the next coup

  @CR-04
  Scenario: After the last coup of the shoe it goes with the shoe
    Given the dealer comes to the cutting card
    And the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card | 4C |
    Then no card is kept for the next coup [11.2; reading C-52]
    And the event "card discarded" is recorded [reading C-52]
    When the coup is finished
    Then Ben's $100 on banker is collected
    And the shoe has 0 more coups

  @CR-05
  Scenario: The Player hand's third card was laid at the Banker hand
    Given the cards 2S 3H TH KD are dealt
    When the dealer reports a misplaced card with:
      | card    | 4C  |
      | exposed | yes |
    Then the Player hand is 2S TH 4C [11.3; reading C-22]
    When the cards 6D are dealt
    And the coup is finished
    Then the Banker hand is 3H KD 6D [11.3]
    And Ben is paid $95 on banker [Table 3 "Banker"]

  @CR-05
  Scenario: The Banker needs no card of its own after that
    Given the cards 2S 3H TH KD are dealt
    When the dealer reports a misplaced card with:
      | card    | 8C  |
      | exposed | yes |
    And the coup is finished
    Then the Banker hand is 3H KD [11.3]
    And Ben is paid $95 on banker [Table 3 "Banker"]

  @CR-09
  Scenario: A third card for the Player that the Table of Play forbids goes to a Banker that draws
    Given the cards 7S 2H TH 3D are dealt
    When the dealer reports an extra card with:
      | card    | 4C     |
      | hand    | player |
      | exposed | yes    |
    Then the Banker hand is 2H 3D 4C [11.6; 11.6.1; 11.6.1(a)]
    When the coup is finished
    Then Ben is paid $95 on banker [11.6.1(a); Table 3 "Banker"]
    And no card is kept for the next coup

  @CR-10
  Scenario: When the Banker stands, the coup is settled and that card starts a dummy coup
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card    | 4C     |
      | hand    | player |
      | exposed | yes    |
    Then the next coup begins with 4C [11.6.1; 11.6.1(b)]
    And the next coup is a no bet coup [11.6.1(b)]
    When the coup is finished
    Then Ann is paid $100 on player [11.6.1(b); Table 3 "Player"]
    And Ben's $100 on banker is collected
    When Ann wagers $100 on player
    Then it is refused because "without wagers" [11.6.1(b); 11.8.4]
    When the coup is dealt 4C 2H 5C 3D
    Then the coup is a no bet coup [11.6.1(b)]
    And a marker shows no bet coup [11.8.2]

  @CR-11
  Scenario: A third card for the Banker that the Table of Play forbids
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card    | 4C     |
      | hand    | banker |
      | exposed | yes    |
    Then the next coup begins with 4C [11.6.2]
    And the next coup is a no bet coup [11.6.2]
    When the coup is finished
    Then Ben's $100 on banker is collected [11.6.2; 6.2.2(c)]
    And Ann is paid $100 on player

  @CR-10 @CR-11
  Scenario: After the last coup no dummy coup follows
    Given the dealer comes to the cutting card
    And the cards 9S 2H TH 5D are dealt
    When the dealer reports an extra card with:
      | card    | 4C     |
      | hand    | banker |
      | exposed | yes    |
    Then no card is kept for the next coup [reading CR-10]
    When the coup is finished
    Then Ann is paid $100 on player
