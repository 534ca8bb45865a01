Feature: Wagers that are not valid, refused, or past a Loss Limit

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: A bet must lie in its area, flat, and be a player's own

    @X-11
    Scenario Outline: It is refused when it is placed: <what>
      When the dealer places a wager with:
        | patron   | Ann      |
        | bet      | player   |
        | cents    | $100     |
        | area     | 1        |
        | <detail> | <value>  |
      Then it is refused because "<words>" [<rule>]
      And Ann has $1,000 in chips

      Examples:
        | what                | detail      | value | words                    | rule         |
        | outside its area    | inside area | no    | inside area              | 5.5.1; 5.5   |
        | upon another bet    | flat        | no    | flat                     | 5.5.3; 5.5   |

    @X-11
    Scenario: It is refused to whoever has no Player Card
      Given Dee sits at place 4 without a Player Card
      When Dee wagers $100 on player
      Then it is refused because "Player Card" [5.5.4; 14.1]

    @X-11 @ST-28
    Scenario Outline: On <bet> it is found after the first card, <because>, and goes back, and the others live
      Given Ann wagers $100 on <bet>
      And Ben wagers $100 on banker
      And the cards <cards> are dealt
      When Ann reports an invalid wager with:
        | wager   | Ann's on <bet> |
        | because | <because>      |
      Then it is refused
      When the dealer reports an invalid wager with:
        | wager   | Ann's on <bet> |
        | because | <because>      |
      Then Ann's $100 on <bet> is returned [12.17; 1.1 "Invalid Wager"]
      And Ann has $1,000 in chips [12.17]
      And the coup is not halted [12.17]
      And Ben has $100 on banker [12.17]
      When the dealer reports an invalid wager with:
        | wager   | Ann's on <bet> |
        | because | <because>      |
      Then it is refused because "returned already" [12.17]
      When the coup is finished
      Then Ann has $1,000 in chips [12.17; reading S-32]
      And Ben's $100 on banker is collected [5.1.2.2]

      Examples:
        | because      | bet    | cards       |
        | outside area | player | 9S 2H TH 5D |
        | not flat     | player | 9S 2H TH 5D |
        | outside area | tie    | 9S 2H TH 5D |

    @ST-28
    Scenario: After the payment it is undone
      Given Ann wagers $100 on player
      And the coup is dealt 9S 2H TH 5D
      And the dealer settles the wagers
      Then Ann has $1,100 in chips
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | outside area    |
      Then Ann has $1,000 in chips [12.17; reading S-32]
      And the wager of Ann on player is returned [12.17]
      And the money balances

    @ST-28
    Scenario: It was the highest, and the cards stay where they are
      Given a table of star-baccarat/baccarat is open with:
        | method | B |
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $200 on player
      And Ben wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | not flat        |
      Then Ann's $200 on player is returned [12.17]
      And Ann holds the Player hand [12.15]
      When the coup is finished
      Then Ben is paid $100 on player [12.17; 11.1.2]
      And Ann has $1,000 in chips

  Rule: Without an own Player Card, or for another

    Background:
      Given Ann wagers $100 on player
      And Ben wagers $100 on banker

    @ST-34
    Scenario Outline: Found before the coup it is returned and was never at risk: <because>
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | <because>       |
      Then Ann's $100 on player is returned [12.21; 12.21.1; 14.1]
      And Ann has $1,000 in chips [12.21.1]
      When the coup is played 9S 2H TH 5D
      Then Ann has $1,000 in chips [12.21.1]
      And Ben has $900 in chips

      Examples:
        | because            |
        | no own player card |
        | proxy              |

    @ST-35
    Scenario: Found in the course of the coup it is returned, and nothing is won with it
      Given the cards 9S 2H TH 5D are dealt
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player    |
        | because | no own player card |
      Then Ann's $100 on player is returned [12.21.2]
      When the coup is finished
      Then Ann has $1,000 in chips [12.21.2]
      And Ben's $100 on banker is collected [5.1.2.2]

    @ST-35
    Scenario: It has been paid already: the winnings come back and the stake goes back
      Given the coup is dealt 9S 2H TH 5D
      And the dealer settles the wagers
      Then Ann has $1,100 in chips
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | proxy           |
      Then Ann has $1,000 in chips [12.21.2]
      And the wager of Ann on player is returned [12.21.2]
      And the event "settled wager returned" is recorded with:
        | rule | 12.21.2 |
      And Ben has $900 in chips
      And the money balances

    @ST-35 @A-03
    Scenario: It would have lost, and goes back all the same
      Given the cards 2S 9H TH KD are dealt
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | proxy           |
      Then Ann's $100 on player is returned [12.21.2; reading S-32; reading A-03]
      When the coup is finished
      Then Ann has $1,000 in chips [reading S-32; reading A-03]
      And Ben is paid $95 on banker [11.1.3]

    @ST-36
    Scenario: Coups that were settled before stand
      Given the coup is played 9S 2H TH 5D
      And Ann wagers $200 on player
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player    |
        | because | no own player card |
      Then Ann's $200 on player is returned [12.21.1]
      And Ann has $1,100 in chips [12.21.3]
      And Ben has $900 in chips [12.21.3]

    @ST-36
    Scenario: Reported of a coup that is over, it moves no money
      Given the coup is played 9S 2H TH 5D
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player    |
        | because | no own player card |
      Then no money has moved [12.21.3]
      And the event "irregularity ruled" is recorded with:
        | rule | 12.21.3       |
        | then | results stand |
      And Ann has $1,100 in chips [12.21.3]

  Rule: A wager is refused before the first card, and not after it

    @X-31
    Scenario: On reasonable grounds, which are said, a casino supervisor has it taken off
      Given Ann wagers $100 on player
      When the dealer refuses Ann's wager on player because "a late hand"
      Then it is refused because "Casino Supervisor" [14.17]
      When Sue refuses Ann's wager on player because ""
      Then it is refused because "reasonable grounds" [14.17]
      When Sue refuses Ann's wager on player because "a late hand"
      Then Ann's $100 on player is returned [14.17]
      And Ann has no wager on player [14.17]
      And Ann has $1,000 in chips
      When Ann wagers $100 on player
      And the cards 9S are dealt
      And Sue refuses Ann's wager on player because "a late hand"
      Then it is refused because "first card" [14.17]
      And Ann has $100 on player [14.17]

  Rule: A Loss Limit

    Background:
      Given Cai sits at place 3 with a Loss Limit of $150

    @X-32
    Scenario: A wager that would exceed it is not placed, and lost coups count
      When Cai wagers $151 on player
      Then it is refused because "past his loss limit" [14.3]
      When Cai wagers $100 on banker
      And Cai wagers $51 on tie
      Then it is refused because "past his loss limit" [14.3; reading S-41]
      When the coup is played 9S 2H TH 5D
      And Cai wagers $51 on player
      Then it is refused because "past his loss limit" [14.3; 1.1 "Loss Limit"]
      When Cai wagers $50 on player
      Then Cai has $50 on player [14.3]

    @X-32 @A-17
    Scenario: Wagers on both hands count together
      Given Cai wagers $100 on player
      When Cai wagers $51 on banker with the approval of Sue
      Then it is refused because "past his loss limit" [14.3; reading S-41; reading A-17]
      When Cai wagers $50 on banker with the approval of Sue
      Then Cai has $50 on banker [14.3; 5.6.6]

    @X-32
    Scenario: A casino supervisor may ask for a break before the new period
      When the dealer has a break taken with:
        | patron | Cai           |
        | until  | in 20 minutes |
      Then it is refused because "Casino Supervisor" [14.4]
      When Sue has a break taken with:
        | patron | Ann           |
        | until  | in 20 minutes |
      Then it is refused because "no loss limit" [14.4]
      When Sue has a break taken with:
        | patron | Cai           |
        | until  | in 20 minutes |
      And Cai wagers $50 on player
      Then it is refused because "break" [14.4]
      When 19 minutes pass
      And Sue ends a break with:
        | patron | Cai |
      Then it is refused because "has not begun" [14.4]
      When 1 minute passes
      And the dealer ends a break with:
        | patron | Cai |
      Then it is refused because "Casino Supervisor" [14.4]
      When Sue ends a break with:
        | patron | Cai |
      And Cai wagers $50 on player
      Then Cai has $50 on player [14.4]

    @ST-37
    Scenario: Exceeded during a coup, only the part within it is settled
      When the dealer reports a loss limit passed with:
        | patron    | Cai  |
        | elsewhere | $500 |
      Then it is refused because "no wager on the layout" [12.22]
      When Cai wagers $100 on player
      And Cai wagers $50 on tie
      And the cards 9S 2H are dealt
      And the dealer reports a loss limit passed with:
        | patron | Ann |
      Then it is refused because "no loss limit" [12.22]
      When the dealer reports a loss limit passed with:
        | patron | Cai |
      Then it is refused because "within what is left" [12.22]
      When the dealer reports a loss limit passed with:
        | patron    | Cai |
        | elsewhere | $70 |
      Then Cai's $50 on tie is returned [12.22; reading S-40]
      And Cai has $80 on player [12.22; reading S-40]
      And nobody must be told anything
      When the cards TH 5D are dealt
      And the coup is finished
      Then Cai is paid $80 on player [12.22; 11.1.2]
      And the money balances

    @ST-38 @A-18
    Scenario: What was not declared goes back, the last bet first, and the player is advised
      Given Cai wagers $100 on player
      And Cai wagers $25 on tie
      And Cai wagers $25 on tiger
      And the cards 2S 9H are dealt
      When Cai reports a loss limit passed with:
        | patron     | Cai  |
        | elsewhere  | $140 |
        | undeclared | yes  |
      Then it is refused
      When the dealer reports a loss limit passed with:
        | patron     | Cai  |
        | elsewhere  | $140 |
        | undeclared | yes  |
      Then Cai's $25 on tiger is returned [12.22.1]
      And Cai's $25 on tie is returned [12.22.1]
      And Cai has $10 on player [12.22.1; reading A-18]
      And Cai must be told at once [12.22.1]
      When the dealer sends the notice with:
        | notice | player |
      Then Cai has been told [12.22.1]
      When the cards TH KD are dealt
      And the coup is finished
      Then Cai's $10 on player is collected [12.22; 5.1.1.2; reading A-18]
      And Cai has $9,990 in chips
      And the money balances

    @ST-38
    Scenario: A part of the last bet may be enough
      Given Cai wagers $100 on player
      And Cai wagers $50 on tie
      And the cards 2S 9H are dealt
      When the dealer reports a loss limit passed with:
        | patron     | Cai |
        | elsewhere  | $20 |
        | undeclared | yes |
      Then Cai has $30 on tie [12.22.1; reading S-40]
      And Cai has $100 on player [12.22.1]

    @ST-39
    Scenario: Earlier rounds stand
      Given Cai wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Cai wagers $50 on player
      And the cards 2S 9H are dealt
      When the dealer reports a loss limit passed with:
        | patron | Cai |
        | coup   | 1   |
      Then no money has moved [12.22.2]
      And the event "irregularity ruled" is recorded with:
        | rule | 12.22.2       |
        | then | results stand |
      When the dealer reports a loss limit passed with:
        | patron     | Cai  |
        | elsewhere  | $300 |
        | undeclared | yes  |
      Then Cai's $50 on player is returned [12.22.1]
      And Cai has $10,100 in chips [12.22.2]
