Feature: Wagers found outside the limits once the first card has left the shoe

  Background:
    Given the game is star-three-card-baccarat/three-card
    And the limits on player are $20 to $1,000

  Rule: Below the minimum a wager is valid

    Scenario: It wins like any other
      When Ann wagers $10 on player
      And the cards are KS KH QS QH JS 9H
      Then Ann is paid $9.50 on player [6.2; 11.1.1]
      And the money balances

    Scenario: It loses like any other
      When Ann wagers $10 on player
      And the cards are 2S KH 3S QH 4S JH
      Then Ann's $10 on player is collected [6.2; 5.1.1.3]
      And the money balances

  Rule: Above the maximum a wager is paid or collected to the maximum

    Scenario: It wins, and the rest of the stake comes back
      When Ann wagers $1,500 on player
      And the cards are KS KH QS QH JS 9H
      Then Ann is paid $950 on player [6.3; 11.1.1]
      And Ann's $1,500 on player is returned [6.3; 11.1.1]
      And the money balances

    Scenario: It loses, and the rest of the stake comes back
      When Ann wagers $1,500 on player
      And the cards are 2S KH 3S QH 4S JH
      Then Ann's $1,000 on player is collected [6.3; 5.1.1.3]
      And Ann's $500 on player is returned [6.3; 5.1.1.3]
      And the money balances

    Scenario: Three Picture Cards has a maximum of its own
      Given the limits on three-pictures are $5 to $50
      When Ann wagers $60 on three-pictures
      And Ann wagers $60 on player
      And the cards are 2S KH 3S QH 4S JH
      Then Ann is paid $3,500 on three-pictures [6.3; 11.1.4]
      And Ann's $60 on three-pictures is returned [6.3; 11.1.4]
      And Ann's $60 on player is collected [5.1.1.3]
      And the money balances

  Rule: At a limit a wager is inside it

    Scenario Outline: <stake> is neither too little nor too much
      When Ann wagers <stake> on player
      And the cards are KS KH QS QH JS 9H
      Then Ann is paid <paid> on player [11.1.1]
      And Ann's <stake> on player is returned [11.1.1]

      Examples:
        | stake  | paid |
        | $20    | $19  |
        | $1,000 | $950 |
