Feature: What may be played with how many decks

  Scenario Outline: Premium Baccarat is not played with <decks> decks
    Given the game is star-premium-baccarat/premium with <decks> decks
    Then it is refused because "is played with 3, 4, 6, 8 decks" [3.1]

    Examples:
      | decks |
      | 1     |
      | 2     |
      | 5     |
      | 7     |
      | 9     |

  Scenario Outline: <bet> needs six or eight decks
    Given the game is star-premium-baccarat/premium with 6 decks
    Then <bet> is offered [3.1 "<named>"]
    Given the game is star-premium-baccarat/premium with 8 decks
    Then <bet> is offered [3.1 "<named>"]
    Given the game is star-premium-baccarat/premium with 3 decks
    Then <bet> is not offered [3.1 "<named>"]
    Given the game is star-premium-baccarat/premium with 4 decks
    Then <bet> is not offered [3.1 "<named>"]
    When Ann wagers $5 on <bet>
    Then it is refused because "with 4 decks offers no bet '<bet>'" [3.1 "<named>"]

    Examples:
      | bet          | named          |
      | pairs-player | Baccarat Pairs |
      | pairs-banker | Baccarat Pairs |
      | tiger        | Tiger          |
      | tiger-tie    | Tiger Tie      |
      | tiger-pair   | Tiger Pair     |
      | big-tiger    | Big Tiger      |
      | small-tiger  | Small Tiger    |

  Scenario Outline: With three decks there is no optional bet but Super Six (<game>)
    Given the game is star-premium-baccarat/<game> with 3 decks
    Then player is offered
    And banker is offered
    And tie is offered
    And super-six is offered [reading P51]
    But pairs-player is not offered [3.1 "Baccarat Pairs"]
    And pairs-banker is not offered [3.1 "Baccarat Pairs"]
    And tiger is not offered [3.1 "Tiger"]
    And tiger-tie is not offered [3.1 "Tiger Tie"]
    And tiger-pair is not offered [3.1 "Tiger Pair"]
    And big-tiger is not offered [3.1 "Big Tiger"]
    And small-tiger is not offered [3.1 "Small Tiger"]

    Examples:
      | game       |
      | premium    |
      | even-money |
      | tie        |

  Scenario Outline: The permissible wagers of the document are offered (<game>)
    Given the game is star-premium-baccarat/<game>
    Then player is offered [5.1]
    And banker is offered [5.1]
    And tie is offered [5.1]
    And pairs-banker is offered [5.1]
    And pairs-player is offered [5.1]
    And super-six is offered [5.1; reading P37]
    And tiger is offered [5.1; reading P37]
    And tiger-tie is offered [5.1; reading P37]
    And tiger-pair is offered [5.1; reading P37]
    And big-tiger is offered [5.1; reading P37]
    And small-tiger is offered [5.1; reading P37]

    Examples:
      | game       |
      | premium    |
      | even-money |
      | tie        |

  Scenario Outline: A wager on <bet>, which is a bet of other games, is refused
    Given the game is star-premium-baccarat/premium
    When Ann wagers $5 on <bet>
    Then it is refused because "offers no bet '<bet>'" [5.1]

    Examples:
      | bet                 |
      | dragon-bonus-player |
      | point-total-6       |
