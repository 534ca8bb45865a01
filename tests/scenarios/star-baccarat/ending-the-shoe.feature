Feature: The last coup of a shoe, and the cards of the next

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player

  Rule: The last coup

    Scenario: The cutting card appears in the middle of a coup, and one more coup is dealt
      Given the cards 9S 2H are dealt
      When the dealer comes to the cutting card
      And the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [4.9; 11.1.2]
      And the event "cutting card appeared" is recorded [4.9]
      And the event "last coup announced" is recorded [4.9]
      And the shoe has 1 more coup [4.9]
      And the dealer may not end the shoe [4.9]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TC 5D
      Then the shoe has 0 more coups [4.9]
      When Ann wagers $100 on player
      Then it is refused because "last coup" [4.9]

    Scenario: It appears as the first card of a coup, and that coup is the last
      When the dealer comes to the cutting card
      Then the event "last coup announced" is recorded [4.10]
      And the shoe has 1 more coup [4.10]
      When the coup is played 9S 2H TC 5D
      Then the shoe has 0 more coups [4.10]
      And the dealer may end the shoe [4.10]

  Rule: The next shoe

    Background:
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D

    Scenario: The cards are shuffled, cut and burned again before anybody wagers
      When the dealer ends the shoe
      And Ann wagers $100 on player
      Then it is refused because "not ready" [4.1.2]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "they must be shuffled" [4.1.2]
      When the dealer shuffles the cards with:
        | ground | last coup |
      Then the event "cards shuffled" is recorded with: [4.1.2]
        | ground | last coup |
      When Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      Then Ann has $100 on player [4.1.2]

    Scenario: Pre-shuffled cards go to the cut at once
      When Sue ends the shoe with:
        | replacement | blue decks pre-shuffled by the casino |
      And Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded [4.1.2; 4.3]

    Scenario: A casino supervisor may have them replaced, with cards of another back, which are shuffled
      When the dealer ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "for the supervisor" [3.8]
      When Sue ends the shoe with:
        | replacement | red decks |
      Then it is refused [3.8]
      When the dealer ends the shoe with the approval of Sue with:
        | replacement | blue decks |
      Then the event "shoe ended" is recorded [3.8]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "they must be shuffled" [3.8; 4.1.2]
      When the dealer shuffles the cards
      And Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded [3.8; 4.3]

  Rule: The scanning shoe

    Scenario: Other cards with the same back are taken with the leave of a casino supervisor
      Given a table of star-baccarat/baccarat is open with:
        | device | scanning shoe |
      And Ann sits at place 1
      And the shoe is ready with blue decks
      And Ann wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TC 5D
      When the dealer ends the shoe with:
        | replacement | other blue decks |
      Then it is refused because "supervisor" [3.8; 3.8.1]
      When the dealer ends the shoe with the approval of Sue with:
        | replacement | other blue decks |
      Then the event "shoe ended" is recorded [3.8; 3.8.1]

    Scenario: What it read is kept beside what was dealt, and a difference stops the coup
      Given a table of star-baccarat/baccarat is open with:
        | device | scanning shoe |
      And Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      When the dealer draws a card with:
        | card    | 9S  |
        | scanned | 8S  |
        | exposed | yes |
      Then it is refused because "report the discrepancy" [1.1 "Electronic Card shoe"]
      When the dealer draws a card with:
        | card    | 9S  |
        | scanned | 9S  |
        | exposed | yes |
      Then the event "card drawn" is recorded with: [7.3; 1.1 "Electronic Card shoe"]
        | card    | 9S |
        | scanned | 9S |
      When the dealer reports a discrepancy with:
        | card    | 4H  |
        | scanned | 4D  |
        | exposed | yes |
      Then the coup is halted [12.13; 1.1 "Electronic Card shoe"]
