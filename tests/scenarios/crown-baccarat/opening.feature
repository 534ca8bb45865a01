Feature: A table of Crown is opened with what the rules ask for

  Rule: Layout, places and equipment

    Scenario Outline: <places> places
      Given Max is an assistant casino manager
      When Max opens a table of crown-baccarat/traditional with:
        | places | <places> |
      Then <what> [2.1; 2.2; 2.2.1]

      Examples:
        | places | what              |
        | 3      | the table is open |
        | 14     | the table is open |
        | 2      | it is refused     |
        | 15     | it is refused     |

    Scenario Outline: A layout without areas for Side Wagers offers none, <layout>
      Given Max is an assistant casino manager
      When Max opens a table of crown-baccarat/crown with:
        | layout    | <layout>     |
        | side bets | pairs-player |
      Then it is refused because "has no area for Player Pairs" [DIAGRAM <layout>; 5.2]
      When Max opens a table of crown-baccarat/crown with:
        | layout    | <layout> |
        | side bets | none     |
      Then the table is open [DIAGRAM <layout>]

      Examples:
        | layout |
        | G      |
        | H      |

    Scenario Outline: Without its <missing> a table does not open
      Given Max is an assistant casino manager
      When Max opens a table of crown-baccarat/traditional with:
        | equipment | <equipment> |
      Then it is refused because "<missing>" [2.2.2; <rule>]

      Examples:
        | missing      | equipment                                        | rule     |
        | cards        | card-shoe, cutting-card, discard-rack, drop-box  | 2.2.2(a) |
        | cutting card | cards, card-shoe, discard-rack, drop-box         | 2.2.2(d) |
        | discard rack | cards, card-shoe, cutting-card, drop-box         | 2.2.2(f) |

    Scenario: What is optional may be absent, and what is there is named
      Given Max is an assistant casino manager
      When Max opens a table of crown-baccarat/traditional with:
        | equipment | cards, card-shoe, cutting-card, discard-rack, drop-box |
        | float     | 20 of $100, 40 of $25                                  |
      Then the table is open [2.2.2; 2.2.2(g); 2.2.2(h)]
      And the account float stands at $3,000 [2.2.2(h)]

    Scenario: With a shuffling device there is no cutting card, no cut and no last coup
      Given a table of crown-baccarat/traditional is open with:
        | device    | shuffling device                                |
        | equipment | cards, shuffling-device, discard-rack, drop-box |
      And Ann sits at place 1
      And Max is an assistant casino manager
      When the dealer brings cards with:
        | cards | red decks |
      And Max shuffles the cards
      Then the event "table opened" is recorded [2.1]
      And the dealer may not offer the cut [2.2.2(e); 2.2.2(b); 1.1 "Dealing Shoe"; 1.1 "Shuffling Device"]
      And the dealer is prompted "Burn the first card"
      When the dealer burns cards with:
        | kind | one face down |
      Then 415 cards are left in the shoe
      And the dealer may not come to the cutting card [1.1 "Dealing Shoe"]

  Rule: The game in play

    Scenario: Zero Commission Baccarat is for tournaments only
      Given Max is an assistant casino manager
      When Max opens a table of crown-baccarat/zero-commission with:
        | tournament | no |
      Then it is refused because "tournaments only" [5.1.3; 1.1 "Zero Commission Baccarat"]
      When Max opens a table of crown-baccarat/zero-commission with:
        | tournament | yes |
      Then the table is open [5.1.3; 1.1 "Zero Commission Baccarat"]

    Scenario: The sign names the variation and the odds of the Side Wagers
      Given a table of crown-baccarat/crown is open
      Then a sign shows variation [5.1; 5.1.2]
      And a sign shows side bet odds [5.2]
      And a sign shows limits [7.1]

    Scenario: A dealer does not open a table
      When the dealer opens a table of crown-baccarat/traditional
      Then it is refused because "for the Higher Duties Dealer" [14.5]
