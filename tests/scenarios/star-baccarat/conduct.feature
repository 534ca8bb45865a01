Feature: Contraventions, disruption and fraud

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: A prohibited device

    @X-26 @A-04
    Scenario: A casino supervisor may declare that person's wagers void, and no other's
      Given the cards 9S 2H TH 5D are dealt
      When the dealer rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then it is refused because "Casino Supervisor" [14.8]
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ben's on banker   |
      Then it is refused [14.8.1; 14.8]
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then Ann's $100 on player is returned [14.8; 14.8.1; reading S-44]
      And Ann has $10,000 in chips [14.8.1]
      When the coup is finished
      Then Ben's $100 on banker is collected [14.8.1; 5.1.2.2]

    @X-26
    Scenario: That person may be excluded from the game, or from the casino, or detained
      When Sue rules on a contravention with:
        | patron  | Ann               |
        | what    | prohibited device |
        | exclude | yes               |
      Then the event "patron excluded" is recorded with: [14.8.2]
        | patron      | Ann |
        | from casino | no  |
      When Ann wagers $25 on player
      Then it is refused because "excluded" [14.8.2]
      When Sue rules on a contravention with:
        | patron      | Ben               |
        | what        | prohibited device |
        | from casino | yes               |
        | detain      | yes               |
      Then the event "patron excluded" is recorded with: [14.8.3]
        | patron      | Ben |
        | from casino | yes |
      And the inspector must be told at once [14.8.4]
      And the wager of Ann on player is placed [14.8]
      And the wager of Ben on banker is placed [14.8]
      When the dealer sends the notice with:
        | notice | inspector |
        | to     | police    |
      Then the police has been told [14.8.4]

    @X-26
    Scenario: Each is decided by itself, and for a prohibited device only
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
      Then it is refused because "say what is done" [14.8]
      When Sue rules on a contravention with:
        | patron | Ann              |
        | what   | rule contravened |
        | wagers | Ann's on player  |
      Then it is refused because "no rule for it" [14.18]
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then the event "patron excluded" is not recorded [14.8]
      And nobody must be told anything
      When Ann wagers $25 on player
      Then Ann has $25 on player [14.8.2]

    @X-26
    Scenario: A wager that has been paid is undone
      Given the coup is dealt 9S 2H TH 5D
      And the dealer settles the wagers
      Then Ann has $10,100 in chips
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then Ann has $10,000 in chips [14.8; 14.8.1; reading S-44]
      And Ben has $9,900 in chips
      And the money balances

  Rule: A disrupted coup, and fraud

    @X-28 @X-29
    Scenario Outline: The outcome may be invalidated, and all wagers refunded: <what>
      Given the cards 9S 2H are dealt
      When the dealer invalidates the coup with:
        | what   | <what>   |
        | reason | <reason> |
      Then it is refused because "Casino Supervisor" [14.9; 14.9.1]
      When Sue invalidates the coup with:
        | what   | <what>   |
        | reason | <reason> |
      Then the coup is void [14.9; <rule>; 1.1 "Void"]
      And Ann's $100 on player is returned [<rule>; 14.10]
      And Ben's $100 on banker is returned [<rule>; 14.10]
      And the event "result announced" is not recorded [1.1 "Void"]
      And the event "wager settled" is not recorded [1.1 "Void"]

      Examples:
        | what           | reason        | rule   |
        | beyond control | a fire        | 14.9.1 |
        | fraud          | a marked card | 14.9.2 |

    @X-29
    Scenario: The wager of whoever did it may be forfeited, and the others are refunded
      Given the cards 9S 2H are dealt
      When Sue invalidates the coup with:
        | what      | fraud         |
        | reason    | a marked card |
        | fraudster | Ann           |
      Then the wager of Ann on player is forfeited [14.10]
      And Ben's $100 on banker is returned [14.9.2; 14.10]
      And Ann has $9,900 in chips [14.10]
      And Ben has $10,000 in chips [14.10]

    @X-28
    Scenario: After the payment, until another coup begins: what was paid is undone
      Given the coup is played 9S 2H TH 5D
      Then Ann has $10,100 in chips
      And Ben has $9,900 in chips
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason |                |
      Then it is refused because "say what happened" [14.9.1]
      When Sue invalidates the coup with:
        | what      | beyond control |
        | reason    | a brawl        |
        | fraudster | Ann            |
      Then it is refused because "for fraud only" [14.10]
      When Sue invalidates the coup with:
        | what   | beyond control  |
        | reason | a brawl         |
        | wagers | Ann's on player |
      Then it is refused because "invalidated whole" [14.9; 14.9.1]
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason | a brawl        |
      Then Ann has $10,000 in chips [14.9.1; 14.10; reading S-45]
      And Ben has $10,000 in chips [14.9.1; 14.10; reading S-45]
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason | a brawl        |
      Then it is refused because "the coup is void" [14.9.1]

    @X-28
    Scenario: Once another coup has begun the result stands
      Given the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      And the cards 9H are dealt
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason | a brawl        |
        | coup   | 1              |
      Then it is refused because "its result stands" [12.1.4; reading S-31]
      And Ann has $10,000 in chips
      And Ben has $9,900 in chips

    @X-29
    Scenario: A winner's wager is forfeited with what was won, and a loser's stake goes back
      Given the coup is dealt 9S 2H TH 5D
      And the dealer settles the wagers
      When Sue invalidates the coup with:
        | what      | fraud         |
        | reason    | a marked card |
        | fraudster | Cai           |
      Then it is refused because "has no wager" [14.10]
      When Sue invalidates the coup with:
        | what      | fraud         |
        | reason    | a marked card |
        | fraudster | Ann           |
      Then the wager of Ann on player is forfeited [14.9.2; 14.10]
      And Ann has $9,900 in chips [14.10]
      And Ben has $10,000 in chips [14.9.2; 14.10]
      And the money balances

  Rule: What is only recorded

    Scenario Outline: <what>
      When the dealer reports conduct with:
        | what  | <what> |
        | who   |        |
        | about | a bet  |
      Then it is refused because "say who it was" [<rule>]
      When the dealer reports conduct with:
        | what  | <what>  |
        | who   | <who>   |
        | about | <about> |
      Then the event "irregularity ruled" is recorded with:
        | rule | <rule> |
      And no money has moved [<rule>]
      And Ann has $100 on player

      Examples:
        | what                      | who        | about                         | rule   |
        | advice by staff           | the dealer | told Ann to bet on banker     | 14.11  |
        | advice by others          | a stranger | told Ann what to do           | 14.12  |
        | side bets between patrons | Ben        | bet with Ann on the next card | 14.16  |
        | directions not followed   | Ann        | hid her chips                 | 14.2.4 |

  Rule: Who may review a decision, and who decides first

    Scenario: A gaming supervisor decides in the first instance
      Given Gil is a gaming supervisor
      And the coup is dealt 9S 2H TH 5D
      When Ben raises a dispute with:
        | about  | the cards       |
        | wagers | Ben's on banker |
      And the dealer decides the dispute with:
        | decision | it stands |
      Then it is refused because "Gaming Supervisor" [14.18]
      When Gil decides the dispute with:
        | decision | it stands |
      Then the event "dispute decided" is recorded with: [14.18; 1.1 "Gaming Supervisor"]
        | by | Gil |
      When Ben asks for a review
      And Gil reviews the dispute with:
        | decision | it stands |
      Then it is refused [14.18; reading S-07]
      When Sue reviews the dispute with:
        | decision | it stands |
      Then the event "dispute reviewed" is recorded [14.18; 1.1 "Casino Supervisor"]
