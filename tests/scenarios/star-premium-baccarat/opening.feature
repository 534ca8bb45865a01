Feature: A table of Premium Baccarat is opened with what the rules ask for

  Rule: Where it stands, and how many places it has

    Scenario: It is played in a private gaming area: a salon or a Private Table
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | where | main floor |
      Then it is refused because "salon or Private Table" [2.1]
      When Sue opens a table of star-premium-baccarat/premium with:
        | where | salon |
      Then the table is open [2.1; 1.1 "salon"]

    Scenario Outline: A <where> with <places> places
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | where    | <where>     |
        | layout   | <layout>    |
        | places   | <places>    |
        | reserved for | <for whom> |
      Then <what> [<rule>]

      Examples:
        | where         | layout | places | for whom    | what              | rule          |
        | salon         | A      | 9      | Ann         | the table is open | 2.1; 2.1.1    |
        | salon         | A      | 10     | Ann         | it is refused     | Diagram A     |
        | Private Table | A      | 6      | Ann and Ben | the table is open | 2.1; 2.1.2    |
        | Private Table | A      | 7      | Ann and Ben | it is refused     | 2.1.2         |

    Scenario: The places of a Private Table beyond six are marked as closed, and take no wagers
      Given a table of star-premium-baccarat/premium is open with:
        | where        | Private Table |
        | layout       | L             |
        | places       | 6             |
        | drawn places | 9             |
        | reserved for | Ann and Ben   |
      And Ann sits at place 1
      And the shoe is ready
      Then a marker shows box closed [2.1.2; 2.8]
      When Ann wagers $100 on player at area 7
      Then it is refused because "closed" [2.8]
      When Ben arrives with:
        | patron | Ben |
        | place  | 7   |
      Then it is refused because "closed" [2.8]

  Rule: Who may come

    Scenario: A Private Table is reserved for a player or a group, and nobody else comes to it
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | where | Private Table |
      Then it is refused because "for whom the table is reserved" [1.1 "Private Table"]
      Given a table of star-premium-baccarat/premium is open with:
        | where        | Private Table |
        | reserved for | Ann and Ben   |
      And Ann sits at place 1
      And the shoe is ready
      When Cai arrives with:
        | patron | Cai |
        | place  | 2   |
      Then it is refused because "not for Cai" [1.1 "Private Table"]
      When the dealer arrives with:
        | patron | Cai |
      Then it is refused because "not for Cai" [1.1 "Private Table"]
      When Cai wagers $100 on player at area 2
      Then it is refused
      When the dealer reserves the table with:
        | patrons | Ann, Ben and Cai |
      Then it is refused because "Casino Supervisor"
      When Sue reserves the table with:
        | patrons | Ben and Cai |
      Then it is refused because "Ann would have to leave" [1.1 "Private Table"]
      When Sue reserves the table with:
        | patrons | Ann, Ben and Cai |
      And Cai arrives with:
        | patron | Cai |
        | place  | 2   |
      Then Cai has place 2 [1.1 "Private Table"]

    Scenario: A salon may keep a list of those who may come in
      Given a table of star-premium-baccarat/premium is open with:
        | where        | salon |
        | reserved for | Ann   |
      And Sue is a casino supervisor
      And Ann sits at place 1
      When Ben arrives with:
        | patron | Ben |
      Then it is refused because "not on the list" [1.1 "salon"]
      When Sue reserves the table with:
        | patrons | Ann and Ben |
      And Ben arrives with:
        | patron | Ben |
      Then Ben is at the table [1.1 "salon"]
      Given a table of star-premium-baccarat/premium is open with:
        | where | salon |
      And Cai sits at place 1
      Then Cai is at the table [1.1 "salon"]

  Rule: The layout

    Scenario Outline: Layout <layout> has <places> places, and areas for <has> but not for <lacks>
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/<game> with:
        | layout    | <layout> |
        | places    | <places> |
        | side bets | <lacks>  |
      Then it is refused because "no area" [Diagram <layout>; 2.2]
      When Sue opens a table of star-premium-baccarat/<game> with:
        | layout    | <layout> |
        | places    | <wrong>  |
        | side bets | <has>    |
      Then it is refused because "has no form with <wrong> places" [Diagram <layout>; 2.2]
      When Sue opens a table of star-premium-baccarat/<game> with:
        | layout    | <layout> |
        | places    | <places> |
        | side bets | <has>    |
      Then the table is open [Diagram <layout>; 2.2; <offer>]

      Examples:
        | layout | game       | places | wrong | has                                              | lacks        | offer        |
        | A      | premium    | 9      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | B      | premium    | 3      | 10    | pairs-player, pairs-banker                       | tiger        | 12.2         |
        | C      | premium    | 6      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | D      | premium    | 3      | 10    | pairs-player, pairs-banker                       | tiger        | 12.2         |
        | E      | even-money | 7      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | F      | premium    | 7      | 10    | pairs-player, pairs-banker                       | tiger        | 12.2         |
        | G      | premium    | 7      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | H      | premium    | 7      | 10    | pairs-player, pairs-banker                       | tiger        | 12.2         |
        | I      | premium    | 7      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | J      | premium    | 7      | 10    | pairs-player, pairs-banker                       | tiger        | 12.2         |
        | K      | premium    | 7      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | L      | premium    | 9      | 10    | pairs-player, pairs-banker                       | tiger        | 12.2         |
        | M      | premium    | 7      | 10    | super-six                                        | pairs-player | 12.7         |
        | N      | premium    | 6      | 10    | super-six, pairs-player, pairs-banker            | tiger        | 12.2; 12.7   |
        | O      | premium    | 5      | 10    | pairs-player, pairs-banker                       | super-six    | 12.2         |
        | P      | premium    | 6      | 10    | tiger, tiger-tie, tiger-pair, big-tiger, small-tiger | pairs-player | 12.12; 12.17; 12.22; 12.26; 12.31 |
        | Q      | premium    | 6      | 10    | tiger, tiger-tie, tiger-pair, big-tiger, small-tiger | super-six    | 12.12; 12.17; 12.22; 12.26; 12.31 |
        | R      | premium    | 6      | 10    | super-six, pairs-player, pairs-banker            | tiger        | 12.2; 12.7   |
        | S      | premium    | 6      | 10    | tiger, tiger-tie, tiger-pair, big-tiger, small-tiger | pairs-player | 12.12; 12.17; 12.22; 12.26; 12.31 |

    Scenario: Layout E is for Even Money Premium Baccarat
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | layout | E |
      Then it is refused because "for even-money" [Diagram E; reading P70]

    Scenario: There is no other layout
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | layout | A |
      Then the table is open [2.2]

    Scenario: Who stands wagers on a seated player's area
      Given a table of star-premium-baccarat/premium is open
      And Ann sits at place 1
      And Dee stands at the table
      And the shoe is ready
      When Dee wagers $100 on player at area 1
      Then Dee has $100 on player at area 1 [2.2]

  Rule: What is at the table

    Scenario Outline: Without its <missing> a table does not open
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | equipment | <equipment> |
      Then it is refused because "<missing>" [<rule>]

      Examples:
        | missing      | equipment                                                   | rule       |
        | card shoe    | cards, cutting-card, discard-rack, float-tray, drop-box     | 2.3; 2.3.1 |
        | discard rack | cards, cutting-card, card-shoe, float-tray, drop-box        | 2.3; 2.3.2 |
        | float tray   | cards, cutting-card, card-shoe, discard-rack, drop-box      | 2.3; 2.3.3 |
        | cutting card | cards, card-shoe, discard-rack, float-tray, drop-box        | 2.3; 3.1   |

    Scenario: Cards come from a card shoe, in its order, and from nothing else
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | device | shuffling device |
      Then it is refused because "dealt from a card shoe" [3.6; 2.3.1]
      Given a table of star-premium-baccarat/premium is open
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then 414 cards are left in the shoe [3.6; 1.1 "card shoe"]
      And the dealer is prompted "Draw the second card: Banker's first"
      When Ann draws a card with:
        | card | 2H |
      Then it is refused because "for the Dealer" [1.1 "dealer"; 3.7]

    Scenario: A card that the decks cannot hold does not come out of the shoe
      Given a table of star-premium-baccarat/premium is open with:
        | decks     | 3         |
        | layout    | M         |
        | side bets | super-six |
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      And the coup is played 9S 2H 9S 5D
      And Ann wagers $100 on player
      When the cards 9S 2H are dealt
      And the cards 9S are dealt
      Then it is refused [1.1 "card shoe"; 3.1]

    Scenario: The discard rack takes what was burned and what was played
      Given a table of star-premium-baccarat/premium is open
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      Then 415 cards are left in the shoe [2.3.2]
      When the coup is played 9S 2H TH 5D
      Then 411 cards are left in the shoe [2.3.2; 1.1 "coup"]
      And no coup is open

    Scenario: The float is counted when the table opens, pays and takes, and is counted when it closes
      Given a table of star-premium-baccarat/premium is open with:
        | float | 500 of $100, 100 of $25 |
      And Ann sits at place 1
      And Sue is a casino supervisor
      And the shoe is ready
      Then the account float stands at $52,500 [2.3.3; 1.1 "float tray"]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      Then the account float stands at $52,400 [1.1 "float tray"]
      When Ann wagers $1,000 on player
      And the coup is played 2S 9H TC KD
      Then the account float stands at $53,400 [1.1 "float tray"]
      When Sue announces the closing with:
        | takes effect | in 20 minutes |
      And 20 minutes pass
      And the dealer closes the table with:
        | float | 509 of $100, 100 of $25 |
      Then it is refused because "Casino Supervisor" [15.9]
      When Sue closes the table with:
        | float | 509 of $100, 100 of $25 |
      Then the event "table closed" is recorded with: [2.3.3; 1.1 "float tray"; 15.9]
        | result | $900 |
      When the dealer buys chips with:
        | patron | Ann  |
        | cents  | $100 |
      Then it is refused because "not open" [1.1 "float tray"]

    Scenario: A table that takes cash has a drop box
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | accepts cash | yes |
        | drop box     | no  |
      Then it is refused because "drop box" [2.4]
      Given a table of star-premium-baccarat/premium is open with:
        | accepts cash | no |
        | drop box     | no |
      And Ann sits at place 1
      When the dealer buys chips with:
        | patron | Ann  |
        | cents  | $100 |
      Then it is refused because "takes no cash" [2.4]

    Scenario: Dealing methods are A and B
      Given Sue is a casino supervisor
      When Sue opens a table of star-premium-baccarat/premium with:
        | method | own-seats |
      Then it is refused because "method-a, method-b" [8.1]

    Scenario: No optional bet is offered unless the operator says so
      Given a table of star-premium-baccarat/premium is open with:
        | layout    | N    |
        | side bets | none |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $10 on super-six
      Then it is refused because "not on offer" [12.1; 12.7; 12.11; 1.1 "Premium Baccarat Optional Bets"]
      Given a table of star-premium-baccarat/premium is open with:
        | layout    | N         |
        | side bets | super-six |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $10 on super-six
      Then Ann has $10 on super-six [12.1; 1.1 "Premium Baccarat Optional Bets"]

  Rule: Signs and wagers

    Scenario Outline: The sign of <shows> in <game>
      Given a table of star-premium-baccarat/<game> is open with:
        | layout | <layout> |
      Then a sign shows limits [6.1]
      And a sign shows <shows> [<rule>]

      Examples:
        | game       | layout | shows          | rule |
        | even-money | E      | odds           | 2.5  |
        | tie        | A      | odds           | 2.6  |
        | tie        | A      | tie percentage | 2.6  |

    Scenario: Cards stay face down until they are turned, and wagers are open till then
      Given a table of star-premium-baccarat/premium is open
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on player
      When the cards 9S 2H TH 5D are dealt face down
      Then the display shows the Player hand as ?? ??
      And Ann sees the Player hand as ?? ??
      And nothing that Ben sees says "9S"
      When Ben wagers $100 on banker
      Then Ben has $100 on banker
      When every card is turned
      And Ben wagers $100 on tie
      Then it is refused [5.3]
      When the coup is finished
      Then Ann is paid $100 on player
