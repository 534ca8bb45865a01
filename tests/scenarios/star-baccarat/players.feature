Feature: Player Cards, wagers for others, and Loss Limits

  Background:
    Given a table of star-baccarat/baccarat is open
    And Sue is a casino supervisor
    And the shoe is ready

  Rule: A player has a valid card of his own

    Scenario: Without a Player Card nobody wagers
      Given Ann sits at place 1 without a Player Card
      And Ben sits at place 2
      When Ann wagers $100 on player
      Then it is refused because "no Player Card of his own" [14.1; 5.5.4; 1.1 "Player Card"]
      When Ben wagers $100 on player
      Then Ben has $100 on player [14.1; 1.1 "Player Card"]

    Scenario: No claim makes up for a card of one's own, and nobody may waive it
      Given Ann sits at place 1 without a Player Card
      When Ann wagers $100 on player with the approval of Sue
      Then it is refused because "no Player Card of his own" [14.1; 14.1.1]
      When Sue places a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $100   |
        | area   | 1      |
      Then it is refused because "no Player Card of his own" [14.1; 14.1.1; 14.1.2]

  Rule: Nobody wagers for another

    Scenario: The owner must be there, and then another may lay the chips down for her
      Given Ann sits at place 1
      And Ben sits at place 2
      When the dealer places a wager with:
        | patron        | Ann    |
        | bet           | player |
        | cents         | $100   |
        | area          | 1      |
        | owner present | no     |
      Then it is refused because "nobody wagers for him" [14.21; 1.1 "Proxy Betting"]
      When Ben places a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $100   |
        | area   | 1      |
      Then it is refused [5.2; 14.21; 1.1 "Proxy Betting"]
      When the dealer places a wager with:
        | patron | Ann    |
        | bet    | player |
        | cents  | $100   |
        | area   | 1      |
      Then Ann has $100 on player [1.1 "Proxy Betting"]
      And Ann has $9,900 in chips

    Scenario Outline: A wager made for another is invalid, whatever is claimed: <because>
      Given Ann sits at place 1
      And Ann wagers $100 on player
      When the dealer reports an invalid wager with:
        | wager   | Ann's on player |
        | because | <because>       |
      Then Ann's $100 on player is returned [12.21.1; 14.1.2]

      Examples:
        | because            |
        | proxy              |
        | no own player card |

  Rule: Loss Limits

    Scenario: A wager that could pass it is refused, and open wagers count as lost
      Given Ann sits at place 1 with a Loss Limit of $150
      When Ann wagers $100 on player
      And Ann wagers $100 on tie
      Then it is refused because "past his loss limit" [14.3; 1.1 "Loss Limit"]
      When Ann wagers $50 on tie
      Then Ann has $50 on tie [14.3]
      When the coup is played 2S 9H TC KD
      And Ann wagers $25 on player
      Then it is refused because "past his loss limit" [14.3; 1.1 "Loss Limit"]

    Scenario: Chips are declared before they are wagered, and those left over on leaving
      Given Ann sits at place 1 with a Loss Limit of $5,000
      When Ann wagers $10,000 on player
      Then it is refused [14.3]
      When the dealer buys chips with:
        | patron | Ann  |
        | cents  | $500 |
      Then the event "chips bought" is recorded with: [14.2; 14.2.1]
        | patron | Ann  |
        | cents  | $500 |
      When the dealer brings chips with:
        | patron | Ann  |
        | cents  | $200 |
      Then the event "chips brought" is recorded with: [14.2; 14.2.2]
        | cents | $200 |
      When Ann leaves the table
      Then it is refused because "declares the chips left over" [14.2; 14.2.3]
      When the dealer leaves the table with:
        | patron    | Ann     |
        | remaining | $10,700 |
      Then the event "patron left" is recorded with: [14.2; 14.2.3]
        | patron    | Ann     |
        | remaining | $10,700 |
        | lost      | $0      |

    Scenario: Nobody wagers chips that he has not declared
      Given Ann sits at place 1 with a Loss Limit of $20,000
      When the dealer leaves the table with:
        | patron    | Ann     |
        | remaining | $10,000 |
      And the dealer arrives with:
        | patron      | Ann     |
        | place       | 1       |
        | player card | yes     |
        | loss limit  | $20,000 |
      And Ann wagers $100 on player
      Then it is refused because "0 cents in chips" [14.2]
      When the dealer brings chips with:
        | patron | Ann  |
        | cents  | $100 |
      And Ann wagers $100 on player
      Then Ann has $100 on player [14.2; 14.2.2]

    Scenario: Who plays on no Loss Limit declares nothing on leaving
      Given Ben sits at place 2
      When Ben leaves the table
      Then Ben is not at the table

    Scenario: Whoever comes back has lost what he had lost
      Given Ann sits at place 1 with a Loss Limit of $150
      And Ann wagers $100 on player
      And the coup is played 2S 9H TC KD
      When the dealer leaves the table with:
        | patron    | Ann    |
        | remaining | $9,900 |
      Then the event "patron left" is recorded with: [14.2.3; 1.1 "Loss Limit"]
        | lost | $100 |
      When the dealer arrives with:
        | patron      | Ann  |
        | place       | 1    |
        | player card | yes  |
        | loss limit  | $150 |
      And the dealer brings chips with:
        | patron | Ann    |
        | cents  | $9,900 |
      And Ann wagers $75 on player
      Then it is refused because "past his loss limit" [14.3; 14.2.3; 1.1 "Loss Limit"]
      When Ann wagers $50 on player
      Then Ann has $50 on player [14.3]

    Scenario: What was won may be lost again
      Given Ann sits at place 1 with a Loss Limit of $150
      And Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      When Ann wagers $250 on player
      Then Ann has $250 on player [1.1 "Loss Limit"]
