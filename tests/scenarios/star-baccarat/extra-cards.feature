Feature: Cards that the coup has no use for

  Background:
    Given a table of star-baccarat/baccarat is open
    And Ann sits at place 1
    And Ben sits at place 2
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: A third card for the Player that the table of play does not allow

    @ST-08
    Scenario: It is the Banker's when the Banker draws
      When the cards 2S 3H 4D AC are dealt
      Then the Player hand counts 6
      When Ann reports an extra card with:
        | card | 9D     |
        | hand | player |
      Then it is refused
      When the dealer reports an extra card with:
        | card | 9D     |
        | hand | player |
      Then the Player hand is 2S 4D [12.2]
      And the Banker hand is 3H AC 9D [12.2]
      And no card is kept for the next coup [12.2]
      And the coup is not halted [12.2]
      And 410 cards are left in the shoe
      When the dealer draws a card with:
        | card    | KC  |
        | exposed | yes |
      Then it is refused because "the coup has all its cards" [9.6]
      When the coup is finished
      Then Ann is paid $100 on player [12.2; 11.1.2]
      And Ben's $100 on banker is collected [12.2; 5.1.2.2]

    @ST-08
    Scenario: A Player who must draw has no card too many
      When the cards 2S 3H TH KD are dealt
      And the dealer reports an extra card with:
        | card | 9D     |
        | hand | player |
      Then it is refused because "no card too many"
      When the dealer reports an extra card with:
        | card | 9D     |
        | hand | banker |
      Then it is refused because "the Player hand draws first"

    @ST-08
    Scenario: While the first four are dealt there is no third card
      When the cards 2S 3H TH are dealt
      And the dealer reports an extra card with:
        | card | 9D     |
        | hand | player |
      Then it is refused because "the first four cards are still being dealt"

    @ST-09
    Scenario Outline: When the Banker stands it is the first of the next coup, which takes wagers: <why>
      When the cards <cards> are dealt
      And the dealer reports an extra card with:
        | card | 4C     |
        | hand | player |
      Then the next coup begins with 4C [12.2]
      And the next coup takes wagers [12.2; reading S-27]
      And the Player hand is <player> [12.2]
      And the Banker hand is <banker> [12.2]
      When the coup is finished
      Then Ann is paid $100 on player [12.2; 11.1.2]
      And Ben's $100 on banker is collected [12.2; 5.1.2.2]
      When Ann wagers $100 on player
      And the dealer draws a card with:
        | card | KC |
      Then it is refused because "another card has left the shoe already" [12.2]
      When the coup is played 4C 2D 5C 3D
      Then the Player hand is 4C 5C [12.2]
      And Ann is paid $100 on player [12.2; 11.1.2; reading A-02]
      And no card is kept for the next coup

      Examples:
        | why           | cards       | player | banker |
        | a natural     | 9S 2H TH 5D | 9S TH  | 2H 5D  |
        | on seven      | 7S 2H TH 4D | 7S TH  | 2H 4D  |

    @ST-09 @A-01
    Scenario: It was seen: then that coup takes no wagers
      When the cards 9S 2H TH 5D are dealt
      And the dealer reports an extra card with:
        | card    | 4C     |
        | hand    | player |
        | exposed | yes    |
      Then the next coup begins with 4C [12.3; reading S-27; reading A-01]
      And the next coup is a no bet coup [12.3; reading S-27; reading A-01]
      When the coup is finished
      Then Ann is paid $100 on player [11.1.2]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [12.3; 12.4]

  Rule: A third card for the Banker that the table of play does not allow

    @ST-10
    Scenario: The coup is settled without it, and it is the first of a no bet coup
      When the cards 9S 2H TH 5D are dealt
      And the dealer reports an extra card with:
        | card | 4C     |
        | hand | banker |
      Then the next coup begins with 4C [12.3]
      And the next coup is a no bet coup [12.3]
      And the Banker hand is 2H 5D [12.3]
      When the coup is finished
      Then Ann is paid $100 on player [12.3; 11.1.2]
      And Ben's $100 on banker is collected [12.3; 5.1.2.2]
      When Ann wagers $100 on player
      Then it is refused because "without wagers" [12.3; 12.4]
      When the coup is dealt 4C 2D 5C 3D
      Then the coup is a no bet coup [12.3]
      And the Player hand is 4C 5C [12.3]
      When the coup is finished
      And Ann wagers $100 on player
      Then Ann has $100 on player [12.4]

    @ST-10
    Scenario: After the last coup of the shoe there is no next one, and it goes with the shoe
      Given the dealer comes to the cutting card
      And the cards 9S 2H TH 5D are dealt
      When the dealer reports an extra card with:
        | card | 4C     |
        | hand | banker |
      Then no card is kept for the next coup [reading S-35]
      And the event "card discarded" is recorded with:
        | rule | reading S-35 |
        | card | 4C           |
      When the coup is finished
      Then Ann is paid $100 on player [11.1.2]
      And the shoe has 0 more coups
