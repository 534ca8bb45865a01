Feature: Too few cards, wrong cards, and a shoe that was not made up as it should be

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor

  @PR-15
  Scenario: Too few cards are left to complete a hand, and the coup is void
    Given a table of star-premium-baccarat/premium is open with:
      | decks     | 3         |
      | layout    | M         |
      | side bets | super-six |
    And Ann sits at place 1 with $100,000 in chips
    And the shoe is ready
    When the dealer reports too few cards
    Then it is refused
    When Ann wagers $25 on player on every coup until the shoe is empty
    Then 0 cards are left in the shoe
    When the dealer reports too few cards
    Then the coup is void [14.6]
    And Ann's $25 on player is returned [14.6; reading A-19; reading P77]
    And nobody must be told anything

  Rule: The cards were not cut, burned or shuffled

    Background:
      Given the dealer brings cards with:
        | cards | red decks |

    @PR-16
    Scenario: Not cut: the coup is completed, then shuffle and cut, and earlier results stand
      Given the dealer shuffles the cards
      When the dealer reports cards not cut with:
        | card | 9S |
      Then a shuffle is due [14.7]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player [14.7; 13.1]
      When Ann wagers $100 on player
      Then it is refused because "shuffled" [14.7]
      When the dealer shuffles the cards with:
        | ground | last coup |
      And Ann wagers $100 on player
      Then it is refused [14.7]
      When Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      Then Ann has $10,000 in chips [14.7]

    @PR-17
    Scenario: Not burned: play goes on with those cards
      Given the dealer shuffles the cards
      And Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      When the dealer reports cards not burned with:
        | card | 9S |
      Then the event "burn missed" is recorded [14.8]
      And the dealer may not burn cards [14.8]
      And nobody must be told anything
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player [14.8; 13.1]
      And 412 cards are left in the shoe [14.8]
      And nothing is due for the shoe [14.8]
      When Ann wagers $100 on player
      And the coup is played 9H 2S TC 5S
      Then Ann is paid $100 on player [14.8; 13.1]

    @PR-18
    Scenario: Not shuffled after the cutting card had come: the coup is completed, then shuffle and cut
      Given the shoe is ready
      And the dealer comes to the cutting card
      And Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      When the dealer reports cards not shuffled with:
        | card | 9H |
      Then a shuffle is due [14.9]
      When Ann wagers $100 on player
      And the coup is played 9H 2S TC 5S
      Then Ann is paid $100 on player [14.9; 13.1; reading P26]
      And Ann has $10,200 in chips [14.9]
      When Ann wagers $100 on player
      Then it is refused because "shuffled" [14.9]
      When the dealer shuffles the cards with:
        | ground | last coup |
      Then it is refused because "replaced" [14.9; 3.9; reading P63]
      When Sue ends the shoe with:
        | replacement | blue decks |
      And the dealer shuffles the cards
      Then the dealer may offer the cut [14.9]
      And Ann may not place a wager [14.9]

  Rule: Missing and foreign cards

    @PR-20a @PR-20b
    Scenario Outline: A card is <what>: earlier coups stand, this one is void, and the rest is taken out and checked
      Given the shoe is ready
      And Ann wagers $100 on banker
      And the coup is played 2S 9H TH KD
      And Ann wagers $100 on banker
      And Ben wagers $100 on player
      And the cards 9S 2H TC are dealt
      When Ann reports wrong cards with:
        | what  | <what>           |
        | card  | <card>           |
        | where | next in the shoe |
      Then it is refused because "Dealer"
      When the dealer reports wrong cards with:
        | what  | <what>           |
        | card  | <card>           |
        | where | next in the shoe |
      Then the coup is void [14.11; 14.11.2]
      And Ann's $100 on banker is returned [14.11.2]
      And Ben has $10,000 in chips [14.11.2]
      And Ann has $10,095 in chips [14.11.1]
      And a check of the cards is due [14.11; 14.11.3]
      And the surveillance must be told at once [14.11.14]
      And the inspector must be told at once [14.11.14]
      When the dealer clears the cards
      And Ann wagers $100 on player
      Then it is refused because "checked" [14.11.3]
      When the dealer shuffles the cards with:
        | ground | last coup |
      Then it is refused because "checked" [14.11.3]
      When the dealer verifies the cards with:
        | census | <census> |
      Then the event "cards verified" is recorded with: [14.11.3]
        | missing | <missing> |
        | excess  | <excess>  |
      When the dealer sends the notice with:
        | notice | surveillance |
      Then the surveillance has been told [14.11.14]
      When the dealer sends the notice with:
        | notice | inspector |
      Then the inspector has been told [14.11.14; 1.1 "Inspector"]

      Examples:
        | what    | card  | census                         | missing | excess   |
        | missing | KS    | 8 of each, 7 of KS             | KS: 1   | none     |
        | foreign | Joker | 8 of each, 7 of KS, 1 of Joker | KS: 1   | Joker: 1 |

    @PR-20b
    Scenario: The same card once too often is foreign too
      Given the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H TC are dealt
      When the dealer reports wrong cards with:
        | what  | foreign          |
        | card  | 5C               |
        | where | next in the shoe |
      Then the coup is void [14.11; 14.11.2]
      When the dealer clears the cards
      And the dealer verifies the cards with:
        | census | 8 of each, 9 of 5C |
      Then the event "cards verified" is recorded with: [14.11.3]
        | excess | 5C: 1 |
