Feature: Wagers settled by the rules of the other game

  Rule: Even Money Baccarat is in play, and Banker was settled as in Baccarat

    Background:
      Given a table of star-baccarat/even-money is open
      And Ann sits at place 1
      And Ben sits at place 2
      And Sue is a casino supervisor
      And the shoe is ready
      And Ann wagers $100 on banker
      And Ben wagers $100 on player

    @ST-20a @A-06
    Scenario: While the coup is open it is corrected to the cent
      Given the coup is dealt 2S 9H TH KD
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $95 |
      Then it is refused because "has not been settled" [12.10.1]
      When the dealer settles the wagers
      And the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $100 |
      Then it is refused because "by the rules of the game in play" [12.10.1]
      When the dealer reports the wrong game settled with:
        | paid | Ben's on player: $10 |
      Then it is refused because "wager 2 was lost" [12.10.1]
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $95 |
      Then the event "mispaid" is recorded with:
        | rule   | 12.10.1 |
        | patron | Ann     |
        | cents  | -$5     |
      And the event "mispayment rectified" is recorded with:
        | rule  | 12.10.1 |
        | cents | -$5     |
      And Ann has $10,100 in chips [12.10; 12.10.1; 11.2.2; reading A-06]
      And the house owes Ann $0
      And nobody must be told anything
      And the money balances

    @ST-20a @A-06
    Scenario: A Banker win with six was paid at 19 to 20
      Given the coup is dealt KS 6H QH KD 3C
      And the dealer settles the wagers
      Then Ann is paid $50 on banker [11.2.2]
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $95 |
      Then the event "mispaid" is recorded with:
        | cents | $45 |
      And Ann has $10,050 in chips [12.10; 12.10.1; 11.2.2; reading A-06]

    @ST-20a
    Scenario: Once the coup is over it stands, and the next is settled by the game in play
      Given the coup is played 2S 9H TH KD
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $95 |
      Then no money has moved [12.10.1]
      And the event "irregularity ruled" is recorded with:
        | rule | 12.10.1 |
      And the event "mispaid" is not recorded [12.10.1]
      When Ann wagers $100 on banker
      And the coup is played 2D 9D TD KC
      Then Ann is paid $100 on banker [12.10.2; 11.2.2]
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $200 |
      Then no money has moved [12.10.1]

  Rule: Baccarat is in play, and Banker was settled as in Even Money Baccarat

    Background:
      Given a table of star-baccarat/baccarat is open
      And Ann sits at place 1 with $50,000 in chips
      And Ben sits at place 2
      And Sue is a casino supervisor
      And the shoe is ready

    @ST-20b @A-06
    Scenario: A Banker win with six was paid half, and is corrected while the coup is open
      Given Ann wagers $100 on banker
      And the coup is dealt KS 6H QH KD 3C
      And the dealer settles the wagers
      Then Ann is paid $95 on banker [11.1.3]
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $50 |
      Then the event "mispaid" is recorded with:
        | rule  | 12.10.1 |
        | cents | -$45    |
      And Ann has $50,095 in chips [12.10; 12.10.1; 11.1.3; reading A-06]
      And the house owes Ann $0

    @ST-20b
    Scenario: Once the coup is over the even money stands, and the next is paid at 19 to 20
      Given Ann wagers $100 on banker
      And the coup is played 2S 9H TH KD
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: $100 |
      Then no money has moved [12.10.1]
      And Ann has $50,095 in chips
      When Ann wagers $100 on banker
      And the coup is played 2D 9D TD KC
      Then Ann is paid $95 on banker [12.10.2; 11.1.3]

    @ST-20b @ST-33
    Scenario Outline: A difference of <difference> is <told> to the regulator by the month
      Given Ann wagers <wager> on banker
      And the coup is dealt KS 6H QH KD 3C
      And the dealer settles the wagers
      When the dealer reports the wrong game settled with:
        | paid | Ann's on banker: <paid> |
      Then <notice>

      Examples:
        | wager  | paid   | difference | told     | notice                                                        |
        | $2,200 | $1,100 | $990       | not told | nobody must be told anything                                  |
        | $2,240 | $1,120 | $1,008     | told     | the regulator must be told with the monthly report [12.20.2] |
