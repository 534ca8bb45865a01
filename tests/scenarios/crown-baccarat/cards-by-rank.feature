Feature: Cards that the dealer calls by their ranks alone

  Rule: Where no bet on offer turns on suits, ranks are enough

    Background:
      Given a table of crown-baccarat/traditional is open with:
        | side bets | pairs-player, pairs-banker |
      And Ann sits at place 1 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $100 on player
      And Ann wagers $50 on pairs-player

    Scenario: A pair is two cards of one rank, whatever their suits
      When the coup is dealt 8 K 8 5
      Then the Player hand is 8 8 [1.1 "Baccarat Pairs"]
      And the Player hand counts 6
      And the Banker hand is K 5
      And the event "card drawn" is recorded with:
        | card | 8 |
      When the cards 4 are dealt
      Then the Banker hand is K 5 4 [8.4.2]
      When the coup is finished
      Then Ann is paid $550 on pairs-player [Table 8 "Baccarat Pair"; 1.1 "Baccarat Pairs"]
      And Ann's $100 on player is collected [6.2.1(c)]

    Scenario: A suit that was read is kept all the same
      When the coup is dealt 8S K 8 5C
      Then the Player hand is 8S 8
      And the Banker hand is K 5C

  Rule: Where Perfect Pairs are on offer, each card has its suit

    Background:
      Given a table of crown-baccarat/traditional is open with:
        | side bets | perfect-pairs-player, perfect-pairs-banker |
      And Ann sits at place 1 with $1,000 in chips
      And the shoe is ready
      And Ann wagers $100 on player

    Scenario: The dealer is asked which card it is, by the clause of the bet
      When the cards 8 are dealt
      Then it is refused because "which 8?" [6.2.4(c)]
      When the cards 8S KD 8C 5 are dealt
      Then it is refused because "which 5?" [6.2.4(c); 1.1 "Baccarat Perfect Pairs"]
