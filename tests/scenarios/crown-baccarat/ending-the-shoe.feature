Feature: The shoe ends, or its cards may not be played any more

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Hal is a higher duties dealer
    And the shoe is ready
    And Ann wagers $100 on player

  Rule: The last coup

    @X-09
    Scenario: The cutting card appears in the middle of a coup, and one more coup is dealt
      Given the cards 9S 2H are dealt
      When the dealer comes to the cutting card
      And the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player
      And the event "cutting card appeared" is recorded [8.5; 8.5.1; 8.5.2; 8.5.3]
      And the event "last coup announced" is recorded [8.5.3]
      And the shoe has 1 more coup [8.5.3]
      And Hal may not end the shoe
      When Ann wagers $100 on player
      And the coup is played 9S 2H TC 5D
      Then the shoe has 0 more coups [1.1 "Shoe"; 8.5.3]
      When Ann wagers $100 on player
      Then it is refused because "last coup" [8.5.3; 8.5.4]

    @X-09
    Scenario: The cutting card comes before the first card, and that coup is the last
      When the dealer comes to the cutting card
      Then the event "last coup announced" is recorded [8.5.3; reading C-12]
      And the shoe has 1 more coup [8.5]
      When the coup is played 9S 2H TC 5D
      Then the shoe has 0 more coups [reading C-12; 8.5]
      And the dealer may end the shoe

    Scenario: After it the cards are shuffled, cut and burned again before anybody wagers
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D
      When the dealer ends the shoe
      And Ann wagers $100 on player
      Then it is refused because "not ready"
      When the dealer calls for bets
      Then it is refused because "not ready"
      When Hal shuffles the cards with:
        | ground | last coup |
      Then the event "cards shuffled" is recorded [4.1.2(b); 8.5.4]
      When the dealer offers the cut with:
        | to | Ann |
      And Ann cuts the cards with:
        | cards | 60 |
      And the dealer places the cutting card with:
        | behind | 13 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      Then Ann has $100 on player

    Scenario: A Higher Duties Dealer may have them replaced by other decks, which are shuffled, cut and burned
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D
      When the dealer ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "for the supervisor" [4.4.1]
      When the dealer ends the shoe with the approval of Hal with:
        | replacement | blue decks |
      Then the event "shoe ended" is recorded [4.4.1; 8.5.4]
      And the dealer may not offer the cut [4.4.3; 4.4.1]
      When Hal shuffles the cards
      Then the dealer may offer the cut [4.4.3]
      And the dealer may not burn cards [4.4.3]
      And Ann may not place a wager [4.4.3]

    Scenario: From the second shoe on the cut is for the player to the left of the dealer
      Given Ben sits at place 6
      And Cai sits at place 3
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D
      When the dealer ends the shoe
      And Hal shuffles the cards with:
        | ground | last coup |
      And Ann leaves the table
      And the dealer offers the cut with:
        | to | Ben |
      Then it is refused because "the cut is Cai's" [4.2.2(b)]
      When the dealer offers the cut with:
        | to            | Ben |
        | designated by | Cai |
      And Ben cuts the cards with:
        | cards | 60 |
      Then the event "cards cut" is recorded with:
        | by | Ben |

    Scenario: A pre-shuffled set goes to the cut at once
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D
      When Hal ends the shoe with:
        | replacement | blue decks pre-shuffled by the factory |
      Then the dealer may offer the cut [4.1.1; 8.5.4; 1.1 "Pre-Shuffled Cards"]

  Rule: Cards that players handled, and cards that are unfit

    @X-01
    Scenario: When players handled the cards of a shoe, all of them are replaced after it
      Given the coup is played 9S 2H TC 5D
      When the dealer reports cards handled with:
        | who | Ann |
      Then the event "cards handled" is recorded [4.4.4]
      When Ann wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D
      And Hal ends the shoe
      Then it is refused because "replaced" [4.4.4]
      When Hal ends the shoe with:
        | replacement | blue decks |
      Then nothing is due for the shoe [4.4.4]

    @X-02
    Scenario: Unfit cards are replaced between coups, all of them or some
      Given the cards 9S 2H are dealt
      When Hal replaces unfit cards with:
        | cards | KS |
      Then it is refused because "in progress" [4.4.2]
      When the cards TC 5D are dealt
      And the coup is finished
      And the dealer replaces unfit cards with:
        | cards | KS |
      Then it is refused [4.4.2]
      When Hal replaces unfit cards with:
        | cards | KS |
      Then the event "cards replaced" is recorded [4.4.2]
      When Hal replaces unfit cards with:
        | replacement | blue decks |
      Then Hal may shuffle the cards [4.4.2; 4.4.3]
      And Ann may not place a wager [4.4.3]

    @X-08 @Y-09
    Scenario: The sequence of the cards was seen, and the shoe is void at once
      Given the cards 9S 2H are dealt
      When the dealer reports a sequence revealed
      Then it is refused because "Higher Duties Dealer" [4.4.2(a)]
      When the dealer reports a sequence revealed with the approval of Hal
      Then the coup is void [4.4.2(a)]
      And Ann's $100 on player is returned [4.4.2(a); reading C-09]
      And a replacement of the cards is due [4.4.2(a)]
      When the dealer clears the cards
      And Ann wagers $100 on player
      Then it is refused

  Rule: Shuffles at other times

    @X-04 @A-12
    Scenario: An abnormal sequence is shuffled away, and the coup that is being dealt is completed first
      Given the cards 9S 2H are dealt
      When the dealer reports an abnormal sequence
      Then it is refused because "Higher Duties Dealer" [4.1.2(c)]
      When Hal reports an abnormal sequence
      Then a shuffle is due [4.1.2; 4.1.2(c); reading A-12]
      When the cards TC 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player
      When Ann wagers $100 on player
      Then it is refused because "shuffled" [4.1.2(c)]
      When Hal shuffles the cards with:
        | ground | abnormal sequence |
      Then nothing is due for the shoe
      And the dealer may offer the cut [4.2.1]

    @X-05
    Scenario: Dropped cards are counted, and shuffled when a Higher Duties Dealer sees cause
      Given the coup is played 9S 2H TC 5D
      When the dealer reports dropped cards with:
        | collected | 411 |
      Then it is refused because "Higher Duties Dealer" [4.1.2(d)]
      When the dealer reports dropped cards with the approval of Hal with:
        | collected | 411 |
      Then a shuffle is due [4.1.2; 4.1.2(d)]
      When the dealer shuffles the cards with the approval of Hal with:
        | ground | reasonable cause |
      Then nothing is due for the shoe [4.1.2(d)]
