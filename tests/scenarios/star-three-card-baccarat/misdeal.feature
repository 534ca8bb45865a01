Feature: Misdeals of Three Card Baccarat

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player

  @TC-01 @TC-03
  Scenario: The dealer alone declares a misdeal before anybody has handled the cards
    Given Ann wagers $25 on tie
    And Ann wagers $5 on three-pictures
    And Ben wagers $5 on point-total-7
    When Ann reports a misdeal
    Then it is refused because "not for a Player"
    When the cards 9S 2H TH are dealt
    And the dealer reports a misdeal
    Then the coup is void [12.1; 12.3; 1.1 "void"]
    And Ann's $100 on player is returned [12.3; 1.1 "void"]
    And Ann's $25 on tie is returned [12.3]
    And Ann's $5 on three-pictures is returned [12.3]
    And Ben's $5 on point-total-7 is returned [12.3]
    And Ann has $10,000 in chips [1.1 "void"]
    And no wager lies on the layout
    And nobody must be told anything
    When the dealer announces the result
    Then it is refused [12.3; 1.1 "void"]
    When the dealer clears the cards
    Then the event "result announced" is not recorded [1.1 "void"]
    When Ann wagers $100 on player
    And the coup is played 9S 2H TH 2S 3D KS
    Then Ann's $100 on player is collected [12.3; 5.1.1.3]

  Scenario: A coup with two hands is dealt, compared and paid
    When the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
    Then the coup is at its result
    And the Player hand is 9S 5D AS in area 1
    And the Player hand is 2H KC 3C in area 2
    And the Banker hand is TH KD 4D
    When the coup is finished
    Then Ann is paid $95 on player
    And Ben is paid $95 on player
    And the money balances

  @TC-02
  Scenario Outline: The Banker hand has <many> cards, which is a misdeal before and after the cards are handled
    Given a table of star-three-card-baccarat/three-card is open with:
      | method | method-b |
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player
    And the cards 2H 7S 3D 5C 8H 4S 9C KD TH are dealt face down
    And <handled>
    When Ben reports how the cards lie with:
      | lies       | <lies>  |
      | unrecorded | <extra> |
    Then it is refused because "not for a Player"
    When the dealer reports how the cards lie with:
      | lies       | <lies>  |
      | unrecorded | <extra> |
    Then the event "irregularity ruled" is recorded with: [12.2]
      | limb | count-of-cards.banker |
    And the coup is void [12.2; 12.3]
    And Ann's $100 on player is returned [12.3]
    And Ben's $100 on player is returned [12.3]
    And Ann has $10,000 in chips
    And nobody must be told anything

    Examples:
      | many | handled                      | lies                                                                                             | extra |
      | two  | the Player hand is offered to Ann in area 1 | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Player 2            | none  |
      | four | Ann accepts the Player hand in area 1       | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Banker, Banker      | QS    |

  Scenario: Once the coup is settled the number of the cards is no misdeal any more
    Given the coup is dealt 2H 7S 3D 5C 8H 4S 9C KD TH
    And the dealer settles the wagers
    When the dealer reports how the cards lie with:
      | lies | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Player 2 |
    Then it is refused because "settled" [12.2; reading T47]

  @TC-04
  Scenario: A hand dealt to an area without a wager is counted and discarded, once a player has handled cards
    Given a table of star-three-card-baccarat/three-card is open with:
      | method | method-b |
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player
    And the cards 2H 7S 3D 5C 8H 4S 9C KD TH are dealt face down
    When the dealer reports how the cards lie with:
      | lies       | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 4, Player 4, Player 4 |
      | unrecorded | QS QC QD |
    Then it is refused because "card handled" [12.4; reading T50]
    When Ann accepts the Player hand in area 1
    And the dealer reports how the cards lie with:
      | lies       | Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 1, Player 2, Banker, Player 4, Player 4, Player 4 |
      | unrecorded | QS QC QD |
    Then the event "hand discarded" is recorded with: [12.4]
      | area  | 4 |
      | cards | 3 |
    And Ann has $100 on player
    And Ben has $100 on player
    And no money has moved [12.4]
    And nobody must be told anything
    When every card is turned
    Then the Player hand is 2H 5C 9C in area 1 [12.4]
    And the Player hand is 7S 8H KD in area 2 [12.4]
    And the Banker hand is 3D 4S TH
    When the coup is finished
    Then Ann's $100 on player is collected [12.4; 5.1.1.3]

  @A-10
  Scenario: Where the dealer keeps the cards a misdeal ends with the result
    Given the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
    When the dealer reports a misdeal
    Then it is refused because "the result has been announced" [12.1; reading T46]

  @A-11
  Scenario: Wrong order found after the cards were handled is put right by the casino supervisor
    Given a table of star-three-card-baccarat/three-card is open with:
      | method | method-b |
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on player
    And the cards 2H 7S 3D 5C 8H 4S 9C KD TH are dealt face down
    And Ann accepts the Player hand in area 1
    When the dealer reports a misdeal
    Then the coup is halted [reading A-11]
    And Ann has $100 on player
    When the dealer reconstructs the coup with:
      | order | 2nd, 1st, 3rd, 4th, 5th, 6th, 7th, 8th and 9th |
    Then it is refused because "approval of the Casino Supervisor" [reading A-11]
    When the dealer reconstructs the coup with the approval of Sue with:
      | order | 2nd, 1st, 3rd, 4th, 5th, 6th, 7th, 8th and 9th |
    Then the coup is not halted [reading A-11]
    When every card is turned
    Then the Player hand is 7S 5C 9C in area 1 [reading A-11]
    And the Player hand is 2H 8H KD in area 2
