Feature: The cards are checked, shuffled, cut and burned

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Sue is a casino supervisor
    And Amy is an assistant gaming manager

  Rule: Checking and shuffling

    Scenario: The decks may be checked by hand or by a machine, or not at all
      Given the dealer brings cards with:
        | cards | red decks |
      When Ann checks the cards
      Then it is refused because "for the Dealer" [3.4]
      When the dealer checks the cards with:
        | by device | yes |
      Then the event "cards checked" is recorded with: [3.4; 1.1 "deck-checking device"]
        | by        | the dealer |
        | by device | yes        |
      When the dealer shuffles the cards
      Then the event "cards shuffled" is recorded with: [4.1; 4.1.1]
        | ground | before play |

    Scenario: The machine is named, and a deck that is not whole has other decks brought
      Given the dealer brings cards with:
        | cards | red decks |
      When the dealer checks the cards with:
        | device | DC 7 |
      Then it is refused because "by no device" [3.4; 1.1 "deck-checking device"]
      When the dealer checks the cards with:
        | by device | yes   |
        | device    | DC 7  |
        | failed    | 9     |
      Then it is refused because "numbered 1 to 8" [3.4]
      When the dealer checks the cards with:
        | by device | yes     |
        | device    | DC 7    |
        | failed    | 3 and 5 |
      Then the event "cards checked" is recorded with: [3.4; 1.1 "deck-checking device"]
        | device | DC 7    |
        | failed | 3 and 5 |
      And a replacement of the cards is due [3.4]
      When the dealer shuffles the cards
      Then it is refused because "replaced" [3.4]
      When Sue ends the shoe with:
        | replacement | blue decks |
      And the dealer checks the cards with:
        | by device | yes  |
        | device    | DC 7 |
      And the dealer shuffles the cards
      Then the dealer may offer the cut [3.4; 4.1.1]

    Scenario: A table without a deck-checking device has none to check with
      Given a table of star-premium-baccarat/premium is open with:
        | equipment | cards, cutting-card, card-shoe, discard-rack, float-tray, drop-box |
      And the dealer brings cards with:
        | cards | red decks |
      When the dealer checks the cards with:
        | by device | yes |
      Then it is refused because "no deck-checking device" [1.1 "deck-checking device"; 3.4]
      When the dealer shuffles the cards
      Then the event "cards checked" is not recorded [3.4]
      And the dealer may offer the cut [4.1.1]

    Scenario: Before the start of play cards that are not pre-shuffled are shuffled
      Given Ann sits at place 1
      When the dealer brings cards with:
        | cards | red decks |
      Then the dealer may not offer the cut [4.1.1]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "must be shuffled" [4.1; 4.1.1]
      When Ann wagers $100 on player
      Then it is refused [4.1.1]
      When the dealer shuffles the cards
      Then the dealer may offer the cut [4.1; 4.1.1]

    Scenario: A multishuffler takes four, six or eight decks
      When the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards with:
        | multishuffler | yes |
      Then the event "cards shuffled" is recorded with: [1.1 "multishuffler"; 4.1; 4.1.1]
        | multishuffler | yes |

    Scenario: Three decks do not go into a multishuffler
      Given a table of star-premium-baccarat/premium is open with:
        | decks     | 3         |
        | layout    | M         |
        | side bets | super-six |
      When the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards with:
        | multishuffler | yes |
      Then it is refused because "takes 4 or 6 or 8 decks, not 3" [1.1 "multishuffler"]
      When the dealer shuffles the cards
      Then the dealer may offer the cut [3.1; 4.1]

    Scenario: Cards are kept secured until they come to the table, and it is recorded who brought them
      When the dealer brings cards with:
        | cards | red decks left unsecured |
      Then it is refused because "not kept secured" [3.5]
      When the dealer brings cards with:
        | cards | red decks |
      Then the event "cards brought" is recorded with: [3.5; 3.1]
        | by    | the dealer |
        | cards | red decks  |
      When the dealer shuffles the cards
      And Sue replaces unfit cards with:
        | replacement | blue decks left unsecured |
      Then it is refused because "not kept secured" [3.5]

  Rule: Pre-shuffled cards

    Scenario: Cards that the casino pre-shuffled go to the cut at once
      Given Ann sits at place 1
      When the dealer brings cards with:
        | cards | red decks pre-shuffled by the casino |
      Then the dealer may offer the cut [1.1 "casino pre-shuffled cards"; 4.1.1]
      When the dealer offers the cut with:
        | to | Sue |
      And Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded [4.3]

    Scenario Outline: Cards pre-shuffled by the <whom> are riffled <time>
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks pre-shuffled by the <whom> |
      When the dealer riffles the cards with:
        | time     | <time> |
        | asked by | Ann    |
      Then it is refused because "approval of the Casino Supervisor" [4.2]
      When the dealer riffles the cards with the approval of Sue with:
        | time     | <time> |
        | asked by | Ann    |
      Then <what> [<rule>; 1.1 "<term>"]

      Examples:
        | whom    | time                 | what                                | rule  | term                      |
        | casino  | before multishuffler | the event "cards riffled" is recorded | 4.2   | casino pre-shuffled cards |
        | casino  | before cut           | the event "cards riffled" is recorded | 4.2   | casino pre-shuffled cards |
        | factory | before cut           | the event "cards riffled" is recorded | 4.2.1 | Angel pre-shuffled cards  |
        | factory | before multishuffler | it is refused                         | 4.2.1 | Angel pre-shuffled cards  |

    Scenario: Nobody riffles cards that were shuffled at the table, and nobody but a player asks
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      When the dealer riffles the cards with the approval of Sue with:
        | time     | before cut |
        | asked by | Ann        |
      Then it is refused because "not pre-shuffled" [4.2; 1.1 "casino pre-shuffled cards"]
      Given a table of star-premium-baccarat/premium is open
      And the dealer brings cards with:
        | cards | red decks pre-shuffled by the casino |
      When the dealer riffles the cards with the approval of Sue with:
        | time     | before cut |
        | asked by | dealer     |
      Then it is refused because "by a player" [4.2]

    Scenario: At a casino supervisor's discretion casino pre-shuffled cards are shuffled by hand
      Given the dealer brings cards with:
        | cards | red decks pre-shuffled by the casino |
      When the dealer shuffles the cards by hand
      Then it is refused because "approval of the Casino Supervisor" [4.11]
      When the dealer shuffles the cards by hand with the approval of Sue
      Then the event "cards shuffled by hand" is recorded [4.11; 1.1 "casino pre-shuffled cards"]

    Scenario: Those that the factory shuffled are not
      Given the dealer brings cards with:
        | cards | red decks pre-shuffled by the factory |
      When the dealer shuffles the cards by hand with the approval of Sue
      Then it is refused because "casino" [4.11; 1.1 "Angel pre-shuffled cards"]

  Rule: The cut

    Background:
      Given Ben sits at place 3
      And Ann sits at place 1
      And Cai sits at place 5
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards

    Scenario: The casino supervisor cuts, when he does not have the players do it
      When the dealer cuts the cards with:
        | cards | 100 |
      Then it is refused because "Casino Supervisor" [4.3]
      When Ann cuts the cards with:
        | cards | 100 |
      Then it is refused because "not offered to you" [4.3]
      When Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3]
        | by    | Sue |
        | cards | 100 |

    Scenario: When the game commences the cut is the first player's to the table
      When the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      Then it is refused because "the cut is Ben's" [4.3.1]
      When the dealer offers the cut with the approval of Sue with:
        | to | Ben |
      And Ben cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.3.1]
        | by | Ben |

    Scenario: Whoever is to cut may name another person
      When the dealer offers the cut with the approval of Sue with:
        | to            | Cai |
        | designated by | Ann |
      Then it is refused because "the cut is Ben's" [4.3.1]
      When the dealer offers the cut with the approval of Sue with:
        | to            | Dee |
        | designated by | Ben |
      And Ben cuts the cards with:
        | cards | 100 |
      Then it is refused because "not offered to you" [4.3]
      When Dee cuts the cards with:
        | cards | 100 |
      Then the event "cut offered" is recorded with: [4.3.1; 4.3.3]
        | to            | Dee |
        | designated by | Ben |
      And the event "cards cut" is recorded with: [4.3; 4.3.1; 4.3.3]
        | by | Dee |

    Scenario: In a later shoe it is the player's on the dealer's immediate left
      Given Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ben wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      And the dealer ends the shoe
      And the dealer shuffles the cards with:
        | ground | last coup |
      When the dealer offers the cut with the approval of Sue with:
        | to | Ben |
      Then it is refused because "the cut is Ann's" [4.3.2]
      When the dealer offers the cut with the approval of Sue with:
        | to            | Cai |
        | designated by | Ann |
      And Cai cuts the cards with:
        | cards | 60 |
      Then the event "cards cut" is recorded with: [4.3; 4.3.2; 4.3.3]
        | by | Cai |

    @X-10
    Scenario: Whoever is asked refuses, the cards go on clockwise, and at last a casino supervisor cuts
      When the dealer offers the cut with the approval of Sue with:
        | to | Ben |
      And Ben declines to cut
      And the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      Then it is refused because "the cut is Cai's" [4.4]
      When the dealer offers the cut with the approval of Sue with:
        | to | Cai |
      And Cai declines to cut
      And the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      And Ann declines to cut
      And the dealer offers the cut with the approval of Sue with:
        | to | Ben |
      Then it is refused because "refused the cut" [4.4]
      When the dealer cuts the cards with:
        | cards | 100 |
      Then it is refused because "Casino Supervisor" [4.3]
      When Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.4]
        | by | Sue |

    Scenario Outline: A cut <depth> cards in, one deck from either end or nearer
      When Sue cuts the cards with:
        | cards | <depth> |
      Then <what> [4.3; 4.5]

      Examples:
        | depth | what                              |
        | 51    | it is refused                     |
        | 52    | the event "cards cut" is recorded |
        | 364   | the event "cards cut" is recorded |
        | 365   | it is refused                     |

    Scenario Outline: The cutting card goes in <behind> cards from the back
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

    @X-05
    Scenario: A dealer who drops the cards tells the casino supervisor, who sees that all are there
      When the dealer reports dropped cards with:
        | collected | 416 |
      Then it is refused because "Casino Supervisor" [4.6.1]
      When the dealer reports dropped cards with the approval of Sue with:
        | collected | 416 |
      Then the event "cards collected" is recorded with: [4.6.1]
        | collected | 416 |
        | approver  | Sue |
      And the casino supervisor must be told at once [4.6.1]
      And no money has moved

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

    Scenario: One card, face down, which nobody sees and no coup uses
      When Ann wagers $100 on player
      Then it is refused [4.7]
      When the dealer burns cards with:
        | kind | one face down |
      Then 415 cards are left in the shoe [4.7; 4.7.1; 1.1 "burn/ed"]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      Then 411 cards are left in the shoe [1.1 "burn/ed"]

    Scenario: With a casino supervisor's approval a player may see it
      When the dealer burns cards with:
        | kind         | one shown |
        | shown        | 9S        |
        | requested by | Ann       |
      Then it is refused because "approval of the Casino Supervisor" [4.7.2; 4.7 (approval before 4.7.2)]
      When the dealer burns cards with the approval of Sue with:
        | kind  | one shown |
        | shown | 9S        |
      Then it is refused because "at a player's request" [4.7.2]
      When the dealer burns cards with the approval of Sue with:
        | kind         | one shown |
        | shown        | 9S        |
        | requested by | Ann       |
      Then the event "cards burned" is recorded with: [4.7.2; 4.7 (approval before 4.7.2)]
        | shown    | 9S  |
        | approver | Sue |
      And 415 cards are left in the shoe [4.7.2]

    Scenario Outline: With that approval, by the face value of <shown>: <cards> cards
      When the dealer burns cards with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | <cards>       |
      Then it is refused because "approval of the Casino Supervisor" [4.7.3; 4.7 (approval before 4.7.3)]
      When the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | cards | <cards>       |
      Then it is refused because "say which it is" [4.7.3]
      When the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | 1             |
      Then it is refused because "takes <cards> cards" [4.8]
      When the dealer burns cards with the approval of Sue with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | <cards>       |
      Then the event "cards burned" is recorded with: [4.7.3; 4.7.3.1; 4.7.3.2; 4.7 (approval before 4.7.3)]
        | shown    | <shown> |
        | cards    | <cards> |
        | approver | Sue     |
      And <left> cards are left in the shoe [4.7.3.1; 4.7.3.2; 4.8]

      Examples:
        | shown | cards | left |
        | AS    | 2     | 414  |
        | 4H    | 5     | 411  |
        | TD    | 11    | 405  |
        | KD    | 11    | 405  |
