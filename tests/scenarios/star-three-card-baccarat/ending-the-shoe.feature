Feature: The last coup, and cards that are not played again

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 4
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player

  Rule: The cutting card

    @X-09
    Scenario: It appears during a coup, which is completed, and no other is dealt after it
      When Ann comes to the cutting card
      Then it is refused because "not for a Player"
      When the cards 9S 2H are dealt
      And the dealer comes to the cutting card
      And the cards TH KS 7D KD are dealt
      And the coup is finished
      Then Ann is paid $95 on player [4.7; 11.1.1]
      And the event "cutting card appeared" is recorded with: [4.7; reading T08]
        | coups left | 0 |
      When Ann wagers $100 on player
      Then it is refused because "the last coup has been dealt" [4.7; 4.1.2]
      When Sue ends the shoe
      And Ann wagers $100 on player
      Then it is refused [4.7; 4.1.2]
      When the dealer shuffles the cards with:
        | ground | last coup |
      Then the event "cards shuffled" is recorded with: [4.1; 4.1.2; 4.7]
        | ground | last coup |
      And nobody must be told anything

    @X-09
    Scenario: It comes as the first card of a coup, which is announced as the last, while wagers stay open
      When the dealer comes to the cutting card
      Then the event "last coup announced" is recorded [4.8]
      And the shoe has 1 more coup [4.8]
      When Ben wagers $25 on player
      Then Ben has $25 on player [4.8; reading T30]
      When the coup is played 9S 8H 2H TH KS TC 7D KH KD
      Then Ann is paid $95 on player [4.8; 11.1.1]
      And the shoe has 0 more coups [4.8]
      When Ben wagers $25 on player
      Then it is refused because "the last coup has been dealt" [4.7; 4.8]
      And the dealer may end the shoe [4.8]

    Scenario: From the next shoe on the cut is for the player on the dealer's left, and the cards are burned again
      Given Cai sits at place 2
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TH KS 7D KD
      And Ann leaves the table
      When Sue ends the shoe
      And the dealer shuffles the cards with:
        | ground | last coup |
      And the dealer offers the cut with:
        | to | Ben |
      Then it is refused because "the cut is Cai's" [4.3; 4.3.2; reading T10]
      When the dealer offers the cut with:
        | to | Cai |
      Then the event "cut offered" is recorded [4.3.2]
      When Cai declines to cut
      And the dealer offers the cut with:
        | to | Ben |
      And Ben cuts the cards with:
        | cards | 60 |
      And the dealer places the cutting card with:
        | behind | 52 |
      And Ben wagers $100 on player
      Then it is refused because "not ready" [4.11]
      When the dealer burns cards with:
        | kind  | by face value |
        | shown | AS            |
        | cards | 2             |
      And Ben wagers $100 on player
      Then Ben has $100 on player [4.11]

  Rule: Cards replaced

    Scenario: After the last coup the casino supervisor may replace them, and the new ones are checked and shuffled
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH KS 7D KD
      When the dealer ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "for the supervisor" [3.9]
      When the dealer ends the shoe with the approval of Sue with:
        | replacement | blue decks |
      Then the event "shoe ended" is recorded [3.9]
      And the dealer may not offer the cut [3.9; 4.1]
      When the dealer shuffles the cards
      Then it is refused because "checked before they are used" [3.5]
      When the dealer checks the cards
      And the dealer shuffles the cards
      Then the dealer may offer the cut [3.9; 4.1]

    Scenario: Pre-shuffled cards go to the cut without a shuffle
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH KS 7D KD
      When Sue ends the shoe with:
        | replacement | blue decks pre-shuffled by the casino |
      And the dealer checks the cards
      Then the dealer may offer the cut [4.1.2; 3.6]

    @X-02
    Scenario: Cards unfit for further use are replaced, provided that no coup is in progress
      Given the cards 9S 2H are dealt
      When Sue replaces unfit cards with:
        | replacement | blue decks |
      Then it is refused because "in progress" [3.10]
      When the cards TH KS 7D KD are dealt
      And the coup is finished
      Then Ann is paid $95 on player
      When the dealer replaces unfit cards with:
        | replacement | blue decks |
      Then it is refused because "approval of the Casino Supervisor" [3.10]
      When Sue replaces unfit cards with:
        | cards | KS |
      Then it is refused because "all the cards" [3.10]
      When the dealer replaces unfit cards with the approval of Sue with:
        | replacement | blue decks |
      Then the event "cards replaced" is recorded [3.10]
      And no money has moved
      And Ann may not place a wager [3.10; 4.1]
      When the dealer checks the cards
      Then the dealer may shuffle the cards [3.10; 4.1]
      And nobody must be told anything

    @X-04
    Scenario: Cards suspected not to be randomly intermixed are shuffled after the coup
      Given the cards 9S 2H are dealt
      When the dealer reports cards not intermixed
      Then it is refused because "approval of the Casino Supervisor" [4.1.3]
      When the dealer reports cards not intermixed with the approval of Sue
      Then a shuffle is due [4.1.3]
      And Ann has $100 on player
      And no money has moved
      When the cards TH KS 7D KD are dealt
      And the coup is finished
      Then Ann is paid $95 on player [4.1.3; 11.1.1]
      When Ann wagers $100 on player
      Then it is refused because "shuffled and cut before another coup" [4.1.3]
      When the dealer shuffles the cards with:
        | ground | not intermixed |
      Then it is refused because "ordered by the casino supervisor" [4.1.3]
      When Sue shuffles the cards with:
        | ground | not intermixed |
      Then the event "cards shuffled" is recorded [4.1; 4.1.3]
      And nothing is due for the shoe [4.1.3]
      And nobody must be told anything

    @D12
    Scenario: An inspector may have the cards checked at any time
      Given the coup is played 9S 2H TH KS 7D KD
      When the dealer orders a check of the cards
      Then it is refused [reading D12]
      When the inspector orders a check of the cards
      Then a check of the cards is due [reading D12; 1.1 "inspector"]
      When the inspector settles the wagers
      Then it is refused [1.1 "inspector"]
      When the dealer verifies the cards with:
        | census | 8 of each |
      Then nothing is due for the shoe [reading D12]
