Feature: Which card goes to which hand

  Background:
    Given the game is star-premium-baccarat/premium

  Rule: The first and third cards are the Player's, the second and fourth the Banker's

    Scenario: Four cards and no more
      When the cards are AS 2H 6D 5C
      Then the Player hand is AS 6D [7.3]
      And the Banker hand is 2H 5C [7.3]

    Scenario: When both hands draw, the Player's third card comes before the Banker's
      When the cards are 2S 4H AD KC 5D 9S
      Then the Player hand is 2S AD 5D [9.3.1]
      And the Banker hand is 4H KC 9S [9.4.1]

    Scenario: When Player stands, the fifth card is the Banker's
      When the cards are 6S 2H KD AC 5D
      Then the Player hand is 6S KD [9.3.2]
      And the Banker hand is 2H AC 5D [9.5]

    Scenario: A coup has one Player hand and one Banker hand
      When the cards for 2 areas are 2S 9H KH 2D 2H QC
      Then it is refused because "one Player hand" [7.2]
      When the cards for the Banker alone are KH QH
      Then it is refused because "one Player hand" [7.2]
      When Ann wagers $100 on player at area 2
      Then it is refused because "one player area" [7.2]

  Rule: A hand has two cards or three, as the tables say, and nobody chooses

    Scenario: Both hands draw once, and a seventh card is refused
      When the cards are 2S 4H AD KC 5D 9S 2C
      Then it is refused because "the coup is complete with 6" [9.6]

    Scenario: Player may not draw on six
      When the cards are 6S 7H KD KC 3D
      Then it is refused because "the coup is complete with 4" [9.3.2]

    Scenario: Player may not stand on five
      When the cards are 5S 7H KD KC
      Then it is refused because "too few cards: Player draws on 5" [9.3.1]

    Scenario: Banker may not stand on five when Player stands
      When the cards are 6S 5H KD KC
      Then it is refused because "too few cards: Banker draws on 5" [9.5]

  Rule: Three, four, six or eight decks of 52 cards, without jokers

    Scenario Outline: <game> is played with <decks> decks
      Given the game is star-premium-baccarat/<game> with <decks> decks
      When Ann wagers $100 on player
      And the cards are 9S 2H KH 6D
      Then Ann is paid $100 on player
      And the Player hand is 9S KH [3.1]

      Examples:
        | game       | decks |
        | premium    | 3     |
        | premium    | 4     |
        | premium    | 6     |
        | premium    | 8     |
        | even-money | 3     |
        | even-money | 8     |
        | tie        | 3     |
        | tie        | 8     |

    Scenario: Three decks have three of a card and no fourth
      Given the game is star-premium-baccarat/premium with 3 decks
      When the cards are KS 7H KS QD KS
      Then the Player hand is KS KS KS
      When the cards are KS KS KS 7D KS
      Then it is refused because "3 decks hold 3 of it" [3.1]

    Scenario: Four decks have the fourth
      Given the game is star-premium-baccarat/premium with 4 decks
      When the cards are KS KS KS 7D KS
      Then the Player hand is KS KS KS [3.1]
      And the Banker hand is KS 7D [3.1]

    Scenario: A joker is no card of the game
      When the cards are KS JOKER 2H 3D
      Then it is refused because "JOKER" [3.1]
