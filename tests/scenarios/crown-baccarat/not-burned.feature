Feature: The dealer failed to burn a card

  Background:
    Given a table of crown-baccarat/traditional is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Hal is a higher duties dealer
    And the dealer brings cards with:
      | cards | red decks |
    And Hal shuffles the cards
    And Hal cuts the cards with:
      | cards | 100 |
    And the dealer places the cutting card with:
      | behind | 20 |

  @CR-01
  Scenario: Play goes on, and the results of the shoe stand
    When the dealer reports cards not burned with:
      | card | 9S |
    Then the event "burn missed" is recorded [11.1]
    And the dealer may not burn cards [11.1]
    When Ann wagers $100 on player
    And the coup is played 9S 2H TH 5D
    Then Ann is paid $100 on player [11.1; Table 3 "Player"]
    And nothing is due for the shoe [11.1]
    And 412 cards are left in the shoe
    When Hal restarts the shoe
    Then it is refused [11.1; 11.1.1; reading C-25]
    When Ann wagers $100 on player
    And the coup is played 9H 2S TC 5S
    Then Ann is paid $100 on player [11.1; Table 3 "Player"]

  @CR-02 @A-09
  Scenario: While the first coup is open the shoe may be started again, and each player may take back his wager
    Given the dealer reports cards not burned with:
      | card | 9S |
    And Ann wagers $100 on player
    And Ben wagers $100 on banker
    And the cards 9S 2H TH are dealt face down
    When the dealer restarts the shoe
    Then it is refused because "Higher Duties Dealer" [11.1.1; reading A-09]
    When Hal restarts the shoe
    Then the coup is halted [11.1.1]
    When Ann chooses about a wager with:
      | wager     | Ann's on player |
      | take back | $100            |
    And Ben chooses about a wager with:
      | wager | Ben's on banker |
    And the dealer resumes the coup
    Then Ann's $100 on player is returned [11.1.1; reading A-09]
    And Ben has $100 on banker
    And the event "shoe restarted" is recorded with:
      | rule   | 11.1.1 |
      | burned | 9S     |
    And the Player hand is 2H [11.1.1; 4.3.1]
    And the Banker hand is TH [11.1.1]
    When the cards 4D 7D are dealt face down
    And the coup is finished
    Then Ben is paid $95 on banker [11.1.1; Table 3 "Banker"]
    And 411 cards are left in the shoe

  @CR-02
  Scenario: The one card that was dealt becomes the burn, and the coup has still to be dealt
    Given the dealer reports cards not burned with:
      | card | 9S |
    And Ben wagers $100 on banker
    And the cards 9S are dealt face down
    When Hal restarts the shoe
    And Ben chooses about a wager with:
      | wager | Ben's on banker |
    And the dealer resumes the coup
    Then the event "shoe restarted" is recorded with: [11.1.1]
      | burned | 9S |
    And the coup is at wagering [11.1.1]
    When Ann wagers $100 on player
    Then it is refused because "stay as they were when the coup resumed" [11.1.1]
    When the cards 2H TH 4D 7D are dealt face down
    And the coup is finished
    Then Ben is paid $95 on banker [11.1.1; Table 3 "Banker"]
    And 411 cards are left in the shoe [11.1.1]
