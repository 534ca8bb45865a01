Feature: A table of The Star is opened with what the rules ask for

  Background:
    Given Sue is a casino supervisor

  Rule: The table, its device and its equipment

    Scenario Outline: Without its <missing> a table does not open
      When Sue opens a table of star-baccarat/baccarat with:
        | equipment | <equipment> |
      Then it is refused because "<missing>" [<rule>]

      Examples:
        | missing      | equipment                                          | rule  |
        | cutting card | cards, card-shoe, discard-rack, float-tray         | 3.1   |
        | discard rack | cards, cutting-card, card-shoe, float-tray         | 2.3.2 |
        | float tray   | cards, cutting-card, card-shoe, discard-rack       | 2.3.3 |
        | card shoe    | cards, cutting-card, discard-rack, float-tray      | 2.3.1 |

    Scenario: With a shuffling device there is no cutting card, no cut and no last coup
      Given a table of star-baccarat/baccarat is open with:
        | device    | shuffling device                                  |
        | equipment | cards, shuffling-device, discard-rack, float-tray |
      And Ann sits at place 1
      When the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards
      Then the dealer may not offer the cut [4.11; 1.1 "Shuffling Device"]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "cards in a shuffling device are not cut" [4.11]
      And the dealer is prompted "Burn the first card"
      When the dealer burns cards with:
        | kind | one face down |
      Then 415 cards are left in the shoe [4.7.1]
      When Ann wagers $100 on player
      And the dealer comes to the cutting card
      Then it is refused because "no cutting card in a shuffling device" [4.11; 1.1 "Shuffling Device"]
      When the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player
      And the dealer may not end the shoe [1.1 "Shuffling Device"]

    Scenario: Cards are dealt from the one device that the table was opened with
      When Sue opens a table of star-baccarat/baccarat with:
        | device    | shuffling device                                        |
        | equipment | cards, cutting-card, card-shoe, discard-rack, float-tray |
      Then it is refused because "shuffling device" [2.3.1]
      When Sue opens a table of star-baccarat/baccarat with:
        | device    | shuffling device                                  |
        | equipment | cards, shuffling-device, discard-rack, float-tray |
      Then the table is open [2.3.1]

    Scenario: A cashless table has no drop box, and sells chips through its terminal alone
      Given a table of star-baccarat/baccarat is open with:
        | accepts cash | no                    |
        | drop box     | no                    |
        | float        | 50 of $100, 200 of $5 |
      And Ann sits at place 1
      When the dealer buys chips with:
        | patron | Ann  |
        | cents  | $500 |
        | cash   | yes  |
      Then it is refused because "takes no cash" [2.4; 1.1 "Cashless"]
      When the dealer buys chips with:
        | patron | Ann  |
        | cents  | $500 |
        | cash   | no   |
      Then Ann has $10,500 in chips [2.4.1; 1.1 "Cashless"]
      And the account terminal stands at $500 [1.1 "Cashless"]
      And the account drop stands at $0 [2.4.1; 1.1 "Cashless"]
      And the account float stands at $5,500
      When Sue opens a table of star-baccarat/baccarat with:
        | accepts cash | yes |
        | drop box     | no  |
      Then it is refused

    Scenario: With a card shoe the cards are cut, and a cutting card ends the shoe
      Given a table of star-baccarat/baccarat is open
      When the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards
      And the dealer burns cards with:
        | kind | one face down |
      Then it is refused because "they must be burn due" [1.1 "Card Shoe"]
      When Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And the dealer comes to the cutting card
      Then the shoe has 1 more coup [1.1 "Card Shoe"]

  Rule: The optional bets on offer

    Scenario: What the table does not offer, nobody may wager on
      Given a table of star-baccarat/baccarat is open with:
        | layout    | A                    |
        | side bets | super-six            |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $10 on super-six
      Then Ann has $10 on super-six [1.1 "Baccarat Optional Bets"; star-how-to-play-baccarat super-six-1]
      When Ann wagers $10 on pairs-player
      Then it is refused because "not on offer" [10.2; 1.1 "Baccarat Optional Bets"; star-how-to-play-baccarat pairs-1]

    Scenario Outline: Pairs and Super Six are for layouts A and D, and not for <layout>
      When Sue opens a table of star-baccarat/baccarat with:
        | layout    | <layout>     |
        | side bets | pairs-banker |
      Then it is refused because "has no area for Pairs Banker" [10.2]
      When Sue opens a table of star-baccarat/baccarat with:
        | layout    | <layout>  |
        | side bets | super-six |
      Then it is refused because "has no area for Super Six" [10.9]

      Examples:
        | layout |
        | B      |
        | C      |
        | E      |
        | F      |
        | G      |
        | H      |
        | I      |
        | J      |
        | K      |
        | L      |
        | M      |

    Scenario Outline: There is no area for <bet> on layout <layout>, which has Pairs and Super Six
      When Sue opens a table of star-baccarat/baccarat with:
        | layout    | <layout> |
        | side bets | <bet>    |
      Then it is refused because "has no area for" [<clause>]
      When Sue opens a table of star-baccarat/baccarat with:
        | layout    | <layout>                                |
        | side bets | pairs-player, pairs-banker, super-six |
      Then the table is open [10.2; 10.9]

      Examples:
        | layout | bet         | clause |
        | A      | tiger-tie   | 10.14  |
        | A      | tiger-pair  | 10.19  |
        | A      | tiger       | 10.25  |
        | D      | big-tiger   | 10.30  |
        | D      | small-tiger | 10.35  |

    Scenario Outline: Any of the five Tiger bets may be offered by themselves on layout <layout>
      Given a table of star-baccarat/baccarat is open with:
        | layout    | <layout> |
        | side bets | <bet>    |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>; star-how-to-play-baccarat tiger-set-1]
      When Ann wagers $10 on <other>
      Then it is refused because "not on offer" [<rule>; star-how-to-play-baccarat tiger-set-1]

      Examples:
        | layout | bet         | other       | clause | rule  |
        | B      | tiger-tie   | tiger       | 10.14  | 10.25 |
        | C      | tiger-pair  | tiger       | 10.19  | 10.25 |
        | E      | tiger       | tiger-tie   | 10.25  | 10.14 |
        | F      | big-tiger   | small-tiger | 10.30  | 10.35 |
        | G      | small-tiger | big-tiger   | 10.35  | 10.30 |
        | H      | tiger       | tiger-tie   | 10.25  | 10.14 |
        | I      | tiger       | tiger-tie   | 10.25  | 10.14 |
        | J      | tiger       | tiger-tie   | 10.25  | 10.14 |
        | K      | tiger       | tiger-tie   | 10.25  | 10.14 |
        | L      | tiger       | tiger-tie   | 10.25  | 10.14 |
        | M      | tiger       | tiger-tie   | 10.25  | 10.14 |

  Rule: As many places as a layout may have

    Scenario Outline: Layout <layout> with <places> places
      When Sue opens a table of star-baccarat/baccarat with:
        | layout | <layout> |
        | places | <places> |
      Then <what> [2.2]

      Examples:
        | layout | places | what              |
        | A      | 3      | the table is open |
        | A      | 4      | it is refused     |
        | A      | 6      | the table is open |
        | D      | 9      | the table is open |
        | D      | 10     | it is refused     |
        | J      | 8      | the table is open |
        | K      | 6      | the table is open |

    Scenario Outline: From three to nine places in <game>: <places>
      When Sue opens a table of star-baccarat/<game> with:
        | layout | A        |
        | places | <places> |
      Then <what> [2.2; star-how-to-play-baccarat <sheet>]

      Examples:
        | game       | places | what              | sheet        |
        | baccarat   | 2      | it is refused     | baccarat-1   |
        | baccarat   | 3      | the table is open | baccarat-1   |
        | baccarat   | 9      | the table is open | baccarat-1   |
        | baccarat   | 10     | it is refused     | baccarat-1   |
        | even-money | 2      | it is refused     | even-money-1 |
        | even-money | 3      | the table is open | even-money-1 |
        | even-money | 9      | the table is open | even-money-1 |
        | even-money | 10     | it is refused     | even-money-1 |

    Scenario: A sign says which game is in play
      Given a table of star-baccarat/even-money is open
      Then the sign that shows odds says "Even Money Baccarat" [2.5; star-how-to-play-baccarat even-money-7]
      Given a table of star-baccarat/baccarat is open
      Then no sign shows odds [2.5; star-how-to-play-baccarat even-money-7]

  Rule: How it is dealt

    Scenario: Cards are passed to players out of a card shoe only
      When Sue opens a table of star-baccarat/baccarat with:
        | method | B                |
        | device | shuffling device |
      Then it is refused because "dealt from a card shoe" [reading S-80]
      When Sue opens a table of star-baccarat/baccarat with:
        | method | C |
      Then it is refused because "there are A, B" [8.1]
      When Sue opens a table of star-baccarat/baccarat with:
        | method | B |
      Then the table is open [8.1]

    Scenario: A dealer does not open a table
      When the dealer opens a table of star-baccarat/baccarat
      Then it is refused because "for the Casino Supervisor" [14.14]
