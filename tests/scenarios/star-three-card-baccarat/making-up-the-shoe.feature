Feature: The cards are checked, shuffled, cut and burned

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Sue is a casino supervisor

  Rule: Checked before use

    Scenario: Decks that nobody has checked are not shuffled
      When the dealer checks the cards
      Then it is refused because "no cards"
      When the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards
      Then it is refused because "checked before they are used" [3.5]
      And the dealer may not offer the cut [3.5]
      When Ann checks the cards
      Then it is refused because "not for a Player" [3.5; 3.8]
      When the dealer checks the cards
      Then the event "cards checked" is recorded with: [3.5]
        | by        | the dealer |
        | by device | no         |
      When the dealer shuffles the cards
      Then the event "cards shuffled" is recorded [4.1; 4.1.1]

    Scenario: A deck-checking device may check them, where the table has one
      Given the dealer brings cards with:
        | cards | red decks |
      When the dealer checks the cards with:
        | by device | yes |
      Then the event "cards checked" is recorded with: [3.5; 1.1 "deck-checking device"]
        | by device | yes |
      Given a table of star-three-card-baccarat/three-card is open with:
        | equipment | cards, cutting-card, card-shoe, discard-rack, marker-button, float-tray, drop-box |
      When the dealer brings cards with:
        | cards | red decks |
      And Sue checks the cards with:
        | by device | yes |
      Then it is refused because "no deck-checking device" [3.5; 1.1 "deck-checking device"]
      When Sue checks the cards
      Then the event "cards checked" is recorded with: [3.5]
        | by | Sue |

  Rule: Shuffled

    Scenario: Before play the cards are shuffled, and nobody wagers until then
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer checks the cards
      When Ann wagers $100 on player
      Then it is refused because "not ready"
      And the dealer may not offer the cut [4.1; 4.1.1]
      When the dealer draws a card with:
        | card    | 9S  |
        | exposed | yes |
      Then it is refused because "not ready" [4.1.1]
      When the dealer shuffles the cards
      Then the event "cards shuffled" is recorded with: [4.1; 4.1.1]
        | ground        | before play |
        | multishuffler | no          |
      And the dealer may offer the cut [4.3]

    Scenario: Pre-shuffled cards go to the cut, riffled once more when a casino supervisor or a player asks
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks pre-shuffled by the casino |
      And the dealer checks the cards
      Then the dealer may offer the cut [4.1.1; 3.6]
      When the dealer riffles the cards with:
        | asked by | surveillance |
      Then it is refused because "asked for by a casino-supervisor or a player" [4.2]
      When the dealer riffles the cards with:
        | asked by | Ann |
      Then the event "cards riffled" is recorded with: [4.2]
        | asked by | Ann |
      When the dealer offers the cut with:
        | to | Ann |
      And Ann cuts the cards with:
        | cards | 100 |
      Then the event "cards shuffled" is not recorded [4.1.1]
      When the dealer riffles the cards with:
        | asked by | casino-supervisor |
      Then it is refused [4.2]

    Scenario Outline: A multishuffler takes <decks> decks, and its cards are still cut
      Given a table of star-three-card-baccarat/three-card is open with:
        | decks | <decks> |
      And Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer checks the cards
      When the dealer shuffles the cards with:
        | multishuffler | yes |
      Then the event "cards shuffled" is recorded with: [1.1 "multishuffler"; reading T07; 4.1.1]
        | multishuffler | yes |
      And the dealer may offer the cut [1.1 "multishuffler"; reading T07]

      Examples:
        | decks |
        | 6     |
        | 8     |

  Rule: Cut

    Background:
      Given Ben sits at place 3
      And Ann sits at place 1
      And Cai sits at place 5
      And Dee stands at the table
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer checks the cards
      And the dealer shuffles the cards

    Scenario: When the game commences the first player to the table cuts
      When the dealer offers the cut with:
        | to | Ann |
      Then it is refused because "the cut is Ben's" [4.3; 4.3.1; reading T09]
      When Ben cuts the cards with:
        | cards | 100 |
      Then it is refused because "not offered to you" [4.3]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "offered to the players first" [4.3]
      When the dealer offers the cut with:
        | to            | Ann |
        | designated by | Ben |
      Then it is refused because "nobody else may be named" [4.4]
      When the dealer offers the cut with:
        | to | Ben |
      Then the event "cut offered" is recorded [4.3; 4.3.1]
      When Ben cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.5]
        | by    | Ben |
        | cards | 100 |

    @X-10
    Scenario: A refusal sends the cards on clockwise, and when all refuse the casino supervisor cuts
      When the dealer offers the cut with:
        | to | Ben |
      And Ann declines to cut
      Then it is refused because "not offered to you"
      When Ben declines to cut
      And the dealer offers the cut with:
        | to | Ann |
      Then it is refused because "the cut is Cai's" [4.4]
      When the dealer offers the cut with:
        | to | Cai |
      And Cai declines to cut
      And Sue cuts the cards with:
        | cards | 100 |
      Then it is refused because "offered to the players first" [4.3; 4.4]
      When the dealer offers the cut with:
        | to | Ann |
      And Ann declines to cut
      And the dealer offers the cut with:
        | to | Ben |
      Then it is refused because "has refused the cut" [4.4]
      When the dealer cuts the cards with:
        | cards | 100 |
      Then it is refused because "Casino Supervisor" [4.3; 4.4]
      When Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3; 4.4]
        | by | Sue |
      And no money has moved
      And nobody must be told anything

    Scenario: A standing player takes no part in the cut, unless a Casino Duty Manager approved it before
      Given Ben leaves the table
      And Ann leaves the table
      And Cai leaves the table
      When the dealer offers the cut with:
        | to | Dee |
      Then it is refused because "approval of the Casino Duty Manager" [5.10]
      When the dealer offers the cut with the approval of the assistant gaming manager with:
        | to | Dee |
      Then it is refused because "Casino Duty Manager" [5.10; reading T04]
      When the dealer offers the cut with the approval of the casino duty manager with:
        | to | Dee |
      And Dee cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with: [4.3]
        | by | Dee |

    Scenario Outline: The cutting card is put <depth> cards in
      Given the dealer offers the cut with:
        | to | Ben |
      When Ben cuts the cards with:
        | cards | <depth> |
      Then <what> [4.5; 4.3]

      Examples:
        | depth | what                              |
        | 51    | it is refused                     |
        | 52    | the event "cards cut" is recorded |
        | 364   | the event "cards cut" is recorded |
        | 365   | it is refused                     |

    Scenario Outline: Then it goes <behind> cards from the back, and the stack into the card shoe
      Given the dealer offers the cut with:
        | to | Ben |
      And Ben cuts the cards with:
        | cards | 100 |
      When the dealer places the cutting card with:
        | behind | <behind> |
      Then <what> [4.6; reading T11]

      Examples:
        | behind | what                                        |
        | 52     | the event "cutting card placed" is recorded |
        | 51     | it is refused                               |
        | 20     | it is refused                               |

  Rule: Burned

    Background:
      Given Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer checks the cards
      And the dealer shuffles the cards
      And the dealer offers the cut with:
        | to | Ann |
      And Ann cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 52 |

    Scenario Outline: The first card is <shown>: face up, and <more> more after it
      When Ann wagers $100 on player
      Then it is refused because "not ready"
      When the dealer burns cards with:
        | kind  | by face value |
        | cards | <cards>       |
      Then it is refused because "say which it is" [4.11.1]
      When the dealer burns cards with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | <more>        |
      Then it is refused because "this burn takes <cards> cards" [4.12; 4.11.2]
      When the dealer burns cards with:
        | kind  | by face value |
        | shown | <shown>       |
        | cards | <cards>       |
      Then the event "cards burned" is recorded with: [4.11; 4.11.1; 4.11.2; 4.11.3; 4.12]
        | shown | <shown> |
        | cards | <cards> |
      And <cards> cards are in the discard rack [4.11.3; 1.1 "burn"; 2.3.2]
      And <left> cards are left in the shoe [4.11.2; 4.12]
      When Ann wagers $100 on player
      Then the coup is at wagering [4.11; reading T29]

      Examples:
        | shown | more | cards | left |
        | AS    | 1    | 2     | 414  |
        | 7H    | 7    | 8     | 408  |
        | TC    | 10   | 11    | 405  |
        | KD    | 10   | 11    | 405  |

    Scenario: There is no other way to burn
      When the dealer burns cards with:
        | kind | one face down |
      Then it is refused because "the ways to burn are by-face-value" [4.11]

  Rule: A shuffling device

    Scenario: Its cards are shuffled in it and never cut, and it has no cutting card
      Given a table of star-three-card-baccarat/three-card is open with:
        | device | shuffling device |
      And Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks pre-shuffled by the casino |
      And the dealer checks the cards
      When the dealer shuffles the cards by hand
      Then the event "cards shuffled by hand" is recorded [4.10]
      When the dealer shuffles the cards
      And Ann cuts the cards with:
        | cards | 100 |
      Then it is refused because "not cut" [4.9]
      And the dealer may not offer the cut [4.9; 1.1 "shuffling device"]
      And the dealer may not place the cutting card [4.9; 1.1 "shuffling device"]
      When the dealer burns cards with:
        | kind  | by face value |
        | shown | 2C            |
        | cards | 3             |
      Then 413 cards are left in the shoe [4.11.1; reading T28]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH KS 7D KD
      And the dealer comes to the cutting card
      Then it is refused because "no cutting card" [4.9; 1.1 "shuffling device"]
      And the dealer may not burn cards [4.11.1; reading T28]

    Scenario: With a card shoe nobody shuffles by hand for a device
      Given the dealer brings cards with:
        | cards | red decks pre-shuffled by the casino |
      And the dealer checks the cards
      When the dealer shuffles the cards by hand
      Then it is refused because "shuffling device" [4.10]
      And the dealer may offer the cut [1.1 "card shoe"]
