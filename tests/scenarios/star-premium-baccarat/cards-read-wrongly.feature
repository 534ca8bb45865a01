Feature: What the shoe read, and what the display shows

  Background:
    Given a table of star-premium-baccarat/premium is open with:
      | device | scanning shoe |
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  @PR-22
  Scenario: A casino supervisor confirms which card was dealt, and that one governs
    Given the cards 9S 2H TH are dealt
    When the dealer reports a discrepancy with:
      | card    | 5D  |
      | scanned | 5H  |
      | exposed | yes |
    Then the coup is halted [14.13]
    And nobody must be told anything
    When the dealer announces the counts
    Then it is refused because "stands still" [14.13]
    When the dealer confirms the outcome with:
      | evidence | the card on the table |
    Then it is refused because "Casino Supervisor" [14.13]
    When Sue confirms the outcome with:
      | evidence |  |
    Then it is refused [14.13; reading P82]
    When Sue confirms the outcome with:
      | evidence | the card on the table |
    Then the Banker hand is 2H 5D [14.13; reading P82]
    When the coup is finished
    Then Ann is paid $100 on player [14.13; 13.1]
    And Ben's $100 on banker is collected [14.13; 5.1.2.2]

  @PR-23
  Scenario: When it cannot be confirmed the coup is void
    Given the cards 9S 2H TH are dealt
    And the dealer reports a discrepancy with:
      | card    | 5D |
      | scanned | 5H |
    When the dealer declares the outcome unconfirmed with:
      | reason | the card was lost |
    Then it is refused because "Casino Supervisor" [14.13]
    When Sue declares the outcome unconfirmed with:
      | reason | the card was lost |
    Then the coup is void [14.13; 1.1 "void"]
    And Ann's $100 on player is returned [14.13]
    And Ben's $100 on banker is returned [14.13]
    And Ann has $10,000 in chips
    And Ben has $10,000 in chips
    And nobody must be told anything

  @PR-22 @PR-23
  Scenario: A shoe that does not scan cannot disagree with the table
    Given a table of star-premium-baccarat/premium is open with:
      | device | card shoe |
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on player
    And the cards 9S 2H TH are dealt
    When the dealer reports a discrepancy with:
      | card    | 5D |
      | scanned | 5H |
    Then it is refused because "does not scan" [14.13]

  @PR-24
  Scenario: A display that shows another result is disregarded
    Given the cards 9S 2H TH 5D are dealt
    When the dealer reports a wrong display with:
      | shown | banker |
    Then it is refused
    When the dealer announces the counts
    And the dealer announces the result
    And the dealer reports a wrong display with:
      | shown | player |
    Then it is refused because "shows the actual result"
    When the dealer reports a wrong display with:
      | shown | banker |
    Then the event "display disregarded" is recorded with: [14.14; 1.1 "WRD"]
      | rule   | 14.14  |
      | shown  | banker |
      | actual | player |
    And no money has moved
    When the coup is finished
    Then Ann is paid $100 on player [14.14; 13.1]
    And Ben's $100 on banker is collected [14.14; 5.1.2.2]
    And nobody must be told anything
