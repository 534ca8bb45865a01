Feature: The optional bets: when they are placed, one each, for whom, and restricted to those with a main wager

  Background:
    Given Sue is a casino supervisor

  Rule: When they are placed

    Scenario Outline: A wager on <bet> is placed until a card is exposed, and not after it
      Given a table of star-premium-baccarat/premium is open with:
        | layout | <layout> |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      When Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>]
      When the dealer turns the 1st card
      And Ben wagers $10 on <bet>
      Then it is refused because "a card has been exposed" [5.3; 12.2; <clause>]

      Examples:
        | layout | bet          | clause |
        | A      | pairs-player | 12.2   |
        | L      | pairs-banker | 12.2   |
        | N      | super-six    | 12.7   |
        | P      | tiger-tie    | 12.12  |
        | Q      | tiger-pair   | 12.17  |
        | S      | tiger        | 12.22  |
        | P      | big-tiger    | 12.26  |
        | Q      | small-tiger  | 12.31  |

    Scenario Outline: The sign shows what a wager on <bet> takes
      Given a table of star-premium-baccarat/premium is open with:
        | layout | <layout>               |
        | limits | <bet> $10 to $500      |
      And Ann sits at place 1
      And the shoe is ready
      Then the sign that shows side bet amounts says "<name>: $10 to $500" [12.3; <clause>]
      When Ann wagers $5 on <bet>
      Then it is refused because "below the minimum" [6.1; <clause>; reading P40]
      When Ann wagers $501 on <bet>
      Then it is refused because "above the maximum" [6.1; <clause>; reading P40]
      When Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>]

      Examples:
        | layout | bet          | name         | clause |
        | A      | pairs-player | Pairs Player | 12.3   |
        | L      | pairs-banker | Pairs Banker | 12.3   |
        | N      | super-six    | Super Six    | 12.8   |
        | P      | tiger-tie    | Tiger Tie    | 12.13  |
        | Q      | tiger-pair   | Tiger Pair   | 12.18  |
        | S      | tiger        | Tiger        | 12.23  |
        | P      | big-tiger    | Big Tiger    | 12.27  |
        | Q      | small-tiger  | Small Tiger  | 12.32  |

  Rule: One of each for a player, in every coup

    Scenario Outline: No second wager on <bet> until the next coup
      Given a table of star-premium-baccarat/premium is open with:
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
        | layout | bet          | other        | clause |
        | A      | pairs-player | pairs-banker | 12.5   |
        | A      | pairs-banker | pairs-player | 12.5   |
        | N      | super-six    | pairs-banker | 12.10  |
        | P      | tiger-tie    | tiger-pair   | 12.15  |
        | Q      | tiger-pair   | tiger        | 12.20  |
        | S      | tiger        | big-tiger    | 12.25  |
        | P      | big-tiger    | small-tiger  | 12.29  |
        | Q      | small-tiger  | tiger-tie    | 12.34  |

  Rule: Those with a main wager come first, the others in the order of their wagers

    Scenario Outline: Two places for <bet>
      Given a table of star-premium-baccarat/premium is open with:
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
      Then Cai has $10 on <bet> [<clause>; reading P39]
      And the wager of Ben on <bet> is returned [<clause>]
      And Ben has $10,000 in chips
      And Ann has $10 on <bet> [<clause>]
      When Ann wagers $100 on player
      And Ben wagers $100 on banker
      And Ben wagers $10 on <bet>
      Then it is refused because "went to players who come first" [<clause>]

      Examples:
        | layout | bet          | clause |
        | A      | pairs-player | 12.5   |
        | A      | pairs-banker | 12.5   |
        | N      | super-six    | 12.10  |
        | P      | tiger-tie    | 12.15  |
        | Q      | tiger-pair   | 12.20  |
        | S      | tiger        | 12.25  |
        | P      | big-tiger    | 12.29  |
        | Q      | small-tiger  | 12.34  |

  Rule: Restricted to those with a main wager

    Scenario Outline: <bet> restricted, with notice to surveillance and a sign
      Given a table of star-premium-baccarat/premium is open with:
        | layout | <layout> |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      When Ben wagers $10 on <bet>
      Then Ben has $10 on <bet> [reading P37]
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
      Then it is refused because "Casino Supervisor" [12.4; <clause>]
      When Sue restricts side bets with:
        | bets | <bet> |
      Then a sign shows side bet restriction [12.4.2; <sign>]
      When Ben wagers $10 on <bet>
      Then it is refused because "for those with a main wager" [<clause>]
      When Ann wagers $100 on <main>
      And Ann wagers $10 on <bet>
      Then Ann has $10 on <bet> [<clause>; reading P38]

      Examples:
        | layout | bet          | main   | clause | sign    |
        | A      | pairs-player | tie    | 12.4   | 12.4.2  |
        | A      | pairs-banker | player | 12.4   | 12.4.2  |
        | N      | super-six    | banker | 12.9   | 12.9.2  |
        | P      | tiger-tie    | tie    | 12.14  | 12.14.2 |
        | Q      | tiger-pair   | tie    | 12.19  | 12.19.2 |
        | S      | tiger        | player | 12.24  | 12.24.2 |
        | P      | big-tiger    | player | 12.28  | 12.28.2 |
        | Q      | small-tiger  | banker | 12.33  | 12.33.2 |

    Scenario Outline: Surveillance is told first, of <bet>
      Given a table of star-premium-baccarat/premium is open with:
        | layout | <layout> |
      And Ann sits at place 1
      And the shoe is ready
      When Sue puts up the sign of a restriction with:
        | bets | <bet> |
      And Sue restricts side bets with:
        | bets | <bet> |
      Then it is refused because "surveillance" [<clause>; <told>]

      Examples:
        | layout | bet          | clause | told    |
        | A      | pairs-player | 12.4   | 12.4.1  |
        | N      | super-six    | 12.9   | 12.9.1  |
        | P      | tiger-tie    | 12.14  | 12.14.1 |
        | Q      | tiger-pair   | 12.19  | 12.19.1 |
        | S      | tiger        | 12.24  | 12.24.1 |
        | P      | big-tiger    | 12.28  | 12.28.1 |
        | Q      | small-tiger  | 12.33  | 12.33.1 |
