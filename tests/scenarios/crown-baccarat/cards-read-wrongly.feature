Feature: What the shoe read, and what the display shows

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | device | scanning shoe |
    And Ann sits at place 1
    And Ben sits at place 2
    And Amy is an area manager
    And Hal is a higher duties dealer
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @CR-24
  Scenario: The cards on the table govern once an Area Manager has confirmed them
    Given the cards 9S 2H TH are dealt
    When the dealer reports a discrepancy with:
      | card    | 5D  |
      | scanned | 5H  |
      | exposed | yes |
    Then the coup is halted [11.15]
    When the dealer announces the counts
    Then it is refused because "stands still" [11.15]
    When Hal confirms the outcome with:
      | evidence | the card on the table |
    Then it is refused because "Area Manager" [11.15]
    When Amy confirms the outcome with:
      | evidence | the card on the table |
    Then the Banker hand is 2H 5D [11.15]
    When the coup is finished
    Then Ann is paid $100 on player [11.15; Table 3 "Player"]

  @CR-25
  Scenario: When the result cannot be determined the coup is void
    Given the cards 9S 2H TH are dealt
    And the dealer reports a discrepancy with:
      | card    | 5D |
      | scanned | 5H |
    When Hal declares the outcome unconfirmed with:
      | reason | the card was lost |
    Then it is refused because "Area Manager" [11.15]
    When Amy declares the outcome unconfirmed with:
      | reason | the card was lost |
    Then the coup is void [11.15]
    And Ann's $100 on player is returned [11.15; 1.1 "Void"]
    And Ben's $100 on banker is returned [11.15]
    And Ann has $10,000 in chips

  @CR-26
  Scenario: The display is disregarded when it shows another result
    Given the cards 9S 2H TH 5D are dealt
    And the dealer announces the counts
    And the dealer announces the result
    When the dealer reports a wrong display with:
      | shown | player |
    Then it is refused because "shows the actual result"
    When the dealer reports a wrong display with:
      | shown | banker |
    Then the event "display disregarded" is recorded with:
      | rule   | 11.16  |
      | actual | player |
    When the coup is finished
    Then Ann is paid $100 on player [11.16; 1.1 "WRD"; Table 3 "Player"]
    And Ben's $100 on banker is collected [11.16; 6.2.2(c)]
