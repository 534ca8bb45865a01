Feature: The cards are shuffled, cut and burned

  Background:
    Given a table of star-baccarat/baccarat is open
    And Sue is a casino supervisor

  Rule: The shuffle

    Scenario: Before the start of play nothing is wagered, cut or dealt until the cards are shuffled
      Given Ann sits at place 1
      When Ann wagers $100 on player
      Then it is refused because "no cards" [3.6; 4.1.1; star-how-to-play-baccarat play-4]
      When the dealer brings cards with:
        | cards | red decks |
      And Ann wagers $100 on player
      Then it is refused because "not ready" [4.1.1; star-how-to-play-baccarat play-4]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "they must be shuffled" [4.1.1]
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "not ready" [3.6; 4.1.1]
      When the dealer shuffles the cards
      Then the event "cards shuffled" is recorded with:
        | ground | before play |
        | rule   | 4.1.1       |
      And Sue may cut the cards [4.1.1; 4.1]

    Scenario: Pre-shuffled cards need no shuffle before play
      When the dealer brings cards with:
        | cards | blue decks pre-shuffled by the casino |
      And Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded [4.1.1; 4.3]

    Scenario: A shuffle while the shoe is in play is a casino supervisor's to direct
      Given Ann sits at place 1
      And the shoe is ready
      And Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      When the dealer shuffles the cards with:
        | ground | before play |
      Then it is refused because "in play" [4.1; 4.1.1]
      When the dealer shuffles the cards with:
        | ground | not intermixed |
      Then it is refused because "ordered by the casino supervisor" [4.1; 4.1.3]
      When Sue shuffles the cards with:
        | ground | not intermixed |
      Then the event "cards shuffled" is recorded with: [4.1; 4.1.3]
        | ground | not intermixed |
      And Ann may not place a wager

  Rule: The cut

    Background:
      Given Ben sits at place 3
      And Ann sits at place 1
      And Cai sits at place 5
      And Dee stands at the table
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards

    Scenario: The stack is offered to the casino supervisor, and no player is asked
      When the dealer offers the cut with:
        | to | Sue |
      And Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.5]
        | by    | Sue |
        | cards | 100 |

    Scenario: The players cut when the casino supervisor has it so, and the first to the table may name another
      When the dealer offers the cut with:
        | to | Ben |
      Then it is refused because "approval of the Casino Supervisor" [4.3]
      When the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      Then it is refused because "the cut is Ben's" [4.3.1]
      When the dealer offers the cut with the approval of Sue with:
        | to            | Cai |
        | designated by | Ben |
      And Ben cuts the cards with:
        | cards | 100 |
      Then it is refused because "not offered to you" [4.3]
      When Cai cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.3.1]
        | by | Cai |

    Scenario: Later shoes are cut by whoever sits nearest the dealer's left, or another he names
      Given Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      And the dealer ends the shoe
      And the dealer shuffles the cards with:
        | ground | last coup |
      When Sue offers the cut with:
        | to | Ben |
      Then it is refused because "the cut is Ann's" [4.3.2; reading S-12]
      When Sue offers the cut with:
        | to            | Dee |
        | designated by | Ann |
      And Dee cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3.2; 4.3]
        | by | Dee |

    Scenario: Whoever is asked refuses, the cards go on clockwise, and at last a casino supervisor cuts
      When Sue offers the cut with:
        | to | Ben |
      And Ben declines to cut
      And the dealer offers the cut with:
        | to | Ann |
      Then it is refused because "the cut is Cai's" [4.4]
      When the dealer offers the cut with:
        | to | Cai |
      And Cai declines to cut
      And the dealer offers the cut with:
        | to | Ann |
      And Ann declines to cut
      And the dealer offers the cut with:
        | to | Ben |
      Then it is refused because "has refused the cut" [4.4]
      When the dealer cuts the cards with:
        | cards | 100 |
      Then it is refused because "for the Player or Casino Supervisor" [4.3; 4.4]
      When Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.4]
        | by | Sue |

    Scenario Outline: A cut <depth> cards in
      When Sue offers the cut with:
        | to | Ben |
      And Ben cuts the cards with:
        | cards | <depth> |
      Then <what> [<rule>; 4.5]

      Examples:
        | depth | what                              | rule |
        | 51    | it is refused                     | 4.5  |
        | 52    | the event "cards cut" is recorded | 4.3  |
        | 364   | the event "cards cut" is recorded | 4.3  |
        | 365   | it is refused                     | 4.5  |

    Scenario Outline: The cutting card is put in <behind> cards from the back
      Given Sue cuts the cards with:
        | cards | 100 |
      When the dealer places the cutting card with:
        | behind | <behind> |
      Then <what> [4.6]

      Examples:
        | behind | what                                        |
        | 19     | it is refused                               |
        | 20     | the event "cutting card placed" is recorded |
        | 60     | the event "cutting card placed" is recorded |

  Rule: The burn

    Background:
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards
      And Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |

    Scenario: The first card is burned face down, and nobody sees it
      When Ann wagers $100 on player
      Then it is refused because "burn due" [4.7]
      When the dealer burns cards with:
        | kind  | one face down |
        | cards | 2             |
      Then it is refused because "takes 1 card" [4.8; 4.7.1]
      When the dealer burns cards with:
        | kind | one face down |
      Then 415 cards are left in the shoe [4.7; 4.7.1; 1.1 "Burned"]
      And the event "cards burned" is recorded with: [4.7.1]
        | cards | 1 |
      When the dealer burns cards with:
        | kind | one face down |
      Then it is refused because "the cards are ready" [4.7]

    Scenario: It is shown when a player asks and a casino supervisor approves
      When the dealer burns cards with:
        | kind         | one shown |
        | shown        | 9S        |
        | requested by | Ann       |
      Then it is refused because "approval of the Casino Supervisor" [4.7.2]
      When the dealer burns cards with the approval of Sue with:
        | kind  | one shown |
        | shown | 9S        |
      Then it is refused because "at a player's request" [4.7.2]
      When the dealer burns cards with the approval of Sue with:
        | kind         | one shown |
        | shown        | 9S        |
        | requested by | Ann       |
      Then the event "cards burned" is recorded with: [4.7.2]
        | shown | 9S |
        | cards | 1  |
      And 415 cards are left in the shoe [4.7.2; 1.1 "Burned"]

    Scenario Outline: A first card <shown> face up burns <more> more
      When the dealer burns cards with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | <cards>       |
      Then it is refused because "approval of the Casino Supervisor" [4.7.3]
      When the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | cards | <cards>       |
      Then it is refused because "the first card is shown" [4.7.3]
      When the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | 1             |
      Then it is refused because "takes <cards> cards" [4.8; 4.7.4]
      When the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | <cards>       |
      Then the event "cards burned" is recorded with: [4.7.3]
        | shown | <shown> |
      And <left> cards are left in the shoe [4.7.3; 4.7.4; 4.7.5; 4.8]

      Examples:
        | shown | more | cards | left |
        | AS    | 1    | 2     | 414  |
        | 4H    | 4    | 5     | 411  |
        | 9C    | 9    | 10    | 406  |
        | TD    | 10   | 11    | 405  |
        | KD    | 10   | 11    | 405  |

    Scenario: A burned card comes to no hand
      Given a table of star-baccarat/baccarat is open with:
        | decks     | 3    |
        | side bets | none |
      And Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards
      And Sue cuts the cards with:
        | cards | 60 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | shown | AS            |
        | cards | 2             |
      When Ann wagers $100 on player
      And the cards AS AS are dealt
      And the dealer draws a card with:
        | card    | AS |
        | exposed | yes |
      Then it is refused because "all 3 of AS have left the shoe" [1.1 "Burned"; 4.7.5; 3.6]
