Feature: How a coup is dealt

  Background:
    Given the game is star-three-card-baccarat/three-card

  Rule: A card to each Player area with a wager and one to the Banker, three times round

    Scenario: One area
      When Ann wagers $100 on player
      And the cards are 2S 9H KH 2D 5C QC
      Then the Player hand is 2S KH 5C [8.1]
      And the Banker hand is 9H 2D QC [8.1]

    Scenario: Two areas
      When Ann wagers $100 on player at area 1
      And Ben wagers $100 on player at area 2
      And the cards for 2 areas are 2S 9H KH 2D 2H QC 5C 9C JS
      Then the Player hand is 2S 2D 5C in area 1 [8.1]
      And the Player hand is 9H 2H 9C in area 2 [8.1]
      And the Banker hand is KH QC JS [8.1]

    Scenario: Areas without a wager are passed over
      When Ann wagers $100 on player at area 5
      And Ben wagers $100 on player at area 2
      And the cards for 2 areas are 2S 9H KH 2D 2H QC 5C 9C JS
      Then the Player hand is 2S 2D 5C in area 2 [8.1]
      And the Player hand is 9H 2H 9C in area 5 [8.1]
      And the Banker hand is KH QC JS [8.1]

    Scenario: An area with a wager cannot be left out
      When Ann wagers $100 on player at area 1
      And Ben wagers $100 on player at area 2
      And the cards are 2S 9H KH 2D 5C QC
      Then it is refused because "no Player hand was dealt to" [8.1]

    Scenario: Every hand has three cards
      When Ann wagers $100 on player
      And the cards are 2S 9H KH 2D 5C
      Then it is refused because "a coup takes 6" [8.1]
      When the cards are 2S 9H KH 2D 5C QC 3S
      Then it is refused because "the coup is complete with 6" [8.1]

  Rule: With no wager on a Player hand, cards are dealt to the Banker alone

    Scenario: Only Three Picture Cards and a Banker Point Total are wagered on
      When Ann wagers $10 on three-pictures
      And Ben wagers $10 on point-total-5
      And the cards for the Banker alone are KH 2D 3C
      Then the Banker hand is KH 2D 3C [8.2]
      And the Banker hand counts 5
      And Ann's $10 on three-pictures is collected [8.2; 5.1.3; 5.2.3]
      And Ben is paid $80 on point-total-5 [8.2; 11.1.2; 5.2.4]
      And the money balances

    Scenario: Only Three Picture Cards is wagered on, and wins
      When Ann wagers $10 on three-pictures
      And the cards for the Banker alone are KH QD JC
      Then Ann is paid $700 on three-pictures [8.2; 11.1.4; 5.2.3]
      And the money balances

    Scenario: The Banker alone has three cards too
      When Ann wagers $10 on three-pictures
      And the cards for the Banker alone are KH QD
      Then it is refused because "a coup takes 3" [8.2]
      When the cards for the Banker alone are KH QD JC 2S
      Then it is refused because "the coup is complete with 3" [8.2]

    Scenario: The Banker is not alone where a Player hand has a wager
      When Ann wagers $10 on three-pictures
      And Ben wagers $100 on player
      And the cards for the Banker alone are KH QD JC
      Then it is refused because "not the Banker hand alone is dealt" [8.2]

  Rule: Each area is settled by its own hand

    Scenario: One wins, one loses and one stands off
      When Ann wagers $100 on player at area 1
      And Ben wagers $100 on player at area 2
      And Col wagers $100 on player at area 3
      And Ann wagers $10 on tie at area 1
      And Col wagers $10 on tie at area 3
      And the cards for 3 areas are KS 2S JD KH QS 3S JC QH JS 4S 9D 9H
      Then the Banker hand is of order 2
      And the Player hand is of order 1 in area 1
      And the Player hand is of order 4 in area 2
      And the Player hand is of order 2 in area 3
      And Ann is paid $95 on player at area 1 [5.1.1; 5.12; 9.10; 11.1.1]
      And Ann's $10 on tie at area 1 is collected [5.1.2; 5.12; 9.10]
      And Ben's $100 on player at area 2 is collected [5.1.1; 5.12; 9.10; 5.1.1.3]
      And Col's $100 on player at area 3 is returned [5.1.1; 5.12; 9.10; 5.1.1.4]
      And Col is paid $210 on tie at area 3 [5.12; 9.10; 11.1.3]
      And the money balances

    Scenario: One person at two areas
      When Ann wagers $100 on player at area 2
      And Ann wagers $200 on player at area 3
      And the cards for 2 areas are KS 2S KH QS 3S QH JS 4S 9H
      Then Ann is paid $95 on player at area 2 [5.1.1; 5.12; 11.1.1]
      And Ann's $200 on player at area 3 is collected [5.1.1; 5.12; 5.1.1.3]
      And the money balances

    Scenario: Three people at one area share its hand
      When Ann wagers $100 on player at area 1
      And Ben wagers $200 on player at area 1
      And Col wagers $20 on player at area 1
      And the cards are KS KH QS QH JS 9H
      Then Ann is paid $95 on player at area 1 [5.1.1; 11.1.1]
      And Ben is paid $190 on player at area 1 [5.1.1; 11.1.1]
      And Col is paid $19 on player at area 1 [5.1.1; 11.1.1]
      And the money balances
