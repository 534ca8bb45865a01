Feature: What the cards count

  Background:
    Given the game is crown-baccarat/traditional

  Rule: Each card has its value

    Scenario Outline: <card> counts <value>
      When the cards are <card> 9H KS KD
      Then the Player hand counts <value> [3.2; <clause>]

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
        | KH   | 0     | 3.2.2  |
        | AS   | 1     | 3.2.3  |

  Rule: A hand counts the right digit of its total

    Scenario Outline: Two cards that total <total> count <count>
      When the cards are <first> 9H <second> KD
      Then the Player hand counts <count> [3.3; <clause>; 1.1 "Point Count"]

      Examples:
        | total | first | second | count | clause |
        | 0     | TS    | JS     | 0     | 3.3.1  |
        | 1     | TS    | AS     | 1     | 3.3.1  |
        | 9     | 4S    | 5S     | 9     | 3.3.1  |
        | 10    | 4S    | 6S     | 0     | 3.3.2  |
        | 11    | 5S    | 6S     | 1     | 3.3.2  |
        | 17    | 8S    | 9S     | 7     | 3.3.2  |
        | 18    | 9S    | 9C     | 8     | 3.3.2  |

    Scenario: Third cards take totals to nine, to nineteen, and past twenty
      When the cards are KS 9D QH 6H 9C
      Then the Player hand counts 9 [3.3; 3.3.1; 1.1 "Point Count"]
      When the cards are 9S 9D 2H 6H 8C
      Then the Player hand counts 9 [3.3; 3.3.2; 1.1 "Point Count"]
      When the cards are 9S 9D 6H 7H 7C 9C
      Then the Player hand counts 2 [3.3; 3.3.2; 1.1 "Point Count"]
      And the Banker hand counts 5 [3.3; 3.3.2; 1.1 "Point Count"]

    Scenario: A count of nothing is called Baccarat
      When the cards are KS TH QH JD TC TD
      Then it is said "Player draws on Baccarat (0) (Table 1)" [1.1 "Baccarat"]
      And it is said "Tie on Baccarat (0) (1.1 "Tie")" [1.1 "Baccarat"]
      When the cards are 6S TH KH JD 7C
      Then it is said "Banker draws on Baccarat (0), the Player having stood (Table 2)" [1.1 "Baccarat"]

  Rule: Eight decks, and no jokers

    Scenario Outline: <decks> decks are not played with
      Given the game is crown-baccarat/crown with <decks> decks
      Then it is refused because "is played with 8 decks" [3.1]

      Examples:
        | decks |
        | 1     |
        | 4     |
        | 6     |
        | 7     |
        | 9     |

    Scenario: Eight decks are played with, and hold no joker
      Given the game is crown-baccarat/crown with 8 decks
      When the cards are 7S 6H Joker KD
      Then it is refused because "there is no card 'Joker'" [3.1]
      When the cards are 7S 6H KS KD
      Then the result is player
