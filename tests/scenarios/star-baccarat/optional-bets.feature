Feature: The optional bets: when they are placed, one each, for whom, and restricted to those with a main wager

  Background:
    Given Sue is a casino supervisor

  Rule: When they are placed

    Scenario Outline: A wager on <bet> is placed before the first card, and not after it
      Given a table of star-baccarat/baccarat is open with:
        | layout | <layout> |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on player
      And the dealer calls no more bets
      When Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>; star-how-to-play-baccarat <sheet>]
      When the cards 9S are dealt
      And Ben wagers $10 on <bet>
      Then it is refused because "the first card has left the shoe" [5.3; <clause>; star-how-to-play-baccarat <sheet>]

      Examples:
        | layout | bet          | clause | sheet            |
        | A      | pairs-player | 10.2   | pairs-play-4     |
        | D      | pairs-banker | 10.2   | pairs-play-4     |
        | A      | super-six    | 10.9   | super-six-play-2 |
        | B      | tiger        | 10.25  | tiger-2          |
        | B      | big-tiger    | 10.30  | big-tiger-2      |
        | B      | small-tiger  | 10.35  | small-tiger-2    |
        | B      | tiger-tie    | 10.14  | tiger-tie-2      |
        | B      | tiger-pair   | 10.19  | tiger-pair-3     |

  Rule: One of each for a player, in every coup

    Scenario Outline: No second wager on <bet> until the next coup
      Given a table of star-baccarat/baccarat is open with:
        | layout | <layout> |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on player
      And Ann wagers $10 on <bet>
      When Ann wagers $10 on <bet>
      Then it is refused because "wager on this coup" [<clause>]
      When Ann wagers $10 on <bet> at area 2
      Then it is refused because "wager on this coup" [<clause>]
      When Ann wagers $10 on <other>
      And Ben wagers $10 on <bet>
      Then Ann has $10 on <other> [<clause>]
      And Ben has $10 on <bet> [<clause>]
      When the coup is played 9S 2H TH 5D
      And Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>]

      Examples:
        | layout | bet         | other       | clause |
        | A      | super-six   | pairs-banker | 10.12  |
        | B      | tiger-tie   | tiger-pair  | 10.17  |
        | B      | tiger-pair  | tiger       | 10.22  |
        | B      | tiger       | big-tiger   | 10.28  |
        | B      | big-tiger   | small-tiger | 10.33  |
        | B      | small-tiger | tiger-tie   | 10.38  |

    Scenario Outline: On either pair or on both, but one on each: <bet>
      Given a table of star-baccarat/baccarat is open with:
        | layout | A |
      And Ann sits at place 1
      And the shoe is ready
      When Ann wagers $10 on <bet>
      And Ann wagers $10 on <other>
      Then Ann has $10 on <bet> [10.5; star-how-to-play-baccarat pairs-play-2]
      And Ann has $10 on <other> [10.5; star-how-to-play-baccarat pairs-play-2]
      When Ann wagers $10 on <bet>
      Then it is refused because "wager on this coup" [10.5; star-how-to-play-baccarat pairs-play-2]

      Examples:
        | bet          | other        |
        | pairs-player | pairs-banker |
        | pairs-banker | pairs-player |

  Rule: Those with a main wager come first, the others in the order of their wagers

    Scenario Outline: Two places for <bet>
      Given a table of star-baccarat/baccarat is open with:
        | layout          | <layout>  |
        | side bet places | <bet>: 2  |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai sits at place 3
      And Dee stands at the table
      And the shoe is ready
      When Ann wagers $10 on <bet>
      And Ben wagers $10 on <bet>
      And Dee wagers $10 on <bet> at area 3
      Then it is refused because "went to players who come first" [<clause>]
      When Cai wagers $100 on tie
      And Cai wagers $10 on <bet>
      Then Cai has $10 on <bet> [<clause>; reading S-25]
      And the wager of Ben on <bet> is returned [<clause>]
      And Ann has $10 on <bet> [<clause>]
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And Ben wagers $10 on <bet>
      Then it is refused because "went to players who come first" [<clause>]

      Examples:
        | layout | bet          | clause |
        | A      | pairs-player | 10.5   |
        | A      | pairs-banker | 10.5   |
        | A      | super-six    | 10.12  |
        | B      | tiger-tie    | 10.17  |
        | B      | tiger-pair   | 10.22  |
        | B      | tiger        | 10.28  |
        | B      | big-tiger    | 10.33  |
        | B      | small-tiger  | 10.38  |

  Rule: Restricted to those with a main wager

    Scenario Outline: <bet> restricted, with notice to surveillance and a sign
      Given a table of star-baccarat/baccarat is open with:
        | layout | <layout> |
      And Ann sits at place 1
      And Ben sits at place 2
      And Cai sits at place 3
      And the shoe is ready
      When Ben wagers $10 on <bet>
      Then Ben has $10 on <bet> [reading S-16]
      When Ben takes back the wager on <bet>
      And Sue tells surveillance of a restriction with:
        | bets | <bet> |
      And Sue restricts side bets with:
        | bets | <bet> |
      Then it is refused because "sign" [<sign>]
      When Sue puts up the sign of a restriction with:
        | bets | <bet> |
      And the dealer restricts side bets with:
        | bets | <bet> |
      Then it is refused because "Casino Supervisor" [10.4; <clause>]
      When Sue restricts side bets with:
        | bets | <bet> |
      Then a sign shows side bet restriction [10.4.2; <sign>; star-how-to-play-baccarat <sheet>]
      When Ben wagers $10 on <bet>
      Then it is refused because "for those with a main wager" [<clause>; star-how-to-play-baccarat <sheet>]
      When Ann wagers $100 on <main>
      And Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>; star-how-to-play-baccarat <sheet>]

      Examples:
        | layout | bet          | main   | clause | sign    | sheet            |
        | A      | pairs-player | tie    | 10.4   | 10.4.2  | pairs-play-6     |
        | A      | pairs-banker | player | 10.4   | 10.4.2  | pairs-play-6     |
        | A      | super-six    | banker | 10.11  | 10.11.2 | super-six-play-4 |
        | B      | tiger-tie    | tie    | 10.16  | 10.16.2 | tiger-set-3      |
        | B      | tiger-pair   | tie    | 10.21  | 10.21.2 | tiger-set-3      |
        | B      | tiger        | player | 10.27  | 10.27.2 | tiger-set-3      |
        | B      | big-tiger    | player | 10.32  | 10.32.2 | tiger-set-3      |
        | B      | small-tiger  | banker | 10.37  | 10.37.2 | tiger-set-3      |

    Scenario: Surveillance is told first
      Given a table of star-baccarat/baccarat is open with:
        | layout | A |
      And Ann sits at place 1
      And the shoe is ready
      When Sue puts up the sign of a restriction with:
        | bets | super-six |
      And Sue restricts side bets with:
        | bets | super-six |
      Then it is refused because "surveillance" [10.11; 10.11.1]
