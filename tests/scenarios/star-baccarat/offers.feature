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

  Scenario: With three decks there is no optional bet but Super Six
    Given the game is star-baccarat/even-money with 3 decks
    Then super-six is offered [reading S-03]
    But pairs-player is not offered [3.1 "Baccarat Pairs"; reading H10]
    And pairs-banker is not offered [3.1 "Baccarat Pairs"; reading H10]
    And tiger is not offered [3.1 "Tiger"; reading H10]
    And tiger-tie is not offered [3.1 "Tiger Tie"; reading H10]
    And tiger-pair is not offered [3.1 "Tiger Pair"; reading H10]
    And big-tiger is not offered [3.1 "Big Tiger"; reading H10]
    And small-tiger is not offered [3.1 "Small Tiger"; reading H10]

  Scenario Outline: Eight decks are as good as six (<game>)
    Given the game is star-baccarat/<game> with 8 decks
    Then pairs-player is offered [3.1 "Baccarat Pairs"]
    And pairs-banker is offered [3.1 "Baccarat Pairs"]
    And tiger is offered [3.1 "Tiger"]
    And tiger-tie is offered [3.1 "Tiger Tie"]
    And tiger-pair is offered [3.1 "Tiger Pair"]
    And big-tiger is offered [3.1 "Big Tiger"]
    And small-tiger is offered [3.1 "Small Tiger"]

    Examples:
      | game       |
      | baccarat   |
      | even-money |

  Scenario Outline: A wager on <bet>, which is a bet of other games, is refused
    Given the game is star-baccarat/baccarat
    Then player is offered [5.1; star-how-to-play-baccarat intro-6]
    And banker is offered [5.1; star-how-to-play-baccarat intro-6]
    And tie is offered [5.1; star-how-to-play-baccarat intro-7]
    When Ann wagers $5 on <bet>
    Then it is refused because "offers no bet '<bet>'" [5.1]

    Examples:
      | bet                 |
      | dragon-bonus-player |
      | point-total-6       |
