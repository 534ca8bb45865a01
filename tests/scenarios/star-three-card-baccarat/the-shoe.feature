Feature: Cards seen, and a shoe that was not made up as it should have been

  Background:
    Given a table of star-three-card-baccarat/three-card is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor

  Rule: A card face up

    Background:
      Given the shoe is ready
      And Ann wagers $100 on player
      And Ben wagers $100 on player

    @TC-09
    Scenario: The card that would have been the first is burnt, and another that was seen after it
      When Ann reports a first card exposed with:
        | card | QS |
      Then it is refused because "not for a Player"
      When the dealer reports a first card exposed with:
        | card | QS |
      And the dealer reports a card face up with:
        | card | QD |
      Then the event "card burned" is recorded with: [12.8; reading T53]
        | card | QD |
      And the event "card burned" is recorded 2 times
      And Ann has $100 on player
      And no money has moved
      When Ann wagers $25 on tie
      Then Ann has $25 on tie [12.8]
      And the next coup takes wagers
      And nobody must be told anything

    @TC-10
    Scenario: After the first card of the coup it is played as if it were face downwards
      Given the cards 2H 7S are dealt
      When the dealer reports a card face up with:
        | card | 3D |
      Then Ann has $100 on player
      And no money has moved [12.9]
      When Ann takes back the wager on player
      Then it is refused because "first card" [5.5]
      When Ben wagers $25 on tie
      Then it is refused because "first card" [5.4]
      When the cards 5C 8H 4S 9C KD TH are dealt
      Then the Banker hand is 3D 4S TH [12.9]
      When the coup is finished
      Then Ann's $100 on player is collected [12.9; 5.1.1.3]
      And nobody must be told anything

  Rule: A shuffling device with more cards incorrectly faced

    @TC-11
    Scenario: After the coup the casino supervisor may have all remaining cards taken out and checked
      Given a table of star-three-card-baccarat/three-card is open with:
        | device | shuffling device |
      And Ann sits at place 1
      And Ben sits at place 2
      And the shoe is ready
      And Ann wagers $100 on player
      And Ben wagers $100 on player
      And the cards 2H 7S are dealt
      And the dealer reports a card face up with:
        | card | 3D |
      When Sue checks the facing of the remaining cards with:
        | counted | 411         |
        | reason  | 3D was seen |
      Then it is refused [12.9.1]
      When the cards 5C 8H 4S 9C KD TH are dealt
      And the coup is finished
      Then Ann's $100 on player is collected [12.9; 5.1.1.3]
      When the dealer checks the facing of the remaining cards with:
        | counted | 404         |
        | reason  | 3D was seen |
      Then it is refused because "Casino Supervisor" [12.9.1]
      When Sue checks the facing of the remaining cards with:
        | counted | 403         |
        | reason  | 3D was seen |
      Then it is refused because "404 cards should be left" [12.9.1]
      When Sue checks the facing of the remaining cards with:
        | counted | 404         |
        | reason  | 3D was seen |
      Then the event "remaining cards checked" is recorded with: [12.9.1]
        | counted | 404 |
      And no money has moved
      And 404 cards are left in the shoe

    Scenario: With a card shoe there is nothing to take out
      Given the shoe is ready
      And Ann wagers $100 on player
      And the coup is played 9S 2H TH 2S 3D KS
      When Sue checks the facing of the remaining cards with:
        | counted | 407         |
        | reason  | 3D was seen |
      Then it is refused [12.9.1]

  Rule: The shoe was not made up as it should have been

    @TC-12
    Scenario: The cards were not cut: the coup is completed, and then they are shuffled and cut
      Given the dealer brings cards with:
        | cards | red decks |
      And the dealer checks the cards
      And the dealer shuffles the cards
      And Ann wagers $100 on player
      Then it is refused
      When the dealer reports cards not cut with:
        | card | 9S |
      Then the next coup begins with 9S [12.10]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 2S 3D KS
      Then Ann's $100 on player is collected [12.10; 5.1.1.3]
      And a shuffle is due [12.10]
      When Ann wagers $100 on player
      Then it is refused because "shuffled and cut" [12.10]
      When the dealer shuffles the cards
      And the dealer offers the cut with:
        | to | Ann |
      And Ann cuts the cards with:
        | cards | 100 |
      Then nothing is due for the shoe [12.10]
      And the event "settlement reversed" is not recorded [12.10]
      And nobody must be told anything

    @TC-13
    Scenario: The burn was forgotten: play goes on, and nothing is burned later
      Given the dealer brings cards with:
        | cards | red decks |
      And the dealer checks the cards
      And the dealer shuffles the cards
      And the dealer offers the cut with:
        | to | Ann |
      And Ann cuts the cards with:
        | cards | 100 |
      And the dealer places the cutting card with:
        | behind | 52 |
      When the dealer reports cards not burned with:
        | card | 9S |
      Then the event "burn missed" is recorded [12.11]
      And the next coup begins with 9S [12.11]
      And the dealer may not burn cards [12.11; reading T54]
      When Ann wagers $100 on player
      And the coup is played 9S 2H TH 2S 3D KS
      Then Ann's $100 on player is collected [12.11; 5.1.1.3]
      And 410 cards are left in the shoe [12.11]
      And nothing is due for the shoe
      And nobody must be told anything

    @TC-14
    Scenario: The cards were not shuffled after the cutting card: the coup is completed first
      Given the shoe is ready
      And Ann wagers $100 on player
      And the dealer comes to the cutting card
      And the coup is played 9S 2H TH 2S 3D KS
      When Ann wagers $100 on player
      Then it is refused because "last coup"
      When the dealer reports cards not shuffled with:
        | card | 9C |
      Then the next coup begins with 9C [12.12]
      When Ann wagers $100 on player
      And the coup is played 9C 2H TC KC TD KS
      Then Ann is paid $95 on player [12.12; 11.1.1]
      And a shuffle is due [12.12]
      When Ann wagers $100 on player
      Then it is refused [12.12]
      And the event "wager settled" is recorded 2 times
      And nobody must be told anything


    @TC-14 @TC-08
    Scenario: Unless the cards run out, and then the coup is void
      Given Cai sits at place 3 with $100,000 in chips
      And the shoe is ready
      And Cai wagers $25 on player
      And the cards 9S 2H TH are dealt
      When the dealer reports too few cards
      Then it is refused because "the coup needs 3" [12.7]
      When the cards 2S 3D KS are dealt
      And the coup is finished
      And Cai wagers $25 on player on every coup until the shoe is empty
      Then 0 cards are left in the shoe
      When Cai reports too few cards
      Then it is refused because "not for a Player"
      When the dealer reports too few cards
      Then the coup is void [12.7; 12.12; reading T52]
      And Cai's $25 on player is returned [12.7; reading A-19]
      When the dealer clears the cards
      And Cai wagers $25 on player
      Then it is refused because "the last coup has been dealt"
      And nobody must be told anything
