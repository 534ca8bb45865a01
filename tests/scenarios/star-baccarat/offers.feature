Feature: What the cards and the options of a table allow

  Scenario Outline: Five decks and the like are not played with
    Given the game is star-baccarat/baccarat with <decks> decks
    Then it is refused because "is played with 3, 4, 6, 8 decks" [3.1]

    Examples:
      | decks |
      | 1     |
      | 2     |
      | 5     |
      | 7     |

  Scenario Outline: <bet> needs six or eight decks
    Given the game is star-baccarat/baccarat with 6 decks
    Then <bet> is offered [3.1 "<named>"]
    Given the game is star-baccarat/baccarat with 4 decks
    Then <bet> is not offered [3.1 "<named>"]
    When Ann wagers $5 on <bet>
    Then it is refused because "with 4 decks offers no bet '<bet>'"

    Examples:
      | bet          | named          |
      | pairs-player | Baccarat Pairs |
      | pairs-banker | Baccarat Pairs |
      | tiger        | Tiger          |
      | tiger-tie    | Tiger Tie      |
      | tiger-pair   | Tiger Pair     |
      | big-tiger    | Big Tiger      |
      | small-tiger  | Small Tiger    |

  Scenario: Main wagers and Super Six are offered with any decks
    Given the game is star-baccarat/baccarat with 3 decks
    Then player is offered
    And banker is offered
    And tie is offered
    And super-six is offered
