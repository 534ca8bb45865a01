Feature: Cards not cut, not burned, not shuffled, or not fit for play

  Rule: What was forgotten before play

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Sue is a casino supervisor
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards

    @ST-17
    Scenario: The first card leaves a shoe that was not cut: that coup is completed, then they are shuffled and cut
      When the dealer reports cards not cut
      Then it is refused because "cut the cards now" [4.3]
      When the dealer reports cards not cut with:
        | card | 9S |
      Then a shuffle is due [12.7]
      And the next coup begins with 9S [12.7]
      And the next coup takes wagers [12.7]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      Then the Player hand is 9S TH [12.7]
      And Ann is paid $100 on player [12.7; 11.1.2]
      When Ann wagers $100 on player
      Then it is refused because "shuffled and cut before another coup" [12.7]
      And the dealer may not draw a card [12.7]
      And the dealer may not burn cards
      When the dealer shuffles the cards
      Then nothing is due for the shoe
      And the dealer may not burn cards [12.7]
      And Ann may not place a wager [12.7]
      When Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      Then Ann has $1,000 in chips [12.7]

    @ST-18
    Scenario: The burn was forgotten: the cards stay in play, and none is burned late
      Given Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      When the dealer reports cards not burned with:
        | card | 9S |
      Then the next coup begins with 9S [12.8]
      And the next coup takes wagers [12.8]
      And nothing is due for the shoe [12.8]
      When the dealer burns cards with:
        | kind | one face down |
      Then it is refused [12.8; reading S-36]
      When Ann wagers $100 on player
      And the cards 9S 2H TH 5D are dealt
      And the dealer burns cards with:
        | kind | one face down |
      Then it is refused [12.8; reading S-36]
      When the coup is finished
      Then the Player hand is 9S TH [12.8]
      And Ann is paid $100 on player [12.8; 11.1.2]
      And 412 cards are left in the shoe
      And the event "cards burned" is not recorded [12.8; reading S-36]
      When Ann wagers $100 on player
      Then Ann has $1,000 in chips [12.8]

    @ST-18
    Scenario: Once a card has been burned nothing was forgotten
      Given Sue cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 20 |
      And the dealer burns cards with:
        | kind | one face down |
      When the dealer reports cards not burned with:
        | card | 9S |
      Then it is refused because "no burn is due" [12.8]

  Rule: What is found when the shoe is in play

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And the shoe is ready

    @ST-17
    Scenario: It turns out during a later coup that the cards were not cut
      Given Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      And the cards 2S 9H are dealt
      When the dealer reports cards not cut with:
        | card | KS |
      Then it is refused because "drawn in its turn" [12.7]
      When the dealer reports cards not cut
      Then a shuffle is due [12.7]
      When the dealer reports cards not cut
      Then it is refused because "shuffled and cut already" [12.7]
      And Ann has $100 on player [12.7]
      And the coup is not halted [12.7]
      When the cards TC KD are dealt
      And the coup is finished
      Then Ann's $100 on player is collected [12.7; 5.1.1.2]
      And Ann has $1,000 in chips [12.7]
      When Ann wagers $100 on player
      Then it is refused because "shuffled and cut" [12.7]
      And the dealer may shuffle the cards [12.7]

    @ST-17
    Scenario: Cards in a shuffling device are never cut
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And Ann sits at place 1 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S are dealt
      When the dealer reports cards not cut
      Then it is refused because "in a shuffling device are not cut" [4.11]

    @ST-19 @X-09
    Scenario: The cards were not shuffled after the last coup: the coup begun is completed and all results stand
      Given Ann wagers $100 on player
      When the dealer reports cards not shuffled with:
        | card | KS |
      Then it is refused because "the shoe has not ended" [12.9]
      When the dealer comes to the cutting card
      And the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      Then it is refused because "the last coup has been dealt" [4.9]
      When the dealer reports cards not shuffled with:
        | card | 2S |
      Then a shuffle is due [12.9]
      And the next coup begins with 2S [12.9]
      And Ann has $1,100 in chips [12.9]
      When Ann wagers $100 on player
      And the coup is played 2S 9H TC KD
      Then Ann's $100 on player is collected [12.9; 5.1.1.2]
      And Ann has $1,000 in chips [12.9]
      When Ann wagers $100 on player
      Then it is refused because "shuffled and cut before another coup" [12.9]
      And the dealer may not draw a card [12.9]
      When the dealer ends the shoe
      And the dealer shuffles the cards with:
        | ground | last coup |
      Then nothing is due for the shoe [12.9]
      And the dealer may offer the cut [12.9]
      And the dealer may not burn cards [12.9]

    @ST-27
    Scenario: A card was burned that should not have been, and stays burned
      Given Ann wagers $100 on player
      And the cards 9S are dealt
      When Ann reports a card burned with:
        | card | KS |
      Then it is refused
      When the dealer reports a card burned with:
        | card | KS |
      Then the event "card burned" is recorded with:
        | rule | 12.16 |
        | card | KS    |
      And 413 cards are left in the shoe [12.16]
      And the Player hand is 9S [12.16]
      And Ann has $100 on player
      And no card is kept for the next coup [12.16]
      When the cards 2H TH 5D are dealt
      And the coup is finished
      Then the Banker hand is 2H 5D [12.16]
      And 410 cards are left in the shoe [12.16]
      And Ann is paid $100 on player [11.1.2]

    @X-09
    Scenario: The cutting card appears in the middle of a coup: it is completed, and one more is dealt
      Given Ann wagers $100 on player
      And the cards 9S 2H are dealt
      When the dealer comes to the cutting card
      Then the event "last coup announced" is not recorded [4.9]
      And the coup is not halted [4.9]
      When the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [4.9; 11.1.2]
      And the event "last coup announced" is recorded [4.9]
      And the shoe has 1 more coup [4.9]
      And the dealer may not end the shoe [4.9]
      When Ann wagers $100 on player
      And the coup is played 9H 2S TC 5S
      Then the shoe has 0 more coups [4.9]
      When Ann wagers $100 on player
      Then it is refused because "last coup" [4.9]
      And the dealer may end the shoe [4.9]

    @X-09
    Scenario: It appears as the first card of a coup: that coup is the last
      Given Ann wagers $100 on player
      And the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      When the dealer comes to the cutting card
      Then the event "last coup announced" is recorded [4.10]
      And the shoe has 1 more coup [4.10; reading S-62]
      When the coup is played 9H 2S TC 5S
      Then the shoe has 0 more coups [4.10]
      When Ann wagers $100 on player
      Then it is refused because "last coup" [4.9]

  Rule: The cards themselves

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And Ben sits at place 2 with $1,000 in chips
      And Sue is a casino supervisor
      And Ian is an inspector
      And the shoe is ready
      And Ann wagers $100 on player

    @X-01
    Scenario: Cards that a player handled are played to the end of the shoe, and then all replaced
      Given the cards 9S 2H are dealt
      When the dealer reports cards handled with:
        | who |  |
      Then it is refused because "who handled" [3.9]
      When the dealer reports cards handled with:
        | who | Ann |
      Then the event "cards handled" is recorded [3.9; 3.7]
      When the dealer reports cards handled with:
        | who | Ben |
      Then it is refused because "to be replaced already" [3.9]
      And Ann has $100 on player
      When the cards TH 5D are dealt
      And the dealer comes to the cutting card
      And the coup is finished
      And Ann wagers $100 on player
      And the coup is played 9H 2S TC 5S
      And Sue ends the shoe
      Then it is refused because "replaced" [3.9; reading S-80]
      When the dealer ends the shoe with:
        | replacement | blue decks |
      Then it is refused because "for the supervisor" [3.8]
      When Sue ends the shoe with:
        | replacement | red decks |
      Then it is refused because "in play" [3.8; 3.9]
      When Sue ends the shoe with:
        | replacement | blue decks |
      Then the event "shoe ended" is recorded [3.8; 3.9]
      And the dealer may shuffle the cards [3.8; 4.1.1]

    @X-01
    Scenario: Beside a shuffling device there is no end of a shoe: they are replaced after the coup
      Given a table of star-baccarat/baccarat is open with:
        | device | shuffling device |
      And Ann sits at place 1 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H are dealt
      When the dealer reports cards handled with:
        | who | Ann |
      Then a replacement of the cards is due [3.9; reading S-80]
      When the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [11.1.2]
      When Ann wagers $100 on player
      Then it is refused because "replaced before another coup" [3.9; reading S-80]
      When Sue ends the shoe
      Then it is refused because "these cards are replaced" [3.9; reading S-80]
      When Sue ends the shoe with:
        | replacement | blue decks |
      And the dealer shuffles the cards
      And the dealer burns cards with:
        | kind | one face down |
      And Ann wagers $100 on player
      Then Ann has $1,000 in chips [3.9]

    @X-02
    Scenario: Unfit cards are replaced by a casino supervisor, and between coups only
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
        | cards | KS |
      Then it is refused because "all the cards" [3.10]
      When Sue replaces unfit cards with:
        | replacement | red decks |
      Then it is refused because "the cards that were in play" [3.10]
      When Sue replaces unfit cards with:
        | replacement | blue decks |
      Then the event "cards replaced" is recorded [3.10]
      And Ann has $1,100 in chips
      And Ann may not place a wager [3.10; 4.1]
      And the dealer may shuffle the cards [3.10; 4.1]

    @X-03
    Scenario Outline: <who> orders a check: the coup is completed, and nothing is dealt until the cards are verified
      Given the cards 9S 2H are dealt
      When the dealer orders a check of the cards
      Then it is refused because "Casino Supervisor" [3.11]
      When the dealer verifies the cards with:
        | census | 8 of each |
      Then it is refused
      When <who> orders a check of the cards
      Then a check of the cards is due [3.11]
      When <who> orders a check of the cards
      Then it is refused because "to be checked already" [3.11]
      When the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [11.1.2; reading X-03]
      When Ann wagers $100 on player
      Then it is refused because "checked before another coup" [3.11]
      When the dealer verifies the cards with:
        | census | 8 of each |
      Then the event "cards verified" is recorded with:
        | rule    | 3.11 |
        | missing | none |
        | excess  | none |
      When the dealer verifies the cards with:
        | census | 8 of each |
      Then it is refused because "nobody has ordered"
      When Ann wagers $100 on player
      Then Ann has $100 on player [3.11]

      Examples:
        | who |
        | Sue |
        | Ian |

    @X-04
    Scenario: Cards that are not randomly intermixed are shuffled after the coup, as a casino supervisor directs
      Given the cards 9S 2H are dealt
      When the dealer reports cards not intermixed
      Then it is refused because "Casino Supervisor" [4.1.3]
      When the dealer reports cards not intermixed with the approval of Sue
      Then a shuffle is due [4.1.3]
      And the coup is not halted [4.1.3]
      When the cards TH 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [11.1.2]
      When Ann wagers $100 on player
      Then it is refused because "shuffled and cut" [4.1.3]
      When the dealer shuffles the cards with:
        | ground | not intermixed |
      Then it is refused because "ordered by the casino supervisor" [4.1.3]
      When the dealer shuffles the cards with the approval of Sue with:
        | ground | not intermixed |
      Then nothing is due for the shoe [4.1.3]

    @X-05
    Scenario: Dropped cards are collected, and a casino supervisor is told and verifies it
      Given the coup is played 9S 2H TH 5D
      When the dealer reports dropped cards with:
        | collected | 411 |
      Then it is refused because "Casino Supervisor" [4.6.1]
      When the dealer reports dropped cards with the approval of Sue with:
        | collected | 0 |
      Then it is refused because "how many cards were collected" [4.6.1]
      When the dealer reports dropped cards with the approval of Sue with:
        | collected | 411 |
      Then the event "cards collected" is recorded with:
        | rule      | 4.6.1 |
        | collected | 411   |
        | approver  | Sue   |
      And the casino supervisor must be told at once [4.6.1]
      And no money has moved

    @X-06 @Y-09
    Scenario: The sequence was revealed: the shoe is void, and with it the coup being dealt
      Given Ben wagers $100 on banker
      And the coup is played 9S 2H TH 5D
      And Ann wagers $100 on player
      And the cards 9H 2S are dealt
      When the dealer reports a sequence revealed
      Then it is refused because "Casino Supervisor" [4.13]
      When the dealer reports a sequence revealed with the approval of Sue
      Then the coup is void [4.13]
      And Ann's $100 on player is returned [4.13; reading S-66]
      And Ann has $1,100 in chips [reading S-66]
      And Ben has $900 in chips [reading S-66]
      And the inspector must be told with the daily report [4.13]
      When the dealer clears the cards
      And Ann wagers $100 on player
      Then it is refused [4.13; 4.9]
      And the dealer may end the shoe [4.13]

  Rule: The cut

    Background:
      Given a table of star-baccarat/baccarat is open
      And Sue is a casino supervisor
      And Ben sits at place 3
      And Ann sits at place 1
      And Cai sits at place 5
      And the dealer brings cards with:
        | cards | red decks |
      And the dealer shuffles the cards

    @X-10
    Scenario: Whoever is asked refuses, the cards go on clockwise, and at last a casino supervisor cuts
      When the dealer offers the cut with the approval of Sue with:
        | to | Ben |
      And Ben declines to cut
      And Ben cuts the cards with:
        | cards | 100 |
      Then it is refused [4.4; 4.3]
      When the dealer offers the cut with:
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
      Then it is refused [4.4; 4.3]
      When Sue cuts the cards with:
        | cards | 100 |
      Then the event "cards cut" is recorded with:
        | by    | Sue |
        | cards | 100 |
