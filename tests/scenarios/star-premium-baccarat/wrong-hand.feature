Feature: Cards in the other hand's area, with the wrong person, or turned by the dealer

  Background:
    Given a table of star-premium-baccarat/premium is open with:
      | method | method-b |
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Cards in the wrong area, exposed or not

    Background:
      Given the cards 9S 2H TH 5D are dealt face down
      And the dealer reports cards in the wrong area with:
        | cards | 1st and 2nd |

    @A-22
    Scenario: Until a casino supervisor has chosen nothing goes on, and an Inspector is to be told
      Then the coup is halted [14.12; 14.12.1; 14.12 (continued)]
      And the inspector must be told before the next coup [14.12.7]
      When every card is turned
      Then it is refused because "stands still" [14.12.1]
      When the dealer chooses a remedy with:
        | remedy | no bet coup |
        | reason | it is late  |
      Then it is refused because "Casino Supervisor" [14.12.1; reading P05]
      When Sue chooses a remedy with:
        | remedy | no bet coup |
        | reason |             |
      Then it is refused because "reason" [14.12.1; reading A-22]

    @PR-21a
    Scenario: The coup is completed with all wagers valid
      When Sue chooses a remedy with:
        | remedy | complete all valid               |
        | reason | everybody saw whose cards they were |
      Then the coup is not halted [14.12.1; 14.12.4]
      When the coup is finished
      Then Ann is paid $100 on player [14.12.4; 13.1]
      And Ben's $100 on banker is collected [14.12.4; 5.1.2.2]
      When Ann wagers $100 on player
      And the dealer draws a card with:
        | card    | 9S  |
        | exposed | no  |
      Then it is refused because "told" [14.12.7]
      When the dealer sends the notice with:
        | notice | inspector |
      And the cards 9S are dealt face down
      Then the inspector has been told [14.12.7]

    @PR-21a
    Scenario: Each player may retract or reduce, in whole or in part, and no more
      When Sue chooses a remedy with:
        | remedy | complete after retract or reduce |
        | reason | the cards were seen              |
      And Ann wagers $100 on player
      Then it is refused [14.12.1; 14.12.5]
      When Ann chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      Then it is refused [14.12.1; 14.12.5]
      When the dealer resumes the coup
      Then it is refused because "Ann" [14.12.1; 14.12.5]
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $25             |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      And the dealer resumes the coup
      And the coup is finished
      Then Ann is paid $75 on player [14.12.5; 13.1]
      And Ben's $100 on banker is returned [14.12.1; 14.12.5; reading P36]
      And Ben has $10,000 in chips
      And Ann has $10,075 in chips

    @PR-21a
    Scenario: When nobody's wager remains, no coup can be completed after that choice
      When Sue chooses a remedy with:
        | remedy | complete after retract or reduce |
        | reason | the cards were seen              |
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      And Sue resumes the coup
      Then no wager lies on the layout [14.12.5]
      And the coup is a no bet coup [14.12.6]
      And Ann has $10,000 in chips

    @PR-21a
    Scenario: It is played as a no bet coup
      When Sue chooses a remedy with:
        | remedy | no bet coup         |
        | reason | the cards were seen |
      Then the coup is a no bet coup [14.12.1; 14.12.6]
      And Ann's $100 on player is returned [14.12.1; 14.12.6; 14.4]
      And Ben's $100 on banker is returned [14.12.1; 14.12.6]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [14.12.1; 14.4; 14.12.6]
      When the coup is finished
      Then no money has moved
      And the inspector must be told before the next coup [14.12.7]

  Rule: Cards with the person who accepts the other hand

    @PR-21b
    Scenario: The same choices, though he has looked at them
      Given the cards 9S 2H TH 5D are dealt face down
      When Ann reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Ben    |
      Then it is refused because "Dealer"
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Ben    |
      Then the coup is halted [14.12; 14.12.2]
      And the inspector must be told before the next coup [14.12.7]
      When the dealer chooses a remedy with:
        | remedy | complete all valid |
        | reason | nobody looked      |
      Then it is refused because "Casino Supervisor" [14.12.2; reading P05]
      When Sue chooses a remedy with:
        | remedy | complete all valid |
        | reason | nobody looked      |
      Then the coup is not halted [14.12.2; 14.12.4]
      When the coup is finished
      Then Ann is paid $100 on player [13.1]
      And Ben's $100 on banker is collected

    @PR-21b
    Scenario: Or the players may take back what they like
      Given the cards 9S 2H TH 5D are dealt face down
      When the dealer reports a hand with the wrong patron with:
        | hand   | banker |
        | patron | Ann    |
      And Sue chooses a remedy with:
        | remedy | complete after retract or reduce |
        | reason | she looked                       |
      And Ann chooses about a wager with:
        | wager | Ann's on player |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $50             |
      And the dealer resumes the coup
      And the coup is finished
      Then Ben's $50 on banker is collected [14.12.2; 14.12.5; 5.1.2.2; reading P79]
      And Ben has $9,950 in chips
      And Ann is paid $100 on player [13.1]

    @PR-21b
    Scenario: Somebody who was designated for neither hand is treated alike
      Given Cai sits at place 3
      And the cards 9S 2H TH 5D are dealt face down
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Cai    |
      Then the coup is halted [reading PR-21b]
      And the inspector must be told before the next coup [reading PR-21b]

  Rule: The dealer turns what a patron should have turned

    @PR-21c
    Scenario: It is an irregularity, and an Inspector is told whatever is chosen
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      When the dealer reports cards turned early with:
        | cards | 1st |
      Then the coup is halted [14.12; 14.12.3]
      And the inspector must be told before the next coup [14.12.7]
      When Sue chooses a remedy with:
        | remedy | no bet coup       |
        | reason | Ann wanted to see |
      Then the coup is a no bet coup [14.12.3; 14.12.6]
      And Ann's $100 on player is returned [14.12.3; 14.12.6]
      And Ann has $10,000 in chips
      When the coup is finished
      And the dealer sends the notice with:
        | notice | inspector |
      Then the inspector has been told [14.12.7]

    @PR-21c
    Scenario: Completed with all wagers valid, it pays as if Ann had turned it
      Given the cards 9S 2H TH 5D are dealt face down
      And the Player hand is offered to Ann
      And Ann accepts the Player hand
      And the dealer reports cards turned early with:
        | cards | 1st |
      When Sue chooses a remedy with:
        | remedy | complete all valid |
        | reason | all agreed         |
      And the coup is finished
      Then Ann is paid $100 on player [14.12.4; 13.1]
      And Ben's $100 on banker is collected [14.12.4; 5.1.2.2]

    @PR-21c
    Scenario: Where the dealer keeps the cards there is nothing to turn too early
      Given a table of star-premium-baccarat/premium is open with:
        | method | method-a |
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt face down
      When the dealer reports cards turned early with:
        | cards | 1st |
      Then it is refused [14.12.3]
