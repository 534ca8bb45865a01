Feature: Wagers that a casino supervisor lets change after the first card, and cards with the wrong player

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | method | B |
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And Cai sits at place 3 with a Loss Limit of $150
    And Sue is a casino supervisor
    And Gus is a gaming manager
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Before a card is exposed, and not under Method A

    @ST-22
    Scenario: Wagers are placed, changed and withdrawn, for the reason that is recorded
      Given the cards 9S 2H TH 5D are dealt face down
      When Ann takes back the wager on player
      Then it is refused because "first card" [5.4]
      When the dealer lets wagers change with:
        | reason | the dealer was hasty |
      Then it is refused because "Casino Supervisor" [12.12]
      When Sue lets wagers change with:
        | reason |  |
      Then it is refused because "strictness would be unfair" [12.12]
      When Sue lets wagers change with:
        | reason | the dealer was hasty |
      Then the event "window eased" is recorded with:
        | rule   | 12.12                |
        | by     | Sue                  |
        | reason | the dealer was hasty |
      When Ann takes back the wager on player
      Then Ann has $1,000 in chips [12.12]
      When Ann wagers $200 on banker
      Then Ann has $200 on banker [12.12]
      When Ben takes back $50 of the wager on banker
      Then Ben has $50 on banker [12.12]
      And Ben has $950 in chips
      When the dealer turns the 1st card
      And Ben wagers $100 on banker
      Then it is refused because "first card" [5.3]
      When Ann takes back the wager on banker
      Then it is refused because "first card" [5.4]
      When the coup is finished
      Then Ann's $200 on banker is collected [12.12; 5.1.2.2]
      And Ben's $50 on banker is collected [12.12; 5.1.2.2]
      And Ann has $800 in chips
      And Ben has $950 in chips
      And the money balances

    @ST-22
    Scenario: Limits, the Loss Limit and the Player Card hold then too
      Given Dee sits at place 4 without a Player Card
      And the cards 9S 2H TH 5D are dealt face down
      And Gus lets wagers change with:
        | reason | the dealer was hasty |
      When Ann wagers $20,000 on tie
      Then it is refused
      When Ann wagers $2 on tie
      Then it is refused
      When Cai wagers $200 on player
      Then it is refused because "past his loss limit" [14.3]
      When Dee wagers $100 on player
      Then it is refused because "Player Card" [5.5.4; 14.1]
      When Cai wagers $100 on player
      Then Cai has $100 on player [12.12]

    @ST-22
    Scenario: When all withdraw, the coup is completed without wagers
      Given the cards 9S 2H TH 5D are dealt face down
      And Sue lets wagers change with:
        | reason | the dealer was hasty |
      And Ann takes back the wager on player
      When the dealer goes on without wagers
      Then it is refused because "wagers lie on the layout"
      When Ben takes back the wager on banker
      And Sue lets wagers change with:
        | reason | again |
      Then it is refused because "may change already" [12.12]
      When the dealer goes on without wagers
      Then the coup is a no bet coup [12.1.1; 12.4]
      And Ann has $1,000 in chips
      And Ben has $1,000 in chips
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [12.1.1; 12.4]

    @ST-22
    Scenario: It may be for named players alone
      Given the cards 9S 2H TH 5D are dealt face down
      When Sue lets wagers change with:
        | patrons | Ann                      |
        | reason  | a spilt drink covered it |
      And Ben takes back the wager on banker
      Then it is refused because "first card" [5.4]
      When Ann takes back the wager on player
      Then Ann's $100 on player is returned [12.12; 5.4]
      And Ben has $100 on banker [12.12; reading S-38]

    @ST-22
    Scenario: Once a card has been exposed it is too late
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And Ann turns the 1st card
      When Sue lets wagers change with:
        | reason | the dealer was hasty |
      Then it is refused because "no card exposed" [12.12]

    @ST-22
    Scenario: Under Method A it is never done
      Given a table of star-baccarat/baccarat is open with:
        | method | A |
      And Ann sits at place 1 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      When Gus lets wagers change with:
        | reason | the dealer was hasty |
      Then it is refused because "players may hold cards" [12.12]
      And Ann has $100 on player

  Rule: Cards with somebody else, and cards that come back to the dealer

    @ST-26
    Scenario: Cards went to a player who was not designated: the result stands
      Given the cards 9S 2H TH 5D are dealt face down
      When Cai reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Cai    |
      Then it is refused
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Ann    |
      Then it is refused because "Ann's to hold"
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Cai    |
      Then the event "wrong holder noted" is recorded with:
        | rule   | 12.15  |
        | hand   | player |
        | patron | Cai    |
      And the coup is not halted [12.15]
      And the coup stands [12.15]
      And Cai sees the Player hand as 9S TH [12.15; reading S-26]
      And Ann sees the Player hand as ?? ?? [12.15; reading S-26]
      And the dealer may not give up the reconstruction [12.15]
      When Cai turns the 1st card
      And Cai turns the 3rd card
      Then the display shows the Player hand as 9S TH [12.15; reading S-26]
      When the dealer takes a hand back with:
        | hand | player |
      And the coup is finished
      Then Ann is paid $100 on player [12.15; 11.1.2]
      And Ben's $100 on banker is collected [12.15; 5.1.2.2]

    @ST-26
    Scenario: Cards that have been turned went to nobody
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann declines the Player hand
      And the dealer turns the 1st card
      And the dealer turns the 3rd card
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Cai    |
      Then it is refused because "no hidden card"
      When every card is turned
      And the dealer reports a hand with the wrong patron with:
        | hand   | banker |
        | patron | Cai    |
      Then it is refused because "no hidden card can have gone to anybody"

    @ST-26
    Scenario: The player of the other hand had them: the result stands too
      Given the cards 9S 2H TH 5D are dealt face down
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Ben    |
      Then the coup is not halted [12.15]
      When the coup is finished
      Then Ann is paid $100 on player [12.15; 11.1.2]

    @X-24
    Scenario: A casino supervisor has a designated player give up the cards
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      Then Ann holds the Player hand
      When the dealer has a hand given up with:
        | hand | player |
      Then it is refused because "Casino Supervisor" [8.3]
      When Sue has a hand given up with:
        | hand | player |
      Then nobody holds the Player hand [8.3]
      When Ann turns the 1st card
      Then it is refused because "players do not handle these cards" [8.3; 8.8; 8.5]
      When the dealer turns the 1st card
      And the coup is finished
      Then Ann is paid $100 on player [8.3; 11.1.2]
      And the event "hand forfeited" is recorded with:
        | rule   | 8.3 |
        | patron | Ann |

    @X-24
    Scenario: And before they were passed to her there is nothing to give up
      Given the cards 9S 2H TH 5D are dealt face down
      When Sue has a hand given up with:
        | hand | player |
      Then it is refused [8.3]

    @X-25
    Scenario: The dealer turns what players left face down, before a third card is dealt
      Given the cards 2S 3H 3C KD are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And Ann turns the 1st card
      When the dealer turns the 3rd card
      Then it is refused because "Ann opens that card"
      When the dealer takes a hand back with:
        | hand | player |
      And the cards 4C are dealt face down
      Then it is refused because "exposed first" [8.15.2]
      When the dealer turns the 3rd card
      And the dealer turns the 2nd card
      Then it is refused because "offered first" [8.14; 8.12]
      When every card is turned
      And the cards 4C are dealt face down
      Then the Player hand is 2S 3C 4C [8.15.2]
      When every card is turned
      And the cards 5D are dealt face down
      And every card is turned
      And the coup is finished
      Then Ann is paid $100 on player [11.1.2]
      And Ben's $100 on banker is collected [5.1.2.2]
