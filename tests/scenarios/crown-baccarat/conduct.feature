Feature: Contraventions, disruption, fraud and disputes

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Amy is an area manager
    And Max is an assistant casino manager
    And Hal is a higher duties dealer
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Whoever contravenes the rules

    @X-27
    Scenario: An Assistant Casino Manager may declare his wagers void, and the others are settled
      Given the cards 9S 2H TH 5D are dealt
      When Amy rules on a contravention with:
        | patron | Ann             |
        | what   | rule contravened |
        | wagers | Ann's on player |
      Then it is refused because "Assistant Casino Manager" [14.2]
      When Max rules on a contravention with:
        | patron | Ann             |
        | what   | rule contravened |
        | wagers | Ann's on player |
      Then Ann's $100 on player is returned [14.2; 14.2.1; 14.4]
      And Ann has $10,000 in chips
      When the coup is finished
      Then Ben's $100 on banker is collected [14.2.1; 6.2.2(c)]

    @X-27
    Scenario: He may be excluded from the game, or from the casino
      When Max rules on a contravention with:
        | patron  | Ann              |
        | what    | rule contravened |
        | exclude | yes              |
      Then the event "patron excluded" is recorded with:
        | rule        | 14.2.2 |
        | patron      | Ann    |
        | from casino | no     |
      When Ann wagers $100 on banker
      Then it is refused because "excluded" [14.2; 14.2.2]
      When Max rules on a contravention with:
        | patron      | Ben              |
        | what        | rule contravened |
        | from casino | yes              |
      Then the event "patron excluded" is recorded with:
        | rule        | 14.2.3 |
        | patron      | Ben    |
        | from casino | yes    |

    @X-27
    Scenario: A prohibited device is reported to an inspector or the police, but nobody is detained
      When Max rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | detain | yes               |
      Then it is refused because "nobody that power"
      When Max rules on a contravention with:
        | patron   | Ann               |
        | what     | prohibited device |
        | wagers   | Ann's on player   |
        | escalate | yes               |
      Then Ann's $100 on player is returned [14.2; 14.2.1]
      And the inspector must be told at once [14.2.4]
      When the dealer sends the notice with:
        | notice | inspector |
        | to     | police    |
      Then the police officer has been told [14.2.4]

    Scenario Outline: What is said at the table is put on record: <what>
      When the dealer reports conduct with:
        | what  | <what>  |
        | who   | <who>   |
        | about | <about> |
      Then the event "irregularity ruled" is recorded with:
        | rule | <rule> |
      And no money has moved [<rule>]

      Examples:
        | what                       | who        | about                        | rule |
        | advice by staff            | the dealer | told Ann to bet on banker    | 14.6 |
        | advice by others           | a stranger | told Ann what to do          | 14.7 |
        | side bets between patrons  | Ben        | bet with Ann on the next card | 14.8 |

    Scenario: The regulator, like an inspector, may be told of it
      When the dealer gives a notice with:
        | to    | regulator            |
        | about | a stranger gave advice |
      Then the event "notice sent" is recorded with: [1.1 "NICC"]
        | to | regulator |
      And the dealer may not invalidate the coup [1.1 "Inspector"]

  Rule: What nobody at the table could help, and fraud

    @X-30
    Scenario Outline: The coup is void and every wager is refunded: <what>
      Given the cards 9S 2H are dealt
      When Amy invalidates the coup with:
        | what   | <what>   |
        | reason | <reason> |
      Then it is refused because "Assistant Casino Manager" [14.3; 14.3.1]
      When Max invalidates the coup with:
        | what   | <what> |
        | reason |        |
      Then it is refused because "say what happened" [14.3; <rule>]
      When Max invalidates the coup with:
        | what   | <what>   |
        | reason | <reason> |
      Then the coup is void [14.3; <rule>]
      And Ann's $100 on player is returned [<rule>; 14.4]
      And Ben's $100 on banker is returned [<rule>; 14.4]

      Examples:
        | what           | reason           | rule   |
        | beyond control | the lights went  | 14.3.1 |
        | fraud          | marked cards     | 14.3.2 |

    @X-30
    Scenario: One wager alone may be void, and none may be forfeited
      Given the coup is dealt 9S 2H TH 5D
      And the dealer settles the wagers
      When Max invalidates the coup with:
        | what      | fraud           |
        | reason    | a late wager    |
        | fraudster | Ann             |
      Then it is refused because "no wager be forfeited" [14.3.2; 14.4]
      When Max invalidates the coup with:
        | what   | fraud           |
        | reason | a late wager    |
        | wagers | Ann's on player |
      Then Ann's $100 on player is returned [14.3.2; 14.4]
      And Ann has $10,000 in chips [14.4]
      And Ben's $100 on banker is collected [14.3; 6.2.2(c)]

  Rule: Disputes

    @X-34
    Scenario: An Area Manager's decision is final, and the player is told of the inspector
      Given the coup is dealt 9S 2H TH 5D
      When Ann raises a dispute with:
        | about  | the amount      |
        | wagers | Ann's on player |
      And the dealer settles the wagers
      Then Ben's $100 on banker is collected
      And Ann has $100 on player [14.12; reading X-34]
      When Hal decides the dispute with:
        | decision | she is paid |
      Then it is refused because "Area Manager" [14.12]
      When Amy decides the dispute with:
        | decision | she is paid |
      Then the event "dispute made final" is recorded [14.12]
      And Ann must be told at once [14.12]
      When Ann asks for a review
      Then it is refused because "not reviewed" [14.12; reading X-34]
      When Amy advises of the inspector
      Then Ann has been told [14.12]
      When the dealer settles the wagers
      Then Ann is paid $100 on player [Table 3 "Player"]
