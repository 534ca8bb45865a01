Feature: Hands that are void alone

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player

  @TC-08
  Scenario: A shoe without the cards to complete the coup makes it void
    When the cards 9S 2H TH 5D are dealt
    And the dealer reports too few cards
    Then it is refused

  @TC-09
  Scenario: A card that would have been the first and was seen is burned, and the wagers stay
    When the dealer reports a first card exposed with:
      | card | QS |
    Then the event "card burned" is recorded with:
      | card | QS   |
      | rule | 12.8 |
    And Ann has $100 on player
    And the wager of Ben on player is placed
    When the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
    Then the coup is at its result [12.8]
