Feature: A shuffling device that fails

  Background:
    Given a table of star-baccarat/baccarat is open with:
      | device | shuffling device |
    And Ann sits at place 1 with $1,000 in chips
    And Ben sits at place 2 with $1,000 in chips
    And Sue is a casino supervisor
    And the shoe is ready
    And Ann wagers $100 on player
    And Ben wagers $100 on banker
    And the coup is played 9C 2D TC 5C
    And Ann wagers $100 on player
    And Ben wagers $100 on banker

  Rule: Nobody is disadvantaged, another device is ready, and the cards can be transferred

    Background:
      Given the cards 9S 2H TH are dealt

    @ST-40
    Scenario: Without damage the cards go to it and the game goes on
      When Ann reports a malfunction with:
        | spare       | device 2 |
        | practicable | yes      |
      Then it is refused
      When the dealer reports a malfunction with:
        | spare       | device 2 |
        | practicable | yes      |
      Then the event "device failed" is recorded with:
        | rule          | 13.2     |
        | cards dealt   | 3        |
        | disadvantaged | none     |
        | spare         | device 2 |
        | practicable   | yes      |
        | damaged       | none     |
      And the event "cards transferred" is recorded with: [13.1; 13.2]
        | rule        | 13.2     |
        | device      | device 2 |
        | left        | 408      |
        | removed     | none     |
        | replaced by | none     |
      And Ann has $100 on player [13.2]
      And the coup is not halted [13.2]
      And 408 cards are left in the shoe [13.2]
      And the Player hand is 9S TH [13.2]
      When the cards 5D are dealt
      And the coup is finished
      Then Ann is paid $100 on player [13.2; 11.1.2]
      And Ann has $1,200 in chips

    @ST-41
    Scenario: Damaged cards are removed and replaced from a new deck, and the others transferred
      When the dealer reports a malfunction with:
        | spare   | device 2 |
        | damaged | KS 4D    |
      Then it is refused because "replaced by one like it" [13.3; 13.3.3]
      When the dealer reports a malfunction with:
        | spare       | device 2 |
        | damaged     | KS 4D    |
        | replaced by | KS 5D    |
      Then it is refused because "replaced by one like it" [13.3; 13.3.3]
      When the dealer reports a malfunction with:
        | spare       | device 2                |
        | damaged     | 9S 9S 9S 9S 9S 9S 9S 9S |
        | replaced by | 9S 9S 9S 9S 9S 9S 9S 9S |
      Then it is refused because "does not hold 8 of 9S" [13.3; 13.3.2]
      When the dealer reports a malfunction with:
        | spare       | device 2 |
        | damaged     | KS 4D    |
        | replaced by | 4D KS    |
      Then the event "cards transferred" is recorded with: [13.3; 13.3.1; 13.3.2; 13.3.3]
        | rule        | 13.3     |
        | device      | device 2 |
        | left        | 408      |
        | removed     | KS 4D    |
        | replaced by | 4D KS    |
      And 408 cards are left in the shoe [13.3.2; 13.3.3]
      And Ann has $100 on player [13.3; 13.3.4]
      And the coup is not halted [13.3.4]
      When the cards 5D are dealt
      And the coup is finished
      Then the Banker hand is 2H 5D [13.3.4]
      And Ann is paid $100 on player [13.3.4; 11.1.2]
      And Ben's $100 on banker is collected [13.3.4; 5.1.2.2]

  Rule: Somebody is disadvantaged

    Background:
      Given the cards 9S 2H TH are dealt

    @ST-42
    Scenario Outline: To the disadvantage of <whom>, the coup ends, each wager goes back, and completed coups stand
      When the dealer reports a malfunction with:
        | disadvantaged | <whom>   |
        | spare         | <spare> |
      Then it is refused because "approval of the Casino Supervisor" [13.4; reading ST-42]
      When the dealer reports a malfunction with the approval of Sue with:
        | disadvantaged | <whom>   |
        | spare         | <spare> |
      Then the coup is void [13.4; 13.1.3; reading S-42]
      And Ann's $100 on player is returned [13.4]
      And Ben's $100 on banker is returned [13.4]
      And Ann has $1,100 in chips [13.4]
      And Ben has $900 in chips [13.4]
      And the event "cards transferred" is not recorded [13.1.3; 13.4; reading S-42]
      And the money balances

      Examples:
        | whom     | spare    |
        | Ann      | device 2 |
        | operator | none     |

  Rule: There is no other device, or the cards cannot be transferred

    Background:
      Given the cards 9S 2H TH are dealt

    @ST-43
    Scenario Outline: Each player may have his wagers back, and the coup is completed from a card shoe for those who stay: <case>
      When the dealer reports a malfunction with:
        | spare       | <spare>       |
        | practicable | <practicable> |
        | damaged     | KS            |
        | replaced by | KS            |
      Then it is refused because "approval of the Casino Supervisor" [13.5; reading A-21]
      When the dealer reports a malfunction with the approval of Sue with:
        | spare       | <spare>       |
        | practicable | <practicable> |
        | damaged     | KS            |
      Then it is refused because "replaced by one like it" [13.5; 13.5.2]
      When the dealer reports a malfunction with the approval of Sue with:
        | spare       | <spare>       |
        | practicable | <practicable> |
        | damaged     | KS            |
        | replaced by | KS            |
      Then the coup is halted [13.5; 13.5.1; <clause>]
      And the event "device failed" is recorded with: [13.5; 13.5.2]
        | damaged     | KS |
        | replaced by | KS |
      And the event "cards transferred" is not recorded [<clause>]
      When the cards 5D are dealt
      Then it is refused because "still choosing" [13.5; 13.5.1]
      When the dealer resumes the coup
      Then it is refused because "Ann, Ben has not said" [13.5; 13.5.1]
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $50             |
      Then it is refused because "removed whole" [13.5; 13.5.1]
      When Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      Then Ann's $100 on player is returned [13.5; 13.5.1]
      And Ann has $1,100 in chips [13.5.1]
      When Ben chooses about a wager with:
        | wager | Ben's on banker |
      And the dealer resumes the coup
      Then it is refused because "shuffled, cut and put into a card shoe first" [13.5; 13.5.3]
      When the dealer loads a card shoe with:
        | cut | 51 |
      Then it is refused because "at least 52 cards" [4.5; 13.5.3]
      When the dealer loads a card shoe with:
        | cut | 100 |
      Then the event "card shoe loaded" is recorded with: [13.5; 13.5.3]
        | rule | 13.5 |
        | cut  | 100  |
        | left | 408  |
      When the dealer resumes the coup
      Then the coup is not halted [13.5; 13.5.4]
      And Ben has $100 on banker [13.5.1; 13.5.4]
      And the Player hand is 9S TH [13.5.4; reading S-43]
      And the event "cards burned" is recorded 1 times
      When Ann wagers $100 on player
      Then it is refused
      When the cards 5D are dealt
      And the coup is finished
      Then Ben's $100 on banker is collected [13.5.4; 5.1.2.2]
      And Ann has $1,100 in chips [13.5.1; 13.5.4]
      And 407 cards are left in the shoe [13.5.3; reading S-43]
      And the money balances

      Examples:
        | case                      | spare    | practicable | clause |
        | no device is ready        | none     | yes         | 13.1.4 |
        | transfer is impracticable | device 2 | no          | 13.1.5 |

    @ST-43 @A-21
    Scenario: When all have them back the coup is completed without wagers
      Given the dealer reports a malfunction with the approval of Sue
      And Ann chooses about a wager with:
        | wager     | Ann's on player |
        | take back | $100            |
      And Ben chooses about a wager with:
        | wager     | Ben's on banker |
        | take back | $100            |
      When the dealer resumes the coup with the approval of Sue
      Then it is refused because "put into a card shoe first" [13.5; 13.5.3]
      When the dealer loads a card shoe with:
        | cut | 100 |
      And the dealer resumes the coup
      Then it is refused because "approval of the Casino Supervisor" [reading A-21]
      When the dealer resumes the coup with the approval of Sue
      Then the coup is a no bet coup [reading A-21]
      And Ann has $1,100 in chips [13.5.1]
      And Ben has $900 in chips [13.5.1]
      When the cards 5D are dealt
      And the coup is finished
      Then the event "wager settled" is recorded 2 times

  Rule: Where the rule does not apply

    @ST-40
    Scenario: Between coups the device is replaced, and no wager is touched
      When the dealer reports a malfunction
      Then the event "coup voided" is not recorded [13.1.2; reading S-42]
      And Ann has $100 on player [13.1.2; reading S-42]
      And the coup is not halted [13.1.2; reading S-42]

    @ST-43
    Scenario: A card shoe is loaded in the middle of a coup for nothing else
      Given the cards 9S 2H are dealt
      When the dealer loads a card shoe with:
        | cut | 100 |
      Then it is refused because "no coup is waiting to be completed from a card shoe"

    @ST-40
    Scenario: With a card shoe there is no shuffling device to fail
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $100 on player
      And the cards 9S 2H TH are dealt
      When the dealer reports a malfunction with:
        | spare | device 2 |
      Then it is refused because "no shuffling device is in use" [13.1.1]
