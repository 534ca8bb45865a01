Feature: Disputes, from the table to the inspector

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And Gil is a gaming supervisor
    And Sue is a casino supervisor
    And Sam is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker
    And the coup is dealt 9S 2H TH 5D

  @X-33
  Scenario: A dispute is decided, reviewed by another, made final, and the patron told of the inspector
    When Ann raises a dispute with:
      | about  | which hand she wagered on |
      | wagers | Ann's on player           |
    And the dealer settles the wagers
    Then Ben's $100 on banker is collected
    And Ann has $100 on player [14.18; reading X-33]
    And Ann has $900 in chips [reading X-33]
    When the dealer decides the dispute with:
      | decision | the wager won |
    Then it is refused because "Gaming Supervisor" [14.18]
    When Gil decides the dispute with:
      | decision | the wager lost |
    Then the event "dispute decided" is recorded with:
      | rule     | 14.18          |
      | by       | Gil            |
      | decision | the wager lost |
    And Ann may ask for a review [14.18]
    When Ben asks for a review
    Then it is refused
    When Ann asks for a review
    And Gil reviews the dispute with:
      | decision | the wager lost |
    Then it is refused [14.18; reading S-07]
    When Sue reviews the dispute with:
      | decision | the wager won |
    Then the event "dispute reviewed" is recorded with:
      | rule     | 14.18         |
      | by       | Sue           |
      | decision | the wager won |
    When Sue makes the decision final with:
      | decision | the wager won |
    Then the event "dispute made final" is recorded with:
      | rule     | 14.19         |
      | decision | the wager won |
    And Ann must be told at once [14.19]
    When the dealer advises of the inspector
    Then it is refused because "Gaming Supervisor" [14.18; 14.19]
    When Sue advises of the inspector
    Then Ann has been told [14.19]
    When the dealer settles the wagers
    Then Ann is paid $100 on player [11.1.2]
    And Ann has $1,100 in chips

  @X-33
  Scenario: Whoever decided first does not review it
    Given Ann raises a dispute with:
      | about | the amount |
    And Sue decides the dispute with:
      | decision     | it stands |
      | first absent | yes       |
    And Ann asks for a review
    When Sue reviews the dispute with:
      | decision | it stands |
    Then it is refused [14.18; reading S-07]
    When Sam reviews the dispute with:
      | decision | it stands |
    Then the event "dispute reviewed" is recorded with:
      | by | Sam |
