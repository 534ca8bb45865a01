Feature: Cards read, missing or foreign

  @ST-23
  Scenario: What the shoe read is set aside once it is confirmed which card was dealt
    Given a table of star-baccarat/baccarat is open with:
      | device | scanning shoe |
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    When the cards 9S 2H TH are dealt
    And the dealer reports a discrepancy with:
      | card    | 5D  |
      | scanned | 5H  |
      | exposed | yes |
    Then the coup is halted [12.13]
    When Sue confirms the outcome with:
      | evidence | the card on the table |
    Then the Banker hand is 2H 5D [12.13]
    When the coup is finished
    Then Ann is paid $100 on player

  @ST-21b
  Scenario: A foreign card ends the coup, the decks are counted, and two must be told
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    When the cards 9S 2H TH are dealt
    And the dealer reports wrong cards with:
      | what  | foreign       |
      | card  | Joker         |
      | where | next in the shoe |
    Then the coup is void [12.11.2]
    And Ann's $100 on player is returned
    And the surveillance must be told at once [12.11.4]
    And the inspector must be told with the daily report [12.11.4]
    And a check of the cards is due [12.11.3]
    When the dealer clears the cards
    And the dealer verifies the cards with:
      | census | 8 of each, 7 of KS, 1 of Joker |
    Then the event "cards verified" is recorded with:
      | missing | KS: 1    |
      | excess  | Joker: 1 |
    When the dealer sends the notice with:
      | notice | surveillance |
    Then the surveillance has been told [12.11.4]
