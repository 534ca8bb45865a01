Feature: The shoe ends, or its cards may not be played any more

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Sue is a casino supervisor
    And Amy is an assistant gaming manager
    And Gus is a gaming manager
    And the shoe is ready
    And Ann sits at place 1
    And Ann wagers $100 on player

  Rule: The last coup

    @X-09
    Scenario: The cutting card appears in the middle of a coup, and one more coup is dealt
      Given the cards 9S 2H are dealt
      When the dealer comes to the cutting card
      And the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player
      And the event "cutting card appeared" is recorded with: [4.9]
        | coups left | 1 |
      And the event "last coup announced" is recorded [4.9]
      And the shoe has 1 more coup [4.9; reading P66]
      When the dealer ends the shoe
      Then it is refused because "last coup" [4.9]
      When Ann wagers $100 on player
      And the coup is played 9H 2S TC 5S
      Then the shoe has 0 more coups [4.9]
      When Ann wagers $100 on player
      Then it is refused because "last coup" [4.9; 4.1.2]

    @X-09
    Scenario: It comes as the first card of a coup, and that coup is the last
      When the dealer comes to the cutting card
      Then the event "last coup announced" is recorded [4.10]
      And the shoe has 1 more coup [4.10; reading P66]
      When the coup is played 9S 2H TH 5D
      Then the shoe has 0 more coups [4.10]
      And the dealer may end the shoe [4.10]

    Scenario: Then the cards are shuffled, cut and burned again before anybody wagers
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      When the dealer ends the shoe
      And Ann wagers $100 on player
      Then it is refused because "not ready" [4.1.2]
      When the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      Then it is refused because "must be shuffled" [4.1; 4.1.2]
      When the dealer shuffles the cards with:
        | ground | last coup |
      Then the event "cards shuffled" is recorded with: [4.1; 4.1.2]
        | ground | last coup |
      When the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      And Ann cuts the cards with:
        | cards | 60 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And Ann wagers $100 on player
      Then it is refused because "not ready" [4.7]
      When the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      Then Ann has $100 on player [4.7]

    Scenario: A casino supervisor may have new cards, with backs of another colour, which are shuffled
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      When the dealer ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "for the supervisor" [3.8]
      When the dealer ends the shoe with the approval of Sue with:
        | replacement | red decks |
      Then it is refused because "the cards that were in play" [3.8]
      When the dealer ends the shoe with the approval of Sue with:
        | replacement | blue decks |
      Then the event "shoe ended" is recorded with: [3.8]
        | replacement | blue decks |
      And the dealer may not offer the cut [3.8; 4.1]
      When the dealer shuffles the cards
      Then the dealer may offer the cut [3.8; 4.1]

    Scenario: Cards pre-shuffled by the casino go to the cut at once
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      When Sue ends the shoe with:
        | replacement | blue decks pre-shuffled by the casino |
      Then the dealer may offer the cut [4.1.2; 1.1 "casino pre-shuffled cards"]
      And the dealer may not burn cards

  Rule: Cards that were handled, are unfit, or are checked

    @X-01
    Scenario: A player cut the cards, and all of them are replaced when the shoe ends
      Given a table of star-premium-baccarat/premium is open
      And Ann sits at place 1
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards
      And the dealer offers the cut with the approval of Sue with:
        | to | Ann |
      When Ann cuts the cards with:
        | cards | 100 |
      Then the event "cards handled" is recorded with: [3.9; reading P63]
        | who | Ann |
      When the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      Then Ann is paid $100 on player [13.1]
      When the dealer ends the shoe
      Then it is refused because "replaced" [3.9]
      When the dealer ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "for the supervisor" [3.8; 3.9]
      When Sue ends the shoe with:
        | replacement | blue decks |
      Then nothing is due for the shoe [3.9; 3.8]

    @X-01
    Scenario: Somebody else touched them, and they are played to the end of the shoe
      Given the coup is played 9S 2H TH 5D
      When the dealer reports cards handled with:
        | who | Ann |
      Then the event "cards handled" is recorded [3.9]
      When Ann wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9H 2S TC 5S
      Then Ann is paid $100 on player [3.9; 13.1]
      When the dealer ends the shoe
      Then it is refused because "replaced" [3.9]

    @X-01
    Scenario: Cards that only the dealer and a casino supervisor have handled may be shuffled again
      Given the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      When the dealer ends the shoe
      Then the event "shoe ended" is recorded [3.9; 3.8]

    @X-02
    Scenario: Unfit cards are replaced between coups, and the new ones are shuffled
      Given the cards 9S 2H are dealt
      When Sue replaces unfit cards with:
        | replacement | blue decks |
      Then it is refused because "in progress" [3.10]
      When the cards TH 5D are dealt
      And the coup is finished
      And the dealer replaces unfit cards with:
        | replacement | blue decks |
      Then it is refused because "Casino Supervisor" [3.10]
      When Sue replaces unfit cards with:
        | replacement | blue decks |
      Then the event "cards replaced" is recorded [3.10]
      And Ann may not place a wager [3.10]
      When Sue cuts the cards with:
        | cards | 100 |
      Then it is refused [3.10; 4.1]
      When the dealer shuffles the cards
      Then the dealer may offer the cut [3.10; 4.1]

    @X-03
    Scenario Outline: <who> may have the cards checked at any time, and the coup in progress is completed first
      Given Ina is an inspector
      And the cards 9S 2H are dealt
      When the dealer orders a check of the cards
      Then it is refused because "Casino Supervisor or Inspector" [3.11]
      When <person> orders a check of the cards
      Then a check of the cards is due [3.11; 1.1 "Inspector"; reading X-03]
      And Ann has $100 on player
      When the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [reading X-03; 13.1]
      When Ann wagers $100 on player
      Then it is refused because "checked" [3.11]
      When the dealer verifies the cards with:
        | census | 8 of each |
      Then nothing is due for the shoe [3.11]
      And the event "cards verified" is recorded with: [3.11]
        | by | the dealer |

      Examples:
        | who                 | person |
        | a casino supervisor | Sue    |
        | an inspector        | Ina    |

  Rule: Cards that players know too much about

    @X-04
    Scenario: Cards not randomly intermixed are shuffled after the coup, when a casino supervisor says so
      Given the cards 9S 2H are dealt
      When the dealer reports cards not intermixed
      Then it is refused because "Casino Supervisor" [4.1.3]
      When Sue reports cards not intermixed
      Then a shuffle is due [4.1.3]
      When the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player
      When Ann wagers $100 on player
      Then it is refused because "shuffled" [4.1.3]
      When the dealer shuffles the cards with:
        | ground | not intermixed |
      Then it is refused because "casino supervisor" [4.1.3]
      When the dealer shuffles the cards with the approval of Sue with:
        | ground | not intermixed |
      Then nothing is due for the shoe [4.1; 4.1.3]
      And the dealer may offer the cut [4.3]

    @X-07
    Scenario: The sequence was revealed, and a Gaming Manager has the shoe void
      Given the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      And the cards 9H 2S are dealt
      When the dealer reports a sequence revealed
      Then it is refused because "Gaming Manager" [4.12]
      When Amy reports a sequence revealed
      Then it is refused because "Gaming Manager" [4.12; 1.1 "Gaming Manager"]
      When the dealer reports a sequence revealed with the approval of Gus
      Then the coup is void [4.12; reading P67]
      And Ann's $100 on player is returned [4.12]
      And Ann has $10,100 in chips [reading P67]
      And the inspector must be told at once [4.12; 1.1 "Inspector"]
      When the dealer clears the cards
      And Ann wagers $100 on player
      Then it is refused [4.12]
      When the dealer sends the notice with:
        | notice | inspector |
      Then the inspector has been told [4.12]
