Feature: Who stands where, and what each may do

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | limits | player $25 to $10,000 |
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on player

  Scenario Outline: A <role> has the authority of a casino supervisor
    Given Gus is a <role>
    When the dealer changes the limits with:
      | limits | player $25 to $20,000 |
    Then it is refused because "Casino Supervisor" [6.7; <clause>]
    When Gus changes the limits with:
      | limits | player $25 to $20,000 |
    Then the event "limits changed" is recorded with: [6.7; <clause>]
      | by | Gus |
    When Ann wagers $100 on banker with the approval of Gus
    Then Ann has $100 on banker [5.6.6; <clause>]
    When Gus refuses Ann's wager on banker because "it was thrown"
    Then the wager of Ann on banker is returned [14.17; <clause>]
    When the cards 9S 2H are dealt
    And Gus invalidates the coup with:
      | what   | beyond control |
      | reason | a fire         |
    Then the coup is void [14.9.1; <clause>]

    Examples:
      | role                     | clause                         |
      | gaming supervisor        | 1.1 "Gaming Supervisor"        |
      | casino supervisor        | 1.1 "Casino Supervisor"        |
      | assistant gaming manager | 1.1 "Assistant Gaming Manager" |
      | gaming manager           | 1.1 "Gaming Manager"           |

  Scenario: An inspector may have the cards checked, and directs nothing else
    When the inspector changes the limits with:
      | limits | player $25 to $20,000 |
    Then it is refused because "Casino Supervisor" [6.7; 1.1 "Inspector"]
    When the inspector refuses Ann's wager on player because "it was thrown"
    Then it is refused because "Casino Supervisor" [14.17; 1.1 "Inspector"]
    When the inspector orders a check of the cards
    Then a check of the cards is due [3.11; 1.1 "Inspector"]
