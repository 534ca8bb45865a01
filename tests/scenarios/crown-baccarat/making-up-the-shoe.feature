Feature: The cards are shuffled, cut and burned

  Background:
    Given a table of crown-baccarat/traditional is open
    And Hal is a higher duties dealer
    And Amy is an area manager
    And Max is an assistant casino manager

  Rule: The shuffle

    Background:
      Given the dealer brings cards with:
        | cards | red decks |

    Scenario: Before play the cards are shuffled at the discretion of a Higher Duties Dealer
      When the dealer shuffles the cards with:
        | ground | before play |
      Then it is refused because "ordered by the higher duties dealer" [4.1.2(a)]
      When the dealer shuffles the cards with the approval of Hal with:
        | ground | before play |
      Then the event "cards shuffled" is recorded [4.1.2; 4.1.2(a)]
      And the dealer may offer the cut [4.2.1]

  Rule: The cut

    Background:
      Given Ben sits at place 3
      And Ann sits at place 1
      And Cai sits at place 5
      And the dealer brings cards with:
        | cards | red decks |
      And Hal shuffles the cards

    Scenario: The first player to arrive is asked, and may name another
      When the dealer offers the cut with:
        | to | Ann |
      Then it is refused because "the cut is Ben's" [4.2.2(a)]
      When the dealer offers the cut with:
        | to            | Cai |
        | designated by | Ben |
      And Ben cuts the cards with:
        | cards | 100 |
      Then it is refused because "not offered to you" [4.2.1]
      When Cai cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with:
        | by    | Cai |
        | cards | 100 |

    Scenario: Nobody who is not a player at the table may be named
      When the dealer offers the cut with:
        | to            | Dan |
        | designated by | Ben |
      Then it is refused because "not a player at the table" [4.2.2]

    @X-10
    Scenario: Whoever is asked refuses, the cards go on clockwise, and at last a Higher Duties Dealer cuts
      When the dealer offers the cut with:
        | to | Ben |
      And Ben declines to cut
      And the dealer offers the cut with:
        | to | Ann |
      Then it is refused because "the cut is Cai's" [4.2.3]
      When the dealer offers the cut with:
        | to | Cai |
      And Cai declines to cut
      And the dealer offers the cut with:
        | to | Ann |
      And Ann declines to cut
      And the dealer cuts the cards with:
        | cards | 100 |
      Then it is refused [4.2.1]
      When Hal cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded [4.2.1; 4.2.1(b); 4.2.3]

    Scenario Outline: A cut <depth> cards in
      When the dealer offers the cut with:
        | to | Ben |
      And Ben cuts the cards with:
        | cards | <depth> |
      Then <what> [4.2.4; 4.2.1; 4.2.1(a)]

      Examples:
        | depth | what                               |
        | 51    | it is refused                      |
        | 52    | the event "cards cut" is recorded  |
        | 364   | the event "cards cut" is recorded  |
        | 365   | it is refused                      |

    Scenario Outline: The cutting card is put in <behind> cards from the back
      Given Hal cuts the cards with:
        | cards | 100 |
      When the dealer places the cutting card with:
        | behind | <behind> |
      Then <what> [4.2.5; <rule>; 1.1 "Cutting Card"]

      Examples:
        | behind | what                                        | rule     |
        | 20     | the event "cutting card placed" is recorded | 4.2.5(a) |
        | 13     | the event "cutting card placed" is recorded | 4.2.5(b) |
        | 14     | it is refused                               | 4.2.5(a) |

  Rule: The burn

    Background:
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And Hal shuffles the cards
      And Hal cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |

    Scenario: The Crown Burn takes one card, which nobody sees
      When the dealer burns cards with:
        | kind | one face down |
      Then 415 cards are left in the shoe [4.3.1; 4.3.1(a); 1.1 "Burn(ed)"]

    Scenario: A player may ask to see the card
      When the dealer burns cards with:
        | kind  | one shown |
        | shown | 9S        |
      Then it is refused because "at a player's request" [4.3.1(a)]
      When the dealer burns cards with:
        | kind         | one shown |
        | shown        | 9S        |
        | requested by | Ann       |
      Then 415 cards are left in the shoe [4.3.1(a)]

    Scenario Outline: A Traditional Burn on <shown> takes <cards> cards
      When the dealer burns cards with:
        | kind         | by face value |
        | shown        | <shown>       |
        | cards        | <cards>       |
        | requested by | Ann           |
      Then it is refused because "approval of the Area Manager" [4.3.1(b)]
      When the dealer burns cards with the approval of Amy with:
        | kind         | by face value |
        | shown        | <shown>       |
        | cards        | 1             |
        | requested by | Ann           |
      Then it is refused because "takes <cards> cards" [4.3.1(b)]
      When the dealer burns cards with the approval of Amy with:
        | kind         | by face value |
        | shown        | <shown>       |
        | cards        | <cards>       |
        | requested by | Ann           |
      Then <left> cards are left in the shoe [4.3.1(b)]

      Examples:
        | shown | cards | left |
        | AS    | 2     | 414  |
        | 4H    | 5     | 411  |
        | KD    | 11    | 405  |

    Scenario: An Assistant Casino Manager may let the other cards be turned
      When the dealer burns cards with the approval of Amy with:
        | kind         | by face value exposed |
        | shown        | 2H                    |
        | cards        | 3                     |
        | turned       | KS 9D                 |
        | requested by | Ann                   |
      Then it is refused because "Assistant Casino Manager" [4.3.1(b)(i)]
      When the dealer burns cards with the approval of Max with:
        | kind         | by face value exposed |
        | shown        | 2H                    |
        | cards        | 3                     |
        | turned       | KS 9D                 |
        | requested by | Ann                   |
      Then the event "cards burned" is recorded with:
        | cards  | 3     |
        | turned | KS 9D |
      And 413 cards are left in the shoe [4.3.1(b)(i)]
