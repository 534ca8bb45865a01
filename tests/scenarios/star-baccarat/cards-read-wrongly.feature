Feature: What the shoe read, what the display shows, and a foreign card

  Rule: A scanning shoe

    Background:
      Given a table of star-baccarat/baccarat is open with:
        | device | scanning shoe |
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the cards 9S 2H TH are dealt
      And the dealer reports a discrepancy with:
        | card    | 5D  |
        | scanned | 5H  |
        | exposed | yes |

    @ST-23
    Scenario: What it read is set aside once it is confirmed which card was dealt
      Then the coup is halted [12.13]
      When the dealer announces the counts
      Then it is refused because "stands still" [12.13]
      When the dealer confirms the outcome with:
        | evidence | the card on the table |
      Then it is refused because "Casino Supervisor" [12.13]
      When Sue confirms the outcome with:
        | evidence |  |
      Then it is refused because "by what it was confirmed" [12.13]
      When Sue confirms the outcome with:
        | evidence | the card on the table |
      Then the Banker hand is 2H 5D [12.13]
      And the event "drawn cards corrected" is recorded with:
        | rule     | 12.13                 |
        | before   | 9S 2H TH 5H           |
        | after    | 9S 2H TH 5D           |
        | evidence | the card on the table |
      When the coup is finished
      Then Ann is paid $100 on player [12.13; 11.1.2]
      And Ben's $100 on banker is collected [12.13; 5.1.2.2]

    @ST-23
    Scenario: It read another card that was drawn already, and the coup goes on with what lies there
      Given Sue confirms the outcome with:
        | evidence | the card on the table |
      When the dealer reports a discrepancy with:
        | card    | 3S  |
        | scanned | 3S  |
        | place   | 1st |
      Then it is refused because "both say 3S" [12.13]
      When the dealer reports a discrepancy with:
        | card    | 3S  |
        | scanned | KS  |
        | place   | 1st |
      Then it is refused because "did not read" [12.13]
      When the dealer reports a discrepancy with:
        | card    | 3S  |
        | scanned | 9S  |
        | place   | 1st |
      And Sue confirms the outcome with:
        | evidence | the card on the table |
      Then the Player hand is 3S TH [12.13]
      And the Player hand counts 3 [12.13]
      When the dealer announces the counts
      And the cards 4C are dealt
      And the coup is finished
      Then Ann's $100 on player is returned [12.13; 5.1.1.3]

    @ST-24
    Scenario: When it cannot be confirmed the coup is void
      When the dealer declares the outcome unconfirmed with:
        | reason | the card was lost |
      Then it is refused because "Casino Supervisor" [12.13]
      When Sue declares the outcome unconfirmed with:
        | reason | the card was lost |
      Then the coup is void [12.13]
      And Ann's $100 on player is returned [12.13; 1.1 "Void"]
      And Ben's $100 on banker is returned [12.13; 1.1 "Void"]
      And Ann has $1,000 in chips [12.13]
      And Ben has $1,000 in chips [12.13]
      And the event "scanner distrusted" is recorded [12.13; reading ST-24]
      When the dealer announces the result
      Then it is refused because "void" [12.13]
      When the dealer clears the cards
      And the dealer checks the scanner
      Then it is refused because "Casino Supervisor" [12.13; reading ST-24]
      When Sue checks the scanner
      Then the event "scanner checked" is recorded [12.13; reading ST-24]

  Rule: A shoe that does not scan, and the display

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player
      And Ben wagers $100 on banker

    Scenario: There is nothing to disagree with
      Given the cards 9S 2H TH are dealt
      When the dealer reports a discrepancy with:
        | card    | 5D |
        | scanned | 5H |
      Then it is refused because "does not scan" [12.13]

    @ST-25
    Scenario: The display shows another result, and is disregarded
      Given the coup is dealt 9S 2H TH 5D
      When the dealer reports a wrong display with:
        | shown | player |
      Then it is refused because "shows the actual result"
      When the dealer reports a wrong display with:
        | shown | banker |
      Then the event "display disregarded" is recorded with:
        | rule   | 12.14  |
        | shown  | banker |
        | actual | player |
      And no money has moved [12.14]
      When the coup is finished
      Then Ann is paid $100 on player [12.14; 1.1 "WRD"; 11.1.2]
      And Ben's $100 on banker is collected [12.14; 5.1.2.2]

    @ST-25
    Scenario: It is noticed after the payment, which stays
      Given the coup is played 9S 2H TH 5D
      When the dealer reports a wrong display with:
        | shown | tie |
      Then the event "display disregarded" is recorded with:
        | rule   | 12.14  |
        | actual | player |
      And no money has moved [12.14]
      And Ann has $1,100 in chips [12.14]

  Rule: A foreign card

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
