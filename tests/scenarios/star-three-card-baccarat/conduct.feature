Feature: Prohibited devices, disruption, fraud, advice and disputes

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ann wagers $25 on tie
    And Ben wagers $100 on player

  # Ann has 5, Ben 5 with a picture card, the Banker 4 with a picture card.

  Rule: A prohibited device

    @X-26
    Scenario: The casino supervisor may declare wagers void, and the others are settled
      Given the cards 9S 2H TH 5D KC KD AS 3C 4D are dealt
      When the dealer rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player   |
      Then it is refused because "for the Casino Supervisor" [14.3]
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ben's on player   |
      Then it is refused because "Ann has no wager"
      When Sue rules on a contravention with:
        | patron | the dealer        |
        | what   | prohibited device |
      Then it is refused because "staff and inspectors on duty may use a device" [14.2]
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | wagers | Ann's on player and Ann's on tie |
      Then Ann's $100 on player is returned [14.3; 14.3.1; reading A-04]
      And Ann's $25 on tie is returned [14.3; 14.3.1]
      And Ann has $10,000 in chips [14.3.1]
      When the coup is finished
      Then Ben is paid $95 on player [14.3.1; 11.1.1]

    @X-26
    Scenario: He may shut the person out of the game, or of the casino
      When Sue rules on a contravention with:
        | patron  | Ann               |
        | what    | prohibited device |
        | exclude | yes               |
      Then the event "patron excluded" is recorded with:
        | rule        | 14.3.2 |
        | patron      | Ann    |
        | from casino | no     |
      When Ann wagers $100 on player at area 3
      Then it is refused because "excluded" [14.3.2]
      When Sue rules on a contravention with:
        | patron      | Ben               |
        | what        | prohibited device |
        | from casino | yes               |
      Then the event "patron excluded" is recorded with:
        | rule        | 14.3.3 |
        | patron      | Ben    |
        | from casino | yes    |

    @X-26
    Scenario: He may cause the person to be detained until an inspector or a police officer has come
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | rule contravened  |
        | detain | yes               |
      Then it is refused
      When Sue rules on a contravention with:
        | patron | Ann               |
        | what   | prohibited device |
        | detain | yes               |
      Then the inspector must be told at once [14.3.4]
      And Ann has $100 on player
      When the dealer sends the notice with:
        | notice | inspector |
        | to     | police    |
      Then the police has been told [14.3.4]

  Rule: Disruption and fraud

    @X-28
    Scenario: The casino supervisor may invalidate a disrupted coup, and the wagers are refunded
      Given the cards 9S 2H TH are dealt
      When the dealer invalidates the coup with:
        | what   | beyond control |
        | reason | a fire         |
      Then it is refused because "for the Casino Supervisor" [14.4; 14.4.1]
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason |                |
      Then it is refused because "say what happened" [14.4; 14.4.1]
      When Sue invalidates the coup with:
        | what      | beyond control |
        | reason    | a fire         |
        | fraudster | Ann            |
      Then it is refused because "forfeited for fraud only" [14.5]
      When Sue invalidates the coup with:
        | what   | beyond control |
        | reason | a fire         |
      Then the coup is void [14.4; 14.4.1]
      And Ann's $100 on player is returned [14.4; 14.4.1; 14.5; reading T43]
      And Ann's $25 on tie is returned [14.4.1; 14.5]
      And Ben's $100 on player is returned [14.4.1; 14.5]
      And Ann has $10,000 in chips [14.5]
      And nobody must be told anything
      And the money balances

    @X-29
    Scenario: For fraud too, and the wagers of the one who committed it may be forfeited
      Given the coup is played 9S 2H TH 5D KC KD AS 3C 4D
      When Sue invalidates the coup with:
        | what      | fraud        |
        | reason    | a card swap  |
        | fraudster | Ann          |
      Then the coup is void [14.4; 14.4.2]
      And the wager of Ann on player is forfeited [14.5]
      And the wager of Ann on tie is forfeited [14.5]
      And Ben's $100 on player is returned [14.4.2; 14.5]
      And Ann has $9,875 in chips [14.5]
      And Ben has $10,000 in chips [14.5]
      And the money balances

    @X-28 @X-29
    Scenario: Not once the next coup has begun
      Given the coup is played 9S 2H TH 5D KC KD AS 3C 4D
      And Ben wagers $100 on player
      And the cards 9C are dealt
      When Sue invalidates the coup with:
        | what   | fraud       |
        | reason | a card swap |
        | coup   | 1           |
      Then it is refused because "its result stands" [reading T51]

  Rule: What is recorded

    Scenario Outline: It is put on record: <what>
      When Ben reports conduct with:
        | what  | <what>  |
        | who   | <who>   |
        | about | <about> |
      Then it is refused because "not for a Player"
      When the dealer reports conduct with:
        | what  | <what>  |
        | who   | <who>   |
        | about | <about> |
      Then the event "irregularity ruled" is recorded with:
        | rule | <rule> |
      And no money has moved [<rule>]

      Examples:
        | what                      | who        | about                         | rule  |
        | advice by staff           | the dealer | told Ann to take the tie      | 14.6  |
        | advice by others          | a stranger | told Ann what to do           | 14.7  |
        | side bets between patrons | Ben        | bet with Ann on the next card | 14.11 |
        | device near the table     | Ben        | a counter in his sleeve, at place 2 | 14.1 |

  Rule: Disputes

    @X-33
    Scenario: A gaming supervisor decides first, a casino supervisor reviews it, and then it is final
      Given the coup is dealt 9S 2H TH 5D KC KD AS 3C 4D
      When Ann raises a dispute with:
        | about  | her hand        |
        | wagers | Ann's on player |
      And the dealer settles the wagers
      Then Ben is paid $95 on player
      And Ann has $100 on player [reading X-33]
      When the dealer decides the dispute with:
        | decision | the hand won |
      Then it is refused because "Gaming Supervisor" [14.13]
      When the gaming supervisor decides the dispute with:
        | decision | the hand lost |
      Then the event "dispute decided" is recorded with: [14.13; reading X-33]
        | decision | the hand lost |
      When Ben asks for a review with:
        | patron | Ben |
      Then it is refused
      When Ann asks for a review
      And the gaming supervisor reviews the dispute with:
        | decision | the hand lost |
      Then it is refused [14.13]
      When Sue reviews the dispute with:
        | decision | the hand won |
      Then the event "dispute reviewed" is recorded with: [14.13]
        | decision | the hand won |
      When the dealer makes the decision final with:
        | decision | the hand won |
      Then it is refused [14.14]
      When Sue makes the decision final with:
        | decision | the hand won |
      Then the event "dispute made final" is recorded [14.14]
      And Ann must be told at once [14.14]
      When Sue advises of the inspector
      Then Ann has been told [14.14; 1.1 "inspector"]
      When the dealer settles the wagers
      Then Ann is paid $95 on player [11.1.1]
