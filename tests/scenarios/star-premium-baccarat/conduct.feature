Feature: Prohibited devices, disruption, fraud, conduct and disputes

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And Gil is a gaming supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Who is a casino supervisor

    Scenario Outline: <role>
      Given Zac is a <role>
      When Zac refuses Ann's wager on player because "it was thrown"
      Then <what> [15.12; 1.1 "casino supervisor"]

      Examples:
        | role                     | what                                |
        | dealer                   | it is refused                       |
        | gaming supervisor        | the wager of Ann on player is returned |
        | casino supervisor        | the wager of Ann on player is returned |
        | assistant gaming manager | the wager of Ann on player is returned |
        | gaming manager           | the wager of Ann on player is returned |
        | inspector                | it is refused                       |

  Rule: Devices

    @X-26 @A-04
    Scenario: A casino supervisor may declare the wagers of whoever used a device void, and no more
      Given the cards 9S 2H TH 5D are dealt
      When the dealer rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then it is refused because "Casino Supervisor" [15.3]
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then Ann's $100 on player is returned [15.3; 15.3.1; 15.1; reading A-04]
      And Ann has $10,000 in chips
      When the coup is finished
      Then Ben's $100 on banker is collected [5.1.2.2]

    @X-26
    Scenario: He may exclude the person from the game, or from the casino
      When Sue rules on a contravention with:
        | patron  | Ann               |
        | what    | prohibited device |
        | exclude | yes               |
      Then the event "patron excluded" is recorded with: [15.3.2; 15.1]
        | patron      | Ann |
        | from casino | no  |
      When Ann wagers $100 on player
      Then it is refused because "excluded" [15.3.2]
      When Sue rules on a contravention with:
        | patron      | Ben               |
        | what        | prohibited device |
        | from casino | yes               |
      Then the event "patron excluded" is recorded with: [15.3.3]
        | patron      | Ben |
        | from casino | yes |

    @X-26
    Scenario: And have the person detained until an inspector or the police have come
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | detain | yes               |
      Then the inspector must be told at once [15.3.4]
      When the dealer sends the notice with:
        | notice | inspector |
        | to     | police    |
      Then the police has been told [15.3.4]

    Scenario: Nothing else is ruled on in this way
      When Sue rules on a contravention with:
        | patron | Ann              |
        | what   | rule contravened |
        | wagers | Ann's on player  |
      Then it is refused

  Rule: Disruption and fraud

    @X-28
    Scenario: A casino supervisor may invalidate the outcome for what nobody at the table could help
      Given the cards 9S 2H are dealt
      When the dealer invalidates the coup with:
        | what   | beyond control |
        | reason | a fire         |
      Then it is refused because "Casino Supervisor" [15.4; 15.4.1]
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason |                |
      Then it is refused because "say what happened" [15.4.1]
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason | a fire         |
      Then the coup is void [15.4; 15.4.1]
      And Ann's $100 on player is returned [15.4.1; 15.5]
      And Ben's $100 on banker is returned [15.4.1; 15.5]
      And Ann has $10,000 in chips
      And nobody must be told anything

    @X-29
    Scenario: For fraud too, and the wager of whoever defrauded may be forfeited
      Given the cards 9S 2H are dealt
      When the dealer invalidates the coup with:
        | what      | fraud        |
        | reason    | marked cards |
        | fraudster | Ann          |
      Then it is refused because "Casino Supervisor" [15.4; 15.4.1; 15.4.2]
      When Sue invalidates the coup with:
        | what      | fraud        |
        | reason    | marked cards |
        | fraudster | Ann          |
      Then the coup is void [15.4; 15.4.2]
      And the wager of Ann on player is forfeited [15.5]
      And Ann has $9,900 in chips [15.5; reading P83]
      And Ben's $100 on banker is returned [15.4.2; 15.5]
      And Ben has $10,000 in chips
      And the money balances

    @X-29
    Scenario: Without a name nobody's is
      Given the cards 9S 2H are dealt
      When Sue invalidates the coup with:
        | what   | fraud        |
        | reason | marked cards |
      Then Ann's $100 on player is returned [15.4.2; 15.5; reading P83]
      And Ben's $100 on banker is returned [15.4.2; 15.5]

    @X-28 @X-29
    Scenario: Fire excuses, and forfeits nothing
      Given the cards 9S 2H are dealt
      When Sue invalidates the coup with:
        | what      | beyond control |
        | reason    | a fire         |
        | fraudster | Ann            |
      Then it is refused [15.4.1; 15.5]

  Rule: Conduct

    Scenario Outline: What is said at the table is put on record: <what>
      When the dealer reports conduct with:
        | what  | <what>  |
        | who   | <who>   |
        | about | <about> |
      Then the event "irregularity ruled" is recorded with:
        | rule | <rule> |
      And no money has moved [<rule>]

      Examples:
        | what                      | who        | about                         | rule  |
        | advice by staff           | the dealer | told Ann to bet on banker     | 15.6  |
        | advice by others          | a stranger | told Ann what to do           | 15.7  |
        | side bets between patrons | Ben        | bet with Ann on the next card | 15.11 |

  Rule: Disputes

    @X-33
    Scenario: A gaming supervisor decides first, a casino supervisor reviews, and the amount is held till then
      Given the coup is dealt 9S 2H TH 5D
      When Ann raises a dispute with:
        | about  | the amount      |
        | wagers | Ann's on player |
      And the dealer settles the wagers
      Then Ben's $100 on banker is collected
      And Ann has $100 on player [15.13; reading X-33]
      When the dealer decides the dispute with:
        | decision | she is paid |
      Then it is refused because "Gaming Supervisor" [15.13; 1.1 "Gaming Supervisor"]
      When Sue decides the dispute with:
        | decision | she is paid |
      Then it is refused [15.13]
      When Gil decides the dispute with:
        | decision | she is paid |
      Then the event "dispute decided" is recorded with: [15.13; 1.1 "Gaming Supervisor"]
        | by | Gil |
      When Ann asks for a review
      And Gil reviews the dispute with:
        | decision | the same |
      Then it is refused [15.13]
      When Sue reviews the dispute with:
        | decision | the same |
      Then the event "dispute reviewed" is recorded with: [15.13; 1.1 "casino supervisor"]
        | by | Sue |
      When Sue makes the decision final with:
        | decision | she is paid |
      Then Ann must be told at once [15.14]
      When Sue advises of the inspector
      Then Ann has been told [15.14; 1.1 "Inspector"]
      When the dealer settles the wagers
      Then Ann is paid $100 on player [15.13; 13.1]

    @X-33
    Scenario: Where there is no gaming supervisor a casino supervisor decides first
      Given the coup is dealt 9S 2H TH 5D
      And Ann raises a dispute with:
        | about | the amount |
      When Sue decides the dispute with:
        | decision     | she is paid |
        | first absent | yes         |
      Then the event "dispute decided" is recorded with: [15.13]
        | by | Sue |
