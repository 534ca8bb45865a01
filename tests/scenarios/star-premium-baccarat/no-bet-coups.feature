Feature: Coups without wagers

  Background:
    Given a table of star-premium-baccarat/premium is open
    And Ann sits at place 1
    And Ben sits at place 2
    And Sue is a casino supervisor
    And Amy is an assistant gaming manager
    And the shoe is ready

  @X-23
  Scenario: Without wagers no coup is dealt until an Assistant Gaming Manager authorises it
    When the dealer draws a card with:
      | card    | 9S  |
      | exposed | yes |
    Then it is refused because "must be directed" [7.4]
    When the dealer directs a no bet coup
    Then it is refused because "Assistant Gaming Manager" [7.4; 1.1 "Assistant Gaming Manager"]
    When Sue directs a no bet coup
    Then it is refused because "Assistant Gaming Manager" [7.4; 1.1 "Assistant Gaming Manager"]
    When Amy directs a no bet coup
    Then the coup is a no bet coup [7.4; 1.1 "no bet coup"]
    And nobody must be told anything
    And no marker shows no bet coup
    When the coup is played 2S 3H TH KD 4C 5D
    Then the event "no bet coup directed" is recorded with: [7.4]
      | by | Amy |
    And the event "result announced" is recorded with: [1.1 "coup"; 1.1 "no bet coup"]
      | results | banker |
    And the event "wager settled" is not recorded
    And Ann has $10,000 in chips

  @X-23
  Scenario: With a wager on the layout it takes the agreement of every player, and the wager goes back
    Given Ann wagers $100 on player
    When Amy directs a no bet coup
    Then it is refused because "no wagers" [7.4]
    When Amy directs a no bet coup with:
      | agreed by | Ann |
    Then it is refused because "Ben" [7.5; reading P80]
    When Sue directs a no bet coup with:
      | agreed by | Ann and Ben |
    Then it is refused because "Assistant Gaming Manager" [7.4]
    When Amy directs a no bet coup with:
      | agreed by | Ann and Ben |
    Then the coup is a no bet coup [7.5; 14.4]
    And Ann's $100 on player is returned [7.5; 14.4]
    And Ann has $10,000 in chips
    When Ben wagers $100 on banker
    Then it is refused because "without wagers" [7.5; 14.4]

  @X-23
  Scenario: One or more may be permitted at once
    When Amy directs a no bet coup with:
      | agreed by | Ann and Ben |
      | coups     | 2           |
    And the coup is played 9S 2H TH 5D
    And Ann wagers $100 on player
    Then it is refused because "without wagers" [7.5; 14.4]
    When the coup is played 9H 2S TC 5S
    And Ann wagers $100 on player
    Then Ann has $100 on player [7.5]

  @PR-13
  Scenario: It is dealt by Method A, by the rules of every coup, and no wager is permitted
    Given a table of star-premium-baccarat/premium is open with:
      | method | method-b |
    And Ann sits at place 1
    And the shoe is ready
    And Amy directs a no bet coup
    When Ann wagers $100 on player
    Then it is refused because "without wagers" [7.4; 14.4; 1.1 "no bet coup"]
    When the cards 9S 2H are dealt
    And Ann wagers $100 on player
    Then it is refused [7.4; 14.4]
    When the dealer finds a wager with:
      | patron | Ann    |
      | bet    | player |
      | cents  | $100   |
      | area   | 1      |
    Then the event "wager rejected" is recorded [14.4]
    And Ann has $10,000 in chips
    When the cards TH 5D are dealt
    Then the dealer may not offer a hand [14.4]
    When the coup is finished
    Then the event "result announced" is recorded with: [1.1 "coup"; 14.4]
      | results | player |
    And Ann has $10,000 in chips

  @PR-11
  Scenario: A card that would have been the first of a coup was exposed
    Given Ann wagers $100 on player
    When Ann reports a first card exposed with:
      | card | KS |
    Then it is refused because "Dealer"
    When the dealer reports a first card exposed with:
      | card | KS |
    Then the coup is a no bet coup [14.3]
    And Ann's $100 on player is returned [14.3; reading P85]
    And Ann has $10,000 in chips
    And nobody must be told anything
    When Ben wagers $100 on banker
    Then it is refused because "without wagers" [14.3; 14.4]
    When the coup is played KS 9S 9H 2D
    Then the event "result announced" is recorded with: [1.1 "coup"; 14.3; 14.4]
      | results | player |
    And Ann has $10,000 in chips
    When Ann wagers $100 on player
    Then Ann has $100 on player

  @PR-12
  Scenario: A card that would have been the first lies face up in the shoe
    Given Ann wagers $100 on player
    When the dealer reports a card face up with:
      | card | KS |
    Then the coup is a no bet coup [14.3; reading P25]
    And Ann's $100 on player is returned [14.3; reading P85]
    And the next coup begins with KS [14.3]
    When the coup is played KS 9S 9H 2D
    Then the Player hand is KS 9H
    And Ann has $10,000 in chips

  @PR-14
  Scenario: A later card lies face up, and is played as if it did not
    Given Ann wagers $100 on player
    And the cards 9S 2H are dealt face down
    When the dealer reports a card face up with:
      | card | TH |
    Then the coup is at dealing [14.5]
    And Ann has $100 on player [14.5]
    And the display shows the Player hand as ?? TH
    When Ben wagers $100 on player
    Then it is refused [5.3; 5.4]
    When the cards 5D are dealt face down
    And the coup is finished
    Then Ann is paid $100 on player [14.5; 13.1]
    And nobody must be told anything
    And nothing is due for the shoe
    When Sue checks the facing of the remaining cards with:
      | counted | 411        |
      | reason  | to be sure |
    Then it is refused
