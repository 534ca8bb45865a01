Feature: What the cards count

  Background:
    Given the game is star-three-card-baccarat/three-card

  Rule: Each card has its value, in either hand

    Scenario Outline: <card> counts <value>
      When the cards are <card> <card> TS TH TC TD
      Then the Player hand counts <value> [3.2; <clause>; 1.1 "point count"]
      And the Banker hand counts <value> [3.2; <clause>; 1.1 "point count"]

      Examples: A face value from two to nine
        | card | value | clause |
        | 2S   | 2     | 3.2.1  |
        | 3S   | 3     | 3.2.1  |
        | 4S   | 4     | 3.2.1  |
        | 5S   | 5     | 3.2.1  |
        | 6S   | 6     | 3.2.1  |
        | 7S   | 7     | 3.2.1  |
        | 8S   | 8     | 3.2.1  |
        | 9S   | 9     | 3.2.1  |

      Examples: Tens and pictures nothing, an ace one
        | card | value | clause |
        | TS   | 0     | 3.2.2  |
        | JS   | 0     | 3.2.2  |
        | QS   | 0     | 3.2.2  |
        | KS   | 0     | 3.2.2  |
        | AS   | 1     | 3.2.3  |

  Rule: A hand counts the right digit of its total

    Scenario Outline: A total of <total> counts <count>
      When the cards are <dealt>
      Then the Player hand counts <count> [3.3; <clause>]
      And the Banker hand counts <count> [3.3; <clause>]

      Examples:
        | total | count | clause | dealt             |
        | 0     | 0     | 3.3.1  | TS TH TC TD JS KH |
        | 9     | 9     | 3.3.1  | 2S 3H 3S 3D 4S 3C |
        | 10    | 0     | 3.3.2  | 2S AH 3S 4D 5S 5C |
        | 19    | 9     | 3.3.2  | 9S TH 9C 9D AS TD |
        | 27    | 7     | 3.3.2  | 9S 9H 9C 9D 9S 9H |

    Scenario: A total of nineteen in one hand and of nine in the other count alike
      When the cards are 9S 2H 9C 3D AS 4C
      Then the Player hand counts 9 [3.3; 3.3.2; 1.1 "point count"]
      And the Banker hand counts 9 [3.3; 3.3.1; 1.1 "point count"]

    Scenario Outline: A count of nothing is called baccarat, here in order <order>
      When Ann wagers $10 on point-total-0
      And the cards for the Banker alone are <dealt>
      Then the Banker hand counts 0 [1.1 "baccarat"]
      And the Banker hand is of order <order> [1.1 "baccarat"]
      And it is said "Banker counts Baccarat (0); Banker Point Total 0 pays 8 to 1 (11.1.2)" [1.1 "baccarat"]

      Examples:
        | order | dealt    |
        | 1     | KH QD JC |
        | 29    | KH QD TC |
        | 30    | KH 4D 6C |
        | 31    | 2H 3D 5C |

  Rule: Kings, queens and jacks are picture cards, and nothing else is

    Scenario Outline: With two pictures, <card> makes <what>
      When the cards are <card> 2H KS 3H QS 4H
      Then the Player hand is of order <order> [1.1 "picture card"]

      Examples:
        | card | what                     | order |
        | KD   | three pictures           | 1     |
        | QD   | three pictures           | 1     |
        | JD   | three pictures           | 1     |
        | TD   | two pictures and a ten   | 29    |
        | 9D   | two pictures and a 9     | 2     |
        | 8D   | two pictures and an 8    | 5     |
        | 7D   | two pictures and a 7     | 8     |
        | 6D   | two pictures and a 6     | 11    |
        | 5D   | two pictures and a 5     | 14    |
        | 4D   | two pictures and a 4     | 17    |
        | 3D   | two pictures and a 3     | 20    |
        | 2D   | two pictures and a 2     | 23    |
        | AD   | two pictures and an ace  | 26    |

  Rule: Six decks or eight, without jokers

    Scenario Outline: <decks> decks are not played with
      Given the game is star-three-card-baccarat/three-card with <decks> decks
      Then it is refused because "is played with 6, 8 decks" [3.1]

      Examples:
        | decks |
        | 1     |
        | 4     |
        | 5     |
        | 7     |
        | 9     |

    Scenario: Six decks hold six of each card
      Given the game is star-three-card-baccarat/three-card with 6 decks
      When the cards for 2 areas are KS KS KS KS KS KS KS QH JD
      Then it is refused because "6 decks hold 6 of it" [3.1]
      When the cards for 2 areas are KS KS KS KS KS KS KH QH JD
      Then the Player hand is of order 1

    Scenario: Eight decks hold eight of each card
      Given the game is star-three-card-baccarat/three-card with 8 decks
      When the cards for 2 areas are KS KS KS KS KS KS KS KS KS
      Then it is refused because "8 decks hold 8 of it" [3.1]
      When the cards for 2 areas are KS KS KS KS KS KS KS KS KH
      Then the Player hand is of order 1

    Scenario: A joker is no card of the decks
      When the cards are KS KH QS QH Joker 9H
      Then it is refused because "there is no card 'Joker'" [3.1]
