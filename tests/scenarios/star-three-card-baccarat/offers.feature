Feature: What a table offers

  Scenario Outline: The bets of <game>
    Given the game is star-three-card-baccarat/<game>
    Then player is offered [5.1]
    And tie is offered [5.1]
    And three-pictures is offered [5.1]
    And point-total-0 is offered [5.1; reading T24]
    And point-total-1 is offered [5.1; reading T24]
    And point-total-2 is offered [5.1; reading T24]
    And point-total-3 is offered [5.1; reading T24]
    And point-total-4 is offered [5.1; reading T24]
    And point-total-5 is offered [5.1; reading T24]
    And point-total-6 is offered [5.1; reading T24]
    And point-total-7 is offered [5.1; reading T24]
    And point-total-8 is offered [5.1; reading T24]
    And point-total-9 is offered [5.1; reading T24]

    Examples:
      | game       |
      | three-card |
      | even-money |

  Scenario Outline: There is no <bet> bet
    Given the game is star-three-card-baccarat/three-card
    Then <bet> is not offered [5.1]
    When Ann wagers $10 on <bet>
    Then it is refused because "offers no bet '<bet>'" [5.1]

    Examples:
      | bet                  |
      | banker               |
      | pairs-player         |
      | super-six            |
      | tiger                |
      | dragon-bonus-player  |
