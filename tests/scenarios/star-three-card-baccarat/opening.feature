Feature: A table of Three Card Baccarat is opened with what the rules ask for

  Background:
    Given Sue is a casino supervisor

  Rule: Equipment

    Scenario Outline: Without its <missing> a table does not open
      When Sue opens a table of star-three-card-baccarat/three-card with:
        | equipment | <equipment> |
      Then it is refused because "<missing>" [2.2 (second); <rule>]

      Examples:
        | missing       | equipment                                                                          | rule  |
        | discard rack  | cards, cutting-card, card-shoe, marker-button, float-tray, drop-box                | 2.3.2 |
        | marker button | cards, cutting-card, card-shoe, discard-rack, float-tray, drop-box                 | 2.3.3 |
        | float tray    | cards, cutting-card, card-shoe, discard-rack, marker-button, drop-box              | 2.3.4 |
        | drop box      | cards, cutting-card, card-shoe, discard-rack, marker-button, float-tray            | 2.3   |
        | cutting card  | cards, card-shoe, discard-rack, marker-button, float-tray, drop-box                | 3.1   |

    Scenario Outline: A <device> that the table does not have deals no cards
      When Sue opens a table of star-three-card-baccarat/three-card with:
        | device    | <device>    |
        | equipment | <equipment> |
      Then it is refused because "<device>" [2.2 (second); 2.3.1]
      When Sue opens a table of star-three-card-baccarat/three-card with:
        | device    | <device> |
        | equipment | <whole>  |
      Then the table is open [2.2 (second); 2.3.1; 1.1 "<device>"]

      Examples:
        | device           | equipment                                                                      | whole                                                                               |
        | card shoe        | cards, cutting-card, shuffling-device, discard-rack, marker-button, float-tray, drop-box | cards, cutting-card, card-shoe, discard-rack, marker-button, float-tray, drop-box        |
        | shuffling device | cards, cutting-card, card-shoe, discard-rack, marker-button, float-tray, drop-box        | cards, cutting-card, shuffling-device, discard-rack, marker-button, float-tray, drop-box |

    Scenario: The drop box takes the cash, and the float the payments and the losing wagers
      Given a table of star-three-card-baccarat/three-card is open with:
        | float | 20 of $100, 40 of $25 |
      Then the account float stands at $3,000 [2.3.4; 1.1 "float tray"]
      Given Ann sits at place 1 with $500 in chips
      And the shoe is ready
      When Ann buys chips with:
        | cents | $100 |
      Then the account drop stands at $100 [2.3]
      And the account float stands at $2,900 [2.3; 1.1 "float tray"]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      Then Ann is paid $95 on player [11.1.1]
      And the account float stands at $2,805 [1.1 "float tray"]
      When Ann wagers $100 on player
      And the coup is played 2S 9H TH KS 7D KD
      Then the account float stands at $2,905 [1.1 "float tray"]

    Scenario: Whoever does not supervise opens no table and counts no float
      When the dealer opens a table of star-three-card-baccarat/three-card
      Then it is refused because "for the Casino Supervisor" [14.9]

  Rule: Cards, methods and games

    Scenario Outline: <decks> decks
      When Sue opens a table of star-three-card-baccarat/three-card with:
        | decks | <decks> |
      Then <what> [3.1]

      Examples:
        | decks | what              |
        | 6     | the table is open |
        | 8     | the table is open |
        | 4     | it is refused     |
        | 7     | it is refused     |

    Scenario Outline: The dealing method <method>
      When Sue opens a table of star-three-card-baccarat/three-card with:
        | method | <method> |
      Then <what> [9.1]

      Examples:
        | method   | what                                                      |
        | method-a | the table is open                                         |
        | method-b | the table is open                                         |
        | method-c | it is refused because "there is no dealing method"        |

    Scenario Outline: The layout <layout>, with <places> places
      When Sue opens a table of star-three-card-baccarat/three-card with:
        | layout | <layout> |
        | places | <places> |
      Then <what> [<diagram>; reading T44]

      Examples:
        | layout | places | what                                        | diagram               |
        | A      | 5      | the table is open                           | 2.1; 2.2; Diagram A |
        | B      | 9      | the table is open                           | 2.1; 2.2; Diagram B |
        | C      | 5      | it is refused because "there is no layout"  | 2.2                 |
        | A      | 0      | it is refused because "has places"          | 2.1                 |

    Scenario: The limits stand on a sign, and in Even Money Three Card Baccarat the odds
      Given a table of star-three-card-baccarat/even-money is open
      Then a sign shows limits [6.1]
      And a sign shows odds [2.4]
      When Sue opens a table of star-three-card-baccarat/even-money with:
        | signs | limits |
      Then it is refused because "odds" [2.4]
