Feature: Cards in the other hand's area, or with the player of the other hand

  Background:
    Given a table of crown-baccarat/traditional is open with:
      | method | highest-wagerers |
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Cards in the wrong area, exposed or not

    Background:
      Given the cards 9S 2H TH 5D are dealt
      And the dealer reports cards in the wrong area with:
        | cards | 1st and 2nd |

    Scenario: Until it is decided nothing goes on
      When the dealer announces the counts
      Then it is refused because "stands still" [11.7; 11.7.1]
      When the dealer chooses a remedy with:
        | remedy | no bet coup |
        | reason | it is late  |
      Then it is refused because "Higher Duties Dealer" [11.7.1; reading C-24]

    @CR-12a
    Scenario: The coup is completed with all wagers valid
      When Hal chooses a remedy with:
        | remedy | complete all valid             |
        | reason | everybody saw whose cards they |
      Then the coup is not halted [11.7.3; 11.7.3(a)]
      When the coup is finished
      Then Ann is paid $100 on player [11.7.3(a); Table 3 "Player"]
      And Ben's $100 on banker is collected [11.7.3(a); 6.2.2(c)]

    @CR-12b @A-14
    Scenario: Each player may retract or reduce, and no more
      When Hal chooses a remedy with:
        | remedy | complete after retract or reduce |
        | reason | the cards were seen              |
      And Ann wagers $100 on player
      Then it is refused [11.7.1; 11.7.3(b)]
      When the dealer resumes the coup
      Then it is refused
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $25             |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      And the dealer resumes the coup
      And the coup is finished
      Then Ann is paid $75 on player [11.7.3(b); Table 3 "Player"]
      And Ben's $100 on banker is returned [11.7.1; 11.7.3(b); 6.4; reading A-14]

    @CR-12c
    Scenario: It is dealt as a dummy coup
      When Hal chooses a remedy with:
        | remedy | no bet coup         |
        | reason | the cards were seen |
      Then the coup is a no bet coup [11.7.1; 11.7.3(c)]
      And Ann's $100 on player is returned [11.7.1; 11.7.3(c); 11.8.3; 14.4]
      And Ben's $100 on banker is returned [11.7.1; 11.8.3]
      And a marker shows no bet coup [11.8.2]
      When the coup is finished
      Then no money has moved

  Rule: Cards with the player of the other hand

    @CR-13
    Scenario: The same three choices
      Given the cards 9S 2H TH 5D are dealt face down
      When the dealer reports a hand with the wrong patron with:
        | hand   | player |
        | patron | Ben    |
      Then the coup is halted [11.7.2]
      When Hal chooses a remedy with:
        | remedy | complete all valid |
        | reason | nobody looked      |
      Then the coup is not halted [11.7.2; 11.7.3(a)]
      When the coup is finished
      Then Ann is paid $100 on player [Table 3 "Player"]

    @CR-13
    Scenario: One of them is to let players retract, and when all do, to deal it without wagers
      Given the cards 9S 2H TH 5D are dealt face down
      When the dealer reports a hand with the wrong patron with:
        | hand   | banker |
        | patron | Ann    |
      And Hal chooses a remedy with:
        | remedy | complete after retract or reduce |
        | reason | she looked                       |
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      And Hal resumes the coup
      Then no wager lies on the layout [11.7.2; 11.7.3(b)]
      And Ann has $10,000 in chips
      And Ben has $10,000 in chips
