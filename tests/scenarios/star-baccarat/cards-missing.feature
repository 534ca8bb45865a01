Feature: A card is missing, or one is found that belongs to none of the decks

  Rule: In a card shoe

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player
      And Ben wagers $100 on banker
      And the coup is played 9S 2H TH 5D
      And Ann wagers $200 on player
      And Ben wagers $50 on tie

    @ST-21a
    Scenario: A card is missing: coups completed stand, this one is void, and the decks are counted at the table
      Given the cards 9C 2D TC are dealt
      When Ann reports wrong cards with:
        | what | missing |
      Then it is refused
      When the dealer reports wrong cards with:
        | what  | missing             |
        | card  | KS                  |
        | where | the count was short |
      Then the coup is void [12.11; 12.11.2]
      And Ann's $200 on player is returned [12.11.2; 1.1 "Void"]
      And Ben's $50 on tie is returned [12.11.2; 1.1 "Void"]
      And Ann has $1,100 in chips [12.11.1]
      And Ben has $900 in chips [12.11.1]
      And a check of the cards is due [12.11.3]
      And the surveillance must be told at once [12.11.4]
      And the inspector must be told with the daily report [12.11.4; reading S-56]
      When the dealer announces the result
      Then it is refused because "void" [12.11.2]
      When the dealer reports wrong cards with:
        | what | missing |
      Then it is refused because "out of play already" [12.11.3]
      When the dealer clears the cards
      And Ann wagers $100 on player
      Then it is refused because "checked before another coup" [12.11.3]
      When Sue ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "checked first" [12.11.3]
      When the dealer verifies the cards with:
        | census | 8 of each, 7 of KS |
      Then the event "cards verified" is recorded with:
        | rule    | 12.11.3 |
        | missing | KS: 1   |
        | excess  | none    |
      When the dealer shuffles the cards
      Then it is refused because "these cards are replaced" [12.11.2]
      When the dealer sends the notice with:
        | notice | surveillance |
      Then the surveillance has been told [12.11.4]
      And the inspector must be told with the daily report [12.11.4]
      When Sue ends the shoe with:
        | replacement | blue decks |
      Then nothing is due for the shoe
      And Ann has $1,100 in chips [12.11.1]

    @ST-21b
    Scenario: A ninth copy of a card of eight decks is foreign too
      Given the cards 9C 2D TC are dealt
      When the dealer reports wrong cards with:
        | what | foreign |
        | card | KS      |
      Then it is refused because "where it was found" [12.11.2]
      When the dealer reports wrong cards with:
        | what  | foreign              |
        | card  | KS                   |
        | where | the ninth to be seen |
      Then the coup is void [12.11; 12.11.2]
      And Ann has $1,100 in chips [12.11.1; 12.11.2]
      When the dealer clears the cards
      And the dealer verifies the cards with:
        | census | 8 of each, 9 of KS |
      Then the event "cards verified" is recorded with:
        | missing | none  |
        | excess  | KS: 1 |

    @ST-21a
    Scenario: It is noticed when no coup is in progress: no coup is void, and none is dealt from that shoe
      When the dealer reports wrong cards with:
        | what | missing |
      Then the event "coup voided" is not recorded [12.11.2]
      And a check of the cards is due [12.11.3]
      And the surveillance must be told at once [12.11.4]
      When the cards 9C are dealt
      Then it is refused because "checked before another coup" [12.11.3]
      When Ann takes back the wager on player
      Then Ann has $1,100 in chips [12.11.1]

    @ST-21a
    Scenario: The coup in which it is noticed has been paid already: the payments are undone
      Given the coup is dealt 9C 2D TC 5C
      And the dealer settles the wagers
      Then Ann has $1,300 in chips
      When the dealer reports wrong cards with:
        | what | missing |
      Then the coup is void [12.11.2]
      And Ann has $1,100 in chips [12.11.1; 12.11.2]
      And Ben has $900 in chips [12.11.1; 12.11.2]
      And the money balances

  Rule: In a shuffling device

    @ST-21a
    Scenario: The same
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And Ann sits at place 1 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9C 2D TC are dealt
      When the dealer reports wrong cards with:
        | what | missing |
      Then the coup is void [12.11; 12.11.2]
      And Ann's $100 on player is returned [12.11.2]
      And a check of the cards is due [12.11.3]
      And the surveillance must be told at once [12.11.4]
