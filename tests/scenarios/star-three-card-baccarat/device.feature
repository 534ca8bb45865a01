Feature: A shuffling device that fails

  Background:
    Given a table of star-three-card-baccarat/three-card is open with:
      | device | shuffling device |
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And the coup is played 9S 2H TH KS 7D KD
    And Ann wagers $100 on player
    And Ann wagers $5 on point-total-7
    And Ben wagers $100 on player

  # Ann won $95 in the first coup. In the second she has 6, Ben 5 and the Banker 7.

  @TC-16
  Scenario: Without damage the cards go to another device and the game is continued
    Given the cards 2H 7S 3D are dealt
    When Ann reports a malfunction with:
      | spare | device 2 |
    Then it is refused because "not for a Player"
    When the dealer reports a malfunction with:
      | spare       | device 2 |
      | practicable | yes      |
    Then the event "device failed" is recorded with: [13.1; 13.1.1; 13.2]
      | cards dealt   | 3        |
      | disadvantaged | none     |
      | spare         | device 2 |
      | practicable   | yes      |
      | damaged       | none     |
    And the event "cards transferred" is recorded with: [13.2; 13.1.2; 13.1.3; 13.1.4; 13.1.5]
      | device | device 2 |
      | left   | 404      |
    And no money has moved [13.2]
    And nobody must be told anything
    When the cards 5C 8H 4S 9C KD TH are dealt
    And the coup is finished
    Then Ann's $100 on player is collected [13.2; 5.1.1.3]
    And Ann is paid $40 on point-total-7 [13.2; 11.1.2]

  Scenario: It takes a shuffling device
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on player
    And the cards 2H 7S 3D are dealt
    When the dealer reports a malfunction with:
      | spare | device 2 |
    Then it is refused because "no shuffling device is in use"
    And the event "cards transferred" is not recorded [13.1.1]

  @TC-17
  Scenario: Damaged cards are replaced by cards like them from a new deck
    Given the cards 2H 7S 3D are dealt
    When the dealer reports a malfunction with:
      | spare       | device 2 |
      | damaged     | QS 4C    |
      | replaced by | QS 4D    |
    Then it is refused because "one like it" [13.3; 13.3.3]
    When the dealer reports a malfunction with:
      | spare       | device 2 |
      | damaged     | QS 4C    |
      | replaced by | 4C QS    |
    Then the event "cards transferred" is recorded with: [13.3; 13.3.1; 13.3.2; 13.3.3]
      | device      | device 2 |
      | left        | 404      |
      | removed     | QS 4C    |
      | replaced by | 4C QS    |
    And 404 cards are left in the shoe [13.3; 13.3.3]
    And no money has moved
    When the cards 5C 8H 4S 9C KD TH are dealt
    And the coup is finished
    Then Ann's $100 on player is collected [13.3.4; 5.1.1.3]
    And nobody must be told anything

  @TC-18
  Scenario Outline: Whoever is disadvantaged, <who>, the coup is terminated and each amount returned
    Given the cards 2H 7S 3D are dealt
    When the dealer reports a malfunction with:
      | spare         | device 2 |
      | disadvantaged | <who>    |
    Then it is refused because "approval of the Casino Supervisor" [13.4; reading TC-18]
    When the dealer reports a malfunction with the approval of Sue with:
      | spare         | device 2 |
      | disadvantaged | <who>    |
    Then the coup is void [13.4]
    And Ann's $100 on player is returned [13.4]
    And Ann's $5 on point-total-7 is returned [13.4]
    And Ben's $100 on player is returned [13.4]
    And Ann has $10,095 in chips [13.4]
    And the event "cards transferred" is not recorded [13.1; 13.1.3]
    And the event "settlement reversed" is not recorded [13.4]
    And nobody must be told anything
    And the money balances

    Examples:
      | who          |
      | Ann          |
      | the operator |

  @TC-19
  Scenario Outline: <why>: each player may have each amount back, and a card shoe finishes the coup
    Given the cards 2H 7S 3D are dealt
    When the dealer reports a malfunction with:
      | spare       | <spare>       |
      | practicable | <practicable> |
      | damaged     | QS            |
      | replaced by | QS            |
    Then it is refused because "approval of the Casino Supervisor" [13.5; reading A-21]
    When the dealer reports a malfunction with the approval of Sue with:
      | spare       | <spare>       |
      | practicable | <practicable> |
      | damaged     | QS            |
      | replaced by | QS            |
    Then the coup is halted [13.5; 13.5.2; <clause>]
    And the event "device failed" is recorded with: [13.5; 13.5.2; <clause>]
      | damaged | QS |
    When Ann chooses about a wager with:
      | wager     | Ben's on player |
      | take back | $100            |
    Then it is refused because "Ben's own" [13.5; 13.5.1]
    When Ann chooses about a wager with:
      | wager     | Ann's on player |
      | take back | $50             |
    Then it is refused because "whole" [13.5; 13.5.1]
    When Ann chooses about a wager with:
      | wager     | Ann's on player |
      | take back | $100            |
    Then Ann's $100 on player is returned [13.5; 13.5.1]
    When Ann chooses about a wager with:
      | wager     | Ann's on point-total-7 |
      | take back | $0                     |
    And the dealer resumes the coup
    Then it is refused because "Ben has not said" [13.5; 13.5.1]
    When Ben chooses about a wager with:
      | wager     | Ben's on player |
      | take back | $0              |
    And the dealer resumes the coup
    Then it is refused because "shuffled, cut and put into a card shoe" [13.5; 13.5.3; 13.5.4]
    When the dealer loads a card shoe with:
      | cut | 51 |
    Then it is refused because "either end" [13.5.3; 4.5]
    When the dealer loads a card shoe with:
      | cut | 52 |
    Then the event "card shoe loaded" is recorded with: [13.5; 13.5.3]
      | left | 404 |
    When the dealer resumes the coup
    Then the coup is not halted [13.5; 13.5.4]
    When the cards 5C 8H 4S 9C KD TH are dealt
    Then the Player hand is 2H 5C 9C in area 1 [13.5.4; reading T57]
    And the Player hand is 7S 8H KD in area 2 [13.5.4]
    And the Banker hand is 3D 4S TH [13.5.4]
    When the coup is finished
    Then Ben's $100 on player is collected [13.5.4; 5.1.1.3]
    And Ann is paid $40 on point-total-7 [13.5.4; 11.1.2]
    And Ann has $10,135 in chips [13.5.1]
    And nobody must be told anything
    And the money balances

    Examples:
      | why                          | spare    | practicable | clause |
      | No other device is available | none     | yes         | 13.1.4 |
      | A transfer is impracticable  | device 2 | no          | 13.1.5 |

  @TC-19 @A-21
  Scenario: Everybody has the amounts back, and the coup ends without a result
    Given the cards 2H 7S 3D are dealt
    And the dealer reports a malfunction with the approval of Sue with:
      | practicable | no |
    And Ann chooses about a wager with:
      | wager     | Ann's on player |
      | take back | $100            |
    And Ann chooses about a wager with:
      | wager     | Ann's on point-total-7 |
      | take back | $5                     |
    And Ben chooses about a wager with:
      | wager     | Ben's on player |
      | take back | $100            |
    When the dealer resumes the coup
    Then it is refused because "approval of the Casino Supervisor" [reading A-21]
    When the dealer resumes the coup with the approval of Sue
    Then the coup is void [reading A-21]
    And Ann has $10,095 in chips [13.5.1]
    And Ben has $10,000 in chips
