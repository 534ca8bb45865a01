Feature: Too few cards, wrong cards, and errors found too late

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And Max is an assistant casino manager
    And the shoe is ready

  @CR-23
  Scenario Outline: A card is <what>: earlier coups stand, this one is void, and so is the rest of the shoe
    Given Max defers commission
    And Ann wagers $100 on banker
    And the coup is played 2S 9H TH KD
    And Ann wagers $100 on banker
    And Ben wagers $100 on player
    And the cards 9S 2H TC are dealt
    When the dealer reports wrong cards with:
      | what  | <what>           |
      | card  | <card>           |
      | where | next in the shoe |
    Then the coup is void [11.14; 11.14.2]
    And Ann's $100 on banker is returned [11.14.2]
    And Ben has $10,000 in chips [11.14.2]
    And Ann has $10,100 in chips [11.14.1]
    And Ann owes $5 in commission [11.14.1; 10.3.1(a)]
    And a replacement of the cards is due [11.14; 11.14.3]
    And the surveillance must be told at once [reading CR-23]
    And the inspector must be told at once [reading CR-23; 1.1 "Inspector"]
    When the dealer clears the cards
    And Ann wagers $100 on player
    Then it is refused
    When Max ends the shoe
    Then it is refused because "replaced" [11.14.3]
    When Max ends the shoe with:
      | replacement | blue decks |
    Then it is refused because "commission" [10.3.1(a)]
    When the dealer collects commission with:
      | patron | Ann |
    And Max ends the shoe with:
      | replacement | blue decks |
    Then nothing is due for the shoe [11.14.3; 4.4.3]

    Examples:
      | what    | card |
      | missing | KS   |
      | foreign | 5C   |

  @CR-20
  Scenario: The shoe has too few cards to complete the coup, which is void
    Given Dan sits at place 3 with $100,000 in chips
    And Dan wagers $25 on player
    And the cards 9S 2H are dealt
    When the dealer reports too few cards
    Then it is refused because "the coup needs 2" [11.12]
    When the cards TC 5D are dealt
    And the dealer reports too few cards
    Then it is refused because "the coup has all its cards" [11.12]
    When the coup is finished
    And Dan wagers $25 on player on every coup until the shoe is empty
    Then 0 cards are left in the shoe
    When Dan reports too few cards
    Then it is refused
    When the dealer reports too few cards
    Then the coup is void [11.12; 1.1 "Void"]
    And Dan's $25 on player is returned [11.12]
    And nobody must be told anything
    When the dealer clears the cards
    And Dan wagers $25 on player
    Then it is refused because "the last coup has been dealt"

  @CR-19
  Scenario: An error that nobody noticed until another coup had begun changes nothing
    Given Ann wagers $100 on player
    And the coup is played 9S 2H TH 5D
    And Ann wagers $100 on player
    And the cards 2S 9H are dealt
    When Max invalidates the coup with:
      | what   | fraud             |
      | reason | a card was marked |
      | coup   | 1                 |
    Then it is refused because "its result stands" [11.10; 11.11; reading C-27; reading A-08]
    And no money has moved
    When the cards TC KD are dealt
    And the coup is finished
    Then Ann's $100 on player is collected [6.2.1(c)]

  @CR-21
  Scenario: A shuffling device fails, and the dealer sets it right
    Given a table of crown-baccarat/traditional is open with:
      | device | shuffling device |
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on player
    And the cards 9S 2H are dealt
    When the dealer reports a malfunction
    Then the event "device rectified" is recorded [11.13; 1.1 "Shuffling Device"]
    When the cards TH 5D are dealt
    And the coup is finished
    Then Ann is paid $100 on player [11.13; Table 3 "Player"]

  @CR-22
  Scenario: It must be looked into, and nobody suffers from it
    Given a table of crown-baccarat/traditional is open with:
      | device | shuffling device |
    And Ann sits at place 1
    And the shoe is ready
    And Ann wagers $100 on player
    And the cards 9S 2H are dealt
    When the dealer reports a malfunction with:
      | investigate | yes |
    Then it is refused because "Higher Duties Dealer" [11.13]
    When the dealer reports a malfunction with the approval of Hal with:
      | investigate | yes |
    Then the event "device investigated" is recorded [11.13]
    And Ann has $100 on player
    When the dealer reports a malfunction with the approval of Hal with:
      | investigate   | yes    |
      | disadvantaged | player |
    Then the coup is a no bet coup [11.13; reading C-26]
    And Ann's $100 on player is returned [11.13; reading C-26]
    When the dealer reports wrong cards with:
      | what | missing |
    Then a replacement of the cards is due [11.13; 11.14; 11.14.3]

  Scenario: Without a shuffling device there is nothing to report
    When the dealer reports a malfunction
    Then it is refused because "no shuffling device is in use"
